import { describe, expect, it } from '@jest/globals';
import { instant, type Json } from '#kernel';
import type { Seat } from '#rules';
import { TestTable } from '../../rules/src/fixtures/table.fixture.js';
import { applyPatch, Gallery, SPECTATOR, viewerAt } from './index.js';

describe('the feed folds to the view', () => {
  it('for every viewer at every entry of a game', () => {
    const table = new TestTable().play(3, 1);
    for (let turn = 0; turn < 9; turn += 1) table.passTurn();
    const viewers = [SPECTATOR, ...[0, 1, 2].map((seat) => viewerAt(seat as Seat))];
    const gallery = new Gallery(viewers);
    for (const viewer of viewers) gallery.projector(viewer).wake(gallery.state);
    const folded = new Map<string, Json>();
    for (const event of table.events) {
      for (const { viewer, entry } of gallery.apply(event, instant(1))) {
        const key = JSON.stringify(viewer);
        const view = applyPatch(folded.get(key) ?? {}, entry.patch);
        folded.set(key, view);
        expect(view).toEqual(JSON.parse(JSON.stringify(gallery.projector(viewer).viewOf(gallery.state))));
      }
    }
    expect(folded.size).toBe(4);
  });
});
