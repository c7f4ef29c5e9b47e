// The kind of a subtype (cr 205.3). A subtype in no list is a creature type.
import { SUBTYPES_OF, type SubtypeKind } from '#abilities';
import type { Characteristics } from './shape.js';

const KIND = new Map<string, SubtypeKind>(
  Object.entries(SUBTYPES_OF).flatMap(([kind, words]) =>
    [...words].map((word) => [word, kind as SubtypeKind]),
  ),
);

export const kindOfSubtype = (word: string): SubtypeKind => KIND.get(word) ?? 'creature';

/** The entry in `subtypes` that stands for every creature type (cr 702.73). */
export const EVERY_CREATURE_TYPE = 'every creature type';

export const hasSubtype = ({ subtypes }: Pick<Characteristics, 'subtypes'>, word: string): boolean =>
  subtypes.includes(word) || (subtypes.includes(EVERY_CREATURE_TYPE) && kindOfSubtype(word) === 'creature');

/** cr 205.3d: whether an object with these card types can have subtypes of that kind. */
export function correlates(kind: SubtypeKind, types: readonly string[]): boolean {
  if (kind === 'creature') return types.includes('creature') || types.includes('kindred');
  if (kind === 'spell') return types.includes('instant') || types.includes('sorcery');
  return types.includes(kind);
}

/** The creature types, or the land types, among an object's subtypes. */
export const subtypesOfKind = (
  { subtypes }: Pick<Characteristics, 'subtypes'>,
  kind: SubtypeKind,
): readonly string[] => subtypes.filter((word) => kindOfSubtype(word) === kind);
