// What static abilities say, each as a clause.
import { those } from './actions.js';
import { changed } from './changes.js';
import { asDeed, costs as listed } from './costs.js';
import { list, many, numberWord, objectOf, one, spaced, verb } from './grammar.js';
import { any, words } from './nouns.js';
import { entering } from './replacements.js';
import { forEach } from './values.js';
import type { Table } from './pen.js';

const PROPERTY = {
  'hand-size': 'maximum hand size',
  'land-plays': 'lands played each turn',
} as const;
const SAID = {
  hexproof: ['have', 'hexproof'],
  shroud: ['have', 'shroud'],
  'mana-persists': ["don't", 'lose unspent mana as steps and phases end'],
  'life-total-fixed': ["can't", 'have their life total changed'],
  'cannot-lose': ["can't", 'lose the game'],
  'cannot-win': ["can't", 'win the game'],
  'no-hand-limit': ['have', 'no maximum hand size'],
  'reveals-hand': ['play', 'with their hand revealed'],
  'reveals-top': ['play', 'with the top card of their library revealed'],
  'mana-any-colour': ['may', 'spend mana as though it were mana of any color'],
  'damage-as-poison': ['get', 'poison counters rather than lose life from damage'],
} as const;
const FACES = {
  'face-down': 'face down as a 2/2 creature',
  transformed: 'transformed',
  awaken: 'with awaken',
  bestow: 'bestowed',
} as const;

