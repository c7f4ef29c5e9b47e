// What someone is to a game: the player of a seat, a judge, a spectator, or nobody at all.
import type { PlayerId } from '#kernel';
import type { GameState } from '#rules';
import { JUDGE, SPECTATOR, viewerAt, viewerKey, type Viewer } from '#visibility';
import type { Asker } from './contract.js';

/**
 * Undefined: for this asker there is no such game. A seat stays its player's when the player has lost. Whoever has a
 * seat in a game cannot judge it.
 */
export function viewerFor(state: GameState, { player, roles }: Asker): Viewer | undefined {
  if (state.terms === null) return undefined;
  const seat = state.seats.find((other) => other.player === player);
  if (seat !== undefined) return viewerAt(seat.seat);
  if (roles.includes('judge')) return JUDGE;
  return mayWatch(state, player) ? SPECTATOR : undefined;
}

/** Seats are left and taken: who was this viewer a moment ago may be another by now. */
export function isStill(viewer: Viewer, state: GameState, asker: Asker): boolean {
  const now = viewerFor(state, asker);
  return now !== undefined && viewerKey(now) === viewerKey(viewer);
}

function mayWatch(state: GameState, player: PlayerId): boolean {
  const { terms, stage, invited } = state;
  if (terms === null) return false;
  if (terms.access === 'invitation' && !invited.includes(player)) return false;
  // Before the start a table shows itself to whoever may sit down; a private one to whoever knows its id.
  return stage.kind === 'gathering' || stage.kind === 'opening' || terms.spectators === 'allowed';
}
