// Values, conditions, colours and words.
import type { Condition, NodeKind, Players, Reference, Value } from '../grammar/sorts.js';
import { compared, counterName } from './comparing.js';
import { article, list, numberWord, objectOf, ordinal, plural, verb, type Phrase } from './grammar.js';
import { devouredIn, keptByKeyword } from './keyword-links.js';
import { happened, neverHappened, somePlayer } from './history.js';
import { held, howManyThereAre } from './standing.js';
import { any, cardOf, several, words, type Noun } from './nouns.js';
import { anyone } from './references.js';
import type { Pen, Table } from './pen.js';
import { past } from './tenses.js';
import { DIFFERENT, SHARED, SINCE, STAT, STEP } from './vocabulary.js';

const isResolutions = (value: Value): boolean => typeof value !== 'number' && value.kind === 'resolutions';

/** Within other arithmetic: what has parts of its own is kept together. */
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
/** 'basic land types among lands you control': types are different by themselves. */
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
    if (value.kind === 'different' && isKinds(value))
      return `for each ${differentAmong(value, pen).replace(/\btypes\b/, 'type')}`;
    if (value.kind === 'amount' && value.said === 'for-each')
      return `for each ${pen.page.named(value.name).unit ?? `of ${pen.page.named(value.name).amount}`}`;
  }
  return `times ${pen.value(value)}`;
}
/** So many for each, where the text says so. */
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
/** 'X', paid or told by 'where X is'. */
export const isX = (value: Value): boolean =>
  typeof value !== 'number' && (value.kind === 'x' || (value.kind === 'amount' && value.said === 'x'));
/** 'That many' of what a step made known. */
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

/** So many, whatever says how many. */
export const numbered = (noun: Noun, count: Value, pen: Pen): string => {
  const each = perEach(count, pen);
  if (each !== undefined) return `${several(noun, each.count)} ${each.each}`;
  if (typeof count === 'number') return several(noun, count);
  if (isX(count)) return several(noun, 'X');
  if (isThatMany(count)) return several(noun, 'that many');
  return `a number of ${words(noun, 'many')} equal to ${pen.value(count)}`;
};

/** 'is renowned', 'has a +1/+1 counter on it', 'is in exile', 'is a creature you control'. */
function state(it: Phrase, noun: Noun, be: 'is' | "isn't"): string {
  const { adjectives = [], subtypes = [], types = [], base, after = [], known, other } = noun;
  const verbs = it.number === 'one' ? { is: 'is', have: 'has' } : { is: 'are', have: 'have' };
  const is = be === 'is' ? verbs.is : `${verbs.is}n't`;
  const bare =
    subtypes.length + types.length === 0 && base === undefined && known === undefined && other !== true;
  const [only = ''] = after;
  if (bare && after.length === 0 && adjectives.length > 0) return `${is} ${adjectives.join(' ')}`;
  if (bare && adjectives.length === 0 && after.length === 1 && /^with /.test(only))
    return be === 'is'
      ? `${verbs.have} ${only.slice(5)}`
      : `${it.number === 'one' ? "doesn't" : "don't"} have ${only.slice(5)}`;
  if (bare && adjectives.length === 0 && after.length === 1 && /^that shares /.test(only) && be === 'is')
    return `${it.number === 'one' ? 'shares' : 'share'} ${only.slice('that shares '.length)}`;
  const acted =
    /^that ((?:attacked|blocked|was dealt damage|dealt damage to .*) this turn|attacked|blocked)$/.exec(
      only,
    )?.[1];
  if (bare && adjectives.length === 0 && after.length === 1 && acted !== undefined && it.number === 'one')
    return be === 'is' ? acted : deniedDeed(acted);
  if (
    (bare || base === 'card') &&
    subtypes.length + types.length + adjectives.length === 0 &&
    after.length === 1 &&
    /^(?:in|on) /.test(only)
  )
    return `${is} ${only}`;
  return `${is} ${it.number === 'one' ? any(noun) : words(noun, 'many')}`;
}