export const STATICS: Table<'static', string> = {
  modify: ({ what, changes }, pen) => {
    const subject = those(what, pen);
    return `${subject.text} ${changed(changes, subject, pen, 'has')}`;
  },
  'modify-this': ({ changes }, pen) => {
    const it = pen.object({ kind: 'this' });
    return `${it.text} ${changed(changes, it, pen, 'has')}`;
  },
  'modify-host': ({ changes }, pen) => {
    const it = pen.object({ kind: 'host' });
    return `${it.text} ${changed(changes, it, pen, 'has')}`;
  },
  defines: ({ changes }, pen) => {
    const stats = changes.map((change) =>
      change.kind === 'set-stat' && (change.stat === 'power' || change.stat === 'toughness')
        ? { stat: change.stat, value: change.value }
        : undefined,
    );
    const [power, toughness] = stats;
    if (power?.stat === 'power' && stats.length === 1)
      return `${pen.page.self}'s power is equal to ${pen.value(power.value)}`;
    if (
      power?.stat === 'power' &&
      toughness?.stat === 'toughness' &&
      stats.length === 2 &&
      JSON.stringify(power.value) === JSON.stringify(toughness.value)
    )
      return `${pen.page.self}'s power and toughness are each equal to ${pen.value(power.value)}`;
    return `${pen.page.self} is by definition one that ${changed(changes, one(pen.page.self), pen, 'has')}`;
  },
  cannot: ({ action, unless }, pen) => {
    const { subject, verb: deed, rest } = pen.action(action);
    return spaced(
      subject.text,
      "can't",
      deed,
      rest,
      unless === undefined ? '' : `unless you ${asDeed(unless, pen)}`,
    );
  },
  must: ({ action }, pen) => {
    const { subject, verb: deed, rest } = pen.action(action);
    return spaced(
      subject.text,
      action.kind === 'attack' ? verb(subject, deed) : `must ${deed}`,
      rest,
      action.kind === 'attack' ? 'each combat if able' : 'if able',
    );
  },
  may: ({ permission }, pen) => pen.permission(permission),
  costs: ({ what, for: players, mana, amount, direction, extra, of = 'spells', floor }, pen) => {
    const subject = those(what, pen);
    const who = players.kind === 'you' ? 'you' : players.kind === 'all' ? '' : objectOf(pen.players(players));
    const noun = {
      spells: '',
      abilities: 'abilities of ',
      equip: 'equip abilities of ',
      cycling: 'cycling abilities of ',
      morph: 'morph costs of ',
    }[of];
    const deed = of === 'spells' ? 'cast' : 'activate';
    const sum = mana ?? (typeof amount === 'number' ? `{${amount}}` : amount?.kind === 'x' ? '{X}' : '{1}');
    const each =
      mana === undefined && typeof amount === 'object' && amount.kind !== 'x'
        ? ` ${forEach(amount, pen)}`
        : mana !== undefined && amount !== undefined
          ? ` ${forEach(amount, pen)}`
          : '';
    const rate = direction === 'set' ? sum : `${sum} ${direction}`;
    return [
      of === 'spells' ? subject.text : `${noun}${objectOf(subject)}`,
      ` ${of === 'spells' ? verb(subject, 'cost') : 'cost'} ${mana === undefined && amount === undefined ? 'as much' : rate} to ${deed}`,
      who === '' ? '' : who === 'you' ? (subject.number === 'one' ? '' : ' for you') : ` for ${who}`,
      players.kind === 'all' && subject.number === 'one' ? ' for anyone' : '',
      each,
      extra === undefined ? '' : ` and ${asDeed(extra, pen)} in addition`,
      floor === undefined ? '' : `, to no less than ${floor === 1 ? 'one' : numberWord(floor)} mana`,
    ].join('');
  },
  'additional-cost': ({ costs, optional, repeat, or }, pen) => {
    const deed = asDeed(costs, pen);
    const other = or === undefined ? '' : ` or ${asDeed(or, pen)}`;
    return [
      'as an additional cost to cast this spell, ',
      optional === undefined ? '' : 'you may ',
      deed,
      other,
      repeat === undefined ? '' : ' any number of times',
      optional === undefined ? '' : ` (${optional})`,
    ].join('');
  },
  'alternative-cost': ({ label, costs, from, if: condition, speed, face }, pen) =>
    [
      condition === undefined ? '' : `if ${pen.condition(condition)}, `,
      `you may ${costs.length === 0 ? 'pay nothing' : asDeed(costs, pen)} rather than pay this spell's mana cost`,
      from === undefined ? '' : ` to cast it from your ${from}`,
      speed === undefined ? '' : ' any time you could cast an instant',
      face === undefined ? '' : `, ${FACES[face]}`,
      ` (${label})`,
    ].join(''),
  replace: ({ replacement }, pen) => pen.replacement(replacement),
  player: ({ who, property, value, filter, how = 'set' }, pen) => {
    const subject = who.kind === 'all' ? many('players') : pen.players(who);
    const amount = value === undefined ? '' : pen.value(value);
    if (property === 'protection')
      return `${subject.text} ${verb(subject, 'have')} protection from ${filter === undefined ? 'everything' : words(pen.noun(filter), 'many')}`;
    if (property === 'hand-size')
      return how === 'set'
        ? `${subject.possessive} ${PROPERTY[property]} is ${amount}`
        : `${subject.possessive} ${PROPERTY[property]} is ${how === 'more' ? 'increased' : 'reduced'} by ${amount}`;
    if (property === 'land-plays')
      return how === 'more'
        ? `${subject.text} may play ${value === 1 ? 'an additional land' : `${typeof value === 'number' ? numberWord(value) : amount} additional lands`} on each of ${subject.text === 'you' ? 'your' : 'their'} turns`
        : `${subject.text} ${how === 'set' ? 'may play only' : 'must play fewer lands by'} ${amount} lands on each of ${subject.text === 'you' ? 'your' : 'their'} turns`;
    const [infinitive, rest] = SAID[property];
    return spaced(
      subject.text,
      verb(subject, infinitive),
      subject.text === 'you' ? rest.replace(/\btheir\b/, 'your') : rest,
      amount === '' ? '' : `(${amount})`,
      filter === undefined ? '' : `for ${any(pen.noun(filter))}`,
    );
  },
  'trigger-again': ({ pattern, source, times = 1 }, pen) =>
    `if ${pattern === undefined ? 'anything' : `an event where ${pen.pattern(pattern).text}`} causes a triggered ability of ${objectOf(those(source, pen))} to trigger, that ability triggers ${times === 1 ? 'an additional time' : `${numberWord(times)} additional times`}`,
  quality: ({ is, value, filter, players, costs, text }, pen) =>
    spaced(
      `${pen.page.self} has the quality ${is}`,
      value === undefined ? '' : pen.value(value),
      filter === undefined ? '' : `for ${any(pen.noun(filter))}`,
      players === undefined ? '' : `for ${objectOf(pen.players(players))}`,
      costs === undefined ? '' : `at ${listed(costs, pen)}`,
      text === undefined ? '' : `“${text}”`,
    ),
  enters: ({ outcomes, what, if: condition, may }, pen) => {
    const noun = what === undefined ? undefined : pen.noun(what);
    const it =
      noun === undefined
        ? one(pen.page.self)
        : noun.known === undefined
          ? many(words(noun, 'many'))
          : one(words(noun, 'one'));
    const [first] = outcomes;
    if (
      first?.kind === 'choosing' &&
      outcomes.length === 1 &&
      what === undefined &&
      may === undefined &&
      condition === undefined
    )
      return `as ${it.text} enters, ${pen.effect(first.effect).text}${first.as === undefined ? '' : `, kept as “${first.as}”`}`;
    if (first?.kind === 'choosing' && outcomes.length > 1) {
      const choosing = `as ${it.text} enters, ${pen.effect(first.effect).text}${first.as === undefined ? '' : `, kept as “${first.as}”`}. It ${entering(outcomes.slice(1), pen)}`;
      return `${condition === undefined ? '' : `if ${pen.condition(condition)}, `}${may === undefined ? '' : 'you may do this: '}${choosing}`;
    }
    const text = entering(outcomes, pen).replace(/^it does so,/, 'enters,');
    const said = it.number === 'many' ? text.replace(/^enters/, 'enter') : text;
    return [
      condition === undefined ? '' : `if ${pen.condition(condition)}, `,
      may === undefined
        ? `${it.text} ${said}`
        : `you may have ${it.text} ${said.replace(/^enters/, 'enter')}`,
    ].join('');
  },
  parameter: ({ name }) => `[${name}]`,
};

/** Statics of one sentence: the first subject is not said again. */
export const together = (texts: readonly string[]): string => list(texts);
