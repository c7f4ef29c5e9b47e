// Maps the results of games to the contract's types.
import type { GameView } from '#visibility';
import type { EndReason } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type Result = NonNullable<GameView['result']>;

const ENDS: Words<Result['reason'], EndReason> = {
  'last-one-standing': 'LAST_ONE_STANDING',
  'nobody-left': 'NOBODY_LEFT',
  'won-by-effect': 'WON_BY_EFFECT',
  'drawn-by-effect': 'DRAWN_BY_EFFECT',
  'mandatory-loop': 'MANDATORY_LOOP',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  abandoned: 'ABANDONED',
  ruled: 'RULED',
};

const ENDS_IN = Object.fromEntries(Object.entries(ENDS).map(([inside, outside]) => [outside, inside])) as {
  readonly [R in EndReason]: Result['reason'];
};

export const meantEnd = (reason: EndReason): Result['reason'] => ENDS_IN[reason];

export const shownResult = ({
  reason,
  winners,
}: Pick<Result, 'reason' | 'winners'>): Answer<'GameResult'> => ({
  reason: ENDS[reason],
  winners: [...winners],
});
