// Face-down objects (cr 708): which can be turned, and which must be shown.
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots } from '../../reading/in-force/in-force.js';
import type { GameEvent } from '../../model/events/events.js';
import { matches } from '../../reading/language/filters.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { graveyardOf, zoneKey, type ObjectId, type Seat, type Zone } from '../../model/basics/ids.js';
import type { Identity, Permanent } from '../../model/state/objects.js';
import { underlyingLandKind, faceDownLandKind } from '../../reading/language/any-card-as-land.js';
import { isDoubleFaced } from '../../model/printed/two-faced.js';

/** cr 708.2b, 712.16: a permanent that is face down already, or double-faced, cannot be turned face down. */
export function canTurnFaceDown(state: GameState, { permanent, identity, card }: GameObject): boolean {
  if (permanent === undefined) return false;
  const isUp = permanent.faceDown === null || faceDownLandKind({ permanent }) !== null;
  return isUp && !isDoubleFaced(state, card ?? identity);
}

/** cr 708.10: its identity face up: what it is a copy of at present, or else the card's own. */
export function faceUpIdentity(
  state: GameState,
  { id, identity }: Pick<GameObject, 'id' | 'identity'>,
): Identity {
  const copies = state.lasting.flatMap(({ kind, affects, changes }) =>
    kind === 'continuous' && affects?.includes(id) === true
      ? changes.flatMap((change) =>
          change.kind === 'copy' && 'identity' in change ? [change['identity']] : [],
        )
      : [],
  );
  return (copies.at(-1) as Identity | undefined) ?? identity;
}

/**
 * cr 708.7, 701.40g: a manifested instant or sorcery cannot be turned up, nor can a permanent that an effect
 * keeps face down.
 */
export function canTurnFaceUp(state: GameState, object: GameObject): boolean {
  const { id, permanent } = object;
  if (permanent === undefined || permanent.faceDown === null || permanent.phasedOut !== 'no') return false;
  // pentaland 703.6: a land of any card is not a face-down permanent.
  if (faceDownLandKind({ permanent }) !== null) return false;
  if (underlyingLandKind(object) !== null) return true;
  // pentaland 705.4: nobody has said what it would be turned up as.
  const { unnamed, made } = object.card ?? object.identity;
  if (unnamed !== undefined && made === undefined) return false;
  const { types } = baseOf(state, faceUpIdentity(state, object));
  if (types.includes('instant') || types.includes('sorcery')) return false;
  return !cannots(state, 'turn-face-up').some(({ action, context }) =>
    matches(sightOf(state), action.what, id, context),
  );
}

/** cr 708.2a. */
export const faceDownEvent = (
  object: GameObject,
  how: NonNullable<Permanent['faceDown']> = 'effect',
): GameEvent => ({
  type: 'FaceChanged',
  object: object.id,
  how: 'face-down',
  identity: object.identity,
  faceDown: how,
});

/** cr 708.8, 712.15a: it is the card itself, front face up. */
/** `x`: the value of X in the cost that turns it up. */
export const faceUpEvent = (state: GameState, object: GameObject, x?: number | null): GameEvent => ({
  type: 'FaceChanged',
  object: object.id,
  how: 'face-up',
  identity: isDoubleFaced(state, object.identity) ? { ...object.identity, face: 0 } : object.identity,
  // utopia 904.5d: records which land it was.
  faceDown: object.faceDown ?? null,
  ...(x === null || x === undefined ? {} : { x }),
});

/** cr 708.9: shows a player's face-down cards as that player leaves, and everyone's as the game ends. */
export function shownAtTheEnd(state: GameState, isMeant: (owner: Seat) => boolean): GameEvent[] {
  const shown = new Map<string, GameEvent<'CardsRevealed'> & { objects: ObjectId[] }>();
  for (const object of Object.values(state.objects)) {
    const { id, owner, zone } = object;
    if (owner === null || !isMeant(owner) || !isShownLeaving(object, graveyardOf(owner))) continue;
    const together = `${String(owner)} ${zoneKey(zone)}`;
    const event = shown.get(together);
    if (event !== undefined) event.objects.push(id);
    else shown.set(together, { type: 'CardsRevealed', seat: owner, objects: [id], zone });
  }
  return [...shown.values()];
}

/**
 * cr 708.9: true if everyone is shown a face-down permanent or spell that leaves. A spell that becomes a
 * permanent is not shown.
 */
export function isShownLeaving(object: GameObject, to: Zone): boolean {
  const { permanent, item } = object;
  // pentaland 703.7: a land of any card is not shown.
  if (permanent !== undefined && underlyingLandKind(object) !== null) return false;
  if ((permanent?.faceDown ?? null) !== null) return true;
  return (item?.faceDown ?? null) !== null && to.kind !== 'battlefield';
}
