// Installs what package-lock.json names, without running any package's install script. Compiling SQLite is a separate
// step (sqlite.js): if it fails, the packages need not be installed again.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AGAIN, failureWithLog, SetupFailure } from './failure.js';
import { ROOT } from './places.js';
import { step } from './progress.js';
import { runNpm } from './run.js';

/** npm's record of what it installed. npm writes it last. */
const RECORD = join(ROOT, 'node_modules', '.package-lock.json');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const DISAGREE = `package.json and package-lock.json disagree: run \`npm install\`, which brings the lock file up to date, and ${AGAIN}`;
const ARGS = [
  ...['ci', '--include=dev', '--ignore-scripts'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

export function isInstalled() {
  const installed = recorded();
  return lockedPackages().every(([path, locked]) => {
    const found = installed[path];
    if (found === undefined) return locked.optional === true || locked.peer === true;
    return found.version === locked.version && found.integrity === locked.integrity && isOnDisk(path);
  });
}

export async function install() {
  const paths = lockedPackages()
    .filter(isForThisMachine)
    .map(([path]) => path);
  // An installation that is killed from here on leaves no record that looks complete.
  rmSync(RECORD, { force: true });
  await step(
    `Installing ${paths.length} packages`,
    async () => {
      const { code, signal, output } = await runNpm(ARGS, { quiet: true });
      if (code !== 0) throw failureWithLog(advice(output, signal), output);
    },
    () => `${paths.filter(isOnDisk).length} packages installed`,
  );
}

const isOnDisk = (path) => existsSync(join(ROOT, path, 'package.json'));

function lockedPackages() {
  const { '': project, ...packages } = lockFile().packages;
  const asked = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    if (!isDeepStrictEqual(project[kind], asked[kind])) throw new SetupFailure(DISAGREE);
  return Object.entries(packages);
}

function lockFile() {
  try {
    return JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  } catch {
    throw new SetupFailure(
      `package-lock.json cannot be read (an unfinished merge?): restore it with \`git checkout package-lock.json\`, and ${AGAIN}`,
    );
  }
}

function recorded() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')).packages;
  } catch {
    return {};
  }
}

function isForThisMachine([, { os, cpu, libc }]) {
  const fits = (wanted, value) => wanted === undefined || wanted.includes(value);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}

const NO_NETWORK =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|FETCH_ERROR)$/;
/** What to do about a failed `npm ci`. */
function advice(output, signal) {
  const [, code = ''] = /^npm (?:error|ERR!) code (\S+)$/m.exec(output) ?? [];
  if (signal !== null) return `npm was stopped by ${signal}: ${AGAIN}`;
  if (/spawn npm\S* E/.test(output))
    return `npm, which comes with Node, cannot be found: put it on the PATH, and ${AGAIN}`;
  if (NO_NETWORK.test(code))
    return `The npm registry cannot be reached (${code}): check the network and \`npm config get registry\`, and ${AGAIN}`;
  if (/^E[45]\d\d$/.test(code))
    return `The npm registry refused a package (${code}): check \`npm config get registry\` and your login there, and ${AGAIN}`;
  if (code === 'EUSAGE') return DISAGREE;
  if (code === 'EINTEGRITY')
    return `A package differs from what package-lock.json names (EINTEGRITY): run \`npm cache verify\`, and ${AGAIN}`;
  if (code === 'ENOSPC') return `The disk is full: free some space, and ${AGAIN}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `npm may not write node_modules or its cache (${code}): make yourself the owner of both, and ${AGAIN}`;
  return `The packages could not be installed: fix what npm reports, and ${AGAIN}`;
}
