// What becomes of events that are replaced, and how things enter.
import type { Outcome } from '../grammar/sorts.js';
import { counterName } from './filters.js';
import { objectOf, one, plural, spaced, would } from './grammar.js';
import { any } from './nouns.js';
import { or, zoneOf } from './patterns.js';
import { predicates, type Pen, type Table } from './pen.js';
import { howMany } from './values.js';

export const OUTCOMES: Table<'outcome', string> = {
  tapped: () => 'enters tapped',
  untapped: () => 'enters untapped',
  'with-counters': ({ counter, count }, pen) => {
    const text = howMany(count, counterName(counter), pen);
    return `enters with ${text} on it`;
  },
  'under-control': ({ who }, pen) => `enters under ${pen.players(who).possessive} control`,
  'as-copy': ({ filter, in: zone, may, except = [] }, pen) =>
    `${may === undefined ? 'enters' : 'may enter'} as a copy of ${any(pen.noun(filter))}${zone === undefined ? '' : ` in ${zoneOf(zone)}`}${exceptions(except, pen)}`,
  choosing: ({ effect, as }, pen) => {
    const text = `as it enters, ${pen.effect(effect).text}`;
    return as === undefined ? text : `${text}, kept as “${as}”`;
  },
  changed: ({ changes }, pen) => `enters, and it ${changedAsOne(changes, pen)}`,
  transformed: () => 'enters transformed',
  'face-down': () => 'enters face down',
  attacking: ({ like, players }, pen) =>
    spaced(
      'enters attacking',
      like === undefined ? '' : `what ${objectOf(pen.object(like))} was attacking`,
      players === undefined ? '' : objectOf(pen.players(players)),
    ),
  'to-zone': ({ zone, position, reveal, owner }) => {
    const own = owner === undefined ? 'its owner' : 'the owner';
    const place = ['hand', 'library', 'graveyard'].includes(zone) ? `${own}'s ${zone}` : zoneOf(zone);
    const where =
      position === undefined
        ? `into ${place}`
        : position === 'shuffled-in'
          ? `into ${place}, shuffled in`
          : `on the ${position} of ${place}`;
    return `${reveal === undefined ? '' : 'reveal it and '}${zone === 'exile' ? 'exile it' : `put it ${where}`}`;
  },
  amount: ({ value }, pen) => `it's ${pen.value(value)} instead`,
  prevent: ({ amount }, pen) => (amount === undefined ? 'prevent it' : `prevent ${pen.value(amount)} of it`),
  redirect: ({ to, players }, pen) =>
    `it's dealt to ${or(to === undefined ? undefined : objectOf(pen.object(to)), players === undefined ? undefined : objectOf(pen.players(players)))}`,
  instead: ({ effect, bind }, pen) => {
    pen.page.bind(bind, one('that event'), 'it would have happened', 'how much it would have been');
    return pen.effect(effect).text;
  },
  also: ({ effect }, pen) => `it does so, and ${pen.effect(effect).text}`,
  'as-counters': ({ counter }) => `that many ${plural(counterName(counter))} are put there`,
  'more-tokens': ({ token, times }, pen) =>
    token === undefined
      ? `${times === undefined ? 'one more time' : `${pen.value(times)} times`} that many of those tokens are created`
      : `${pen.token(token, times ?? 1).text} ${times === undefined ? 'is' : 'are'} created too`,
  'exile-linked': ({ as }) => `exile it, kept as “${as}”`,
  regenerate: () => 'regenerate it',
  parameter: ({ name }) => `[${name}]`,
};

export function exceptions(except: readonly Parameters<Pen['change']>[0][], pen: Pen): string {
  if (except.length === 0) return '';
  return `, except it ${changedAsOne(except, pen)}`;
}

const changedAsOne = (changes: Parameters<typeof exceptions>[0], pen: Pen): string =>
  predicates(
    one('it'),
    changes.map((change) => pen.change(change, 'has')),
  );

/** 'enters tapped with two charge counters on it'. */
export const entering = (outcomes: readonly Outcome[], pen: Pen): string =>
  outcomes
    .map((outcome) => pen.outcome(outcome))
    .map((text, index) => (index === 0 ? text : text.replace(/^enters /, '')))
    .join(' and ');

/** 'If a creature would die, exile it instead.' */
export const REPLACEMENTS: Table<'replacement', string> = {
  replace: ({ event, if: condition, may, outcomes, self, label }, pen) => {
    const happening = would(pen.pattern(event).text);
    const when = condition === undefined ? '' : ` and ${pen.condition(condition)}`;
    const texts = outcomes.map((outcome) => pen.outcome(outcome)).join(' and ');
    const what = texts === '' ? "it doesn't" : texts;
    const chosen = may === undefined ? '' : `${pen.players(may).text} may choose that `;
    return `if ${happening}${when}, ${chosen}${what} instead${self === undefined ? '' : ' of the rest of this'}${label === undefined ? '' : ` (${label})`}`;
  },
  parameter: ({ name }) => `[${name}]`,
};
