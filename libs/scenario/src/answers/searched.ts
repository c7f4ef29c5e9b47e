// What an entry finds, of cards that are searched for.
import { objectNumber, type ObjectId } from '#rules';
import { findAmong, findObjects } from '../objects/find.js';
import type { Asking } from './asking.js';

/** cr 701.23b: what lies open is found anyway, said or not, and is none of the candidates. */
export function foundOf(
  { state, seats }: Pick<Asking, 'state' | 'seats'>,
  candidates: readonly ObjectId[],
  texts: readonly string[],
  taken: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const liesOpen = (text: string): boolean =>
    findObjects(state, seats, text).some((id) => state.objects[objectNumber(id)]?.zone.kind === 'graveyard');
  const found: ObjectId[] = [];
  for (const text of texts) {
    const one = findAmong(state, seats, text, candidates, [...taken, ...found]);
    if (one !== undefined) found.push(one);
    else if (!liesOpen(text)) return undefined;
  }
  return found.length === 0 ? undefined : found;
}
