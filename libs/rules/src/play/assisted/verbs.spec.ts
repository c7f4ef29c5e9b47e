import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#cards';
import { AssistedTable, card, named, spell, unread, YOU } from '#testkit/tables/assisted-table';
import { known } from '../../reading/characteristics/characteristics.js';
import { objectNumber } from '../../model/basics/ids.js';

const SONG = card('Song', ['sorcery'], spell(unread('Sing a song.')));
const MINE = card('Mine', ['creature']);
const YOURS = card('Yours', ['creature']);
const BAND: CardDefinition = {
  name: 'Band',
  cost: '{0}',
  typeLine: 'artifact — Equipment',
  faces: [{ kind: 'face', name: 'Band', cost: '{0}', types: ['artifact'], subtypes: ['Equipment'] }],
};

const SIDES = [
  { hand: [SONG], battlefield: [MINE, BAND] },
  { hand: [SONG], battlefield: [YOURS] },
] as const;

const asked = (): AssistedTable => {
  const table = new AssistedTable(SIDES);
  while (table.state.turn?.step !== 'precombat-main') table.pass();
  return table.cast('Song');
};

const permanent = (table: AssistedTable, name: string) =>
  table.state.objects[objectNumber(table.id(name))]?.permanent;
const others = (table: AssistedTable) => ({
  yours: { name: 'it', objects: [table.id('Yours')], players: [] },
  mine: { name: 'mine', objects: [table.id('Mine')], players: [] },
  band: { name: 'band', objects: [table.id('Band')], players: [] },
  them: { name: 'them', objects: [], players: [1] },
});

type Row = [string, unknown, (table: AssistedTable) => unknown, unknown];

describe('what a text nobody could read may be said to do', () => {
  const IT = named('it');
  const rows: readonly Row[] = [
    ['move', { kind: 'move', what: IT, to: 'exile', cause: 'exile' }, (t) => t.battlefield, ['Mine', 'Band']],
    ['draw', { kind: 'draw', who: named('them'), count: 2 }, (t) => t.hand(1).length, 3],
    ['damage to something', { kind: 'damage', to: IT, amount: 2 }, (t) => t.graveyard(1), ['Yours']],
    ['damage to somebody', { kind: 'damage', players: named('them'), amount: 2 }, (t) => t.life(1), 18],
    ['gain life', { kind: 'gain-life', who: YOU, amount: 2 }, (t) => t.life(0), 22],
    ['lose life', { kind: 'lose-life', who: named('them'), amount: 2 }, (t) => t.life(1), 18],
    [
      'put counters',
      { kind: 'add-counters', on: IT, counter: '+1/+1', count: 2 },
      (t) => t.power('Yours'),
      4,
    ],
    [
      'create tokens',
      {
        kind: 'create-token',
        token: {
          kind: 'made',
          face: { kind: 'face', name: 'Note', types: ['creature'], power: 1, toughness: 1 },
        },
      },
      (t) => t.power('Note'),
      1,
    ],
    ['tap', { kind: 'tap', what: IT }, (t) => t.isTapped('Yours'), true],
    [
      'attach',
      { kind: 'attach', what: named('band'), to: IT },
      (t) => permanent(t, 'Band')?.attachedTo === t.id('Yours'),
      true,
    ],
    [
      'gain control',
      { kind: 'continuous', what: IT, changes: [{ kind: 'control', to: YOU }], until: { kind: 'forever' } },
      (t) => known(t.state, t.id('Yours'))?.controller,
      0,
    ],
    [
      'reveal',
      { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: named('them') } },
      (t) => t.all('CardsRevealed').length,
      1,
    ],
    [
      'change something until end of turn',
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'modify-stats', power: 3, toughness: 0 }],
        until: { kind: 'end-of-turn' },
      },
      (t) => t.power('Yours'),
      5,
    ],
    ['nothing', { kind: 'nothing' }, (t) => [t.life(0), t.life(1), t.battlefield.length], [20, 20, 3]],
  ];

  it.each(rows)('%s', (_, effect, told, after) => {
    const table = asked();
    const names = Object.values(others(table)).filter(({ name }) =>
      JSON.stringify(effect).includes(`"name":"${name}"`),
    );
    table.propose(effect, names);
    table.accept();
    expect(told(table)).toEqual(after);
    expect(table.all('ClauseSettled')).toHaveLength(0);
    expect(table.all('ProposalAccepted')).toHaveLength(1);
  });
});
