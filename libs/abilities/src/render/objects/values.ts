// Writes values, colours and words.
import type { NodeKind, Value } from '../../nodes/sorts.js';
import { counterName } from './comparing.js';
import { article, list, numberWord, objectOf, plural, verb, type Phrase } from '../english/grammar.js';
import { devouredIn } from './keyword-links.js';
import { several, words, type Noun } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { past } from '../english/tenses.js';
import { DIFFERENT, SINCE, STAT } from '../english/vocabulary.js';

/** A part of a calculation; a calculation inside it gets parentheses. */
const part = (value: Value, pen: Pen): string =>
  typeof value !== 'number' && COMPOUND.has(value.kind) ? `(${pen.value(value)})` : pen.value(value);
const COMPOUND: ReadonlySet<string> = new Set([
  'sum',
  'difference',
  'product',
  'half',
  'least',
  'greatest',
  'if-value',
]);
/** 'its power', 'the power of the creature it is paired with'. */
const statOf = (it: Phrase, stat: string): string =>
  / (?:of|by|among|to|with|is|are|you) /.test(it.text)
    ? `the ${stat} of ${objectOf(it)}`
    : `${it.possessive} ${stat}`;

export const VALUES: Table<'value', string> = {
  x: () => 'X',
  count: ({ of }, pen) => `the number of ${words(pen.noun(of), 'many')}`,
  'count-players': ({ of }, pen) =>
    `the number of ${objectOf(pen.players(of)).replace(/^each (\w+)/, (_, noun: string) => plural(noun))}`,
  size: ({ of }, pen) =>
    devouredIn(of, pen)?.number ?? `the number of ${objectOf(pen.object(of)).replace(/^all /, '')}`,
  stat: ({ of, stat, take }, pen) => {
    const it = pen.object(of);
    if (take === 'sum') return `the total ${STAT[stat]} of ${objectOf(it).replace(/^all /, '')}`;
    return take === undefined
      ? statOf(it, STAT[stat])
      : `the ${take} ${STAT[stat]} among ${objectOf(it).replace(/^all /, '')}`;
  },
  counters: ({ on, counter }, pen) =>
    `the number of ${plural(counterName(counter))} on ${objectOf(pen.object(on))}`,
  'player-counters': ({ of, counter }, pen) => {
    const who = pen.players(of);
    return `the number of ${counter} counters ${who.text} ${verb(who, 'have')}`;
  },
  life: ({ of }, pen) => `${pen.players(of).possessive} life total`,
  'starting-life': ({ of }, pen) => `${pen.players(of).possessive} starting life total`,
  'hand-size': ({ of }, pen) => `the number of cards in ${pen.players(of).possessive} hand`,
  amount: ({ name, said }, { page }) => (said === 'x' ? 'X' : page.named(name).amount),
  'event-amount': () => 'that much',
  linked: ({ name }) => `the number kept as “${name}”`,
  sum: ({ of }, pen) => of.map((each) => part(each, pen)).join(' plus '),
  difference: ({ of, less }, pen) => `${part(of, pen)} minus ${part(less, pen)}`,
  product: ({ of, by }, pen) =>
    of === 2 ? `twice ${part(by, pen)}` : `${part(of, pen)} times ${part(by, pen)}`,
  half: ({ of, round }, pen) => `half ${part(of, pen)}, rounded ${round}`,
  least: ({ of }, pen) => `the least of ${list(of.map((each) => part(each, pen)))}`,
  greatest: ({ of }, pen) => `the greatest of ${list(of.map((each) => part(each, pen)))}`,
  devotion: ({ to, of }, pen) =>
    `${of === undefined ? 'your' : pen.players(of).possessive} devotion to ${list(to.map((colour) => pen.colour(colour)))}`,
  different: (node, pen) => `the number of ${differentAmong(node, pen)}`,
  happened: (node, pen) => {
    const dead = diedThisTurn(node, 'many', pen);
    if (dead !== undefined) return `the number of ${dead}`;
    const { pattern, since, take, before } = node;
    return `${take === 'amount' ? 'the total amount each time' : 'the number of times'} ${past(pen.pattern(pattern).text)} ${SINCE[since]}${before === undefined ? '' : ' before that'}`;
  },
  paid: ({ what, cost, of }, pen) => {
    if (cost === undefined && of === undefined && (what === 'colours' || what === 'mana'))
      return `the ${what === 'mana' ? 'amount' : 'number of colors'} of mana spent to cast this spell`;
    const it = objectOf(pen.object(of ?? { kind: 'this' }));
    return {
      times: `the number of times ${it} was ${cost === undefined ? 'paid for' : `paid for with ${cost}`}`,
      mana: `the amount of mana spent on ${it}${cost === undefined ? '' : ` for ${cost}`}`,
      colours: `the number of colors of mana spent on ${it}${cost === undefined ? '' : ` for ${cost}`}`,
      snow: `the amount of snow mana spent on ${it}${cost === undefined ? '' : ` for ${cost}`}`,
    }[what];
  },
  'votes-for': ({ vote, option }, { page }) =>
    `the number of votes for ${option} in ${page.named(vote).text}`,
  'turn-number': ({ of }, pen) =>
    of === undefined ? 'the number of turns begun' : `the number of turns ${pen.players(of).text} began`,
  resolutions: () => 'the number of times this ability has resolved this turn',
  'if-value': ({ condition, then, else: other }, pen) =>
    `${pen.value(then)} if ${pen.condition(condition)}, otherwise ${pen.value(other)}`,
  parameter: ({ name }) => `[${name}]`,
};

