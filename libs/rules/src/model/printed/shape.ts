// The characteristics of an object (cr 109.3): the shape of every answer about them.
import type { Ability, Change, ColourName, KeywordNode } from '#abilities';
import type { Context } from '../state/context.js';
import type { NodeRef, ObjectId, Seat } from '../basics/ids.js';
import type { Identity } from '../state/objects.js';

/** One ability of an object, and its place. */
export interface AbilityInstance {
  readonly ref: NodeRef;
  readonly ability: Ability;
  /** The keyword that it was expanded from. */
  readonly keyword: string | null;
  /** The keyword node it was expanded from, with its parameters. */
  readonly written?: KeywordNode;
  /** The effect that gave it to the object; absent for the object's own abilities (cr 613.7a). */
  readonly given?: GivenAbility;
  /**
   * The effect by which the object has it; absent for its own abilities. It distinguishes one pair of linked
   * abilities from another (cr 607.5), and a limited ability from one with the same text (cr 602.5c).
   */
  readonly acquired?: string;
}

/** The origin of an ability that an effect gave: the effect's source, its timestamp and its context. */
export interface GivenAbility {
  readonly granter: ObjectId;
  readonly timestamp: number;
  readonly context: Context;
}

/** Effects on an object that are not characteristics: what it must, may or cannot do, and its rules. */
export interface ObjectEffect {
  readonly change: Extract<Change, { kind: 'cannot' | 'must' | 'may' | 'quality' | 'goaded' }>;
  readonly ref: NodeRef;
  readonly context: Context;
  readonly timestamp: number;
}

/** cr 109.3, 208-210. */
export interface Characteristics {
  /** An object with several names (cr 709.4a) has them joined as on a split card: 'Fire // Ice'. */
  readonly name: string;
  readonly cost: string | null;
  readonly manaValue: number;
  readonly colours: readonly ColourName[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  /** Use `hasSubtype` to read these: one entry may stand for every creature type (cr 702.73). */
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  /** The names of the keywords among its abilities. */
  readonly keywords: ReadonlySet<string>;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
}

/** cr 113.3: an ability on the stack has none of its source's characteristics. */
export const NO_CHARACTERISTICS: Characteristics = {
  name: '',
  cost: null,
  manaValue: 0,
  colours: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  keywords: new Set(),
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
};

/** An object as it is, or as it last existed (cr 608.2h). */
export interface Known extends Characteristics {
  readonly controller: Seat | null;
  readonly owner: Seat | null;
  /** The source of its copiable values (cr 707.2), after every copy effect on it. */
  readonly copiable: Identity;
  readonly effects: readonly ObjectEffect[];
}

export const keywordsOf = (abilities: readonly AbilityInstance[]): ReadonlySet<string> =>
  new Set(abilities.flatMap(({ keyword }) => keyword ?? []));
