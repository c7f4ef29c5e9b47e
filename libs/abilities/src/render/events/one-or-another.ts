// Writes one event or another, with what they share said once: 'this creature enters or attacks'.
import type { Pattern } from '../../nodes/sorts.js';
import { list } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';

export function anyOf(of: readonly Pattern[], pen: Pen): string {
  const texts = of.map((part) => pen.pattern(part).text);
  const [first = '', ...others] = texts;
  const foe =
    of.length === 2 && isBlocking(of[0], of[1]) ? / blocked by (.*)$/.exec(others[0] ?? '')?.[1] : undefined;
  if (foe !== undefined && first.endsWith(` ${foe}`))
    return `${first.slice(0, -foe.length)}or becomes blocked by ${foe}`;
  // A step, and an event at other times: each in its own words.
  if (of[0]?.kind === 'step' && of[1] !== undefined && of[1].kind !== 'step' && of.length === 2)
    return `${first} or whenever ${others[0] ?? ''}`;
  // A clause after the last event would be read as following all of them.
  const isApart = of.some(({ kind }) => kind === 'day-night') || isHalfBlocking(of[0], of[1]);
  return list(
    [first, ...others.map((text, index) => (isApart ? text : rest(text, first, of[0], of[index + 1])))],
    'or',
  );
}

/** The event without its subject, if the first event has the same. */
function rest(text: string, first: string, one: Pattern | undefined, other: Pattern | undefined): string {
  const bare = /^(?:it|they) (.*)$/.exec(text)?.[1];
  if (bare !== undefined) return first.startsWith('you ') ? text : bare;
  if (text.startsWith('you ')) return first.startsWith('you ') ? text.slice(4) : text;
  const same = about(one);
  if (same === undefined || same !== about(other)) return text;
  const said = common(first.split(' '), text.split(' '));
  return text.split(' ').slice(said).join(' ');
}
/** The object or player at the beginning of the event. */
const about = (pattern: Pattern | undefined): string | undefined => {
  if (pattern === undefined) return undefined;
  const said =
    'what' in pattern && !('by' in pattern && pattern.kind !== 'becomes-blocked')
      ? pattern.what
      : pattern.kind === 'damage'
        ? pattern.from
        : 'who' in pattern
          ? pattern.who
          : undefined;
  return said === undefined ? undefined : JSON.stringify(said);
};
function common(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? 0 : at;
}

const isHalfBlocking = (one: Pattern | undefined, other: Pattern | undefined): boolean =>
  one?.kind === 'blocks' &&
  one.attacker === undefined &&
  other?.kind === 'becomes-blocked' &&
  other.by !== undefined;

/** 'Blocks or becomes blocked by a creature' says the other creature once. */
function isBlocking(one: Pattern | undefined, other: Pattern | undefined): boolean {
  return (
    one?.kind === 'blocks' &&
    other?.kind === 'becomes-blocked' &&
    one.attacker !== undefined &&
    one.group === undefined &&
    other.each !== undefined &&
    JSON.stringify([one.what, one.attacker]) === JSON.stringify([other.what, other.by])
  );
}
