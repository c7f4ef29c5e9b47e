// Before the first turn (cr 103.5b, 103.6): who is asked is known to everybody, what they may use to them alone.
import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#cards';
import { ANEW, EARLY, HERALD, PLAIN, POWDER } from '#testkit/tables/opening-hands';
import {
  anna,
  boris,
  chloe,
  eventsOf,
  expectRefusal,
  handIds,
  handNames,
  happening,
  KEEP,
  MULLIGAN,
  seat,
} from '#testkit/tables/looking';
import { TestTable, type TableOptions } from '#testkit/tables/test-table';
import {
  BATTLEFIELD,
  cardsIn,
  legalActions,
  type Answer,
  type ObjectId,
  type PlayerCommand,
  PLAIN_RULEBOOK,
} from './index.js';

const MAGIC = { ruleset: 'magic', librarySize: 60, maximumHandSize: 7 } as const;
const DONE: Answer = { kind: 'choose-objects', objects: [] };
const use = (object: ObjectId | undefined): Answer => ({ kind: 'choose-objects', objects: [object!] });

/** At the first declaration of mulligans; each plays with those cards, the format is all of them. */
function dealt(decks: readonly (readonly CardDefinition[])[], options: TableOptions = {}): TestTable {
  const format = [...new Set([...decks.flat(), ...(options.pool ?? [])])];
  const table = new TestTable({ ...options, pool: format, decks, terms: { ...MAGIC, ...options.terms } });
  return table.start(decks.length).answer({ kind: 'choose-players', players: [seat(0)] });
}
const keepAll = (table: TestTable): TestTable => {
  while (table.state.decision?.prompt === 'take-a-mulligan') table.answer(KEEP);
  return table;
};
const deckOf = (...cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  Array.from({ length: 60 }, (_, nth) => cards[nth % cards.length]!);
const askedNow = ({ state }: TestTable) => [state.decision?.prompt, state.decision?.seat];
const named = (table: TestTable, at: number, name: string): ObjectId | undefined =>
  handIds(table, at)[handNames(table, at).indexOf(name)];

describe('cards of an opening hand', () => {
  it('cr 103.6: are used after the mulligans, by the starting player and then by each other in turn order', () => {
    const table = dealt([deckOf(EARLY), deckOf(EARLY), deckOf(EARLY)]);
    table.answer(KEEP).answer(MULLIGAN);
    // Nobody acts before the last has kept.
    expect(askedNow(table)).toEqual(['take-a-mulligan', 2]);
    table.answer(KEEP);
    expect(askedNow(table)).toEqual(['take-a-mulligan', 1]);
    table.answer(KEEP);
    const asked: unknown[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      asked.push(askedNow(table));
      table.answer(DONE);
    }
    expect(asked).toEqual([0, 1, 2].map((at) => ['opening-hand', at]));
    expect(table.state.turn).toMatchObject({ number: 1, active: 0 });
  });

  it('cr 103.6a: are put onto the battlefield, and the player may go on with another', () => {
    const table = keepAll(dealt([deckOf(EARLY), deckOf(PLAIN)]));
    const [one, other] = handIds(table, 0);
    table.answer(use(one));
    expect(askedNow(table)).toEqual(['opening-hand', 0]);
    expect(table.state.decision?.question).toMatchObject({
      candidates: handIds(table, 0),
      count: 1,
      least: 0,
    });
    table.answer(use(other)).answer(DONE).answer(DONE);
    expect(cardsIn(table.state, BATTLEFIELD)).toHaveLength(2);
    expect(handIds(table, 0)).toHaveLength(5);
  });

  it('cr 103.6b: are revealed once each', () => {
    const table = keepAll(dealt([deckOf(HERALD), deckOf(PLAIN)]));
    const [one, ...others] = handIds(table, 0);
    table.answer(use(one));
    expect(table.state.decision?.question).toMatchObject({ candidates: others });
    const decision = table.state.decision!.id;
    expectRefusal(
      table,
      anna,
      { type: 'answer', decision, answer: use(one) },
      { code: 'illegal-answer', rule: 'cr 103.6' },
    );
  });

  it('cr 103.6: are used only if they say so, by their own player, one at a time', () => {
    const table = keepAll(dealt([deckOf(EARLY, PLAIN), deckOf(EARLY)]));
    const decision = table.state.decision!.id;
    const early = named(table, 0, 'Early')!;
    const [theirs] = handIds(table, 1);
    for (const objects of [[named(table, 0, 'Plain')!], [theirs!], [early, early], ['o9999' as ObjectId]])
      expectRefusal(
        table,
        anna,
        { type: 'answer', decision, answer: { kind: 'choose-objects', objects } },
        { code: 'illegal-answer', rule: 'cr 103.6' },
      );
    expectRefusal(
      table,
      boris,
      { type: 'answer', decision, answer: use(theirs) },
      { code: 'not-your-decision', rule: 'table decisions' },
    );
  });

  it('cr 103.6: are no longer asked about when their player leaves the game', () => {
    const table = keepAll(dealt([deckOf(EARLY), deckOf(EARLY), deckOf(EARLY)]));
    table.act(anna, { type: 'concede' });
    expect(askedNow(table)).toEqual(['opening-hand', 1]);
    table.act(chloe, { type: 'concede' });
    expect(table.state.result).toMatchObject({ winners: [1] });
  });

  it('cr 103.6: are used again in a game that restarts (cr 726)', () => {
    const table = keepAll(dealt([deckOf(EARLY, ANEW), deckOf(PLAIN)]));
    table.answer(DONE).answer(DONE);
    const pass = { kind: 'priority', action: 'pass' } as const;
    while (table.state.turn?.step !== 'precombat-main') table.answer(pass);
    const object = named(table, 0, 'Anew');
    const action = legalActions(table.state, seat(0), PLAIN_RULEBOOK).find(
      (one) => 'object' in one && one.object === object,
    );
    table.answer({ kind: 'priority', action: action! }).answer(pass).answer(pass);
    expect(askedNow(table)).toEqual(['take-a-mulligan', 0]);
    table.answer(KEEP).answer(KEEP);
    expect(askedNow(table)).toEqual(['opening-hand', 0]);
    table
      .answer(use(named(table, 0, 'Early')))
      .answer(DONE)
      .answer(DONE);
    expect(table.state.turn).toMatchObject({ number: 1, active: 0 });
    expect(cardsIn(table.state, BATTLEFIELD)).toHaveLength(1);
    expect(table.state.agenda.frames).toEqual([]);
  });
});

describe('the question about an opening hand', () => {
  it('cr 103.6: goes to everybody, whatever they hold, if a card of the format can be used', () => {
    const asked = [deckOf(EARLY), deckOf(PLAIN)].map((deck) => {
      const table = dealt([deckOf(PLAIN), deck], { pool: [EARLY] });
      const batch = happening(table, () => keepAll(table));
      table.answer(DONE);
      return [batch.map(({ type }) => type), askedNow(table)];
    });
    expect(asked[0]).toEqual(asked[1]);
    expect(asked[0]?.[1]).toEqual(['opening-hand', 1]);
  });

  it('cr 103.6: goes to nobody if no card of the format can be used', () => {
    expect(askedNow(keepAll(dealt([deckOf(PLAIN), deckOf(POWDER)])))).toEqual(['priority', 0]);
  });

  it('cr 103.6: is passed for a player who passes until something happens; stops do not matter', () => {
    const until: PlayerCommand = { type: 'set-passing', until: 'something-happens', stops: null };
    const stops: PlayerCommand = { type: 'set-passing', until: null, stops: { own: [], others: [] } };
    const table = dealt([deckOf(EARLY), deckOf(EARLY)])
      .act(anna, until)
      .act(boris, stops);
    keepAll(table);
    expect(askedNow(table)).toEqual(['opening-hand', 1]);
    // It was asked, and answered in the same batch: nothing tells what was held.
    expect(eventsOf(table, 'DecisionOpened').filter(({ prompt }) => prompt === 'opening-hand')).toHaveLength(
      2,
    );
    expect(cardsIn(table.state, BATTLEFIELD)).toHaveLength(0);
  });
});

describe('cards used whenever a player could take a mulligan', () => {
  it('cr 103.5b: are offered beside the declaration, which follows', () => {
    const table = dealt([deckOf(POWDER), deckOf(PLAIN)]);
    const hand = handIds(table, 0);
    expect(table.state.decision).toMatchObject({ kind: 'yes-no', question: { instead: hand } });
    table.answer(use(hand[0]));
    expect(askedNow(table)).toEqual(['take-a-mulligan', 0]);
    expect(handIds(table, 0)).toHaveLength(7);
    expect(hand.some((id) => handIds(table, 0).includes(id))).toBe(false);
    // No mulligan was taken, and it can be done again.
    expect(table.state.seats[0]).toMatchObject({ mulligans: 0 });
    table
      .answer(use(handIds(table, 0)[6]))
      .answer(MULLIGAN)
      .answer(KEEP);
    expect(askedNow(table)).toEqual(['put-on-the-bottom', 0]);
    expect(table.state.decision?.question).toMatchObject({ count: 1 });
  });

  it('cr 103.5b: are refused from a player who has none, and who is asked the same question', () => {
    const table = dealt([deckOf(PLAIN), deckOf(POWDER)]);
    expect(table.state.decision?.question).toEqual({ kind: 'yes-no' });
    const decision = table.state.decision!.id;
    for (const objects of [[], handIds(table, 0).slice(0, 1), handIds(table, 1).slice(0, 1)])
      expectRefusal(
        table,
        anna,
        { type: 'answer', decision, answer: { kind: 'choose-objects', objects } },
        { code: 'illegal-answer', rule: 'table decisions' },
      );
  });

  it('cr 103.5b: are refused if they are not one of those that are offered', () => {
    const table = dealt([deckOf(POWDER, PLAIN), deckOf(POWDER)]);
    const decision = table.state.decision!.id;
    const powder = named(table, 0, 'Powder')!;
    for (const objects of [[], [powder, powder], [named(table, 0, 'Plain')!], [handIds(table, 1)[0]!]])
      expectRefusal(
        table,
        anna,
        { type: 'answer', decision, answer: { kind: 'choose-objects', objects } },
        { code: 'illegal-answer', rule: 'cr 103.5b' },
      );
  });

  it('cr 103.5b: are not cards for opening hands, and the reverse', () => {
    const table = dealt([deckOf(EARLY), deckOf(POWDER)]);
    expect(table.state.decision?.question).toEqual({ kind: 'yes-no' });
    keepAll(table).answer(DONE);
    expect(table.state.decision).toMatchObject({ seat: 1, question: { candidates: [], count: 0 } });
  });
});
