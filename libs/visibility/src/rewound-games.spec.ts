// Generated games with rewinds over every kind of barrier: the log folds to the played state, what returns is
// what was there, and the folded feed of every viewer is the view.
import { describe, expect, it } from '@jest/globals';
import { instant, type Json } from '#kernel';
import { foldedLog, type GameEvent, type GameState } from '#rules';
import { playRewound, type RewoundGame } from '#testkit/games/rewound-games';
import { ANNA, BORIS } from '#testkit/tables/seats';
import { expectSame } from '#testkit/values/same';
import {
  applyPatch,
  publishedView,
  Gallery,
  JUDGE,
  keepGallery,
  SPECTATOR,
  takenUp,
  viewerAt,
  viewerKey,
  type KeptGallery,
  type Viewer,
} from './index.js';

const VIEWERS: readonly Viewer[] = [SPECTATOR, viewerAt(ANNA), viewerAt(BORIS), JUDGE];
const GAMES: readonly RewoundGame[] = (['magic', 'pentaland', 'utopia', 'war-zone'] as const).map(
  (ruleset) => ({
    ruleset,
    seed: '1',
    before: 40,
    after: 60,
    oneIn: 9,
  }),
);

/** Everything a rewind brings back; libraries in any order. */
function positionOf({ objects, zones, turn, stage, priority, combat, lasting, future, result }: GameState) {
  const piles = Object.entries(zones).map(([key, ids]) =>
    key.startsWith('library') ? [key, [...ids].sort()] : [key, ids],
  );
  return { objects, piles, turn, stage, priority, combat, lasting, future, result };
}

/** Everyone watches, and each entry is applied. */
function watchAll(log: readonly GameEvent[]): void {
  const places = new Set(log.flatMap((event) => (event.type === 'Rewound' ? [event.to] : [])));
  const gallery = new Gallery(VIEWERS);
  for (const projector of gallery.viewers) projector.wake(gallery.state);
  const views = new Map<string, Json>();
  const kept = new Map<number, KeptGallery>();
  for (const [nth, event] of log.entries()) {
    if (places.has(nth)) kept.set(nth, keepGallery(gallery));
    const earlier = event.type === 'Rewound' ? takenUp(kept.get(event.to)!) : undefined;
    for (const { viewer, entry } of gallery.apply(event, instant(nth), earlier)) {
      const key = viewerKey(viewer);
      views.set(key, applyPatch(views.get(key) ?? null, entry.patch));
    }
    if (event.type !== 'Rewound' && log[nth + 1]?.type !== 'CommandAccepted') continue;
    for (const projector of gallery.viewers)
      expectSame(views.get(viewerKey(projector.viewer)), publishedView(projector.viewOf(gallery.state)));
  }
}

describe.each(GAMES)('a generated game of $ruleset with rewinds', (game) => {
  const { log, state } = playRewound(game);
  const rewinds = log.flatMap((event, nth) => (event.type === 'Rewound' ? [{ event, nth }] : []));

  it('folds from its log to the same state', () => {
    expect(rewinds.length).toBeGreaterThan(3);
    const folded = foldedLog(JSON.parse(JSON.stringify(log)) as GameEvent[]);
    expect(JSON.stringify(folded)).toBe(JSON.stringify(state));
  });

  it('returns each time to what was there', () => {
    for (const { event, nth } of rewinds)
      expectSame(positionOf(foldedLog(log, nth + 1)), positionOf(foldedLog(log, event.to)));
  });

  it('uses no word of chance twice, and no id for two things', () => {
    const words = log.flatMap((event) => ('drawn' in event ? [event.drawn] : []));
    expect(words).toEqual([...words].sort((one, other) => one - other));
    const asked = log.flatMap((event) => (event.type === 'DecisionOpened' ? [event.decision] : []));
    expect(new Set(asked).size).toBe(asked.length);
    const made = log.flatMap((event) => ('becomes' in event ? [event.becomes] : []));
    expect(new Set(made).size).toBe(made.length);
  });

  it('is shown to every viewer in entries that fold to the view', () => {
    watchAll(log);
  });
});
