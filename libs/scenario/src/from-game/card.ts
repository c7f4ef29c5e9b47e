// One card as an entry of a zone.
import type { GameObject } from '#rules';
import type { ObjectView } from '#visibility';
import type { Seen } from './seen.js';

/** An entry that says which card it is, and in Mental Magic what it has been named. */
export type CardWritten =
  { readonly card: string; readonly as?: string } | { readonly unknown: number; readonly as?: string };

export const UNKNOWN: CardWritten = { unknown: 1 };

const printedName = ({ state }: Seen, hash: string | null | undefined): string | undefined =>
  hash === null || hash === undefined ? undefined : state.definitions[hash]?.name;

/** A card whose face the viewer sees, or what lies under it. */
export function cardWritten(seen: Seen, one: ObjectView): CardWritten {
  const object = seen.faceOf(one);
  if (object === undefined) return UNKNOWN;
  return seen.state.naming === null ? asPrinted(seen, one, object) : asNamed(seen, one, object);
}

/** Where a card is what it says: by its whole name, a split card by both halves. */
function asPrinted(seen: Seen, { name, under }: ObjectView, { identity }: GameObject): CardWritten {
  const card = printedName(seen, identity.definition) ?? under?.name ?? name;
  return card === '' ? UNKNOWN : { card };
}

/**
 * In Mental Magic any card with the same cost would do. Which card it really is stands in the file only where the viewer
 * sees everything.
 */
function asNamed(seen: Seen, one: ObjectView, { identity, card }: GameObject): CardWritten {
  const face = one.under ?? one;
  const { printed } = card ?? identity;
  if (face.printed !== undefined) return { card: face.printed };
  if (face.name === '') return isUtopia(seen, one) ? { card: 'Utopia' } : UNKNOWN;
  if (printed === undefined) return { card: face.name };
  return { card: (seen.seesAll ? printedName(seen, printed) : undefined) ?? face.name, as: face.name };
}

/** war-zone: the land of the Utopia Library. */
const isUtopia = ({ view }: Seen, { typeLine, faceDown }: ObjectView): boolean =>
  view.terms.ruleset === 'war-zone' && faceDown === undefined && typeLine.includes('Utopia');

/** Equal neighbours are one entry with a count, and a plain card is only its name. */
export function gathered<T extends object>(entries: readonly T[]): readonly (T | string)[] {
  const runs: { readonly entry: T; readonly text: string; count: number }[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ entry, text, count: 1 });
  }
  return runs.map(({ entry, count }) => {
    if (Object.hasOwn(entry, 'unknown')) return { ...entry, unknown: count };
    if (count > 1) return { ...entry, count };
    const { card, ...more } = entry as { readonly card?: string };
    return card !== undefined && Object.keys(more).length === 0 ? card : entry;
  });
}
