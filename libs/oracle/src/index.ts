// The compiler from Oracle text to abilities (docs/compiler.md).
export { compileCard, COMPILER_VERSION, STATUSES, type CompiledCard, type Status } from './cards/card.js';
export { compileFace, printedAs, type CompiledFace } from './cards/face.js';
export { readingOnce, type Reader } from './lines/reader.js';
export { compiledLine, compiledLines, type Failure, type Line } from './lines/compile.js';
export { normalised } from './text/normalise.js';
export { compiledCards, type CompiledCards, type Entries } from './compiled/compiled-cards.js';
export { compiledEntry, readingOf, type CompiledEntry, type Reading } from './compiled/entry.js';
export type { Printed } from './text/self.js';
export { blockers, type Blocker } from './coverage/blockers.js';
export { percent, report, table, totals, type Totals } from './coverage/report.js';
export { shapeExceptions, type ShapeException } from './coverage/shapes.js';
export { KINDS, talliedBy, type Covered, type Kind, type Tally } from './coverage/tally.js';
export { digestOf, isTried, triedIn, triedText, type Tried } from './coverage/tried.js';
export { lex } from './text/lex.js';
export { WRITTEN, type Written } from './written/index.js';
