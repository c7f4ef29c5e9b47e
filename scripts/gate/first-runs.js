// Plays the first commands of a newcomer, and what can go wrong with them, in bare clones:
//   node scripts/gate/first-runs.js [NAME...]
// The clones hold what is committed and share only caches: npm's, and those of the compiled SQLite and cards. This needs
// a C++ compiler and the npm registry. Without names it plays the first two; the others each play one command that nothing
// interrupts, as the gate does with `npm test` and `npm start`.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isExecutable } from '../setup/programs.js';
import { Newcomer, results } from './newcomer.js';

const RUNS = {
  'old-node': oldNodes,
  mishaps,
  build: (newcomer) => worksFirst(newcomer, npm('build'), /^Building.*: done in/m, COMPILES_ALL),
  demo: (newcomer) => worksFirst(newcomer, DEMO, VERIFIED),
  check: checksFirst,
  bench: (newcomer) => worksFirst(newcomer, npm('bench', '--', 'names-of-a-cost'), /can be named/),
};
const BY_DEFAULT = ['old-node', 'mishaps'];

/** Versions that people still have and that cannot run the project. */
const OLD_NODES = ['12.22.12', '18.20.8', '22.12.0'];
const COMPILERS = /^(?:cc|c\+\+|(?:.*-)?(?:gcc|g\+\+|clang|clang\+\+)(?:-[\d.]+)?|make|gmake)$/;
/** With so many packages an installation is in the middle. */
const SOME_PACKAGES = 50;

const INSTALLS = /^Installing /m;
const BUILDS = /^Building/m;
const PREPARES = /^Preparing SQLite/m;
const VERIFIED = /^Replayed and verified: /m;
/** The quickest command that needs packages, of which graphql is enough, and no build. */
const READS_THE_CODE = ['node', ['scripts/schema-release.js', '--check']];
const DEMO = npm('demo', '--', '--life', '5');
/** SQLite and the cards, even where they could be downloaded or taken from a cache. */
const COMPILES_ALL = {
  env: { ...process.env, npm_config_build_from_source: 'true', PENTALAND_CARDS_CACHE: 'off' },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in RUNS));
if (unknown.length > 0) {
  console.error(`No first run is called ${unknown.join(', ')}; there are ${Object.keys(RUNS).join(', ')}.`);
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'pentaland-first-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const name of named.length > 0 ? named : BY_DEFAULT) {
  const newcomer = await new Newcomer(name, join(scratch, name)).clone();
  await RUNS[name](newcomer);
  rmSync(newcomer.folder, { recursive: true });
}
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;

async function oldNodes(newcomer) {
  const { scripts } = JSON.parse(newcomer.read('package.json'));
  // npm runs a script with `sh -c`. Today's npm does not run on these versions; each came with an older one.
  const commands = [...Object.values(scripts), 'node apps/cli/bin/pentaland.cjs --version'];
  for (const version of OLD_NODES) {
    const PATH = `${await oldNode(newcomer, version)}${delimiter}${process.env.PATH}`;
    const sentence = new RegExp(`^This is Node ${version.replaceAll('.', '\\.')}, but .*again\\.\\n$`);
    const outcomes = await Promise.all(
      commands.map((command) => newcomer.run('sh', ['-c', command], { env: { ...process.env, PATH } })),
    );
    const wrong = outcomes.filter(
      ({ code, stdout, stderr }) => code !== 1 || !sentence.test(stdout + stderr),
    );
    newcomer.report(
      `Node ${version} is refused in one sentence, by each of ${commands.length} commands`,
      wrong.length === 0,
      JSON.stringify(wrong, null, 2),
    );
  }
}

/** The folder of its `node`. The npm registry has each version for each platform as a package. */
async function oldNode(newcomer, version) {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(scratch, `node-${version}`);
  mkdirSync(folder);
  const { code, stderr } = await newcomer.run(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`${name}@${version}: ${stderr}`);
  return join(folder, 'node_modules', name, 'bin');
}

/** In one clone, one after the other: no finished work is repeated. */
async function mishaps(newcomer) {
  await killedWhileInstalling(newcomer);
  await noCompiler(newcomer);
  await killedWhileBuilding(newcomer);
  newcomer.expect('repeats no work that is finished', await newcomer.run(...DEMO), {
    wanted: [VERIFIED],
    unwanted: [INSTALLS, PREPARES, BUILDS],
  });
  await lockFileChanged(newcomer);
}

