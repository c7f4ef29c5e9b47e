// The embedded cards have the wording of 2017 and imported cards have today's: both must compile to the same
// abilities.
import { describe, expect, it } from '@jest/globals';
import { compiledLines, type Printed } from './index.js';
import { meaningOf } from './trees/meaning.js';

const printed = (types: readonly string[], text: string, subtypes: readonly string[] = []): Printed => ({
  name: 'Deep Otter',
  types,
  subtypes,
  supertypes: [],
  text,
});
/** What its lines mean, or why one of them means nothing. */
function meanings(card: Printed): string {
  const abilities = compiledLines(card).flatMap((line) => {
    if ('failed' in line) throw new Error(`${line.text}: ${JSON.stringify(line.failed)}`);
    return line.abilities;
  });
  return meaningOf(abilities);
}
const same = (types: readonly string[], old: string, now: string, subtypes?: readonly string[]): void => {
  expect(meanings(printed(types, now, subtypes))).toBe(meanings(printed(types, old, subtypes)));
};

type Row = readonly [what: string, old: string, now: string];

describe('a creature in two wordings', () => {
  it.each<Row>([
    [
      'which enters',
      'When Deep Otter enters the battlefield, draw a card.',
      'When this creature enters, draw a card.',
    ],
    ['as a spell', "Deep Otter can't be countered.", "This spell can't be countered."],
    [
      'that costs less',
      'Deep Otter costs {1} less to cast for each artifact you control.',
      'This spell costs {1} less to cast for each artifact you control.',
    ],
    [
      'that costs less under a condition',
      'Deep Otter costs {1} less to cast if you control an Otter.',
      'This spell costs {1} less to cast as long as you control an Otter.',
    ],
    [
      'that was attacked with',
      'When Deep Otter enters the battlefield, if you attacked with a creature this turn, draw a card.',
      'When this creature enters, if you attacked this turn, draw a card.',
    ],
    [
      'when all are attacked with',
      'Whenever one or more Otters you control attack, draw a card.',
      'Whenever you attack with one or more Otters, draw a card.',
    ],
    [
      'as a copy',
      'You may have Deep Otter enter the battlefield as a copy of any creature you control.',
      'You may have this creature enter as a copy of a creature you control.',
    ],
    [
      'whose cost was paid so',
      'When Deep Otter enters the battlefield, if {R} was spent to cast Deep Otter, draw a card.',
      'When this creature enters, if {R} was spent to cast it, draw a card.',
    ],
    [
      'that gets what others get',
      'Whenever one or more +1/+1 counters are placed on another creature you control, draw a card.',
      'Whenever one or more +1/+1 counters are put on another creature you control, draw a card.',
    ],
    [
      'of several colors',
      'Whenever you cast a white, blue, or red spell, draw a card.',
      "Whenever you cast a spell that's white, blue, or red, draw a card.",
    ],
    [
      'that hits everybody',
      'When Deep Otter dies, it deals 2 damage to each opponent and each creature your opponents control.',
      'When this creature dies, it deals 2 damage to each opponent and each creature they control.',
    ],
    [
      'whose ability waits',
      '{T}: Draw a card. Activate this ability only any time you could cast a sorcery, and only if you control an artifact.',
      '{T}: Draw a card. Activate only if you control an artifact and only as a sorcery.',
    ],
  ])('%s', (_what, old, now) => {
    same(['creature'], old, now);
  });
});

