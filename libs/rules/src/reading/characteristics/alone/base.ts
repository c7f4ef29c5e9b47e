// Copiable values (cr 707.2): an object before any effect, computed once for each face.
import { memoByIdentity } from '#kernel';
import { COLOURS, type ColourName, type Face } from '#abilities';
import { colourLetters, HALVES, knownCost, manaValueOf, type CardDefinition } from '#cards';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { NodeRef } from '../../../model/basics/ids.js';
import type { Identity } from '../../../model/state/objects.js';
import { excepted } from './exceptions.js';
import { facesOf } from '../../../model/printed/faces.js';
import { instancesOf, landAbilities } from '../../../model/printed/instances.js';
import { childRef, faceAt, faceRef, ruleRef } from '../../../model/printed/node-ref.js';
import { keywordsOf, type Characteristics } from '../../../model/printed/shape.js';
import { isTokenFace, tokenName } from '../../../model/printed/token-name.js';

const LETTER_COLOURS: Readonly<Record<string, ColourName>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

const ofFaces = memoByIdentity<Face, Map<string, Characteristics>>();

/** The values of a face alone. `ref` is the face's place. */
function ofFace(face: Face, ref: NodeRef): Characteristics {
  const byRef = ofFaces.get(face) ?? new Map<string, Characteristics>();
  ofFaces.set(face, byRef);
  let found = byRef.get(ref);
  if (found === undefined) byRef.set(ref, (found = workedOut(face, ref)));
  return found;
}

const plain = (value: Face['power']): number | null =>
  value === undefined ? null : typeof value === 'number' ? value : 0;

const coloursOf = ({ colours, cost }: Pick<Face, 'colours' | 'cost'>): readonly ColourName[] => {
  const letters = cost === undefined ? [] : colourLetters(cost);
  const coloured: readonly unknown[] = colours ?? letters.map((letter) => LETTER_COLOURS[letter]);
  return COLOURS.filter((colour) => coloured.includes(colour));
};

function workedOut(face: Face, ref: NodeRef): Characteristics {
  const { subtypes = [], types, abilities = [] } = face;
  const instances = [
    ...abilities.flatMap((ability, index) => instancesOf(ability, childRef(ref, 'abilities', index))),
    ...landAbilities(subtypes, types),
  ];
  return {
    name: isTokenFace(ref) ? tokenName(face) : face.name,
    cost: face.cost ?? null,
    manaValue: face.cost === undefined ? 0 : manaValueOf(face.cost),
    colours: coloursOf(face),
    supertypes: face.supertypes ?? [],
    types,
    subtypes,
    abilities: instances,
    keywords: keywordsOf(instances),
    power: plain(face.power),
    toughness: plain(face.toughness),
    loyalty: plain(face.loyalty),
    defense: plain(face.defense),
  };
}

const union = <T>(lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];
const combinations = memoByIdentity<CardDefinition, Characteristics>();

/** cr 709.4, 702.102c: both halves of a split card combined. */
function combined(definition: CardDefinition, halves: readonly Characteristics[]): Characteristics {
  let found = combinations.get(definition);
  if (found !== undefined) return found;
  const [first] = halves;
  if (first === undefined) throw new Error(`${definition.name} has no halves`);
  const colours = union(halves.map((half) => half.colours));
  const abilities = halves.flatMap((half) => half.abilities);
  found = {
    ...first,
    name: halves.map(({ name }) => name).join(HALVES),
    cost: halves.map(({ cost }) => cost ?? '').join(''),
    manaValue: halves.reduce((sum, { manaValue }) => sum + manaValue, 0),
    colours: COLOURS.filter((colour) => colours.includes(colour)),
    supertypes: union(halves.map((half) => half.supertypes)),
    types: union(halves.map((half) => half.types)),
    subtypes: union(halves.map((half) => half.subtypes)),
    abilities,
    keywords: keywordsOf(abilities),
  };
  combinations.set(definition, found);
  return found;
}

/**
 * The facts about an object's zone that decide which of its card's faces count (cr 709.4, 710.2, 712.8,
 * 715.4).
 */
interface Whereabouts {
  readonly zone: GameObject['zone']['kind'];
  readonly flipped: boolean;
  /** It is a copy, or its values were copied (cr 202.3b). */
  readonly copied: boolean;
}

/** The face index of a fused split spell (cr 702.102). */
export const fusedFaceIndex = (definition: CardDefinition): number => facesOf(definition).length;

