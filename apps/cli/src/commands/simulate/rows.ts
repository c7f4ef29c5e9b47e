// A simulated game as a line of JSON.
import type { Json, Result } from '#kernel';
import type { Played, Stuck } from '#simulation';

export function gameRow(seed: string, played: Result<Played, Stuck>, bots: readonly string[]): Json {
  if (!played.ok) return { seed, ended: 'stuck', decisions: played.error.decisions, why: played.error.why };
  const { state, ended, turns, decisions, events } = played.value;
  const winners = new Set(state.result?.winners);
  const seats = state.seats.map(({ seat, life, lost }) => ({
    ...{ seat: Number(seat), bot: bots[seat] ?? null, won: winners.has(seat) },
    ...{ life, lost: lost ?? null },
  }));
  return { seed, ended: ended ?? 'given-up', turns, decisions, events, seats };
}
