// The names of those who play a game, for a judge who looks at it.
import type { SideBySide } from '../../client/desk.js';
import type { GameApi } from '../../client/game-api.js';

/** By their ids. */
export async function namesIn(api: GameApi, { sights }: SideBySide): Promise<ReadonlyMap<string, string>> {
  const seats = Object.values(sights[0]?.view.json.seats ?? {});
  const ids = seats.flatMap(({ player }) => player ?? []);
  return new Map(
    await Promise.all(ids.map(async (id) => [id, (await api.playerName(id)) ?? 'Somebody'] as const)),
  );
}
