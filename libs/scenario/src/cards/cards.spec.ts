import { describe, expect, it } from '@jest/globals';
import { renderFace, validateFace } from '#abilities';
import { parseCard } from '#cards';
import { CARDS, findCard } from './index.js';

describe('the cards of scenarios', () => {
  it.each(CARDS.map((card) => [card.name, card] as const))('%s is what the language can say', (_, card) => {
    for (const face of card.faces ?? []) expect(validateFace(face)).toMatchObject({ ok: true });
    expect(parseCard(card)).toMatchObject({ ok: true });
    for (const face of card.faces ?? []) expect(renderFace(face)).not.toMatch(/undefined|\[object|\[\w+\]$/);
  });

  it('have different names', () => {
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
  });

  it('are found by name, without case, accents and punctuation', () => {
    expect(findCard('isamaru hound of konda')?.name).toBe('Isamaru, Hound of Konda');
    expect(findCard('No Such Card')).toBeUndefined();
  });
});
