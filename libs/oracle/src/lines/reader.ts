// Reads a line of a card: its abilities if it is understood, else as much of it as can be read.
import type { Ability } from '#abilities';
import { readLine, scanOf, type Line } from './compile.js';
import { selfOf, type Printed } from '../text/self.js';
import { unreadAbility } from './unread.js';

export interface ReadLine {
  readonly line: Line;
  /** What represents the line among the abilities of the face. */
  readonly abilities: readonly Ability[];
}
export type Reader = (text: string, printed: Printed) => ReadLine;

export const readAnew: Reader = (text, printed) => {
  const scan = scanOf(text, printed);
  const line = readLine(text, scan);
  return { line, abilities: 'failed' in line ? [unreadAbility(text, scan)] : line.abilities };
};

/**
 * A reader that remembers what it read, for many cards: a line's meaning depends only on its words and on `selfOf`
 * its card, and many cards share both. The memory lives as long as the reader.
 */
export function readingOnce(): Reader {
  const known = new Map<string, ReadLine>();
  return (text, printed) => {
    const key = JSON.stringify([text, selfOf(printed)]);
    let read = known.get(key);
    if (read === undefined) known.set(key, (read = readAnew(text, printed)));
    return read;
  };
}
