// Folds a whole log with viewers, rewinds included: the game that a rewind returns to is kept while the log
// before it is folded. A live session asks the store instead.
import { instant } from '#kernel';
import { objectNumber, type GameEvent, type KnownPlaces, type ObjectId, type Seat } from '#rules';
import { Gallery } from './gallery.js';
import { keepGallery, takenUp, type KeptGallery } from './kept-gallery.js';
import { seesAll, SPECTATOR, viewerAt, type Viewer } from '../viewers/viewer.js';

/** The game after the log's first events; after all of them unless a number says otherwise. */
export function watchedLog(
  log: readonly GameEvent[],
  viewers: readonly Viewer[],
  upTo = log.length,
): Gallery {
  const gallery = new Gallery(viewers);
  const first = log.slice(0, upTo);
  const returnedTo = new Set(first.flatMap((event) => (event.type === 'Rewound' ? [event.to] : [])));
  const kept = new Map<number, KeptGallery>();
  for (const [nth, event] of first.entries()) {
    if (returnedTo.has(nth)) kept.set(nth, keepGallery(gallery));
    const earlier = event.type === 'Rewound' ? kept.get(event.to) : undefined;
    gallery.apply(event, instant(0), earlier && takenUp(earlier));
  }
  return gallery;
}

/** A gallery that keeps the log it has folded, and folds its beginning again for a rewind. */
export class LogGallery extends Gallery {
  private readonly log: GameEvent[] = [];

  override take(event: GameEvent, earlier = this.returnedTo(event)): void {
    super.take(event, earlier);
    this.log.push(event);
  }

  private returnedTo(event: GameEvent): Gallery | undefined {
    if (event.type !== 'Rewound') return undefined;
    const viewers = this.viewers.map(({ viewer }) => viewer);
    return watchedLog(this.log, viewers, event.to);
  }
}

/** The cards in libraries whose place anybody at the table knows. */
export function placesKnownIn({ state, viewers }: Gallery): readonly ObjectId[] {
  const shown = new Set<ObjectId>();
  for (const { viewer, knowledge } of viewers)
    if (!seesAll(viewer))
      for (const object of knowledge.shown)
        if (state.objects[objectNumber(object)]?.zone.kind === 'library') shown.add(object);
  return [...shown];
}

export const knownPlaces: KnownPlaces = (log, upTo) => {
  const created = log.find((event) => event.type === 'GameCreated');
  const seats = Array.from({ length: created?.terms.seats ?? 0 }, (_, seat) => viewerAt(seat as Seat));
  return placesKnownIn(watchedLog(log, [SPECTATOR, ...seats], upTo));
};
