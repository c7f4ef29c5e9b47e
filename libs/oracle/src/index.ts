// The compiler from Oracle text to abilities.
export { compiledLine, compiledLines, type Failure, type Line } from './compile.js';
export { normalised } from './text/normalise.js';
export type { Printed } from './text/self.js';
