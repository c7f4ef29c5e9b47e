// A live game as one sequence: what happened, with the view after it, and how the connection is.
import type { Begins, Connection, Entry, GameSnapshot, Json, LiveGame } from '#client';
import { toldIn, type ToldEntry } from './told.js';

export type Followed =
  | { readonly kind: 'told'; readonly told: ToldEntry; readonly moment: number; readonly state: Json }
  /** Everything up to now was told. */
  | { readonly kind: 'caught-up' }
  /** The connection is gone, and comes back by itself. */
  | { readonly kind: 'lost' }
  /** What comes now begins here: told first, and again when the feed has become another one. */
  | { readonly kind: 'begins'; readonly at: Begins };

/** Until the game is closed; throws what no new attempt mends. A game is followed once. */
export async function* follow(game: LiveGame): AsyncGenerator<Followed, void, undefined> {
  const waiting: Followed[] = [];
  let wake: (() => void) | undefined;
  let fault: Error | undefined;
  let last: Entry | undefined;
  let begun: Begins | null = null;
  let connection: Connection = 'offline';
  const hear = (now: GameSnapshot): void => {
    const entry = now.entries.at(-1);
    if (entry !== undefined && entry !== last) {
      if (now.begins !== null && now.begins !== begun) waiting.push({ kind: 'begins', at: now.begins });
      begun = now.begins;
      waiting.push({ kind: 'told', told: toldIn(entry), moment: entry.moment, state: now.state });
      last = entry;
    }
    if (now.connection !== connection) {
      if (now.connection === 'live') waiting.push({ kind: 'caught-up' });
      if (now.connection === 'offline' && !game.isClosed) waiting.push({ kind: 'lost' });
      ({ connection } = now);
    }
    fault = now.error ?? undefined;
    wake?.();
  };
  const stop = game.subscribe(hear);
  try {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      if (fault !== undefined) throw fault;
      if (game.isClosed) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    stop();
    game.close();
  }
}
