// A game of utopia that a judge rewinds: lands made of any card, and what lies under them, are as they were. The
// table folds its log a second time after every command.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import { BATTLEFIELD, cardsIn, graveyardOf, handOf, type GameAction, type ObjectId } from '#rules';
import { ANNA } from '#testkit/tables/toy-table';
import { card, having, NAMES, ToyTable } from '#testkit/mental/pentaland-table';
import { UTOPIA } from '../index.js';

const does = (effect: Effect): Ability => ({ kind: 'activated', costs: [], body: { kind: 'plain', effect } });
const LANDS = { kind: 'each', filter: { kind: 'type', is: 'land' } } as const;
const CARDS = [card('Raze', '{0}', 'artifact', having(does({ kind: 'destroy', what: LANDS })))];
const utopia = (): ToyTable => new ToyTable(CARDS, UTOPIA, 'rewound', { ruleset: 'utopia', names: NAMES });
const asLand = (object: ObjectId): GameAction => ({ do: 'play', object, as: 'any-land' });
const raze = (table: ToyTable, object: ObjectId): ToyTable =>
  table.act({ do: 'activate', object, ability: 0 }).resolve();
const printed = (table: ToyTable, ids: readonly ObjectId[]): readonly string[] =>
  ids.map((id) => table.printed(id));

describe('a rewound game of utopia', () => {
  it('takes a Utopia back to the hand, and another card may be played as a land instead', () => {
    const table = utopia();
    const [one, other] = [table.inHand('Cub'), table.inHand('Coal')];
    table.begin();
    const { moment } = table;
    table.act(asLand(one));
    expect(table.all('UtopiaPlayed')).toMatchObject([{ object: one }]);
    expect(table.object(table.now(one))?.permanent?.faceDown).toBe('utopia');
    expect(table.whyNot(asLand(other))).toBe('cr 305.2b');
    table.rewind(moment);
    expect(cardsIn(table.state, BATTLEFIELD)).toEqual([]);
    expect(cardsIn(table.state, handOf(ANNA))).toEqual([one, other]);
    expect(table.object(one)?.faceDown).toBeUndefined();
    table.act(asLand(other));
    expect(printed(table, cardsIn(table.state, BATTLEFIELD))).toEqual(['Coal']);
  });

  it('utopia 904.5f: puts the cards back under the lands that had them, whatever chance swapped since', () => {
    const under = ['Cub', 'Fox', 'Coal', 'Piker', 'Drake'];
    const table = utopia();
    const source = table.permanent('Raze');
    const lands = under.map((name) => table.permanent(name, { faceDown: 'utopia' }));
    table.begin();
    const { moment } = table;
    const { drawn } = table.state;
    raze(table, source);
    const swaps = table.all('UtopiaIdentitiesSwapped');
    expect(swaps.some((swap) => swap.with !== swap.object)).toBe(true);
    const dead = printed(table, cardsIn(table.state, graveyardOf(ANNA)));
    expect([...dead].sort()).toEqual([...under].sort());
    expect(dead).not.toEqual(under);
    table.rewind(moment);
    expect(printed(table, lands)).toEqual(under);
    expect(cardsIn(table.state, graveyardOf(ANNA))).toEqual([]);
    // Chance goes on: what it said is not said again.
    raze(table, source);
    const again = table.told('UtopiaIdentitiesSwapped');
    expect(Math.min(...again.map((swap) => swap.drawn))).toBeGreaterThan(
      Math.max(drawn, ...swaps.map((swap) => swap.drawn)),
    );
    table.rewind(moment);
    expect(printed(table, lands)).toEqual(under);
  });
});