type Different = NodeKind<'value', 'different'>;
const isKinds = ({ what, among }: Different): boolean =>
  (what === 'card-type' || what === 'basic-land-type') && among.kind === 'each' && among.said === undefined;
/** 'basic land types among lands you control': types are always different. */
function differentAmong(node: Different, pen: Pen): string {
  const { what, among } = node;
  return isKinds(node) && among.kind === 'each'
    ? `${DIFFERENT[what]} among ${words(pen.noun(among.filter), 'many')}`
    : `different ${DIFFERENT[what]} among ${objectOf(pen.object(among))}`;
}

/** 'creatures that died this turn' */
function diedThisTurn(
  { pattern, since, take, before }: NodeKind<'value', 'happened'>,
  number: 'one' | 'many',
  pen: Pen,
): string | undefined {
  if (pattern.kind !== 'moves' || since !== 'turn' || take !== undefined || before !== undefined)
    return undefined;
  if (pattern.from?.join() !== 'battlefield' || pattern.to?.join() !== 'graveyard') return undefined;
  if ([pattern.cause, pattern.by, pattern.group, pattern.face].some((part) => part !== undefined))
    return undefined;
  return `${words(pen.noun(pattern.what), number)} that died this turn`;
}
/** 'for each creature you control'. */
export function forEach(value: Value, pen: Pen): string {
  if (typeof value !== 'number') {
    if (value.kind === 'count') return `for each ${words(pen.noun(value.of), 'one')}`;
    if (isBeyondTheFirst(value)) return 'for each target beyond the first';
    if (value.kind === 'paid' && value.of === undefined) {
      if (value.what === 'times' && value.cost === 'multikicker')
        return `for each time ${pen.page.self === 'this spell' ? 'this spell' : 'it'} was kicked`;
      if (value.what === 'colours' && value.cost === undefined)
        return 'for each color of mana spent to cast this spell';
    }
    const dead = value.kind === 'happened' ? diedThisTurn(value, 'one', pen) : undefined;
    if (dead !== undefined) return `for each ${dead}`;
    if (value.kind === 'count-players') return `for ${objectOf(pen.players(value.of))}`;
    if (value.kind === 'size')
      return `for each ${devouredIn(value.of, pen)?.one ?? `of ${objectOf(pen.object(value.of))}`}`;
    if (value.kind === 'hand-size') return `for each card in ${pen.players(value.of).possessive} hand`;
    if (value.kind === 'counters')
      return `for each ${counterName(value.counter)} on ${objectOf(pen.object(value.on))}`;
    if (value.kind === 'different' && value.what === 'colour' && value.among.kind !== 'each')
      return `for each of ${pen.object(value.among).possessive} colors`;
    if (value.kind === 'different' && isKinds(value))
      return `for each ${differentAmong(value, pen).replace(/\btypes\b/, 'type')}`;
    if (value.kind === 'amount' && value.said === 'for-each')
      return `for each ${pen.page.named(value.name).unit ?? `of ${pen.page.named(value.name).amount}`}`;
  }
  return `times ${pen.value(value)}`;
}
/** A count of this spell's or ability's targets. */
const isBeyondTheFirst = (value: Value): boolean =>
  typeof value !== 'number' &&
  value.kind === 'difference' &&
  value.less === 1 &&
  typeof value.of !== 'number' &&
  value.of.kind === 'size' &&
  value.of.of.kind === 'targets-of' &&
  value.of.of.of.kind === 'this';
