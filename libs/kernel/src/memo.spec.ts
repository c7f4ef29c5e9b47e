import { describe, expect, it } from '@jest/globals';
import { dropMemos, memoByIdentity, memoByText, memoOfLatest, withoutMemos } from './memo.js';

const [one, other] = [{}, {}];

describe.each([
  ['memoByIdentity', memoByIdentity<object, string>()],
  ['memoOfLatest', memoOfLatest<object, string>()],
])('%s', (_, memo) => {
  it('keeps a value for each object, whichever was asked for last', () => {
    memo.set(one, 'one');
    memo.set(other, 'other');
    expect([memo.get(one), memo.get(other), memo.get(other), memo.get(one)]).toEqual([
      'one',
      'other',
      'other',
      'one',
    ]);
    memo.set(one, 'new');
    expect(memo.get(one)).toBe('new');
  });

  it('forgets one object, or all', () => {
    memo.set(one, 'one');
    memo.set(other, 'other');
    memo.delete(other);
    expect([memo.get(one), memo.get(other)]).toEqual(['one', undefined]);
    dropMemos();
    expect(memo.get(one)).toBeUndefined();
  });

  it('keeps nothing while memos are switched off, and nothing from before', () => {
    memo.set(one, 'before');
    withoutMemos(() => {
      expect(memo.get(one)).toBeUndefined();
      memo.set(one, 'meanwhile');
      expect(memo.get(one)).toBeUndefined();
    });
    expect(memo.get(one)).toBeUndefined();
    memo.set(one, 'after');
    expect(memo.get(one)).toBe('after');
  });
});

describe('memoByText', () => {
  const memo = memoByText<number>(2);

  it('starts again when it holds as many as it may', () => {
    for (const [nth, text] of ['a', 'b', 'c'].entries()) memo.set(text, nth);
    expect(['a', 'b', 'c'].map((text) => memo.get(text))).toEqual([undefined, undefined, 2]);
  });

  it('replaces a value when it is full, without dropping the others', () => {
    dropMemos();
    memo.set('a', 1);
    memo.set('b', 1);
    memo.set('b', 2);
    expect([memo.get('a'), memo.get('b')]).toEqual([1, 2]);
  });

  it('keeps nothing while memos are switched off, also when the work throws', () => {
    expect(() =>
      withoutMemos(() => {
        memo.set('a', 1);
        throw new Error(String(memo.get('a')));
      }),
    ).toThrow('undefined');
    memo.set('a', 2);
    expect(memo.get('a')).toBe(2);
  });
});
