// Reads JSON files larger than memory: walks through them, parses the pieces that are wanted, and skips the others.
import { messageOf } from './card-file.js';
import { shown } from './card-name.js';
import type { JsonBytes } from './json-bytes.js';

export type Path = readonly (string | number)[];
/** enter: look at each member. take: yield it as a piece. pass: skip it. */
export type Wish = 'enter' | 'take' | 'pass';

export interface Piece {
  readonly path: Path;
  readonly value: unknown;
}

export type WishFor = (path: Path, kind: '{' | '[' | 'other') => Wish;

/** The wanted pieces of a file, in order. Damage is refused with its place. */
export function* jsonPieces(bytes: JsonBytes, wishFor: WishFor): Generator<Piece> {
  passByteOrderMark(bytes);
  yield* pieces(bytes, [], wishFor);
  bytes.stepTo(NO_SPACE);
  if (bytes.peek() !== END) bytes.refuse('something follows where the file should end');
}

/** Some editors write a byte order mark before UTF-8. That of UTF-16 is different, and is refused. */
function passByteOrderMark(bytes: JsonBytes): void {
  const first = bytes.peek();
  if (first === 0xfe || first === 0xff) bytes.refuse('is UTF-16: save it as UTF-8');
  if (first !== BYTE_ORDER_MARK[0]) return;
  for (const byte of BYTE_ORDER_MARK) {
    if (bytes.peek() !== byte) bytes.refuse('begins with half a byte-order mark');
    bytes.step();
  }
}

function* pieces(bytes: JsonBytes, path: Path, wishFor: WishFor): Generator<Piece> {
  bytes.stepTo(NO_SPACE);
  const first = bytes.peek();
  switch (wishFor(path, first === OPEN_OBJECT ? '{' : first === OPEN_LIST ? '[' : 'other')) {
    case 'pass':
      pass(bytes, path);
      return;
    case 'take':
      yield { path, value: take(bytes, path) };
      return;
    case 'enter':
      if (first === OPEN_OBJECT) yield* members(bytes, path, wishFor);
      else if (first === OPEN_LIST) yield* items(bytes, path, wishFor);
      else bytes.refuse(`${nameOf(path)} is neither an object nor a list`);
  }
}

function* members(bytes: JsonBytes, path: Path, wishFor: WishFor): Generator<Piece> {
  const each = separated(bytes, path, CLOSE_OBJECT);
  while (each.next().done !== true) {
    if (bytes.peek() !== QUOTE) unexpected(bytes, path, 'a name');
    const key = take(bytes, path) as string;
    bytes.stepTo(NO_SPACE);
    if (bytes.peek() !== COLON) unexpected(bytes, [...path, key], 'a colon');
    bytes.step();
    yield* pieces(bytes, [...path, key], wishFor);
  }
}

function* items(bytes: JsonBytes, path: Path, wishFor: WishFor): Generator<Piece> {
  for (const index of separated(bytes, path, CLOSE_LIST)) yield* pieces(bytes, [...path, index], wishFor);
}

/** Stops at each member in turn, and counts them. */
function* separated(bytes: JsonBytes, path: Path, close: number): Generator<number> {
  bytes.step();
  bytes.stepTo(NO_SPACE);
  if (bytes.peek() !== close)
    for (let index = 0; ; index += 1) {
      bytes.stepTo(NO_SPACE);
      yield index;
      bytes.stepTo(NO_SPACE);
      if (bytes.peek() === close) break;
      if (bytes.peek() !== COMMA) unexpected(bytes, path, 'a comma');
      bytes.step();
    }
  bytes.step();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function take(bytes: JsonBytes, path: Path): unknown {
  bytes.keep();
  pass(bytes, path);
  const taken = bytes.take();
  try {
    return JSON.parse(utf8.decode(taken)) as unknown;
  } catch (cause) {
    return bytes.refuse(`${nameOf(path)} is not JSON: ${messageOf(cause)}`);
  }
}

/** Skips a value, looking only for its end. */
function pass(bytes: JsonBytes, path: Path): void {
  let depth = 0;
  do {
    bytes.stepTo(depth === 0 ? NO_SPACE : STRUCTURE);
    switch (bytes.peek()) {
      case END:
        return unexpected(bytes, path, 'the rest');
      case QUOTE:
        passString(bytes, path);
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth += 1;
        bytes.step();
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (depth === 0) unexpected(bytes, path, 'a value');
        depth -= 1;
        bytes.step();
        break;
      default:
        if (bytes.peek() === COMMA) unexpected(bytes, path, 'a value');
        bytes.stepTo(AFTER_WORD);
    }
  } while (depth > 0);
}

function passString(bytes: JsonBytes, path: Path): void {
  bytes.step();
  for (;;) {
    bytes.stepTo(IN_STRING);
    const byte = bytes.peek();
    if (byte === END) unexpected(bytes, path, 'the rest of a text');
    bytes.step();
    if (byte === QUOTE) return;
    // An escaped character does not end the text.
    if (bytes.peek() !== END) bytes.step();
  }
}

function unexpected(bytes: JsonBytes, path: Path, expected: string): never {
  const found = bytes.peek();
  const what = found === END ? 'the file ends' : `there is ${JSON.stringify(String.fromCharCode(found))}`;
  return bytes.refuse(`in ${nameOf(path)}: ${what} where ${expected} should be`);
}

export const nameOf = (path: Path): string =>
  path.length === 0 ? 'the whole file' : path.map((step) => shown(String(step))).join('.');

const END = -1;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const [QUOTE, COLON, COMMA, BACKSLASH] = [0x22, 0x3a, 0x2c, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const BRACKETS = [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST];

/** A table of all bytes in which these are marked. */
const bytesOf = (...marked: number[]): Uint8Array => {
  const table = new Uint8Array(256);
  for (const byte of marked) table[byte] = 1;
  return table;
};
const NO_SPACE = bytesOf(...SPACES).map((marked) => 1 - marked);
const STRUCTURE = bytesOf(QUOTE, ...BRACKETS);
const AFTER_WORD = bytesOf(COMMA, COLON, ...BRACKETS, ...SPACES);
const IN_STRING = bytesOf(QUOTE, BACKSLASH);
