// The durations of continuous effects (cr 611.2a-b), one entry for each kind: whether a moment of the game
// ends the effect, and whether what it lasts for is over.
import type { Duration } from '#abilities';
import { lastKnownOf } from '../../reading/characteristics/characteristics.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import { holds } from '../../reading/language/conditions.js';
import { playersEverMeant, playersOf } from '../../reading/language/players.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { Happening } from '../../model/state/happening.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import type { Step } from '../../model/basics/steps.js';

/** Moments that end effects. Other effects end because of what happens. */
export type Moment =
  /** cr 514.2: in the cleanup step. */
  | { readonly at: 'end-of-turn' }
  /** cr 511.3. */
  | { readonly at: 'end-of-combat' }
  /** The step is about to begin. */
  | { readonly at: 'step'; readonly step: Step; readonly active: Seat }
  /** cr 502.3: this player's permanents have untapped. */
  | { readonly at: 'untapped'; readonly active: Seat }
  /** This player's turn is about to begin (cr 611.2b). */
  | { readonly at: 'turn'; readonly seat: Seat }
  /** The turn of this player would begin, but they have left (cr 800.4m). */
  | { readonly at: 'no-turn'; readonly seat: Seat };

type Ends<K extends Duration['kind']> = (
  sight: Sight,
  until: Extract<Duration, { kind: K }>,
  lasting: Lasting,
  moment: Moment,
) => boolean;

const never = (): boolean => false;

const includes = (
  sight: Sight,
  whose: Parameters<typeof playersOf>[1] | undefined,
  { context }: Lasting,
  seat: Seat | undefined,
): boolean => whose === undefined || (seat !== undefined && playersOf(sight, whose, context).includes(seat));

/** cr 800.4m: the effect lasts until the player's next turn or a moment in it, which never comes. */
const neverComes = (
  sight: Sight,
  whose: Parameters<typeof playersOf>[1] | undefined,
  lasting: Lasting,
  moment: Moment,
): boolean =>
  moment.at === 'no-turn' &&
  whose !== undefined &&
  playersEverMeant(sight, whose, lasting.context).includes(moment.seat);

const ENDS: { readonly [K in Duration['kind']]: Ends<K> } = {
  'end-of-turn': (_, __, ___, { at }) => at === 'end-of-turn',
  'end-of-combat': (_, __, ___, { at }) => at === 'end-of-combat' || at === 'end-of-turn',
  'next-turn': (sight, { whose }, lasting, moment) =>
    neverComes(sight, whose, lasting, moment) ||
    (moment.at === 'turn' && includes(sight, whose, lasting, moment.seat)),
  'end-of-next-turn': (sight, { whose }, lasting, moment) => {
    const { turn } = sight.state;
    if (neverComes(sight, whose, lasting, moment)) return true;
    if (moment.at !== 'end-of-turn' || turn === null) return false;
    return turn.number > lasting.since.turn && includes(sight, whose, lasting, turn.active);
  },
  'next-step': (sight, { step, whose }, lasting, moment) =>
    neverComes(sight, whose, lasting, moment) ||
    (moment.at === 'step' && moment.step === step && includes(sight, whose, lasting, moment.active)),
  'next-untap-step': ({ state }, _, { affects }, moment) =>
    moment.at === 'untapped' &&
    (affects ?? []).some((id) => lastKnownOf(state, id)?.controller === moment.active),
  'while-this': never,
  while: never,
  forever: never,
  until: never,
  parameter: never,
};

export const endsAt = (sight: Sight, lasting: Lasting, moment: Moment): boolean => {
  const { until } = lasting;
  return (ENDS[until.kind] as Ends<Duration['kind']>)(sight, until, lasting, moment);
};

/** True if the 'for as long as' condition has ended (cr 611.2b). */
export function isOver(sight: Sight, until: Duration, context: Context): boolean {
  if (until.kind === 'while') return !holds(sight, until.condition, context);
  if (until.kind !== 'while-this') return false;
  const { source, controller } = context;
  const permanent = sight.object(source)?.permanent;
  if (permanent === undefined || permanent.phasedOut !== 'no') return true;
  const { status = 'on-battlefield' } = until;
  switch (status) {
    case 'on-battlefield':
      return false;
    case 'tapped':
      return !permanent.tapped;
    case 'controlled':
      return lastKnownOf(sight.state, source)?.controller !== controller;
  }
}

/** True if the effect lasts until this happening. */
export const isEndedBy = (sight: Sight, { until, context }: Lasting, happening: Happening): boolean => {
  return until.kind === 'until' && fitsPattern(sight, until.pattern, happening, context);
};
