// A game returns to the end of an earlier command. The table folds the log a second time after every command, so
// each of these tests is a lockstep test too.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { AssistedTable, BEAR, card, spell, YOU, type Side } from '#testkit/tables/assisted-table';
import { IS_THIS, OPPONENTS } from '#testkit/language/words';
import { foldedLog } from '../../fold/evolve/log-fold.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { BATTLEFIELD, objectNumber, ownLibraryOf, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Terms } from '../../model/basics/terms.js';
import type { GameState } from '../../model/state/game-state.js';

const EACH_BEAR = { kind: 'each', filter: { kind: 'name', is: 'Bear' } } as const;
const sorcery = (name: string, ...effects: readonly Effect[]) => card(name, ['sorcery'], spell(...effects));
const DRAW = sorcery('Draw', { kind: 'draw', who: YOU, count: 2 });
const SHUFFLE = sorcery('Shuffle', { kind: 'shuffle', who: YOU });
const LIBRARY = ownLibraryOf(0 as Seat);

const table = (
  hand: Side['hand'],
  { terms = {}, players = 2, battlefield = [BEAR] }: { terms?: Partial<Terms>; players?: number } & Side = {},
): AssistedTable =>
  new AssistedTable(
    [{ hand: hand ?? [], battlefield }, ...Array.from({ length: players - 1 }, () => ({ hand: [BEAR] }))],
    { opens: 'judges-only', ...terms },
  ).untilMain();

/** What the players have in front of them: everything that a rewind brings back, in any order of a library. */
function positionOf(state: GameState): object {
  const { decision, objects, zones, turn, priority, stage, lasting, future, combat, result, agenda } = state;
  const seats = state.seats.map((seat) => ({ ...seat, clock: null }));
  const piles = Object.entries(zones).map(([key, ids]) =>
    key.startsWith('library') ? [key, [...ids].sort()] : [key, ids],
  );
  const asked = decision === null ? null : { ...decision, id: null, since: null };
  return { asked, objects, piles, turn, priority, stage, lasting, future, combat, result, agenda, seats };
}

/** Does something, goes back before it, and compares. */
function thereAndBack(at: AssistedTable, deeds: (at: AssistedTable) => void): AssistedTable {
  const before = structuredClone(positionOf(at.state));
  const { moment } = at.fold;
  deeds(at);
  expect(positionOf(at.state)).not.toEqual(before);
  expect(at.rewind(moment)).toBeUndefined();
  expect(positionOf(at.state)).toEqual(before);
  return at;
}

/** The counters on the first permanent. */
function countersOf({ state }: AssistedTable): object {
  const [first] = cardsIn(state, BATTLEFIELD);
  return first === undefined ? {} : (state.objects[objectNumber(first)]?.permanent?.counters ?? {});
}

/** Plays on to the main phase of that turn. Whether its player has drawn a card in it. */
function drewIn(at: AssistedTable, turn: number): boolean {
  at.untilTurn(turn).untilMain();
  const began = at.events.findLastIndex((event) => event.type === 'TurnBegan');
  expect(at.events[began]).toMatchObject({ turn });
  return at.events.slice(began).some(({ type }) => type === 'CardDrawn');
}

const order = (at: AssistedTable): readonly ObjectId[] => [...cardsIn(at.state, LIBRARY)];

