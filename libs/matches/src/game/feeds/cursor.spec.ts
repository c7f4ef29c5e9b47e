import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gameId } from '#kernel';
import { FEED_VERSION, JUDGE, SPECTATOR, viewerAt, viewerKey } from '#visibility';
import { cursorAt, seqOf } from './cursor.js';
import { seat } from '#testkit/tables/seats';

describe('a cursor', () => {
  it('is its content in base64, for any game, viewer and seq', () => {
    const viewer = fc.constantFrom(SPECTATOR, JUDGE, viewerAt(seat(0)), viewerAt(seat(7)));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }).map(gameId), viewer, fc.nat(), (game, who, seq) => {
        const content = JSON.stringify([game, viewerKey(who), FEED_VERSION, seq]);
        const cursor = cursorAt(game, who, seq);
        expect(cursor).toBe(Buffer.from(content).toString('base64url'));
        expect(seqOf(cursor, game, who)).toEqual({ ok: true, value: seq });
      }),
    );
  });
});
