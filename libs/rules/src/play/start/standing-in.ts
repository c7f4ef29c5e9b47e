// What everyone knows of how a game stands in a position that it goes on from.
import type { Instant } from '#kernel';
import type { StandingPosition } from '../../model/events/forking.js';
import type { GameState } from '../../model/state/game-state.js';

export function standingIn(
  { seats = [], turn = null, decision = null }: Partial<GameState>,
  now: Instant,
): StandingPosition {
  if (decision === null) throw new Error('nobody is asked anything in the position that a game goes on from');
  const { seat, of, kind, prompt } = decision;
  return {
    lives: seats.map(({ seat: at, life }) => ({ seat: at, life })),
    lost: seats.filter(({ lost }) => lost !== null).map(({ seat: at }) => at),
    turn: turn === null ? null : { turn: turn.number, seat: turn.active, extra: turn.extra, step: turn.step },
    asked: { seat, ...(of === undefined ? {} : { of }), kind, prompt, since: now },
  };
}
