import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '#kernel';
import type { GameEvent } from '#rules';
import { holds } from './fixtures/generated.fixture.js';
import { played, recipes, SLICE_TYPES } from './fixtures/games.fixture.js';
import { bytes, players, sameJson, throughJson, timed } from './fixtures/watching.fixture.js';
import {
  applyPatch,
  Gallery,
  JUDGE,
  publishedView,
  viewerKey,
  type FeedEntry,
  type Viewer,
} from './index.js';

const SUITE = 'libs/visibility/src/feeds.spec.ts';
const everyone = (log: readonly GameEvent[]): Viewer[] => [...players(log), JUDGE];

function awake(viewers: readonly Viewer[]): Gallery {
  const gallery = new Gallery(viewers);
  for (const viewer of viewers) gallery.projector(viewer).wake(gallery.state);
  return gallery;
}

/** Each viewer's feed, by viewer key; nobody ever asks for a view. */
function feedsOf(log: readonly GameEvent[], viewers: readonly Viewer[]): Record<string, FeedEntry[]> {
  const gallery = awake(viewers);
  const feeds: Record<string, FeedEntry[]> = {};
  for (const viewer of viewers) feeds[viewerKey(viewer)] = [];
  for (const { event, at } of timed(log))
    for (const { viewer, entry } of gallery.apply(event, at)) feeds[viewerKey(viewer)]!.push(entry);
  return feeds;
}

/** The published view made from scratch; null before the game exists. */
const published = (gallery: Gallery, viewer: Viewer): Json =>
  gallery.state.game === null ? null : publishedView(gallery.projector(viewer).viewOf(gallery.state));

describe('the feed folds to the view', () => {
  it('for every viewer after every event of a game, seen or not', () => {
    holds({ suite: SUITE, test: 'for every viewer after every event', runs: 15 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const viewers = everyone(events);
      const gallery = awake(viewers);
      const folded = new Map<string, Json>(viewers.map((viewer) => [viewerKey(viewer), null]));
      for (const { event, at } of timed(events)) {
        for (const { viewer, entry } of gallery.apply(event, at)) {
          const key = viewerKey(viewer);
          folded.set(key, applyPatch(folded.get(key)!, entry.patch));
        }
        for (const viewer of viewers) {
          const view = published(gallery, viewer);
          const mine = folded.get(viewerKey(viewer))!;
          if (!sameJson(mine, view))
            expect({ after: event, folded: mine }).toEqual({ after: event, folded: view });
        }
      }
    });
  });

  it('in games with every type of event', () => {
    const happened = new Set(
      fc
        .sample(recipes({ steps: 200 }), { numRuns: 150, seed: 7 })
        .flatMap((recipe) => played(recipe).events.map(({ type }) => type)),
    );
    expect(SLICE_TYPES.filter((type) => !happened.has(type))).toEqual([]);
  });

  it('from where a viewer wakes, without the entries before', () => {
    const woken = fc.tuple(recipes(), fc.double({ min: 0, max: 1, noNaN: true }));
    holds({ suite: SUITE, test: 'from where a viewer wakes', runs: 15 }, woken, ([recipe, share]) => {
      const { events } = played(recipe);
      const viewers = everyone(events);
      const whole = feedsOf(events, viewers);
      const wakesAt = Math.floor(share * events.length);
      const gallery = new Gallery(viewers);
      const views = new Map<string, Json>();
      timed(events).forEach(({ event, at }, index) => {
        if (index === wakesAt)
          for (const viewer of viewers) {
            const projector = gallery.projector(viewer);
            views.set(viewerKey(viewer), throughJson(published(gallery, viewer)));
            projector.wake(gallery.state);
          }
        const seen = gallery.apply(event, at);
        if (index < wakesAt && seen.length > 0) throw new Error('an entry for who sleeps');
        for (const { viewer, entry } of seen) {
          const key = viewerKey(viewer);
          if (!sameJson(entry, whole[key]![entry.seq - 1])) expect(entry).toEqual(whole[key]![entry.seq - 1]);
          views.set(key, applyPatch(views.get(key)!, entry.patch));
        }
      });
      for (const viewer of viewers)
        expect(bytes(views.get(viewerKey(viewer)) ?? null)).toBe(
          bytes(wakesAt < events.length ? published(gallery, viewer) : null),
        );
    });
  });

  it('from the view after a sleep in the middle', () => {
    const { events } = played(fc.sample(recipes(), { numRuns: 1, seed: 3 })[0]!);
    const viewer = players(events)[0]!;
    const gallery = awake([viewer]);
    const projector = gallery.projector(viewer);
    let view: Json = null;
    timed(events).forEach(({ event, at }, index) => {
      if (index === 100) projector.sleep();
      if (index === 150) {
        view = published(gallery, viewer);
        projector.wake(gallery.state);
      }
      for (const { entry } of gallery.apply(event, at)) view = applyPatch(view, entry.patch);
    });
    expect(events.length).toBeGreaterThan(150);
    expect(bytes(view)).toBe(bytes(published(gallery, viewer)));
  });
});