function ofDefinition(
  definition: CardDefinition,
  { face, definition: hash, half }: Identity,
  state: GameState,
  where: Whereabouts,
): Characteristics {
  const faces = facesOf(definition);
  const at = (index: number): Characteristics => {
    const found = faces[index];
    if (found === undefined || hash === null)
      throw new Error(`${definition.name} has no face ${String(index)}`);
    return ofFace(found, faceRef(hash, index));
  };
  const onStack = where.zone === 'stack';
  switch (definition.layout) {
    case 'split':
      return onStack && face < faces.length
        ? at(face)
        : combined(
            definition,
            faces.map((_, index) => at(index)),
          );
    case 'adventure':
      return at(onStack ? face : 0);
    case 'flip': {
      if (!where.flipped || faces.length < 2) return at(0);
      // cr 710.1c: its colour and its mana cost do not change.
      const { cost, manaValue, colours } = at(0);
      return { ...at(1), cost, manaValue, colours };
    }
    case 'transform': {
      // cr 712.8a: in other zones it has only its front face.
      if (face === 0 || (!onStack && where.zone !== 'battlefield')) return at(0);
      // cr 202.3b.
      return where.copied ? at(face) : { ...at(face), manaValue: at(0).manaValue };
    }
    case 'modal':
      return at(onStack || where.zone === 'battlefield' ? face : 0);
    case 'meld': {
      if (face === 0 || half === undefined || where.copied) return at(face);
      // cr 202.3c.
      const other = state.definitions[half];
      const [front] = other === undefined ? [] : facesOf(other);
      const costOf = (cost: string | undefined): number => (cost === undefined ? 0 : manaValueOf(cost));
      return { ...at(face), manaValue: at(0).manaValue + costOf(front?.cost) };
    }
    case 'normal':
    case 'leveler':
    case undefined:
      return at(face);
  }
}

const nameless = memoByIdentity<CardDefinition, Characteristics>();

/** pentaland 705.7-8: a nameless card has a known cost, and the values that follow from it. */
function withoutName(definition: CardDefinition): Characteristics {
  let found = nameless.get(definition);
  if (found === undefined) {
    const cost = definition.cost?.replaceAll(HALVES, '');
    const face: Face = { kind: 'face', name: '', types: [], ...(cost === undefined ? {} : { cost }) };
    nameless.set(definition, (found = workedOut(face, ruleRef('unnamed'))));
  }
  return found;
}

function printedAt(state: GameState, identity: Identity, where: Whereabouts): Characteristics {
  const base = withoutExceptions(state, identity, where);
  return identity.except === undefined ? base : excepted(state, base, identity);
}

function withoutExceptions(state: GameState, identity: Identity, where: Whereabouts): Characteristics {
  const { made, definition: hash, power, toughness } = identity;
  if (made !== undefined) {
    const base = ofFace(faceAt(state, made), made);
    if (power === undefined && toughness === undefined) return base;
    return { ...base, power: power ?? base.power, toughness: toughness ?? base.toughness };
  }
  const definition = hash === null ? undefined : state.definitions[hash];
  if (definition === undefined) throw new Error('an object is of a card the log never recorded');
  if (identity.unnamed !== undefined) return withoutName(definition);
  return ofDefinition(definition, identity, state, where);
}

/** The values of a card with that identity, or of a copy of one, face up on the battlefield. */
export const baseOf = (state: GameState, identity: Identity): Characteristics =>
  printedAt(state, identity, { zone: 'battlefield', flipped: identity.face > 0, copied: false });

/** The object's own values in its zone, before copy effects and before being face down applies. */
export const printedOf = (
  state: GameState,
  { identity, zone, permanent, card, token, item }: GameObject,
): Characteristics =>
  printedAt(state, identity, {
    zone: zone.kind,
    flipped: permanent?.flipped === true,
    copied: card !== undefined || token === true || item?.copy === true,
  });

/** As `printedOf`, for another identity that a copy effect gives it (cr 707.2). */
export const copiedBy = (
  state: GameState,
  identity: Identity,
  { zone, permanent }: GameObject,
): Characteristics =>
  printedAt(state, identity, { zone: zone.kind, flipped: permanent?.flipped === true, copied: true });

/** cr 708.2: the identity of an object that is face down in this way. */
export const faceDownIdentity = (how: string): Identity => ({
  definition: null,
  face: 0,
  made: ruleRef(how),
});

/** cr 202.3e: the amount X adds on the stack. */
export function manaValueWithX(cost: string | null, manaValue: number, x: number | null): number {
  if (cost === null || x === null) return manaValue;
  return (
    manaValue +
    x * knownCost(cost).filter((symbol) => symbol.kind === 'variable' && symbol.letter === 'X').length
  );
}
