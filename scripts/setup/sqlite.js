// better-sqlite3 is the one dependency with a native part: it needs a binary for this version of Node. Its install
// script downloads one, or compiles it if there is none to download. A cache keeps it for other clones (sqlite-cache.js).
import { spawnSync } from 'node:child_process';
import { AGAIN, failureWithLog } from './failure.js';
import { ROOT } from './places.js';
import { isOnPath } from './programs.js';
import { step } from './progress.js';
import { runNpm } from './run.js';
import { dropFromCache, keepInCache, takeFromCache } from './sqlite-cache.js';

export const sqliteLoads = () => tryToLoad().status === 0;

const ARGS = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--loglevel=error'];

/** In a separate process: better-sqlite3 12 aborts on some releases of Node 24 when a database is collected. */
const tryToLoad = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], {
    cwd: ROOT,
    encoding: 'utf8',
  });

export const prepareSqlite = () =>
  step(
    'Preparing SQLite (one or two minutes if it has to be compiled)',
    async () => {
      if (takeFromCache()) {
        if (sqliteLoads()) return;
        dropFromCache();
      }
      const { code, signal, output } = await runNpm(ARGS, { quiet: true });
      if (code !== 0) throw failureWithLog(advice(output, signal), output);
      const { status, stderr } = tryToLoad();
      if (status !== 0) throw failureWithLog(adviceOnLoading(stderr), output + stderr);
      keepInCache();
    },
    () => 'still preparing SQLite',
  );

const INSTALL_THEM =
  'install them (Debian, Ubuntu: `apt-get install g++ make python3`; Fedora: `dnf install gcc-c++ make python3`; ' +
  'macOS: `xcode-select --install`)';

function advice(output, signal) {
  if (signal !== null) return `Compiling SQLite was stopped by ${signal}: ${AGAIN}`;
  const missing = missingTools();
  if (missing.length > 0)
    return `SQLite has to be compiled, but there is ${listed(missing)}: ${INSTALL_THEM}, and ${AGAIN}`;
  if (/gyp http GET \S+headers/.test(output) && !/gyp http 200 \S+headers/.test(output))
    return `SQLite has to be compiled, but Node's headers cannot be downloaded from nodejs.org: check the network, or name a folder that has them (\`export npm_config_nodedir=FOLDER\`), and ${AGAIN}`;
  return `SQLite could not be compiled: fix what the compiler reports, and ${AGAIN}`;
}

/** `error` is what Node prints when it cannot load the new binary. */
const adviceOnLoading = (error) =>
  error.includes('NODE_MODULE_VERSION')
    ? `SQLite was compiled with the headers of another Node: unset npm's setting \`nodedir\`, or set it to the folder of this Node, and ${AGAIN}`
    : `SQLite was installed but does not load: delete node_modules, and ${AGAIN}`;

const listed = (missing) => missing.map((what) => `no ${what}`).join(' and ');

function missingTools() {
  if (process.platform === 'win32') return [];
  const { CXX, npm_config_python: python, PYTHON } = process.env;
  return [
    ['C++ compiler', CXX ? [CXX.split(' ')[0]] : ['c++', 'g++', 'clang++']],
    ['make', ['make', 'gmake']],
    ['Python 3', [python, PYTHON, 'python3', 'python'].filter(Boolean)],
  ]
    .filter(([, names]) => !names.some(isOnPath))
    .map(([what]) => what);
}
