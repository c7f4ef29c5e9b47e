// `npm run bench`: every figure of the budget that can be measured today. Figures go to standard output, everything
// else to standard error, so that `npm run --silent bench -- --json` is JSON.
import { ensureInstalled } from './support/install.js';
import { ensureBuilt } from './support/build.js';
import { runNode } from './support/run.js';

await ensureInstalled();
await ensureBuilt();

const { code } = await runNode(['dist/bench/index.js', ...process.argv.slice(2)]);
process.exitCode = code;
