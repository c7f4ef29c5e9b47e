// Compiles one TypeScript source to JavaScript without checking its types, for the build and for the tests. The settings
// are in swc.json, which the Nest command line reads too (nest-cli.json).
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

export const SETTINGS = JSON.parse(readFileSync(new URL('swc.json', import.meta.url), 'utf8'));

/** `sourceMaps` is true for a map beside the code, 'inline' for one within it; `named` is what the map calls the source. */
export const compile = (source, { filename, named = filename, sourceMaps }) =>
  transformSync(source, {
    ...SETTINGS,
    configFile: false,
    swcrc: false,
    filename,
    sourceFileName: named,
    sourceMaps,
  });
