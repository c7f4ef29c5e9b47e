// Every quantity has a bound where it is computed: at the bound it stays what it is, beyond it saturates, or is refused.
// A text that the table agreed on has tighter bounds than a card.
import { describe, expect, it } from '@jest/globals';
import type { Effect, Value } from '#abilities';
import type { CardDefinition } from '#cards';
import { gameAction } from '../../model/decisions/action.js';
import { BOUNDS, PROPOSAL_BOUNDS } from '../../model/basics/bounds.js';
import { known } from '../../reading/characteristics/characteristics.js';
import { AssistedTable, BEAR, card, spell, unread, YOU } from '#testkit/tables/assisted-table';
import { handOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { always } from '#testkit/tables/cast-table';
import { CREATURE, instead } from '#testkit/tables/rules-table';
import { legalActions } from '../../index.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { billsOf } from '../mana/bill.js';

const product = (of: Value, by: Value): Value => ({ kind: 'product', of, by });
const BILLION = product(product(1_000, 1_000), 1_000);
const BEYOND = product(BILLION, 1_000);
const BEARS = { kind: 'each', filter: { kind: 'name', is: 'Bear' } } as const;
const GOBLIN = { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 } as const;
const gain = (amount: Value): Effect => ({ kind: 'gain-life', who: YOU, amount });
const lose = (amount: Value): Effect => ({ kind: 'lose-life', who: YOU, amount });
const tokens = (count: Value): Effect => ({
  kind: 'create-token',
  token: { kind: 'made', face: GOBLIN },
  count,
});
const counters = (count: Value): Effect => ({ kind: 'add-counters', on: BEARS, counter: '+1/+1', count });
const costing = (cost: string, { faces, ...rest }: CardDefinition): CardDefinition => ({
  ...rest,
  cost,
  faces: faces!.map((face) => ({ ...face, cost })),
});
const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });

/** Each draw of its controller is a life instead, and so no library ends. */
const WELL = card(
  'Well',
  ['enchantment'],
  [instead({ kind: 'draws', who: YOU }, { kind: 'instead', effect: gain(1) })],
);

/** Who casts has the creature and whatever else; the other player has as many creatures as are said. */
const cast = (effect: Effect, others = 0, own: readonly CardDefinition[] = []): AssistedTable => {
  const song = card('Song', ['sorcery'], spell(effect));
  const table = new AssistedTable([
    { hand: [song], battlefield: [BEAR, ...own] },
    { battlefield: Array.from({ length: others }, () => card('Other', ['creature'])) },
  ]);
  return resolved(table.untilMain());
};
/** Everyone passes until the Song has resolved, or the game is over. */
function resolved(table: AssistedTable): AssistedTable {
  table.act({ do: 'cast', object: table.id('Song') });
  while (table.stack.length > 0 && table.state.decision !== null) table.pass();
  return table;
}
const TEXT = 'Each player may gain life, draw cards, create tokens, put counters and add mana, X times.';
/** What was proposed for a text is agreed on. */
const agreed = (effect: Effect, own: readonly CardDefinition[] = []): AssistedTable => {
  const song = card('Song', ['sorcery'], spell(unread(TEXT)));
  const table = new AssistedTable([{ hand: [song], battlefield: [BEAR, ...own] }, {}]);
  return table.untilMain().cast('Song').propose(effect).accept();
};
const bear = (table: AssistedTable) => {
  const [id] = permanents(table, 'Bear');
  const { permanent } = table.state.objects[objectNumber(id!)]!;
  return { ...permanent!, power: known(table.state, id!)?.power };
};
const permanents = (table: AssistedTable, name: string): readonly ObjectId[] =>
  table.ids(name).filter((id) => table.state.objects[objectNumber(id)]?.permanent !== undefined);

