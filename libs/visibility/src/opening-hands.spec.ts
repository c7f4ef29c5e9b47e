// Before the first turn (decision 17), a question to a player tells the others nothing about the hand.
import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#cards';
import { instant } from '#kernel';
import type { Answer, ObjectId, Seat } from '#rules';
import { EARLY, HERALD, PLAIN, POWDER } from '#testkit/tables/opening-hands';
import { anna, boris, handIds, KEEP } from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';
import { Gallery, SPECTATOR, viewerAt, type Viewer } from './index.js';

const [ANNA, BORIS] = [0, 1] as [Seat, Seat];
const DONE: Answer = { kind: 'choose-objects', objects: [] };

/** Boris's whole deck is this one card; the format has all of these. */
function game(card: CardDefinition): TestTable {
  const deck = (one: CardDefinition) => Array.from({ length: 60 }, () => one);
  const pool = [PLAIN, EARLY, HERALD, POWDER];
  const terms = { ruleset: 'magic', librarySize: 60, maximumHandSize: 7 } as const;
  return new TestTable({ pool, decks: [deck(PLAIN), deck(card)], terms })
    .start()
    .answer({ kind: 'choose-players', players: [ANNA] });
}

/** The feed, as bytes; the view is its fold. */
function seenBy(viewer: Viewer, { events }: TestTable): string[] {
  const gallery = new Gallery([viewer]);
  gallery.projector(viewer).wake(gallery.state);
  return events.flatMap((event) =>
    gallery.apply(event, instant(1)).map(({ entry }) => JSON.stringify(entry)),
  );
}

const nothingDone = (card: CardDefinition): TestTable =>
  game(card).answer(KEEP).answer(KEEP).answer(DONE).answer(DONE);
const passedByItself = (card: CardDefinition): TestTable =>
  game(card)
    .act(boris, { type: 'set-passing', until: 'my-turn', stops: null })
    .answer(KEEP)
    .answer(KEEP)
    .answer(DONE);

describe('another player’s opening hand', () => {
  it.each([
    ['is left as it is', nothingDone],
    ['is passed over by itself', passedByItself],
  ])('cr 103.6: gives everyone else the same bytes, whatever is in it, if it %s', (_, played) => {
    for (const viewer of [viewerAt(ANNA), SPECTATOR]) {
      const [first, ...others] = [PLAIN, EARLY, HERALD, POWDER].map((card) => seenBy(viewer, played(card)));
      expect(first?.length).toBeGreaterThan(10);
      for (const other of others) expect(other).toEqual(first);
    }
    // For its own player there is a difference.
    const own = [PLAIN, EARLY].map((card) => seenBy(viewerAt(BORIS), played(card)));
    expect(own[0]).not.toEqual(own[1]);
  });

  it('cr 103.6b: shows only its revealed card, until the first turn begins', () => {
    const table = game(HERALD).answer(KEEP).answer(KEEP).answer(DONE);
    const [shown] = handIds(table, 1) as [ObjectId];
    table.answer({ kind: 'choose-objects', objects: [shown] });
    const names = (viewer: Viewer): number =>
      (JSON.stringify(viewOf(viewer, table)).match(/"Herald"/g) ?? []).length;
    expect(names(viewerAt(ANNA))).toBeGreaterThan(0);
    expect(names(SPECTATOR)).toBe(names(viewerAt(ANNA)));
    expect(
      Object.values(viewOf(viewerAt(ANNA), table).objects).filter(({ zone }) => zone === 'hand'),
    ).toHaveLength(8);
  });

  it('cr 103.5b: offers its actions to its player alone', () => {
    const table = game(POWDER).answer(KEEP);
    expect(table.asked).toBe(boris);
    expect(viewOf(viewerAt(BORIS), table).decision?.question).toMatchObject({
      instead: expect.arrayContaining([expect.any(String)]),
    });
    expect(viewOf(viewerAt(ANNA), table).decision).not.toHaveProperty('question');
    expect(seenBy(viewerAt(ANNA), table)).toEqual(seenBy(viewerAt(ANNA), game(PLAIN).answer(KEEP)));
    expect(anna).not.toBe(boris);
  });
});

function viewOf(viewer: Viewer, { events }: TestTable) {
  const gallery = new Gallery([viewer]);
  for (const event of events) gallery.apply(event, instant(1));
  return gallery.projector(viewer).viewOf(gallery.state);
}
