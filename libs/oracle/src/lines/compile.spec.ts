import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, normalised, type Printed } from '../index.js';

const creature: Printed = {
  name: 'Otter Sage',
  types: ['creature'],
  subtypes: ['Otter'],
  supertypes: [],
  text: '',
};
const spell: Printed = { ...creature, name: 'Sudden Flood', types: ['sorcery'], subtypes: [] };
const compiled = (text: string, printed = creature) => compiledLine(text, printed);

describe('a line of Oracle text', () => {
  it('becomes abilities if it can be written back', () => {
    expect(compiled('{T}: Destroy target untapped Goblin.')).toEqual({
      text: '{T}: Destroy target untapped Goblin.',
      abilities: [
        {
          kind: 'activated',
          costs: [{ kind: 'tap' }],
          body: {
            kind: 'plain',
            targets: [
              {
                kind: 'target',
                filter: {
                  kind: 'all',
                  of: [
                    { kind: 'status', is: 'untapped' },
                    { kind: 'subtype', is: 'Goblin' },
                  ],
                },
              },
            ],
            effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
          },
        },
      ],
    });
  });

  it('says how far it could be read if it cannot', () => {
    expect(compiled('Destroy target creature and dance around it.', spell)).toMatchObject({
      failed: { at: 'parse', rest: expect.stringMatching(/^(?:and )?dance around it\.$/) as unknown },
    });
  });

  it('leaves nothing out: with one more word it is no longer understood', () => {
    expect(compiled('Destroy target quiet creature.', spell)).toHaveProperty('failed');
    expect(compiled('Destroy target creature.', spell)).not.toHaveProperty('failed');
  });

  it('cr 201.5: refers to its card by its name, except where a name is meant', () => {
    const text = 'Otter Sage gets +1/+0 for each creature named Otter Sage.';
    expect(normalised({ ...creature, text })).toEqual([
      'This creature gets +1/+0 for each creature named Otter Sage.',
    ]);
  });

  it('cr 207.2: reminder text has no effect', () => {
    expect(compiledLines({ ...creature, text: 'Flying (It is in the air.)' })).toMatchObject([
      { text: 'Flying', abilities: [{ kind: 'keyword', name: 'flying' }] },
    ]);
  });

  it('old and new wordings mean the same', () => {
    const old = 'When Otter Sage enters the battlefield, its controller draws a card.';
    const now = 'When this creature enters, its controller draws a card.';
    expect(normalised({ ...creature, text: old })).toEqual(normalised({ ...creature, text: now }));
  });

  it("cr2011, ninth: 'target creature or player' includes no planeswalker; 'any target' does", () => {
    const targets = (text: string): unknown => {
      const [line] = compiledLines({ ...spell, text });
      const [ability] = line !== undefined && 'abilities' in line ? line.abilities : [];
      return ability?.kind === 'spell' && ability.body.kind === 'plain' ? ability.body.targets : line;
    };
    const players = { kind: 'all' };
    expect(targets('This spell deals 3 damage to target creature or player.')).toEqual([
      { kind: 'target', filter: { kind: 'type', is: 'creature' }, players },
    ]);
    expect(targets('This spell deals 3 damage to any target.')).toEqual([
      { kind: 'target', filter: { kind: 'anything' }, players },
    ]);
  });
});
