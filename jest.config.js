import { availableParallelism } from 'node:os';
import { GLOBALS } from './scripts/support/transform.js';

// One configuration for every suite; the suffix says which kind a file is:
//   *.spec.ts      pure, in one process        *.int-spec.ts  touches disk, threads or processes
//   *.e2e-spec.ts  a whole server over HTTP
/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/{apps,libs,test,bench}/**/*.{spec,int-spec,e2e-spec}.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '<rootDir>/scripts/support/transform.js',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  // The same for CommonJS modules of other people, which are not transformed.
  sandboxInjectedGlobals: GLOBALS,
  moduleNameMapper: {
    '^#(kernel|abilities|cards|oracle|rules|mental|visibility|scenario|simulation|smoke|bots|event-store|matches|api)$':
      '<rootDir>/libs/$1/src/index.ts',
    '^#(cards|event-store)/(.*)$': '<rootDir>/libs/$1/src/$2/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  reporters: ['default', '<rootDir>/scripts/support/verdict-reporter.js'],
  // Many tests wait for processes and timers more than they compute.
  maxWorkers: availableParallelism() + 1,
  // Native ES modules are never let go of: a worker that has grown is replaced.
  workerIdleMemoryLimit: '768MB',
  // What hangs ends; nothing is tested by how long it takes.
  testTimeout: 180_000,
};
