import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secretKey } from '#ports';
import { nameKey, parseName } from './names.js';

const shown = (raw: string): string => {
  const name = parseName(raw);
  if (!name.ok) throw new Error(name.error);
  return name.value.shown;
};
const folded = (raw: string): string => {
  const name = parseName(raw);
  if (!name.ok) throw new Error(name.error);
  return name.value.folded;
};

describe('a name', () => {
  it.each([
    'Jo',
    'Ann-Marie',
    "D'Arcy",
    'Ångström',
    '李小龍',
    'Ζεύς',
    'Юрий 2',
    'x_X_x',
    '🐉🐉',
    'a'.repeat(32),
  ])('may be %s', (name) => {
    expect(shown(name)).toBe(name);
  });

  it.each<[string, string, RegExp]>([
    ['nothing', '', /2 to 32/],
    ['one letter', 'a', /2 to 32/],
    ['33 letters', 'a'.repeat(33), /2 to 32/],
    ['a book', 'a'.repeat(1_000_000), /2 to 32/],
    ['spaces', '   ', /space/],
    ['a leading space', ' ann', /space/],
    ['a trailing no-break space', 'ann\u00a0', /space/],
    ['two spaces inside', 'ann  lee', /spaces/],
    ['a line break', 'ann\nlee', /visible/],
    ['a nul', 'ann\u0000', /visible/],
    ['a zero width space', 'an\u200bn', /visible/],
    ['a zero width joiner', 'an\u200dn', /visible/],
    ['a soft hyphen', 'an\u00adn', /visible/],
    ['a right-to-left override', '\u202enna', /visible/],
    ['a byte order mark', 'ann\ufeffe', /visible/],
    ['a Hangul filler', 'ann\u3164', /visible/],
    ['a variation selector', 'ann\ufe0f', /visible/],
    ['a grapheme joiner', 'an\u034fn', /visible/],
    ['a tag character', 'ann\u{e0041}', /visible/],
    ['a braille blank', 'ann\u2800', /visible/],
    ['an object replacement', 'ann\ufffc', /visible/],
    ['a private character', 'ann\ue000', /visible/],
    ['an unassigned one', 'ann\u0378', /visible/],
    ['half a surrogate pair', 'ann\ud83d', /visible/],
    ['a line separator', 'an\u2028n', /visible/],
    ['a combining mark in front', '\u0301ann', /combining/],
  ])('may not be %s', (_what, name, reason) => {
    expect(parseName(name)).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });

  it('is shown with its compatibility forms replaced', () => {
    expect(shown('Ａｎｎ')).toBe('Ann');
    expect(shown('ﬁn')).toBe('fin');
    expect(shown('e\u0301ve')).toBe('\u00e9ve');
    expect(shown('ann\u00a0lee')).toBe('ann lee');
  });

  it.each([
    ['Ann', 'aNN'],
    ['Ann', 'ＡＮＮ'],
    ['Strauß', 'STRAUSS'],
    ['STRAUẞ', 'Strauss'],
    ['Ζευς', 'ζευσ'],
    ['Éve', 'e\u0301ve'],
    ['fin', 'ﬁn'],
    ['ann lee', 'ANN\u00a0LEE'],
  ])('is the same as its other spellings: %s and %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  it.each([
    ['Ann', 'Anna'],
    ['ann lee', 'annlee'],
    ['Eve', 'Éve'],
  ])('is not the same as another: %s and %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  it('is the same in upper and in lower case, whatever the letter', () => {
    const apart = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const name = parseName(`x${String.fromCodePoint(code)}x`);
      if (!name.ok) continue;
      for (const other of [name.value.shown.toUpperCase(), name.value.shown.toLowerCase()])
        if (folded(other) !== name.value.folded) apart.push(code);
    }
    expect(apart).toEqual([]);
  });

  it('is the same name when it is read again as shown or as compared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (raw) => {
        const first = parseName(raw);
        if (!first.ok) return;
        expect(parseName(first.value.shown)).toEqual(first);
        const again = parseName(first.value.folded);
        if (again.ok) expect(again.value.folded).toBe(first.value.folded);
      }),
    );
  });

  it('has a key that only the holder of the data key can make', () => {
    const keys = (secret: string) => ({
      data: secretKey(secret.repeat(32)),
      tokens: secretKey('t'.repeat(32)),
    });
    const [upper, lower] = ['ANN', 'ann'].map(parseName);
    if (!upper?.ok || !lower?.ok) throw new Error('both are names');
    expect(nameKey(keys('a'), upper.value)).toBe(nameKey(keys('a'), lower.value));
    expect(nameKey(keys('a'), upper.value)).not.toBe(nameKey(keys('b'), upper.value));
    expect(nameKey(keys('a'), upper.value)).toMatch(/^[0-9a-f]{64}$/);
  });
});
