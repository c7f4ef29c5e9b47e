// What the server has in its log of a game, as one of its players is told it.
import { partOf } from '#testkit/values/part-of';
import type { Caller } from '#testkit/server/caller';

export interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly name?: string;
  readonly winners?: readonly number[];
  readonly [field: string]: unknown;
}

/** `HappenedAtOnce` is opened: its events stand where it stood. */
export async function logOf(player: Caller, game: string): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let after: string | null = null; ;) {
    const { feed } = await player.ask(
      `query ($id: ID!, $after: Cursor) { feed(gameId: $id, after: $after, first: 500) {
        cursor complete entries { story } } }`,
      { id: game, after },
    );
    for (const { story } of feed.entries) {
      const one = partOf<Told>(story as object);
      told.push(...(one.type === 'HappenedAtOnce' ? (one['events'] as readonly Told[]) : [one]));
    }
    if (feed.complete) return told;
    after = feed.cursor;
  }
}
