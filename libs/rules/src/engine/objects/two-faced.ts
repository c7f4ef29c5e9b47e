// Cards with more than one face: transforming, flipping, melding (cr 701.27, 701.42, 710, 712).
import type { CardDefinition } from '#cards';
import { facesOf } from '../../model/printed/faces.js';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots } from '../../reading/in-force/in-force.js';
import type { GameEvent } from '../../model/events/events.js';
import { matches } from '../../reading/language/filters.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';

const definitionOf = (state: GameState, { definition }: Identity): CardDefinition | undefined =>
  definition === null ? undefined : state.definitions[definition];

/** cr 712.14a: the face that is up if the object enters transformed; undefined if it cannot. */
export function backOf(state: GameState, identity: Identity): number | undefined {
  const definition = definitionOf(state, identity);
  if (definition?.layout !== 'transform' && definition?.layout !== 'modal') return undefined;
  const { types } = facesOf(definition)[1] ?? { types: ['instant'] };
  return types.includes('instant') || types.includes('sorcery') ? undefined : 1;
}

/** cr 701.27a-d, 712.9-10, 712.15a. */
export function transforming(state: GameState, object: GameObject, context: Context): GameEvent | undefined {
  const { id, identity, permanent, card } = object;
  // cr 701.27c: a copy has no other side of its own.
  if (card !== undefined) return undefined;
  if (permanent === undefined || permanent.phasedOut !== 'no' || permanent.faceDown !== null)
    return undefined;
  // The faces of a melded permanent are not two sides (cr 712.4c).
  const definition = definitionOf(state, identity);
  if (definition?.layout !== 'transform' && definition?.layout !== 'modal') return undefined;
  const face = identity.face === 0 ? 1 : 0;
  const { types } = facesOf(definition)[face] ?? { types: ['instant'] };
  if (types.includes('instant') || types.includes('sorcery')) return undefined;
  if (isForbidden(state, id) || hasSinceTransformed(state, id, context)) return undefined;
  return {
    type: 'FaceChanged',
    object: id,
    how: 'transform',
    identity: { ...identity, face },
    faceDown: null,
  };
}

const isForbidden = (state: GameState, id: ObjectId): boolean =>
  cannots(state, 'transform').some(({ action, context, object }) =>
    action.what === undefined ? object === id : matches(sightOf(state), action.what, id, context),
  );

/**
 * cr 701.27f: true if it has transformed since its ability was put on the stack. Then that ability does not
 * transform it.
 */
function hasSinceTransformed({ history }: GameState, id: ObjectId, { source, stack }: Context): boolean {
  if (source !== id || stack === null) return false;
  const all = [...history.last, ...history.turn];
  const stacked = all.findLastIndex(
    ({ kind, subject }) => subject === stack && (kind === 'activated' || kind === 'triggered'),
  );
  return (
    stacked !== -1 && all.slice(stacked).some(({ kind, subject }) => kind === 'transforms' && subject === id)
  );
}

/** cr 710.1b, 710.4: flips it for good: its other half is up. */
export function flipping(state: GameState, { id, identity, permanent }: GameObject): GameEvent | undefined {
  if (permanent === undefined || permanent.flipped || permanent.phasedOut !== 'no') return undefined;
  // cr 707.3: a permanent that is a copy of a flip card flips too.
  const copiable = known(state, id)?.copiable ?? identity;
  if (definitionOf(state, copiable)?.layout !== 'flip') return undefined;
  return {
    type: 'FaceChanged',
    object: id,
    how: 'flip',
    // Flipping changes its status; its copiable values stay (cr 707.3).
    identity,
    faceDown: permanent.faceDown,
  };
}

/** cr 701.42b, 712.4a: which of two cards has the face they form together, and which face that is. */
export interface Meld {
  readonly carrier: ObjectId;
  readonly other: ObjectId;
  readonly identity: Identity;
}

/**
 * Two cards are a meld pair if one names the other as its counterpart and one of them has the combined face.
 */
export function melding(
  state: GameState,
  objects: readonly GameObject[],
  counterpart: string,
  into: string,
): Meld | undefined {
  const [one, two, ...more] = objects;
  if (one === undefined || two === undefined || more.length > 0) return undefined;
  // cr 701.42b: only cards of a meld pair can meld, not tokens or copies.
  if ([one, two].some(({ token, card }) => token === true || card !== undefined)) return undefined;
  if (one.owner === null || one.owner !== two.owner) return undefined;
  const named = (object: GameObject): boolean => {
    const definition = definitionOf(state, object.identity);
    return definition?.layout === 'meld' && facesOf(definition)[0]?.name === counterpart;
  };
  if (!named(one) && !named(two)) return undefined;
  for (const [carrier, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const definition = definitionOf(state, carrier.identity);
    const half = definitionOf(state, other.identity);
    if (definition?.layout !== 'meld' || half?.layout !== 'meld' || other.identity.definition === null)
      continue;
    const face = facesOf(definition).findIndex(({ name }, index) => index > 0 && name === into);
    if (face === -1) continue;
    return {
      carrier: carrier.id,
      other: other.id,
      identity: { ...carrier.identity, face, half: other.identity.definition },
    };
  }
  return undefined;
}
