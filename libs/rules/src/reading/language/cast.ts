// How a spell was cast (cr 601.2): read from the spell, from the permanent it became, or from last known
// information.
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

/** For a spell, its own casting; for an ability, the casting of its source (cr 607.2i, 400.7d). */
export function castOfContext(sight: Sight, { stack, source }: Context): StackItem | CastAs | null {
  const own = stack === null ? null : castOf(sight, stack);
  if (own !== null && (!('kind' in own) || own.kind === 'spell')) return own;
  return castOf(sight, source) ?? own;
}

/**
 * The label of an optional cost: the first of several with the same name has the plain name; the others add
 * their number.
 */
export const instanceLabel = (label: string, nth: number): string =>
  nth === 1 ? label : `${label} ${String(nth)}`;

/**
 * cr 702.56b, 702.78b: binds the payment that an ability refers to, if it was expanded from such a keyword
 * instance.
 */
export const paymentsOf = (label: string, nth: number): Context['bindings'] =>
  nth === 1 ? {} : { [paymentName(label)]: { word: instanceLabel(label, nth) } };
export const paymentName = (label: string): string => `paid ${label}`;

/** How often that cost was paid, by the name this context uses: for the spell, or for the present action. */
export const timesPaid = (
  cast: StackItem | CastAs | null,
  cost: string,
  { bindings, event }: Context,
): number =>
  event?.word === paymentName(cost) ? 1 : (cast?.paid[bindings[paymentName(cost)]?.word ?? cost] ?? 0);
