// Playing a land (cr 116.2a, 305.1-2): it is no spell, does not use the stack, and is limited each turn.
// Pentaland and utopia play any card as a land; each has an event for that, so that a log says which land
// lies there.
import { landKnown } from '../../../reading/characteristics/alone/as-land.js';
import { cannots, inForce } from '../../../reading/in-force/in-force.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import { occur } from '../../../engine/triggers/occur.js';
import { performLocals } from '../../../engine/frames/run.js';
import { matches } from '../../../reading/language/filters.js';
import { playersOf } from '../../../reading/language/players.js';
import type { Sight } from '../../../reading/language/sight.js';
import { valueOf } from '../../../reading/language/values.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { BATTLEFIELD, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { LandPolicy } from '../../../model/variant/variant.js';
import { fault } from './fault.js';
import { asSpell, facesToCast } from './faces.js';
import { objectToUse } from './scene.js';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { isSorceryTime } from './timing.js';
import { mayPlayLand } from './ways.js';

export interface Land {
  readonly object: ObjectId;
  readonly face: number;
  /** It is played face down, whatever card it is. */
  readonly as?: LandPolicy['as'];
}

/** cr 305.2: one, changed by effects. */
export function landPlays(state: GameState, seat: Seat): number {
  const sight = sightOf(state);
  const meant = inForce(state, 'player').filter(
    ({ effect, context }) =>
      effect.property === 'land-plays' && playersOf(sight, effect.who, context).includes(seat),
  );
  let plays = 1;
  for (const { effect, context } of meant) {
    const value = effect.value === undefined ? 0 : valueOf(sight, effect.value, context);
    if (effect.how === 'more') plays += value;
    else if (effect.how === 'less') plays -= value;
    else plays = value;
  }
  return plays;
}

/** cr 305.2b, 305.3: true if that player may play any land now. */
export const hasLandPlay = (state: GameState, seat: Seat): boolean =>
  isSorceryTime(state, seat) && (state.turn?.landsPlayed ?? 0) < landPlays(state, seat);

function atRightTime(state: GameState, seat: Seat): void {
  if (!isSorceryTime(state, seat))
    fault('cr 305.3', 'A land can be played only during your main phase, with the stack empty.');
  if ((state.turn?.landsPlayed ?? 0) >= landPlays(state, seat))
    fault('cr 305.2b', 'You cannot play another land this turn.');
}

/** True if that player may play the card as a land from its zone, regardless of timing. */
export function mayPlayAsLand(state: GameState, seat: Seat, object: GameObject, policy: LandPolicy): boolean {
  if (object.zone.kind === 'battlefield' || object.zone.kind === 'stack' || object.token === true)
    return false;
  return policy.may(state, seat, object, () => {
    const land = landKnown(state, seat, object, policy.as);
    const plain = sightOf(state);
    const sight: Sight = {
      ...plain,
      known: (id) => (id === object.id ? land : plain.known(id)),
      remembered: (id) => (id === object.id ? land : plain.remembered(id)),
    };
    return mayPlayLand(sight, state, seat, object, land);
  });
}

/** pentaland 703.2-4, utopia 904.5a: a card played as a land although it is none. */
export function announceAnyCardAsLand(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  policy: LandPolicy | null,
): Land {
  const object = objectToUse(state, seat, id, 'unnamed-too');
  if (policy === null) return fault('cr 305.1', 'Only a land can be played.');
  if (!mayPlayAsLand(state, seat, object, policy))
    return fault(policy.rule, 'It cannot be played as a land from where it is.');
  atRightTime(state, seat);
  // It is played as a land and nothing else.
  const isForbidden = cannots(state, 'play').some(
    ({ action, context }) =>
      playersOf(sightOf(state), action.who, context).includes(seat) &&
      (action.from === undefined || action.from === object.zone.kind) &&
      action.what === undefined,
  );
  if (isForbidden) return fault('cr 101.2', 'An effect says that it cannot be played.');
  return { object: id, face: 0, as: policy.as };
}

export function announceLand(
  state: GameState,
  seat: Seat,
  { object: id, face }: { readonly object: ObjectId; readonly face?: number | undefined },
): Land {
  const object = objectToUse(state, seat, id);
  const up = face ?? object.identity.face;
  if (!facesToCast(state, object).includes(up)) return fault('cr 712.8', 'It has no such face to play.');
  const card = asSpell(state, object, up, seat);
  const sight = sightOf(state);
  if (!card.types.includes('land')) return fault('cr 305.1', 'It is not a land, so it must be cast.');
  if (object.zone.kind === 'battlefield' || !mayPlayLand(sight, state, seat, object, card))
    return fault('cr 305.1', 'It cannot be played from where it is.');
  atRightTime(state, seat);
  const forbidden = cannots(state, 'play').some(
    ({ action, context }) =>
      playersOf(sight, action.who, context).includes(seat) &&
      (action.what === undefined || matches(sight, action.what, id, context)) &&
      (action.from === undefined || action.from === object.zone.kind),
  );
  if (forbidden) return fault('cr 101.2', 'An effect says that it cannot be played.');
  return { object: id, face: up };
}

const PLAYED = { pentaland: 'PentalandPlayed', utopia: 'UtopiaPlayed' } as const;

export function playLand(proposal: Proposal, seat: Seat, { object, face, as }: Land): void {
  occur(proposal, [{ type: as === undefined ? 'LandPlayed' : PLAYED[as], seat, object }]);
  proposal.agenda.frames.push(
    newFrame('perform', {
      locals: performLocals([
        [
          {
            verb: 'move',
            object,
            to: BATTLEFIELD,
            position: null,
            cause: 'play',
            by: seat,
            entering: { under: seat, face, ...(as === undefined ? {} : { faceDown: as }) },
          },
        ],
      ]),
    }),
  );
}
