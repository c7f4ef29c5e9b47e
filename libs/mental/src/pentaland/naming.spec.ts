// Tests what a card can be named, and for how long (pentaland 704, 706).
import { describe, expect, it } from '@jest/globals';
import { graveyardOf, handOf, watchedNames } from '#rules';
import { ANNA, word } from '#testkit/tables/toy-table';
import { card, NAMES, pentaland, pentalandWithout } from '#testkit/mental/pentaland-table';
import { PENTALAND } from '../index.js';

/** Why the card cannot be given that name by the player who casts it; undefined if the name is allowed. */
function whyNot(printed: string, name: string): string | undefined {
  const table = pentaland();
  const object = table.inHand(printed);
  table.begin();
  const rule = table.whyNot({ do: 'cast', object, name });
  return rule?.startsWith('pentaland') === true ? rule : undefined;
}

describe('pentaland 704.1: a name is accepted', () => {
  it.each([
    ['the same cost', 'Cub', 'Fox'],
    ['a hybrid that can be it', 'Cub', 'Figure'],
    ['what a hybrid can be', 'Figure', 'Cub'],
    ['either side of it', 'Figure', 'Coal'],
    ['generic mana added up', 'Slaver', 'Javelin'],
    ['the same the other way round', 'Javelin', 'Slaver'],
  ])('for %s', (_, printed, name) => {
    expect(whyNot(printed, name)).toBeUndefined();
  });

  it.each([
    ['of another cost', 'Cub', 'Coal'],
    ['of {0} on a card without a cost', 'Vision', 'Bauble'],
    ['without a cost on a card of {0}', 'Bauble', 'Vision'],
    ['that is printed on it', 'Cub', 'Cub'],
    ['that no card has', 'Cub', 'Nobody'],
  ])('but not one %s', (_, printed, name) => {
    expect(whyNot(printed, name)).toBe('pentaland 704.1');
  });

  it('without case, accents and punctuation', () => {
    expect(whyNot('Cub', 'fôx!')).toBeUndefined();
  });
});

describe('pentaland 704.2: a name is used once', () => {
  it('by whichever player, and a refused name is not used', () => {
    const table = pentaland();
    const [one, two, three] = [table.inHand('Bauble'), table.inHand('Trinket'), table.inHand('Bauble')];
    table.begin();
    expect(table.whyNot({ do: 'cast', object: one, name: 'Charm', x: 3 })).toBe('cr 601.2b');
    table.cast(one, { name: 'Charm' }).resolve();
    expect(table.whyNot({ do: 'cast', object: two, name: 'Charm' })).toBe('pentaland 704.2');
    table.cast(two, { name: 'Husk' }).resolve();
    expect(table.used).toEqual(['Charm', 'Husk']);
    expect(table.whyNot({ do: 'cast', object: three, name: 'Husk' })).toBe('pentaland 704.2');
  });
});

describe('pentaland 704.3: a split card has two names', () => {
  it('each half for its own cost, never both together', () => {
    expect(whyNot('Piker', 'Blaze')).toBeUndefined();
    expect(whyNot('Drake', 'Frost')).toBeUndefined();
    expect(whyNot('Piker', 'Frost')).toBe('pentaland 704.1');
    expect(whyNot('Piker', 'Blaze // Frost')).toBe('pentaland 704.1');
  });

  it('and if it is printed, it has either of its costs, and cannot be named as its own half', () => {
    expect(whyNot('Blaze // Frost', 'Piker')).toBeUndefined();
    expect(whyNot('Blaze // Frost', 'Drake')).toBeUndefined();
    expect(whyNot('Blaze // Frost', 'Blaze')).toBe('pentaland 704.1');
  });

  it('and is found by its halves, each for its own cost', () => {
    const found = (cost: string) =>
      PENTALAND.naming?.byCost(card('Any', cost, 'creature'), NAMES).map(({ name }) => name);
    expect(found('{1}{R}')).toContain('Blaze');
    expect(found('{1}{R}')).not.toContain('Blaze // Frost');
    expect(found('{1}{U}')).toContain('Frost');
  });

  it('and a card named as one half is that half alone in every zone, and leaves the other half unused', () => {
    const free = (name: string) => ({ ...card(name, '{0}', 'instant'), name });
    const split = {
      name: 'Ash // Dew',
      cost: '{0} // {0}',
      typeLine: 'Instant // Instant',
      layout: 'split' as const,
      faces: [free('Ash').faces?.[0], free('Dew').faces?.[0]].filter((face) => face !== undefined),
    };
    const table = pentaland([split]);
    const [one, two] = [table.inHand('Bauble'), table.inHand('Trinket')];
    table.begin().cast(one, { name: 'Ash' }).resolve();
    expect(table.names(graveyardOf(ANNA))).toEqual(['Ash']);
    table.cast(two, { name: 'Dew' }).resolve();
    expect(table.used).toEqual(['Ash', 'Dew']);
  });
});

