// Tests a game of pentaland from the table on: its terms, the common library, hands and mulligans.
import { describe, expect, it } from '@jest/globals';
import { commitTo, gameId, hashText, instant, playerId } from '#kernel';
import {
  cardsIn,
  COMMON_LIBRARY,
  DEFAULT_TERMS,
  handOf,
  isPlayed,
  type Inputs,
  type ObjectId,
  type PlayerCommand,
  type Refusal,
  type Seat,
  type Terms,
} from '#rules';
import { cardPool } from '#testkit/tables/test-table';
import { CommandedTable } from '#testkit/tables/commanded-table';
import { MENTAL_MAGIC } from '../index.js';
import { card } from '#testkit/mental/pentaland-table';

const POOL = Array.from({ length: 400 }, (_, nth) => card(`Card ${String(nth)}`, '{1}{W}', 'creature'));
const [ANNA, BEN, CHLOE] = ['anna', 'ben', 'chloe'].map((name) => playerId(name));

class Begun extends CommandedTable {
  constructor(
    readonly inputs: Inputs = {
      now: instant(1),
      seed: 'start',
      cards: { catalogue: hashText('pool'), definitions: POOL },
      variants: MENTAL_MAGIC,
    },
  ) {
    super();
  }

  propose(actor: typeof ANNA, command: PlayerCommand): Refusal | undefined {
    if (actor === undefined) throw new Error('nobody proposes');
    return this.give({ actor, command });
  }

  create(terms: Partial<Terms> = {}): Refusal | undefined {
    return this.propose(ANNA, {
      type: 'create',
      game: gameId('start'),
      terms: { ...DEFAULT_TERMS, ...terms },
      commitment: commitTo('start'),
    });
  }

  begin(others: readonly (typeof ANNA)[] = [BEN], terms: Partial<Terms> = {}): this {
    expect(this.create({ seats: others.length + 1, ...terms })).toBeUndefined();
    for (const other of others) expect(this.propose(other, { type: 'join' })).toBeUndefined();
    for (const player of [ANNA, ...others])
      expect(this.propose(player, { type: 'ready', commitment: null })).toBeUndefined();
    expect(this.propose(ANNA, { type: 'start' })).toBeUndefined();
    return this;
  }

  answer(answer: Extract<PlayerCommand, { type: 'answer' }>['answer']): this {
    const { decision } = this.state;
    const actor = this.state.seats[decision?.seat ?? 0]?.player ?? undefined;
    if (decision === null) throw new Error('nothing is asked');
    expect(this.propose(actor, { type: 'answer', decision: decision.id, answer })).toBeUndefined();
    return this;
  }

  hand(seat: number): readonly ObjectId[] {
    return cardsIn(this.state, handOf(seat as Seat));
  }
}

describe('the terms of a game', () => {
  it('say in the first event how cards are named, if the ruleset is known', () => {
    const game = new Begun();
    expect(game.create()).toBeUndefined();
    expect(game.events).toContainEqual(
      expect.objectContaining({
        type: 'GameCreated',
        terms: { ...DEFAULT_TERMS, naming: { help: 'none', refused: { free: 5, thenEvery: 5 } } },
      }),
    );
    expect(isPlayed(game.state)).toBe(true);
  });

  it('may choose another way of naming', () => {
    const game = new Begun();
    const naming = { help: 'search', refused: { free: 1, thenEvery: 60 } } as const;
    expect(game.create({ naming, base: 'ninth', maximumHandSize: 7 })).toBeUndefined();
    expect(game.state.terms).toMatchObject({ naming, base: 'ninth' });
  });

  it('cannot say how cards are named in a ruleset without naming', () => {
    const naming = { help: 'none', refused: { free: 5, thenEvery: 5 } } as const;
    expect(new Begun().create({ ruleset: 'magic', naming })?.rule).toBe('terms naming');
  });
});

