// What jest does to a file of ours before it runs it: its types are taken off, and the globals it names become constants
// of its own. Jest runs every file in a context of Node's `vm`, where a global is looked up each time it is named, which
// takes a hundred times as long as a constant: games of bots, compared at each command, took nearly twice as long.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swc from '@swc/jest';

/** None that a test puts another in the place of (no clock, no timer). */
export const GLOBALS = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp'],
  ...['Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap'],
];
/** Those that no module of other people is given, for it may have a variable of that name. */
const MORE = ['BigInt', 'Infinity', 'NaN', 'RangeError', 'WeakSet', 'parseInt', 'structuredClone'];
const THIS_FILE = readFileSync(import.meta.filename);

export function createTransformer(options) {
  const swcs = swc.createTransformer(options);
  const withConstants = ({ code, ...rest }) => ({ ...rest, code: constantsFor(code) + code });
  return {
    ...swcs,
    process: (...file) => withConstants(swcs.process(...file)),
    processAsync: async (...file) => withConstants(await swcs.processAsync(...file)),
    getCacheKey: (...file) =>
      createHash('sha256')
        .update(THIS_FILE)
        .update(swcs.getCacheKey(...file))
        .digest('hex'),
  };
}

/** On the first line, so that every other keeps its number. */
function constantsFor(code) {
  const named = [...GLOBALS, ...MORE].filter(
    (name) => new RegExp(`\\b${name}\\b`).test(code) && !ownName(name).test(code),
  );
  return named.length === 0 ? '' : `const { ${named.join(', ')} } = globalThis; `;
}

/** What a file imports or declares by that name. */
const ownName = (name) =>
  new RegExp(
    `\\b(?:class|const|function|let|var)\\s+${name}\\b|^import\\b[^;]*\\b${name}\\b[^;]*\\bfrom\\b`,
    'm',
  );
