// What the table works out by itself: piles, payments with another land, crowds, notes.
import { afterEach, describe, expect, it } from '@jest/globals';
import { partOf } from '../../../../../libs/testkit/src/values/part-of.js';
import { columnsOf, inColumn, shortCost } from '../../state/note-columns.js';
import type { CardSeen, PlaySeen } from '../../state/view.js';
import { choosing } from './choosing.js';
import { Arrivals } from '../../state/arrivals.js';
import { inFull } from '../../state/in-full.js';
import { attachedIn } from './attached.js';
import { leftAt } from './left-at.js';
import { counted } from '../log/crowd.js';
import { paidOtherwise, sourcesOf } from './mana-sources.js';
import { groupedAlike, piled, spread, toggleSpread } from './piles.js';

const token = (objectId: string, more: object = {}): CardSeen =>
  partOf<CardSeen>({
    objectId,
    name: 'Saproling',
    typeLine: 'Creature',
    attachedTo: null,
    tapped: false,
    ...more,
  });
const crowd = (count: number): readonly CardSeen[] =>
  Array.from({ length: count }, (_, nth) => token(`t${nth}`, { tapped: nth === 0 }));

afterEach(() => {
  choosing.value = null;
  spread.value = new Set();
});

describe('what is attached', () => {
  const on = (objectId: string, object: string | null) =>
    token(objectId, { attachedTo: { object, seat: null } });
  const lie = (cards: readonly CardSeen[]) => {
    const { to, isBelow } = attachedIn({ battlefield: cards });
    return {
      alone: cards.filter((card) => !isBelow(card)).map(({ objectId }) => objectId),
      to: Object.fromEntries([...to].map(([host, some]) => [host, some.map(({ objectId }) => objectId)])),
    };
  };

  it('lies with what carries it, and that with what carries that', () => {
    expect(lie([on('aura', 'bear'), token('bear'), on('charm', 'aura'), on('sword', 'bear')])).toEqual({
      alone: ['bear'],
      to: { bear: ['aura', 'sword'], aura: ['charm'] },
    });
  });

  it('lies by itself where its host is not on the battlefield, or nothing carries the others', () => {
    expect(lie([on('aura', 'gone'), on('curse', null)]).alone).toEqual(['aura', 'curse']);
    expect(lie([on('one', 'two'), on('two', 'one')]).alone).toEqual(['one', 'two']);
  });
});

it('a clock runs from the moment of asking, and never back or below nothing', () => {
  expect([leftAt(5000, 1000, 1000), leftAt(5000, 1000, 3000), leftAt(5000, 1000, 9000)]).toEqual([
    5000, 3000, 0,
  ]);
  expect(leftAt(5000, 1000, 400)).toBe(5000);
});

describe('a hundred tokens', () => {
  const sizes = (cards: readonly CardSeen[]) => piled(cards).map(({ ids }) => ids.length);

  it('lie in piles of what looks alike, which can be spread out and laid together', () => {
    const cards = crowd(100);
    expect(sizes(cards)).toEqual([1, 99]);
    const looks = piled(cards)[1]!.looks;
    toggleSpread(looks);
    expect(sizes(cards)).toHaveLength(100);
    toggleSpread(looks);
    expect(sizes(cards)).toEqual([1, 99]);
  });

  it('are picked one by one from their pile, and lie apart once they are', () => {
    const cards = crowd(100);
    const objects = new Set(cards.map(({ objectId }) => objectId));
    choosing.value = { objects, seats: new Set(), picked: ['t1', 't2', 't3'], pick: () => undefined };
    expect(piled(cards).map(({ ids }) => [ids[0], ids.length])).toEqual([
      ['t0', 1],
      ['t1', 3],
      ['t4', 96],
    ]);
  });

  it('are one line of a declaration; what something is attached to stands by itself', () => {
    const cards = [...crowd(5), token('x', { attachedTo: { object: 'p1', seat: null } })];
    const groups = groupedAlike(
      cards,
      cards.map(({ objectId }) => objectId),
    );
    expect(groups).toEqual([['t0'], ['t1', 't2', 't3', 't4'], ['x']]);
  });
});

