// Writes changes of power and toughness: '+1/+1', '-X/-0, where X is …', '+1/+1 for each …'.
import type { NodeKind, Value } from '../../nodes/sorts.js';
import { spaced } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';
import { forEach } from '../objects/values.js';

/** A multiple of a value; a plain number has no value. */
function timesOf(value: Value): { readonly times: number; readonly of?: Value } {
  if (typeof value === 'number') return { times: value };
  if (value.kind === 'product' && typeof value.of === 'number') return { times: value.of, of: value.by };
  return { times: 1, of: value };
}
/** A zero beside a minus gets a minus: -2/-0. */
const signed = (size: string | number, isLoss: boolean): string => `${isLoss ? '-' : '+'}${size}`;
const isLoss = (value: Value, other: Value): boolean => {
  const { times } = timesOf(value);
  return times < 0 || (times === 0 && timesOf(other).times < 0);
};

export function statsOf({ power, toughness, said }: NodeKind<'change', 'modify-stats'>, pen: Pen): string {
  const sides = [timesOf(power), timesOf(toughness)] as const;
  const counted = sides.flatMap(({ of }) => (of === undefined ? [] : [of]));
  const [count] = counted;
  const isSame = counted.every((each) => JSON.stringify(each) === JSON.stringify(count));
  const losses = [isLoss(power, toughness), isLoss(toughness, power)] as const;
  if (
    said === 'for-each' &&
    count !== undefined &&
    isSame &&
    sides.every(({ times, of }) => of !== undefined || times === 0)
  ) {
    const [one, other] = sides.map(({ times }, index) => signed(Math.abs(times), losses[index] === true));
    return spaced(`${one ?? ''}/${other ?? ''}`, forEach(count, pen));
  }
  const letters = [lettered(sides[0], 'X', pen), lettered(sides[1], isSame ? 'X' : 'Y', pen)] as const;
  const where = letters.flatMap(({ is }, index) =>
    is === undefined || (index === 1 && isSame && letters[0].is !== undefined) ? [] : [is],
  );
  const size = `${signed(letters[0].text, losses[0])}/${signed(letters[1].text, losses[1])}`;
  return where.length === 0 ? size : `${size}, where ${where.join(' and ')}`;
}

function lettered(
  { times, of }: ReturnType<typeof timesOf>,
  letter: string,
  pen: Pen,
): { readonly text: string | number; readonly is?: string } {
  if (of === undefined) return { text: Math.abs(times) };
  if (typeof of !== 'number' && of.kind === 'x' && Math.abs(times) === 1) return { text: 'X' };
  const value: Value = Math.abs(times) === 1 ? of : { kind: 'product', of: Math.abs(times), by: of };
  return { text: letter, is: `${letter} is ${pen.value(value)}` };
}
