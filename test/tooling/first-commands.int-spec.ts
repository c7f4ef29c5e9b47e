// The commands in a bare clone where the installation cannot succeed. Each gets as far as the installation and ends with
// one sentence that says what to do. First runs that do install and build are in scripts/gate/first-runs.js.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BareCheckout, npmScripts, ROOT, TRACE } from './fixtures/bare-checkout.js';

let bare: BareCheckout;
beforeEach(() => void (bare = new BareCheckout()));
afterEach(() => bare.dispose());

const UNREACHABLE =
  /^The npm registry cannot be reached \(ECONNREFUSED\): .*, and run the command again\. The full output is in \.pentaland\/setup\.log\.$/;

describe('the first command in a bare clone', () => {
  it.each(Object.keys(npmScripts()))('npm run %s installs before it needs a package', (script) => {
    // Without npm the installation fails at once.
    const { status, stderr, lastLine } = bare.run('sh', ['-c', npmScripts()[script] ?? ''], {
      PATH: bare.programs('node', 'sh'),
    });
    expect(lastLine).toMatch(
      /^npm, which comes with Node, cannot be found: put it on the PATH, and run .*\.$/,
    );
    expect(status).toBe(1);
    expect(stderr).not.toMatch(TRACE);
  });

  it('says what to do if the registry cannot be reached', () => {
    const { status, stderr, lastLine } = bare.run('npm', ['test', '--silent']);
    expect(lastLine).toMatch(UNREACHABLE);
    expect(status).toBe(1);
    expect(stderr).not.toMatch(TRACE);
    expect(readFileSync(join(bare.folder, '.pentaland/setup.log'), 'utf8')).toContain('ECONNREFUSED');
  });

  it('says what to do if the checkout cannot be written', () => {
    // A file in the place of the folder, because the tests may be run by root, who may write everywhere.
    writeFileSync(join(bare.folder, '.pentaland'), '');
    const { status, stderr } = bare.run('npm', ['test', '--silent']);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^\S+\.pentaland cannot be written \(EEXIST\): .*, and run the command again\.\n$/,
    );
  });

  it('installs first for npx pentaland, too', () => {
    expect(bare.run('npx', ['pentaland', 'cards', 'info'])).toMatchObject({
      status: 1,
      lastLine: expect.stringMatching(UNREACHABLE),
    });
  });

  it('says what to do about a lock file that cannot be read', () => {
    writeFileSync(join(bare.folder, 'package-lock.json'), '<<<<<<< HEAD\n{}\n');
    const { status, stderr } = bare.run('npm', ['test', '--silent']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^package-lock\.json cannot be read .*: restore it with `git checkout .*\.\n$/);
  });

  it('says what to do about a lock file that package.json disagrees with', () => {
    const file = join(bare.folder, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"dependencies": {', '$& "left-pad": "^1.3.0",'));
    const { status, stderr } = bare.run('npm', ['run', '--silent', 'check']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^package\.json and package-lock\.json disagree: run `npm install`, .*again\.\n$/);
  });
});

describe('npx pentaland before the build', () => {
  const pentaland = (...args: readonly string[]) =>
    bare.run(process.execPath, ['apps/cli/bin/pentaland.cjs', ...args]);
  const help = readFileSync(join(ROOT, 'apps/cli/bin/help.txt'), 'utf8');
  afterEach(() => expect(existsSync(join(bare.folder, 'node_modules'))).toBe(false));

  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(bare.run('npx', ['pentaland', '--version'])).toMatchObject({
      status: 0,
      stdout: `pentaland ${version}\n`,
      stderr: '',
    });
  });

  it.each(['--help', '-h', 'help'])('lists its commands on %s', (word) => {
    expect(pentaland(word)).toMatchObject({ status: 0, stdout: help, stderr: '' });
  });

  it('says what to run before it can describe one command', () => {
    expect(pentaland('verify', '--help')).toMatchObject({
      status: 0,
      stdout: help,
      lastLine:
        'Nothing is built here yet: run `npm run build` first, and `npx pentaland verify --help` says more.',
    });
  });

  it.each([
    ['nothing', [], 'No command was given.'],
    ['an unknown command', ['dance'], "There is no command 'dance'."],
    ['a part of a command', ['back'], "There is no command 'back'."],
  ])('refuses %s at once', (_what, args, why) => {
    expect(pentaland(...args)).toMatchObject({ status: 2, stdout: '', stderr: `${why}\n${help}` });
  });
});

describe('the rule on what runs before the installation', () => {
  const RULE = 'what-runs-before-the-installation-needs-only-node';

  const MOST_BYTES = 2 ** 26;

  /** Commands with an import they may not have, each beside the one it was made of. */
  const SPOILED = {
    'scripts/start.js': "import '@swc/core';",
    'scripts/test.js': "import './support/compile.js';",
    'scripts/setup/run.js': "import 'zod';",
    'scripts/gate/tour.js': "import 'ws';",
    'apps/cli/bin/pentaland.js': "import '../../../scripts/support/compile.js';",
  };
  const spoiledOf = (file: string): string => file.replace('.js', '.spoiled.js');

  it('finds no fault today, and refuses a package, and a file that may import one, in every file that runs before it', () => {
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json'])
      cpSync(join(ROOT, file), join(bare.folder, file));
    // Without a source the settings of the compiler are refused.
    writeFileSync(join(bare.folder, 'apps/cli/bin/none.ts'), '');
    symlinkSync(join(ROOT, 'node_modules'), join(bare.folder, 'node_modules'));
    for (const [file, line] of Object.entries(SPOILED)) {
      const text = readFileSync(join(bare.folder, file), 'utf8');
      writeFileSync(join(bare.folder, spoiledOf(file)), `${line}\n${text}`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--output-type', 'json', 'scripts', 'apps'],
      ],
      { cwd: bare.folder, encoding: 'utf8', maxBuffer: MOST_BYTES },
    );
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: readonly { from: string; rule: { name: string } }[] };
    };
    const violations = summary.violations.filter(({ rule }) => rule.name === RULE);
    expect(violations.map(({ from }) => from).sort()).toEqual(Object.keys(SPOILED).map(spoiledOf).sort());
  });
});
