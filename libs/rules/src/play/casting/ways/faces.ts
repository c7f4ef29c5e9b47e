// The faces of a card that can be cast or played (cr 709.3, 710.4, 712.8, 715.3), and the card's
// characteristics with each.
import { memoByIdentity } from '#kernel';
import { asOnStack } from './as-on-stack.js';
import { fusedFaceIndex, printedOf } from '../../../reading/characteristics/alone/base.js';
import { known } from '../../../reading/characteristics/characteristics.js';
import { facesOf } from '../../../model/printed/faces.js';
import { knownAs } from '../../../reading/characteristics/alone/known-as.js';
import {
  keywordsOf,
  NO_CHARACTERISTICS,
  type Characteristics,
  type Known,
} from '../../../model/printed/shape.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, STACK, type ObjectId, type Seat } from '../../../model/basics/ids.js';

const definitionOf = (state: GameState, { identity }: GameObject) =>
  identity.definition === null ? undefined : state.definitions[identity.definition];

export const hasOneFace = (state: GameState, object: GameObject): boolean =>
  (definitionOf(state, object)?.faces?.length ?? 1) === 1;

const isFusible = (state: GameState, object: GameObject): boolean =>
  object.zone.kind === 'hand' &&
  (known(state, object.id)?.abilities.some(
    ({ ability, keyword }) =>
      keyword === 'fuse' ||
      (ability.kind === 'static' &&
        ability.effects.some((effect) => effect.kind === 'quality' && effect.is === 'fuse')),
  ) ??
    false);

/** The faces it can be cast with. A split card with fuse also has both halves together (cr 702.102a). */
export function facesToCast(state: GameState, object: GameObject): readonly number[] {
  const definition = definitionOf(state, object);
  if (definition === undefined || hasOneFace(state, object)) return [object.identity.face];
  const all = [...facesOf(definition).keys()];
  switch (definition.layout) {
    case 'split':
      return isFusible(state, object) ? [...all, fusedFaceIndex(definition)] : all;
    case 'modal':
    case 'adventure':
      return all;
    case 'normal':
    case 'leveler':
    case 'flip':
    case 'transform':
    case 'meld':
    case undefined:
      return [0];
  }
}

const spells = memoByIdentity<Known, Map<Seat, Known>>();

/** The same for that player, memoized for each known card. */
function controlledBy(card: Known, seat: Seat): Known {
  let bySeat = spells.get(card);
  if (bySeat === undefined) spells.set(card, (bySeat = new Map<Seat, Known>()));
  let spell = bySeat.get(seat);
  if (spell === undefined) {
    const { manaValue, owner, copiable, effects } = card;
    bySeat.set(seat, (spell = knownAs(card, { manaValue, controller: seat, owner, copiable, effects })));
  }
  return spell;
}

/** The card as it would be on the stack with that face up. */
export function asSpell(state: GameState, object: GameObject, face: number, seat: Seat): Known {
  const there = asOnStack(state, object, face, seat);
  if (there !== undefined) return there;
  const now = known(state, object.id);
  if (now !== undefined && hasOneFace(state, object)) return controlledBy(now, seat);
  const copiable = { ...object.identity, face };
  const printed = withGiven(printedOf(state, { ...object, identity: copiable, zone: STACK }), now);
  const { manaValue } = printed;
  const effects = now?.effects ?? [];
  return knownAs(printed, { manaValue, controller: seat, owner: object.owner, copiable, effects });
}

/** The card as that player would propose it as a spell (cr 601.2a). */
export function asProposed(state: GameState, id: ObjectId, seat: Seat): Known | undefined {
  const object = state.objects[objectNumber(id)];
  return object === undefined ? undefined : asSpell(state, object, object.identity.face, seat);
}

/** Abilities that effects give the card in its zone apply to each of its faces (cr 702.1b). */
function withGiven(printed: Characteristics, now: Known | undefined): Characteristics {
  const given = now?.abilities.filter((ability) => ability.given !== undefined) ?? [];
  if (given.length === 0) return printed;
  const abilities = [...printed.abilities, ...given];
  return { ...printed, abilities, keywords: keywordsOf(abilities) };
}

/** Ways to cast a card with other characteristics than it has in its zone. */
export type CastFace = 'face-down' | 'transformed' | 'awaken' | 'bestow';

/** cr 702.37c, 702.103b: its characteristics when cast that way. */
export function asCast(
  state: GameState,
  object: GameObject,
  card: Known,
  seat: Seat,
  how: CastFace | undefined,
): Known {
  switch (how) {
    case 'transformed':
      return asSpell(state, object, 1, seat);
    case 'face-down':
      return {
        ...card,
        ...NO_CHARACTERISTICS,
        types: ['creature'],
        power: 2,
        toughness: 2,
      };
    case 'bestow':
      return {
        ...card,
        types: card.types.filter((type) => type !== 'creature'),
        subtypes: ['Aura'],
        power: null,
        toughness: null,
      };
    case 'awaken':
    case undefined:
      return card;
  }
}
