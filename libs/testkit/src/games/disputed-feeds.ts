// The feed of every viewer of a generated game: each entry is applied as a client does, and after each command
// the outcome is compared with the view. What a preview foretells is compared with what the feeds then get.
import { instant, type Json } from '#kernel';
import { returnsTo, type GameEvent, type Inputs, type Proposed, type Seat } from '#rules';
import { firstDifference } from '#simulation';
import {
  applyPatch,
  JUDGE,
  LogGallery,
  previewRuling,
  publishedView,
  SPECTATOR,
  viewerAt,
  viewerKey,
  watchedLog,
  type FeedEntry,
  type Seen,
} from '#visibility';

type Foretold = ReadonlyMap<string, readonly FeedEntry[]>;

export class DisputedFeeds {
  private readonly viewers;
  private readonly gallery;
  private readonly folded: Map<string, Json>;
  private readonly log: GameEvent[] = [];
  private foretold: Foretold | undefined;

  constructor(seats: number) {
    const all = Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat));
    this.viewers = [...all, SPECTATOR, JUDGE];
    this.gallery = new LogGallery(this.viewers);
    this.folded = new Map(this.viewers.map((viewer) => [viewerKey(viewer), null]));
    for (const projector of this.gallery.viewers) projector.wake(this.gallery.state);
  }

  take(events: readonly GameEvent[], now: number): void {
    const seen = events.flatMap((event) => {
      try {
        return this.gallery.apply(event, instant(now));
      } catch (thrown) {
        throw new Error(`${JSON.stringify(event)} in ${shown(events)}`, { cause: thrown });
      }
    });
    this.log.push(...events);
    for (const { viewer, entry } of seen) {
      const key = viewerKey(viewer);
      this.folded.set(key, applyPatch(this.folded.get(key)!, entry.patch));
    }
    for (const projector of this.gallery.viewers) {
      const key = viewerKey(projector.viewer);
      const found = firstDifference(
        this.folded.get(key),
        publishedView(projector.viewOf(this.gallery.state)),
        [],
      );
      if (found !== undefined)
        throw new Error(`the feed of ${key} does not fold to the view: ${found}, after ${shown(events)}`);
    }
    this.compareWithPreview(events, seen);
  }

  /** The next command is this ruling, at this time. Undefined if it would be refused. */
  preview(proposed: Proposed, inputs: Inputs): Foretold | undefined {
    const moment = returnsTo(this.gallery.state, proposed);
    const to = inputs.earlier?.events;
    if (moment !== undefined && to === undefined) return undefined;
    const earlier = to === undefined ? undefined : watchedLog(this.log, this.viewers, to);
    const before = JSON.stringify(this.gallery.state);
    const foreseen = previewRuling(this.gallery, proposed, inputs, earlier);
    if (JSON.stringify(this.gallery.state) !== before) throw new Error('a preview changed the game');
    if (!foreseen.ok) return undefined;
    return new Map(foreseen.value.map(({ viewer, entries }) => [viewerKey(viewer), entries]));
  }

  expect(foretold: Foretold): void {
    this.foretold = foretold;
  }

  /** What chance decides comes out otherwise. */
  private compareWithPreview(events: readonly GameEvent[], seen: readonly Seen[]): void {
    const { foretold } = this;
    this.foretold = undefined;
    if (foretold === undefined || events.some((event) => 'drawn' in event)) return;
    for (const [key, entries] of foretold) {
      const got = seen.flatMap(({ viewer, entry }) => (viewerKey(viewer) === key ? [entry] : []));
      if (JSON.stringify(got) !== JSON.stringify(entries))
        throw new Error(`the preview showed ${key} something else than the game then did`);
    }
  }
}

const shown = (events: readonly GameEvent[]): string => events.map(({ type }) => type).join(', ');