describe('pentaland 704.4: a name lasts', () => {
  it('also in hand, and another cannot be given', () => {
    const bounce = card('Wind', '{0}', 'sorcery', {
      abilities: [
        {
          kind: 'spell',
          body: {
            kind: 'plain',
            effect: {
              kind: 'move',
              what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
              to: 'hand',
              cause: 'return',
            },
          },
        },
      ],
    });
    const table = pentaland([bounce]);
    const [bauble, trinket] = [table.inHand('Bauble'), table.inHand('Trinket')];
    table.begin().cast(bauble, { name: 'Husk' }).resolve();
    table.cast(trinket, { name: 'Wind' }).resolve();
    expect(table.names(handOf(ANNA))).toEqual(['Husk']);
    const back = table.now(bauble);
    expect(table.whyNot({ do: 'cast', object: back, name: 'Charm' })).toBe('pentaland 704.4');
    table.cast(back).resolve();
    expect(table.battlefield).toEqual(['Husk']);
  });
});

describe('a custom format', () => {
  it.each([
    ['pentaland 704.1: a name that is not of it', 'not-in-format', 'pentaland 704.1'],
    ['pentaland 706.1: a name it bans or restricts', 'banned', 'pentaland 706.1'],
    ['cr 407.1: a card for ante', 'ante', 'cr 407.1'],
  ] as const)('%s is refused, and others are not', (_, why, rule) => {
    const table = pentalandWithout('Fox', why);
    const land = table.permanent('Slaver', { faceDown: 'pentaland' });
    const cub = table.inHand('Cub');
    table.begin();
    expect(table.whyNot({ do: 'cast', object: cub, name: 'Fox' })).toBe(rule);
    table.act({ do: 'activate', object: land, ability: 0, mana: 'W' });
    table.cast(cub, { name: 'Figure' }).resolve();
    expect(table.used).toEqual(['Figure']);
  });

  it('a name outside it is not given at random either', () => {
    const count = card('Census', '{0}', 'sorcery', {
      abilities: [
        {
          kind: 'spell',
          body: {
            kind: 'plain',
            effect: {
              kind: 'gain-life',
              who: { kind: 'you' },
              amount: {
                kind: 'count',
                of: {
                  kind: 'all',
                  of: [
                    { kind: 'type', is: 'creature' },
                    { kind: 'in', zone: 'graveyard' },
                  ],
                },
              },
            },
          },
        },
      ],
    });
    const table = pentalandWithout('Fox', 'banned', [count]);
    const census = table.inHand('Census', { named: true });
    table.lay(graveyardOf(ANNA), 'Cub');
    table.begin().cast(census).resolve().answer(word(''));
    // For {W} there are Fox and Figure besides the printed card.
    expect(table.used).toEqual(['Figure']);
  });
});

describe('pentaland 706: a name from the lists', () => {
  it.each([
    ['Abundance', 'pentaland 706.2'],
    ['Scroll Rack', 'pentaland 706.3'],
    ['Head Games', 'pentaland 706.4'],
  ])('%s is banned', (name, rule) => {
    const table = pentaland([card(name, '{0}', 'artifact')]);
    const object = table.inHand('Bauble');
    table.begin();
    expect(table.whyNot({ do: 'cast', object, name })).toBe(rule);
  });

  it('pentaland 706.4a: is allowed if it is only watched', () => {
    const table = pentaland([card('Ghost Quarter', null, 'land')]);
    const object = table.inHand('Vision');
    table.begin().act({ do: 'play', object, name: 'Ghost Quarter' });
    expect(table.battlefield).toEqual(['Ghost Quarter']);
  });
});

it('pentaland 705.1: a card that is used must have a name', () => {
  const table = pentaland();
  const object = table.inHand('Bauble');
  table.begin();
  expect(table.whyNot({ do: 'cast', object })).toBe('pentaland 705.1');
  expect(table.tryAnswer(word('Charm'))).toBeDefined();
});

describe('pentaland 706.4a: watched cards', () => {
  const TEMPLE = card('Temple of the False God', null, 'land');
  const { state, inputs } = pentaland([TEMPLE]).begin();

  it('can be named, and everyone is told that they are watched as long as the name lasts', () => {
    const table = pentaland([TEMPLE]);
    const [watched, other] = [table.inHand('Vision'), table.inHand('Vision')];
    table.begin().act({ do: 'play', object: watched, name: TEMPLE.name });
    expect(table.batch).toContainEqual(
      expect.objectContaining({ type: 'CardNamed', name: TEMPLE.name, watched: true }),
    );
    expect(table.object(table.now(watched))?.identity).toMatchObject({ watched: true });
    expect(table.whyNot({ do: 'play', object: other, name: TEMPLE.name })).toBe('pentaland 704.2');
  });

  it('are the only names that are reported as watched', () => {
    const table = pentaland([TEMPLE]);
    const object = table.inHand('Temple of the False God');
    table.begin().act({ do: 'play', object, name: 'Cavern' });
    expect(JSON.stringify([table.batch, table.state.objects])).not.toContain('watched');
  });

  it('are those of the game’s format, and there are none in other rulesets', () => {
    expect(watchedNames(state.terms!, inputs)).toEqual([TEMPLE.name]);
    const without = pentalandWithout(TEMPLE.name, 'not-in-format', [TEMPLE]).inputs;
    expect(watchedNames(state.terms!, without)).toEqual([]);
    expect(watchedNames({ ...state.terms!, ruleset: 'magic' }, inputs)).toEqual([]);
  });
});
