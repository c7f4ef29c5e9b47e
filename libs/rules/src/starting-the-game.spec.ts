// cr 103 with one common library (pentaland 700-702).
import { describe, expect, it } from '@jest/globals';
import {
  anna,
  boris,
  bottomFirst,
  chloe,
  dario,
  deal,
  eventsOf,
  expectRefusal,
  handIds,
  handNames,
  handSizes,
  happening,
  KEEP,
  libraryNames,
  MULLIGAN,
  objectIds,
  seat,
} from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';
import { cardsIn, COMMON_LIBRARY, handOf, loggedObject, type GameEvent } from './index.js';

const drawers = (events: readonly GameEvent[]) => eventsOf({ events }, 'CardDrawn').map(({ seat: at }) => at);
const sevenEach = (...seats: number[]) => seats.flatMap((at) => Array<number>(7).fill(at));
const typesOf = (events: readonly GameEvent[]) =>
  events.map(({ type }) => type).filter((type, nth, all) => type !== all[nth - 1]);

describe('who goes first', () => {
  it('cr 103.1: one player chooses who takes the first turn, anyone in the game', () => {
    const table = new TestTable().start(3);
    expect(table.state.decision).toMatchObject({
      prompt: 'choose-starting-player',
      kind: 'choose-players',
      question: { candidates: [0, 1, 2], count: 1 },
    });
    table.answer({ kind: 'choose-players', players: [seat(2)] });
    expect(table.state.startingSeat).toBe(2);
  });

  it('cr 103.1: who chooses is found at random, and can be anyone', () => {
    const chosen = Array.from(
      { length: 40 },
      (_, nth) =>
        new TestTable({ seed: `seed ${nth}`, terms: { librarySize: 60 } }).start(3).state.decision?.seat,
    );
    expect([...new Set(chosen)].sort()).toEqual([0, 1, 2]);
  });

  it('cr 103.1: exactly one player of this game can be chosen', () => {
    const table = new TestTable().create(4);
    for (const player of [boris, chloe]) table.act(player, { type: 'join' });
    for (const player of [anna, boris, chloe]) table.act(player, { type: 'ready', commitment: null });
    table.act(anna, { type: 'start' });
    const decision = table.state.decision!.id;
    for (const players of [[], [seat(3)], [seat(0), seat(1)], [seat(0), seat(0)]])
      expectRefusal(
        table,
        table.asked,
        { type: 'answer', decision, answer: { kind: 'choose-players', players } },
        { code: 'illegal-answer', rule: 'cr 103.1' },
      );
  });

  it('cr 103.1: another player is picked if the choosing player leaves first', () => {
    const table = new TestTable().start(3);
    const first = table.state.decision!.seat;
    table.act(table.asked, { type: 'concede' });
    expect(table.state.decision).toMatchObject({ prompt: 'choose-starting-player' });
    expect(table.state.decision!.seat).not.toBe(first);
  });

  it('cr 800.4: a player who has left is no longer offered, and the choosing player stays the same', () => {
    const table = new TestTable().start(3);
    const { seat: chooser, id } = table.state.decision!;
    const leaving = table.state.seats.find(({ seat: at }) => at !== chooser)!;
    table.act(leaving.player!, { type: 'concede' });
    const left = [0, 1, 2].filter((at) => at !== leaving.seat);
    expect(table.state.decision).toMatchObject({ seat: chooser, question: { candidates: left } });
    expect(table.state.decision!.id).not.toBe(id);
    expect(eventsOf(table, 'StarterChooserDetermined')).toHaveLength(1);
  });
});