describe('a feed', () => {
  it('counts its own entries from 1 without gaps, and counts moments as the spectators do', () => {
    holds({ suite: SUITE, test: 'counts its own entries', runs: 20 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const viewers = everyone(events);
      const gallery = awake(viewers);
      const counts = new Map<string, number>();
      let publicly = 0;
      for (const { event, at } of timed(events)) {
        const seen = gallery.apply(event, at);
        if (seen.some(({ viewer }) => viewer.kind === 'spectator')) publicly += 1;
        if (gallery.moment !== publicly) throw new Error(`moment ${gallery.moment}, not ${publicly}`);
        for (const { viewer, entry } of seen) {
          const count = (counts.get(viewerKey(viewer)) ?? 0) + 1;
          counts.set(viewerKey(viewer), count);
          const due = { seq: count, moment: publicly, at, type: event.type };
          const { seq, moment, story } = entry;
          if (!sameJson(due, { seq, moment, at: entry.at, type: story.type })) expect(entry).toEqual(due);
          if (gallery.projector(viewer).seq !== count) throw new Error(`seq is not ${count}`);
        }
      }
      for (const { kind, ...rest } of viewers)
        if (kind === 'spectator') expect(counts.get(viewerKey({ kind, ...rest }))).toBe(publicly);
    });
  });

  it('comes out of the log again byte for byte, ids included, whoever else watched', () => {
    holds({ suite: SUITE, test: 'comes out of the log again', runs: 20 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const viewers = everyone(events);
      const log = JSON.parse(JSON.stringify(events)) as GameEvent[];
      const curious = awake(viewers);
      const feeds = feedsOf(events, viewers);
      const again = Object.fromEntries(viewers.map((viewer) => [viewerKey(viewer), [] as FeedEntry[]]));
      for (const { event, at } of timed(log)) {
        for (const { viewer, entry } of curious.apply(event, at)) again[viewerKey(viewer)]!.push(entry);
        for (const viewer of viewers) curious.projector(viewer).viewOf(curious.state);
      }
      expect(JSON.stringify(again)).toBe(JSON.stringify(feeds));
      const [alone] = viewers;
      expect(JSON.stringify(feedsOf(log, [alone!]))).toBe(
        JSON.stringify({ [viewerKey(alone!)]: feeds[viewerKey(alone!)] }),
      );
    });
  });

  it('shares no part of the state: entries and views stay as they were', () => {
    const { events } = played(fc.sample(recipes(), { numRuns: 1, seed: 11 })[0]!);
    const viewers = everyone(events);
    const gallery = awake(viewers);
    const kept: { given: unknown; text: string }[] = [];
    for (const { event, at } of timed(events))
      for (const { viewer, entry } of gallery.apply(event, at)) {
        const view = gallery.projector(viewer).viewOf(gallery.state);
        for (const given of [entry, view]) kept.push({ given, text: JSON.stringify(given) });
      }
    for (const { given, text } of kept) expect(JSON.stringify(given)).toBe(text);
  });

  it('does not exist for a viewer who was absent at the beginning', () => {
    expect(() => new Gallery([JUDGE]).projector({ kind: 'spectator' })).toThrow(
      'nobody looks at this game as spectator',
    );
  });
});
