// Where the game of a position is: before its mulligans, at the beginning of its first turn, or in the middle of a turn.
import { PHASE_OF, type GameEvent, type ObjectId, type Seat } from '#rules';
import type { Scenario } from '../format/scenario.js';
import { Unplayable } from './unplayable.js';

const FIRST = 0 as Seat;

/** The last events of the position. `any`: an object that is there, to be the land that was played. */
export function begun(scenario: Scenario, any: ObjectId | undefined): readonly GameEvent[] {
  const { players, begin, names = [], monarch, initiative } = scenario;
  const order = Object.keys(players);
  const seatOf = (name: string): Seat => order.indexOf(name) as Seat;
  const given = names.map(({ name, by }): GameEvent => ({
    type: 'CardMarked',
    seat: seatOf(by),
    object: 'o0' as ObjectId,
    name,
  }));
  const designated = Object.entries({ monarch, initiative }).flatMap(([designation, player]): GameEvent[] =>
    player === undefined ? [] : [{ type: 'PlayerDesignated', seat: seatOf(player), designation, on: true }],
  );
  return [
    ...given,
    ...designated,
    { type: 'StartingPlayerChosen', seat: FIRST },
    ...(begin === undefined
      ? inTurn(scenario, any)
      : [{ type: 'MulliganRoundBegan' as const, seats: order.map(seatOf) }]),
  ];
}

function inTurn({ players, now }: Scenario, any: ObjectId | undefined): readonly GameEvent[] {
  if (now === undefined) return [{ type: 'TurnBegan', turn: 1, seat: FIRST }];
  const { turn, step, player, priority = player, landsPlayed = 0 } = now;
  const order = Object.entries(players).flatMap(([name, { lost }], seat) =>
    lost === true ? [] : [{ name, seat: seat as Seat }],
  );
  const first = order.findIndex(({ name }) => name === player);
  const fromActive = [...order.slice(first), ...order.slice(0, first)];
  const passed = fromActive.findIndex(({ name }) => name === priority);
  const active = fromActive[0]?.seat;
  if (first === -1 || passed === -1 || active === undefined)
    throw new Unplayable('whose turn it is, and who has priority, must be players who are still in the game');
  if (landsPlayed > 0 && any === undefined) throw new Unplayable('no land is there that was played');
  const lands = Array.from({ length: any === undefined ? 0 : landsPlayed }, (): GameEvent => ({
    type: 'LandPlayed',
    seat: active,
    object: any as ObjectId,
  }));
  return [
    { type: 'TurnBegan', turn, seat: active },
    ...lands,
    { type: 'StepBegan', step },
    ...(PHASE_OF[step] === 'combat' ? [{ type: 'CombatBegan' as const, seat: active }] : []),
    { type: 'PrioritySet', seat: active },
    ...fromActive.slice(0, passed).map(({ seat }, nth): GameEvent => ({
      type: 'PriorityPassed',
      seat,
      next: fromActive[nth + 1]?.seat ?? null,
    })),
  ];
}
