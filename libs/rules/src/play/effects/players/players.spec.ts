import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { BOUNDS } from '../../../model/basics/bounds.js';
import { cards, EffectTable, no, order, word, yes, type Reply } from '#testkit/tables/effect-table';
import { ALL, YOU, OPPONENTS } from '#testkit/language/words';
import { seat } from '#testkit/tables/seats';

const bears = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `Bear ${nth}`);

describe('drawing, discarding and milling', () => {
  it('cr 121.2c: the active player draws all cards before the next player does', () => {
    const table = new EffectTable([{ library: bears(2) }, { library: ['One', 'Two'] }]).do(
      { kind: 'draw', who: ALL, count: 2 },
      { controller: 1 },
    );
    expect(table.events('CardDrawn').map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
    expect(table.hand(1)).toEqual(['Two', 'One']);
  });

  it('cr 121.4: a draw from an empty library draws nothing, and the game remembers it', () => {
    const table = new EffectTable([{ library: ['One'] }, {}]).do({
      kind: 'draw',
      who: YOU,
      count: 2,
      bind: 'drawn',
    });
    expect(table.bound('drawn')?.amount).toBe(1);
    expect(table.state.seats[0]?.drewFromEmptyLibrary).toBe(true);
  });

  it('cr 701.9b: the player who discards chooses which card', () => {
    const table = new EffectTable([{}, { hand: ['One', 'Two'] }]).do(
      { kind: 'discard', who: OPPONENTS, count: 1 },
      { answers: [cards('Two')] },
    );
    expect(table.asked[0]?.seat).toBe(1);
    expect(table.graveyard(1)).toEqual(['Two']);
  });

  it('cr 701.9b: another player who chooses the card sees the hand then', () => {
    const table = new EffectTable([{}, { hand: ['One', 'Two'] }]).do(
      { kind: 'discard', who: OPPONENTS, count: 1, how: 'chosen-by-you' },
      { answers: [cards('One')] },
    );
    expect(table.asked[0]?.seat).toBe(0);
    expect(table.events('CardsLookedAt')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(table.graveyard(1)).toEqual(['One']);
  });

  it('a player discards their whole hand without a question if it is no larger', () => {
    const table = new EffectTable([{}, { hand: ['One', 'Two'] }]).do({
      kind: 'discard',
      who: OPPONENTS,
      count: 3,
      bind: 'gone',
    });
    expect(table.asked).toEqual([]);
    expect(table.bound('gone')?.amount).toBe(2);
  });

  it('a player is asked for a card that fits even if no card in the hidden hand does', () => {
    const table = new EffectTable([{}, { hand: ['One', 'Two'] }]).do(
      { kind: 'discard', who: OPPONENTS, count: 1, filter: { kind: 'type', is: 'land' } },
      { answers: [cards()] },
    );
    expect(table.asked).toHaveLength(1);
    expect(table.graveyard(1)).toEqual([]);
  });

  it('cr 101.4: all players choose before anything is discarded', () => {
    const table = new EffectTable([{ hand: ['One', 'Two'] }, { hand: ['Three', 'Four'] }]).do(
      { kind: 'discard', who: ALL, count: 1 },
      {
        answers: [
          cards('One'),
          (_, now) => {
            expect(now.graveyard(0)).toEqual([]);
            return { kind: 'choose-objects', objects: [now.id('Four')] };
          },
        ],
      },
    );
    expect([table.graveyard(0), table.graveyard(1)]).toEqual([['One'], ['Four']]);
  });

  it('cr 701.9b: nobody chooses a card that is discarded at random', () => {
    const table = new EffectTable([{}, { hand: bears(4) }]).do({
      kind: 'discard',
      who: OPPONENTS,
      count: 1,
      how: 'random',
    });
    expect(table.asked).toEqual([]);
    expect(table.graveyard(1)).toHaveLength(1);
    expect(table.state.drawn).toBeGreaterThan(0);
  });

  it('cr 701.17: the top cards of the library go to the graveyard, as many as there are', () => {
    const table = new EffectTable([{ library: ['Low', 'Middle', 'Top'] }, { library: ['Only'] }]).do({
      kind: 'mill',
      who: ALL,
      count: 2,
      bind: 'milled',
    });
    expect(table.library(0)).toEqual(['Low']);
    expect(table.graveyard(0)).toEqual(['Top', 'Middle']);
    expect(table.graveyard(1)).toEqual(['Only']);
    expect(table.bound('milled')?.objects).toHaveLength(3);
  });
});

describe('life and counters', () => {
  it('cr 119.3: an effect makes a player gain or lose life', () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'gain-life', who: YOU, amount: 4 })
      .do({ kind: 'lose-life', who: OPPONENTS, amount: 3, bind: 'lost' });
    expect([table.life(0), table.life(1)]).toEqual([24, 17]);
    expect(table.bound('lost')?.amount).toBe(3);
  });

  it('cr 119.9: gaining 0 life is not an event', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'gain-life', who: YOU, amount: 0, bind: 'gained' });
    expect(table.events('LifeChanged')).toEqual([]);
    expect(table.bound('gained')?.amount).toBe(0);
  });

  it('cr 107.1b: a negative amount of life counts as 0', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'lose-life',
      who: YOU,
      amount: { kind: 'difference', of: 1, less: 4 },
    });
    expect(table.life(0)).toBe(20);
  });

  it('cr 119.5: a player whose life total is set gains or loses the difference', () => {
    const table = new EffectTable([{ life: 3 }, { life: 30 }]).do({ kind: 'set-life', who: ALL, amount: 10 });
    expect(table.events('LifeChanged').slice(-2)).toMatchObject([
      { seat: 0, by: 7, cause: 'gain' },
      { seat: 1, by: -20, cause: 'lose' },
    ]);
  });

  it('cr 119.7, 701.12c: life totals are exchanged', () => {
    const table = new EffectTable([{ life: 3 }, { life: 30 }]).do({
      kind: 'exchange-life',
      one: YOU,
      other: OPPONENTS,
    });
    expect([table.life(0), table.life(1)]).toEqual([30, 3]);
    expect(table.events('LifeChanged').slice(-2)).toMatchObject([{ cause: 'gain' }, { cause: 'lose' }]);
  });

  it('cr 119.7, 701.12c: a player who cannot gain life cannot make an exchange that would raise their total', () => {
    const table = new EffectTable([{ life: 3 }, { life: 30 }])
      .do({
        kind: 'rule',
        effects: [{ kind: 'cannot', action: { kind: 'gain-life', who: YOU } }],
        until: { kind: 'forever' },
      })
      .do({ kind: 'exchange-life', one: YOU, other: OPPONENTS });
    expect([table.life(0), table.life(1)]).toEqual([3, 30]);
  });

  it('cr 122.1: players have counters, and lose no more than they have', () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'player-counters', who: OPPONENTS, counter: 'poison', count: 3 })
      .do({ kind: 'remove-player-counters', who: OPPONENTS, counter: 'poison', count: 5 })
      .do({ kind: 'player-counters', who: YOU, counter: 'energy', count: 2 });
    expect(table.state.seats.map(({ counters }) => counters)).toEqual([{ energy: 2 }, {}]);
  });

  it('cr 701.34a: proliferating gives one more counter of each kind to the chosen objects and players', () => {
    const table = new EffectTable([{ battlefield: ['One', 'Two'] }, {}])
      .do({ kind: 'player-counters', who: OPPONENTS, counter: 'poison', count: 1 })
      .do({
        kind: 'add-counters',
        on: { kind: 'each', filter: { kind: 'subtype', is: 'Bear' } },
        counter: '+1/+1',
        count: 1,
      })
      .do(
        { kind: 'proliferate' },
        {
          answers: [
            (_, now) => ({
              kind: 'choose-targets',
              targets: [{ object: now.id('One') }, { seat: seat(1) }],
            }),
          ],
        },
      );
    const countersOf = (name: string) =>
      table.state.objects[Number(table.id(name).slice(1))]?.permanent?.counters;
    expect(countersOf('One')).toEqual({ '+1/+1': 2 });
    expect(countersOf('Two')).toEqual({ '+1/+1': 1 });
    expect(table.state.seats[1]?.counters).toEqual({ poison: 2 });
  });
});

