import { describe, expect, it } from '@jest/globals';
import type { GivenAnswer } from '../format/answer.js';
import { AnswerBook } from './book.js';
import { chooseSeveral, type Choice } from './several.js';

const choose = (...names: string[]): GivenAnswer => ({ kind: 'choose', of: { choose: names } });
const yes = (said: boolean): GivenAnswer => ({ kind: 'yes', of: { yes: said } });
const NONE: GivenAnswer = { kind: 'none', of: { none: true } };

const among = (least: number, most: number): Choice<string> => ({
  least,
  most,
  candidates: ['a', 'b', 'c'],
  named: (answer, taken) => {
    if (answer.kind !== 'choose') return undefined;
    const names = [answer.of.choose].flat();
    return names.every((name) => 'abc'.includes(name) && !taken.includes(name)) ? names : undefined;
  },
  legal: (chosen) => chosen.length >= least && chosen.length <= most,
  mayAgree: true,
});
const left = (book: AnswerBook) => [...book.left()].map(({ answer }) => answer);

describe('a choice of several takes entry after entry', () => {
  it('until it is full', () => {
    const book = new AnswerBook([choose('b'), choose('a'), choose('c')]);
    expect(chooseSeveral(book, among(1, 2))).toEqual(['b', 'a']);
    expect(left(book)).toEqual([choose('c')]);
  });

  it('until one says that that is all', () => {
    const book = new AnswerBook([choose('b'), NONE, choose('a')]);
    expect(chooseSeveral(book, among(0, 3))).toEqual(['b']);
    expect(left(book)).toEqual([choose('a')]);
  });

  it('several at once', () => {
    expect(chooseSeveral(new AnswerBook([choose('c', 'a')]), among(2, 2))).toEqual(['c', 'a']);
  });

  it('what does not fit is passed over, and is left for later', () => {
    const book = new AnswerBook([choose('z'), choose('b')]);
    expect(chooseSeveral(book, among(1, 1))).toEqual(['b']);
    expect(left(book)).toEqual([choose('z')]);
  });

  it('too few are filled up with the first there are', () => {
    expect(chooseSeveral(new AnswerBook([choose('c')]), among(2, 2))).toEqual(['c', 'a']);
  });

  it('none fits where none must be chosen', () => {
    expect(chooseSeveral(new AnswerBook([NONE]), among(0, 2))).toEqual([]);
    expect(chooseSeveral(new AnswerBook([NONE]), among(1, 2))).toBeUndefined();
  });

  it('what may be declined can be agreed to, or not', () => {
    expect(chooseSeveral(new AnswerBook([yes(true), choose('b')]), among(0, 1))).toEqual(['b']);
    expect(chooseSeveral(new AnswerBook([yes(true)]), among(0, 1))).toEqual(['a']);
    expect(chooseSeveral(new AnswerBook([yes(false), choose('b')]), among(0, 1))).toEqual([]);
  });

  it('nothing said is no answer', () => {
    expect(chooseSeveral(new AnswerBook([]), among(0, 1))).toBeUndefined();
  });
});
