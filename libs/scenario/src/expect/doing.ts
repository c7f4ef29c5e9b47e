// Expectations of what may be done now, what was refused, and what stands on the stack.
import { known, legalActions, type ObjectId, type Seat } from '#rules';
import type { OfPlayable, OfRefusal, OfStack } from '../format/expectation.js';
import { objectsIn, seatNamed } from '../objects/find.js';
import { isCalled, labelOf, namesOf } from '../objects/names.js';
import { isMostly, meant, plainText, startsSo, textsOf, textsOnStack, WHOLE } from '../objects/texts.js';
import { saidOf } from '../objects/said.js';
import type { Difference, Moment } from './moment.js';
import { covers } from './rules.js';

export function ofPlayable(
  { state, seats, rules }: Moment,
  { playable, player, is }: OfPlayable,
): Difference {
  const seat = seatNamed(seats, player);
  if (seat === undefined) return `nobody is called ${player}`;
  const can = couldDo({ state, rules }, seat, playable);
  if (can === is) return undefined;
  return `${player} ${can ? 'may' : 'may not'} ${playable}`;
}

function couldDo({ state, rules }: Pick<Moment, 'state' | 'rules'>, seat: Seat, text: string): boolean {
  if (state.seats[seat]?.lost !== null || state.stage.kind !== 'turns') return false;
  const weights = legalActions(state, seat, rules).map((action) => {
    const names = namesOf(state, action.object);
    const said = saidOf(state, action).map((one) => plainText(one, names));
    return meant(said, plainText(text, names));
  });
  if (weights.includes(WHOLE)) return true;
  // A text that some ability has word for word means no other.
  return weights.some(isMostly) && !isSomeAbility(state, text);
}

function isSomeAbility(state: Moment['state'], text: string): boolean {
  const start = plainText(text).replace(/^activate /, '');
  return (['battlefield', 'hand', 'graveyard'] as const)
    .flatMap((zone) => objectsIn(state, zone))
    .some((id) =>
      (known(state, id)?.abilities ?? []).some(({ ref }) => startsSo(textsOf(state, id, ref), start)),
    );
}

const listed = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

export function ofRefusal({ refusals }: Moment, { rejected, script }: OfRefusal): Difference {
  const refusal = refusals.get(script);
  const what = `script ${String(script)}`;
  if (refusal === undefined) return `${what} was never tried`;
  if (refusal === null) return `${what} was not refused`;
  const { rule, also = [], message } = refusal;
  const cited = [rule, ...also];
  return listed(rejected).some((expected) => cited.some((one) => covers(expected, one)))
    ? undefined
    : `${what} was refused by ${cited.join(', ')} (${message}), not ${listed(rejected).join(' or ')}`;
}

/** From the top down, or from the bottom up. */
export function ofStack({ state }: Moment, { stack }: OfStack): Difference {
  const found = objectsIn(state, 'stack');
  const fits = (ids: readonly ObjectId[]): boolean =>
    ids.length === stack.length && ids.every((id, index) => isMeantBy(state, id, stack[index] ?? ''));
  if (fits(found) || fits(found.toReversed())) return undefined;
  const names = found.toReversed().map((id) => labelOf(state, id));
  return `the stack is ${JSON.stringify(names)}, not ${JSON.stringify(stack)}`;
}

/** A spell or ability by its name, its source's name, or the start of its text. */
export function isMeantBy(state: Moment['state'], id: ObjectId, text: string): boolean {
  if (isCalled(state, id, text)) return true;
  return meant(textsOnStack(state, id), plainText(text, namesOf(state, id))) > 0;
}
