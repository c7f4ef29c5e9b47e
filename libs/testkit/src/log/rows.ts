// The conformance suite of rows, run against each implementation.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventId, streamName } from '#kernel';
import type { Position, Revision } from '#event-store';
import type { Reached, Rows, RowsModel } from '#log';

export interface OpenedRows {
  readonly rows: RowsModel;
  /** The same rows, as the next start of the server opens them. */
  again(): RowsModel;
  dispose(): void;
}

const reached = (nth: number, version = '1'): Reached => ({
  version,
  place: {
    stream: streamName('game-a'),
    revision: nth as Revision,
    id: eventId(`event-${nth}`),
    position: `p${nth}` as Position,
  },
});

/** Brings one event, whose fold is this. */
const bring = (model: RowsModel, nth: number, fold: (rows: Rows) => void, version?: string) =>
  model.apply(
    {
      after: nth === 0 ? undefined : (`p${nth - 1}` as Position),
      events: [{ position: `p${nth}` as Position }],
      reached: reached(nth, version),
    },
    (rows, events) => events.forEach(() => fold(rows)),
  );

export function describeRows(name: string, open: () => OpenedRows): void {
  describe(name, () => {
    let opened: OpenedRows;
    beforeEach(() => {
      opened = open();
    });
    afterEach(() => opened.dispose());

    it('give what was put last, and nothing of what was removed', () => {
      const { rows } = opened;
      expect(rows.get('a')).toBeUndefined();
      bring(rows, 0, (into) => {
        into.put('a', { n: [1, null] });
        into.put('b', 'x');
        into.put('a', 2);
        expect(into.get('a')).toBe(2);
        into.remove('b');
        into.remove('never there');
      });
      expect([rows.get('a'), rows.get('b')]).toEqual([2, undefined]);
    });

    it('are read in pages, by prefix, in the order of their bytes', () => {
      const { rows } = opened;
      const keys = ['a/2', 'a/10', 'a', 'b/1', 'a/é', 'a/\u{1f600}', 'a/%_', 'a/\uffee'];
      bring(rows, 0, (into) => keys.forEach((key) => into.put(key, key)));
      const all = (prefix?: string): string[] => {
        const found: string[] = [];
        for (;;) {
          const page = rows.page({
            ...(prefix === undefined ? {} : { prefix }),
            after: found.at(-1),
            max: 2,
          });
          found.push(...page.map(({ key }) => key));
          if (page.length < 2) return found;
        }
      };
      const ofA = ['a/%_', 'a/10', 'a/2', 'a/é', 'a/\uffee', 'a/\u{1f600}'];
      expect(all('a/')).toEqual(ofA);
      expect(all()).toEqual(['a', ...ofA, 'b/1']);
      expect(all('a/%')).toEqual(['a/%_']);
      expect(rows.page({ prefix: 'b', max: 5 })).toEqual([{ key: 'b/1', value: 'b/1' }]);
    });

    it('change with their checkpoint, or not at all', () => {
      const { rows } = opened;
      expect(rows.checkpoint()).toBeUndefined();
      expect(bring(rows, 0, (into) => into.put('a', 1))).toBe('applied');
      const failing = (): unknown =>
        bring(rows, 1, (into) => {
          into.put('a', 2);
          throw new TypeError('it cannot be folded');
        });
      expect(failing).toThrow(TypeError);
      expect([rows.get('a'), rows.checkpoint()]).toEqual([1, reached(0)]);
    });

    it('skip what they have, and show what they lack', () => {
      const { rows } = opened;
      expect(bring(rows, 1, (into) => into.put('b', 1))).toBe('gap');
      bring(rows, 0, (into) => into.put('a', 1));
      expect(bring(rows, 0, (into) => into.put('a', 2))).toBe('applied');
      expect(bring(rows, 2, (into) => into.put('c', 1))).toBe('gap');
      expect(bring(rows, 1, (into) => into.put('b', 1), 'another')).toBe('gap');
      expect(rows.page({ max: 9 })).toEqual([{ key: 'a', value: 1 }]);
      expect(rows.checkpoint()).toEqual(reached(0));
    });

    it('are there when they are opened again, and gone after a reset', () => {
      bring(opened.rows, 0, (into) => into.put('a', 1));
      const again = opened.again();
      expect([again.get('a'), again.checkpoint()]).toEqual([1, reached(0)]);
      again.reset();
      expect([again.get('a'), again.checkpoint(), again.older]).toEqual([undefined, undefined, undefined]);
      expect(bring(again, 0, (into) => into.put('a', 3))).toBe('applied');
      expect(again.get('a')).toBe(3);
    });

    it('answer as they were while they are built anew beside, also after they are opened again', () => {
      bring(opened.rows, 0, (into) => into.put('a', 'older'));
      opened.rows.rebuildBeside?.();
      expect([opened.rows.older, opened.rows.checkpoint()]).toEqual(['1', undefined]);
      bring(opened.rows, 0, (into) => into.put('b', 'newer'), '2');
      const again = opened.again();
      expect([again.older, again.checkpoint()]).toEqual(['1', reached(0, '2')]);
      bring(again, 1, (into) => into.put('c', into.get('b') ?? null), '2');
      expect(again.page({ max: 9 })).toEqual([{ key: 'a', value: 'older' }]);
      again.complete?.();
      expect([again.older, again.checkpoint()]).toEqual([undefined, reached(1, '2')]);
      expect(again.page({ max: 9 })).toEqual([
        { key: 'b', value: 'newer' },
        { key: 'c', value: 'newer' },
      ]);
    });

    it('can be begun beside a second time: only what was being built is lost', () => {
      const { rows } = opened;
      bring(rows, 0, (into) => into.put('a', 'older'));
      rows.rebuildBeside?.();
      bring(rows, 0, (into) => into.put('b', 'given up'), '2');
      rows.rebuildBeside?.();
      expect([rows.older, rows.checkpoint(), rows.get('a')]).toEqual(['1', undefined, 'older']);
      bring(rows, 0, (into) => into.put('c', 'newer'), '3');
      rows.complete?.();
      expect(rows.page({ max: 9 })).toEqual([{ key: 'c', value: 'newer' }]);
    });
  });
}