async function killedWhileInstalling(newcomer) {
  const inTheMiddle = () => newcomer.packages() >= SOME_PACKAGES;

  const first = newcomer.start(...DEMO);
  await first.until(inTheMiddle);
  await first.kill();
  newcomer.report('is killed in the middle of the installation', inTheMiddle(), first.printed.stderr);

  // Now only the command is killed; its npm goes on.
  const [stale] = lockedBy(newcomer);
  const second = newcomer.start(...DEMO);
  let command;
  await second.until(() => {
    // Read once: the stale lock may be removed between two reads.
    const [pid, npm] = lockedBy(newcomer);
    if (npm !== undefined && pid !== stale) command = pid;
    return command !== undefined;
  });
  if (command === undefined) newcomer.report('installs again', false, second.printed.stderr);
  else process.kill(command, 'SIGKILL');
  await second.ended;
}

/** The processes in the lock of the clone: the command itself is the first. */
function lockedBy(newcomer) {
  const file = '.pentaland/setup.lock';
  return newcomer.has(file) ? newcomer.read(file).trim().split('\n').map(Number) : [];
}

async function noCompiler(newcomer) {
  const env = { ...COMPILES_ALL.env, PATH: pathWithoutCompilers() };
  const outcome = await newcomer.run(...DEMO, { env });
  newcomer.expect('waits for an installation that outlived its command', outcome, {
    ends: 1,
    wanted: [/^Waiting for another command that is installing/m, PREPARES],
    unwanted: [INSTALLS],
  });
  newcomer.expect('says what is missing where SQLite cannot be compiled', outcome, {
    ends: 1,
    wanted: [/^SQLite has to be compiled, but there is no C\+\+ compiler and no make: .*again\./m],
  });
}

async function killedWhileBuilding(newcomer) {
  const killed = newcomer.start(...DEMO, COMPILES_ALL);
  await killed.until(() => /^Compiling the cards/m.test(killed.printed.stderr));
  await killed.kill();
  newcomer.expect('works after all when it is repeated', await newcomer.run(...DEMO), {
    wanted: [BUILDS, PREPARES, VERIFIED],
    unwanted: [INSTALLS],
  });
}

/** The new one also names fewer packages, so that the installation is short: it takes away the others. */
async function lockFileChanged(newcomer) {
  const project = JSON.parse(newcomer.read('package.json'));
  const { graphql } = project.dependencies;
  newcomer.write(
    'package.json',
    JSON.stringify({ ...project, dependencies: { graphql }, devDependencies: {} }),
  );
  const { code, stderr } = await newcomer.run('npm', [
    ...['install', '--package-lock-only', '--save-dev', '--no-audit', '--no-fund'],
    'left-pad@1.3.0',
  ]);
  newcomer.report('is given another lock file', code === 0, stderr);
  newcomer.expect('installs what a changed lock file names', await newcomer.run(...READS_THE_CODE), {
    wanted: [INSTALLS],
    unwanted: [PREPARES, BUILDS],
  });
  newcomer.report('has what the lock file added', newcomer.has('node_modules/left-pad'), 'it has not');
  newcomer.report('has no longer what it left out', !newcomer.has('node_modules/jest'), 'it still has it');
}

/** It needs no build. */
async function checksFirst(newcomer) {
  newcomer.expect('works as the first command', await newcomer.run(...npm('check')), {
    wanted: [INSTALLS, /^6 passed, 0 failed$/m],
  });
}

async function worksFirst(newcomer, command, does, options) {
  newcomer.expect('works as the first command', await newcomer.run(...command, options), {
    wanted: [INSTALLS, PREPARES, BUILDS, does],
  });
}

function npm(script, ...args) {
  return ['npm', ['run', '--silent', script, ...args]];
}

function pathWithoutCompilers() {
  const folder = join(scratch, 'no-compilers');
  mkdirSync(folder);
  const taken = new Set();
  for (const from of process.env.PATH.split(delimiter))
    for (const program of programsIn(from)) {
      if (taken.has(program) || COMPILERS.test(program)) continue;
      taken.add(program);
      symlinkSync(join(from, program), join(folder, program));
    }
  return folder;
}

function programsIn(folder) {
  try {
    return readdirSync(folder).filter((name) => isExecutable(join(folder, name)));
  } catch {
    return [];
  }
}
