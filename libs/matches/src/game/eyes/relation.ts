// The relation of an asker to a game: player of a seat, judge, spectator, or none.
import type { PlayerId } from '#kernel';
import type { GameState } from '#rules';
import { JUDGE, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import { isImported } from '../../contract/imported.js';

/**
 * Undefined: for this asker the game does not exist. Players keep their seat after they have lost. A player
 * with a seat in a game cannot judge it.
 */
export function viewerFor(state: GameState, { player, roles }: Asker): Viewer | undefined {
  if (state.terms === null) return undefined;
  const seat = state.seats.find((other) => other.player === player);
  if (seat !== undefined) return viewerAt(seat.seat);
  if (roles.includes('judge')) return JUDGE;
  return mayWatch(state, player) ? SPECTATOR : undefined;
}

function mayWatch(state: GameState, player: PlayerId): boolean {
  const { game, terms, stage, invited } = state;
  if (terms === null) return false;
  // Only a game that has opened to everyone can be imported.
  if (game !== null && isImported(game)) return stage.kind === 'over';
  if (terms.access === 'invitation' && !invited.includes(player)) return false;
  // Before the start a table is visible to anyone who may sit down; a private one to anyone who knows its id.
  return stage.kind === 'gathering' || stage.kind === 'opening' || terms.spectators === 'allowed';
}
