// A merge patch cannot set a null, so no view may contain one: the folded feed would lack it.
import { describe, expect, it } from '@jest/globals';
import { instant, type Json } from '#kernel';
import { DEFAULT_TERMS, type Terms } from '#rules';
import { TestTable } from '#testkit/tables/test-table';
import { applyPatch, Gallery, SPECTATOR } from './index.js';

const CLOCKS: readonly NonNullable<Terms['clock']>[] = [
  { kind: 'thinking', each: 30, late: null, flag: 'passes' },
  { kind: 'thinking', each: 30, late: { from: 60, each: 10 }, flag: 'loses' },
  { kind: 'chess', initial: 60, increment: 0, flag: 'loses' },
];

const hasNull = (value: Json): boolean =>
  value !== null && typeof value === 'object'
    ? Object.values(value).some((member) => member === null || hasNull(member as Json))
    : false;

describe('the view of a game', () => {
  it.each(CLOCKS)('with a clock equals its folded feed: %o', (clock) => {
    const { events } = new TestTable({ terms: { ...DEFAULT_TERMS, clock } }).play();
    const gallery = new Gallery([SPECTATOR]);
    const projector = gallery.projector(SPECTATOR);
    projector.wake(gallery.state);
    let folded: Json = {};
    for (const event of events)
      for (const { entry } of gallery.apply(event, instant(1))) folded = applyPatch(folded, entry.patch);
    const view = JSON.parse(JSON.stringify(projector.viewOf(gallery.state))) as Json;
    expect(folded).toEqual(view);
    expect(hasNull(view)).toBe(false);
  });
});
