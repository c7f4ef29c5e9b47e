// Sentences about several objects or players: of one name, of a pair, of what was paid, an amount for each.
import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, type Printed } from '../../index.js';
import { creature, spell } from '../fixtures/printed.fixture.js';

const abilityOf = (text: string, printed: Printed = spell): unknown => {
  const line = compiledLine(text, printed);
  return 'abilities' in line ? line.abilities[0] : line;
};
const effectOf = (text: string, printed: Printed = spell): unknown => {
  const ability = abilityOf(text, printed) as { readonly body?: { readonly effect?: unknown } };
  return ability.body?.effect ?? ability;
};
const T0 = { kind: 'target', slot: 0 };
const YOU = { kind: 'you' };

describe('sentences about other objects', () => {
  it('cr 201.2a: refer to a target and all others with its name', () => {
    expect(
      effectOf('Exile target creature and all other creatures with the same name as that creature.'),
    ).toMatchObject({
      what: {
        kind: 'union',
        of: [
          T0,
          {
            filter: {
              of: [
                { is: 'creature' },
                { kind: 'name', is: { kind: 'name-of', of: T0 } },
                { kind: 'not', of: { kind: 'is', of: T0 } },
              ],
            },
          },
        ],
      },
    });
  });
  it('cr 601.2c: damage to one and to another has two targets', () => {
    expect(abilityOf('This spell deals 4 damage to any target and 2 damage to you.')).toMatchObject({
      body: {
        targets: [{ filter: { kind: 'anything' } }],
        effect: {
          steps: [
            { amount: 4, to: T0 },
            { amount: 2, players: YOU },
          ],
        },
      },
    });
  });
  it('cr 608.2c: an amount for each object of an earlier step', () => {
    expect(
      effectOf('Destroy all creatures. You gain 1 life for each creature destroyed this way.'),
    ).toMatchObject({
      steps: [
        { kind: 'destroy', bind: 'it' },
        { kind: 'gain-life', amount: { kind: 'amount', name: 'it', said: 'for-each' } },
      ],
    });
    // What was destroyed is no card that was discarded.
    expect(
      effectOf('Destroy all creatures. You gain 1 life for each card discarded this way.'),
    ).toHaveProperty('failed');
  });
  it("cr 608.2h: refer to the object sacrificed for the ability's cost", () => {
    const gain = "You gain life equal to the sacrificed creature's toughness.";
    expect(effectOf(`{T}, Sacrifice a creature: ${gain}`, creature)).toMatchObject({
      amount: { of: { kind: 'paid', cause: 'sacrifice' }, stat: 'toughness' },
    });
    expect(abilityOf(`{T}, Sacrifice two creatures: ${gain}`, creature)).toHaveProperty('failed');
    expect(abilityOf(gain)).toHaveProperty('failed');
    const text = `As an additional cost to cast this spell, sacrifice a creature.\n${gain}`;
    expect(compiledLines({ ...spell, text }).every((line) => 'abilities' in line)).toBe(true);
  });
  it('cr 702.95: refer to both creatures of a pair', () => {
    expect(
      abilityOf(
        'As long as this creature is paired with another creature, both creatures have flying.',
        creature,
      ),
    ).toHaveProperty('failed');
    expect(
      compiledLines({
        ...creature,
        text: 'As long as Otter is paired with another creature, both creatures have flying.',
      }),
    ).toMatchObject([
      {
        abilities: [
          {
            while: { kind: 'matches', filter: { is: 'paired' } },
            effects: [{ kind: 'modify', what: { of: { kind: 'union' } } }],
          },
        ],
      },
    ]);
  });
  it('cr 601.3b: the exiled card may be played, not this card', () => {
    expect(effectOf('Exile the top card of your library. You may play that card this turn.')).toMatchObject({
      steps: [
        { kind: 'move', bind: 'it' },
        {
          kind: 'continuous',
          what: { kind: 'bound', name: 'it' },
          changes: [{ permission: { kind: 'play', from: 'exile', lands: 'too' } }],
        },
      ],
    });
    expect(effectOf('Draw a card. You may play it this turn.', creature)).toHaveProperty('failed');
  });
  it('cr 608.2d: the colour chosen by the same effect', () => {
    expect(
      effectOf(
        'Choose a color. Creatures you control gain protection from the chosen color until end of turn.',
      ),
    ).toMatchObject({
      steps: [
        { kind: 'choose-colour', bind: 'colour' },
        { changes: [{ ability: { filter: { is: { kind: 'chosen', name: 'colour' } } } }] },
      ],
    });
    expect(
      effectOf('Creatures you control gain protection from the chosen color until end of turn.'),
    ).toHaveProperty('failed');
  });
  it('cr 608.2d: the player who has another player do something decides', () => {
    expect(effectOf('You may have target player lose 3 life.')).toMatchObject({
      kind: 'may',
      who: YOU,
      effect: { kind: 'lose-life', who: T0 },
    });
  });
});

describe('sentences about all players', () => {
  const staticOf = (text: string): unknown =>
    (abilityOf(text, creature) as { readonly effects?: readonly unknown[] }).effects?.[0];
  it('cr 508.1d: a cost for each attacker', () => {
    expect(
      staticOf(
        "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      ),
    ).toMatchObject({ action: { kind: 'attack', players: YOU }, unless: [{ kind: 'mana', cost: '{2}' }] });
  });
  it('cr 601.2f: cost reductions, for each object, and of this spell', () => {
    expect(
      abilityOf('This spell costs {1} less to cast for each creature on the battlefield.'),
    ).toMatchObject({
      zone: 'any',
      effects: [{ kind: 'costs', amount: { kind: 'count' }, direction: 'less' }],
    });
    expect(staticOf('Spells your opponents cast cost {1} more to cast.')).toMatchObject({
      for: { kind: 'opponents' },
      direction: 'more',
    });
  });
  it("cr 101.2: limit spells to the player's own turn, or forbid abilities of some objects", () => {
    expect(staticOf('Players can cast spells only during their own turns.')).toMatchObject({
      action: { kind: 'cast', who: { kind: 'nonactive' } },
    });
    const [line] = compiledLines({
      ...creature,
      text: "Activated abilities of creatures can't be activated.",
    });
    expect(line).toMatchObject({ abilities: [{ effects: [{ action: { kind: 'activate' } }] }] });
  });
  it('cr 603.2, 603.2d: let entering trigger nothing, or an additional time', () => {
    expect(staticOf("Creatures entering don't cause abilities to trigger.")).toMatchObject({
      action: { kind: 'cause-triggers', what: { kind: 'moves', to: ['battlefield'] } },
    });
    expect(
      staticOf(
        'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
      ),
    ).toMatchObject({ kind: 'trigger-again' });
  });
  it('cr 305.1, 601.3b: allow playing the top card of a library', () => {
    expect(staticOf('You may play the top card of your library.')).toMatchObject({
      permission: { from: 'library', lands: 'too', what: { kind: 'anything' } },
    });
    expect(staticOf("You may play the top card of your library if it's a land card.")).toMatchObject({
      permission: { lands: 'only', what: { is: 'land' } },
    });
    expect(staticOf("You may play the top card of your library if it's a creature card.")).toBeUndefined();
  });
});
