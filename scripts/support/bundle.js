// Puts the built modules of each program into a few files, dist/run/*.js: a process that reads two thousand files takes
// half as long again to start (docs/decisions/0064). Most packages stay where they are; so do workers, which have files of
// their own.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../setup/places.js';

const OUT = join(ROOT, 'dist', 'run');
const PROGRAMS = {
  server: 'dist/apps/server/src/main.js',
  serve: 'dist/apps/server/src/serve.js',
  pentaland: 'dist/apps/cli/src/main.js',
};

/**
 * Packages of many modules, each of which Node 20 would find, open and compile by itself. No package that stays outside may
 * need one of them, or there would be two (test/tooling/programs.int-spec.ts).
 */
const PUT_IN = JSON.parse(readFileSync(new URL('put-in.json', import.meta.url), 'utf8'));

/** Ours are named by a path or by an entry of package.json's imports. */
const isPackage = (id) => !/^[#./]/.test(id) && !/^[A-Za-z]:[\\/]/.test(id);
const isLeftOut = (id) => isPackage(id) && !PUT_IN.some((name) => id === name || id.startsWith(`${name}/`));

export const bundle = () =>
  build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: PUT_IN },
    plugins: [{ name: 'places-of-modules', transform: placed }],
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, join(ROOT, file)])),
        external: isLeftOut,
        // A module can be there for what it does when it is loaded, as the decorators of Nest are.
        treeshake: false,
        output: { keepNames: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });

/** A module keeps the address it has in dist/: files are found by it. */
function placed(code, id) {
  if (!code.includes('import.meta')) return null;
  const from = (path) => JSON.stringify(relative(OUT, path).replaceAll('\\', '/'));
  const there = code
    .replaceAll('import.meta.url', () => `new URL(${from(id)}, import.meta.url).href`)
    .replaceAll('import.meta.dirname', () => `pathOfModule(new URL(${from(dirname(id))}, import.meta.url))`);
  const other = there.replaceAll(', import.meta.url)', '').match(/import\.meta\.\w+/);
  if (other)
    throw new Error(`${relative(ROOT, id)} uses ${other[0]}, which has another meaning in a bundle.`);
  return there === code ? null : `import { fileURLToPath as pathOfModule } from 'node:url';\n${there}`;
}
