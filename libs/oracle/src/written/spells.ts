// Written by hand: instants and sorceries.
import type { Effect, Filter } from '#abilities';
import {
  all,
  any,
  ANY_TARGET,
  bound,
  controlledBy,
  controllerOf,
  CREATURE,
  IN_GRAVEYARDS,
  delayedUntil,
  mana,
  not,
  spell,
  steps,
  T0,
  target,
  type,
  YOU,
  YOUR_UPKEEP,
  type Written,
} from './words.js';

const SPELL: Filter = { kind: 'spell' };
const shuffle: Effect = { kind: 'shuffle', who: YOU };
const found = bound('found');
const shown = bound('shown');
const OWNER = { kind: 'owner', of: T0 } as const;
const PERMANENT_CARD = any(
  ...(['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const).map(type),
);
const it = bound('it');

/** Paid for a turn later, or the game is lost. */
const pact = (cost: string, effect: Effect, ...filters: readonly Filter[]): Written => [
  [
    spell(
      steps(
        effect,
        delayedUntil(YOUR_UPKEEP, {
          kind: 'pay',
          who: YOU,
          costs: [mana(cost)],
          unpaid: { kind: 'lose-game', who: YOU },
        }),
      ),
      ...filters.map(target),
    ),
  ],
  [],
];

export const SPELLS: Readonly<Record<string, Written>> = {
  'Mana Drain': [
    [
      spell(
        steps(
          { kind: 'let-value', value: { kind: 'stat', of: T0, stat: 'mana-value' }, bind: 'much' },
          { kind: 'counter', what: T0 },
          delayedUntil(
            { kind: 'step', is: 'main', whose: YOU },
            {
              kind: 'add-mana',
              mana: { kind: 'exactly', symbols: '{C}' },
              count: { kind: 'amount', name: 'much' },
            },
          ),
        ),
        target(SPELL),
      ),
    ],
  ],
  'Living Death': [
    [
      spell(
        steps(
          {
            kind: 'move',
            what: { kind: 'each', filter: all(CREATURE, IN_GRAVEYARDS) },
            to: 'exile',
            cause: 'exile',
            bind: 'it',
          },
          {
            kind: 'sacrifice',
            who: { kind: 'all' },
            filter: CREATURE,
            count: { kind: 'count', of: CREATURE },
          },
          { kind: 'move', what: it, to: 'battlefield', cause: 'put' },
        ),
      ),
    ],
  ],
  'Pact of Negation': pact('{3}{U}{U}', { kind: 'counter', what: T0 }, SPELL),
  'Slaughter Pact': pact(
    '{2}{B}',
    { kind: 'destroy', what: T0 },
    all(not({ kind: 'colour', is: 'black' }), CREATURE),
  ),
  "Summoner's Pact": pact(
    '{2}{G}{G}',
    steps(
      {
        kind: 'search',
        who: YOU,
        zones: ['library'],
        filter: all({ kind: 'colour', is: 'green' }, CREATURE),
        bind: 'found',
      },
      { kind: 'reveal', what: found },
      { kind: 'move', what: found, to: 'hand', cause: 'search' },
      shuffle,
    ),
  ),
  'Arc Trail': [
    [
      spell(
        steps(
          { kind: 'damage', to: T0, players: T0, amount: 2 },
          {
            kind: 'damage',
            to: { kind: 'target', slot: 1 },
            players: { kind: 'target', slot: 1 },
            amount: 1,
          },
        ),
        ANY_TARGET,
        { ...ANY_TARGET, different: [0] },
      ),
    ],
  ],
  Fork: [
    [
      spell(
        {
          kind: 'copy-spell',
          what: T0,
          except: [{ kind: 'set-colours', colours: ['red'] }],
          targets: 'may-change',
        },
        target(all(any(type('instant'), type('sorcery')), SPELL)),
      ),
    ],
  ],
  'Power Sink': [
    [
      spell(
        {
          kind: 'pay',
          who: controllerOf(T0),
          costs: [mana('{X}')],
          unpaid: steps(
            { kind: 'counter', what: T0 },
            {
              kind: 'tap',
              what: {
                kind: 'each',
                filter: all(
                  type('land'),
                  { kind: 'has-ability', of: 'mana' },
                  controlledBy(controllerOf(T0)),
                ),
              },
            },
            { kind: 'empty-pool', who: controllerOf(T0) },
          ),
        },
        target(SPELL),
      ),
    ],
  ],
  'Genesis Wave': [
    [
      spell(
        steps(
          { kind: 'reveal', what: { kind: 'top', whose: YOU, count: { kind: 'x' } }, bind: 'shown' },
          {
            kind: 'choose-objects',
            who: YOU,
            from: {
              kind: 'only',
              of: shown,
              filter: all(PERMANENT_CARD, {
                kind: 'stat',
                stat: 'mana-value',
                compare: 'at-most',
                value: { kind: 'x' },
              }),
            },
            least: 0,
            unbounded: 'unbounded',
            bind: 'chosen',
          },
          { kind: 'move', what: bound('chosen'), to: 'battlefield', cause: 'put' },
          {
            kind: 'move',
            what: { kind: 'except', of: shown, without: bound('chosen') },
            to: 'graveyard',
            cause: 'put',
          },
        ),
      ),
    ],
  ],
  'Ad Nauseam': [
    [
      spell({
        kind: 'repeat-while',
        effect: steps(
          { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 1 }, bind: 'shown' },
          { kind: 'let-value', value: { kind: 'stat', of: shown, stat: 'mana-value' }, bind: 'much' },
          { kind: 'move', what: shown, to: 'hand', cause: 'put' },
          { kind: 'lose-life', who: YOU, amount: { kind: 'amount', name: 'much' } },
          { kind: 'may', who: YOU, effect: { kind: 'nothing' }, bind: 'again' },
        ),
        condition: { kind: 'did', name: 'again' },
      }),
    ],
  ],
  'Chaos Warp': [
    [
      spell(
        steps(
          {
            kind: 'move',
            what: T0,
            to: 'library',
            cause: 'put',
            position: 'shuffled-in',
            by: OWNER,
          },
          { kind: 'reveal', what: { kind: 'top', whose: OWNER, count: 1 }, by: OWNER, bind: 'shown' },
          {
            kind: 'if',
            condition: { kind: 'matches', what: shown, filter: PERMANENT_CARD },
            then: { kind: 'move', what: shown, to: 'battlefield', cause: 'put', by: OWNER },
          },
        ),
        target({ kind: 'permanent' }),
      ),
    ],
  ],
};
