// Which table declares which sort, and the type of each sort.
import { ABILITY, BODY, FACE, OPTION, TARGET, TOKEN } from '../language/abilities.js';
import { EFFECT } from '../language/effects.js';
import { COLOUR, CONDITION, FILTER, PLAYERS, REFERENCE, VALUE, WORD } from '../language/references.js';
import { ACTION, PERMISSION } from '../language/actions.js';
import { COST, DURATION, MANA } from '../language/costs.js';
import { OUTCOME, PATTERN, REPLACEMENT } from '../language/patterns.js';
import { CHANGE, STATIC } from '../language/statics.js';
import { COLOURS, type ColourName } from '../language/words.js';
import type { SortName, SortTable } from '../notation/field.js';
import type { NodeOf } from './types.js';

export interface Sorts {
  ability: NodeOf<typeof ABILITY, Sorts>;
  body: NodeOf<typeof BODY, Sorts>;
  option: NodeOf<typeof OPTION, Sorts>;
  target: NodeOf<typeof TARGET, Sorts>;
  effect: NodeOf<typeof EFFECT, Sorts>;
  reference: NodeOf<typeof REFERENCE, Sorts>;
  players: NodeOf<typeof PLAYERS, Sorts>;
  filter: NodeOf<typeof FILTER, Sorts>;
  /** A number stands for itself. */
  value: number | NodeOf<typeof VALUE, Sorts>;
  condition: NodeOf<typeof CONDITION, Sorts>;
  duration: NodeOf<typeof DURATION, Sorts>;
  pattern: NodeOf<typeof PATTERN, Sorts>;
  cost: NodeOf<typeof COST, Sorts>;
  static: NodeOf<typeof STATIC, Sorts>;
  change: NodeOf<typeof CHANGE, Sorts>;
  action: NodeOf<typeof ACTION, Sorts>;
  permission: NodeOf<typeof PERMISSION, Sorts>;
  replacement: NodeOf<typeof REPLACEMENT, Sorts>;
  outcome: NodeOf<typeof OUTCOME, Sorts>;
  mana: NodeOf<typeof MANA, Sorts>;
  colour: ColourName | NodeOf<typeof COLOUR, Sorts>;
  /** A plain text is a subtype or a name. */
  word: string | NodeOf<typeof WORD, Sorts>;
  face: NodeOf<typeof FACE, Sorts>;
  token: NodeOf<typeof TOKEN, Sorts>;
}

/** What a sort may be besides its nodes. */
export type Plain = 'number' | 'text' | readonly string[];

export interface SortDeclaration {
  readonly kinds: SortTable;
  readonly plain?: Plain;
}

export const SORTS: { readonly [S in SortName]: SortDeclaration } = {
  ability: { kinds: ABILITY },
  body: { kinds: BODY },
  option: { kinds: OPTION },
  target: { kinds: TARGET },
  effect: { kinds: EFFECT },
  reference: { kinds: REFERENCE },
  players: { kinds: PLAYERS },
  filter: { kinds: FILTER },
  value: { kinds: VALUE, plain: 'number' },
  condition: { kinds: CONDITION },
  duration: { kinds: DURATION },
  pattern: { kinds: PATTERN },
  cost: { kinds: COST },
  static: { kinds: STATIC },
  change: { kinds: CHANGE },
  action: { kinds: ACTION },
  permission: { kinds: PERMISSION },
  replacement: { kinds: REPLACEMENT },
  outcome: { kinds: OUTCOME },
  mana: { kinds: MANA },
  colour: { kinds: COLOUR, plain: COLOURS },
  word: { kinds: WORD, plain: 'text' },
  face: { kinds: FACE },
  token: { kinds: TOKEN },
};

export type Ability = Sorts['ability'];
export type Body = Sorts['body'];
export type Option = Sorts['option'];
export type TargetSpec = Sorts['target'];
export type Effect = Sorts['effect'];
export type Reference = Sorts['reference'];
export type Players = Sorts['players'];
export type Filter = Sorts['filter'];
export type Value = Sorts['value'];
export type Condition = Sorts['condition'];
export type Duration = Sorts['duration'];
export type Pattern = Sorts['pattern'];
export type Cost = Sorts['cost'];
export type Static = Sorts['static'];
export type Change = Sorts['change'];
export type Action = Sorts['action'];
export type Permission = Sorts['permission'];
export type Replacement = Sorts['replacement'];
export type Outcome = Sorts['outcome'];
export type ManaSpec = Sorts['mana'];
export type Colour = Sorts['colour'];
export type Word = Sorts['word'];
export type Face = Sorts['face'];
export type TokenSpec = Sorts['token'];

/** One kind of a sort: `NodeKind<'effect', 'draw'>`. */
export type NodeKind<S extends SortName, K extends string> = Extract<Sorts[S], { readonly kind: K }>;
