// Maps the clocks in a game's terms between the contract's types and the game's.
import type { Terms } from '#matches';
import type { GameView } from '#visibility';
import type { ClockInput, Flag } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type Clock = NonNullable<Terms['clock']>;

const FLAGS: Words<Clock['flag'], Flag> = { loses: 'LOSES', passes: 'PASSES' };
const FLAGS_IN: Words<Flag, Clock['flag']> = { LOSES: 'loses', PASSES: 'passes' };

export function shownClock(clock: Clock | NonNullable<GameView['terms']['clock']>): Answer<'ClockTerms'> {
  const flag = FLAGS[clock.flag];
  if (clock.kind === 'chess') {
    const { initial, increment } = clock;
    return { __typename: 'ChessClock', initial, increment, flag };
  }
  const { each, late } = clock;
  return { __typename: 'ThinkingTime', each, late: late ?? null, flag };
}

/** GraphQL guarantees that one of the two is present. */
export function requestedClock({ chess, thinking }: ClockInput): Clock {
  if (chess) {
    const { initial, increment } = chess;
    return { kind: 'chess', initial, increment: increment ?? 0, flag: FLAGS_IN[chess.flag ?? 'LOSES'] };
  }
  const { each, late } = thinking;
  return { kind: 'thinking', each, late: late ?? null, flag: FLAGS_IN[thinking.flag ?? 'LOSES'] };
}
