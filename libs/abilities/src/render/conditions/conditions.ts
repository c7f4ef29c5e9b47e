// Writes conditions, affirmed and negated.
import type { Condition, NodeKind, Players, Reference, Value } from '../../nodes/sorts.js';
import { compared } from '../objects/comparing.js';
import { list, numberWord, objectOf, ordinal, plural, verb, type Phrase } from '../english/grammar.js';
import { keptByKeyword } from '../objects/keyword-links.js';
import { happened, neverHappened, somePlayer } from './history.js';
import { held, howManyThereAre } from './standing.js';
import { any, cardOf, words, type Noun } from '../english/nouns.js';
import { anyone } from '../objects/references.js';
import type { Pen, Table } from '../english/pen.js';
import { NOBODY, SHARED, SOMEBODY, STEP } from '../english/vocabulary.js';

const isResolutions = (value: Value): boolean => typeof value !== 'number' && value.kind === 'resolutions';

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
    /^that ((?:attacked|blocked|entered|was dealt damage|dealt damage to .*) this turn|attacked|blocked)$/.exec(
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
/** 'Each player has no cards in hand': no player has more than none. */
function nobodyHasAny({ left, compare, right }: NodeKind<'condition', 'compare'>): string | undefined {
  if (typeof left === 'number' || left.kind !== 'count-players' || left.of.kind !== 'only') return undefined;
  if (compare !== 'at-least' || right !== 1 || left.of.of.kind !== 'all') return undefined;
  const { if: so, bind } = left.of;
  if (so.kind !== 'compare' || so.compare !== 'more' || so.right !== 0) return undefined;
  if (typeof so.left === 'number' || so.left.kind !== 'hand-size') return undefined;
  const isTheirs = so.left.of.kind === 'bound' && so.left.of.name === bind;
  return isTheirs ? 'each player has no cards in hand' : undefined;
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

/** A sacrifice, which is impossible without something to sacrifice. */
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
    if (what.kind === 'commander' && filter.kind === 'controller' && filter.is.kind === 'you')
      return `you control ${objectOf(pen.object(what))}`;
    const it = pen.object(what);
    if (filter.kind === 'status' && filter.is === 'paired')
      return `${it.text} ${it.number === 'one' ? 'is' : 'are'} paired with another creature`;
    // What it is compared with does not become 'it'.
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
    if (said === 'do' && page.isSpokenOf(name)) return 'you do';
    return said === 'can' && isSacrifice(did) ? 'you can' : did;
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
      monarch: `${subject.text} ${verb(subject, 'be')} the monarch`.replace(/^you are /, "you're "),
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
  if (of.kind === 'did' && of.said === 'do' && pen.page.isSpokenOf(of.name)) return "you don't";
  if (of.kind === 'did' && of.said === 'can' && isSacrifice(pen.page.named(of.name).did)) return "you can't";
  if (of.kind === 'did') {
    const { did } = pen.page.named(of.name);
    if (did === SOMEBODY) return NOBODY;
    if (/ do(?:es)?$/.test(did)) return `${did}n't`;
    if (did.startsWith("it's ")) return did.replace("it's ", "it isn't ");
    if (/ wins? the flip$/.test(did)) return did.replace(/ win(s?) the flip$/, ' lose$1 the flip');
    return /^an? .* this way$/.test(did) ? did.replace(/^an? /, 'no ') : `it's not the case that ${did}`;
  }
  const more = of.kind === 'compare' ? (noneHasAsMany(of) ?? nobodyHasAny(of)) : undefined;
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
