// Writes conditions on what has happened: 'a creature died this turn', 'a player cast two or more spells last turn'.
import type { Condition, NodeKind, Value } from '../../nodes/sorts.js';
import { compared } from '../objects/comparing.js';
import { numberWord, one } from '../english/grammar.js';
import { words } from '../english/nouns.js';
import { whom } from '../events/roles.js';
import type { Pen } from '../english/pen.js';
import { past } from '../english/tenses.js';
import { SINCE } from '../english/vocabulary.js';

type Happened = NodeKind<'condition', 'happened'>;

export function happened(node: Happened, pen: Pen): string {
  const { pattern, since, compare, times } = node;
  const spells = spellsCast(node, pen);
  if (spells !== undefined) return spells;
  const often =
    compare === undefined && times === undefined
      ? ''
      : `, a number of times ${compared(compare ?? 'at-least', times ?? 1, pen)}`;
  return `${told(past(pen.pattern(pattern).text))} ${SINCE[since]}${often}`;
}
/** The past tense for attackers and for objects that are gone. */
const told = (text: string): string =>
  text
    .replace(
      /^an? (.*) you control attacked$/,
      (_, noun: string) => `you attacked with ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    )
    .replace(/ you control left /, ' you controlled left ');
function spellsCast({ pattern, since, compare, times }: Happened, pen: Pen): string | undefined {
  if (pattern.kind !== 'cast' || pattern.nth !== undefined || pattern.from !== undefined) return undefined;
  if (compare !== 'at-least' || typeof times !== 'number' || times < 2) return undefined;
  const what = `${numberWord(times)} or more ${words(pen.noun(pattern.what), 'many')}`;
  const who = whom(pattern.by, pen, 'agent');
  return who === undefined ? `${what} were cast ${SINCE[since]}` : `${who.text} cast ${what} ${SINCE[since]}`;
}
export function neverHappened({ pattern, since, compare, times }: Happened, pen: Pen): string | undefined {
  if (pattern.kind !== 'cast' || compare !== undefined || times !== undefined) return undefined;
  if (pattern.by !== undefined || pattern.nth !== undefined || pattern.from !== undefined) return undefined;
  return `no ${words(pen.noun(pattern.what), 'many')} were cast ${SINCE[since]}`;
}
/** 'A player cast two or more spells last turn': true of at least one player. */
export function somePlayer(
  left: Value,
  compare: NodeKind<'condition', 'compare'>['compare'],
  right: Value,
  pen: Pen,
): string | undefined {
  if (typeof left === 'number' || left.kind !== 'count-players' || left.of.kind !== 'only') return undefined;
  const { of, bind, if: condition } = left.of;
  if (of.kind === 'opponents' && of.of === undefined && compare === 'at-least' && right === 1)
    return someOpponent(bind, condition, pen);
  if (of.kind !== 'all' || compare !== 'at-least' || right !== 1) return undefined;
  if (!begins(condition, bind)) return someLibrary(bind, condition, pen);
  pen.page.bind(bind, one('a player'), 'it is so');
  return pen.condition(condition);
}
/** 'A library has twenty or fewer cards in it' */
function someLibrary(bind: string, condition: Condition, pen: Pen): string | undefined {
  if (condition.kind !== 'compare' || typeof condition.left === 'number') return undefined;
  const { left } = condition;
  if (left.kind !== 'count' || left.of.kind !== 'in' || left.of.zone !== 'library') return undefined;
  if (left.of.whose?.kind !== 'bound' || left.of.whose.name !== bind) return undefined;
  pen.page.bind(bind, one('that player'), 'it is so');
  const many = /^there are (\w+ or (?:more|fewer) cards) in that player's library$/.exec(
    pen.condition(condition),
  )?.[1];
  return many === undefined ? undefined : `a library has ${many} in it`;
}
/** 'An opponent was dealt 7 or more damage this turn' */
function dealtSoMuch(bind: string, condition: NodeKind<'condition', 'compare'>): string | undefined {
  const { left, compare, right } = condition;
  if (typeof left === 'number' || left.kind !== 'happened' || left.pattern.kind !== 'damage')
    return undefined;
  const isWhole = left.since === 'turn' && left.take === 'amount' && left.before === undefined;
  const { players, kind: _, ...rest } = left.pattern;
  if (!isWhole || Object.keys(rest).length > 0 || typeof right !== 'number') return undefined;
  if (players?.kind !== 'bound' || players.name !== bind || compare !== 'at-least') return undefined;
  return `an opponent was dealt ${right} or more damage this turn`;
}
/** 'An opponent controls more lands than you', 'an opponent has 10 or less life'. */
function someOpponent(bind: string, condition: Condition, pen: Pen): string | undefined {
  pen.page.bind(bind, one('that player'), 'it is so');
  if (condition.kind === 'designation') return toldOfSome(pen.condition(condition));
  if (condition.kind !== 'compare') return undefined;
  const { left, compare, right } = condition;
  if (typeof left === 'number') return undefined;
  if (left.kind === 'happened') return dealtSoMuch(bind, condition);
  if (left.kind === 'count' && typeof right !== 'number' && right.kind === 'count') {
    if (compare !== 'more') return undefined;
    const theirs = / that player controls$/;
    const their = words(pen.noun(left.of), 'many').replace(theirs, '');
    const yours = words(pen.noun(right.of), 'many').replace(/ you control$/, '');
    return their === yours ? `an opponent controls more ${their} than you` : undefined;
  }
  if (typeof right !== 'number' && right.kind === left.kind && compare === 'more') {
    const isTheirs =
      'of' in left && JSON.stringify(left.of) === JSON.stringify({ kind: 'bound', name: bind });
    if (isTheirs && right.kind === 'hand-size' && right.of.kind === 'you')
      return 'an opponent has more cards in hand than you';
    if (isTheirs && right.kind === 'life' && right.of.kind === 'you')
      return 'an opponent has more life than you';
  }
  return toldOfSome(pen.condition(condition));
}
const toldOfSome = (text: string): string | undefined =>
  /^that player (?:controls|has|is (?:poisoned|the monarch)\b)/.test(text)
    ? text.replace(/^that player/, 'an opponent')
    : undefined;
/** True if the condition is about that player. */
const begins = (condition: Condition, name: string): boolean =>
  condition.kind === 'happened' &&
  condition.pattern.kind === 'cast' &&
  condition.pattern.by?.kind === 'bound' &&
  condition.pattern.by.name === name &&
  condition.compare === 'at-least' &&
  typeof condition.times === 'number' &&
  condition.times > 1;
