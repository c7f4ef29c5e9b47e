import { describe, expect, it } from '@jest/globals';
import { renderFace, validateFace } from '#abilities';
import { parseCard } from '#cards';
import { findStandIn, STAND_INS } from './index.js';

describe('stand-ins', () => {
  it.each(STAND_INS.map((card) => [card.name, card] as const))(
    '%s is what the language can say',
    (_, card) => {
      for (const face of card.faces ?? []) expect(validateFace(face)).toMatchObject({ ok: true });
      expect(parseCard(card)).toMatchObject({ ok: true });
      for (const face of card.faces ?? [])
        expect(renderFace(face)).not.toMatch(/undefined|\[object|\[\w+\]$/);
    },
  );

  it('have different names', () => {
    expect(new Set(STAND_INS.map(({ name }) => name)).size).toBe(STAND_INS.length);
  });

  it('are found by name, whatever its case, accents and punctuation', () => {
    expect(findStandIn('liars pendulum')?.name).toBe("Liar's Pendulum");
    expect(findStandIn('No Such Card')).toBeUndefined();
  });
});
