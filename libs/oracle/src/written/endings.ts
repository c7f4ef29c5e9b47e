// What decides how a game ends, and what only asks for its price: the rest of the permanents.
import type { Filter, Players, Value } from '#abilities';
import {
  all,
  any,
  bound,
  CREATURE,
  ENTERS,
  inZone,
  keyword,
  loyalty,
  mana,
  not,
  statics,
  steps,
  T0,
  TAP,
  target,
  triggered,
  type,
  YOU,
  YOURS,
  type Written,
} from './words.js';

const OPPONENTS = { kind: 'opponents' } as const;
const found = bound('found');
const LAND_PLAYED = {
  kind: 'moves',
  what: type('land'),
  to: ['battlefield'],
  cause: ['play'],
  by: YOU,
} as const;
/** As many as anybody could have. */
const ANY_NUMBER = 1000;

const notLosingTo = (who: Players, others: Players) =>
  statics(
    { kind: 'player', who, property: 'cannot-lose' },
    { kind: 'player', who: others, property: 'cannot-win' },
  );
const oneMoreThan = (value: Value): Value => ({ kind: 'sum', of: [1, value] });
const yourCreature: Filter = all(CREATURE, YOURS);

export const ENDINGS: Readonly<Record<string, Written>> = {
  'Platinum Angel': [[keyword('flying')], [notLosingTo(YOU, OPPONENTS)]],
  'Abyssal Persecutor': [[keyword('flying'), keyword('trample')], [notLosingTo(OPPONENTS, YOU)]],
  'Laboratory Maniac': [
    [
      statics({
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: { kind: 'draws', who: YOU },
          if: { kind: 'not', of: { kind: 'exists', filter: inZone('library', YOU) } },
          outcomes: [{ kind: 'instead', effect: { kind: 'win-game', who: YOU } }],
        },
      }),
    ],
  ],
  Fastbond: [
    [statics({ kind: 'player', who: YOU, property: 'land-plays', value: ANY_NUMBER, how: 'more' })],
    [
      {
        ...triggered(LAND_PLAYED, { kind: 'damage', players: YOU, amount: 1 }),
        if: { kind: 'happened', pattern: LAND_PLAYED, since: 'turn', compare: 'at-least', times: 2 },
      },
    ],
  ],
  'Birthing Pod': [
    [
      {
        kind: 'activated',
        costs: [
          mana('{1}{G/P}'),
          TAP,
          { kind: 'move', filter: yourCreature, count: 1, to: 'graveyard', cause: 'sacrifice' },
        ],
        body: {
          kind: 'plain',
          effect: steps(
            {
              kind: 'search',
              who: YOU,
              zones: ['library'],
              filter: all(CREATURE, {
                kind: 'stat',
                stat: 'mana-value',
                compare: 'equal',
                value: oneMoreThan({
                  kind: 'stat',
                  of: { kind: 'paid', cause: 'sacrifice' },
                  stat: 'mana-value',
                }),
              }),
              bind: 'found',
            },
            { kind: 'move', what: found, to: 'battlefield', cause: 'search' },
            { kind: 'shuffle', who: YOU },
          ),
        },
        speed: 'sorcery',
      },
    ],
  ],
  'Vendilion Clique': [
    [keyword('flash')],
    [keyword('flying')],
    [
      triggered(
        ENTERS,
        steps(
          { kind: 'look', who: YOU, what: { kind: 'zone', zone: 'hand', whose: T0 }, bind: 'seen' },
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'only', of: bound('seen'), filter: not(type('land')) },
            least: 0,
            most: 1,
            bind: 'chosen',
          },
          {
            kind: 'if',
            condition: { kind: 'did', name: 'chosen' },
            then: steps(
              { kind: 'reveal', what: bound('chosen'), by: T0 },
              {
                kind: 'move',
                what: bound('chosen'),
                to: 'library',
                cause: 'put',
                position: 'bottom',
                by: T0,
              },
              { kind: 'draw', who: T0, count: 1 },
            ),
          },
        ),
        { kind: 'target', players: { kind: 'all' } },
      ),
    ],
  ],
  'Elspeth, Knight-Errant': [
    [
      loyalty('plus', 1, {
        kind: 'create-token',
        token: {
          kind: 'made',
          face: {
            kind: 'face',
            name: 'Soldier',
            types: ['creature'],
            subtypes: ['Soldier'],
            colours: ['white'],
            power: 1,
            toughness: 1,
          },
        },
      }),
    ],
    [
      loyalty(
        'plus',
        1,
        {
          kind: 'continuous',
          what: T0,
          changes: [
            { kind: 'modify-stats', power: 3, toughness: 3 },
            { kind: 'gain-ability', ability: keyword('flying') },
          ],
          until: { kind: 'end-of-turn' },
        },
        target(CREATURE),
      ),
    ],
    [
      loyalty('minus', 8, {
        kind: 'get-emblem',
        who: YOU,
        face: {
          kind: 'face',
          name: 'Elspeth',
          types: [],
          abilities: [
            statics({
              kind: 'modify',
              what: all(any(type('artifact'), CREATURE, type('enchantment'), type('land')), YOURS),
              changes: [{ kind: 'gain-ability', ability: keyword('indestructible') }],
            }),
          ],
        },
      }),
    ],
  ],
};
