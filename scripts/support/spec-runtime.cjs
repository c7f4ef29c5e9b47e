// How a worker of jest runs a spec: in itself, with Node's own modules, so that the rooms are loaded once for all specs of
// a worker, and at full speed. A spec that puts something in the place of modules, functions or timers (it imports `jest`,
// or a fixture of it does) runs as jest runs any, in a context of its own with modules of its own.
//
// What it saves: 38 specs of all rooms, 572 tests, took 27 and 29 seconds of processor time in one worker, and 46 as jest
// runs them; their files were compiled anew in that run. To measure it, leave `runtime` out of jest.config.js.
const { existsSync, readFileSync } = require('node:fs');
const { register } = require('node:module');
const { dirname, join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

const here = (name) => pathToFileURL(join(__dirname, name));

const WITH_JEST = /^import \{[^}]*\bjest\b[^}]*\} from '@jest\/globals'/m;
const FIXTURE = /from '(\.[^']*\/fixtures\/[^']+)\.js'/g;

function replaces(file) {
  const text = readFileSync(file, 'utf8');
  if (WITH_JEST.test(text)) return true;
  return [...text.matchAll(FIXTURE)]
    .map(([, name]) => join(dirname(file), `${name}.ts`))
    .some((fixture) => existsSync(fixture) && WITH_JEST.test(readFileSync(fixture, 'utf8')));
}

/** The hooks stay for the life of the worker. */
let hooked;
const hookedWith = (cache) =>
  (hooked ??= (async () => {
    register(here('source-hooks.js'), { data: { cache } });
    return {
      ...(await import(here('compiled-sources.js'))),
      ...(await import(here('jest-globals.js'))),
    };
  })());

/** Jest's list of what its event handlers are: each file begins with none but those of circus itself. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const MOST_FRAMES = 25;

class SpecRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    const { collectCoverage, watch, watchAll } = globalConfig;
    this.inItself = !collectCoverage && !watch && !watchAll && !replaces(testPath);
    this.compiled = join(config.cacheDirectory, 'compiled');
  }

  requireInternalModule(from, to) {
    if (!this.inItself || to !== undefined) return super.requireInternalModule(from, to);
    globalThis[HANDLERS] = undefined;
    delete require.cache[from];
    return require(from);
  }

  setGlobalsForRuntime(globals) {
    this.globals = globals;
    super.setGlobalsForRuntime(globals);
  }

  async unstable_importModule(from, moduleName) {
    if (!this.inItself) return super.unstable_importModule(from, moduleName);
    const { use, compiledAt, mapOf } = await hookedWith(this.compiled);
    this.mapAt = (file) => mapOf(compiledAt(this.compiled, file, readFileSync(file, 'utf8')));
    use(this.globals);
    // For those that do not import them.
    Object.assign(globalThis, this.globals);
    Error.stackTraceLimit = MOST_FRAMES;
    return import(pathToFileURL(from));
  }

  /** What traces are read with: the maps are beside the compiled sources. */
  getSourceMaps() {
    const maps = super.getSourceMaps();
    if (!this.inItself) return maps;
    return (this.maps ??= {
      get: (url) =>
        this.mapAt !== undefined && url.startsWith('file:') && url.endsWith('.ts')
          ? this.mapAt(fileURLToPath(url))
          : maps.get(url),
      [Symbol.iterator]: () => maps[Symbol.iterator](),
    });
  }
}

module.exports = { __esModule: true, default: SpecRuntime };
