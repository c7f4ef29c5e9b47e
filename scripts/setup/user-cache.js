// Files that take long to make, kept outside the checkout for the next clone on this machine. An entry is one file: the
// SHA-256 of what is kept as a line, then what is kept. It appears by a rename, so whoever reads it sees all of it or
// none. Nothing here can fail a command: without a cache the file is made.
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** An entry that no clone took for so long, or a file that a killed process left, is removed. */
const UNUSED_MS = 90 * 24 * 3_600_000;
const DIGEST_LINE = 65;

/**
 * `setting` is the variable that names another folder, or is 'off'. `nameOf` returns all that the file depends on; it is
 * asked each time. `most` entries with this suffix are kept, those that were taken last.
 */
export function userCache({ setting, suffix, nameOf, most = Infinity, mode = 0o666 }) {
  const attempt = (work) => {
    try {
      const folder = cacheFolder(process.env[setting]);
      return folder !== undefined && work(join(folder, `${nameOf()}${suffix}`));
    } catch {
      return false;
    }
  };
  return {
    /** Puts the entry there; false if the cache has none that is whole. */
    take: (place) =>
      attempt((entry) => {
        const kept = readEntry(entry);
        if (kept === undefined) return false;
        mkdirSync(dirname(place), { recursive: true });
        if (!contentOf(place)?.equals(kept)) replace(place, kept, mode);
        utimesSync(entry, new Date(), new Date());
        return true;
      }),
    /** Keeps what is there, which has proved good. */
    keep: (place) =>
      attempt((entry) => {
        const made = readFileSync(place);
        if (readEntry(entry)?.equals(made)) return true;
        removeUnused(dirname(entry), suffix);
        replace(entry, Buffer.concat([Buffer.from(`${digestOf(made)}\n`), made]), 0o600);
        removeBeyond(most, dirname(entry), suffix);
        return true;
      }),
    /** What the cache gave is no good: it must not be given again. */
    drop: () =>
      attempt((entry) => {
        rmSync(entry, { force: true });
        return true;
      }),
  };
}

/** What lies in the folder is run later: it has to be ours, and nobody else may write to it. */
function cacheFolder(set) {
  if (set === 'off') return undefined;
  const folder = set || join(cacheOfUser(), 'pentaland');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)) return folder;
  console.error(`${folder} is not used as a cache, because others may write to it: \`chmod 700 ${folder}\`.`);
  return undefined;
}

function cacheOfUser() {
  if (process.platform === 'win32') return process.env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
}

function readEntry(entry) {
  if (lstatSync(entry, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const content = readFileSync(entry);
  const kept = content.subarray(DIGEST_LINE);
  return content.subarray(0, DIGEST_LINE).toString('latin1') === `${digestOf(kept)}\n` ? kept : undefined;
}

/** Undefined for what is no file of its own: behind a link is a file of somebody else. */
const contentOf = (file) =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;

const digestOf = (content) => createHash('sha256').update(content).digest('hex');

/** Never writes into the file that is there: another process may have it open, or another name may lead to it. */
function replace(file, content, mode) {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { mode, flag: 'wx' });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function removeUnused(folder, suffix) {
  for (const name of readdirSync(folder).filter((one) => one.includes(suffix)))
    if (Date.now() - usedAt(join(folder, name)) >= UNUSED_MS) rmSync(join(folder, name), { force: true });
}

function removeBeyond(most, folder, suffix) {
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name))
    .map((entry) => ({ entry, used: usedAt(entry) }))
    .sort((a, b) => b.used - a.used);
  for (const { entry } of entries.slice(most)) rmSync(entry, { force: true });
}

/** Another clone may have removed it in the meantime. */
const usedAt = (file) => lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
