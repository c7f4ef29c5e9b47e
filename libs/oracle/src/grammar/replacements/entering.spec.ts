import { describe, expect, it } from '@jest/globals';
import { aura, creature, spell } from '../fixtures/printed.fixture.js';
import { compiledLine, compiledLines } from '../../index.js';

const staticOf = (text: string, printed = creature): unknown => {
  const line = compiledLine(text, printed);
  if (!('abilities' in line)) return line;
  const [ability] = line.abilities;
  return ability?.kind === 'static' ? ability.effects[0] : ability;
};
const bodyOf = (text: string): unknown => {
  const line = compiledLine(text, spell);
  const [ability] = 'abilities' in line ? line.abilities : [];
  return ability?.kind === 'spell' ? ability.body : line;
};
const YOU = { kind: 'you' };
const KICKED = { kind: 'paid', cost: 'kicker' };

describe('as it enters', () => {
  it.each([
    [
      'This creature enters tapped unless you control a Wolf.',
      { outcomes: [{ kind: 'tapped' }], if: { kind: 'not' } },
    ],
    ['If this creature was kicked, it enters with two +1/+1 counters on it.', { if: KICKED }],
    [
      'This creature enters with a +1/+1 counter on it for each Wolf.',
      { outcomes: [{ count: { kind: 'count' } }] },
    ],
    [
      'You may have this creature enter as a copy of any creature on the battlefield.',
      { outcomes: [{ may: 'may' }] },
    ],
  ])('cr 614.1c: %s', (text, enters) => {
    expect(staticOf(text)).toMatchObject({ kind: 'enters', ...enters });
  });

  it('cr 607.2d: the choice is linked to the other abilities of the card', () => {
    const chooser = {
      ...creature,
      text: 'As Otter enters the battlefield, choose a color.\nOtter gets +1/+1 for each creature of the chosen color.',
    };
    expect(compiledLines(chooser)).toMatchObject([
      { abilities: [{ effects: [{ outcomes: [{ kind: 'choosing', as: 'chosen color' }] }] }] },
      { abilities: [{ effects: [{ kind: 'modify-this' }] }] },
    ]);
    expect(staticOf('Creatures of the chosen color get +1/+1.')).toHaveProperty('failed');
    const giver = { ...aura, text: 'Enchant creature\nAs Otter enters, choose a color.' };
    expect(staticOf('Enchanted creature has protection from the chosen color.', giver)).toHaveProperty(
      'failed',
    );
  });

  it('cr 702.33f: a target that only a kicked spell has is chosen only then', () => {
    const kicked = 'If this spell was kicked,';
    expect(bodyOf(`Destroy target Wolf. ${kicked} draw a card.`)).toHaveProperty('effect');
    expect(bodyOf(`Draw a card. ${kicked} destroy target Wolf.`)).toMatchObject({
      targets: [{ if: { kind: 'paid', cost: 'kicker' } }],
    });
  });
});

describe('rules for players', () => {
  it.each([
    ["Players can't gain life.", { action: { kind: 'gain-life', who: { kind: 'all' } } }],
    ["Your opponents can't cast creature spells.", { action: { kind: 'cast', who: { kind: 'opponents' } } }],
    ['You have no maximum hand size.', { kind: 'player', who: YOU, property: 'no-hand-limit' }],
    [
      'You may play an additional land on each of your turns.',
      { property: 'land-plays', value: 1, how: 'more' },
    ],
    [
      'You may choose not to untap this creature during your untap step.',
      { permission: { kind: 'not-untap' } },
    ],
  ])('cr 101.2: %s', (text, rule) => {
    expect(staticOf(text)).toMatchObject(rule);
  });

  it('cr 108.4: control of permanents', () => {
    expect(staticOf('You control enchanted creature.', aura)).toMatchObject({
      changes: [{ kind: 'control', to: YOU }],
    });
    expect(bodyOf('Target opponent gains control of target Wolf.')).toMatchObject({
      effect: { what: { kind: 'target', slot: 1 }, changes: [{ to: { kind: 'target', slot: 0 } }] },
    });
  });

  it('cr 702.16: protection from a chosen colour, and from two colours', () => {
    expect(
      bodyOf('Target Wolf gains protection from the color of your choice until end of turn.'),
    ).toMatchObject({
      effect: { steps: [{ kind: 'choose-colour', bind: 'colour' }, { kind: 'continuous' }] },
    });
    const [line] = compiledLines({ ...creature, text: 'Protection from red and from white' });
    expect(line).toMatchObject({ abilities: [{ name: 'protection' }, { name: 'protection' }] });
  });
});
