import { join } from 'node:path';
import each from './jest.config.js';
import { putTogether } from './scripts/support/together.js';

// Everything at once, as `npm test` runs it: the pure specs of a room together (scripts/support/together.js).
const TOGETHER = '.together';
const alone = putTogether(join(import.meta.dirname, TOGETHER));

/** @type {import('jest').Config} */
export default {
  ...each,
  testMatch: [
    `<rootDir>/${TOGETHER}/*.spec.ts`,
    '<rootDir>/{apps,libs,test,bench}/**/*.{int-spec,e2e-spec}.ts',
    ...alone.map((file) => `<rootDir>/${file}`),
  ],
  testSequencer: '<rootDir>/scripts/support/longest-first.js',
};
