// `npm run quick`: for daily work, what finds most faults in under two minutes: the pure specs but for those that play
// whole games through everyone's eyes, and the scenarios. Arguments go to jest: `npm run quick -- libs/rules`.
import { readyToRun } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

await readyToRun();

const { code } = await runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Most of what a test makes is gone soon: with Node's 16 MB the collector copies what a larger space lets die.
  '--max-semi-space-size=64',
  tool('jest', 'bin', 'jest.js'),
  '--config=scripts/support/quick.config.js',
  ...process.argv.slice(2),
]);
process.exitCode = code;
