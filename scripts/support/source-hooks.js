// What Node asks when a test imports something: sources of ours are found as they are written ('#rules', './mana.js' for
// mana.ts) and compiled when they are loaded; `@jest/globals` is what the run at hand gives.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiledAt, mapOf } from './compiled-sources.js';
import { compile } from './compile.js';
import { ROOT } from '../setup/places.js';

const JEST_GLOBALS = new URL('jest-globals.js', import.meta.url).href;
const OURS = pathToFileURL(join(ROOT, '/')).href;
const OTHERS = new URL('node_modules/', OURS).href;
const ROOM = /^#([^/]+)(?:\/(.+))?$/;
/** The one room without an `index.ts`: each of its files is a door, so that a spec loads no more than it uses. */
const TESTKIT = 'testkit';

const isSource = (url) => url?.startsWith(OURS) && !url.startsWith(OTHERS) && url.endsWith('.ts');

let cache;
export const initialize = (data) => void ({ cache } = data);

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
  if (!isSource(context.parentURL)) return next(specifier, context);
  const found = sourceOf(specifier, context.parentURL);
  return found === undefined
    ? next(specifier, context)
    : { url: found, format: 'module', shortCircuit: true };
}

function sourceOf(specifier, parent) {
  const [, room, door] = ROOM.exec(specifier) ?? [];
  if (room === TESTKIT) return new URL(`libs/${TESTKIT}/src/${door}.ts`, OURS).href;
  if (room !== undefined)
    return new URL(['libs', room, 'src', ...(door ? [door] : []), 'index.ts'].join('/'), OURS).href;
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : undefined;
}

export function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

/** Compiled once for all workers, and for later runs. */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = compiledAt(cache, filename, source);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code, map } = compile(source, { filename, sourceMaps: true });
  mkdirSync(cache, { recursive: true });
  keep(mapOf(kept), map);
  keep(kept, code);
  return code;
}

/** Whole or not at all: another worker may be reading. */
function keep(file, text) {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}
