// How a spell was cast (cr 601.2): read of the spell, of the permanent it became, of what is left of either.
import type { ColourName } from '#abilities';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { CastAs, StackItem } from '../../model/state/objects.js';
import type { Context } from '../../model/state/context.js';
import type { Sight } from './sight.js';

export const LETTERS: Readonly<Record<ColourName, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** cr 400.7d, 607.2. */
export function castOf(sight: Sight, id: ObjectId): StackItem | CastAs | null {
  const object = sight.object(id);
  const was = sight.state.gone[String(objectNumber(id))]?.was;
  return object?.item ?? object?.permanent?.castAs ?? was?.item ?? was?.permanent?.castAs ?? null;
}

/** What a spell asks of itself; what an ability asks of the spell or permanent it is of (cr 607.2i, 400.7d). */
export function castMeant(sight: Sight, { stack, source }: Context): StackItem | CastAs | null {
  const own = stack === null ? null : castOf(sight, stack);
  if (own !== null && (!('kind' in own) || own.kind === 'spell')) return own;
  return castOf(sight, source) ?? own;
}

/** What an optional cost is called: of several of one name the first by that name, the others by their number too. */
export const instanceLabel = (label: string, nth: number): string =>
  nth === 1 ? label : `${label} ${String(nth)}`;

/** cr 702.56b, 702.78b: what an ability written out from such an instance calls the payment it asks for. */
export const paymentsOf = (label: string, nth: number): Context['bindings'] =>
  nth === 1 ? {} : { [paymentName(label)]: { word: instanceLabel(label, nth) } };
export const paymentName = (label: string): string => `paid ${label}`;

/** How often that cost was paid, as this context calls it: for the spell, or for what is just happening. */
export const timesPaid = (
  cast: StackItem | CastAs | null,
  cost: string,
  { bindings, event }: Context,
): number =>
  event?.word === paymentName(cost) ? 1 : (cast?.paid[bindings[paymentName(cost)]?.word ?? cost] ?? 0);
