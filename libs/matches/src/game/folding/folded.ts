// Folds a game from its log as far as possible. If the log has an event that cannot be read or folded, the
// game is shown as it was before that event, and is stopped. Later events are skipped, except those by
// which the operator ended the game.
import type { EventStore, Revision, StoredEvent } from '#event-store';
import type { GameId, Hash } from '#kernel';
import { decode, envelopeOf, gameStream, pagesOf, type Tail } from '#log';
import { takenUp, type KeptGallery } from '#visibility';
import { LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { GAME_CODEC, type RecordedGameEvent } from '../log/game-log.js';
import type { Past } from './applied.js';
import { batchesOf, LiveGame, type LoggedBatch } from './live-game.js';

/** The log has an event that cannot be read or folded: fold the game again, as far as possible. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
  constructor(cause: unknown) {
    super('a game cannot be folded on', { cause });
  }
}

export interface Folded {
  readonly live: LiveGame;
  /** The error that stopped the fold. */
  readonly fault?: unknown;
}

/** Undefined: the log has no such game, or not even its creation can be read. */
export async function foldedGame(store: EventStore, game: GameId): Promise<Folded | undefined> {
  const stored: StoredEvent[] = [];
  const job = LONG_WORK.job();
  for await (const page of pagesOf(store, gameStream(game))) stored.push(...page);
  const { events, fault } = await readable(stored, job);
  const created = events.find(({ event }) => event.type === 'GameCreated')?.event;
  if (created?.type !== 'GameCreated') return undefined;
  const fresh = (): LiveGame => LiveGame.new(game, created.terms.seats);
  const live = fresh();
  const whole = fault === undefined ? events : wholeBatches(events, stored);
  const batches = [...batchesOf(whole, live.tail)];
  const thrown = await foldInto(live, batches, job);
  if (thrown === undefined && fault === undefined) return { live };
  const sound = batches.slice(0, thrown?.nth ?? batches.length);
  const prefix = fresh();
  await foldInto(prefix, sound, job);
  prefix.cannotBeReadFrom((prefix.revision ?? -1) + 1);
  await passOver(prefix, stored, job);
  return { live: prefix, fault: thrown?.error ?? fault };
}

/** The events before the first one that cannot be read. */
async function readable(
  stored: readonly StoredEvent[],
  job: Job,
): Promise<{ readonly events: readonly RecordedGameEvent[]; readonly fault?: unknown }> {
  const events: RecordedGameEvent[] = [];
  try {
    for (const event of stored) {
      events.push(decode(GAME_CODEC, event));
      if (job.isDue) await job.pause();
    }
  } catch (fault) {
    return { events, fault };
  }
  return { events };
}

/** Leaves out the batch of the first unreadable event. */
function wholeBatches(events: readonly RecordedGameEvent[], stored: readonly StoredEvent[]) {
  if (stored[events.length]?.type === 'CommandAccepted') return events;
  return events.slice(
    0,
    events.findLastIndex(({ event }) => event.type === 'CommandAccepted'),
  );
}

/** The games that the rewinds of these batches return to, kept as they are folded. */
class ReturnedTo {
  private readonly places: ReadonlySet<number>;
  private readonly kept = new Map<number, KeptGallery>();

  constructor(batches: readonly LoggedBatch[]) {
    const events = batches.flatMap((batch) => batch.events);
    this.places = new Set(events.flatMap((event) => (event.type === 'Rewound' ? [event.to] : [])));
  }

  note(live: LiveGame): void {
    const { links } = live.tail;
    if (this.places.has(links)) this.kept.set(links, live.kept());
  }

  readonly past: Past = (events) => {
    const found = this.kept.get(events);
    return found === undefined
      ? Promise.reject(new Error('a rewind returns to no end of a batch'))
      : Promise.resolve(takenUp(found));
  };
}

async function foldInto(
  live: LiveGame,
  batches: readonly LoggedBatch[],
  job: Job,
): Promise<{ readonly nth: number; readonly error: unknown } | undefined> {
  const returnedTo = new ReturnedTo(batches);
  for (const [nth, batch] of batches.entries())
    try {
      await live.take(batch, returnedTo.past, job);
      returnedTo.note(live);
    } catch (error) {
      return { nth, error };
    }
  return undefined;
}

/** Reads on to the end of the log, and folds only what the operator did. */
async function passOver(live: LiveGame, stored: readonly StoredEvent[], job: Job): Promise<void> {
  const from = stored.findIndex(({ revision }) => revision > (live.revision ?? -1));
  let at = from;
  for (const ended of operatorsEndings(stored.slice(from))) {
    const start = stored.indexOf(ended[0]);
    if (start > at) live.passOver(endOf(stored, start - 1));
    for (const batch of batchesOf(
      ended.map((event) => decode(GAME_CODEC, event)),
      live.tail,
    ))
      await live.take(batch, new ReturnedTo([batch]).past, job);
    at = start + ended.length;
  }
  if (at < stored.length) live.passOver(endOf(stored, stored.length - 1));
}

function endOf(stored: readonly StoredEvent[], index: number): { tail: Tail; revision: Revision } {
  const last = stored[index];
  if (last === undefined) throw new Error('a log without an end');
  // An event without a link breaks the chain, whatever follows.
  const hash = envelopeOf(last)?.hash ?? ('' as Hash);
  return { tail: { links: index + 1, hash }, revision: last.revision };
}

type Batch = readonly [StoredEvent, ...StoredEvent[]];

/** The batches by which the operator ended the game. */
function operatorsEndings(stored: readonly StoredEvent[]): readonly Batch[] {
  const batches: [StoredEvent, ...StoredEvent[]][] = [];
  let isOne = false;
  for (const event of stored) {
    if (event.type === 'CommandAccepted') {
      isOne = isOperatorsEnd(event);
      if (isOne) batches.push([event]);
    } else if (isOne) batches.at(-1)?.push(event);
  }
  return batches;
}

function isOperatorsEnd(event: StoredEvent): boolean {
  const { data } = event as { readonly data: { readonly command?: { readonly type?: unknown } } };
  return envelopeOf(event)?.actor === 'operator' && data.command?.type === 'end-game';
}
