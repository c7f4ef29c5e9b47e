// Lets only one command at a time install or build in a checkout: otherwise `npm start` and `npm test` in two terminals
// delete each other's files. The lock is a file with the ids of the processes that work under it. When none of them is
// alive (they failed or were killed), the lock is stale and the next command removes it.
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, STATE_DIR } from './places.js';

const LOCK = join(STATE_DIR, 'setup.lock');
const POLL_MS = 200;
/** These files are empty for a moment after their creation. An older empty one was left by a killed process. */
const EMPTY_IS_STALE_MS = 5_000;

let held = false;

/** If the work fails, this process has to exit: the lock stays until the programs it started have ended as well. */
export async function oneAtATime(work) {
  await acquire();
  held = true;
  await work();
  held = false;
  rmSync(LOCK, { force: true });
}

/** Names a program started under the lock. If it outlives this process, the next command waits for it. */
export function addWorker(pid) {
  if (held) appendFileSync(LOCK, `${pid}\n`);
}

async function acquire() {
  mkdirSync(STATE_DIR, { recursive: true });
  for (let announced = false; !created(LOCK, `${process.pid}\n`);) {
    const content = contentOf(LOCK);
    const workers = aliveIn(content);
    if (content === '' ? isStaleEmpty(LOCK) : workers.length === 0) removeStale(content);
    else if (!announced && workers.length > 0) {
      announced = true;
      process.stderr.write(
        `Waiting for another command that is installing or building here (process ${workers.join(', ')}). ` +
          `If that is some other program, delete ${relative(ROOT, LOCK)}.\n`,
      );
    }
    await sleep(POLL_MS);
  }
}

/** Two commands may find the same stale lock: only one removes it, and never a newer lock. */
function removeStale(content) {
  const claim = `${LOCK}.claimed`;
  if (!created(claim, '')) {
    if (isStaleEmpty(claim)) rmSync(claim, { force: true });
    return;
  }
  if (contentOf(LOCK) === content) rmSync(LOCK, { force: true });
  rmSync(claim, { force: true });
}

function created(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isStaleEmpty(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > EMPTY_IS_STALE_MS;
  } catch {
    return false;
  }
}

const aliveIn = (content) =>
  content
    .split('\n')
    .filter(Boolean)
    .map(Number)
    // An earlier process may have had the id of this one.
    .filter((pid) => pid !== process.pid && isAlive(pid));

/** A killed process whose parent does not reap it, as in a container without an init. */
function isZombie(pid) {
  return process.platform === 'linux' && /^\d+ \(.*\) Z /s.test(contentOf(`/proc/${pid}/stat`));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // The process exists but belongs to another user.
    return error.code === 'EPERM';
  }
}
