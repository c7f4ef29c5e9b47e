// Writes what replaces an event, and how objects enter.
import type { Effect, NodeKind, Outcome, Pattern, Value } from '../../nodes/sorts.js';
import { those, who } from '../restrictions/actions.js';
import { counterName } from '../objects/comparing.js';
import { changedAmount, damageOtherwise } from './damage-amounts.js';
import {
  article,
  capital,
  list,
  objectOf,
  one,
  plural,
  spaced,
  type Phrase,
  numberWord,
} from '../english/grammar.js';
import { any, words } from '../english/nouns.js';
import { or } from '../events/roles.js';
import { predicates, type Pen, type Table } from '../english/pen.js';
import { anyone, actorOf } from '../objects/references.js';
import { would } from '../english/tenses.js';
import { forEach, howMany } from '../objects/values.js';
import { zoneOf } from '../english/vocabulary.js';

export const OUTCOMES: Table<'outcome', string> = {
  tapped: ({ if: condition }, pen) =>
    condition === undefined ? 'enters tapped' : `enters tapped if ${pen.condition(condition)}`,
  untapped: () => 'enters untapped',
  'with-counters': ({ counter, count, said }, pen) => {
    const name = counterName(counter);
    if (said === 'for-each') return `enters with ${article(name)} on it ${forEach(count, pen)}`;
    if (said === 'where') return `enters with X ${plural(name)} on it, where X is ${pen.value(count)}`;
    const text = howMany(count, counterName(counter), pen);
    const [, many, amount] = /^(a number of .*? counters) (equal to .*)$/.exec(text) ?? [];
    if (many !== undefined && amount !== undefined) return `enters with ${many} on it ${amount}`;
    return `enters with ${text} on it`;
  },
  'with-counters-of': ({ of }, pen) =>
    `enters with the number and kinds of counters that were on ${objectOf(pen.object(of))} on it`,
  'under-control': ({ who }, pen) => `enters under ${anyone(who, pen).possessive} control`,
  'as-copy': ({ filter, in: zone, may, except = [], counter, count }, pen) => {
    const own =
      counter === undefined && count === undefined
        ? ''
        : `${except.length === 0 ? ', except' : ' and'} it enters with ${howMany(count ?? 1, `additional ${counterName(counter ?? 'nameless')}`, pen)} on it`;
    return `${may === undefined ? 'enters' : 'may enter'} as a copy of any ${words(pen.noun(filter), 'one')}${zone === undefined ? '' : ` in ${zoneOf(zone)}`}${exceptions(except, pen)}${own}`;
  },
  itself: ({ changes, if: condition }, pen) =>
    spaced(
      `is itself one that ${changedAsOne(changes, pen)}`,
      condition === undefined ? '' : `if ${pen.condition(condition)}`,
    ),
  choosing: ({ effect, as }, pen) => {
    const text = `as it enters, ${pen.effect(effect).text}`;
    return as === undefined ? text : `${text} (kept as “${as}”)`;
  },
  changed: ({ changes }, pen) =>
    changes.every(({ kind }) => kind === 'gain-ability')
      ? `enters ${changedAsOne(changes, pen).replace(/^has /, 'with ')}`
      : `enters, and it ${changedAsOne(changes, pen)}`,
  transformed: () => 'enters transformed',
  'face-down': () => 'enters face down',
  attacking: ({ like, players, or: also }, pen) =>
    spaced(
      'enters attacking',
      like === undefined ? '' : `what ${objectOf(pen.object(like))} was attacking`,
      players === undefined ? '' : objectOf(anyone(players, pen)),
      also === undefined ? '' : 'or a planeswalker they control',
    ),
  attached: ({ to, players }, pen) =>
    `enters attached to ${or(to === undefined ? undefined : objectOf(pen.object(to)), players === undefined ? undefined : objectOf(pen.players(players))) || 'nothing'}`,
  blocking: ({ attacker }, pen) =>
    spaced('enters blocking', attacker === undefined ? '' : objectOf(pen.object(attacker))),
  'to-zone': ({ zone, position, reveal, owner }) => {
    const own = owner === undefined ? 'its owner' : 'the owner';
    const place = ['hand', 'library', 'graveyard'].includes(zone) ? `${own}'s ${zone}` : zoneOf(zone);
    const where =
      position === undefined || position === 'shuffled-in'
        ? `into ${place}`
        : `${position === 'top' ? 'on top' : 'on the bottom'} of ${place}`;
    if (position === 'shuffled-in')
      return `${reveal === undefined ? '' : 'reveal it and '}shuffle it ${where}`;
    return `${reveal === undefined ? '' : 'reveal it and '}${zone === 'exile' && position === undefined ? 'exile it' : `put it ${where}`}`;
  },
  amount: ({ value }, pen) => `it's ${pen.value(value)}`,
  prevent: ({ amount }, pen) =>
    amount === undefined
      ? 'prevent that damage'
      : `prevent ${changedAmount(amount) ?? `${pen.value(amount)} of that damage`}`,
  redirect: ({ to, players }, pen) =>
    `that damage is dealt to ${or(to === undefined ? undefined : objectOf(pen.object(to)), players === undefined ? undefined : objectOf(pen.players(players))) || 'nobody'}`,
  instead: ({ effect, bind }, pen) => {
    pen.page.bind(bind, one('that event'), 'it would have happened', 'how much it would have been');
    return pen.effect(effect).text;
  },
  also: ({ effect }, pen) => `that happens, and ${pen.effect(effect).text}`,
  'as-counters': ({ counter }) => `that many ${plural(counterName(counter))} are put there`,
  'more-tokens': ({ token, times }, pen) => {
    const often = (value: Value) => (value === 2 ? 'twice' : `${pen.value(value)} times`);
    if (token === undefined)
      return `${times === undefined ? 'one more than' : often(times)} that many of those tokens are created`;
    const made = pen.token(token, times ?? 1);
    return `those tokens and ${made.text} are created${times === undefined ? '' : ' together'}`;
  },
  'exile-linked': ({ as }) => `exile it (kept as “${as}”)`,
  regenerate: () => 'regenerate it',
  parameter: ({ name }) => `[${name}]`,
};

