// The names of those who play a game, for a judge who looks at it.
import type { PublishedView } from '#visibility';
import type { SideBySide } from '../../client/desk.js';
import type { GameApi } from '../../client/game-api.js';

/** By their ids. */
export async function namesOf(
  api: GameApi,
  { seats }: Pick<PublishedView, 'seats'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = seats.flatMap(({ player }) => player?.id ?? []);
  return new Map(
    await Promise.all(ids.map(async (id) => [id, (await api.playerName(id)) ?? 'Somebody'] as const)),
  );
}

export const namesIn = (api: GameApi, { sights }: SideBySide): Promise<ReadonlyMap<string, string>> =>
  namesOf(api, { seats: sights[0]?.view.seats ?? [] });
