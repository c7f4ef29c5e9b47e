import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import { compiledLine, type Printed } from '../index.js';
import { CONVENTIONS } from './conventions.js';
import { decideReading } from './decide.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const spell: Printed = { ...creature, types: ['instant'] };
const compiled = (text: string, printed = creature) => {
  const line = compiledLine(text, printed);
  return 'failed' in line ? line.failed : line.abilities[0];
};

describe('conventions for ambiguous words', () => {
  it("cr 603.4: an 'if' right after the event is an intervening 'if'", () => {
    expect(compiled('When this creature enters, if you control another Otter, draw a card.')).toMatchObject({
      kind: 'triggered',
      if: { kind: 'exists' },
      body: { effect: { kind: 'draw' } },
    });
  });

  it.each([
    ['sacrifice this creature', { kind: 'move-this', cause: 'sacrifice' }],
    ['sacrifice a land', { kind: 'move', cause: 'sacrifice' }],
    ['discard a card', { kind: 'move', cause: 'discard' }],
  ])('cr 118.12: an optional action that is checked later is a payment: %s', (deed, cost) => {
    const line = `Whenever this creature attacks, you may ${deed}. If you do, draw a card.`;
    expect(compiled(line)).toMatchObject({ body: { effect: { kind: 'pay', costs: [cost] } } });
  });

  it("cr 608.2c: 'it' after 'untap' is the creature, whether it was tapped or not", () => {
    const [step, next] = [{ kind: 'untap' }, { kind: 'continuous', what: { kind: 'target', slot: 0 } }];
    const read = compiled('Untap target creature. It gains flying until end of turn.', spell);
    expect(read).toMatchObject({ body: { effect: { steps: [step, next] } } });
    expect(JSON.stringify(read)).not.toContain('bind');
  });

  it('cr 608.2c: a pronoun refers to what was named last', () => {
    expect(
      compiled('Exile target creature. Its controller gains life equal to its power.', spell),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'move' },
            {
              who: { kind: 'controller', of: { kind: 'target', slot: 0 } },
              amount: { kind: 'stat', of: { kind: 'target', slot: 0 } },
            },
          ],
        },
      },
    });
  });

  it('cr 301.5c: nothing is attached to itself', () => {
    const equipment = { ...creature, types: ['artifact'], subtypes: ['Equipment'] };
    const line = 'Whenever a creature you control enters, you may attach this Equipment to it.';
    expect(compiled(line, equipment)).toMatchObject({
      body: { effect: { effect: { what: { kind: 'this' }, to: { kind: 'subject' } } } },
    });
  });

  it('cr 109.4: "that player" is one the text names, never the player who moved an object', () => {
    expect(compiled('When this creature leaves the battlefield, that player gains 2 life.')).toHaveProperty(
      'at',
    );
    expect(
      compiled('Whenever a creature an opponent controls dies, that player draws a card.'),
    ).toMatchObject({ body: { effect: { who: { kind: 'controller', of: { kind: 'subject' } } } } });
    expect(compiled('Whenever a creature dies, that player draws a card.')).toHaveProperty('at');
    expect(compiled('Whenever an opponent casts a spell, that player draws a card.')).toMatchObject({
      body: { effect: { who: { kind: 'agent' } } },
    });
  });

  it('"it" is another object unless the text says that an object deals damage to itself', () => {
    const dealt = (to: string) =>
      compiled(`Whenever a creature attacks, this creature deals 1 damage to ${to}.`);
    expect(dealt('it')).toMatchObject({ body: { effect: { to: { kind: 'subject' } } } });
    expect(dealt('itself')).toMatchObject({ body: { effect: { to: { kind: 'this' } } } });
  });

  it.each(["can't block", "can't be blocked", "can't attack"])(
    'cr 101.2: a restriction does not change characteristics: %s',
    (restriction) => {
      for (const who of ['This creature', 'Creatures with flying'])
        expect(compiled(`${who} ${restriction}.`)).toMatchObject({ effects: [{ kind: 'cannot' }] });
    },
  );

  it('no convention changes a tree that already has the intended meaning', () => {
    const ability = compiled(
      'Whenever this creature attacks, you may discard a card. If you do, draw a card.',
    );
    for (const { meant } of CONVENTIONS) expect(meant(ability as Ability)).toEqual(ability);
  });

  it('a line is not understood if no convention decides', () => {
    const gain = (amount: number): readonly Ability[] => [
      { kind: 'spell', body: { kind: 'plain', effect: { kind: 'gain-life', who: { kind: 'you' }, amount } } },
    ];
    expect(decideReading([gain(1), gain(2)])).toBeUndefined();
    expect(decideReading([gain(1), gain(1)])).toEqual(gain(1));
  });
});