export function exceptions(except: readonly Parameters<Pen['change']>[0][], pen: Pen): string {
  if (except.length === 0) return '';
  return `, except it ${changedAsOne(except, pen)}`.replace('except it is ', "except it's ");
}

const changedAsOne = (changes: Parameters<typeof exceptions>[0], pen: Pen): string =>
  list(
    predicates(
      one('it'),
      changes.map((change) => pen.change(change, 'has')),
    ),
  );

/** 'enters tapped with two charge counters on it'. */
export const entering = (outcomes: readonly Outcome[], pen: Pen): string =>
  outcomes
    .map((outcome) => pen.outcome(outcome))
    .reduce((before, text) => {
      const rest = text.replace(/^enters /, '');
      return rest.startsWith('with ') && !before.includes(' with ')
        ? `${before} ${rest}`
        : `${before} and ${rest}`;
    });

/** True for outcomes that add to the event or take from it, and do not replace it. */
const isBeside = ({ kind }: Outcome): boolean => kind === 'also' || kind === 'prevent' || kind === 'choosing';

/** 'If a creature would die, exile it instead.' */
export const REPLACEMENTS: Table<'replacement', string> = {
  replace: ({ event, if: condition, may, outcomes, self, label, said }, pen) => {
    const isPlain = [condition, may, self, label].every((note) => note === undefined);
    if (event.kind === 'step' && outcomes.length === 0 && isPlain) {
      const skipped = skippedStep(event, pen);
      if (skipped !== undefined) return skipped;
    }
    if (event.kind === 'gains-life' && outcomes.length === 0 && isPlain && event.who.kind !== 'you')
      return `if ${anyone(event.who, pen).text} would gain life, that player gains no life instead`;
    const isAll = said === 'all' && isPlain;
    const all = !isAll
      ? undefined
      : event.kind === 'damage'
        ? ofAll(event, outcomes, pen)
        : event.kind === 'any'
          ? toAndBy(event.of, outcomes, pen)
          : undefined;
    if (all !== undefined) return all;
    const [only] = outcomes;
    if (isPlain && outcomes.length === 1 && only?.kind === 'amount') {
      const more = moreOf(event, only.value, pen);
      if (more !== undefined) return more;
    }
    const happening = would(pen.pattern(event).text);
    const when = condition === undefined ? '' : ` and ${pen.condition(condition)}`;
    const notes = [
      self === undefined ? '' : ' (in place of the rest of this)',
      label === undefined ? '' : ` (${label})`,
    ].join('');
    const [first] = outcomes;
    const instead = outcomes.length > 0 && outcomes.every(isBeside) ? '' : ' instead';
    if (may !== undefined && first?.kind === 'instead' && outcomes.length === 1) {
      const who = pen.players(may);
      const deed = pen.effect(first.effect).by(actorOf(may));
      pen.page.bind(first.bind, one('that event'), 'it would have happened', 'how much it would have been');
      return `if ${happening}${when}, ${who.text} may ${deed}${instead}${notes}`;
    }
    if (may !== undefined && outcomes.length === 0 && event.kind === 'draws')
      return `if ${happening}${when}, ${pen.players(may).text} may skip that draw instead${notes}`;
    const [prevents, besides] = outcomes;
    if (
      prevents?.kind === 'prevent' &&
      prevents.amount === undefined &&
      besides?.kind === 'also' &&
      outcomes.length === 2 &&
      isPlain
    ) {
      const dealt = said === 'dealt' && event.kind === 'damage' ? dealtTo(event, happening) : happening;
      const gained = said === undefined && isGained(besides.effect);
      return `if ${dealt}, prevent that damage. ${gained ? GAINED : capital(pen.effect(besides.effect).text)}`;
    }
    const texts = outcomes.map((outcome) => pen.outcome(outcome).replace(/^(enters|may enter)\b/, 'it $1'));
    const what = list(texts) || "it doesn't happen";
    const choice = may === undefined ? '' : `, if ${chosen(pen.players(may))}`;
    return `if ${happening}${when}, ${what}${texts.length === 0 ? '' : instead}${choice}${notes}`;
  },
  parameter: ({ name }) => `[${name}]`,
};
/** 'Damage would be dealt to this creature', by any source. */
const dealtTo = ({ from }: NodeKind<'pattern', 'damage'>, happening: string): string =>
  from === undefined ? happening.replace(/^a source would deal (.*?damage)/, '$1 would be dealt') : happening;
