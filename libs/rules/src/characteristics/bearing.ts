// Whether one effect could bear on another of its layer at all (cr 613.8a): a quick look at what each reads and writes,
// so that dependency is tried out only where there may be one.
import type { Change } from '#abilities';
import type { Continuous } from './continuous.js';

/** What an effect reads as it is applied: its filter and its numbers, as text. */
const texts = new WeakMap<Change, string>();

function readBy({ parts, affects }: Continuous): string {
  const [first] = parts;
  if (first === undefined) return '';
  let text = texts.get(first.change);
  if (text === undefined) {
    text = JSON.stringify(['affects', ...parts.map(({ change }) => valuesIn(change))]);
    texts.set(first.change, text);
  }
  return Array.isArray(affects) ? text : text + JSON.stringify(affects);
}

function valuesIn(change: Change): unknown {
  if (change.kind === 'set-stat') return change.value;
  if (change.kind === 'modify-stats') return [change.power, change.toughness];
  return change;
}

const ABILITIES = /"has|could-produce|abilities-of|"where"|"happened"/;
const STATS = /"stat"|"power"|"toughness"|"where"|"happened"|"of":/;

const takesAbilities = ({ parts }: Continuous): boolean =>
  parts.some(
    ({ change }) =>
      change.kind === 'lose-all-abilities' ||
      change.kind === 'lose-ability' ||
      change.kind === 'cannot-have' ||
      change.kind === 'set-types',
  );

/** May applying `other` change what `one` does in the layer? Never wrongly 'no'. `conditional`: some effects are. */
export function mayBear(other: Continuous, one: Continuous, layer: number, conditional: boolean): boolean {
  if (layer < 40 || conditional) return layer < 80;
  switch (layer) {
    case 40:
      return takesAbilities(other) || !Array.isArray(one.affects) || readBy(one).includes('"of":{');
    case 50:
      return readBy(one).includes('colour') && !Array.isArray(one.affects);
    case 60:
      return takesAbilities(other) || ABILITIES.test(readBy(one));
    case 80:
      return false;
    default:
      return STATS.test(readBy(one));
  }
}
