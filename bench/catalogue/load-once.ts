// Opens the catalogue whose cache is named, in a process of its own, and prints what it took: nothing is warm here.
import { openCatalogue } from '#cards/importers';

const [cacheFile = ''] = process.argv.slice(2);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const begun = performance.now();
const catalogue = openCatalogue({
  cacheFile,
  onBuild: (why) => {
    throw new Error(why);
  },
});
const ms = performance.now() - begun;
globalThis.gc?.();
const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
console.log(JSON.stringify({ ms, megabytes, cards: catalogue.size }));
