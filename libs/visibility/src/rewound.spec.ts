// What the viewers of a game see of a rewind: one entry that undoes the rest, and the shuffles after it.
import { describe, expect, it } from '@jest/globals';
import { instant, type Json } from '#kernel';
import { leastAnswer, LogFold, type GameEvent } from '#rules';
import { recordedGame } from '#testkit/games/magic';
import { decideRewind } from '#testkit/tables/rewinding';
import { seat } from '#testkit/tables/seats';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import {
  applyPatch,
  publishedView,
  Gallery,
  JUDGE,
  keepGallery,
  knownPlaces,
  SPECTATOR,
  takenUp,
  viewerAt,
  viewerKey,
  watchedLog,
  type FeedEntry,
  type KeptGallery,
  type Viewer,
} from './index.js';

const [ANNA, BORIS] = [viewerAt(seat(0)), viewerAt(seat(1))];
const VIEWERS: readonly Viewer[] = [SPECTATOR, ANNA, BORIS, JUDGE];
const DRAW = card('Draw', ['sorcery'], spell({ kind: 'draw', who: YOU, count: 2 }));
const SCRY = card('Scry', ['sorcery'], spell({ kind: 'scry', who: YOU, count: 2 }));

interface Watched {
  readonly gallery: Gallery;
  readonly feeds: ReadonlyMap<string, readonly FeedEntry[]>;
  readonly views: ReadonlyMap<string, Json>;
}

/** Everyone watches from the beginning; after every event the folded feed is compared with the view. */
function watched(log: readonly GameEvent[]): Watched {
  const gallery = new Gallery(VIEWERS);
  for (const projector of gallery.viewers) projector.wake(gallery.state);
  const feeds = new Map<string, FeedEntry[]>();
  const views = new Map<string, Json>();
  const kept = new Map<number, KeptGallery>();
  for (const [nth, event] of log.entries()) {
    kept.set(nth, keepGallery(gallery));
    const earlier = event.type === 'Rewound' ? takenUp(kept.get(event.to)!) : undefined;
    for (const { viewer, entry } of gallery.apply(event, instant(nth), earlier)) {
      const key = viewerKey(viewer);
      feeds.set(key, [...(feeds.get(key) ?? []), entry]);
      views.set(key, applyPatch(views.get(key) ?? null, entry.patch));
      expect(views.get(key)).toEqual(publishedView(gallery.projector(viewer).viewOf(gallery.state)));
    }
  }
  for (const projector of gallery.viewers)
    expect(views.get(viewerKey(projector.viewer))).toEqual(publishedView(projector.viewOf(gallery.state)));
  return { gallery, feeds, views };
}

const table = (hand = [DRAW, SCRY]): AssistedTable =>
  new AssistedTable([{ hand, battlefield: [BEAR] }, { hand: [BEAR] }], { opens: 'judges-only' }).untilMain();

const viewAt = (log: readonly GameEvent[], viewer: Viewer): Record<string, unknown> => {
  const gallery = watchedLog(log, VIEWERS);
  return gallery.projector(viewer).viewOf(gallery.state);
};

/** A view without what a rewind changes: the question is asked anew. */
const still = ({ decision, ...view }: Record<string, unknown>): object => {
  const { id: _, since: __, ...asked } = decision as Record<string, unknown>;
  return { ...view, asked };
};

