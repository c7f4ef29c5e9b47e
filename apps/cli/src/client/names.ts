// The names of players, by their ids: no log of a game has them.
import type { Client } from '#client';
import { ask } from './ask.js';

/** Of everybody at the table of a game. */
export async function namesAt(client: Client, game: string): Promise<ReadonlyMap<string, string>> {
  type Named = { readonly id: string; readonly name: string | null };
  type Table = { host: Named; invited: Named[]; seats: { player: Named | null }[] };
  const { game: found } = await ask<{ game: { view: Table } | null }>(
    client,
    `query ($id: ID!) { game(id: $id) { view {
      host { id name } invited { id name } seats { player { id name } } } } }`,
    { id: game },
  );
  if (found === null) return new Map();
  const { host, invited, seats } = found.view;
  const known = [host, ...invited, ...seats.flatMap(({ player }) => player ?? [])];
  return new Map(known.map((player) => [player.id, player.name ?? 'Somebody']));
}

/** Undefined of a player whose account is gone. */
export async function nameOf(client: Client, id: string): Promise<string | undefined> {
  const { player } = await ask<{ player: { readonly name: string | null } | null }>(
    client,
    'query ($id: ID!) { player(id: $id) { name } }',
    { id },
  );
  return player?.name ?? undefined;
}