describe('the common library', () => {
  it('pentaland 700.2: about 300 different cards are shared by everyone', () => {
    const table = new TestTable().start(4);
    expect(new Set(libraryNames(table)).size).toBe(300);
    expect(Object.keys(table.state.zones)).toEqual(['library/common/0']);
  });

  it('the terms say how many', () => {
    const table = new TestTable({ terms: { librarySize: 60 } }).start(2);
    expect(libraryNames(table)).toHaveLength(60);
  });

  it('any card of the format can be in it', () => {
    const seen = new Set<string>();
    for (let nth = 0; nth < 12; nth += 1)
      for (const name of libraryNames(new TestTable({ seed: `pick ${nth}` }).start(2))) seen.add(name);
    expect(seen.size).toBe(400);
  });

  it('pentaland 702.1: its cards are nobody’s', () => {
    const { state } = new TestTable().start(2);
    for (const id of cardsIn(state, COMMON_LIBRARY)) expect(loggedObject(state, id).owner).toBeNull();
  });

  it('each card is named in the log once, before any event mentions it', () => {
    const table = new TestTable().play(3);
    const known = new Set<string>();
    for (const event of table.events) {
      if (event.type === 'DefinitionRecorded') {
        expect(known.has(event.hash)).toBe(false);
        known.add(event.hash);
      }
      if (event.type === 'LibraryMade')
        for (const { printed } of event.cards) expect(known.has(printed)).toBe(true);
    }
    expect(known.size).toBe(300);
  });

  it('cr 103.3: it is shuffled once it is known who starts, and really so', () => {
    const table = new TestTable().start(2);
    const made = libraryNames(table);
    const batch = happening(table, () => table.answer({ kind: 'choose-players', players: [seat(1)] }));
    expect(typesOf(batch)).toEqual([
      'CommandAccepted',
      'DecisionClosed',
      'StartingPlayerChosen',
      'LibraryShuffled',
      'CardDrawn',
      'MulliganRoundBegan',
      'DecisionOpened',
    ]);
    const now = [...handNames(table, 1), ...handNames(table, 0), ...libraryNames(table)];
    expect([...now].sort()).toEqual([...made].sort());
    const kept = now.filter((name, place) => name === made[place]).length;
    expect(kept).toBeLessThan(30);
  });
});

describe('opening hands', () => {
  it('cr 103.4: everyone begins with the life total of the terms', () => {
    expect(new TestTable().start(3).state.seats.map(({ life }) => life)).toEqual([20, 20, 20]);
    const long = new TestTable({ terms: { startingLife: 40 } }).start(2);
    expect(long.state.seats.map(({ life }) => life)).toEqual([40, 40]);
  });

  it('cr 103.5: everyone draws seven', () => {
    const table = deal(new TestTable(), 8);
    expect(handSizes(table)).toEqual(Array<number>(8).fill(7));
    expect(libraryNames(table)).toHaveLength(300 - 56);
  });

  it('cr 121.2c: the starting player draws all of theirs first, then the others in turn order, off the top', () => {
    const table = deal(new TestTable(), 3, 1);
    expect(drawers(table.events)).toEqual(sevenEach(1, 2, 0));
    const { order } = eventsOf(table, 'LibraryShuffled')[0]!;
    const drawn = eventsOf(table, 'CardDrawn').map(({ object }) => object);
    expect(drawn).toEqual([...order].reverse().slice(0, 21));
  });

  it('pentaland 702.2: a card that leaves the library is the drawer’s; cr 400.7: and another object', () => {
    const table = deal(new TestTable(), 2);
    for (const at of [0, 1])
      for (const id of handIds(table, at))
        expect(loggedObject(table.state, id)).toMatchObject({ owner: at, zone: handOf(seat(at)) });
    for (const { object } of eventsOf(table, 'CardDrawn')) expect(objectIds(table)).not.toContain(object);
  });
});

