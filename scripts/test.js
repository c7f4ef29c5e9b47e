// `npm test`: installs what is missing, builds (worker threads and server processes are started from built files),
// and runs every test. Arguments go to jest, and each file then stands by itself: `npm test -- libs/rules -t 'mulligan'`.
import { ensureInstalled } from './support/install.js';
import { ensureBuilt } from './support/build.js';
import { runNode, tool } from './support/run.js';

await ensureInstalled();
await ensureBuilt();

const asked = process.argv.slice(2);
const { code } = await runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  tool('jest', 'bin', 'jest.js'),
  ...(asked.length === 0 ? ['--config', 'jest.whole.config.js'] : asked),
]);
process.exitCode = code;
