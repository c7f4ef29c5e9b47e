// Written by hand: cards that note something for other abilities (cr 607.2e): counters, the mana that was spent.
import type { Ability, Effect, Reference } from '#abilities';
import {
  activated,
  all,
  bound,
  CREATURE,
  ENTERS,
  IN_YOUR_HAND,
  IS_THIS,
  LEAVES,
  mana,
  not,
  staticAbility,
  steps,
  ofSubtype,
  T0,
  TAP,
  target,
  THIS,
  triggered,
  type,
  YOU,
  type Written,
} from './words.js';

const withItsAuras: Reference = {
  kind: 'union',
  of: [T0, { kind: 'attachments', of: T0, filter: ofSubtype('Aura') }],
};
const exiled: Reference = { kind: 'linked', name: 'exiled' };
const theCreature: Reference = { kind: 'linked', name: 'noted' };

/** The card back as it was noted, and with it what was exiled with it. */
const comesBack = (noted: Reference, others: Reference): Effect =>
  steps(
    {
      kind: 'move',
      what: { kind: 'successor', of: noted },
      to: 'battlefield',
      cause: 'return',
      enters: [{ kind: 'tapped' }, { kind: 'with-counters-of', of: noted }],
      bind: 'returned',
    },
    {
      kind: 'if',
      condition: { kind: 'did', name: 'returned' },
      then: {
        kind: 'move',
        what: others,
        to: 'battlefield',
        cause: 'return',
        enters: [{ kind: 'attached', to: bound('returned') }],
      },
    },
  );

/** Without a charge counter on it. */
const uncharged = (ability: Ability): Ability =>
  ability.kind !== 'activated'
    ? ability
    : {
        ...ability,
        only: {
          kind: 'matches',
          what: THIS,
          filter: { kind: 'counter', counter: 'charge', compare: 'equal', value: 0 },
        },
      };

export const NOTED_THINGS: Readonly<Record<string, Written>> = {
  Oubliette: [
    [
      triggered(
        ENTERS,
        steps(
          { kind: 'let-objects', what: T0, bind: 'noted' },
          { kind: 'move', what: withItsAuras, to: 'exile', cause: 'exile', link: 'exiled' },
          { kind: 'remember', what: 'noted', as: 'noted' },
        ),
        target(CREATURE),
      ),
    ],
    [triggered(LEAVES, comesBack(theCreature, exiled))],
  ],
  "Tawnos's Coffin": [
    [staticAbility({ kind: 'may', permission: { kind: 'not-untap', what: IS_THIS } })],
    [
      activated(
        [mana('{3}'), TAP],
        steps(
          { kind: 'let-objects', what: T0, bind: 'noted' },
          { kind: 'move', what: withItsAuras, to: 'exile', cause: 'exile', bind: 'exiled' },
          {
            kind: 'let-objects',
            what: {
              kind: 'except',
              of: bound('exiled'),
              without: { kind: 'successor', of: bound('noted') },
            },
            bind: 'others',
          },
          {
            kind: 'delayed',
            when: { kind: 'any', of: [LEAVES, { kind: 'untaps', what: IS_THIS }] },
            body: { kind: 'plain', effect: comesBack(bound('noted'), bound('others')) },
          },
        ),
        target(CREATURE),
      ),
    ],
  ],
  'Ice Cauldron': [
    [
      uncharged(
        activated(
          [mana('{X}'), TAP],
          steps(
            { kind: 'add-counters', on: THIS, counter: 'charge', count: 1 },
            {
              kind: 'choose-objects',
              who: YOU,
              from: { kind: 'each', filter: all(not(type('land')), IN_YOUR_HAND) },
              bind: 'chosen',
            },
            { kind: 'move', what: bound('chosen'), to: 'exile', cause: 'exile', bind: 'it' },
            {
              kind: 'if',
              condition: { kind: 'did', name: 'it' },
              then: { kind: 'remember', what: 'it', as: 'exiled' },
            },
            {
              kind: 'continuous',
              what: bound('it'),
              changes: [
                {
                  kind: 'may',
                  permission: { kind: 'play', who: YOU, what: { kind: 'anything' }, from: 'exile' },
                },
              ],
              until: { kind: 'forever' },
            },
            { kind: 'note-mana', what: 'type-and-amount', as: 'noted' },
          ),
        ),
      ),
    ],
    [
      activated([TAP, { kind: 'remove-counters', counter: 'charge', count: 1 }], {
        kind: 'add-mana',
        mana: { kind: 'noted', name: 'noted', what: 'type-and-amount' },
        restriction: { kind: 'is', of: exiled },
      }),
    ],
  ],
};
