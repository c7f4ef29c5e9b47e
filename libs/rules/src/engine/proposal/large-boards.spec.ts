// An effect on a thousand creatures at once stays within the budget of a command, and is counted by its real
// cost.
import { describe, expect, it } from '@jest/globals';
import type { Effect, TokenSpec } from '#abilities';
import { AssistedTable, BEAR, card, spell } from '../../fixtures/assisted.fixture.js';
import { CREATURE, DIES, gain, whenever } from '../../fixtures/rules.fixture.js';
import type { EventType } from '../../model/events/events.js';

const MANY = 1_000;
/**
 * The log stores the last known information of each creature that dies, and takes a million bytes at once.
 */
const DYING = 700;
const EVERY = { kind: 'each', filter: CREATURE } as const;
const bears = (count: number) => Array.from({ length: count }, () => BEAR);
const MOURNER = card('Mourner', ['creature'], [whenever(DIES, gain(1))]);
const song = (effect: Effect) => card('Song', ['sorcery'], spell(effect));
const TAP: Effect = { kind: 'tap', what: EVERY };
const DESTROY: Effect = { kind: 'destroy', what: EVERY };
const GOBLIN: TokenSpec = {
  kind: 'made',
  face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
};

function sung(effect: Effect, battlefield = bears(MANY)): AssistedTable {
  return new AssistedTable([{ hand: [song(effect)], battlefield }, {}]).untilMain().cast('Song');
}
const count = (table: AssistedTable, type: EventType): number => table.all(type).length;

describe('on a board of a thousand creatures', () => {
  it('all of them are tapped by one spell, and untap as their player’s turn begins', () => {
    const table = sung(TAP);
    expect(count(table, 'PermanentTapped')).toBe(MANY);
    table.untilTurn(3);
    const tapped = table.all('PermanentTapped').map((event) => event.tapped);
    expect(tapped).toEqual([...bears(MANY).map(() => true), ...bears(MANY).map(() => false)]);
  });

  it('all of them attack', () => {
    const table = new AssistedTable([{}, { battlefield: bears(MANY) }]).untilTurn(2);
    while (table.decision.kind === 'priority') table.pass();
    const { question } = table.decision;
    if (question.kind !== 'attackers') throw new Error(question.kind);
    const attacks = question.candidates.map(({ attacker, defenders }) => ({
      attacker,
      defender: defenders[0]!,
    }));
    expect(attacks).toHaveLength(MANY);
    table.answer({ kind: 'attackers', attacks });
    expect(table.all('AttackersDeclared').at(-1)?.attacks).toHaveLength(MANY);
  });

  it('a thousand tokens more are made', () => {
    const table = sung({ kind: 'create-token', token: GOBLIN, count: MANY });
    expect(count(table, 'TokenCreated')).toBe(MANY);
  });

  it('seven hundred are destroyed, and five that trigger on it are mourned', () => {
    const mourners = Array.from({ length: 5 }, () => MOURNER);
    const table = sung(DESTROY, [...bears(DYING - mourners.length), ...mourners]);
    while (table.decision.kind !== 'priority')
      table.answer({ kind: 'order', order: mourners.map((_, nth) => nth) });
    table.passAll();
    expect([table.battlefield, table.life(0)]).toEqual([[], 20 + mourners.length]);
  });
});

describe('what changes the battlefield again and again', () => {
  const made = (times: number, bears: number): boolean => {
    const effect: Effect = {
      kind: 'repeat',
      times,
      effect: { kind: 'create-token', token: GOBLIN, count: 1 },
    };
    const battlefield = Array.from({ length: bears }, () => BEAR);
    const table = new AssistedTable([{ hand: [song(effect)], battlefield }, {}]).untilMain();
    table.act({ do: 'cast', object: table.id('Song') }).pass();
    return table.tryAnswer({ kind: 'priority', action: 'pass' }) === undefined;
  };

  it('is held by how large it is: all of it is read each time', () => {
    expect([made(300, 10), made(80, MANY), made(120, MANY), made(1_000, 10)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
