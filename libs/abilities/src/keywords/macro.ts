// A keyword: its name, its rule, its parameters, and the abilities it expands to.
import type { Ability, Sorts } from '../nodes/sorts.js';
import type { SortName } from '../notation/field.js';
import { isNode, rewritten } from '../nodes/walk.js';

/** A field of the keyword node that the macro's parameters may be filled from. */
export const KEYWORD_PARAMETERS = [
  'costs',
  'value',
  'filter',
  'players',
  'ability',
  'body',
  'text',
  'colour',
  'levels',
] as const;
export type KeywordParameter = (typeof KEYWORD_PARAMETERS)[number];

export interface KeywordMacro {
  /** As in the rules' heading, in small letters: 'first strike'. */
  readonly name: string;
  /** cr 702.9 */
  readonly rule: string;
  readonly takes?: readonly KeywordParameter[];
  /** May be left out by a card that writes the keyword. */
  readonly optional?: readonly KeywordParameter[];
  /** Several instances on one object do no more than one (its own last subrule says so). */
  readonly redundant?: 'redundant';
  /**
   * Parameters stand as `{kind: 'parameter', name}`; a parameter that is a list fills its place in a list.
   * What is left out is nothing in a list; elsewhere the ability with the hole falls away (vanishing without a number).
   */
  readonly abilities: readonly Ability[];
  /** What holes cannot say: abilities made of the parts of a parameter (level up's bands, forecast's ability). */
  readonly also?: (keyword: KeywordNode) => readonly Ability[];
}

export type KeywordNode = Extract<Sorts['ability'], { readonly kind: 'keyword' }>;

/** The abilities a keyword stands for on an object that has it. */
export function expandWith(macro: KeywordMacro, keyword: KeywordNode): readonly Ability[] {
  const also = macro.also?.(keyword) ?? [];
  if (macro.takes === undefined && macro.optional === undefined) return [...macro.abilities, ...also];
  return [...macro.abilities.flatMap((ability) => filled(ability, keyword)), ...also];
}

function filled(ability: Ability, keyword: KeywordNode): readonly Ability[] {
  const open: string[] = [];
  const fill = (_: SortName, part: unknown, within?: 'list'): { becomes: readonly unknown[] } | undefined => {
    if (!isNode(part) || part.kind !== 'parameter') return undefined;
    const given = keyword[part['name'] as KeywordParameter];
    if (given === undefined && within === undefined) open.push(part.kind);
    if (given === undefined) return { becomes: [] };
    return { becomes: Array.isArray(given) ? (given as readonly unknown[]) : [given] };
  };
  const whole = rewritten('ability', ability, fill);
  return open.length > 0 ? [] : [whole];
}
