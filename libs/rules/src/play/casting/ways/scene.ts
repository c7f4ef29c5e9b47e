// The view during an announcement: the spell or ability is treated as if it were already on the stack (cr
// 601.2a, 601.3, 602.2a), although nothing has happened.
import { known, sightOf } from '../../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../../reading/characteristics/effects/continuous.js';
import { permissions } from '../../../reading/in-force/in-force.js';
import { isPublicZone } from '../../../model/events/objects.js';
import { faceDownLandKind } from '../../../reading/language/any-card-as-land.js';
import { mayLookAt } from '../../../reading/in-force/looking-at.js';
import { needsIdentity } from '../../../reading/language/needs-identity.js';
import { playersOf } from '../../../reading/language/players.js';
import { objectsOf } from '../../../reading/language/references.js';
import type { AbilityInstance, Known } from '../../../model/printed/shape.js';
import type { Sight } from '../../../reading/language/sight.js';
import type { Context } from '../../../model/state/context.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import {
  objectNumber,
  STACK,
  zoneKey,
  type NodeRef,
  type ObjectId,
  type Seat,
} from '../../../model/basics/ids.js';
import type { StackItem } from '../../../model/state/objects.js';
import { fault } from './fault.js';

/** The future stack object as announced so far. It grows with each choice. */
type Draft = { -readonly [K in keyof StackItem]: StackItem[K] };

export interface Scene {
  readonly state: GameState;
  readonly seat: Seat;
  /** The card to be cast, or the source of the ability. */
  readonly object: GameObject;
  /** Its characteristics as a spell. For an ability, its source unchanged. */
  readonly known: Known;
  readonly sight: Sight;
  readonly context: Context;
  readonly item: Draft;
}

/** The hidden cards that an effect lets the player cast or play. */
function isAllowedToSee(state: GameState, seat: Seat, { id, zone, faceDown }: GameObject): boolean {
  const sight = sightOf(state);
  // cr 601.3f: from face-down cards in exile, those the player may look at.
  const isSeen = faceDown === undefined || mayLookAt(state, seat, id);
  return permissions(state, 'play').some(
    ({ permission: { who, cards, from }, context, object }) =>
      playersOf(sight, who, context).includes(seat) &&
      (object === id ||
        (cards !== undefined && objectsOf(sight, cards, context).includes(id)) ||
        (object === null && cards === undefined && from === zone.kind && isSeen)),
  );
}

/** A card the player cannot see counts as absent, so a refusal reveals nothing about it. */
function isHidden(state: GameState, seat: Seat, object: GameObject): boolean {
  const { zone, faceDown } = object;
  const isTheirs = zone.kind === 'hand' && zone.seat === seat;
  const isOpen =
    isPublicZone(zone) &&
    (faceDown === undefined || zone.kind === 'battlefield' || faceDownLandKind({ faceDown }) !== null);
  return !isTheirs && !isOpen && !isAllowedToSee(state, seat, object);
}

/** The object the action names. `by-effect`: a resolving effect allows it and determines the object. */
export function objectToUse(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  how: 'by-the-rules' | 'by-effect' | 'unnamed-too' = 'by-the-rules',
): GameObject {
  const object = state.objects[objectNumber(id)];
  if (object === undefined || (how !== 'by-effect' && isHidden(state, seat, object)))
    return fault('cr 109.1', 'There is no such object that you can use.');
  if (how !== 'unnamed-too' && object.identity.unnamed !== undefined) refuseUnnamed(state, object);
  return object;
}

/** What can be done with a card depends on its name. */
function refuseUnnamed(state: GameState, { id, owner }: GameObject): void {
  const unnamed = known(state, id)?.copiable.unnamed;
  if (unnamed === 'closed') fault('cr 601.3', 'It has no name, so nothing can be done with it.');
  if (unnamed === 'open')
    needsIdentity({ object: id, owner, occasion: 'asked-about', chooser: null, want: null });
}

export const newItem = (
  kind: 'spell' | 'activated',
  seat: Seat,
  object: GameObject,
  ability: NodeRef | null,
  context: Context,
): Draft => ({
  kind,
  controller: seat,
  source: object.id,
  ability,
  modes: [],
  targets: [],
  x: null,
  paid: {},
  alternative: null,
  from: object.zone.kind,
  mana: [],
  context,
  copy: false,
  faceDown: null,
});

const newContext = (source: ObjectId, stack: ObjectId | null, controller: Seat): Context => ({
  source,
  stack,
  controller,
  targets: [],
  bindings: {},
  x: null,
  event: null,
});

const STACK_KEY = zoneKey(STACK);

/** The game with one more object on the stack, taken from its zone. `spell`: its characteristics there. */
function seenOnStack(
  plain: Sight,
  onStack: GameObject,
  leaves: GameObject | null,
  spell: Known | null,
): Sight {
  const { id } = onStack;
  const from = leaves === null ? null : zoneKey(leaves.zone);
  return {
    state: plain.state,
    object: (other) => (other === id ? onStack : plain.object(other)),
    zone(key) {
      const there = plain.zone(key);
      if (key === STACK_KEY) return [...there, id];
      return key === from ? there.filter((other) => other !== id) : there;
    },
    known: (other) => (spell !== null && other === id ? spell : plain.known(other)),
    remembered: (other) => (spell !== null && other === id ? spell : plain.remembered(other)),
    read: plain.read,
  };
}

/**
 * The card with its characteristics on the stack. Copied member by member, which is much faster than
 * spreading it.
 */
function onStackAs(card: GameObject, item: Draft): GameObject {
  const there: GameObject = { id: card.id, identity: card.identity, owner: card.owner, zone: STACK, item };
  if (card.card !== undefined) there.card = card.card;
  if (card.token !== undefined) there.token = card.token;
  if (card.permanent !== undefined) there.permanent = card.permanent;
  if (card.counters !== undefined) there.counters = card.counters;
  if (card.faceDown !== undefined) there.faceDown = card.faceDown;
  if (card.activations !== undefined) there.activations = card.activations;
  if (card.timestamp !== undefined) there.timestamp = card.timestamp;
  if (card.links !== undefined) there.links = card.links;
  return there;
}

export function spellScene(state: GameState, seat: Seat, object: GameObject, spell: Known): Scene {
  const context = newContext(object.id, object.id, seat);
  const item = newItem('spell', seat, object, null, context);
  const sight = seenOnStack(sightOf(state), onStackAs(object, item), object, spell);
  return { state, seat, object, known: spell, sight, context, item };
}

export function abilityScene(
  state: GameState,
  seat: Seat,
  object: GameObject,
  source: Known,
  ability: Pick<AbilityInstance, 'ref' | 'given' | 'acquired'>,
): Scene {
  const id = `o${state.objectsMade + 1}` as ObjectId;
  const { x, bindings } = contextOfAbility(object.id, seat, ability);
  const context: Context = { ...newContext(object.id, id, seat), x, bindings: { ...bindings } };
  if (ability.acquired !== undefined) context.acquired = ability.acquired;
  const item = newItem('activated', seat, object, ability.ref, context);
  const onStack: GameObject = { id, identity: object.identity, owner: seat, zone: STACK, item };
  const sight = seenOnStack(sightOf(state), onStack, null, null);
  return { state, seat, object, known: source, sight, context, item };
}
