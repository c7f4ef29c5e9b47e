// Writes how many there are of something, and who has it: 'you control three or more artifacts', 'you have 10 or less
// life'.
import type { Players, Value } from '../../nodes/sorts.js';
import type { Comparison } from '../../language/words.js';
import { numberWord, verb } from '../english/grammar.js';
import { words } from '../english/nouns.js';
import { DIFFERENT } from '../english/vocabulary.js';
import type { Pen } from '../english/pen.js';

/** 'a Swamp you control' becomes 'you control a Swamp'. */
export function held(text: string): string | undefined {
  const [, what, who, control] =
    /^(.*) (you|an opponent|your opponents|a player|defending player|that player|each player|its controller|that creature's controller) (controls?)$/.exec(
      text,
    ) ?? [];
  return what === undefined || who === undefined ? undefined : `${who} ${control ?? ''} ${what}`;
}

/** 'three or more', 'two or fewer', 'exactly seven'. */
function quantity(compare: Comparison, number: string, fewer: 'fewer' | 'less'): string | undefined {
  if (compare === 'at-least') return `${number} or more`;
  if (compare === 'at-most') return `${number} or ${fewer}`;
  return compare === 'equal' ? `exactly ${number}` : undefined;
}

/** Writes a count compared with a number; nothing for other comparisons. */
export function howManyThereAre(
  left: Value,
  compare: Comparison,
  right: Value,
  pen: Pen,
): string | undefined {
  if (typeof left === 'number' || typeof right !== 'number') return undefined;
  const many = quantity(compare, numberWord(right), 'fewer');
  if (left.kind === 'count') {
    if (many === undefined) return undefined;
    const all = words(pen.noun(left.of), 'many');
    return held(`${many} ${all}`) ?? `there are ${many} ${all}`;
  }
  if (left.kind === 'different' && left.among.kind === 'each' && many !== undefined)
    return `there are ${many} ${DIFFERENT[left.what]} among ${words(pen.noun(left.among.filter), 'many')}`;
  if (left.kind === 'hand-size') {
    const cards = right === 0 && compare === 'equal' ? 'no' : many;
    return cards === undefined ? undefined : has(left.of, `${cards} cards in hand`, pen);
  }
  if (left.kind === 'life') {
    const life = quantity(compare, String(right), 'less');
    return life === undefined ? undefined : has(left.of, `${life} life`, pen);
  }
  // cr 104.3d
  if (left.kind === 'player-counters' && left.counter === 'poison' && compare === 'at-least' && right === 1) {
    const who = pen.players(left.of);
    return `${who.text} ${verb(who, 'be')} poisoned`;
  }
  if (left.kind === 'devotion' && compare === 'less')
    return `${pen.value(left)} is less than ${numberWord(right)}`;
  return undefined;
}
const has = (players: Players, what: string, pen: Pen): string => {
  const who = pen.players(players);
  return `${who.text} ${verb(who, 'have')} ${what}`;
};
