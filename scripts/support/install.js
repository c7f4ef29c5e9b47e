// Brings node_modules to what package-lock.json says, and does nothing when it is there already.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm, saying } from './run.js';

const OLDEST_NODE = [20, 19];

/** What only reads the code (`runs` nothing of it) does without the native modules. */
export async function ensureInstalled({ runs = true } = {}) {
  refuseOldNode();
  if (!installedAsLocked()) {
    await orExit(
      saying('Installing the dependencies (npm ci; a minute or two on the first run)', () =>
        runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }),
      ),
    );
  }
  if (runs && !nativeModulesLoad()) {
    await orExit(
      saying('Fitting the native modules to this version of Node (npm rebuild)', () =>
        runNpm(['rebuild', 'better-sqlite3', '--loglevel=error'], { quiet: true }),
      ),
    );
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 19))
    console.error(`Node ${process.versions.node} can abort in SQLite (docs/dependencies.md): better use 22.`);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm keeps its own record of what it put into node_modules: compared with the lock, it says what is missing. */
function installedAsLocked() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packages(record);
  return Object.entries(packages(join(ROOT, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '') return true;
    const there = installed[path];
    if (there === undefined) return locked.optional === true || locked.peer === true;
    return there.version === locked.version && there.integrity === locked.integrity;
  });
}

/**
 * A node_modules made under another version of Node holds binaries that this one cannot load. Tried in a process of
 * its own: better-sqlite3 12 aborts on some releases of Node 24 when a database is garbage collected.
 */
function nativeModulesLoad() {
  const open = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['-e', open], { cwd: ROOT, stdio: 'ignore' }).status === 0;
}

async function orExit(working) {
  const { code, output } = await working;
  if (code === 0) return;
  console.error(`${output}That did not work; the lines above say why.`);
  process.exit(1);
}
