// `npm test`: installs what is missing, builds (worker threads and server processes are started from built files),
// and runs every test. Arguments go to jest: `npm test -- libs/rules -t 'mulligan'`.
import { readyToRun } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

await readyToRun();

const { code } = await runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Most of what a test makes is gone soon: with Node's 16 MB the collector copies what a larger space lets die.
  '--max-semi-space-size=64',
  tool('jest', 'bin', 'jest.js'),
  ...process.argv.slice(2),
]);
process.exitCode = code;
