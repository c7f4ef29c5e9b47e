// Written by hand: cards that look through a library.
import type { Effect, Filter } from '#abilities';
import {
  activated,
  all,
  any,
  BASIC_LAND,
  bound,
  CREATURE,
  IN_YOUR_HAND,
  mana,
  spell,
  steps,
  T0,
  TAP,
  triggered,
  type,
  YOU,
  type Written,
} from './words.js';

const shuffle: Effect = { kind: 'shuffle', who: YOU };
const found = bound('found');
const it = bound('it');
const put = (name: string, to: 'hand' | 'graveyard'): Effect => ({
  kind: 'move',
  what: bound(name),
  to,
  cause: 'put',
});
/** cr 701.19: searched for, shown, and on top of what was shuffled. */
const tutor = (filter: Filter): Written => [
  [
    spell(
      steps(
        { kind: 'search', who: YOU, zones: ['library'], filter, bind: 'found' },
        { kind: 'reveal', what: found },
        shuffle,
        { kind: 'move', what: found, to: 'library', cause: 'put', position: 'top' },
      ),
    ),
  ],
];
const TWO_LANDS: Written = [
  [
    spell(
      steps(
        {
          kind: 'search',
          who: YOU,
          zones: ['library'],
          filter: BASIC_LAND,
          least: 0,
          most: 2,
          bind: 'found',
        },
        { kind: 'reveal', what: found },
        { kind: 'choose-objects', who: YOU, from: found, bind: 'one' },
        {
          kind: 'move',
          what: bound('one'),
          to: 'battlefield',
          cause: 'search',
          enters: [{ kind: 'tapped' }],
        },
        {
          kind: 'move',
          what: { kind: 'except', of: found, without: bound('one') },
          to: 'hand',
          cause: 'search',
        },
        shuffle,
      ),
    ),
  ],
];

export const SEARCHES: Readonly<Record<string, Written>> = {
  'Mystical Tutor': tutor(any(type('instant'), type('sorcery'))),
  'Enlightened Tutor': tutor(any(type('artifact'), type('enchantment'))),
  'Worldly Tutor': tutor(CREATURE),
  'Sylvan Tutor': tutor(CREATURE),
  'Personal Tutor': tutor(type('sorcery')),
  Cultivate: TWO_LANDS,
  "Kodama's Reach": TWO_LANDS,
  Intuition: [
    [
      spell(
        steps(
          { kind: 'search', who: YOU, zones: ['library'], least: 3, most: 3, bind: 'found' },
          { kind: 'reveal', what: found },
          { kind: 'choose-objects', who: T0, from: found, bind: 'chosen' },
          put('chosen', 'hand'),
          {
            kind: 'move',
            what: { kind: 'except', of: found, without: bound('chosen') },
            to: 'graveyard',
            cause: 'put',
          },
          shuffle,
        ),
        { kind: 'target', players: { kind: 'opponents' } },
      ),
    ],
  ],
  'Fact or Fiction': [
    [
      spell(
        steps(
          { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 5 }, bind: 'shown' },
          { kind: 'choose-players', who: YOU, from: { kind: 'opponents' }, bind: 'opponent' },
          {
            kind: 'choose-objects',
            who: bound('opponent'),
            from: bound('shown'),
            least: 0,
            unbounded: 'unbounded',
            bind: 'pile',
          },
          {
            kind: 'let-objects',
            what: { kind: 'except', of: bound('shown'), without: bound('pile') },
            bind: 'other',
          },
          {
            kind: 'choose-effect',
            who: YOU,
            options: [
              { kind: 'mode', effect: steps(put('pile', 'hand'), put('other', 'graveyard')) },
              { kind: 'mode', effect: steps(put('other', 'hand'), put('pile', 'graveyard')) },
            ],
          },
        ),
      ),
    ],
  ],
  'Collected Company': [
    [
      spell(
        steps(
          { kind: 'look', who: YOU, what: { kind: 'top', whose: YOU, count: 6 }, bind: 'it' },
          {
            kind: 'choose-objects',
            who: YOU,
            from: {
              kind: 'only',
              of: it,
              filter: all(CREATURE, { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 3 }),
            },
            least: 0,
            most: 2,
            bind: 'chosen',
          },
          { kind: 'move', what: bound('chosen'), to: 'battlefield', cause: 'put' },
          {
            kind: 'move',
            what: { kind: 'except', of: it, without: bound('chosen') },
            to: 'library',
            cause: 'put',
            position: 'bottom',
            order: 'any',
          },
        ),
      ),
    ],
  ],
  'Scroll Rack': [
    [
      activated(
        [mana('{1}'), TAP],
        steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'each', filter: IN_YOUR_HAND },
            least: 0,
            unbounded: 'unbounded',
            bind: 'chosen',
          },
          {
            kind: 'move',
            what: bound('chosen'),
            to: 'exile',
            cause: 'exile',
            face: 'face-down',
            bind: 'it',
          },
          {
            kind: 'move',
            what: { kind: 'top', whose: YOU, count: { kind: 'size', of: it } },
            to: 'hand',
            cause: 'put',
          },
          { kind: 'look', who: YOU, what: it },
          { kind: 'move', what: it, to: 'library', cause: 'put', position: 'top', order: 'any' },
        ),
      ),
    ],
  ],
  Counterbalance: [
    [
      triggered(
        { kind: 'cast', what: { kind: 'spell' }, by: { kind: 'opponents' } },
        steps(
          {
            kind: 'may',
            who: YOU,
            effect: { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 1 }, bind: 'shown' },
          },
          {
            kind: 'if',
            condition: {
              kind: 'matches',
              what: bound('shown'),
              filter: { kind: 'shares', what: 'mana-value', with: { kind: 'subject' } },
            },
            then: { kind: 'counter', what: { kind: 'subject' } },
          },
        ),
      ),
    ],
  ],
};
