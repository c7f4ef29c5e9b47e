// A game's past through one viewer's eyes: the log, folded again.
import type { EventStore } from '#event-store';
import type { GameId } from '#kernel';
import { isPublic, Gallery, type FeedEntry, type Projector, type Viewer } from '#visibility';
import { decode, gameStream, pagesOf } from '../../log/index.js';
import { GAME_CODEC, type RecordedGameEvent } from '../game-log.js';

async function* eventsOf(store: EventStore, game: GameId): AsyncGenerator<RecordedGameEvent> {
  for await (const page of pagesOf(store, gameStream(game)))
    for (const stored of page) yield decode(GAME_CODEC, stored);
}

/** The viewer's entries after one seq, up to another. */
export async function entriesBetween(
  store: EventStore,
  game: GameId,
  viewer: Viewer,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<readonly FeedEntry[]> {
  const gallery = new Gallery([viewer]);
  const projector = gallery.projector(viewer);
  const entries: FeedEntry[] = [];
  for await (const { event, at } of eventsOf(store, game)) {
    if (projector.seq >= upTo) break;
    // The entries before the first one asked for are counted, not made.
    if (projector.seq >= after) projector.wake(gallery.state);
    for (const { entry } of gallery.apply(event, at)) if (entry.seq > after) entries.push(entry);
  }
  return entries;
}

/** The viewer's eyes as they are after the log's first `events` events. */
export async function eyesAfter(
  store: EventStore,
  game: GameId,
  viewer: Viewer,
  events: number,
): Promise<Projector> {
  const gallery = new Gallery([viewer]);
  let folded = 0;
  for await (const { event, at } of eventsOf(store, game)) {
    if (folded === events) break;
    gallery.apply(event, at);
    folded += 1;
  }
  return gallery.projector(viewer);
}

/** The game as it was at a moment, up to the last thing before the next moment began. */
export async function galleryAt(
  store: EventStore,
  game: GameId,
  viewer: Viewer,
  moment: number,
): Promise<Gallery> {
  const gallery = new Gallery([viewer]);
  for await (const { event, at } of eventsOf(store, game)) {
    if (gallery.moment === moment && isPublic(event)) break;
    gallery.apply(event, at);
  }
  return gallery;
}
