// Maps the clocks in requested terms to the game's types.
import type { Terms } from '#matches';
import { FLAGS, wordBehind } from '#visibility';
import type { ClockInput } from '../generated/schema.js';

type Clock = NonNullable<Terms['clock']>;

const FLAGS_IN = wordBehind(FLAGS);

/** GraphQL guarantees that one of the two is present. */
export function requestedClock({ chess, thinking }: ClockInput): Clock {
  if (chess) {
    const { initial, increment } = chess;
    return { kind: 'chess', initial, increment: increment ?? 0, flag: FLAGS_IN[chess.flag ?? 'LOSES'] };
  }
  const { each, late } = thinking;
  return { kind: 'thinking', each, late: late ?? null, flag: FLAGS_IN[thinking.flag ?? 'LOSES'] };
}