describe('a quantity of a card', () => {
  it('of life is at most a billion, and so is each change of it', () => {
    const table = cast(gain(product(999, 1_000_000)));
    expect(table.life(0)).toBe(999_000_020);
    const most = cast(steps(gain(BEYOND), gain(BEYOND)));
    expect(most.life(0)).toBe(BOUNDS.quantity);
    expect(most.all('LifeChanged').map(({ by }) => by)).toEqual([BOUNDS.quantity, BOUNDS.quantity]);
  });

  it('of life is no less than a billion below zero', () => {
    const table = cast(steps(lose(BEYOND), lose(BEYOND)));
    expect(table.life(0)).toBe(-BOUNDS.quantity);
  });

  it('of counters, and of power and toughness, is at most a billion', () => {
    expect(bear(cast(counters(3))).counters).toEqual({ '+1/+1': 3 });
    const table = cast(steps(counters(BEYOND), counters(BEYOND)));
    expect(bear(table).counters).toEqual({ '+1/+1': BOUNDS.quantity });
    expect(bear(table).power).toBe(BOUNDS.quantity);
  });

  it('of damage is at most a billion', () => {
    const hurts = cast({ kind: 'damage', players: { kind: 'opponents' }, amount: BEYOND });
    expect(hurts.all('DamageDealt')).toMatchObject([{ amount: BOUNDS.quantity }]);
  });

  it('of draws, of mana and of rounds is at most what one effect repeats', () => {
    expect(cast({ kind: 'draw', who: YOU, count: BEYOND }, 0, [WELL]).life(0)).toBe(20 + BOUNDS.repetitions);
    const GREEN = { kind: 'exactly', symbols: '{G}' } as const;
    const mana = (count: Value): Effect => ({ kind: 'add-mana', who: YOU, mana: GREEN, count });
    expect(cast(steps(mana(999), mana(BEYOND))).state.seats[0]?.mana).toHaveLength(BOUNDS.mana);
    expect(cast({ kind: 'repeat', times: BEYOND, effect: gain(1) }).life(0)).toBe(20 + BOUNDS.repetitions);
    expect(cast({ kind: 'repeat', times: 3, effect: gain(1) }).life(0)).toBe(23);
  });

  it('of rounds that end on a condition is at most five hundred', () => {
    const forever: Effect = { kind: 'repeat-while', condition: { kind: 'always' }, effect: gain(1) };
    expect(cast(forever).life(0)).toBe(20 + BOUNDS.rounds);
  });

  it('of tokens is at most a thousand at once, and no more than fit on the battlefield', () => {
    expect(permanents(cast(tokens(BEYOND)), 'Goblin')).toHaveLength(BOUNDS.repetitions);
    const full = cast(tokens(BEYOND), 1_500);
    expect(full.battlefield).toHaveLength(BOUNDS.permanents);
  });

  it('of copies of a spell is at most a thousand', () => {
    const twice = card(
      'Song',
      ['sorcery'],
      spell({ kind: 'copy-spell', what: { kind: 'this' }, count: BEYOND }),
    );
    const table = new AssistedTable([{ hand: [twice] }, {}]).untilMain();
    table
      .act({ do: 'cast', object: table.id('Song') })
      .pass()
      .pass();
    expect(table.stack).toHaveLength(BOUNDS.repetitions);
  });

  it('of extra turns is at most a thousand', () => {
    const table = cast({ kind: 'extra-turn', who: YOU, count: BEYOND });
    expect(table.state.future.extraTurns).toHaveLength(BOUNDS.repetitions);
  });

  it('of X is refused beyond a hundred thousand', () => {
    const x = (number: number) => gameAction.safeParse({ do: 'cast', object: 'o1', x: number }).success;
    expect([BOUNDS.x, BOUNDS.x + 1].map(x)).toEqual([true, false]);
  });

  it('of a cost is at most ten thousand, which nobody can pay', () => {
    const generic = (amount: number) => [...billsOf([{ kind: 'generic', amount }], { x: 0, life: 0 })][0];
    expect([3, 2_000_000].map((amount) => generic(amount)?.length)).toEqual([3, BOUNDS.cost]);
  });

  it('cr 601.2f: of a cost increase for all spells makes the cost unpayable', () => {
    const more = { kind: 'costs', what: CREATURE, for: YOU, amount: BEYOND, direction: 'more' } as const;
    const tax = card('Tax', ['enchantment'], [always(more)]);
    const table = new AssistedTable([{ hand: [BEAR], battlefield: [tax] }, {}]).untilMain();
    const action = { do: 'cast', object: cardsIn(table.state, handOf(0 as Seat))[0]! } as const;
    expect(table.tryAnswer({ kind: 'priority', action })?.rule).toMatch(/^cr 601/);
    expect(legalActions(table.state, 0 as Seat, table.inputs)).toEqual([]);
  });

  it('cr 601.2h: of the largest possible X is refused if it cannot be paid', () => {
    const blaze = costing('{X}', card('Blaze', ['sorcery'], spell(gain({ kind: 'x' }))));
    const table = new AssistedTable([{ hand: [blaze] }, {}]).untilMain();
    const refusal = table.tryAnswer({
      kind: 'priority',
      action: { do: 'cast', object: table.id('Blaze'), x: BOUNDS.x },
    });
    expect(refusal?.rule).toMatch(/^cr 601/);
  });
});

describe('a quantity in what the table agreed on', () => {
  it('of life and of counters is at most a thousand', () => {
    expect(agreed(gain(BILLION)).life(0)).toBe(20 + PROPOSAL_BOUNDS.quantity);
    expect(bear(agreed(counters(BILLION))).counters).toEqual({ '+1/+1': PROPOSAL_BOUNDS.quantity });
  });

  it('of tokens, of draws and of mana is at most a hundred', () => {
    expect(permanents(agreed(tokens(BILLION)), 'Goblin')).toHaveLength(PROPOSAL_BOUNDS.repetitions);
    expect(agreed({ kind: 'draw', who: YOU, count: BILLION }, [WELL]).life(0)).toBe(
      20 + PROPOSAL_BOUNDS.repetitions,
    );
    const mana = agreed({
      kind: 'add-mana',
      who: YOU,
      mana: { kind: 'exactly', symbols: '{G}' },
      count: BILLION,
    });
    expect(mana.state.seats[0]?.mana).toHaveLength(PROPOSAL_BOUNDS.repetitions);
  });
});