/** A number for each object, if the text says so. */
export function perEach(
  value: Value,
  pen: Pen,
): { readonly count: number; readonly each: string } | undefined {
  if (typeof value === 'number') return undefined;
  if (value.kind === 'product') {
    const by = typeof value.of === 'number' ? perEach(value.by, pen) : undefined;
    return by?.count === 1 ? { count: Number(value.of), each: by.each } : undefined;
  }
  return 'said' in value && value.said === 'for-each' ? { count: 1, each: forEach(value, pen) } : undefined;
}
/** 'X', paid or defined by 'where X is'. */
export const isX = (value: Value): boolean =>
  typeof value !== 'number' && (value.kind === 'x' || (value.kind === 'amount' && value.said === 'x'));
/** 'That many', for an amount that a step made known. */
export const isThatMany = (value: Value): boolean =>
  typeof value !== 'number' &&
  (value.kind === 'event-amount' || (value.kind === 'amount' && value.said === 'that-many'));

/** 'two cards', 'X cards', 'cards equal to your life total'. */
export function howMany(count: Value, noun: string, pen: Pen): string {
  const each = perEach(count, pen);
  if (each !== undefined) return `${howMany(each.count, noun, pen)} ${each.each}`;
  if (count === 1) return article(noun);
  if (typeof count === 'number') return `${numberWord(count)} ${plural(noun)}`;
  if (isX(count)) return `X ${plural(noun)}`;
  if (isThatMany(count)) return `that many ${plural(noun)}`;
  return `a number of ${plural(noun)} equal to ${pen.value(count)}`;
}
/** '3 life', 'X damage', 'damage equal to its power'. */
export function howMuch(amount: Value, noun: string, pen: Pen): string {
  const each = perEach(amount, pen);
  if (each !== undefined) return `${each.count} ${noun} ${each.each}`;
  if (typeof amount === 'number') return `${amount} ${noun}`;
  if (isX(amount)) return `X ${noun}`;
  if (isThatMany(amount)) return `that much ${noun}`;
  return `${noun} equal to ${pen.value(amount)}`;
}

/** A number of them, however the number is given. */
export const numbered = (noun: Noun, count: Value, pen: Pen): string => {
  const each = perEach(count, pen);
  if (each !== undefined) return `${several(noun, each.count)} ${each.each}`;
  if (typeof count === 'number') return several(noun, count);
  if (isX(count)) return several(noun, 'X');
  if (isThatMany(count)) return several(noun, 'that many');
  return `a number of ${words(noun, 'many')} equal to ${pen.value(count)}`;
};

export const COLOURS: Table<'colour', string> = {
  chosen: ({ name, said }, { page }) =>
    said !== undefined && page.named(name).text === 'the chosen color' ? 'that color' : page.named(name).text,
  linked: ({ name }) => (name === 'chosen color' ? `the ${name}` : `the color kept as “${name}”`),
  'of-reference': ({ of }, pen) => `${pen.object(of).possessive} colors`,
  parameter: ({ name }) => `[${name}]`,
};

export const WORDS: Table<'word', string> = {
  chosen: ({ name, said }, { page }) =>
    said !== undefined && page.named(name).text.startsWith('the chosen ')
      ? `that ${page.named(name).text === 'the chosen name' ? 'name' : 'type'}`
      : page.named(name).text,
  linked: ({ name }) => (name === 'chosen type' ? `the ${name}` : `what is kept as “${name}”`),
  'name-of': ({ of }, pen) => `the name of ${objectOf(pen.object(of))}`,
  'types-of': ({ of }, pen) => `the subtypes of ${objectOf(pen.object(of))}`,
  parameter: ({ name }) => `[${name}]`,
};