describe('a land in two wordings, with its mana', () => {
  it.each<Row>([
    [
      'that may come untapped',
      "As Deep Otter enters the battlefield, you may pay 2 life. If you don't, Deep Otter enters the battlefield tapped.",
      "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    ],
    [
      'besides',
      'Whenever you tap a Swamp for mana, add {B} to your mana pool.',
      'Whenever you tap a Swamp for mana, add an additional {B}.',
    ],
    [
      "in another player's pool",
      "At the beginning of each player's precombat main phase, add {G}{G} to that player's mana pool.",
      "At the beginning of each player's precombat main phase, that player adds {G}{G}.",
    ],
  ])('%s', (_what, old, now) => {
    same(['land'], old, now);
  });
  it('of any color besides', () => {
    same(
      ['enchantment'],
      'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds one mana of any color to his or her mana pool.',
      'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.',
      ['Aura'],
    );
  });
});

describe('a spell in two wordings', () => {
  it.each<Row>([
    [
      'that exiles a graveyard',
      "Exile all cards from target player's graveyard.",
      "Exile target player's graveyard.",
    ],
    ['that exiles all of them', 'Exile all cards from all graveyards.', 'Exile all graveyards.'],
    [
      'that deals more to anything',
      'Deep Otter deals 3 damage to any target. Deep Otter deals 5 damage to that permanent or player instead if a creature died this turn.',
      'Deep Otter deals 3 damage to any target. Deep Otter deals 5 damage instead if a creature died this turn.',
    ],
    [
      'that deals more to a creature',
      'Deep Otter deals 2 damage to target creature. If you control an Otter, Deep Otter deals 4 damage to that creature instead.',
      'Deep Otter deals 2 damage to target creature. If you control an Otter, Deep Otter deals 4 damage instead.',
    ],
    [
      'that speaks of what was milled',
      'Mill a card, then draw cards equal to that card’s converted mana cost.',
      "Mill a card, then draw cards equal to the milled card's mana value.",
    ],
    [
      'that makes a token with a name',
      'Create a legendary 2/2 green Otter creature token with flying named River, the Deep.',
      'Create River, the Deep, a legendary 2/2 green Otter creature token with flying.',
    ],
    [
      'cr 111.10a: that makes a Treasure',
      'Create two colorless Treasure artifact tokens with "{T}, Sacrifice this artifact: Add one mana of any color."',
      'Create two Treasure tokens.',
    ],
    [
      'cr 111.10g: that makes a Blood, and more',
      'Create a tapped colorless Blood artifact token with "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card." and draw a card.',
      'Create a tapped Blood token and draw a card.',
    ],
    [
      'that asks of X',
      'Destroy target creature with mana value X or less. If X is 6 or greater, draw a card.',
      'Destroy target creature with mana value X or less. If X is 6 or more, draw a card.',
    ],
    [
      'that exiles what would die',
      'Deep Otter deals 3 damage to target creature or planeswalker. If that permanent would be put into a graveyard from the battlefield this turn, exile it instead.',
      'Deep Otter deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.',
    ],
    [
      'that forbids lands',
      "Target player can't play land cards this turn.",
      "Target player can't play lands this turn.",
    ],
    [
      "that returns a player's permanents",
      "Return all creatures target player controls to their owners' hands.",
      "Return all creatures target player controls to their owner's hand.",
    ],
  ])('%s', (_what, old, now) => {
    same(['sorcery'], old, now);
  });

  it('cr 614.15: an ability word may introduce the replacing sentence', () => {
    same(
      ['instant'],
      'Add {B}{B}{B}. Add {B}{B}{B}{B}{B} instead if there are seven or more cards in your graveyard.',
      'Add {B}{B}{B}.\nThreshold — Add {B}{B}{B}{B}{B} instead if there are seven or more cards in your graveyard.',
    );
  });

  it('one or more targets differ from any number of targets', () => {
    const [line] = compiledLines(
      printed(['instant'], 'One or more target creatures become red until end of turn.'),
    );
    expect(line).toMatchObject({
      abilities: [{ body: { targets: [{ least: 1, unbounded: 'unbounded' }] } }],
    });
  });
});

describe("wordings of today's cards only", () => {
  it.each<readonly [string, string]>([
    [
      'creature',
      'This creature enters with a number of +1/+1 counters on it equal to the number of cards in your hand.',
    ],
    ['creature', "When this creature dies, return it to the battlefield tapped under its owner's control."],
  ])('%s: %s', (type, text) => {
    expect(compiledLines(printed([type], text))).toMatchObject([{ abilities: [{}] }]);
  });
});

describe('a token with the name of its card', () => {
  it('is not the card', () => {
    const card = {
      ...printed(
        ['creature'],
        'When Otto dies, create Otto the Returned, a legendary 5/5 green Otter creature token.',
      ),
      name: 'Otto the Explorer',
      supertypes: ['legendary'],
    };
    expect(compiledLines(card)).toMatchObject([
      { abilities: [{ body: { effect: { token: { face: { name: 'Otto the Returned' } } } } }] },
    ]);
  });
});
