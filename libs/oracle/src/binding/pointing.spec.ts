// What 'it', 'that creature' and 'that player' refer to: wordings of real cards, each with the one thing it can mean.
import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, type Printed } from '../index.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const spell: Printed = { ...creature, types: ['instant'] };
const aura: Printed = {
  ...creature,
  types: ['enchantment'],
  subtypes: ['Aura'],
  text: 'Enchant creature',
};
const read = (text: string, printed = creature) => {
  const line = compiledLine(text, printed);
  return 'failed' in line ? line.failed : line.abilities[0];
};
const AGENT = { kind: 'agent' };
const TARGET = { kind: 'target', slot: 0 };

describe('the objects and players of an event (cr 603.2)', () => {
  it("'it' is the source of damage, not the player", () => {
    expect(read('Whenever a creature deals damage to you, destroy it.')).toMatchObject({
      body: { effect: { kind: 'destroy', what: AGENT } },
    });
    expect(read('Whenever an Otter deals damage, its controller gains that much life.')).toMatchObject({
      body: { effect: { who: { kind: 'controller', of: AGENT } } },
    });
    expect(
      read('Whenever enchanted creature deals damage, its controller loses that much life.', aura),
    ).toMatchObject({ body: { effect: { who: { kind: 'controller', of: AGENT } } } });
  });

  it("'it' is either the creature or whatever targets it, whichever was named last", () => {
    const line =
      'Whenever this creature becomes the target of a spell an opponent controls, counter that spell unless its controller discards a card.';
    expect(read(line)).toMatchObject({
      body: { effect: { who: { kind: 'controller', of: AGENT }, unpaid: { what: AGENT } } },
    });
  });

  it('"that creature" is the other creature of the combat, if the host is in one', () => {
    expect(read('Whenever enchanted creature blocks a creature, destroy that creature.', aura)).toMatchObject(
      { body: { effect: { what: AGENT } } },
    );
    // 'That creature', of a Vampire: nothing here calls it so.
    expect(read('Whenever enchanted creature blocks a Vampire, destroy that creature.', aura)).toHaveProperty(
      'at',
    );
  });

  it('you are never "that player"', () => {
    expect(read('At the beginning of your upkeep, that player draws a card.')).toHaveProperty('at');
    expect(
      read('Whenever a source an opponent controls deals damage to you, that player loses 1 life.'),
    ).toMatchObject({ body: { effect: { who: { kind: 'controller', of: AGENT } } } });
  });
});

describe("'it'", () => {
  it('is the host where the sentence is about the host', () => {
    const line =
      "Enchanted creature gets +X/+X, where X is the number of cards in its controller's graveyard.";
    expect(JSON.stringify(read(line, aura))).toContain('{"kind":"controller","of":{"kind":"host"');
  });

  it('leaves a line unread if it could refer to objects of two kinds', () => {
    expect(read("Each land gets +2/+2 as long as it's a creature.", aura)).toHaveProperty('at');
    expect(read("Creatures with toughness greater than its power can't block.")).toHaveProperty('at');
    expect(read('Each creature deals 1 damage to its controller.', spell)).toHaveProperty('at');
  });

  it('is never the resolving spell', () => {
    const line = "Reveal the top card of target opponent's library. If it's a land, you gain 1 life.";
    expect(read(line, spell)).toHaveProperty('at');
  });

  it('has the same owner whether it was destroyed or not (cr 608.2h)', () => {
    expect(read('Destroy target creature. Its owner gains 4 life.', spell)).toMatchObject({
      body: { effect: { steps: [{}, { who: { kind: 'owner', of: TARGET } }] } },
    });
  });

  it('has the controller it last had (cr 608.2h)', () => {
    const line =
      'At the beginning of your upkeep, you may exile target artifact. If you do, its controller gains control of this creature.';
    expect(JSON.stringify(read(line))).toContain(
      '"control","to":{"kind":"controller","of":{"kind":"target","slot":0',
    );
  });
});

