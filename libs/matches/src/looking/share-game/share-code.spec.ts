import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gameId } from '#kernel';
import { SEATS, type Seat } from '#rules';
import type { ReplayEyes } from '../../game/guard/claims.js';
import { readShareCode, shareCode, type Shared } from './share-code.js';

const KEY = 'a data key';
const GAME = gameId('7d5c3f0a-52fe-4f0e-9e07-0123456789ab');
const HERE: Shared = { game: GAME, moment: 421, eyes: 1 as Seat };

const eyes = fc.constantFrom<ReplayEyes>('own', 'spectator', 'everything', ...SEATS);
const game = fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 50 })).map(gameId);
const shared = fc.record({ game, moment: fc.integer({ min: 0, max: 2 ** 31 - 1 }), eyes });

describe('a share code', () => {
  it('says a game, a moment and eyes, and nothing but them decides how it is spelled', () => {
    fc.assert(
      fc.property(shared, (one) => {
        const code = shareCode(KEY, one);
        expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(readShareCode(KEY, code)).toEqual(one);
        expect(shareCode(KEY, { ...one })).toBe(code);
      }),
    );
  });

  it('is short: a game of two thousand moments in 38 characters', () => {
    expect(shareCode(KEY, { ...HERE, moment: 2_000 })).toHaveLength(38);
  });

  it('is good with one letter or one bit changed for nobody', () => {
    const code = shareCode(KEY, HERE);
    for (let at = 0; at < code.length; at += 1)
      for (const letter of 'AQgw_-09'.replace(code[at]!, ''))
        expect(readShareCode(KEY, `${code.slice(0, at)}${letter}${code.slice(at + 1)}`)).toBeUndefined();
  });

  it('has one spelling: no padding, no other alphabet, nothing before or behind', () => {
    const code = shareCode(KEY, HERE);
    const others = [`${code}=`, `${code}A`, ` ${code}`, `${code}\n`, code.toLowerCase(), code.slice(1)];
    for (const other of [...others, code.replaceAll('-', '+').replaceAll('_', '/') + '!'])
      expect(readShareCode(KEY, other)).toBeUndefined();
  });

  it('is forged by nobody without the key', () => {
    expect(readShareCode(KEY, shareCode('another key', HERE))).toBeUndefined();
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => readShareCode(KEY, text) === undefined));
    expect(readShareCode(KEY, 'A'.repeat(1_000_000))).toBeUndefined();
    expect(readShareCode(KEY, '')).toBeUndefined();
  });

  it('of a text written as a code of another kind of id is refused', () => {
    // The same bytes once as a UUID, once as text: different codes, neither good for the other.
    const asText = gameId('sixteen letters!');
    const code = shareCode(KEY, { ...HERE, game: asText });
    expect(readShareCode(KEY, code)?.game).toBe(asText);
  });
});