describe('a game from before cards were named', () => {
  const SLICE: Inputs = {
    now: instant(1),
    seed: 'start',
    cards: { catalogue: hashText('pool'), definitions: cardPool(400) },
  };

  it('has no naming terms, and goes on unchanged when the ruleset is added later', () => {
    const game = new Begun(SLICE).begin();
    expect(game.state.terms).toEqual({ ...DEFAULT_TERMS, seats: 2 });
    const later = new Begun({ ...SLICE, variants: MENTAL_MAGIC });
    later.take(game.events);
    for (const one of [game, later]) {
      one.answer({ kind: 'choose-players', players: [0 as Seat] });
      for (let nth = 0; nth < 2; nth += 1) one.answer({ kind: 'yes-no', yes: false });
      one.answer({ kind: 'priority', action: 'pass-turn' });
    }
    expect(later.state).toEqual(game.state);
    expect([isPlayed(later.state), later.state.naming, later.state.turn?.number]).toEqual([false, null, 2]);
  });
});

describe('pentaland 702.1: the common library', () => {
  it('has 300 cards of the format that nobody owns, and all players draw from it', () => {
    const game = new Begun().begin([BEN, CHLOE]);
    const { objects } = game.state;
    expect(cardsIn(game.state, COMMON_LIBRARY)).toHaveLength(300);
    expect(Object.values(objects).every(({ owner }) => owner === null)).toBe(true);
    game.answer({ kind: 'choose-players', players: [1 as Seat] });
    expect([0, 1, 2].map((seat) => game.hand(seat).length)).toEqual([7, 7, 7]);
    expect(cardsIn(game.state, COMMON_LIBRARY)).toHaveLength(279);
    // pentaland 702.2: the player who draws a card owns it.
    const owners = [0, 1, 2].map((seat) =>
      Object.values(objects).filter(({ owner, zone }) => owner === seat && zone.seat === seat),
    );
    expect(owners.map(({ length }) => length)).toEqual([7, 7, 7]);
  });

  it('has no card twice if the format has enough; otherwise the format’s cards are used evenly', () => {
    const names = (definitions: Inputs['cards']['definitions']) => {
      const game = new Begun({
        ...new Begun().inputs,
        cards: { catalogue: hashText('x'), definitions },
      }).begin();
      return cardsIn(game.state, COMMON_LIBRARY).map(
        (id) => Object.values(game.state.objects).find((object) => object.id === id)?.identity.definition,
      );
    };
    expect(new Set(names(POOL)).size).toBe(300);
    const few = names(POOL.slice(0, 100));
    expect([few.length, new Set(few).size]).toEqual([300, 100]);
  });
});

describe('pentaland 701.1b: mulligans', () => {
  it('the hands of a round are returned together with one cut, and new ones are dealt in turn order', () => {
    const game = new Begun().begin().answer({ kind: 'choose-players', players: [0 as Seat] });
    const before = cardsIn(game.state, COMMON_LIBRARY).length;
    game.answer({ kind: 'yes-no', yes: true });
    const from = game.events.length;
    game.answer({ kind: 'yes-no', yes: true });
    const told = game.events.slice(from).filter(({ type }) => type !== 'CommandAccepted');
    const types = told.map(({ type }) => type).filter((type) => type !== 'CardDrawn');
    expect(types.filter((type) => type === 'LibraryCut' || type === 'HandsReturned')).toEqual([
      'HandsReturned',
      'LibraryCut',
    ]);
    expect(told.flatMap((event) => (event.type === 'CardDrawn' ? [event.seat] : []))).toEqual([
      ...Array.from({ length: 7 }, () => 0),
      ...Array.from({ length: 7 }, () => 1),
    ]);
    expect(cardsIn(game.state, COMMON_LIBRARY)).toHaveLength(before);
    // cr 103.5: one of the seven goes to the bottom, which is the library's first card.
    for (const seat of [0, 1]) {
      const [one = 'o0' as ObjectId] = game.hand(seat);
      game.answer({ kind: 'choose-objects', objects: [one] });
    }
    expect([0, 1].map((seat) => game.hand(seat).length)).toEqual([6, 6]);
    expect(cardsIn(game.state, COMMON_LIBRARY)).toHaveLength(before + 2);
  });
});