describe('a payment with another land', () => {
  const land = (object: string, adds: readonly string[], ability = 0): PlaySeen =>
    partOf<PlaySeen>({ kind: 'ACTIVATE', object, ability, adds });
  const plays = [
    land('f', ['G']),
    land('i', ['U']),
    land('d', ['U'], 1),
    land('d', ['G'], 2),
    land('a', ['W', 'U', 'B', 'R', 'G']),
    land('w', []),
  ];
  const sources = sourcesOf(plays, 'w');
  const payment = {
    makes: [
      { object: 'f', mana: 'G' },
      { object: 'i', mana: 'U' },
    ],
    pool: '',
    left: '',
  };

  it('puts a land that is clicked in the place of one that makes the same', () => {
    expect(paidOtherwise(payment, sources, 'd')).toEqual([
      { object: 'f', ability: 0, mana: 'G' },
      { object: 'd', ability: 1, mana: 'U' },
    ]);
    expect(paidOtherwise(payment, sources, 'a')).toEqual([
      { object: 'f', ability: 0, mana: 'G' },
      { object: 'a', ability: 0, mana: 'U' },
    ]);
  });

  it('keeps a land that pays and is clicked, if another one makes the same', () => {
    expect(paidOtherwise(payment, sources, 'f')).toEqual([
      { object: 'i', ability: 0, mana: 'U' },
      { object: 'd', ability: 2, mana: 'G' },
    ]);
  });

  it('offers what adds mana alone', () => {
    expect([...sources.keys()]).toEqual(['f', 'i', 'd', 'a']);
    expect(sourcesOf(plays, 'f').has('f')).toBe(false);
  });
});

describe('the log of a crowd', () => {
  it('tells each story in full, and equal sentences once', () => {
    const rows = [
      { type: 'ObjectMoved', object: 'a', to: { kind: 'graveyard', seat: 0 } },
      { like: 0, object: 'b', 'to.seat': 1 },
    ];
    expect(inFull(rows)[1]).toEqual({
      type: 'ObjectMoved',
      object: 'b',
      to: { kind: 'graveyard', seat: 1 },
    });
    expect(counted(['A.', 'B.', 'A.'])).toEqual(['A. (×2)', 'B.']);
  });
});

describe('private notes', () => {
  it('stand in a column for each player, with the cost as players write it', () => {
    const notes = ['B1: Demonic Tutor', inColumn('Boris', 'W1: Balance')];
    expect(columnsOf(notes, ['Anna', 'Boris'])).toEqual([['B1: Demonic Tutor'], ['W1: Balance']]);
    expect([shortCost('{1}{B}'), shortCost('{2}{U}{U}'), shortCost(null)]).toEqual(['B1', 'UU2', '']);
  });
});

describe('since when a permanent is there', () => {
  const bears = { type: 'ObjectMoved', becomes: 'c5', to: { kind: 'battlefield', seat: null, index: 0 } };

  it('is told by the feed: until its controller’s next turn it is new (cr 302.6)', () => {
    const arrivals = new Arrivals();
    arrivals.hear(1, { type: 'TurnBegan', turn: 1, seat: 0 });
    arrivals.hear(2, bears);
    expect([arrivals.isNew('c5', 0), arrivals.isNew('c9', 0)]).toEqual([true, false]);
    arrivals.hear(3, { type: 'TurnBegan', turn: 2, seat: 1 });
    expect(arrivals.isNew('c5', 0)).toBe(true);
    arrivals.hear(4, { type: 'TurnBegan', turn: 3, seat: 0 });
    expect(arrivals.isNew('c5', 0)).toBe(false);
    arrivals.hear(5, { type: 'ControllerChanged', object: 'c5', controller: 1 });
    expect(arrivals.isNew('c5', 1)).toBe(true);
    arrivals.hear(6, {
      type: 'HappenedAtOnce',
      events: [
        { type: 'TokenCreated', object: 't1' },
        { like: 0, object: 't2' },
      ],
    });
    expect([arrivals.isNew('t1', 0), arrivals.isNew('t2', 0)]).toEqual([true, true]);
  });

  it('returns with the game when it returns to a moment', () => {
    const arrivals = new Arrivals();
    arrivals.hear(1, { type: 'TurnBegan', turn: 1, seat: 0 });
    arrivals.hear(2, bears);
    arrivals.hear(3, { type: 'TurnBegan', turn: 2, seat: 1 });
    arrivals.hear(4, { type: 'TurnBegan', turn: 3, seat: 0 });
    arrivals.hear(5, { type: 'Rewound', moment: 3 });
    expect(arrivals.isNew('c5', 0)).toBe(true);
    arrivals.hear(6, { type: 'Rewound', moment: 1 });
    expect(arrivals.isNew('c5', 0)).toBe(false);
  });

  it('is as a position says with which a table began', () => {
    const arrivals = new Arrivals();
    arrivals.hear(1, { type: 'PermanentPlaced', object: 'c1', since: 0 });
    arrivals.hear(1, { type: 'PermanentPlaced', object: 'c2', since: 4 });
    arrivals.hear(2, { type: 'PositionEntered', standing: { turn: { turn: 4, seat: 0 } } });
    expect([arrivals.isNew('c1', 0), arrivals.isNew('c2', 0)]).toEqual([false, true]);
  });
});
