import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, type Printed } from '../../index.js';
import { creature, spell } from '../fixtures/printed.fixture.js';

const abilityOf = (text: string, printed: Printed = creature): unknown => {
  const line = compiledLine(text, printed);
  return 'abilities' in line ? line.abilities[0] : line;
};
const replaced = (text: string): unknown => {
  const ability = abilityOf(text) as { readonly effects?: readonly { readonly replacement: unknown }[] };
  return ability.effects?.[0]?.replacement ?? ability;
};
const TWICE = { kind: 'amount', value: { kind: 'product', of: 2, by: { kind: 'event-amount' } } };
const isRead = (text: string, printed: Printed = spell): boolean =>
  'abilities' in compiledLine(text, printed);

describe('replacement effects (cr 614)', () => {
  it('cr 614.1a: twice as much life, as many tokens and counters, and double damage', () => {
    expect(replaced('If you would gain life, you gain twice that much life instead.')).toMatchObject({
      event: { kind: 'gains-life', who: { kind: 'you' } },
      outcomes: [TWICE],
    });
    expect(
      replaced(
        'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
      ),
    ).toMatchObject({ event: { kind: 'creates', who: { kind: 'you' } }, outcomes: [TWICE] });
    expect(
      replaced(
        'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
      ),
    ).toMatchObject({
      event: { kind: 'adds-counters', counter: '+1/+1' },
      outcomes: [{ kind: 'amount', value: { kind: 'sum', of: [{ kind: 'event-amount' }, 1] } }],
    });
    expect(
      replaced(
        'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      ),
    ).toEqual({
      kind: 'replace',
      event: { kind: 'damage', to: { kind: 'permanent' }, players: { kind: 'all' } },
      outcomes: [TWICE],
    });
  });
  it('cr 121.2: each draw is replaced', () => {
    expect(replaced('If you would draw a card, draw two cards instead.')).toMatchObject({
      event: { kind: 'draws' },
      outcomes: [{ kind: 'amount', value: 2 }],
    });
  });
  it('other counters and other numbers are not replaced', () => {
    expect(
      isRead(
        'If one or more +1/+1 counters would be put on a creature you control, twice that many -1/-1 counters are put on it instead.',
        creature,
      ),
    ).toBe(false);
    expect(isRead('If you would draw a card, draw a card instead.', creature)).toBe(false);
  });
  it("cr 113.6: 'from anywhere' functions in every zone, 'dies' on the battlefield", () => {
    expect(
      abilityOf(
        "If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead.",
      ),
    ).toMatchObject({ kind: 'static', zone: 'any' });
    expect(abilityOf('If this creature would die, exile it instead.')).not.toHaveProperty('zone');
  });
  it('cr 614.6: a replacement for a turn may concern only objects damaged by an effect', () => {
    expect(
      abilityOf(
        'This spell deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
        spell,
      ),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'damage', bind: 'it' },
            {
              kind: 'create-replacement',
              replacement: {
                event: {
                  what: { of: [{ is: 'creature' }, { kind: 'is', of: { kind: 'bound', name: 'it' } }] },
                },
                outcomes: [{ kind: 'to-zone', zone: 'exile' }],
              },
              until: { kind: 'end-of-turn' },
            },
          ],
        },
      },
    });
  });
});

describe("'… instead' after another instruction (cr 614.15)", () => {
  it('is one effect or the other', () => {
    expect(
      abilityOf(
        'This spell deals 2 damage to any target. If you control a Mountain, it deals 4 damage to that permanent or player instead.',
        spell,
      ),
    ).toMatchObject({
      body: {
        targets: [{ filter: { kind: 'anything' } }],
        effect: {
          kind: 'if',
          said: 'instead',
          condition: { kind: 'exists' },
          then: { kind: 'damage', amount: 4, to: { kind: 'target', slot: 0 } },
          else: { kind: 'damage', amount: 2, to: { kind: 'target', slot: 0 } },
        },
      },
    });
  });
  it('may change the number of the same tokens', () => {
    expect(
      abilityOf(
        'Create two 1/1 white Soldier creature tokens. If this spell was kicked, create five of those tokens instead.',
        spell,
      ),
    ).toMatchObject({
      body: {
        effect: { then: { kind: 'create-token', count: 5 }, else: { kind: 'create-token', count: 2 } },
      },
    });
  });
  it('replaces the previous sentence only if it does the same, or if that sentence is the whole effect', () => {
    expect(isRead('Draw a card. You gain 2 life. If you control a Mountain, you gain 4 life instead.')).toBe(
      true,
    );
    expect(isRead('Draw a card. You gain 2 life. If you control a Mountain, draw two cards instead.')).toBe(
      false,
    );
  });
  it('belongs to the line before it, whatever ability word it has', () => {
    const told = (text: string) => compiledLines({ ...spell, text });
    const [only, ...others] = told(
      'Otter Rage deals 2 damage to any target.\nMetalcraft — Otter Rage deals 4 damage to that creature or player instead if you control three or more artifacts.'
        .replaceAll('Otter Rage', spell.name)
        .replace('that creature or player', 'that permanent or player'),
    );
    expect(others).toEqual([]);
    expect(only).toMatchObject({ abilities: [{ body: { effect: { said: 'instead-if' } } }] });
  });
});

describe('a sacrifice that is impossible (cr 608.2d)', () => {
  it('is read for one object', () => {
    const then = "If you can't, this creature deals 7 damage to you.";
    expect(abilityOf(`At the beginning of your upkeep, sacrifice another creature. ${then}`)).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'sacrifice', bind: 'it' },
            { kind: 'if', condition: { kind: 'not', of: { kind: 'did', name: 'it', said: 'can' } } },
          ],
        },
      },
    });
    expect(isRead(`At the beginning of your upkeep, sacrifice two creatures. ${then}`, creature)).toBe(false);
  });
});
