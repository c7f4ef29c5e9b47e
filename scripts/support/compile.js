// How a source of ours becomes JavaScript: its types are taken off and its decorators compiled. The build goes by it,
// and the tests, which run the sources themselves.
import { transformSync } from '@swc/core';

export const SETTINGS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
  },
  module: { type: 'es6' },
};

/** `sourceMaps` is true for a map beside the code, 'inline' for one within it; `named` is what the map calls the source. */
export const compile = (source, { filename, named = filename, sourceMaps }) =>
  transformSync(source, {
    ...SETTINGS,
    configFile: false,
    swcrc: false,
    filename,
    sourceFileName: named,
    sourceMaps,
    inlineSourcesContent: false,
  });
