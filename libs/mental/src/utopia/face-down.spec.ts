// Tests face-down cards in utopia: cast face down, and as lands (utopia 904.5d, 904.10).
import { describe, expect, it } from '@jest/globals';
import type { Cost, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { graveyardOf, handOf, known, type GameAction, type ObjectId } from '#rules';
import { ANNA, word } from '#testkit/tables/toy-table';
import { card, doing, having, NAMES, sized, ToyTable } from '#testkit/mental/pentaland-table';
import { UTOPIA } from '../index.js';

const mana = (cost: string): Cost => ({ kind: 'mana', cost });
const morph = (name: string, cost: string): CardDefinition =>
  card(name, cost, 'creature', sized(3, 3), having({ kind: 'keyword', name: 'morph', costs: [mana('{0}')] }));
const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'sorcery', doing(effect));

const CREATURES = { kind: 'each', filter: { kind: 'type', is: 'creature' } } as const;
const LANDS = { kind: 'each', filter: { kind: 'type', is: 'land' } } as const;
const SPELLS = [
  spell('Wrath', { kind: 'destroy', what: CREATURES }),
  spell('Unveil', { kind: 'turn-face', face: 'up', what: CREATURES }),
  spell('Gust', { kind: 'move', what: CREATURES, to: 'hand', cause: 'return' }),
  spell('Bury', { kind: 'turn-face', face: 'down', what: LANDS }),
  spell('Dig', {
    kind: 'turn-face',
    face: 'up',
    what: { kind: 'each', filter: { kind: 'status', is: 'face-down' } },
  }),
];

const utopia = (more: readonly CardDefinition[] = []): ToyTable =>
  new ToyTable([...SPELLS, ...more], UTOPIA, 'face down', { ruleset: 'utopia', names: NAMES });

const down = (object: ObjectId): GameAction => ({ do: 'cast', object, alternative: 'morph' });

function castDown(more: readonly CardDefinition[], ...then: readonly string[]) {
  const table = utopia(more);
  const object = table.inHand('Coal');
  const spells = then.map((name) => table.inHand(name, { named: true }));
  for (let nth = 0; nth < 3; nth += 1) table.permanent('Cub', { faceDown: 'utopia' });
  table.begin().act(down(object)).resolve();
  return { table, id: table.now(object), spells };
}
const TRUMPETER = morph('Warbreak Trumpeter', '{R}');
const TASKMASTER = morph('Goblin Taskmaster', '{R}');

describe('utopia 904.10: a card that can be named as a card with morph can be cast face down', () => {
  it('as a 2/2, and uses up no name', () => {
    const { table, id } = castDown([TRUMPETER]);
    expect([table.used, table.object(id)?.permanent?.faceDown]).toEqual([[], 'morph']);
  });

  it('but not if no such name is left', () => {
    const table = utopia();
    const object = table.inHand('Coal');
    for (let nth = 0; nth < 3; nth += 1) table.permanent('Cub', { faceDown: 'utopia' });
    expect(table.begin().whyNot(down(object))).toBe('utopia 904.10');
    expect(table.used).toEqual([]);
  });

  it('utopia 904.10a: and becomes the card whose morph cost turns it up, which uses the name', () => {
    const { table, id } = castDown([TRUMPETER, TASKMASTER]);
    const up = { do: 'special', object: id, what: 'turn-up' } as const;
    expect(table.whyNot({ ...up, name: 'Coal' })).toBeDefined();
    table.act({ ...up, name: 'Goblin Taskmaster' });
    expect([table.nameOf(id), table.used]).toEqual(['Goblin Taskmaster', ['Goblin Taskmaster']]);
  });

  it('utopia 904.10b: and becomes one of them when turned up otherwise', () => {
    const { table, id, spells } = castDown([TRUMPETER, TASKMASTER], 'Unveil');
    table.cast(spells[0]!).resolve();
    expect(table.tryAnswer(word('Coal'))).toMatchObject({ rule: 'utopia 904.10' });
    expect(table.tryAnswer(word('Utopia'))).toBeDefined();
    table.name('Warbreak Trumpeter').resolve();
    expect([table.nameOf(id), table.used]).toEqual(['Warbreak Trumpeter', ['Warbreak Trumpeter']]);
  });

  it.each([
    ['a graveyard, where it is that', 'Wrath', ['Warbreak Trumpeter', 'Wrath'], []],
    ['a hand, where it is any card of its cost again', 'Gust', ['Gust'], ['']],
  ] as const)('utopia 904.10b: and becomes one when it leaves for %s', (_, name, dead, held) => {
    const { table, spells } = castDown([TRUMPETER], name);
    table.cast(spells[0]!).resolve().name('Warbreak Trumpeter').resolve();
    expect([table.names(graveyardOf(ANNA)), table.names(handOf(ANNA))]).toEqual([dead, held]);
    expect(table.used).toEqual(['Warbreak Trumpeter']);
  });

  it('utopia 904.10c: and stays an unnamed 2/2, face up, if no such name is left', () => {
    const table = utopia([TRUMPETER]);
    const [object, other] = [table.inHand('Coal'), table.inHand('Coal')];
    const [unveil, gust] = ['Unveil', 'Gust'].map((name) => table.inHand(name, { named: true }));
    for (let nth = 0; nth < 4; nth += 1) table.permanent('Cub', { faceDown: 'utopia' });
    table.begin().act(down(object)).resolve();
    table.cast(other, { name: 'Warbreak Trumpeter' }).resolve().cast(unveil!).resolve();
    const id = table.now(object);
    expect(table.state.decision?.kind).toBe('priority');
    expect(table.object(id)?.permanent?.faceDown).toBeNull();
    expect(known(table.state, id)).toMatchObject({ name: '', types: ['creature'], power: 2, toughness: 2 });
    table.cast(gust!).resolve();
    expect(table.object(table.now(object))?.identity).toMatchObject({ unnamed: 'open' });
    expect(table.printed(table.now(object))).toBe('Coal');
  });
});

describe('a Utopia on the battlefield', () => {
  it('utopia 904.5d: is the same land after it is turned face down and up again', () => {
    const table = utopia();
    const land = table.permanent('Cub', { faceDown: 'utopia' });
    const [bury, dig] = [table.inHand('Bury', { named: true }), table.inHand('Dig', { named: true })];
    table.begin().cast(bury).resolve();
    expect(table.object(land)?.permanent?.faceDown).toBe('effect');
    table.cast(dig).resolve();
    expect([table.object(land)?.permanent?.faceDown, table.used]).toEqual(['utopia', []]);
  });
});
