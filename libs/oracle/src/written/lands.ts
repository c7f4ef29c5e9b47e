// Written by hand: lands, and permissions to play lands.
import type { Effect } from '#abilities';
import {
  activated,
  all,
  any,
  mana,
  staticAbility,
  ofSubtype,
  TAP,
  THIS,
  triggered,
  type,
  YOU,
  YOURS,
  type Written,
} from './words.js';

const added = (symbols: string): Effect => ({ kind: 'add-mana', mana: { kind: 'exactly', symbols } });
/** Catalogues write it with either apostrophe. */
const URZAS = any(ofSubtype("Urza's"), ofSubtype('Urza’s'));
/** Beside both of the others it gives more. */
const urzas = (more: string, ...others: readonly string[]): Written => [
  [
    activated([TAP], {
      kind: 'if',
      condition: {
        kind: 'all',
        of: others.map((one) => ({ kind: 'exists', filter: all(URZAS, ofSubtype(one), YOURS) })),
      },
      then: added(more),
      else: added('{C}'),
    }),
  ],
];
const LAND_PLAYED = {
  kind: 'moves',
  what: type('land'),
  to: ['battlefield'],
  cause: ['play'],
  by: YOU,
} as const;
/** As many as anybody could have. */
const ANY_NUMBER = 1000;

export const LANDS: Readonly<Record<string, Written>> = {
  "Urza's Mine": urzas('{C}{C}', 'Power-Plant', 'Tower'),
  "Urza's Power Plant": urzas('{C}{C}', 'Mine', 'Tower'),
  "Urza's Tower": urzas('{C}{C}{C}', 'Mine', 'Power-Plant'),
  Mutavault: [
    [activated([TAP], added('{C}'))],
    [
      activated([mana('{1}')], {
        kind: 'continuous',
        what: THIS,
        changes: [
          { kind: 'add-types', types: ['creature'] },
          { kind: 'every-creature-type' },
          { kind: 'set-stat', stat: 'power', value: 2 },
          { kind: 'set-stat', stat: 'toughness', value: 2 },
        ],
        until: { kind: 'end-of-turn' },
      }),
    ],
  ],
  Fastbond: [
    [staticAbility({ kind: 'player', who: YOU, property: 'land-plays', value: ANY_NUMBER, how: 'more' })],
    [
      {
        ...triggered(LAND_PLAYED, { kind: 'damage', players: YOU, amount: 1 }),
        if: { kind: 'happened', pattern: LAND_PLAYED, since: 'turn', compare: 'at-least', times: 2 },
      },
    ],
  ],
};
