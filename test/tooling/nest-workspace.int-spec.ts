// nest-cli.json, as a developer uses it: `npx nest build`, `npx nest start --watch` and `npx nest generate`, in a copy of
// the workspace.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const NEST = join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-nest-'));
const MAIN = join('apps', 'server', 'src', 'main');
const LINE = /\/\/# sourceMappingURL=.*$/;

beforeAll(() => {
  const parts = [
    ...['package.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.nest.json', 'schema.graphql'],
    ...['package-lock.json', 'apps', 'libs', 'bench', 'scripts'],
  ];
  for (const part of parts)
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (name) => !name.split(sep).includes('node_modules'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const nest = (...args: readonly string[]) =>
  spawnSync(process.execPath, [NEST, ...args], { cwd: folder, encoding: 'utf8' });

const javaScriptIn = (place: string): string[] =>
  ['apps', 'libs']
    .flatMap((part) =>
      readdirSync(join(place, part), { recursive: true, encoding: 'utf8' }).map((name) => join(part, name)),
    )
    .filter((name) => name.endsWith('.js'))
    .sort();

interface Workspace {
  readonly projects: Readonly<
    Record<string, { readonly type: string; readonly sourceRoot: string; readonly entryFile: string }>
  >;
}

describe('nest-cli.json', () => {
  it('describes every app and every library, each with its entry file', () => {
    const { projects } = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8')) as Workspace;
    expect(Object.keys(projects).sort()).toEqual(
      // The pages are no program of Nest: Vite builds them.
      [...readdirSync(join(ROOT, 'apps')), ...readdirSync(join(ROOT, 'libs'))]
        .filter((name) => name !== 'web')
        .sort(),
    );
    for (const [name, { type, sourceRoot, entryFile }] of Object.entries(projects)) {
      expect(sourceRoot).toBe(`${type === 'application' ? 'apps' : 'libs'}/${name}/src`);
      expect([name, existsSync(join(ROOT, sourceRoot, `${entryFile}.ts`))]).toEqual([name, true]);
    }
  });

  it('writes files that the next `npm run build` takes for out of date', () => {
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
    const isBuilt = (): string =>
      spawnSync(
        process.execPath,
        ['-e', "import('./scripts/setup/build.js').then(({ isBuilt }) => console.log(isBuilt()))"],
        { cwd: folder, encoding: 'utf8' },
      ).stdout.trim();
    expect(isBuilt()).toBe('true');
    appendFileSync(join(folder, 'dist', `${MAIN}.js`), '// Built from other sources.');
    expect(isBuilt()).toBe('false');
    rmSync(join(folder, 'dist'), { recursive: true });
  });

  it('has `nest build server` write exactly what `npm run build` writes', () => {
    const { status, stderr } = nest('build', 'server');
    expect([status, stderr]).toEqual([0, expect.stringContaining('Successfully compiled')]);
    const built = javaScriptIn(join(folder, 'dist'));
    expect(built).toEqual(javaScriptIn(join(ROOT, 'dist')));
    const differing = built.filter(
      (name) =>
        readFileSync(join(folder, 'dist', name), 'utf8').replace(LINE, '') !==
        readFileSync(join(ROOT, 'dist', name), 'utf8').replace(LINE, ''),
    );
    expect(differing).toEqual([]);
  });

  it('has `nest start server --watch` serve, and serve again after a change', async () => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    // The cards as the build compiled them: the same code reads them here.
    symlinkSync(join(ROOT, 'dist/catalogue'), join(folder, 'dist/catalogue'));
    const child = spawn(process.execPath, [NEST, 'start', 'server', '--watch'], {
      cwd: folder,
      // A group of its own, which gets the Ctrl-C of a terminal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        PENTALAND_PORT: '0',
        PENTALAND_METRICS_PORT: '0',
        PENTALAND_DATA_DIR: join(folder, 'data'),
      },
    });
    const ended = once(child, 'close');
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const gone = ended.then(() => {
      throw new Error(`it ended:\n${said}`);
    });
    gone.catch(() => undefined);
    const until = async (words: string): Promise<void> => {
      while (!said.includes(words)) await Promise.race([once(child.stdout, 'data'), gone]);
    };
    try {
      await until('"event":"listening"');
      await until('Watching for file changes');
      said = '';
      appendFileSync(
        join(folder, `${MAIN}.ts`),
        "process.stdout.write('This is the changed program.\\n');\n",
      );
      await until('This is the changed program.');
      expect(said).toContain('"event":"listening"');
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended.catch(() => undefined);
    }
  });

  it('has `nest generate` put a service and a module into the named project', () => {
    const made = nest('generate', 'service', 'weather', '--project', 'server');
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(readdirSync(join(folder, 'apps/server/src/weather')).sort()).toEqual([
      'weather.service.spec.ts',
      'weather.service.ts',
    ]);
    expect(readFileSync(join(folder, 'apps/server/src/app.module.ts'), 'utf8')).toContain(
      "import { WeatherService } from './weather/weather.service.js';",
    );
    nest('generate', 'module', 'weather', '--project', 'matches');
    expect(readdirSync(join(folder, 'libs/matches/src/weather'))).toEqual(['weather.module.ts']);
  });
});
