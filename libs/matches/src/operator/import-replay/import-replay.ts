// Puts the game of a replay file into a log, as a game that is over: everyone can watch it, and nobody can act in it. The
// file is verified first. Its events are written under new ids, decided again under those, and linked into a chain of this
// log. A file that is imported twice is one game; an import that was killed goes on where it stopped.
import { createHash, randomUUID } from 'node:crypto';
import type { EventStore, Expected, StoredEvent, WrittenEvent } from '#event-store';
import { commandId, err, gameId, ok, type GameId, type Result } from '#kernel';
import { DEFAULT_TERMS, LogVerifier, type GameState } from '#rules';
import { knownPlaces } from '#visibility';
import type { Clock, Entropy, Keys } from '#ports';
import {
  decode,
  EMPTY_TAIL,
  encodeBatch,
  envelopeOf,
  GameSecrets,
  gameStream,
  pagesOf,
  UndecodableEvent,
  type Tail,
} from '#log';
import { importedGame } from '../../contract/imported.js';
import { importOf, type GameImported } from '../../game/beside/imports.js';
import { storedOf } from '../../game/beside/logged-line.js';
import { SideStreams } from '../../game/beside/side-streams.js';
import { GAME_CODEC, type RecordedGameEvent } from '../../game/log/game-log.js';
import { rulebookFor, type FormatCards } from '../../ports/index.js';
import type { LogHeader } from '../replay-file/format.js';
import type { ReplayFile } from '../replay-file/read.js';
import { foldedLog, verifyReplay } from '../replay-file/verify.js';
import { Translation } from './translate.js';

export type ImportFault =
  /** The file has the feed of one viewer, and no log. */
  | 'feed-alone'
  /** Its log, its proof or its header does not hold. */
  | 'not-sound'
  | 'not-over'
  /** By its terms its log is not open to everyone. */
  | 'not-open'
  /** The game was played here. */
  | 'played-here'
  /** The game is here, and goes on otherwise after its end. */
  | 'here-otherwise'
  /** A batch of it does not fit into this log. */
  | 'too-large';

export interface Imported {
  readonly game: GameId;
  /** False if all of it was here already. */
  readonly isNew: boolean;
  readonly events: number;
}

export interface ImportWorld {
  readonly store: EventStore;
  readonly keys: Keys;
  readonly cards: FormatCards;
  readonly clock: Clock;
  readonly entropy: Entropy;
}

export async function importReplay(
  world: ImportWorld,
  { header, lines }: ReplayFile,
): Promise<Result<Imported, ImportFault>> {
  if (header.content === 'feed') return err('feed-alone');
  if (lines.length === 0) return err('not-sound');
  const verified = await verifyReplay({ header, lines }, world.cards);
  if (verified.content !== 'log' || verified.verdict.fault !== null) return err('not-sound');
  if (verified.proof?.fault !== undefined || verified.claim === 'other-players') return err('not-sound');
  const state = foldedLog(header, lines);
  if (state.stage.kind !== 'over') return err('not-over');
  if (verified.claim !== undefined) return err('not-open');
  const stored = lines.map((line) => storedOf(gameId(header.game), line));
  const recorded = stored.map((one) => decode(GAME_CODEC, one));
  if (await isHere(world.store, recorded, header.game)) return err('played-here');
  return append(world, header, { state, stored, recorded });
}

interface Verified {
  readonly state: GameState;
  readonly stored: readonly StoredEvent[];
  readonly recorded: readonly RecordedGameEvent[];
}

/** A server has no game of another's under the same id and with the same chain. */
async function isHere(
  store: EventStore,
  [first]: readonly RecordedGameEvent[],
  game: string,
): Promise<boolean> {
  const found = await store.read(gameStream(gameId(game)), { max: 1 });
  const stored = found.kind === 'found' ? found.events[0] : undefined;
  return stored !== undefined && envelopeOf(stored)?.hash === first?.hash;
}

/** The same game however often it was exported, and whatever was agreed on after its end. */
function idOf({ game, seed }: LogHeader, recorded: readonly RecordedGameEvent[]): GameId {
  const ended = recorded.find(({ event }) => event.type === 'GameEnded');
  return importedGame(hashed(['pentaland/imported-game/1', game, seed, ended?.hash ?? '']));
}

const hashed = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

