// Random games of 2 to 8 players, commands legal and illegal, and what must hold whatever happens in them.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  creation,
  fittingCommand,
  holdsAlways,
  PEOPLE,
  PLAYER_COMMANDS,
  proposedBy,
  secretOf,
  step,
} from '#testkit/tables/generated';
import { faultsOf } from './fixtures/invariants.fixture.js';
import { cardPool, PLAYERS, TestTable } from '#testkit/tables/test-table';
import {
  absentFrom,
  decide,
  EVENTS,
  evolve,
  initialState,
  legalCommands,
  playerCommand,
  timerCommand,
  type GameEvent,
  type GameState,
  type Inputs,
  type Proposed,
  type Terms,
} from './index.js';

const POOL = cardPool(320);
const FILE = 'libs/rules/src/generated.spec.ts';

const game = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  librarySize: fc.constantFrom(60, 60, 60, 300),
  terms: fc.constantFrom<Partial<Terms>>({}, { unresolved: { goes: 'to-a-judge', within: 600 } }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  /** How far the table is when chance takes over. */
  from: fc.constantFrom('created' as const, 'gathered' as const, 'committed' as const, 'started' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 160, size: 'max' }),
});
type Game = typeof game extends fc.Arbitrary<infer G> ? G : never;

function tableOf({ players, librarySize, terms, seed, from }: Game): TestTable {
  const table = new TestTable({ terms: { librarySize, ...terms }, seed, pool: POOL });
  if (from === 'created') return table.act(PLAYERS[0]!, creation(players, librarySize, terms));
  if (from === 'started') return table.start(players);
  return table.gather(players, from === 'gathered' ? [] : PLAYERS.slice(0, players).map(secretOf));
}

/** Frozen to the ground: whoever writes into it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Accepted {
  readonly proposed: Proposed;
  readonly inputs: Inputs;
  readonly events: string;
}

/** Plays the steps; `look` sees each command before anything comes of it. Gives back what was accepted. */
function play(
  made: Game,
  look: (table: TestTable, proposed: Proposed) => void,
  after: (table: TestTable, events: readonly GameEvent[]) => void,
): Accepted[] {
  const table = tableOf(made);
  const accepted: Accepted[] = [];
  for (const one of made.steps) {
    table.now += one.wait;
    const proposed = proposedBy(table, one);
    look(table, proposed);
    const decided = decide(table.state, proposed, table.inputs);
    if (!decided.ok) continue;
    const events = frozen(decided.value);
    accepted.push({ proposed, inputs: table.inputs, events: JSON.stringify(events) });
    table.take(events);
    after(table, events);
  }
  return accepted;
}

const nothing = (): void => undefined;

describe('in any game', () => {
  it('deciding leaves the state unchanged, byte for byte, and gives the same result every time', () => {
    holdsAlways(game, { runs: 30, file: FILE }, (made) => {
      play(
        made,
        (table, proposed) => {
          const before = JSON.stringify(table.state);
          const first = JSON.stringify(decide(table.state, proposed, table.inputs));
          expect(JSON.stringify(table.state)).toBe(before);
          expect(JSON.stringify(decide(table.state, proposed, table.inputs))).toBe(first);
        },
        nothing,
      );
    });
  });

  it('a second state folded from the log as JSON equals the state played in, at every command', () => {
    holdsAlways(game, { runs: 30, file: FILE }, (made) => {
      let second: GameState = initialState();
      let folded = 0;
      play(made, nothing, (table) => {
        for (const event of table.events.slice(folded)) evolve(second, through(event));
        folded = table.events.length;
        second = through(second);
        expect(JSON.stringify(second)).toBe(JSON.stringify(table.state));
      });
    });
  });

  it('a state that went through JSON decides to the same events', () => {
    holdsAlways(game, { runs: 25, file: FILE }, (made) => {
      play(
        made,
        (table, proposed) =>
          expect(JSON.stringify(decide(through(table.state), through(proposed), table.inputs))).toBe(
            JSON.stringify(decide(table.state, proposed, table.inputs)),
          ),
        nothing,
      );
    });
  });

  it('no card is lost, invented or in two places, and one question is open', () => {
    holdsAlways(game, { runs: 30, file: FILE }, (made) => {
      play(made, nothing, (table) => expect(faultsOf(table.state, table.events)).toEqual([]));
    });
  });

  it('every event and every accepted command has its declared shape', () => {
    holdsAlways(game, { runs: 25, file: FILE }, (made) => {
      play(made, nothing, (_, events) => {
        for (const event of events) {
          const { type, ...data } = through(event);
          expect(EVENTS[type].schema.safeParse(data)).toEqual({ success: true, data });
          if (event.type === 'CommandAccepted')
            expect(playerCommand.or(timerCommand).safeParse(event.command).success).toBe(true);
        }
      });
    });
  });

  it('deciding the accepted commands again gives the same events, byte for byte', () => {
    holdsAlways(game, { runs: 25, file: FILE }, (made) => {
      const accepted = play(made, nothing, nothing);
      const { state } = tableOf(made);
      for (const { proposed, inputs, events } of accepted) {
        const decided = decide(state, through(proposed), inputs);
        expect(JSON.stringify(decided.ok ? decided.value : decided.error)).toBe(events);
        for (const event of JSON.parse(events) as GameEvent[]) evolve(state, event);
      }
    });
  });

  it('every legal command is accepted if its content fits, and all others are refused', () => {
    holdsAlways(game, { runs: 25, file: FILE }, (made) => {
      play(
        made,
        ({ state, now, inputs }, { actor }) => {
          const player = actor === 'timer' || actor === 'operator' ? PEOPLE[now % PEOPLE.length]! : actor;
          const legal = legalCommands(state, player, inputs.now);
          for (const type of PLAYER_COMMANDS) {
            const command = fittingCommand(state, player, type, now);
            const decided = decide(state, { actor: player, command }, inputs);
            // The secret of who commits by hand is known; that of a table gathered by the test is as well.
            expect([type, decided.ok]).toEqual([type, legal.includes(type)]);
          }
        },
        nothing,
      );
    });
  });

  it('chance reaches every kind of end, of question and of leaving', () => {
    const met = new Set<string>();
    const seen = (state: GameState, events: readonly GameEvent[]): void => {
      if (state.result !== null) met.add(state.result.reason);
      if (state.decision !== null) met.add(state.decision.prompt);
      for (const event of events)
        if (event.type === 'PlayerLost' || event.type === 'SeatLeft') met.add(event.reason);
      if (absentFrom(state) !== undefined) met.add('waiting');
    };
    const games = fc.sample(game, { seed: 7, numRuns: 150 });
    for (const made of games) play(made, nothing, (table, events) => seen(table.state, events));
    expect([...met].sort()).toEqual(
      [
        ...['last-one-standing', 'cancelled', 'expired', 'abandoned'],
        ...['choose-starting-player', 'take-a-mulligan', 'put-on-the-bottom', 'priority'],
        ...['conceded', 'absent', 'drew-from-empty-library', 'left', 'taken-out', 'entropy-not-opened'],
        'waiting',
      ].sort(),
    );
  });
});
