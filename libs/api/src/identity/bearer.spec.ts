import { describe, expect, it } from '@jest/globals';
import { shownToken } from './bearer.js';

describe('the token of a client', () => {
  it.each(['abc.def', 'Bearer abc.def', 'bearer   abc.def ', ' abc.def'])('is in %p', (authorization) => {
    expect(shownToken(authorization)).toEqual({ kind: 'token', token: 'abc.def' });
  });

  it.each([undefined, null, ''])('is missing in %p', (authorization) => {
    expect(shownToken(authorization)).toEqual({ kind: 'none' });
  });

  it.each(['Bearer a b', 'Basic QW5uYTp4', 5, {}, ['abc']])('is unreadable in %p', (authorization) => {
    expect(shownToken(authorization)).toEqual({ kind: 'unreadable' });
  });
});
