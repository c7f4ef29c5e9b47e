// Writes the file of a replay: of an opened game its log, which can be verified; of any other a viewer's feed.
import { createHash } from 'node:crypto';
import type { EventStore } from '#event-store';
import { err, ok, type GameId, type Json, type JsonObject, type PlayerId, type Result } from '#kernel';
import { ENGINE_VERSION, isOpened, type GameState } from '#rules';
import { FEED_VERSION, mayOpen, SPECTATOR, viewerKey, JUDGE } from '#visibility';
import { readLog, type GameProof, type GameSecret } from '#log';
import { annotationsIn, annotationsOf, byMoment } from '../../game/beside/annotations.js';
import { exportFeed, exportLog, stateOf, type ExportFault, type Lines } from '../export-game/export-game.js';
import { NO_ANNOTATIONS, REPLAY_VERSION, type ReplayHeader } from './format.js';

export interface ReplayWorld {
  readonly store: EventStore;
  readonly secret: (game: GameId) => Promise<GameSecret>;
  readonly proof: (game: GameId) => Promise<GameProof | undefined>;
  /** The present name of a player; undefined if they have none. */
  readonly nameOf: (player: PlayerId) => Promise<string | undefined>;
  readonly now: number;
}

/** `viewer`: undefined for the whole log. */
export async function replayFile(
  world: ReplayWorld,
  game: GameId,
  viewer: string | undefined,
): Promise<Result<Lines, ExportFault>> {
  const state = await stateOf(world.store, game);
  if (state.game === null) return err('no-such-game');
  const about = await aboutOf(world, state, game);
  return viewer === undefined ? ofLog(world, about, state) : ofFeed(world, about, viewer);
}

type About = Omit<Extract<ReplayHeader, { content: 'feed' }>, 'content' | 'viewer' | 'game'> & {
  readonly game: GameId;
};

/**
 * What was published of a game that is open to everyone: before that, its author may have written down what the file's
 * readers must not know. An author is known by name, if they have one.
 */
async function notesOf(
  { store, nameOf }: ReplayWorld,
  state: GameState,
  game: GameId,
): Promise<JsonObject[]> {
  if (!isOpened(state)) return [];
  const { stream, codec } = annotationsOf(game);
  const { events } = await readLog(store, codec, stream);
  const notes: JsonObject[] = [];
  for (const { author, moment, mark, text, at, publishedAt } of byMoment(annotationsIn(events)))
    if (publishedAt !== null) notes.push({ moment, mark, text, at, author: (await nameOf(author)) ?? null });
  return notes;
}

async function aboutOf(world: ReplayWorld, state: GameState, game: GameId): Promise<About> {
  const { nameOf, now } = world;
  const players = [];
  for (const { seat, player } of state.seats)
    if (player !== null) players.push({ seat, player, name: (await nameOf(player)) ?? null });
  return {
    pentaland: 'replay',
    version: REPLAY_VERSION,
    game,
    engine: ENGINE_VERSION,
    feed: FEED_VERSION,
    exportedAt: now,
    players,
    annotations: { ...NO_ANNOTATIONS, notes: await notesOf(world, state, game) },
  };
}

async function ofLog(
  { store, secret, proof }: ReplayWorld,
  about: About,
  state: GameState,
): Promise<Result<Lines, ExportFault>> {
  const { game } = about;
  if (!mayOpen(state, SPECTATOR)) return err('not-open');
  const known = await secret(game);
  const covered = await proof(game);
  const lines = await exportLog(
    store,
    game,
    () => Promise.resolve(known),
    () => Promise.resolve(covered),
  );
  if (!lines.ok) return lines;
  const header = {
    ...about,
    content: 'log',
    seed: known.seed,
    chain: known.chain,
    ...(covered === undefined ? {} : { proof: covered }),
  } as const;
  return ok(ended(header, lines.value));
}

async function ofFeed(
  { store }: ReplayWorld,
  about: About,
  viewer: string,
): Promise<Result<Lines, ExportFault>> {
  const lines = await exportFeed(store, about.game, viewer);
  if (!lines.ok) return lines;
  const named = viewer === 'all' ? viewerKey(JUDGE) : viewer;
  return ok(ended({ ...about, content: 'feed', viewer: named }, lines.value));
}

/** The header of the inner export is replaced, and an end is added. */
async function* ended(header: JsonObject, inner: Lines): Lines {
  const digest = createHash('sha256');
  let lines = -1;
  const told = <T extends Json>(line: T): T => {
    digest.update(`${JSON.stringify(line)}\n`);
    return line;
  };
  for await (const line of inner) {
    lines += 1;
    yield told(lines === 0 ? header : line);
  }
  yield { pentaland: 'end', lines, digest: digest.digest('hex') };
}
