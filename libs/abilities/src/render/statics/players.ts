// Writes static effects on players (cr 402.2, 305.2, 104.3).
import type { NodeKind, Value } from '../../nodes/sorts.js';
import { many, numberWord, spaced, verb, type Phrase } from '../english/grammar.js';
import { any, words } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';

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
  'searched-cards': ['search', 'only the top cards where they would search a library'],
  'additional-votes': ['get', 'additional votes while voting'],
  'optional-votes': ['may', 'vote additional times while voting'],
  'chooses-votes': ['choose', 'how each player votes'],
  'damage-floor': ['lose', 'no life to damage below some number'],
  'damage-as-poison': ['get', 'poison counters rather than lose life from damage'],
} as const;

const turns = (who: Phrase): string => `on each of ${who.text === 'you' ? 'your' : 'their'} turns`;

/** Properties with a number. */
function numbered(
  { property, value, how = 'set' }: NodeKind<'static', 'player'>,
  who: Phrase,
  pen: Pen,
): string {
  const amount = value === undefined ? 'some number' : pen.value(value);
  if (property === 'hand-size') {
    const change = { set: 'is', more: 'is increased by', less: 'is reduced by' }[how];
    return `${who.possessive} maximum hand size ${change} ${amount}`;
  }
  const more =
    typeof value === 'number' ? `${numberWord(value)} additional lands` : `${amount} additional lands`;
  const deed = {
    more: `may play ${value === 1 ? 'an additional land' : more}`,
    set: `may play only ${amount} lands`,
    less: `must play fewer lands by ${amount}`,
  }[how];
  return `${who.text} ${deed} ${turns(who)}`;
}

/** Votes and searches, which have words of their own (cr 701.23f, 701.38d). */
function toldOf({ who, property, value }: NodeKind<'static', 'player'>, subject: Phrase): string | undefined {
  if (typeof value !== 'number') return undefined;
  const many = value === 1 ? 'an additional' : `${numberWord(value)} additional`;
  if (property === 'additional-votes')
    return `while voting, ${subject.text} ${verb(subject, 'get')} ${many} ${value === 1 ? 'vote' : 'votes'}`;
  if (property === 'optional-votes')
    return `while voting, ${subject.text} may vote ${many} ${value === 1 ? 'time' : 'times'}`;
  if (property !== 'searched-cards' || value < 2) return undefined;
  const searcher =
    who.kind === 'opponents' && who.of === undefined ? 'an opponent' : `one of ${subject.text}`;
  return `if ${searcher} would search a library, that player searches the top ${numberWord(value)} cards of that library instead`;
}

/** 'Damage that would reduce your life total to less than 1 reduces it to 1 instead.' */
const floored = (of: Phrase, value: Value | undefined, pen: Pen): string => {
  const floor = pen.value(value ?? 1);
  return `damage that would reduce ${of.possessive} life total to less than ${floor} reduces it to ${floor} instead`;
};

export function playersHave(node: NodeKind<'static', 'player'>, pen: Pen): string {
  const { who, property, value, filter, how } = node;
  const subject =
    who.kind === 'all'
      ? many('players')
      : who.kind === 'opponents' && who.of === undefined && property === 'reveals-hand'
        ? many('your opponents')
        : pen.players(who);
  const of = () => (filter === undefined ? '' : `for ${any(pen.noun(filter))}`);
  if (property === 'hand-size' || property === 'land-plays')
    return spaced(numbered(node, subject, pen), of());
  const notes = spaced(
    value === undefined ? '' : `(${pen.value(value)})`,
    how === undefined ? '' : `(${how})`,
  );
  if (property === 'damage-floor' && value !== undefined)
    return spaced(floored(subject, value, pen), how === undefined ? '' : `(${how})`, of());
  if (property === 'life-total-fixed' && value === undefined)
    return spaced(`${subject.possessive} life total can't change`, notes, of());
  if (property === 'protection') {
    const from = filter === undefined ? 'everything' : words(pen.noun(filter), 'many');
    return spaced(subject.text, verb(subject, 'have'), 'protection from', from, notes);
  }
  const told = toldOf(node, subject);
  if (told !== undefined) return spaced(told, how === undefined ? '' : `(${how})`, of());
  const [infinitive, rest] = SAID[property];
  const areSeveral = subject.text === 'your opponents' || subject.text === 'players';
  const theirs = areSeveral ? rest.replace(/\btheir hand\b/, 'their hands') : rest;
  const own = subject.text === 'you' ? rest.replace(/\btheir\b/, 'your') : theirs;
  // What you do is an order.
  const isOrder = subject.text === 'you' && infinitive === 'play';
  return spaced(isOrder ? '' : subject.text, verb(subject, infinitive), own, notes, of());
}
