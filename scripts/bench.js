// `npm run bench`: every figure of the budget that can be measured today. Figures go to standard output, everything
// else to standard error, so that `npm run --silent bench -- --json` is JSON.
import { readyToRun } from './setup/ready.js';
import { runNode } from './setup/run.js';

await readyToRun();

const { code } = await runNode(['dist/bench/index.js', ...process.argv.slice(2)]);
process.exitCode = code;