describe('earlier steps', () => {
  it('"that card" is the exiled card, not the card of the event (cr 400.7)', () => {
    const line =
      "Whenever a player cycles a card, you may exile target creature. If you do, return that card to the battlefield under its owner's control.";
    expect(read(line)).toMatchObject({
      body: {
        effect: { steps: [{}, { then: { kind: 'move', what: { kind: 'bound' }, to: 'battlefield' } }] },
      },
    });
  });

  it('cr 705.3: a player who does not flip the coin does not lose the flip', () => {
    const line =
      'At the beginning of your upkeep, you may flip a coin. If you lose the flip, sacrifice this creature.';
    expect(read(line)).toHaveProperty('at');
    expect(
      read('At the beginning of your upkeep, flip a coin. If you lose the flip, sacrifice this creature.'),
    ).not.toHaveProperty('at');
  });

  it('cr 400.7: a card in exile does not gain what the permanent it becomes should have', () => {
    const line =
      "Exile this creature. Return it to the battlefield under its owner's control at the beginning of the next end step. It gains haste.";
    expect(read(`{1}: ${line}`)).toHaveProperty('at');
  });

  it('"you cast it from your hand" also asks who cast it', () => {
    expect(read('When this creature enters, if you cast it from your hand, draw a card.')).toMatchObject({
      if: { kind: 'cast-from', zone: 'hand', by: { kind: 'you' } },
    });
  });

  it('a value of each player is not the sum over all players', () => {
    expect(
      read('At the beginning of your upkeep, if each player has 10 or less life, draw a card.'),
    ).toHaveProperty('at');
    expect(
      read('At the beginning of your upkeep, if you have 10 or less life, draw a card.'),
    ).not.toHaveProperty('at');
  });
});

describe('cr 201.5: "him" and "her" are the character on the card, whatever was named last', () => {
  const THIS = { kind: 'this' };
  const steps = (...of: readonly object[]) => ({ body: { effect: { steps: of } } });
  const ofCharacter = (text: string, types: readonly string[] = ['creature']) => {
    const [line] = compiledLines({
      ...creature,
      name: 'Kaya the Otter',
      types: [...types],
      supertypes: ['legendary'],
      text,
    });
    return line === undefined || 'failed' in line ? line : line.abilities[0];
  };

  it('not the object it becomes a copy of', () => {
    const line =
      '0: Until end of turn, Kaya the Otter becomes a copy of target creature you control. Prevent all damage that would be dealt to her this turn.';
    expect(ofCharacter(line, ['planeswalker'])).toMatchObject(
      steps({ what: THIS }, { kind: 'prevent-damage', to: THIS }),
    );
  });

  it('not the target, and not the source of damage', () => {
    const line =
      '0: Kaya the Otter deals 3 damage to target creature. That creature deals damage equal to its power to him.';
    expect(ofCharacter(line, ['planeswalker'])).toMatchObject(
      steps({ to: TARGET }, { from: TARGET, to: THIS, amount: { stat: 'power', of: TARGET } }),
    );
  });

  it('not the object of the event', () => {
    for (const event of ['Whenever another creature you control enters', 'Whenever another creature dies'])
      expect(ofCharacter(`${event}, put a +1/+1 counter on her.`)).toMatchObject({
        body: { effect: { kind: 'add-counters', on: THIS } },
      });
    expect(
      ofCharacter('Whenever another creature you control enters, put a +1/+1 counter on it.'),
    ).toMatchObject({ body: { effect: { kind: 'add-counters', on: { kind: 'subject' } } } });
  });

  it('the card itself is untapped or tapped', () => {
    const line = "When Kaya the Otter enters, return target creature to its owner's hand. Untap her.";
    expect(ofCharacter(line)).toMatchObject(steps({ what: TARGET }, { kind: 'untap', what: THIS }));
  });

  it('"himself" is the source of damage', () => {
    expect(ofCharacter('{T}: Tap target creature. Kaya the Otter deals 2 damage to himself.')).toMatchObject(
      steps({ what: TARGET }, { kind: 'damage', to: THIS }),
    );
  });

  it('"her power" is the power of the card', () => {
    expect(
      ofCharacter('{T}: Kaya the Otter deals damage equal to her power to target creature.'),
    ).toMatchObject({
      body: { effect: { to: TARGET, amount: { stat: 'power', of: THIS } } },
    });
  });

  it('cr 400.7: a character who was exiled returns as the card in exile', () => {
    const line =
      "Whenever another creature you control dies, exile Kaya the Otter, then return her to the battlefield transformed under her owner's control.";
    expect(ofCharacter(line)).toMatchObject(
      steps(
        { what: THIS, to: 'exile', bind: 'it' },
        { what: { kind: 'bound', name: 'it' }, face: 'transformed' },
      ),
    );
  });

  it('a player is never "him"; "him or her" is that player', () => {
    expect(
      ofCharacter('Whenever a player casts a spell, Kaya the Otter deals 1 damage to him or her.'),
    ).toMatchObject({
      body: { effect: { kind: 'damage', players: { kind: 'agent' } } },
    });
  });
});