describe('a rewind', () => {
  it('takes back what was cast and what came of it, and the same can be done again', () => {
    const song = sorcery('Song', { kind: 'gain-life', who: YOU, amount: 3 });
    const at = thereAndBack(table([song]), (one) => one.cast('Song'));
    expect([at.life(0), at.hand(0)]).toEqual([20, ['Song']]);
    expect(at.cast('Song').life(0)).toBe(23);
  });

  it('takes back extra turns and skipped steps that were scheduled since', () => {
    const time = sorcery(
      'Time',
      { kind: 'extra-turn', who: YOU },
      { kind: 'skip', who: OPPONENTS, what: 'turn' },
    );
    const at = thereAndBack(table([time]), (one) => {
      one.cast('Time');
      expect(one.state.future.extraTurns).toEqual([0]);
      expect(one.state.future.skips).toHaveLength(1);
    });
    expect(at.untilTurn(2).state.turn?.active).toBe(1);
  });

  it('takes back a step of the next turn that was to be skipped since', () => {
    const drought = sorcery('Drought', { kind: 'skip', who: OPPONENTS, what: 'draw' });
    const at = thereAndBack(table([drought]), (one) => {
      one.cast('Drought');
      expect(one.state.future.skips).toEqual([{ seat: 1, what: 'draw' }]);
    });
    expect(drewIn(at, 2)).toBe(true);
    const skipped = table([drought]).cast('Drought');
    expect(drewIn(skipped, 2)).toBe(false);
  });

  it('brings back a step to be skipped that has been skipped since: it is skipped again, once', () => {
    const drought = sorcery('Drought', { kind: 'skip', who: OPPONENTS, what: 'draw' });
    const at = table([drought]).cast('Drought');
    thereAndBack(at, (one) => {
      expect(drewIn(one, 2)).toBe(false);
      expect(one.state.future.skips).toEqual([]);
    });
    expect(at.state.future.skips).toEqual([{ seat: 1, what: 'draw' }]);
    expect([drewIn(at, 2), drewIn(at, 4)]).toEqual([false, true]);
  });

  it('in a turn whose step was skipped stays after it, and returns to before it with the skip', () => {
    const drought = sorcery('Drought', { kind: 'skip', who: OPPONENTS, what: 'draw' });
    const at = table([drought]).cast('Drought');
    const before = at.fold.moment;
    expect(drewIn(at, 2)).toBe(false);
    const after = at.fold.moment;
    at.untilTurn(3);
    expect(at.rewind(after)).toBeUndefined();
    expect([at.state.turn?.step, at.state.future.skips]).toEqual(['precombat-main', []]);
    expect(drewIn(at, 4)).toBe(true);
    expect(at.rewind(before)).toBeUndefined();
    expect(at.state.future.skips).toEqual([{ seat: 1, what: 'draw' }]);
    expect(drewIn(at, 2)).toBe(false);
  });

  it('brings back a player who conceded since, with what they had', () => {
    const at = thereAndBack(table([], { players: 3 }), (one) => {
      one.concede(2);
      expect(one.state.seats[2]?.lost).toBe('conceded');
    });
    expect(at.state.seats[2]?.lost).toBeNull();
    expect(at.hand(2)).toEqual(['Bear']);
    expect(at.all('Rewound')[0]?.lost).toEqual([]);
  });

  it('leaves out of the game who had left it before', () => {
    const at = table([sorcery('Song', { kind: 'gain-life', who: YOU, amount: 3 })], { players: 3 });
    at.concede(2);
    thereAndBack(at, (one) => one.cast('Song'));
    expect(at.all('Rewound')[0]?.lost).toEqual([2]);
  });

  it('takes back tokens and counters, and never gives their ids to other objects', () => {
    const cub = {
      kind: 'made',
      face: { kind: 'face', name: 'Cub', types: ['creature'], abilities: [], power: 1, toughness: 1 },
    } as const;
    const grow = sorcery(
      'Grow',
      { kind: 'add-counters', on: EACH_BEAR, counter: '+1/+1', count: 2 },
      { kind: 'create-token', token: cub },
    );
    const at = table([grow]);
    let token: ObjectId | undefined;
    thereAndBack(at, (one) => {
      one.cast('Grow');
      expect(countersOf(one)).toEqual({ '+1/+1': 2 });
      token = one.id('Cub');
    });
    expect([countersOf(at), at.ids('Cub')]).toEqual([{}, []]);
    at.cast('Grow');
    expect(at.id('Cub')).not.toBe(token);
  });

  it('returns a card that was exiled until something happens, and the wait for it is over', () => {
    const jail = card(
      'Jail',
      ['enchantment'],
      [
        {
          kind: 'triggered',
          when: { kind: 'moves', what: IS_THIS, to: ['battlefield'] },
          body: {
            kind: 'plain',
            effect: {
              kind: 'move',
              what: EACH_BEAR,
              to: 'exile',
              cause: 'exile',
              until: { kind: 'moves', what: IS_THIS, from: ['battlefield'] },
            },
          },
        },
      ],
    );
    const at = thereAndBack(table([jail]), (one) => {
      one.cast('Jail').passAll();
      expect(one.battlefield).toEqual(['Jail']);
      expect(one.state.lasting).toHaveLength(1);
    });
    expect([at.battlefield, at.state.lasting]).toEqual([['Bear'], []]);
  });

  it('shuffles a library from which a card was drawn since, and draws no word of chance twice', () => {
    const at = table([DRAW]);
    const before = order(at);
    const { drawn: words } = at.state;
    thereAndBack(at, (one) => one.cast('Draw'));
    expect(order(at)).not.toEqual(before);
    expect([...order(at)].sort()).toEqual([...before].sort());
    expect(at.all('LibraryShuffled').map(({ drawn }) => drawn > words)).toEqual([true]);
    expect(at.cast('Draw').hand(0)).toHaveLength(2);
  });

  it('leaves a library as it was if nobody learned anything of it', () => {
    const at = table([sorcery('Song', { kind: 'gain-life', who: YOU, amount: 3 })]);
    const before = order(at);
    thereAndBack(at, (one) => one.cast('Song'));
    expect(order(at)).toEqual(before);
    expect(at.all('LibraryShuffled')).toEqual([]);
  });

  it('shuffles a library again that was shuffled or looked at in between', () => {
    const scry = sorcery('Scry', { kind: 'scry', who: YOU, count: 2 });
    for (const [name, one] of [
      ['Shuffle', SHUFFLE],
      ['Scry', scry],
    ] as const) {
      const at = table([one]);
      const { drawn: words } = at.state;
      const { moment } = at.fold;
      at.cast(name);
      expect(at.rewind(moment)).toBeUndefined();
      expect(at.all('LibraryShuffled').at(-1)?.zone).toEqual(LIBRARY);
      expect(at.state.drawn).toBeGreaterThan(words);
      // The other player's library is nobody's concern.
      expect(at.all('LibraryShuffled').every(({ zone }) => zone.seat === 0)).toBe(true);
    }
  });

  it('keeps the places that were known then if the ruling says so, and shuffles the others around them', () => {
    for (const positions of ['keep-known', 'shuffle'] as const) {
      const at = table([DRAW]);
      const before = order(at);
      const known = before.slice(0, 5);
      const { moment } = at.fold;
      at.cast('Draw');
      expect(at.rewind(moment, { positions }, known)).toBeUndefined();
      const after = order(at);
      expect(after.slice(0, 5).join() === known.join()).toBe(positions === 'keep-known');
      expect(after).not.toEqual(before);
      const [shuffle] = at.all('LibraryShuffled');
      expect(shuffle?.kept).toEqual(positions === 'keep-known' ? known : undefined);
    }
  });

  it('asks the open question anew, so an answer to the old one comes too late', () => {
    const at = table([DRAW]);
    const old = at.decision.id;
    const { moment } = at.fold;
    at.cast('Draw');
    at.now += 5_000;
    expect(at.rewind(moment)).toBeUndefined();
    expect(at.decision.id).not.toBe(old);
    expect(at.decision.since).toBe(at.now);
    const pass = { kind: 'priority', action: 'pass' } as const;
    const late = at.attempt(0, { type: 'answer', decision: old, answer: pass });
    expect(late).toMatchObject({ code: 'stale-decision' });
    expect(at.tryAnswer(pass)).toBeUndefined();
  });

  it('gives the clocks the time that they had then', () => {
    const clock = { kind: 'chess', initial: 600, increment: 0, flag: 'loses' } as const;
    const at = table([DRAW], { terms: { clock } });
    const before = at.state.seats.map((seat) => seat.clock);
    const { moment } = at.fold;
    at.now += 60_000;
    at.cast('Draw');
    expect(at.state.seats[0]?.clock).toBeLessThan(before[0] ?? 0);
    at.rewind(moment);
    expect(at.state.seats.map((seat) => seat.clock)).toEqual(before);
  });

  it('goes on with a game that was over, if its log is not open', () => {
    const at = thereAndBack(table([DRAW]), (one) => {
      one.concede(1);
      expect(one.state.stage.kind).toBe('over');
    });
    expect(at.cast('Draw').hand(0)).toHaveLength(2);
  });

  it('is refused in a game that lies open by its terms', () => {
    const at = table([DRAW], { terms: { opens: 'at-end' } });
    const { moment } = at.fold;
    at.concede(1);
    const { length } = at.events;
    expect(at.rewind(moment)).toMatchObject({ code: 'log-opened', rule: 'table rewinding' });
    expect(at.events).toHaveLength(length);
  });

  it('is refused to where the game is, past its end, before its beginning, and to its end', () => {
    const at = table([DRAW]);
    const refused = { code: 'no-such-moment', rule: 'table rewinding' };
    const { moment } = at.fold;
    for (const to of [moment, moment + 1, 1_000_000]) expect(at.rewind(to)).toMatchObject(refused);
    at.concede(1);
    const over = at.fold.moment;
    at.rewind(moment);
    expect(at.rewind(over)).toMatchObject(refused);
  });

  it('to the middle of a command goes to the end of the one before', () => {
    const at = table([DRAW]);
    const { moment } = at.fold;
    at.act({ do: 'cast', object: at.id('Draw') });
    expect(at.fold.moment).toBeGreaterThan(moment + 1);
    expect(at.rewind(moment + 1)).toBeUndefined();
    expect(at.all('Rewound')[0]?.moment).toBe(moment);
    expect(at.hand(0)).toEqual(['Draw']);
  });

  it('can be rewound itself, and the game can return to before it and to where it was taken back', () => {
    const song = sorcery('Song', { kind: 'gain-life', who: YOU, amount: 3 });
    const at = table([song, DRAW]);
    const start = at.fold.moment;
    const first = structuredClone(positionOf(at.state));
    at.cast('Song');
    const sung = at.fold.moment;
    const second = structuredClone(positionOf(at.state));
    at.rewind(start);
    const rewound = at.fold.moment;
    expect(positionOf(at.state)).toEqual(first);
    // Into what was taken back.
    expect(at.rewind(sung)).toBeUndefined();
    expect(positionOf(at.state)).toEqual(second);
    at.cast('Draw');
    // To right after the first rewind, over the second.
    expect(at.rewind(rewound)).toBeUndefined();
    expect(positionOf(at.state)).toEqual(first);
    expect(at.rewind(sung)).toBeUndefined();
    expect(positionOf(at.state)).toEqual(second);
    expect(foldedLog(at.events)).toEqual(at.state);
  });

  it('gives numbers to what is asked, made and drawn that were never given before', () => {
    const at = table([DRAW]);
    const { moment } = at.fold;
    at.cast('Draw');
    const { decisionsAsked, objectsMade, drawn: words, effectsMade, epoch, shape } = at.state;
    at.rewind(moment);
    expect(at.state.decisionsAsked).toBeGreaterThan(decisionsAsked);
    expect(at.state.drawn).toBeGreaterThan(words);
    expect(at.state.epoch).toBeGreaterThan(epoch);
    expect(at.state.shape).toBeGreaterThan(shape);
    expect(at.state.objectsMade).toBe(objectsMade);
    expect(at.state.effectsMade).toBe(effectsMade);
  });

  it('ends automatic passing, so that nobody passes what the game returned for', () => {
    const at = table([DRAW]);
    expect(at.attempt(1, { type: 'set-passing', until: 'my-turn', stops: null })).toBeUndefined();
    const { moment } = at.fold;
    at.cast('Draw');
    at.rewind(moment);
    expect(at.state.seats[1]?.passing).toMatchObject({ until: null });
  });
});
