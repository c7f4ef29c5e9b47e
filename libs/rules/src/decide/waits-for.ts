// Whom a game waits for: not who may act, but without whom it does not go on.
import type { PlayerId } from '#kernel';
import type { GameState } from '../state/game-state.js';

export function waitsFor(state: GameState, player: PlayerId): boolean {
  const seat = state.seats.find((other) => other.player === player);
  if (seat === undefined) return false;
  switch (state.stage.kind) {
    case 'gathering': {
      if (!seat.ready) return true;
      const taken = state.seats.filter((other) => other.player !== null);
      return state.host === player && taken.length > 1 && taken.every((other) => other.ready);
    }
    case 'opening':
      return seat.commitment !== null && seat.entropy === null;
    case 'starting':
    case 'mulligans':
    case 'turns':
      return state.decision?.seat === seat.seat;
    case 'over':
      return false;
  }
}