/** 'You have more cards in hand than each opponent': no opponent has as many. */
function noneHasAsMany({ left, compare, right }: NodeKind<'condition', 'compare'>): string | undefined {
  if (typeof left === 'number' || left.kind !== 'count-players' || left.of.kind !== 'only') return undefined;
  if (compare !== 'at-least' || right !== 1 || left.of.of.kind !== 'opponents') return undefined;
  const { if: so, bind } = left.of;
  if (so.kind !== 'compare' || so.compare !== 'at-least') return undefined;
  if (typeof so.left === 'number' || typeof so.right === 'number') return undefined;
  if (so.left.kind !== 'hand-size' || so.right.kind !== 'hand-size') return undefined;
  const isFoe = so.left.of.kind === 'bound' && so.left.of.name === bind;
  return isFoe && so.right.of.kind === 'you' && left.of.of.of === undefined
    ? 'you have more cards in hand than each opponent'
    : undefined;
}
/** 'didn't attack this turn' */
const deniedDeed = (deed: string): string =>
  deed
    .replace(/^(attack|block)ed\b/, "didn't $1")
    .replace(/^was\b/, "wasn't")
    .replace(/^dealt\b/, "didn't deal");
/** 'You cast it from your hand'. */
function castBy(by: Players, of: Reference | undefined, zone: string, pen: Pen): string {
  const who = pen.players(by);
  const place = ['hand', 'graveyard', 'library'].includes(zone) ? `${who.possessive} ${zone}` : zone;
  return `${who.text} cast ${of === undefined ? 'it' : objectOf(pen.object(of))} from ${place}`;
}

/** What can't be done where there is nothing to do it with. */
const isSacrifice = (did: string): boolean => / sacrificed this way$/.test(did);
const SYMBOL = { white: '{W}', blue: '{U}', black: '{B}', red: '{R}', green: '{G}' } as const;

