// Opens the compiled cards beside the built program, in a process of its own, reads every one of them, and prints what
// it took: nothing is warm here.
import { openCardsIn } from '../../apps/server/src/index.js';

const [dataDir = ''] = process.argv.slice(2);
globalThis.gc?.();
const before = memory();
const begun = performance.now();
const worked = process.cpuUsage();
const { catalogue, compiled } = await openCardsIn(dataDir, {
  onCompile: (why) => {
    throw new Error(why);
  },
});
const ms = performance.now() - begun;
const { user, system } = process.cpuUsage(worked);
let abilities = 0;
for (const reading of ['today', 'as-it-stands'] as const)
  for (const { faces = [] } of compiled.names(reading))
    for (const face of faces) abilities += face.abilities?.length ?? 0;
globalThis.gc?.();
const megabytes = (memory() - before) / 1e6;
console.log(JSON.stringify({ ms, cpu: (user + system) / 1000, megabytes, cards: catalogue.size, abilities }));

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
