// Copiable values (cr 707.2): what an object is before any effect, worked out once for each identity.
import { COLOURS, expandKeyword, type Ability, type ColourName, type Face } from '#abilities';
import { colourLetters, manaValueOf } from '#cards';
import type { GameState } from '../state/game-state.js';
import type { NodeRef } from '../state/ids.js';
import type { Identity } from '../state/objects.js';
import { BASIC_LAND_TYPES } from './given.js';
import { abilityAt, childRef, faceAt, faceRef, ruleRef } from './node-ref.js';

/** One ability an object has, and where it stands. */
export interface AbilityInstance {
  readonly ref: NodeRef;
  readonly ability: Ability;
  /** The keyword it was written out from. */
  readonly keyword: string | null;
}

/** cr 109.3, 208-210. */
export interface Characteristics {
  readonly name: string;
  readonly cost: string | null;
  readonly manaValue: number;
  readonly colours: readonly ColourName[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  /** The names of the keywords among them. */
  readonly keywords: ReadonlySet<string>;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
}

const LETTER_COLOURS: Readonly<Record<string, ColourName>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

const memo = new WeakMap<Face, Map<string, Characteristics>>();

/** What a face has by itself. `ref` is where the face stands. */
function ofFace(state: GameState, face: Face, ref: NodeRef): Characteristics {
  let byRef = memo.get(face);
  if (byRef === undefined) memo.set(face, (byRef = new Map()));
  let found = byRef.get(ref);
  if (found === undefined) byRef.set(ref, (found = workedOut(state, face, ref)));
  return found;
}

function workedOut(state: GameState, face: Face, ref: NodeRef): Characteristics {
  const abilities = [...abilitiesOf(state, face, ref), ...landAbilities(face)];
  const plainStat = (value: Face['power']): number | null =>
    value === undefined ? null : typeof value === 'number' ? value : 0;
  const indicated = face.colours?.filter((colour) => typeof colour === 'string');
  const letters = face.cost === undefined ? [] : colourLetters(face.cost);
  const coloured = indicated ?? letters.flatMap((letter) => LETTER_COLOURS[letter] ?? []);
  return {
    name: face.name,
    cost: face.cost ?? null,
    manaValue: face.cost === undefined ? 0 : manaValueOf(face.cost),
    colours: COLOURS.filter((colour) => coloured.includes(colour)),
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
    abilities,
    keywords: new Set(abilities.flatMap(({ keyword }) => keyword ?? [])),
    power: plainStat(face.power),
    toughness: plainStat(face.toughness),
    loyalty: plainStat(face.loyalty),
    defense: plainStat(face.defense),
  };
}

/** Keywords are written out; ability words and their like are looked through. */
export function instancesOf(ability: Ability, ref: NodeRef): AbilityInstance[] {
  switch (ability.kind) {
    case 'keyword': {
      const written = expandKeyword(ability);
      if (written.length === 0) return [{ ref, ability, keyword: ability.name }];
      return written.map((one, index) => ({ ref: childRef(ref, `~${index}`), ability: one, keyword: ability.name }));
    }
    case 'named':
      return instancesOf(ability.ability, childRef(ref, 'ability'));
    case 'spell':
    case 'activated':
    case 'triggered':
    case 'static':
    case 'parameter':
      return [{ ref, ability, keyword: null }];
  }
}

const abilitiesOf = (state: GameState, face: Face, ref: NodeRef): AbilityInstance[] =>
  (face.abilities ?? []).flatMap((ability, index) => instancesOf(ability, childRef(ref, 'abilities', index)));

/** cr 305.6. */
function landAbilities(face: Face): AbilityInstance[] {
  if (!face.types.includes('land')) return [];
  return (face.subtypes ?? []).filter((type) => BASIC_LAND_TYPES.has(type)).map(landAbility);
}

export function landAbility(type: string): AbilityInstance {
  const ref = ruleRef(type);
  return { ref, ability: abilityAt({} as GameState, ref), keyword: null };
}

export const refOfFace = (identity: Identity): NodeRef => {
  if (identity.made !== undefined) return identity.made;
  if (identity.definition === null) throw new Error('an object without anything that defines it');
  return faceRef(identity.definition, identity.face);
};

export function baseOf(state: GameState, identity: Identity): Characteristics {
  const ref = refOfFace(identity);
  const base = ofFace(state, faceAt(state, ref), ref);
  if (identity.power === undefined && identity.toughness === undefined) return base;
  return { ...base, power: identity.power ?? base.power, toughness: identity.toughness ?? base.toughness };
}
