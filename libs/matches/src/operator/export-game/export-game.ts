// Exports a game as lines of JSON: a header, then a viewer's feed entry by entry; or, once the game has
// opened, its whole log with the secret, so that anyone can verify it.
import type { EventStore } from '#event-store';
import { gameId, ok, err, type GameId, type Json, type JsonObject, type Result } from '#kernel';
import type { GameState, Seat } from '#rules';
import {
  FEED_VERSION,
  LogGallery,
  JUDGE,
  mayOpen,
  SPECTATOR,
  viewerAt,
  viewerKey,
  type Viewer,
} from '#visibility';
import {
  decode,
  envelopeOf,
  gameProofFault,
  gameProofSchema,
  gameStream,
  pagesOf,
  type GameProof,
  type GameSecret,
  type ProofFault,
} from '#log';
import { z } from 'zod';
import { GAME_CODEC } from '../../game/log/game-log.js';
import type { FormatCards } from '../../ports/index.js';
import { lineOf, storedOf } from '../../game/beside/logged-line.js';
import { GameVerifier, type GameVerdict } from '../../game/verifier/game-verifier.js';

export type ExportFault =
  | 'no-such-game'
  /** The game has no seat with that number. */
  | 'no-such-viewer'
  /** The game is not over, or its terms do not open it to everyone. */
  | 'not-open';

export type Lines = AsyncGenerator<Json>;

/** Version 2 may contain a proof. */
const header = z.strictObject({
  pentaland: z.literal('log'),
  version: z.literal([1, 2]),
  game: z.string(),
  seed: z.string(),
  chain: z.string(),
  proof: gameProofSchema.optional(),
});

export async function stateOf(store: EventStore, game: GameId): Promise<GameState> {
  const gallery = new LogGallery([]);
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

/** `viewer`: `spectator`, a seat as `seat-0`, or `all`, which is a judge's view. */
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
  const gallery = new LogGallery([viewer]);
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
  proof: (game: GameId) => Promise<GameProof | undefined>,
): Promise<Result<Lines, ExportFault>> {
  const state = await stateOf(store, game);
  if (state.game === null) return err('no-such-game');
  if (!mayOpen(state, SPECTATOR)) return err('not-open');
  return ok(logLines(store, game, await secret(), await proof(game)));
}

async function* logLines(
  store: EventStore,
  game: GameId,
  { seed, chain }: GameSecret,
  proof: GameProof | undefined,
): Lines {
  const header = { pentaland: 'log', game, seed, chain };
  yield proof === undefined ? { ...header, version: 1 } : { ...header, version: 2, proof };
  let place = 0;
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) {
      yield lineOf(stored, place);
      place += 1;
    }
}

/** The result of checking the proof that a game is in the log. */
export interface VerifiedProof extends Pick<GameProof, 'checkpoint' | 'events'> {
  readonly fault: ProofFault | undefined;
}

export interface VerifiedExport {
  readonly game: GameId;
  readonly verdict: GameVerdict;
  /** Undefined if the export has no proof. */
  readonly proof: VerifiedProof | undefined;
}

/**
 * Undefined if the first line is not the header of an exported log. `key`: the installation's public key, if
 * known.
 */
export async function verifyExport(
  lines: AsyncIterable<Json>,
  cards: FormatCards,
  key?: string,
): Promise<VerifiedExport | undefined> {
  let begun: { readonly said: z.infer<typeof header>; readonly verifier: GameVerifier } | undefined;
  let link: string | undefined;
  for await (const line of lines) {
    if (begun !== undefined) {
      const stored = storedOf(gameId(begun.said.game), line);
      begun.verifier.add(stored);
      if (begun.said.proof?.events === stored.revision + 1) link = envelopeOf(stored)?.hash;
      continue;
    }
    const said = header.safeParse(line).data;
    if (said === undefined) return undefined;
    begun = { said, verifier: new GameVerifier(gameId(said.game), said, cards) };
  }
  if (begun === undefined) return undefined;
  const game = gameId(begun.said.game);
  const verdict = begun.verifier.verdict();
  return { game, verdict, proof: verifiedProof(begun.said.proof, { game, verdict, link, key }) };
}

interface Checked extends Pick<VerifiedExport, 'game' | 'verdict'> {
  readonly link: string | undefined;
  readonly key: string | undefined;
}

function verifiedProof(
  proof: GameProof | undefined,
  { game, verdict, link, key }: Checked,
): VerifiedProof | undefined {
  if (proof === undefined) return undefined;
  const { events, checkpoint } = proof;
  // The chain holds up to there, so its link follows from the events themselves.
  const holdsSoFar = verdict.fault === null || verdict.fault.place >= events;
  const fault =
    link === undefined || !holdsSoFar ? 'proves-nothing' : gameProofFault(proof, { game, link, key });
  return { events, checkpoint, fault };
}