describe('the feed of a rewound game', () => {
  it('has no battlefield any more after a rewind to the opening hands', () => {
    const { batches, inputs } = recordedGame({ seed: 'hands', decisions: 20 });
    const fold = new LogFold();
    let moment = 0;
    for (const { events } of batches) {
      for (const event of events) fold.take(event);
      if (fold.state.turn === null) ({ moment } = fold);
    }
    expect(viewAt(fold.log, SPECTATOR)).toHaveProperty('battlefield');
    const now = { ...inputs, now: instant(2_000_000), earlier: fold.earlier(moment) };
    const decided = decideRewind(fold.state, now, { positions: 'shuffle', names: 'free' });
    if (!decided.ok) throw new Error(decided.error.message);
    const { views } = watched([...fold.log, ...decided.value]);
    for (const view of views.values()) expect(view).toHaveProperty('battlefield', null);
  });

  it('has one entry for the rewind, whose patch undoes the rest for each viewer', () => {
    const at = table();
    const before = at.events.length;
    const { moment } = at.fold;
    at.cast('Draw');
    at.rewind(moment);
    const { feeds } = watched(at.events);
    for (const viewer of VIEWERS) {
      const feed = feeds.get(viewerKey(viewer)) ?? [];
      const entries = feed.filter(({ story }) => story.type === 'Rewound');
      expect(entries).toHaveLength(1);
      expect(entries[0]?.story).toEqual({
        type: 'Rewound',
        moment,
        by: { kind: 'ruling', ruling: 'test' },
        because: null,
        names: 'free',
        positions: 'shuffle',
        lost: [],
        referred: null,
      });
      // The seq is dense, and the moment goes on.
      expect(feed.map(({ seq }) => seq)).toEqual(feed.map((_, nth) => nth + 1));
      const moments = feed.map((entry) => entry.moment);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
      const rewound = at.events.findIndex(({ type }) => type === 'Rewound');
      const then = viewAt(at.events.slice(0, before), viewer);
      const now = viewAt(at.events.slice(0, rewound + 1), viewer);
      expect(still(now)).toEqual(still(then));
    }
  });

  it('never names another object by an id that was given before', () => {
    const at = table();
    const { moment } = at.fold;
    at.cast('Draw');
    const seen = (): ReadonlyMap<string, string> => {
      const { knowledge } = watchedLog(at.events, VIEWERS).projector(ANNA);
      return new Map(knowledge.kept().ids.map(([object, id]) => [id, object]));
    };
    const before = seen();
    at.rewind(moment);
    at.cast('Draw');
    const after = seen();
    for (const [id, object] of after) expect(before.get(id) ?? object).toBe(object);
    expect(after.size).toBe(before.size);
  });

  it('shows nobody the cards that they drew and that are shuffled away', () => {
    const at = table();
    const { moment } = at.fold;
    at.cast('Draw');
    at.rewind(moment);
    const view = viewAt(at.events, ANNA) as { seats: { hand: string[]; libraries: { known?: object }[] }[] };
    expect(view.seats[0]?.hand).toHaveLength(2);
    expect(view.seats[0]?.libraries).toEqual([{ size: 20 }]);
  });

  it('keeps a known place for the player who knew it, if the ruling says so', () => {
    for (const positions of ['keep-known', 'shuffle'] as const) {
      const at = table();
      at.cast('Scry');
      // Both cards go to the bottom.
      for (let times = 0; at.decision.kind !== 'priority' && times < 9; times += 1) {
        const { question } = at.decision;
        if (question.kind === 'choose-objects')
          at.answer({ kind: 'choose-objects', objects: [...question.candidates] });
        else at.answer(leastAnswer(at.state, at.decision)!);
      }
      const known = knownPlaces(at.events, at.events.length);
      expect(known).toHaveLength(2);
      const { moment } = at.fold;
      at.cast('Draw');
      expect(at.rewind(moment, { positions }, known)).toBeUndefined();
      const keeps = positions === 'keep-known';
      const kept = at.all('LibraryShuffled').at(-1)?.kept;
      expect(kept && new Set(kept)).toEqual(keeps ? new Set(known) : undefined);
      const { feeds } = watched(at.events);
      for (const { viewer } of watchedLog(at.events, VIEWERS).viewers) {
        const shuffle = feeds
          .get(viewerKey(viewer))
          ?.findLast(({ story }) => story.type === 'LibraryShuffled');
        expect(Object.keys(shuffle?.story ?? {})).toEqual(['type', 'zone']);
      }
      const view = viewAt(at.events, ANNA) as { seats: { libraries: { known?: object }[] }[] };
      expect(Object.values(view.seats[0]?.libraries[0]?.known ?? {})).toEqual(keeps ? [20, 19] : []);
      const others = viewAt(at.events, BORIS) as typeof view;
      expect(others.seats[0]?.libraries[0]?.known).toBeUndefined();
      watched(at.events);
    }
  });

  it('folds to the view over a rewind of a rewind', () => {
    const at = table();
    const start = at.fold.moment;
    at.cast('Draw');
    const drew = at.fold.moment;
    at.rewind(start);
    at.rewind(drew);
    at.cast('Scry');
    at.rewind(start);
    const { gallery } = watched(at.events);
    expect(JSON.stringify(gallery.state)).toBe(JSON.stringify(at.state));
  });
});