async function append(
  world: ImportWorld,
  header: LogHeader,
  { state, stored, recorded }: Verified,
): Promise<Result<Imported, ImportFault>> {
  const game = idOf(header, recorded);
  const translation = new Translation(header.game, game);
  const batches = batchesOf(
    stored.map((one) => decode(GAME_CODEC, translation.stored(one), 'strict')),
    translation,
  );
  const rules = rulebookFor(world.cards, state.terms ?? DEFAULT_TERMS);
  const verifier = new LogVerifier({ ...rules, seed: header.seed }, knownPlaces);
  for (const { actor, events } of batches)
    verifier.add({ actor: actor === 'server' ? 'timer' : actor, events });
  if (verifier.verdict().fault !== null) return err('not-sound');
  await recordOrigin(world, game, { header, recorded, people: translation.people });
  const { chain } = await new GameSecrets(world.store, world.keys, world.entropy, world.clock).import(
    game,
    header.seed,
  );
  let tail = EMPTY_TAIL;
  const encoded: (readonly WrittenEvent[])[] = [];
  try {
    for (const { actor, commandId: id, at, events } of batches) {
      const content = { stream: gameStream(game), actor, commandId: id, at, events };
      const batch: { readonly events: readonly WrittenEvent[]; readonly tail: Tail } = encodeBatch(
        GAME_CODEC,
        {
          ...content,
          after: tail,
          secret: chain,
        },
      );
      encoded.push(batch.events);
      tail = batch.tail;
    }
  } catch (error) {
    if (error instanceof UndecodableEvent) return err('not-sound');
    throw error;
  }
  return written(world.store, game, encoded);
}

type Batch = Pick<RecordedGameEvent, 'actor' | 'commandId' | 'at'> & {
  readonly events: RecordedGameEvent['event'][];
};

/** In the order of the log, so that people get their ids in that order. */
function batchesOf(recorded: readonly RecordedGameEvent[], translation: Translation): readonly Batch[] {
  const batches: Batch[] = [];
  for (const { actor, commandId: id, at, event } of recorded)
    if (event.type === 'CommandAccepted')
      batches.push({ actor: translation.actor(actor), commandId: id, at, events: [event] });
    else batches.at(-1)?.events.push(event);
  return batches;
}

interface Origin {
  readonly header: LogHeader;
  readonly recorded: readonly RecordedGameEvent[];
  readonly people: readonly string[];
}

/** Once for each game, before its first event. */
async function recordOrigin(
  { store, keys, clock }: ImportWorld,
  game: GameId,
  { header, recorded, people }: Origin,
): Promise<void> {
  const names = new Map(header.players.map(({ player, name }) => [player, name]));
  const side = { ...importOf(game), actor: 'operator', commandId: commandId(randomUUID()) } as const;
  await new SideStreams(store, keys, clock).append<GameImported>(side, (before): GameImported | undefined =>
    before.length > 0
      ? undefined
      : {
          type: 'GameImported',
          origin: { game: header.game, link: recorded.at(-1)?.hash ?? '', engine: header.engine },
          exportedAt: header.exportedAt,
          key: header.proof?.checkpoint.key ?? null,
          players: people.map((was) => ({ was, name: names.get(was) ?? null })),
          annotations: header.annotations,
        },
  );
}

const MOST_ATTEMPTS = 20;

/** Appends what is not there yet. Equal ids mean equal bytes. */
async function written(
  store: EventStore,
  game: GameId,
  batches: readonly (readonly WrittenEvent[])[],
  attempts = MOST_ATTEMPTS,
): Promise<Result<Imported, ImportFault>> {
  const stream = gameStream(game);
  const there = new Map<string, Expected>();
  for await (const page of pagesOf(store, stream))
    for (const { id, revision } of page) there.set(id, revision);
  let expected: Expected = 'no-stream';
  let isNew = false;
  let events = 0;
  for (const batch of batches) {
    events += batch.length;
    const last = batch.at(-1);
    const known = last === undefined ? undefined : there.get(last.id);
    if (known !== undefined) {
      expected = known;
      continue;
    }
    const appended = await store.append(stream, expected, batch);
    if (appended.kind === 'refused') return err('too-large');
    // Another import of the same file was faster: what it wrote is the same.
    if (appended.kind === 'conflict')
      return attempts === 0 ? err('here-otherwise') : written(store, game, batches, attempts - 1);
    expected = appended.kind === 'appended' ? appended.revision : appended.original.revision;
    isNew = true;
  }
  return ok({ game, isNew, events });
}
