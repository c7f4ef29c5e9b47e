// Opens the catalogue whose cache is named, in a process of its own, and prints what it took: nothing is warm here.
import { openCatalogue } from '#cards/importers';

const [cacheFile = ''] = process.argv.slice(2);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const begun = performance.now();
const worked = process.cpuUsage();
const catalogue = openCatalogue({
  cacheFile,
  onBuild: (why) => {
    throw new Error(why);
  },
});
const ms = performance.now() - begun;
const { user, system } = process.cpuUsage(worked);
globalThis.gc?.();
const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
console.log(JSON.stringify({ ms, cpu: (user + system) / 1000, megabytes, cards: catalogue.size }));
