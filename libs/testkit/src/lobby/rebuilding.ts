// The lists do not depend on batch size, on the index, or on repeated events, and they agree with each game's
// own state.
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gameId, type GameId } from '#kernel';
import { LIFE_CYCLE_EVENTS, type GameState } from '#rules';
import { holdsAlways, PEOPLE, proposedBy, step, type Step } from '../tables/generated.js';
import { cardPool, TestTable } from '../tables/test-table.js';
import { bring, Chronicle, type Happening } from './life.js';
import { MemoryLobbyIndex, type ListOf, type LobbyIndex } from '../../../matches/src/lobby/index.js';
import type { Subject } from './subject.js';

const POOL = cardPool(60);
const RUNS = 25;

interface Told {
  readonly chronicle: Chronicle;
  readonly states: ReadonlyMap<GameId, GameState>;
}

const isLife = (event: { readonly type: string }): event is Happening =>
  (LIFE_CYCLE_EVENTS as readonly string[]).includes(event.type);

/** Several games at once; each number of `turns` says whose command comes next. */
function tell(games: readonly (readonly Step[])[], turns: readonly number[]): Told {
  const chronicle = new Chronicle();
  const tables = games.map((steps, nth) => {
    const access = (['open', 'invitation', 'private'] as const)[nth % 3] ?? 'open';
    const spectators = nth % 2 === 0 ? ('allowed' as const) : ('refused' as const);
    const table = new TestTable({ pool: POOL, terms: { access, spectators, librarySize: 60 } });
    return { game: gameId(`g${nth}`), table, steps: [...steps], told: 0 };
  });
  const catchUp = ({ game, table, told }: (typeof tables)[number]): number => {
    // All games of the table have the same id; the stream identifies a game.
    chronicle.tell(game, table.events.slice(told).filter(isLife), turns.length % 2);
    return table.events.length;
  };
  for (const one of tables) {
    one.table.create(2 + (one.steps.length % 3));
    one.told = catchUp(one);
  }
  for (const turn of [...turns, ...tables.flatMap(({ steps }, nth) => steps.map(() => nth))]) {
    const one = tables[turn % tables.length];
    const next = one?.steps.shift();
    if (one === undefined || next === undefined) continue;
    one.table.now += next.wait;
    one.table.give(proposedBy(one.table, next));
    one.told = catchUp(one);
  }
  return { chronicle, states: new Map(tables.map(({ game, table }) => [game, table.state])) };
}

const LISTS: readonly ListOf[] = [
  { kind: 'lobby', status: 'gathering' },
  { kind: 'lobby', status: 'playing' },
  { kind: 'lobby', status: 'over' },
  { kind: 'own' },
  { kind: 'unfinished' },
];

const standingsIn = (index: LobbyIndex, game: GameId) =>
  index.standings(game).toSorted((a, b) => (a.player < b.player ? -1 : 1));

/** The answers to every query of an index. */
const everything = (index: LobbyIndex, { states }: Told): unknown =>
  PEOPLE.map((player) => ({
    lists: LISTS.map((of) => index.list({ of, player, max: 1_000 })),
    games: [...states.keys()].map((game) => index.find(game, player)),
    standings: [...states.keys()].map((game) => standingsIn(index, game)),
    checkpoint: index.checkpoint(),
  }));

function expectStates(index: LobbyIndex, { states }: Told): void {
  for (const [game, state] of states) {
    const seated = state.seats.flatMap(({ player }) => (player === null ? [] : [player]));
    const known = [...new Set([...seated, ...state.invited])].toSorted();
    expect(standingsIn(index, game).map(({ player }) => player)).toEqual(known);
    for (const player of PEOPLE) {
      const found = index.find(game, player);
      const { kind } = state.stage;
      expect(found).toMatchObject({
        seated: state.seats.some((seat) => seat.player === player),
        invited: state.invited.includes(player),
        game: {
          status:
            kind === 'over' ? 'over' : kind === 'gathering' || kind === 'opening' ? 'gathering' : 'playing',
          terms: state.terms,
          host: state.host,
          seats: state.seats.map(({ seat, player, lost }) => ({ seat, player, lost: lost !== null })),
        },
      });
    }
  }
}

const recipe = fc.record({
  games: fc.array(fc.array(step, { minLength: 5, maxLength: 60 }), { minLength: 1, maxLength: 6 }),
  turns: fc.array(fc.nat(5), { maxLength: 150 }),
  /** The size of a batch, and how many events of the previous batch it repeats. */
  batches: fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(6)), { minLength: 1, maxLength: 40 }),
});

export function describeRebuilding(subject: Subject): void {
  it('folds generated games to the same lists at once and bit by bit, and to what the games say themselves', () => {
    holdsAlways(recipe, { runs: RUNS, file: 'lobby-index' }, ({ games, turns, batches }) => {
      const told = tell(games, turns);
      const { length } = told.chronicle.events;
      const { index } = subject;
      index.reset();
      for (let at = 0, nth = 0; at < length; nth += 1) {
        const [size, again] = batches[nth % batches.length]!;
        const to = Math.min(at + size, length);
        expect(bring(index, told.chronicle.batch(Math.max(at - again, 0), to))).toBe('applied');
        at = to;
      }
      const whole = subject.open();
      const model = new MemoryLobbyIndex();
      told.chronicle.into(whole.index);
      told.chronicle.into(model);
      expect(everything(index, told)).toEqual(everything(model, told));
      expect(everything(whole.index, told)).toEqual(everything(model, told));
      expectStates(index, told);
      whole.dispose();
    });
  });
}
