import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENTROPY, KEYS, OTHER_KEYS } from '#testkit/log/world';
import { seal, unseal, type Sealed } from './sealed.js';

describe('a sealed text', () => {
  it('opens under its key and in its place, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unseal(KEYS, 'place', seal(KEYS, ENTROPY, 'place', text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('shows nothing of itself, and is never sealed the same way twice', () => {
    const [one, other] = [seal(KEYS, ENTROPY, 'place', 'canary'), seal(KEYS, ENTROPY, 'place', 'canary')];
    expect(JSON.stringify(one)).not.toContain('canary');
    expect(JSON.stringify(one)).not.toContain(Buffer.from('canary').toString('base64').slice(0, 7));
    expect([one.iv, one.text]).not.toEqual([other.iv, other.text]);
  });

  it('says if the key is another one', () => {
    expect(unseal(OTHER_KEYS, 'place', seal(KEYS, ENTROPY, 'place', 'x'))).toEqual({
      ok: false,
      error: 'other-key',
    });
  });

  it('does not open in another place, or with any part of it changed', () => {
    const sealed = seal(KEYS, ENTROPY, 'place', 'canary');
    const flipped = (text: string): string => {
      const bytes = Buffer.from(text, 'base64');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return bytes.toString('base64');
    };
    const bad: Sealed[] = [
      { ...sealed, iv: flipped(sealed.iv) },
      { ...sealed, tag: flipped(sealed.tag) },
      { ...sealed, text: flipped(sealed.text) },
      { ...sealed, tag: sealed.tag.slice(0, 4) },
      { ...sealed, iv: '' },
      { ...sealed, key: OTHER_KEYS.data.id },
    ];
    expect(unseal(KEYS, 'elsewhere', sealed)).toEqual({ ok: false, error: 'damaged' });
    expect(bad.slice(0, -1).map((each) => unseal(KEYS, 'place', each))).toEqual(
      bad.slice(0, -1).map(() => ({ ok: false, error: 'damaged' })),
    );
    expect(unseal(OTHER_KEYS, 'place', bad[5]!)).toEqual({ ok: false, error: 'damaged' });
  });
});
