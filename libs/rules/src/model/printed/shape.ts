// What an object is, as far as the rules ask (cr 109.3): the shape of every answer about characteristics.
import type { Ability, Change, ColourName, KeywordNode } from '#abilities';
import type { Context } from '../state/context.js';
import type { NodeRef, ObjectId, Seat } from '../basics/ids.js';
import type { Identity } from '../state/objects.js';

/** One ability an object has, and where it stands. */
export interface AbilityInstance {
  readonly ref: NodeRef;
  readonly ability: Ability;
  /** The keyword it was written out from. */
  readonly keyword: string | null;
  /** That keyword as it stands there, with all it says besides its name. */
  readonly written?: KeywordNode;
  /** What gave it to the object, where it is not the object's own (cr 613.7a). */
  readonly given?: Given;
  /** By which effect the object has it, where it is not its own: what tells one pair of linked abilities from another
   *  (cr 607.5), and a limited ability from one that reads alike (cr 602.5c). */
  readonly acquired?: string;
}

/** Of an ability that an effect gave: whose effect, since when, and what that effect knew. */
export interface Given {
  readonly granter: ObjectId;
  readonly timestamp: number;
  readonly context: Context;
}

/** What effects say about an object that is no characteristic: what it must, may, cannot, and rules it has. */
export interface ObjectEffect {
  readonly change: Extract<Change, { kind: 'cannot' | 'must' | 'may' | 'quality' | 'goaded' }>;
  readonly ref: NodeRef;
  readonly context: Context;
  readonly timestamp: number;
}

/** cr 109.3, 208-210. */
export interface Characteristics {
  /** Several names of one object (cr 709.4a) stand as on a split card: 'Fire // Ice'. */
  readonly name: string;
  readonly cost: string | null;
  readonly manaValue: number;
  readonly colours: readonly ColourName[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  /** Read with `hasSubtype`: one of them may stand for every creature type (cr 702.73). */
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  /** The names of the keywords among them. */
  readonly keywords: ReadonlySet<string>;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
}

/** cr 113.3: an ability on the stack has none of its source's. */
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

/** An object as it is, or as it last was (cr 608.2h). */
export interface Known extends Characteristics {
  readonly controller: Seat | null;
  readonly owner: Seat | null;
  /** What defines its copiable values (cr 707.2), after every copy effect on it. */
  readonly copiable: Identity;
  readonly effects: readonly ObjectEffect[];
}

export const keywordsOf = (abilities: readonly AbilityInstance[]): ReadonlySet<string> =>
  new Set(abilities.flatMap(({ keyword }) => keyword ?? []));