describe('the library', () => {
  it('cr 701.24a: shuffling gives the same cards in an order nobody knows', () => {
    const table = new EffectTable([{ library: bears(12) }, {}]).do({ kind: 'shuffle', who: YOU });
    expect(table.library(0)).not.toEqual(bears(12));
    expect([...table.library(0)].sort()).toEqual([...bears(12)].sort());
  });

  it('cr 701.24e: a library of no cards is still shuffled', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'shuffle', who: YOU });
    expect(table.events('LibraryShuffled')).toHaveLength(1);
  });

  it('cr 701.22a: scry puts any of the top cards on the bottom and the rest back, in any order', () => {
    const table = new EffectTable([{ library: ['Deep', 'Third', 'Second', 'First'] }, {}]).do(
      { kind: 'scry', who: YOU, count: 3 },
      { answers: [cards('Second'), order(1, 0)] },
    );
    expect(table.library(0)).toEqual(['Second', 'Deep', 'First', 'Third']);
    expect(table.events('ActionTaken')).toMatchObject([{ action: 'scry', seat: 0, amount: 3 }]);
  });

  it('cr 701.22a: only the player who scries looks at the cards, before choosing', () => {
    const table = new EffectTable([{ library: ['Low', 'Top'] }, {}]).do(
      { kind: 'scry', who: YOU, count: 1 },
      {
        answers: [
          (_, now) => {
            expect(now.events('CardsLookedAt')).toMatchObject([{ seat: 0, objects: [now.id('Top')] }]);
            return { kind: 'choose-objects', objects: [] };
          },
        ],
      },
    );
    expect(table.library(0)).toEqual(['Low', 'Top']);
  });

  it('cr 701.22c: several players look at once, and all cards move when the last has decided', () => {
    const table = new EffectTable([{ library: ['A low', 'A top'] }, { library: ['B low', 'B top'] }]).do(
      { kind: 'scry', who: ALL, count: 1 },
      {
        answers: [
          cards('A top'),
          (_, now) => {
            expect(now.events('CardsLookedAt')).toHaveLength(2);
            expect(now.library(0)).toEqual(['A low', 'A top']);
            return { kind: 'choose-objects', objects: [now.id('B top')] };
          },
        ],
      },
    );
    expect([table.library(0), table.library(1)]).toEqual([
      ['A top', 'A low'],
      ['B top', 'B low'],
    ]);
  });

  it('cr 701.22b: scry 0 is not an event', () => {
    const table = new EffectTable([{ library: ['Top'] }, {}]).do({ kind: 'scry', who: YOU, count: 0 });
    expect(table.events('ActionTaken')).toEqual([]);
  });

  it('cr 701.22d: scrying an empty library is an event', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'scry', who: YOU, count: 2 });
    expect(table.events('ActionTaken')).toMatchObject([{ action: 'scry' }]);
  });

  it('cr 701.25a: surveil puts any of the top cards into the graveyard', () => {
    const table = new EffectTable([{ library: ['Deep', 'Third', 'Second', 'First'] }, {}]).do(
      { kind: 'surveil', who: YOU, count: 3 },
      { answers: [cards('First', 'Third')] },
    );
    expect(table.library(0)).toEqual(['Deep', 'Second']);
    expect([...table.graveyard(0)].sort()).toEqual(['First', 'Third']);
    expect(table.events('ActionTaken')).toMatchObject([{ action: 'surveil' }]);
  });

  it("cr 701.29a: fateseal scries an opponent's library", () => {
    const table = new EffectTable([{}, { library: ['Low', 'Top'] }]).do(
      { kind: 'fateseal', who: YOU, whose: OPPONENTS, count: 1 },
      { answers: [cards('Top')] },
    );
    expect(table.asked[0]?.seat).toBe(0);
    expect(table.library(1)).toEqual(['Top', 'Low']);
  });

  it('cr 701.23a: a search looks at the whole zone and finds a card that fits', () => {
    const table = new EffectTable([{ library: ['One', 'Forest', 'Two'] }, {}]).do(
      { kind: 'search', who: YOU, zones: ['library'], filter: { kind: 'type', is: 'land' }, bind: 'found' },
      { answers: [cards('Forest')] },
    );
    expect(table.events('CardsLookedAt')).toMatchObject([{ seat: 0, count: 3 }]);
    expect(table.events('ActionTaken')).toMatchObject([{ action: 'search', seat: 0 }]);
    expect(table.bound('found')?.objects).toEqual([table.id('Forest')]);
    expect(table.library(0)).toEqual(['One', 'Forest', 'Two']);
  });

  it('cr 701.23b: a card with a stated quality need not be found', () => {
    const table = new EffectTable([{ library: ['Forest'] }, {}]).do(
      { kind: 'search', who: YOU, zones: ['library'], filter: { kind: 'type', is: 'land' }, bind: 'found' },
      { answers: [cards()] },
    );
    expect(table.bound('found')?.objects).toEqual([]);
  });

  it('cr 701.23d: a card without a stated quality must be found', () => {
    const search: Effect = { kind: 'search', who: YOU, zones: ['library'], bind: 'found' };
    expect(() =>
      new EffectTable([{ library: ['One', 'Two'] }, {}]).do(search, { answers: [cards()] }),
    ).toThrow(/Choose exactly 1/);
  });

  it('cr 701.30: the player who reveals the card of greater mana value wins the clash', () => {
    const table = new EffectTable([{ library: ['Low', '3 Golem'] }, { library: ['One', 'Two'] }]).do(
      { kind: 'clash', who: YOU, against: OPPONENTS, bind: 'clash' },
      { answers: [no, yes] },
    );
    expect(table.events('CardsRevealed')).toHaveLength(2);
    expect(table.bound('clash')?.players).toEqual([0]);
    expect(table.library(1)).toEqual(['Two', 'One']);
    expect(table.events('ActionTaken')).toMatchObject([
      { seat: 0, word: 'wins' },
      { seat: 1, word: 'loses' },
    ]);
  });

  it('cr 701.30d: nobody wins a clash with equal mana values', () => {
    const table = new EffectTable([{ library: ['One'] }, { library: ['Two'] }]).do(
      { kind: 'clash', who: YOU, against: OPPONENTS, bind: 'clash' },
      { answers: [no, no] },
    );
    expect(table.bound('clash')).toEqual({});
  });

  it('cr 701.40a: a manifested card comes onto the battlefield face down', () => {
    const table = new EffectTable([{ library: ['Low', 'Top'] }, {}]).do({
      kind: 'manifest',
      who: YOU,
      what: { kind: 'top', whose: YOU, count: 1 },
      bind: 'manifested',
    });
    const [id] = table.bound('manifested')?.objects ?? [];
    expect(table.state.objects[Number(id?.slice(1))]?.permanent?.faceDown).toBe('manifest');
    expect(table.library(0)).toEqual(['Low']);
  });

  it('cr 701.12f: two zones of a player are exchanged at once, even an empty one', () => {
    const table = new EffectTable([{ hand: ['One'], graveyard: ['Two', 'Three'] }, {}]).do({
      kind: 'exchange-zones',
      who: YOU,
      one: 'hand',
      other: 'graveyard',
    });
    expect(table.hand(0)).toEqual(['Two', 'Three']);
    expect(table.graveyard(0)).toEqual(['One']);
    const empty = new EffectTable([{ graveyard: ['Two'] }, {}]).do({
      kind: 'exchange-zones',
      who: YOU,
      one: 'hand',
      other: 'graveyard',
    });
    expect([empty.hand(0), empty.graveyard(0)]).toEqual([['Two'], []]);
  });
});

