// A game as lines of JSON: a header, then a viewer's feed entry by entry, or, once it has opened, the whole log with
// the secret that lets anyone check it.
import type { EventStore } from '#event-store';
import { gameId, ok, err, type GameId, type Json, type JsonObject, type Result } from '#kernel';
import type { GameState, Seat } from '#rules';
import {
  FEED_VERSION,
  Gallery,
  JUDGE,
  mayOpen,
  SPECTATOR,
  viewerAt,
  viewerKey,
  type Viewer,
} from '#visibility';
import { z } from 'zod';
import { decode, gameStream, pagesOf, type GameSecret } from '../../log/index.js';
import { GAME_CODEC } from '../game-log.js';
import type { FormatCards } from '../../ports/index.js';
import { lineOf, storedOf } from '../open-game/logged-line.js';
import { GameVerifier, type GameVerdict } from '../verify-game/game-verifier.js';

export type ExportFault =
  | 'no-such-game'
  /** The game has no seat of that number. */
  | 'no-such-viewer'
  /** It is not over, or its terms don't open it to everyone. */
  | 'not-open';

export type Lines = AsyncGenerator<Json>;

const header = z.strictObject({
  pentaland: z.literal('log'),
  version: z.literal(1),
  game: z.string(),
  seed: z.string(),
  chain: z.string(),
});

async function stateOf(store: EventStore, game: GameId): Promise<GameState> {
  const gallery = new Gallery([]);
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) {
      const { event, at } = decode(GAME_CODEC, stored);
      gallery.apply(event, at);
    }
  return gallery.state;
}

const ALL = 'all';

const seatIn = ({ seats }: GameState, name: string): Seat | undefined =>
  seats.find(({ seat }) => viewerKey(viewerAt(seat)) === name)?.seat;

/** `viewer`: `spectator`, a seat as `seat-0`, or `all`, as a judge sees it. */
export async function exportFeed(
  store: EventStore,
  game: GameId,
  viewer: string,
): Promise<Result<Lines, ExportFault>> {
  const state = await stateOf(store, game);
  if (state.game === null) return err('no-such-game');
  if (viewer === viewerKey(SPECTATOR)) return ok(feedLines(store, game, SPECTATOR));
  if (viewer === ALL) return ok(feedLines(store, game, JUDGE));
  const seat = seatIn(state, viewer);
  return seat === undefined ? err('no-such-viewer') : ok(feedLines(store, game, viewerAt(seat)));
}

async function* feedLines(store: EventStore, game: GameId, viewer: Viewer): Lines {
  yield { pentaland: 'feed', version: FEED_VERSION, game, viewer: viewerKey(viewer) };
  const gallery = new Gallery([viewer]);
  gallery.projector(viewer).wake(gallery.state);
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) {
      const { event, at } = decode(GAME_CODEC, stored);
      for (const { entry } of gallery.apply(event, at)) yield { ...entry } satisfies JsonObject;
    }
}

export async function exportLog(
  store: EventStore,
  game: GameId,
  secret: () => Promise<GameSecret>,
): Promise<Result<Lines, ExportFault>> {
  const state = await stateOf(store, game);
  if (state.game === null) return err('no-such-game');
  return mayOpen(state, SPECTATOR) ? ok(logLines(store, game, await secret())) : err('not-open');
}

async function* logLines(store: EventStore, game: GameId, { seed, chain }: GameSecret): Lines {
  yield { pentaland: 'log', version: 1, game, seed, chain };
  let place = 0;
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) {
      yield lineOf(stored, place);
      place += 1;
    }
}

/** Undefined where the first line is not that of an exported log. */
export async function verifyExport(
  lines: AsyncIterable<Json>,
  cards: FormatCards,
): Promise<{ readonly game: GameId; readonly verdict: GameVerdict } | undefined> {
  let begun: { readonly game: GameId; readonly verifier: GameVerifier } | undefined;
  for await (const line of lines) {
    if (begun !== undefined) {
      begun.verifier.add(storedOf(begun.game, line));
      continue;
    }
    const parsed = header.safeParse(line);
    if (!parsed.success) return undefined;
    const game = gameId(parsed.data.game);
    begun = { game, verifier: new GameVerifier(game, parsed.data, cards) };
  }
  return begun === undefined ? undefined : { game: begun.game, verdict: begun.verifier.verdict() };
}
