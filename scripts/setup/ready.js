// The first step of every command: installs and builds what is missing in the checkout, and nothing if all is there.
// The files in this folder run before anything is installed. They import Node's own modules and each other, nothing
// else; a dependency rule enforces this.
import { ensureBuilt, isBuilt } from './build.js';
import { AGAIN, SetupFailure } from './failure.js';
import { install, isInstalled } from './install.js';
import { oneAtATime } from './one-at-a-time.js';
import { prepareSqlite, sqliteLoads } from './sqlite.js';

/** For commands that only read the code: installs the packages. */
export const readyToRead = () => exitOnFailure(async () => isInstalled() || oneAtATime(installMissing));

/** For commands that run the code: installs the packages, prepares SQLite and builds what changed. */
export const readyToRun = () =>
  exitOnFailure(async () => {
    warnOfUnsafeNode();
    if (isInstalled() && sqliteLoads() && isBuilt()) return;
    await oneAtATime(async () => {
      await installMissing();
      // In parallel: neither needs the other, and compiling SQLite uses one core.
      await Promise.all([sqliteLoads() || prepareSqlite(), ensureBuilt()]);
    });
  });

/** Checks again under the lock: the command that held it may have installed everything. */
const installMissing = async () => isInstalled() || install();

function warnOfUnsafeNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 19))
    console.error(`Node ${process.versions.node} can crash in SQLite (docs/dependencies.md): use Node 22.`);
}

const NOT_WRITABLE = ['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS'];

function sentenceOnFiles({ code, path }) {
  if (code === 'ENOSPC') return `The disk is full: free some space, and ${AGAIN}`;
  if (NOT_WRITABLE.includes(code))
    return `${path} cannot be written (${code}): make it a file or folder of your own, and ${AGAIN}`;
  return undefined;
}

async function exitOnFailure(work) {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof SetupFailure ? error.message : sentenceOnFiles(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}
