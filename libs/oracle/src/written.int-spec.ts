// The abilities written by hand are few, valid, of cards that exist and that the grammar does not read.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { validateAbility } from '#abilities';
import type { PrintedCard } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { compileCard, compiledLines, printedAs, totals, WRITTEN } from './index.js';

let cards: readonly PrintedCard[];
beforeAll(() => {
  cards = readMtgjson3(embeddedCards()).cards.filter(({ faces }) =>
    faces.some(({ name }) => WRITTEN.has(name)),
  );
}, 60_000);

describe('hand-written texts', () => {
  it('are at most a hundred faces, each of an existing card', () => {
    expect(WRITTEN.size).toBeLessThanOrEqual(100);
    const names = new Set(cards.flatMap(({ faces }) => faces.map(({ name }) => name)));
    expect([...WRITTEN.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are complete, line by line, and counted apart', () => {
    const covered = cards.map((card) => ({ card, ...compileCard(card) }));
    for (const { card, status, faces } of covered) {
      expect([card.name, status]).toEqual([card.name, 'complete']);
      for (const { lines, face } of faces.filter(({ face: { name } }) => WRITTEN.has(name)))
        expect([card.name, lines.length]).toEqual([card.name, WRITTEN.get(face.name)?.length]);
    }
    expect(totals(covered)).toMatchObject({ complete: cards.length, handWritten: cards.length });
  });

  it.each([...WRITTEN])('are valid: %s', (_, lines) => {
    const abilities = lines.flat();
    const links = ['exiled', 'chosen name', 'brought', 'delved', 'noted'];
    for (const ability of abilities) expect(validateAbility(ability, { links })).toMatchObject({ ok: true });
  });

  it('are for no face that the grammar reads', () => {
    const read = cards.flatMap(({ faces }) =>
      faces.filter(
        (face) =>
          WRITTEN.has(face.name) && compiledLines(printedAs(face)).every((line) => !('failed' in line)),
      ),
    );
    expect(read.map(({ name }) => name)).toEqual([]);
  });

  it('belong to the first line if the text has other lines', () => {
    const [card] = cards.filter(({ name }) => name === 'Wurmcoil Engine');
    const [face] = card?.faces ?? [];
    if (card === undefined || face === undefined)
      throw new Error('a card that is written by hand is missing');
    const one = { ...face, text: face.text.replaceAll('\n', ' ') };
    const { faces, status } = compileCard({ ...card, faces: [one] });
    expect(status).toBe('complete');
    expect(faces[0]?.face.abilities).toEqual(WRITTEN.get(card.name)?.flat());
  });
});