describe('votes and chance', () => {
  it('cr 701.38a-b: votes are cast in turn order from the player the effect starts with', () => {
    const table = new EffectTable([{}, {}, {}]).do(
      { kind: 'vote', who: ALL, options: ['grace', 'condemnation'], bind: 'vote' },
      { controller: 1, answers: [word('grace'), word('condemnation'), word('grace')] },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(table.bound('vote:grace')?.amount).toBe(2);
    expect(table.bound('vote')?.word).toBe('grace');
  });

  it('cr 101.4b: each vote is known before the next is cast', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'vote', who: ALL, options: ['yes', 'no'], bind: 'vote' },
      {
        answers: [
          word('yes'),
          (_, now) => {
            expect(now.events('ActionTaken')).toMatchObject([{ action: 'vote', seat: 0, word: 'yes' }]);
            return { kind: 'word', word: 'no' };
          },
        ],
      },
    );
    expect(table.bound('vote')?.word).toBeUndefined();
  });

  it('cr 705.2: a player who calls the coin right wins the flip', () => {
    const results = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const table = new EffectTable([{}, {}], { seed }).do(
        { kind: 'flip-coins', who: YOU, bind: 'flip' },
        { answers: [word('heads')] },
      );
      const [flip] = table.events('CoinFlipped');
      expect(flip?.won).toBe(flip?.heads);
      expect(table.bound('flip')?.amount).toBe(flip?.won === true ? 1 : 0);
      return flip?.heads;
    });
    expect(new Set(results).size).toBe(2);
  });

  it('cr 705.2: nobody calls or wins if only heads or tails count', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'flip-coins',
      who: YOU,
      count: 3,
      call: 'no-call',
      bind: 'flip',
    });
    expect(table.asked).toEqual([]);
    expect(table.events('CoinFlipped').map(({ won }) => won)).toEqual([null, null, null]);
  });

  it('coins are flipped until one is lost', () => {
    const table = new EffectTable([{}, {}], { seed: 'until' }).do(
      { kind: 'flip-coins', who: YOU, until: 'loses', bind: 'flip' },
      { always: word('heads') },
    );
    const flips = table.events('CoinFlipped');
    expect(flips.at(-1)?.won).toBe(false);
    expect(table.bound('flip')?.amount).toBe(flips.length - 1);
  });

  it('coins are flipped ten thousand times and no more, however often they are won', () => {
    /** How many more coins are flipped by who has won that often. */
    const more = (won: number, seed: string): number => {
      const table = new EffectTable([{}, {}], { seed });
      let isFirst = true;
      const call: Reply = () => {
        const [frame] = table.proposal.agenda.frames.slice(-1);
        if (isFirst) frame!.locals['flips'] = { done: [], seat: seat(0), flipped: won, won };
        isFirst = false;
        return word('heads');
      };
      table.do({ kind: 'flip-coins', who: YOU, until: 'loses', bind: 'flip' }, { always: call });
      const flips = table.events('CoinFlipped');
      expect(table.bound('flip')?.amount).toBe(won + flips.filter((flip) => flip.won === true).length);
      return flips.length;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(seeds.map((seed) => more(BOUNDS.flips - 1, seed)))).toEqual(new Set([1]));
    expect(new Set(seeds.map((seed) => more(BOUNDS.flips - 2, seed)))).toEqual(new Set([1, 2]));
  });

  it('cr 706.1a: a die shows one of its numbers', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'roll-dice',
      who: YOU,
      sides: 6,
      count: 20,
      bind: 'roll',
    });
    const results = table.events('DieRolled').map(({ result }) => result);
    expect(results).toHaveLength(20);
    expect(results.every((result) => result >= 1 && result <= 6)).toBe(true);
    expect(new Set(results).size).toBeGreaterThan(2);
    expect(table.bound('roll')?.amount).toBe(results.reduce((sum, result) => sum + result, 0));
  });
});