export const GAINED = 'You gain life equal to the damage prevented this way';
export const isGained = (effect: Effect): boolean =>
  effect.kind === 'gain-life' &&
  effect.who.kind === 'you' &&
  typeof effect.amount !== 'number' &&
  effect.amount.kind === 'event-amount' &&
  effect.bind === undefined;
/** 'You gain twice that much life', 'twice that many +1/+1 counters are put on it': for events with such words. */
function moreOf(event: Pattern, value: Value, pen: Pen): string | undefined {
  if (typeof value === 'number')
    return event.kind === 'draws' && event.who.kind === 'you' && event.nth === undefined && value > 1
      ? `if ${would(pen.pattern(event).text)}, draw ${numberWord(value)} cards instead`
      : undefined;
  if (event.kind === 'damage') return damageOtherwise(event, value, pen);
  const isTwice = value.kind === 'product' && value.of === 2;
  const isOneMore = value.kind === 'sum' && value.of.length === 2 && value.of[1] === 1;
  const own = isTwice ? value.by : isOneMore ? value.of[0] : undefined;
  if (own === undefined || typeof own === 'number' || own.kind !== 'event-amount') return undefined;
  const many = isTwice ? 'twice that many' : 'that many plus one';
  if (event.kind === 'gains-life' && isTwice) {
    const gainer = anyone(event.who, pen);
    const who = gainer.text === 'you' ? 'you gain' : 'that player gains';
    return `if ${gainer.text} would gain life, ${who} twice that much life instead`;
  }
  if (event.kind === 'creates' && event.filter === undefined)
    return event.who.kind === 'you'
      ? `if an effect would create one or more tokens under your control, it creates ${many} of those tokens instead`
      : event.who.kind === 'all'
        ? `if one or more tokens would be created, ${many} of those tokens are created instead`
        : undefined;
  if (
    event.kind === 'adds-counters' &&
    event.on !== undefined &&
    event.players === undefined &&
    event.counter !== undefined &&
    event.except === undefined &&
    event.reaching === undefined
  ) {
    const counters = plural(counterName(event.counter));
    return `if one or more ${counters} would be put on ${any(pen.noun(event.on))}, ${many} ${counters} are put on it instead`;
  }
  return undefined;
}
/** 'Skip your draw step', 'players skip their untap steps'. */
function skippedStep(
  { is, whose, at = 'begins' }: NodeKind<'pattern', 'step'>,
  pen: Pen,
): string | undefined {
  if (at !== 'begins' || (is !== 'untap' && is !== 'upkeep' && is !== 'draw')) return undefined;
  if (whose === undefined) return undefined;
  if (whose.kind === 'all') return `players skip their ${is} steps`;
  if (whose.kind === 'you') return `skip your ${is} step`;
  const who = pen.players(whose);
  return `${who.text} skips their ${is} step`;
}
const chosen = (who: Phrase): string => `${who.text} ${who.number === 'one' ? 'chooses' : 'choose'} so`;

