import { availableParallelism } from 'node:os';
import { SETTINGS } from './scripts/support/compile.js';
import { GLOBALS } from './scripts/support/transform.js';

// One configuration for every suite; the suffix says which kind a file is:
//   *.spec.ts      pure, in one process        *.int-spec.ts  touches disk, threads or processes
//   *.e2e-spec.ts  a whole server over HTTP
/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/{apps,libs,test,bench}/**/*.{spec,int-spec,e2e-spec}.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // Specs run in the worker itself, those that put something in the place of modules in a context of their own.
  runtime: '<rootDir>/scripts/support/spec-runtime.cjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/support/properties.js'],
  // What follows is of such a context.
  transform: {
    '^.+\\.ts$': ['<rootDir>/scripts/support/transform.js', { ...SETTINGS, sourceMaps: 'inline' }],
  },
  // The same for CommonJS modules of other people, which are not transformed.
  sandboxInjectedGlobals: GLOBALS,
  moduleNameMapper: {
    '^#(kernel|abilities|cards|oracle|rules|mental|visibility|scenario|simulation|card-trials|bots|event-store|ports|log|accounts|disputes|analytics|matches|api|client)$':
      '<rootDir>/libs/$1/src/index.ts',
    '^#client/operations$': '<rootDir>/libs/client/src/generated/operations.ts',
    '^#testkit/(.*)$': '<rootDir>/libs/testkit/src/$1.ts',
    '^#(analytics|cards|event-store)/(.*)$': '<rootDir>/libs/$1/src/$2/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  testSequencer: '<rootDir>/scripts/support/longest-first.js',
  reporters: ['default', '<rootDir>/scripts/support/verdict-reporter.js'],
  // Many tests wait for processes and timers more than they compute.
  maxWorkers: availableParallelism() + 1,
  // Modules are never let go of: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1500MB',
  // What hangs ends; nothing is tested by how long it takes.
  testTimeout: 180_000,
};
