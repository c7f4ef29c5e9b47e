import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import { compiledLine, compiledLines } from '../../lines/compile.js';
import type { Printed } from '../../text/self.js';

const otter: Printed = {
  name: 'Otter Sage',
  types: ['creature'],
  subtypes: ['Otter'],
  supertypes: [],
  text: '',
};
const flood: Printed = { ...otter, name: 'Sudden Flood', types: ['instant'], subtypes: [] };
const DRAW = { kind: 'draw', who: { kind: 'you' }, count: 1 };
const YOUR_TURN = { kind: 'turn', whose: { kind: 'you' } };

function compiled(text: string, printed: Printed = flood): Ability | undefined {
  const line = compiledLine(text, printed);
  return 'abilities' in line ? line.abilities[0] : undefined;
}
/** The same in old words, whatever this is called. */
const old = (text: string, printed: Printed): readonly unknown[] =>
  compiledLines({ ...printed, text }).flatMap<unknown>((line) =>
    'abilities' in line ? line.abilities : [line],
  );

describe('the costs and conditions of casting a spell', () => {
  it('cr 118.8: an additional cost', () => {
    const additional = {
      kind: 'static',
      zone: 'any',
      effects: [
        {
          kind: 'additional-cost',
          costs: [
            {
              kind: 'move',
              filter: {
                kind: 'all',
                of: [
                  { kind: 'type', is: 'creature' },
                  { kind: 'controller', is: { kind: 'you' } },
                ],
              },
              count: 1,
              to: 'graveyard',
              cause: 'sacrifice',
            },
          ],
        },
      ],
    };
    expect(compiled('As an additional cost to cast this spell, sacrifice a creature.')).toEqual(additional);
    expect(old('As an additional cost to cast Otter Sage, sacrifice a creature.', otter)).toEqual([
      additional,
    ]);
  });

  it('cr 118.9: an alternative cost with a condition', () => {
    expect(
      compiled("If you control an Island, you may pay 4 life rather than pay this spell's mana cost."),
    ).toMatchObject({
      zone: 'any',
      effects: [{ kind: 'alternative-cost', costs: [{ kind: 'life', amount: 4 }], if: { kind: 'exists' } }],
    });
  });

  it('cr 601.3: limited times', () => {
    expect(compiled('Cast this spell only during your turn.')).toEqual({
      kind: 'static',
      while: { kind: 'not', of: YOUR_TURN },
      effects: [
        {
          kind: 'cannot',
          action: { kind: 'cast', who: { kind: 'all' }, what: { kind: 'is', of: { kind: 'this' } } },
        },
      ],
    });
  });

  it('cr 702.33d: if it was kicked', () => {
    expect(compiled('If this spell was kicked, draw a card.')).toMatchObject({
      body: { effect: { kind: 'if', condition: { kind: 'paid', cost: 'kicker' } } },
    });
  });
});

describe('effects that depend on a paid cost', () => {
  it('cr 702.33g: a target of a kicked spell alone is a separate target', () => {
    const kicked = 'Destroy target land. If this spell was kicked, destroy target creature.';
    const targets = [
      { kind: 'target', filter: { kind: 'type', is: 'land' } },
      { kind: 'target', filter: { kind: 'type', is: 'creature' }, if: { kind: 'paid', cost: 'kicker' } },
    ];
    expect(compiled(kicked)).toMatchObject({ body: { targets } });
    expect(JSON.stringify(compiled('If this spell was kicked, destroy target land.'))).toContain('"if"');
  });
});

describe('when, how often and where an ability may be activated', () => {
  it('cr 602.5: limited times and a limited number of times', () => {
    expect(
      compiled('{1}: Draw a card. Activate only during your turn and only once each turn.', otter),
    ).toMatchObject({
      only: YOUR_TURN,
      limit: 'once-each-turn',
    });
    expect(old('{1}: Draw a card. Activate this ability only during your turn.', otter)).toMatchObject([
      { only: YOUR_TURN },
    ]);
    expect(compiled('{1}: Draw a card. Any player may activate this ability.', otter)).toMatchObject({
      by: { kind: 'all' },
    });
    expect(compiled('{1}: Draw a card. Activate only when it rains.', otter)).toBeUndefined();
  });

  it('cr 113.6: the zone that its text implies', () => {
    expect(old('{2}, Discard Otter Sage: Draw a card.', otter)).toMatchObject([{ zone: 'hand' }]);
    expect(old('{2}, Exile Otter Sage from your graveyard: Draw a card.', otter)).toMatchObject([
      { zone: 'graveyard', costs: [{ kind: 'mana' }, { kind: 'move-this', cause: 'exile' }] },
    ]);
    expect(old('{2}: Return Otter Sage from your graveyard to your hand.', otter)).toMatchObject([
      { zone: 'graveyard', body: { effect: { kind: 'move', what: { kind: 'this' }, to: 'hand' } } },
    ]);
    expect(compiled('{2}, Exile this creature: Draw a card.', otter)).not.toHaveProperty('zone');
  });
});

describe('delayed triggers and history', () => {
  it('cr 603.7: a delayed trigger comes at the next such time', () => {
    const later = {
      kind: 'delayed',
      when: { kind: 'step', is: 'upkeep' },
      body: { kind: 'plain', effect: DRAW },
    };
    expect(compiled("Draw a card at the beginning of the next turn's upkeep.")).toMatchObject({
      body: { effect: later },
    });
    expect(compiled("At the beginning of the next turn's upkeep, draw a card.")).toMatchObject({
      body: { effect: later },
    });
  });

  it('cr 601.2c, 603.7c: the target of a delayed effect is chosen immediately', () => {
    expect(compiled('Destroy target creature at end of combat.')).toMatchObject({
      body: {
        targets: [{ filter: { kind: 'type', is: 'creature' } }],
        effect: { kind: 'delayed', body: { effect: { what: { kind: 'target', slot: 0 } } } },
      },
    });
  });

  it('one player who cast two spells differs from two players who cast one each', () => {
    const asked =
      'At the beginning of each upkeep, if a player cast two or more spells last turn, draw a card.';
    expect(compiled(asked, otter)).toMatchObject({
      if: {
        kind: 'compare',
        left: {
          kind: 'count-players',
          of: { kind: 'only', if: { kind: 'happened', since: 'last-turn', times: 2 } },
        },
        compare: 'at-least',
        right: 1,
      },
    });
  });
});

describe('keywords and modes', () => {
  it('cr 702.16g: protection from one and from another', () => {
    const of = ['black', 'red'].map((is) => ({ kind: 'colour', is }));
    expect(compiled('Protection from black and from red', otter)).toEqual({
      kind: 'keyword',
      name: 'protection',
      filter: { kind: 'any', of },
    });
  });

  it('landwalk with more than a subtype', () => {
    expect(compiled('Snow swampwalk', otter)).toMatchObject({
      name: 'landwalk',
      filter: { of: [{ is: 'snow' }, { is: 'Swamp' }] },
    });
    expect(compiled('Nonbasic landwalk', otter)).toMatchObject({ name: 'landwalk' });
  });

  it('cr 700.2d: the same mode several times', () => {
    const text =
      'Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 1 life.';
    expect(compiled(text)).toMatchObject({ body: { kind: 'modal', least: 3, most: 3, repeat: 'repeat' } });
  });

  it('cr 106.6: mana for certain spells only', () => {
    expect(compiled('{T}: Add {G}. Spend this mana only to cast creature spells.', otter)).toMatchObject({
      body: { effect: { restriction: { of: [{ is: 'creature' }, { kind: 'spell' }] } } },
    });
  });
});