const hasParties = (damage: object): boolean => ['to', 'from', 'players'].some((party) => party in damage);
/** 'Prevent all combat damage that would be dealt to and dealt by this creature.' */
function toAndBy(
  [one, other, ...more]: readonly Pattern[],
  outcomes: readonly Outcome[],
  pen: Pen,
): string | undefined {
  if (one?.kind !== 'damage' || other?.kind !== 'damage' || more.length > 0) return undefined;
  const { to, ...dealtTo } = one;
  const { from, ...dealtBy } = other;
  // Only if nothing else differs.
  if (to === undefined || JSON.stringify(to) !== JSON.stringify(from)) return undefined;
  if (JSON.stringify(dealtTo) !== JSON.stringify(dealtBy) || hasParties(dealtTo)) return undefined;
  return ofAll(other, outcomes, pen)?.replace('be dealt by', 'be dealt to and dealt by');
}

/** 'Prevent all damage that would be dealt to you'; '… is dealt to this creature instead'. */
function ofAll(
  { from, to, players, combat }: NodeKind<'pattern', 'damage'>,
  [outcome, ...others]: readonly Outcome[],
  pen: Pen,
): string | undefined {
  const aims = [
    ...(players === undefined ? [] : [objectOf(who(players, pen))]),
    ...(to === undefined ? [] : [objectOf(those(to, pen))]),
  ];
  const damage = spaced(
    'all',
    combat,
    'damage that would be dealt',
    aims.length === 0 ? '' : `to ${list(aims)}`,
    from === undefined ? '' : `by ${objectOf(those(from, pen))}`,
  );
  if (others.length > 0) return undefined;
  if (outcome?.kind === 'prevent' && outcome.amount === undefined) return `prevent ${damage}`;
  if (outcome?.kind !== 'redirect' || outcome.to === undefined || outcome.players !== undefined)
    return undefined;
  return `${damage} is dealt to ${objectOf(pen.object(outcome.to))} instead`;
}
