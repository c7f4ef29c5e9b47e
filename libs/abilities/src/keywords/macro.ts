// A keyword: its name, its rule, its parameters, and the abilities it expands to.
import type { Ability, Sorts } from '../nodes/sorts.js';
import type { SortName } from '../notation/field.js';
import { isNode, rewritten } from '../nodes/walk.js';

/** Fields of the keyword node that can fill the parameters of a macro. */
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
  /** As in the heading of the rules, in lower case: 'first strike'. */
  readonly name: string;
  /** cr 702.9 */
  readonly rule: string;
  readonly takes?: readonly KeywordParameter[];
  /** Parameters that a card with the keyword may leave out. */
  readonly optional?: readonly KeywordParameter[];
  /** Several instances on one object do no more than one, as the keyword's last rule says. */
  readonly redundant?: 'redundant';
  /**
   * Holes are `{kind: 'parameter', name}`; a list parameter fills its place in a list. A missing parameter is left
   * out of a list; elsewhere the whole ability with the hole is left out (vanishing without a number).
   */
  readonly abilities: readonly Ability[];
  /** Abilities that holes cannot express, made from parts of a parameter (level up's bands, forecast's ability). */
  readonly also?: (keyword: KeywordNode) => readonly Ability[];
}

export type KeywordNode = Extract<Sorts['ability'], { readonly kind: 'keyword' }>;

/** The abilities that the keyword stands for on an object. */
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
