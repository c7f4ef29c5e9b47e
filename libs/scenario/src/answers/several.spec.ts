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

describe('a choice of several uses one answer after another', () => {
  it('until it is full', () => {
    const book = new AnswerBook([choose('b'), choose('a'), choose('c')]);
    expect(chooseSeveral(book, among(1, 2))).toEqual(['b', 'a']);
    expect(left(book)).toEqual([choose('c')]);
  });

  it('until an answer ends it', () => {
    const book = new AnswerBook([choose('b'), NONE, choose('a')]);
    expect(chooseSeveral(book, among(0, 3))).toEqual(['b']);
    expect(left(book)).toEqual([choose('a')]);
  });

  it('or one answer with several names', () => {
    expect(chooseSeveral(new AnswerBook([choose('c', 'a')]), among(2, 2))).toEqual(['c', 'a']);
  });

  it('and skips an answer that does not fit, which stays for later', () => {
    const book = new AnswerBook([choose('z'), choose('b')]);
    expect(chooseSeveral(book, among(1, 1))).toEqual(['b']);
    expect(left(book)).toEqual([choose('z')]);
  });

  it('and fills up with the first candidates if there are too few', () => {
    expect(chooseSeveral(new AnswerBook([choose('c')]), among(2, 2))).toEqual(['c', 'a']);
  });

  it("and accepts 'none' only if nothing must be chosen", () => {
    expect(chooseSeveral(new AnswerBook([NONE]), among(0, 2))).toEqual([]);
    expect(chooseSeveral(new AnswerBook([NONE]), among(1, 2))).toBeUndefined();
  });

  it('and lets an optional choice be accepted or declined', () => {
    expect(chooseSeveral(new AnswerBook([yes(true), choose('b')]), among(0, 1))).toEqual(['b']);
    expect(chooseSeveral(new AnswerBook([yes(true)]), among(0, 1))).toEqual(['a']);
    expect(chooseSeveral(new AnswerBook([yes(false), choose('b')]), among(0, 1))).toEqual([]);
  });

  it('and is not made without any answer', () => {
    expect(chooseSeveral(new AnswerBook([]), among(0, 1))).toBeUndefined();
  });
});
