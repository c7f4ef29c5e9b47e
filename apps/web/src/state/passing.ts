// When the server passes for a player: until when, and at which steps not. Each setting is sent with the other one.
import { command, type Refusal } from './actions.js';
import type { Step } from '../words/kinds.js';
import type { Trouble } from './server.js';
import type { GameSeen, PassingSeen, StopsSeen } from './view.js';

/** The steps in which players get priority, in their order. */
export const STEPS: readonly Step[] = [
  'UPKEEP',
  'DRAW',
  'PRECOMBAT_MAIN',
  'BEGIN_COMBAT',
  'DECLARE_ATTACKERS',
  'DECLARE_BLOCKERS',
  'FIRST_STRIKE_DAMAGE',
  'COMBAT_DAMAGE',
  'END_COMBAT',
  'POSTCOMBAT_MAIN',
  'END',
];

/** Where most players want to be asked. */
export const USUAL_STOPS: StopsSeen = {
  own: ['PRECOMBAT_MAIN', 'BEGIN_COMBAT', 'DECLARE_BLOCKERS', 'POSTCOMBAT_MAIN'],
  others: ['PRECOMBAT_MAIN', 'DECLARE_ATTACKERS', 'DECLARE_BLOCKERS', 'END'],
};

const EVERYWHERE: StopsSeen = { own: STEPS, others: STEPS };

/** As every seat begins. */
export const ASKED_EVERYWHERE: PassingSeen = { until: null, stops: null };

export const passingOf = ({ view, seat }: GameSeen): PassingSeen =>
  view.seats.find((one) => one.seat === seat)?.passing ?? ASKED_EVERYWHERE;

export const setPassing = (
  gameId: string,
  { until, stops }: PassingSeen,
): Promise<Refusal | Trouble | null> =>
  command('setPassing', '$gameId: ID!, $until: PassingUntil, $stops: StopsInput', { gameId, until, stops });

/** In one's own first main phase one is always asked. */
export const isFixed = (whose: keyof StopsSeen, step: Step): boolean =>
  whose === 'own' && step === 'PRECOMBAT_MAIN';

export const stopsAt = ({ stops }: PassingSeen, whose: keyof StopsSeen, step: Step): boolean =>
  stops === null || isFixed(whose, step) || stops[whose].includes(step);

export function toggled({ until, stops }: PassingSeen, whose: keyof StopsSeen, step: Step): PassingSeen {
  const before = stops ?? EVERYWHERE;
  const now = before[whose];
  const after = now.includes(step) ? now.filter((each) => each !== step) : [...now, step];
  return { until, stops: { ...before, [whose]: STEPS.filter((each) => after.includes(each)) } };
}
