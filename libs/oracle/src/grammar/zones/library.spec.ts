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
const YOU = { kind: 'you' };
const SEEN = { kind: 'bound', name: 'it' };
const CHOSEN = { kind: 'bound', name: 'chosen' };
const REST = { kind: 'except', of: SEEN, without: CHOSEN };
const FOUR = { kind: 'top', whose: YOU, count: 4 };

describe('cards on top of a library', () => {
  it('cr 401.4: are put in several places, the rest in any order', () => {
    expect(
      effectOf(
        'Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
      ),
    ).toEqual({
      kind: 'sequence',
      steps: [
        { kind: 'look', who: YOU, what: FOUR, bind: 'it' },
        {
          kind: 'sequence',
          steps: [
            { kind: 'choose-objects', who: YOU, from: SEEN, bind: 'chosen' },
            { kind: 'move', what: CHOSEN, cause: 'put', to: 'hand' },
            { kind: 'move', what: REST, cause: 'put', to: 'library', position: 'bottom', order: 'any' },
          ],
        },
      ],
    });
  });

  it('may be revealed and taken, one or none', () => {
    expect(
      effectOf(
        'Look at the top four cards of your library. You may reveal an Otter card from among them and put it into your hand. Put the rest into your graveyard.',
      ),
    ).toMatchObject({
      steps: [
        {},
        {
          steps: [
            { kind: 'choose-objects', from: { kind: 'only', of: SEEN }, least: 0, most: 1 },
            { kind: 'reveal', what: CHOSEN },
            { kind: 'move', what: CHOSEN, to: 'hand' },
            { kind: 'move', what: REST, to: 'graveyard' },
          ],
        },
      ],
    });
  });

  it('are all taken if they fit', () => {
    expect(
      effectOf(
        'Reveal the top four cards of your library. Put all Otter cards from among them into your hand and the rest into your graveyard.',
      ),
    ).toMatchObject({
      steps: [
        { kind: 'reveal', what: FOUR },
        { steps: [{ kind: 'let-objects' }, { to: 'hand' }, { what: REST }] },
      ],
    });
  });

  it("of two cards, 'the other' is one", () => {
    const two = 'Look at the top two cards of your library. Put one of them into your hand and';
    expect(effectOf(`${two} the other on the bottom of your library.`)).not.toHaveProperty('failed');
    expect(effectOf(`${two} the rest on the bottom of your library.`)).toHaveProperty('failed');
  });

  it('go to the library the text names, not another', () => {
    expect(
      effectOf(
        "Look at the top card of target player's library. You may put it on the bottom of that player's library.",
      ),
    ).not.toHaveProperty('failed');
    expect(
      effectOf(
        "Look at the top card of target player's library. You may put it on the bottom of your library.",
      ),
    ).toHaveProperty('failed');
  });

  it('a revealed card decides', () => {
    expect(
      effectOf(
        "Reveal the top card of your library. If it's an Otter card, put it into your hand. Otherwise, draw a card.",
      ),
    ).toMatchObject({ steps: [{ kind: 'reveal' }, { kind: 'if', else: { kind: 'draw' } }] });
  });

  it('old and new wordings mean the same', () => {
    expect(today('Target player puts the top two cards of their library into their graveyard.')).toEqual(
      today('Target player mills two cards.'),
    );
    expect(
      today(
        'Look at the top two cards of your library. Put one of those cards into your hand and the rest on top of your library in any order.',
      ),
    ).toEqual(
      today(
        'Look at the top two cards of your library. Put one of them into your hand and the rest back on top of your library in any order.',
      ),
    );
  });
});

describe('conditions and permissions of a whole sentence', () => {
  it('cr 608.2c: a condition applies to the whole sentence', () => {
    expect(effectOf('If you control an Otter, draw a card and you gain 3 life.')).toMatchObject({
      kind: 'if',
      then: { steps: [{ kind: 'draw' }, { kind: 'gain-life' }] },
    });
  });
  it("'may' applies to the whole sentence or not at all", () => {
    expect(effectOf('You may draw a card, then discard a card.')).toMatchObject({
      kind: 'may',
      effect: { steps: [{ kind: 'draw' }, { kind: 'discard' }] },
    });
  });
  it('cr 101.4: each player may, in turn', () => {
    const each = { kind: 'bound', name: 'each' };
    expect(effectOf('Each player may draw a card.')).toMatchObject({
      kind: 'for-each-player',
      over: { kind: 'all' },
      effect: { kind: 'may', who: each, effect: { kind: 'draw', who: each } },
    });
  });
});

describe('choices among the cards looked at', () => {
  it.each([
    ['white card', { kind: 'colour', is: 'white' }],
    ['permanent card', { kind: 'permanent' }],
    ['noncreature, nonland card', { kind: 'all' }],
  ])('is a %s', (what, filter) => {
    expect(
      effectOf(
        `Look at the top five cards of your library. You may reveal a ${what} from among them and put it into your hand. Put the rest on the bottom of your library in a random order.`,
      ),
    ).toMatchObject({
      steps: [{ kind: 'look' }, { steps: [{ from: { kind: 'only', filter } }, {}, {}, {}] }],
    });
  });
});
