// An object with two instances of a keyword: each works separately, or they work no more than once (the last
// subrules of cr 702).
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import type { CardDefinition } from '#cards';
import { act } from '../../casting/announcing/act.js';
import { order, yes, type Reply } from '#testkit/tables/effect-table';
import { card, IT, ObjectTable, creature } from '#testkit/tables/object-table';
import { gain } from '#testkit/tables/rules-table';
import type { Seat } from '../../../model/basics/ids.js';

const keyword = (name: string, rest: object = {}): Ability => ({ kind: 'keyword', name, ...rest });
const twice = (name: string, rest: object = {}): Ability[] => [keyword(name, rest), keyword(name, rest)];
const spell = (
  name: string,
  amount: number,
  abilities: readonly Ability[] = [],
  cost = '{0}',
): CardDefinition =>
  card(name, {
    cost,
    types: ['sorcery'],
    abilities: [...abilities, { kind: 'spell', body: { kind: 'plain', effect: gain(amount) } }],
  });
/** Triggered abilities of one kind are put in some order. */
const inOrder = order(0, 1);
const artifact = (name: string): CardDefinition => card(name, { types: ['artifact'] });

describe('each instance of a keyword works separately', () => {
  it('cr 702.40b: storm', () => {
    const table = new ObjectTable([{ hand: ['Bolt', 'First'] }, {}], {
      more: [spell('Bolt', 2, twice('storm')), spell('First', 1)],
    });
    table.castAt('First').settle().castAt('Bolt').settle(inOrder);
    expect(table.life(0)).toBe(20 + 1 + (1 + 2) * 2);
  });

  it('cr 702.69b: gravestorm', () => {
    const table = new ObjectTable([{ hand: ['Bolt'], battlefield: ['Bear'] }, {}], {
      more: [spell('Bolt', 2, twice('gravestorm'))],
    });
    table.of(['Bear'], { kind: 'destroy', what: IT }).settle().castAt('Bolt').settle(inOrder);
    expect(table.life(0)).toBe(20 + 3 * 2);
  });

  it('cr 702.60b: ripple', () => {
    const wave = spell('Wave', 2, twice('ripple', { value: 1 }));
    const table = new ObjectTable([{ hand: ['Wave'], library: ['Three', 'Two', 'One'] }, {}], {
      more: [wave],
    });
    table.castAt('Wave').settle(inOrder, yes, yes);
    expect(table.library(0)).toEqual(['Two', 'One', 'Three']);
  });

  it('cr 702.85c: cascade', () => {
    const table = new ObjectTable([{ hand: ['Costly'], library: ['Dear', 'Small', 'Cheap'] }, {}], {
      more: [
        spell('Costly', 1, twice('cascade'), '{3}'),
        spell('Cheap', 10, [], '{2}'),
        spell('Small', 100, [], '{1}'),
        spell('Dear', 1000, [], '{5}'),
      ],
    });
    table.of(['Costly'], { kind: 'cast-now', who: { kind: 'you' }, what: IT, free: 'free' });
    table.settle(inOrder, yes, yes);
    expect(table.life(0)).toBe(20 + 1 + 10 + 100);
  });

  it('cr 702.41b: affinity', () => {
    const costly = spell('Costly', 1, twice('affinity', { filter: { kind: 'type', is: 'artifact' } }), '{4}');
    const table = new ObjectTable([{ hand: ['Costly'], battlefield: ['Coin', 'Ring'] }, {}], {
      more: [costly, artifact('Coin'), artifact('Ring')],
    });
    table.castAt('Costly').settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 702.125b, 702.125c: undaunted, which does not count players who have left', () => {
    const costly = spell('Costly', 1, twice('undaunted'), '{4}');
    const three = (): ObjectTable => new ObjectTable([{ hand: ['Costly'] }, {}, {}], { more: [costly] });
    expect(three().castAt('Costly').settle().life(0)).toBe(21);
    const table = three();
    table.happen({ type: 'PlayerLost', seat: 2 as Seat, reason: 'conceded' });
    const refusal = act(table.proposal, 0 as Seat, { do: 'cast', object: table.id('Costly') });
    expect(refusal?.rule).toMatch(/^cr 601/);
  });

  it('cr 702.38b, 702.43b, 702.54c, 702.58b: amplify, modular, bloodthirst and graft', () => {
    const counters = (table: ObjectTable, name: string, ...answers: readonly Reply[]): unknown => {
      table
        .of(
          [name],
          { kind: 'move', what: IT, to: 'battlefield', cause: 'put' },
          { answers: [inOrder, ...answers] },
        )
        .settle();
      return table.permanent(name).counters;
    };
    const one = (name: string, rest: object = {}) =>
      new ObjectTable([{ hand: ['Odd', 'Kin'] }, {}], {
        more: [
          creature('Odd', 2, 2, twice(name, rest), { subtypes: ['Bear'] }),
          creature('Kin', 2, 2, [], { subtypes: ['Bear'] }),
        ],
      });
    expect(counters(one('modular', { value: 1 }), 'Odd')).toEqual({ '+1/+1': 2 });
    expect(counters(one('graft', { value: 2 }), 'Odd')).toEqual({ '+1/+1': 4 });
    const bloody = one('bloodthirst', { value: 3 });
    bloody.verbs([{ verb: 'damage', source: bloody.id('Kin'), to: 1 as Seat, amount: 1, combat: false }]);
    expect(counters(bloody, 'Odd')).toEqual({ '+1/+1': 6 });
    const loud = one('amplify', { value: 2 });
    const kin = { kind: 'choose-objects' as const, objects: [loud.id('Kin')] };
    expect(counters(loud, 'Odd', kin, kin)).toEqual({ '+1/+1': 4 });
  });

  it('cr 702.44d: sunburst', () => {
    const prism = card('Prism', { types: ['artifact'], cost: '{2}', abilities: twice('sunburst') });
    const table = new ObjectTable([{ hand: ['Prism'] }, {}], { more: [prism] });
    table.cast('Prism', 'WU').settle(inOrder);
    expect(table.permanent('Prism').counters).toEqual({ charge: 4 });
  });

  it('cr 702.63c: vanishing', () => {
    const ghost = creature('Ghost', 2, 2, twice('vanishing', { value: 3 }));
    const table = new ObjectTable([{ hand: ['Ghost'] }, {}], { more: [ghost] });
    table
      .of(['Ghost'], { kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, { answers: [inOrder] })
      .settle();
    expect(table.permanent('Ghost').counters).toEqual({ time: 6 });
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle(inOrder);
    expect(table.permanent('Ghost').counters).toEqual({ time: 4 });
  });
});

describe('a second instance of a keyword adds nothing', () => {
  it('cr 702.61c: split second', () => {
    const table = new ObjectTable([{ hand: ['Quick', 'Slow'] }, {}], {
      more: [spell('Quick', 1, twice('split second')), spell('Slow', 2)],
    });
    table.castAt('Quick').settle().castAt('Slow').settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 702.88c: rebound', () => {
    const song = spell('Song', 5, twice('rebound'));
    const table = new ObjectTable([{ hand: ['Song'] }, {}], { more: [song] }).castAt('Song').settle(inOrder);
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle(yes);
    expect(table.life(0)).toBe(30);
  });

  it('cr 702.51d, 702.66c, 702.126c: convoke, delve and improvise', () => {
    // The table's own artifact counts for improvise as well.
    const helped = (name: string, least: number, refused: boolean): void => {
      const table = new ObjectTable([{ hand: ['Odd'], battlefield: ['Golem'], graveyard: ['Leaf'] }, {}], {
        more: [
          spell('Odd', 1, twice(name), `{${String(refused ? least + 1 : least)}}`),
          creature('Golem', 2, 2, [], { types: ['artifact', 'creature'] }),
          creature('Leaf', 2, 2),
        ],
      });
      const refusal = act(table.proposal, 0 as Seat, { do: 'cast', object: table.id('Odd') });
      expect([name, refusal !== undefined]).toEqual([name, refused]);
    };
    for (const [name, least] of [
      ['convoke', 1],
      ['delve', 1],
      ['improvise', 2],
    ] as const) {
      helped(name, least, false);
      helped(name, least, true);
    }
  });
});
