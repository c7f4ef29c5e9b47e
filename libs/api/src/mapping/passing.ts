// Maps a player's automatic passing and stops between the contract's types and the game's.
import type { GameAction } from '#matches';
import type { GameView, SeatView } from '#visibility';
import type { PassingUntil, Step, StopsInput } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type Passing = NonNullable<SeatView['passing']>;
type StepName = NonNullable<NonNullable<GameView['turn']>['step']>;

export const STEPS: Words<StepName, Step> = {
  untap: 'UNTAP',
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  'precombat-main': 'PRECOMBAT_MAIN',
  'begin-combat': 'BEGIN_COMBAT',
  'declare-attackers': 'DECLARE_ATTACKERS',
  'declare-blockers': 'DECLARE_BLOCKERS',
  'first-strike-damage': 'FIRST_STRIKE_DAMAGE',
  'combat-damage': 'COMBAT_DAMAGE',
  'end-combat': 'END_COMBAT',
  'postcombat-main': 'POSTCOMBAT_MAIN',
  end: 'END',
  cleanup: 'CLEANUP',
};

const NAMED = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [step, name])) as Words<
  Step,
  StepName
>;

const UNTIL: Words<NonNullable<Passing['until']>, PassingUntil> = {
  'something-happens': 'SOMETHING_HAPPENS',
  'my-turn': 'MY_TURN',
};
const UNTIL_IN: Words<PassingUntil, NonNullable<Passing['until']>> = {
  SOMETHING_HAPPENS: 'something-happens',
  MY_TURN: 'my-turn',
};

export const shownPassing = ({ until, stops }: Passing): Answer<'Passing'> => ({
  until: until === null ? null : UNTIL[until],
  stops:
    stops === null
      ? null
      : { own: stops.own.map((step) => STEPS[step]), others: stops.others.map((step) => STEPS[step]) },
});

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
