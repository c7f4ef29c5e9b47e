// Maps what a player wants to be passed for to the games' types.
import type { GameAction } from '#matches';
import { PASSED_UNTIL, STEPS, wordBehind } from '#visibility';
import type { PassingUntil, StopsInput } from '../generated/schema.js';

const NAMED = wordBehind(STEPS);
const UNTIL_IN = wordBehind(PASSED_UNTIL);

export const givenPassing = (
  until: PassingUntil | null | undefined,
  stops: StopsInput | null | undefined,
): Extract<GameAction, { type: 'set-passing' }> => ({
  type: 'set-passing',
  until: until ? UNTIL_IN[until] : null,
  stops: stops
    ? { own: stops.own.map((step) => NAMED[step]), others: stops.others.map((step) => NAMED[step]) }
    : null,
});
