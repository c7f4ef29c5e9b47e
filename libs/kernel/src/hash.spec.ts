import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashBegunWith, hashText, keyedBytes, keyedHash } from './hash.js';
import { chainLink, CHAIN_START, saltAt } from './chain.js';
import { canonicalJson, type Json } from './json.js';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('hashes', () => {
  it('agree with another implementation of SHA-256', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(hashText(value)).toBe(createHash('sha256').update(value).digest('hex'));
      }),
    );
  });

  it('begun once are those of the whole texts, in any order', () => {
    fc.assert(
      fc.property(text, fc.array(text), (first, others) => {
        const hash = hashBegunWith(first);
        for (const other of [...others, ...others.toReversed()])
          expect(hash(other)).toBe(hashText(`${first}${other}`));
      }),
    );
  });

  it('with a key agree with another implementation of HMAC-SHA256', () => {
    fc.assert(
      fc.property(text, text, (key, value) => {
        const digest = createHmac('sha256', key).update(value).digest();
        expect(keyedHash(key, value)).toBe(digest.toString('hex'));
        expect(Buffer.from(keyedBytes(key, value)).equals(digest)).toBe(true);
      }),
    );
  });

  it('with a key match RFC 4231, test case 2', () => {
    expect(keyedHash('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

describe('the hash chain', () => {
  const event = { type: 'Noted', text: 'x' };
  const salt = saltAt('secret', 0);

  it('links SHA-256 of the previous link, the salt and the canonical event', () => {
    const covered = `${CHAIN_START}${salt}${canonicalJson(event)}`;
    expect(chainLink(CHAIN_START, salt, event)).toBe(createHash('sha256').update(covered).digest('hex'));
  });

  it('starts from a fixed value', () => {
    expect(CHAIN_START).toBe(createHash('sha256').update('pentaland/chain/1').digest('hex'));
  });

  it('ignores the order of members', () => {
    expect(chainLink(CHAIN_START, salt, { text: 'x', type: 'Noted' })).toBe(
      chainLink(CHAIN_START, salt, event),
    );
  });

  it('changes with the event, the previous link and the salt', () => {
    const other = [
      chainLink(CHAIN_START, salt, { ...event, text: 'y' }),
      chainLink(hashText('elsewhere'), salt, event),
      chainLink(CHAIN_START, saltAt('secret', 1), event),
      chainLink(CHAIN_START, saltAt('another secret', 0), event),
    ];
    expect(new Set([chainLink(CHAIN_START, salt, event), ...other]).size).toBe(5);
  });

  it('carries a change of any event to its end', () => {
    const end = (events: readonly Json[]) =>
      events.reduce<typeof CHAIN_START>(
        (link, each, at) => chainLink(link, saltAt('secret', at), each),
        CHAIN_START,
      );
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (numbers, place) => {
        const at = place % numbers.length;
        const changed = numbers.map((number, index) => (index === at ? number + 1 : number));
        expect(end(changed)).not.toBe(end(numbers));
      }),
    );
  });
});