export const CONDITIONS: Table<'condition', string> = {
  all: ({ of }, pen) => of.map((part) => pen.condition(part)).join(' and '),
  any: ({ of }, pen) =>
    of.length === 1
      ? pen.condition(of[0] ?? { kind: 'always' })
      : (heldEither(of, pen) ?? `either ${of.map((part) => pen.condition(part)).join(' or ')}`),
  not: ({ of }, pen) => denied(of, pen),
  always: () => 'true',
  compare: ({ left, compare, right }, pen) => {
    const many =
      somePlayer(left, compare, right, pen) ??
      keptByKeyword(left, compare, right, pen) ??
      howManyThereAre(left, compare, right, pen);
    if (many !== undefined) return many;
    if (isResolutions(left) && compare === 'equal' && typeof right === 'number')
      return `this is the ${ordinal(right)} time this ability has resolved this turn`;
    const first = typeof left === 'number' ? String(left) : pen.value(left);
    return `${first} is ${compared(compare, right, pen)}`;
  },
  exists: ({ filter }, pen) => {
    const text = any(pen.noun(filter));
    return held(text) ?? `there is ${text}`;
  },
  matches: ({ what, filter }, pen) => {
    const it = pen.object(what);
    if (filter.kind === 'status' && filter.is === 'paired')
      return `${it.text} ${it.number === 'one' ? 'is' : 'are'} paired with another creature`;
    // What it is compared with is not what is spoken of.
    const noun = pen.page.aside(() => pen.noun(filter));
    return `${it.text} ${state(it, cardOf(it, noun), 'is')}`.replace(/^it is /, "it's ");
  },
  'player-is': ({ who, among }, pen) => {
    const subject = pen.players(who);
    if (among.kind === 'starting')
      return who.kind === 'you'
        ? "you're playing first"
        : `${subject.text} ${verb(subject, 'be')} playing first`;
    return `${subject.text} ${verb(subject, 'be')} ${objectOf(anyone(among, pen))}`;
  },
  turn: ({ whose }, pen) => `it's ${pen.players(whose).possessive} turn`,
  step: ({ is }) =>
    `it's the ${list(
      is.map((step) => STEP[step]),
      'or',
    )}`,
  reached: ({ step, since }) => `the ${STEP[step]} of this ${since} has begun`,
  did: ({ name, said }, { page }) => {
    const { did } = page.named(name);
    return said !== undefined && isSacrifice(did) ? 'you can' : did;
  },
  chose: ({ name, is }, { page }) => `${page.named(name).text} is ${is}`,
  'chose-linked': ({ name, is }) => `the choice kept as “${name}” is ${is}`,
  paid: ({ cost, times = 1, of, said }, pen) => {
    if (said !== undefined || of === undefined) pen.page.speakOf('this');
    if (cost === 'kicker' && times === 1 && of === undefined) return `${said ?? pen.page.self} was kicked`;
    const it = of === undefined ? pen.page.self : pen.object(of).text;
    if (/^kicker \{/.test(cost) && times === 1)
      return `${of === undefined ? (said ?? it) : it} was kicked with its ${cost.slice('kicker '.length)} kicker`;
    return times === 1
      ? `${it}'s ${cost} cost was paid`
      : `${it}'s ${cost} cost was paid ${numberWord(times)} or more times`;
  },
  'cast-from': ({ zone, of, by }, pen) =>
    by !== undefined
      ? castBy(by, of, zone, pen)
      : `${of === undefined ? pen.page.self : pen.object(of).text} was cast from ${zone === 'exile' ? zone : `${zone === 'hand' || zone === 'graveyard' || zone === 'library' ? 'a' : 'the'} ${zone}`}`,
  'cast-for': ({ alternative, of }, pen) => {
    const whose =
      of !== undefined ? pen.object(of).possessive : pen.page.self === 'this spell' ? "this spell's" : 'its';
    return `${whose} ${alternative} cost was paid`;
  },
  'mana-spent': ({ colour, times = 1, said }, pen) =>
    said !== undefined && typeof colour === 'string'
      ? `${SYMBOL[colour].repeat(times)} was spent to cast ${said === 'symbol' ? 'this spell' : 'it'}`
      : `${times === 1 ? '' : `${numberWord(times)} `}${pen.colour(colour)} mana was spent to cast ${pen.page.self}`,
  happened,
  designation: ({ who, is }, pen) => {
    const subject = pen.players(who);
    return {
      monarch: `${subject.text} ${verb(subject, 'be')} the monarch`,
      'city-blessing': `${subject.text} ${verb(subject, 'have')} the city's blessing`,
      initiative: `${subject.text} ${verb(subject, 'have')} the initiative`,
    }[is];
  },
  'share-among': ({ what, among, how }, pen) =>
    `${objectOf(pen.object(among))} ${how === 'all-same' ? `share ${SHARED[what]}` : `have different ${plural(SHARED[what].replace(/^an? /, ''))}`}`,
  answered: ({ name, is }, { page }) => `the answer to ${page.named(name).text} is ${is}`,
  'day-night': ({ is }) => `it's ${is}`,
  parameter: ({ name }) => `[${name}]`,
};

/** 'You control a Plains or an Island.' */
function heldEither(of: readonly Condition[], pen: Pen): string | undefined {
  if (!of.every(({ kind }) => kind === 'exists')) return undefined;
  const held = of.map((part) => /^you control (.*)$/.exec(pen.condition(part))?.[1]);
  return held.every((what) => what !== undefined) ? `you control ${list(held, 'or')}` : undefined;
}

function denied(of: Parameters<Pen['condition']>[0], pen: Pen): string {
  if (of.kind === 'did' && of.said !== undefined && isSacrifice(pen.page.named(of.name).did))
    return "you can't";
  if (of.kind === 'did') {
    const { did } = pen.page.named(of.name);
    if (/ do(?:es)?$/.test(did)) return `${did}n't`;
    if (did.startsWith("it's ")) return did.replace("it's ", "it isn't ");
    if (/ wins? the flip$/.test(did)) return did.replace(/ win(s?) the flip$/, ' lose$1 the flip');
    return /^an? .* this way$/.test(did) ? did.replace(/^an? /, 'no ') : `it's not the case that ${did}`;
  }
  const more = of.kind === 'compare' ? noneHasAsMany(of) : undefined;
  if (more !== undefined) return more;
  if (of.kind === 'exists') {
    const noun = pen.noun(of.filter);
    const all = words(noun, 'many');
    return held(`no ${all}`) ?? `there are no ${all}`;
  }
  if (of.kind === 'matches') {
    const it = pen.object(of.what);
    return `${it.text} ${state(it, cardOf(it, pen.noun(of.filter)), "isn't")}`;
  }
  if (of.kind === 'paid' && of.cost === 'kicker')
    return pen.condition(of).replace(/ was kicked$/, " wasn't kicked");
  if (of.kind === 'happened') {
    const never = neverHappened(of, pen);
    if (never !== undefined) return never;
  }
  if (of.kind === 'cast-from' && of.by !== undefined)
    return pen.condition(of).replace(/ cast (?=it\b)/, " didn't cast ");
  if (of.kind === 'turn') return `it's not ${pen.players(of.whose).possessive} turn`;
  if (of.kind === 'player-is' && of.among.kind === 'starting')
    return pen.condition(of).replace(/ playing first$/, ' not playing first');
  return `it's not the case that ${pen.condition(of)}`;
}

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
