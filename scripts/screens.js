// `npm run screens`: pictures of every page at three sizes, light and dark, in three languages, into docs/screens.
// `npm run screens -- kept` makes those that are in the repository.
import { readyToRun } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

await readyToRun();

const { code } = await runNode(
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    tool('jest', 'bin', 'jest.js'),
    'test/web/screens',
  ],
  { env: { ...process.env, PENTALAND_SCREENS: process.argv[2] === 'kept' ? 'kept' : 'write' } },
);
process.exitCode = code;
