import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Journal, plainWriter, type Writer } from './journal.js';

interface Board {
  count: number;
  extra?: string;
  names: Record<string, number>;
  numbers: Record<number, string>;
  list: number[];
}

const board = (): Board => ({
  count: 1,
  names: { a: 1, b: 2, c: 3, d: 4 },
  numbers: { 1: 'a', 2: 'b', 5: 'c' },
  list: [1, 2, 3],
});

/** The expected effect of the write, done plainly; checks that a journal does the same and undoes it. */
function undone(write: (on: Board, writer: Writer) => void): Board {
  const plain = board();
  write(plain, plainWriter);
  const journalled = board();
  const journal = new Journal();
  write(journalled, journal);
  expect(JSON.stringify(journalled)).toBe(JSON.stringify(plain));
  journal.undo();
  expect(JSON.stringify(journalled)).toBe(JSON.stringify(board()));
  return plain;
}

describe('a journal takes back', () => {
  it('the setting of an existing member, in its place', () => {
    expect(undone((on, writer) => writer.set(on, 'count', 9)).count).toBe(9);
  });

  it('the setting of a new member, which is gone again', () => {
    expect(undone((on, writer) => writer.set(on, 'extra', 'x')).extra).toBe('x');
  });

  it('the setting of a member of a record, twice', () => {
    const made = undone((on, writer) => {
      writer.set(on.names, 'b', 20);
      writer.set(on.names, 'b', 200);
    });
    expect(made.names).toEqual({ a: 1, b: 200, c: 3, d: 4 });
  });

  it.each(['a', 'b', 'd'])('the removal of a member, at its old place among the others (%s)', (key) => {
    expect(Object.keys(undone((on, writer) => writer.remove(on.names, key)).names)).toHaveLength(3);
  });

  it.each([1, 2, 5])('the removal of a member under a number (%s)', (number) => {
    const made = undone((on, writer) => {
      writer.remove(on.numbers, number);
      writer.set(on.numbers, 7, 'd');
    });
    expect(Object.keys(made.numbers)).toHaveLength(3);
  });

  it('the removal of a member that was never there', () => {
    expect(undone((on, writer) => writer.remove(on.names, 'z')).names).toEqual(board().names);
  });

  it('removals and settings mixed, each member at its old place', () => {
    const made = undone((on, writer) => {
      writer.remove(on.names, 'b');
      writer.set(on.names, 'e', 5);
      writer.remove(on.names, 'a');
      writer.set(on.names, 'b', 22);
      writer.remove(on.names, 'e');
    });
    expect(Object.keys(made.names)).toEqual(['c', 'd', 'b']);
  });

  it('a push', () => {
    expect(undone((on, writer) => writer.push(on.list, 4)).list).toEqual([1, 2, 3, 4]);
  });

  it('a pop', () => {
    expect(undone((on, writer) => writer.pop(on.list)).list).toEqual([1, 2]);
  });

  it('a pop of nothing', () => {
    const made = undone((on, writer) => {
      for (let nth = 0; nth < 5; nth += 1) writer.pop(on.list);
      writer.push(on.list, 7);
    });
    expect(made.list).toEqual([7]);
  });

  it.each([0, 1, 2])('the taking of an item out of a list (%s)', (index) => {
    const { list } = undone((on, writer) => writer.take(on.list, index));
    expect(list).toEqual(board().list.toSpliced(index, 1));
  });

  it('the setting of a member that is named like one every object has', () => {
    const { names } = undone((on, writer) => writer.set(on.names, 'toString', 1));
    expect(Object.keys(names)).toEqual(['a', 'b', 'c', 'd', 'toString']);
  });

  it('the filling of a list with more, fewer or its own items', () => {
    expect(undone((on, writer) => writer.fill(on.list, [9, 8, 7, 6])).list).toEqual([9, 8, 7, 6]);
    expect(undone((on, writer) => writer.fill(on.list, [])).list).toEqual([]);
    expect(undone((on, writer) => writer.fill(on.list, on.list)).list).toEqual([1, 2, 3]);
  });

  it('and fills a list in place, so that holders of the list see the new content', () => {
    const on = board();
    const { list } = on;
    new Journal().fill(on.list, [5]);
    expect(list).toEqual([5]);
    expect(on.list).toBe(list);
  });

  it('everything once: a second undo changes nothing', () => {
    const on = board();
    const journal = new Journal();
    journal.set(on, 'count', 2);
    journal.undo();
    on.count = 3;
    journal.undo();
    expect(on.count).toBe(3);
  });

  it('any mixture of writes, last first, to the same bytes', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const write = fc.oneof(
      fc.tuple(key, fc.nat(9)).map(([name, value]) => (on: Board, writer: Writer) => {
        writer.set(on.names, name, value);
      }),
      key.map((name) => (on: Board, writer: Writer) => writer.remove(on.names, name)),
      fc.tuple(fc.nat(9), fc.string()).map(([number, value]) => (on: Board, writer: Writer) => {
        writer.set(on.numbers, number, value);
      }),
      fc.nat(9).map((number) => (on: Board, writer: Writer) => writer.remove(on.numbers, number)),
      fc.nat(9).map((value) => (on: Board, writer: Writer) => writer.push(on.list, value)),
      fc.constant((on: Board, writer: Writer) => writer.pop(on.list)),
      fc.nat(9).map((number) => (on: Board, writer: Writer) => {
        if (on.list.length > 0) writer.take(on.list, number % on.list.length);
      }),
      fc.array(fc.nat(9)).map((items) => (on: Board, writer: Writer) => writer.fill(on.list, items)),
      fc.nat(9).map((value) => (on: Board, writer: Writer) => writer.set(on, 'count', value)),
      fc.string().map((text) => (on: Board, writer: Writer) => writer.set(on, 'extra', text)),
    );
    fc.assert(
      fc.property(fc.array(write, { maxLength: 20 }), (writes) => {
        undone((on, writer) => {
          for (const one of writes) one(on, writer);
        });
      }),
    );
  });
});
