// `npm run soak`: the tests that are a matter of patience, with patience. Arguments go to jest.
import { ensureInstalled } from './support/install.js';
import { ensureBuilt } from './support/build.js';
import { runNode, tool } from './support/run.js';

/** How often a writing process is killed at a random moment. */
const KILL_ROUNDS = '200';

await ensureInstalled();
await ensureBuilt();

process.env.PENTALAND_KILL_ROUNDS ??= KILL_ROUNDS;
const { code } = await runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  tool('jest', 'bin', 'jest.js'),
  'libs/event-store/src/sqlite/killed',
  '--testTimeout=3600000',
  ...process.argv.slice(2),
]);
process.exitCode = code;