describe('mulligans', () => {
  it('cr 103.5: the starting player declares first, then everyone else in turn order', () => {
    const table = deal(new TestTable(), 4, 2);
    const asked = [2, 3, 0, 1].map((expected) => {
      expect(table.state.decision).toMatchObject({
        prompt: 'take-a-mulligan',
        kind: 'yes-no',
        seat: expected,
      });
      table.answer(expected === 0 ? MULLIGAN : KEEP);
      return expected;
    });
    expect(eventsOf(table, 'MulliganDeclared').map(({ seat: at }) => at)).toEqual(asked);
  });

  it('cr 103.5: nobody’s hand changes before everyone has declared', () => {
    const table = deal(new TestTable(), 3);
    const hands = [0, 1, 2].map((at) => handIds(table, at));
    table.answer(MULLIGAN).answer(MULLIGAN);
    expect([0, 1, 2].map((at) => handIds(table, at))).toEqual(hands);
    table.answer(KEEP);
    expect(handIds(table, 0)).not.toEqual(hands[0]);
    expect(handIds(table, 1)).not.toEqual(hands[1]);
    expect(handIds(table, 2)).toEqual(hands[2]);
  });

  it('pentaland 701.1b: the round’s hands go in together, one cut, then new hands in turn order', () => {
    const table = deal(new TestTable(), 4, 3);
    table.answer(MULLIGAN).answer(KEEP).answer(MULLIGAN);
    const batch = happening(table, () => table.answer(MULLIGAN));
    const from = batch.findIndex(({ type }) => type === 'HandsReturned');
    expect(typesOf(batch.slice(from, from + 23))).toEqual(['HandsReturned', 'LibraryCut', 'CardDrawn']);
    expect(batch[from]).toMatchObject({ seats: [3, 1, 2], to: COMMON_LIBRARY });
    expect(drawers(batch)).toEqual(sevenEach(3, 1, 2));
    expect(typesOf(batch).filter((type) => type === 'LibraryCut')).toHaveLength(1);
  });

  it('pentaland 701.1b: a cut keeps the order of everything that lies in the library', () => {
    const table = deal(new TestTable(), 3);
    const [below, hands] = [libraryNames(table), [...handNames(table, 0), ...handNames(table, 1)]];
    table.answer(MULLIGAN).answer(MULLIGAN).answer(KEEP);
    const { at } = eventsOf(table, 'LibraryCut')[0]!;
    const cut = [...handNames(table, 0), ...handNames(table, 1), ...libraryNames(table)];
    const before = [...cut.slice(cut.length - at), ...cut.slice(0, cut.length - at)];
    expect(before.slice(hands.length)).toEqual(below);
    expect(before.slice(0, hands.length).sort()).toEqual(hands.sort());
  });

  it('the hands go back in a random order, not one after the other', () => {
    const mixed = Array.from({ length: 20 }, (_, nth) => {
      const table = deal(new TestTable({ seed: `mix ${nth}`, terms: { librarySize: 60 } }), 2);
      const owners = new Map([0, 1].flatMap((at) => handIds(table, at).map((id) => [id, at] as const)));
      table.answer(MULLIGAN).answer(MULLIGAN);
      const { cards } = eventsOf(table, 'HandsReturned')[0]!;
      expect(cards).toHaveLength(14);
      return cards.map(({ object }) => owners.get(object)).join('');
    });
    expect(new Set(mixed).size).toBeGreaterThan(15);
  });

  it('pentaland 702.2a: returned cards are nobody’s again; cr 400.7: and new objects', () => {
    const table = deal(new TestTable(), 2);
    const hand = handIds(table, 0);
    table.answer(MULLIGAN).answer(KEEP);
    for (const id of hand) expect(objectIds(table)).not.toContain(id);
    for (const id of cardsIn(table.state, COMMON_LIBRARY))
      expect(loggedObject(table.state, id)).toMatchObject({ owner: null, zone: COMMON_LIBRARY });
  });

  it('cr 103.5: with two players one card goes to the bottom for each mulligan taken', () => {
    const table = deal(new TestTable(), 2);
    for (const count of [1, 2, 3]) {
      table.answer(MULLIGAN);
      if (table.state.decision?.prompt === 'take-a-mulligan') table.answer(KEEP);
      expect(table.state.decision).toMatchObject({
        prompt: 'put-on-the-bottom',
        kind: 'choose-objects',
        seat: 0,
        question: { count, candidates: handIds(table, 0) },
      });
      expect(handIds(table, 0)).toHaveLength(7);
      const bottomed = bottomFirst(table);
      expect(bottomed).toHaveLength(count);
      expect(handSizes(table)).toEqual([7 - count, 7]);
      // In the order they were chosen: each goes under the one before.
      expect(libraryNames(table).slice(-count)).toEqual(bottomed);
    }
  });

  it('cr 103.5: a player puts back as many cards of the hand as were asked for, each once', () => {
    const table = deal(new TestTable(), 2).answer(MULLIGAN).answer(KEEP);
    table.answer({ kind: 'choose-objects', objects: handIds(table, 0).slice(0, 1) }).answer(MULLIGAN);
    const decision = table.state.decision!.id;
    const [one, two, three] = handIds(table, 0);
    const [other] = handIds(table, 1);
    const [top] = cardsIn(table.state, COMMON_LIBRARY);
    for (const objects of [[], [one!], [one!, one!], [one!, two!, three!], [one!, other!], [one!, top!]])
      expectRefusal(
        table,
        anna,
        { type: 'answer', decision, answer: { kind: 'choose-objects', objects } },
        { code: 'illegal-answer', rule: 'cr 103.5' },
      );
  });

  it('cr 103.5c: with three players or more the first mulligan costs no card, the second one', () => {
    const table = deal(new TestTable(), 3).answer(MULLIGAN).answer(KEEP).answer(KEEP);
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 0 });
    expect(handSizes(table)).toEqual([7, 7, 7]);
    table.answer(MULLIGAN);
    expect(table.state.decision).toMatchObject({ prompt: 'put-on-the-bottom', question: { count: 1 } });
  });

  it('cr 800.1: a game begun by three stays one of several players after one has left', () => {
    const table = deal(new TestTable(), 3).act(chloe, { type: 'concede' });
    table.answer(MULLIGAN).answer(KEEP);
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 0 });
  });

  it('cr 103.5: the players who took one put cards back in turn order before anyone declares again', () => {
    const table = deal(new TestTable(), 2, 1).answer(MULLIGAN).answer(MULLIGAN);
    const asked: unknown[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      asked.push([table.state.decision?.prompt, table.state.decision?.seat]);
      bottomFirst(table);
    }
    asked.push([table.state.decision?.prompt, table.state.decision?.seat]);
    expect(asked).toEqual([
      ['put-on-the-bottom', 1],
      ['put-on-the-bottom', 0],
      ['take-a-mulligan', 1],
    ]);
  });

  it('cr 103.5: a player who has kept is not asked again; the others are, until nobody takes one', () => {
    const table = deal(new TestTable(), 4).answer(KEEP).answer(MULLIGAN).answer(KEEP).answer(MULLIGAN);
    expect(eventsOf(table, 'MulliganRoundBegan').map(({ seats }) => seats)).toEqual([
      [0, 1, 2, 3],
      [1, 3],
    ]);
    table.answer(KEEP).answer(KEEP);
    expect(table.state.turn).toMatchObject({ number: 1, active: 0 });
  });

  it.each([
    [2, 7],
    [3, 8],
  ])(
    'cr 103.5: with %i players nobody takes more than %i, because no card would be left',
    (players, most) => {
      const table = deal(new TestTable(), players);
      let taken = 0;
      for (;;) {
        const { prompt, seat: at } = table.state.decision!;
        if (prompt === 'priority') break;
        if (prompt === 'put-on-the-bottom') bottomFirst(table);
        else {
          table.answer(at === 0 ? MULLIGAN : KEEP);
          if (at === 0) taken += 1;
        }
      }
      expect(taken).toBe(most);
      // cr 103.8c: with three they have drawn for their first turn by now.
      expect(handIds(table, 0)).toHaveLength(players === 2 ? 0 : 1);
      expect(table.state.seats[0]).toMatchObject({ mulligans: most, keptHand: true });
    },
  );

  it('cr 104.3a: a player who leaves during mulligans takes none, whatever they had declared', () => {
    const table = deal(new TestTable(), 4).answer(MULLIGAN).answer(MULLIGAN);
    table.act(anna, { type: 'concede' }).act(dario, { type: 'concede' });
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 2 });
    const batch = happening(table, () => table.answer(KEEP));
    expect(drawers(batch)).toEqual(sevenEach(1));
    expect(table.state.decision).toMatchObject({ prompt: 'take-a-mulligan', seat: 1 });
    table.answer(KEEP);
    expect(table.state.turn).toMatchObject({ number: 1, active: 1 });
  });

  it('cr 103.8: the starting player takes the first turn', () => {
    expect(new TestTable().play(4, 2).state.turn).toMatchObject({ number: 1, active: 2 });
  });
});
