import { describe, expect, it } from '@jest/globals';
import type { Pattern } from '#abilities';
import { compiledLine, compiledLines, type Printed } from '../../index.js';
import { CREATURE } from '#testkit/language/words';

const otter: Printed = {
  name: 'Otter Sage',
  types: ['creature'],
  subtypes: ['Otter'],
  supertypes: [],
  text: '',
};
const THIS = { kind: 'is', of: { kind: 'this' } } as const;
const YOU = { kind: 'you' } as const;

/** What a line triggers on. */
function event(start: string, printed: Printed = otter): Pattern | undefined {
  const line = compiledLine(`${start}, draw a card.`, printed);
  const [ability] = 'abilities' in line ? line.abilities : [];
  return ability?.kind === 'triggered' ? ability.when : undefined;
}

describe('events of objects', () => {
  it('cr 700.4: creatures die; other permanents are put into a graveyard from the battlefield', () => {
    const dies = { kind: 'moves', what: THIS, from: ['battlefield'], to: ['graveyard'] };
    expect(event('When this creature dies')).toEqual(dies);
    expect(event('When this creature is put into a graveyard from the battlefield')).toBeUndefined();
    const kettle: Printed = { ...otter, types: ['artifact'], subtypes: [] };
    expect(event('When this artifact is put into a graveyard from the battlefield', kettle)).toEqual(dies);
  });

  it('cr 400.3: your graveyard has the cards you own', () => {
    expect(event('Whenever a creature is put into your graveyard from the battlefield')).toEqual({
      kind: 'moves',
      what: { kind: 'all', of: [CREATURE, { kind: 'owner', is: YOU }] },
      from: ['battlefield'],
      to: ['graveyard'],
    });
  });

  it('cr 509.3d: blocked by a creature, once for each blocker', () => {
    expect(event('Whenever this creature blocks or becomes blocked by a creature')).toEqual({
      kind: 'any',
      of: [
        { kind: 'blocks', what: THIS, attacker: CREATURE },
        { kind: 'becomes-blocked', what: THIS, by: CREATURE, each: 'each' },
      ],
    });
  });

  it('cr 603.2c: is dealt damage, by however many sources', () => {
    expect(event('Whenever this creature is dealt damage')).toEqual({
      kind: 'damage',
      to: THIS,
      group: 'one-or-more',
    });
    expect(event('Whenever a source deals damage to this creature')).toEqual({ kind: 'damage', to: THIS });
  });

  it('this object and another of a kind', () => {
    expect(event('Whenever this creature or another Otter you control enters')).toEqual({
      kind: 'moves',
      what: {
        kind: 'any',
        of: [
          THIS,
          {
            kind: 'all',
            of: [
              { kind: 'not', of: THIS },
              { kind: 'subtype', is: 'Otter' },
              { kind: 'controller', is: YOU },
            ],
          },
        ],
      },
      to: ['battlefield'],
    });
  });
});

describe('events of players', () => {
  it('cr 702.29: cycling', () => {
    const cycled = { kind: 'moves', what: THIS, from: ['hand'], cause: ['cycle'], by: YOU };
    expect(event('When you cycle this card')).toEqual(cycled);
    const old = compiledLines({ ...otter, text: 'When you cycle Otter Sage, draw a card.' });
    expect(old).toMatchObject([{ abilities: [{ when: cycled }] }]);
  });

  it('the second spell of a turn; a spell with a target', () => {
    expect(event('Whenever you cast your second spell each turn')).toEqual({
      kind: 'cast',
      what: { kind: 'spell' },
      by: YOU,
      nth: 2,
    });
    expect(event('Whenever you cast a spell that targets this creature')).toEqual({
      kind: 'cast',
      what: { kind: 'all', of: [{ kind: 'spell' }, { kind: 'targets', filter: THIS }] },
      by: YOU,
    });
  });
});

describe('times', () => {
  it('the player whose step it is', () => {
    expect(event("At the beginning of each opponent's upkeep")).toEqual({
      kind: 'step',
      is: 'upkeep',
      whose: { kind: 'opponents' },
    });
    expect(event('At end of combat')).toEqual({ kind: 'step', is: 'end-combat' });
  });
});

describe('old wordings of events', () => {
  it("'under your control' means you control it", () => {
    const now = 'Whenever a creature you control with flying enters, draw a card.';
    const old = 'Whenever a creature with flying enters the battlefield under your control, draw a card.';
    const [one] = compiledLines({ ...otter, text: now });
    expect(one).toHaveProperty('abilities');
    expect(compiledLines({ ...otter, text: old })).toEqual([one]);
  });

  it("'he or she' becomes 'they'", () => {
    const [line] = compiledLines({
      ...otter,
      text: 'Whenever a player casts a spell, he or she loses 1 life.',
    });
    expect(line?.text).toBe('Whenever a player casts a spell, they lose 1 life.');
  });
});
