// The names of those who play a game, for a judge who looks at it.
import type { Client } from '#client';
import type { PublishedView } from '#visibility';
import type { SideBySide } from '../../client/desk.js';
import { nameOf } from '../../client/names.js';

/** By their ids. */
export async function namesOf(
  client: Client,
  { seats }: Pick<PublishedView, 'seats'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = seats.flatMap(({ player }) => player?.id ?? []);
  return new Map(
    await Promise.all(ids.map(async (id) => [id, (await nameOf(client, id)) ?? 'Somebody'] as const)),
  );
}

export const namesIn = (client: Client, { sights }: SideBySide): Promise<ReadonlyMap<string, string>> =>
  namesOf(client, { seats: sights[0]?.view.seats ?? [] });
