import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, type Printed } from '../../index.js';

const spell: Printed = { name: 'Deep Query', types: ['sorcery'], subtypes: [], supertypes: [], text: '' };
const effectOf = (text: string): unknown => {
  const line = compiledLine(text, spell);
  if (!('abilities' in line)) return line;
  const [ability] = line.abilities;
  return ability?.kind === 'spell' && ability.body.kind === 'plain' ? ability.body.effect : ability;
};
const today = (text: string) => compiledLines({ ...spell, text }).map((line) => line.text);

const ISLAND = { kind: 'subtype', is: 'Island' };
const FOUND = { kind: 'bound', name: 'found' };
const search = (rest: object) => ({
  kind: 'search',
  who: { kind: 'you' },
  zones: ['library'],
  bind: 'found',
  ...rest,
});
const SHUFFLE = { kind: 'shuffle', who: { kind: 'you' } };

describe('a search', () => {
  it('cr 701.23a: finds, puts and shuffles, in one sentence', () => {
    expect(
      effectOf('Search your library for an Island card, put it onto the battlefield tapped, then shuffle.'),
    ).toEqual({
      kind: 'sequence',
      steps: [
        search({ filter: ISLAND }),
        { kind: 'move', what: FOUND, to: 'battlefield', cause: 'search', enters: [{ kind: 'tapped' }] },
        SHUFFLE,
      ],
    });
  });

  it('puts what it reveals on top after the shuffle', () => {
    expect(
      effectOf('Search your library for an Island card, reveal it, then shuffle and put that card on top.'),
    ).toMatchObject({
      steps: [
        { kind: 'search' },
        { kind: 'reveal', what: FOUND },
        SHUFFLE,
        { kind: 'move', what: FOUND, to: 'library', position: 'top' },
      ],
    });
  });

  it("calls several cards 'them'", () => {
    expect(
      effectOf(
        'Search your library for up to two Island cards, reveal them, put them into your hand, then shuffle.',
      ),
    ).toMatchObject({ steps: [search({ filter: ISLAND, least: 0, most: 2 }), {}, {}, {}] });
    expect(
      effectOf('Search your library for up to two Island cards, put it into your hand, then shuffle.'),
    ).toHaveProperty('failed');
  });

  it("cr 701.23: of another player's library leaves the shuffle to that player", () => {
    expect(
      effectOf("Search target opponent's library for an Island card and exile it. That player shuffles."),
    ).toMatchObject({
      steps: [
        {
          steps: [
            { kind: 'search', whose: { kind: 'target', slot: 0 } },
            { kind: 'move', to: 'exile' },
          ],
        },
        { kind: 'shuffle', who: { kind: 'target', slot: 0 } },
      ],
    });
  });

  it('old and new wordings mean the same', () => {
    expect(
      today(
        'Search your library for an Island card and put that card onto the battlefield. Then shuffle your library.',
      ),
    ).toEqual(['Search your library for an Island card, put it onto the battlefield, then shuffle.']);
    expect(
      today(
        'You may search your library for a card, reveal it, and put it into your hand. If you do, shuffle your library.',
      ),
    ).toEqual(['You may search your library for a card, reveal it, put it into your hand, then shuffle.']);
    expect(
      today(
        'Search your library for a card and reveal that card. Shuffle your library, then put that card on top of it.',
      ),
    ).toEqual(['Search your library for a card, reveal it, then shuffle and put that card on top.']);
  });
});
