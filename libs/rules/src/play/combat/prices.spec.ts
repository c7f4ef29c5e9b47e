import type { Cost } from '#abilities';
import { attackFault, blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, type Made } from '#testkit/tables/battle';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { attackersStep } from './attackers-step.js';
import { blockersStep } from './blockers-step.js';
import { CREATURE } from '#testkit/language/words';

const TWO: Cost = { kind: 'mana', cost: '{2}' };
const ONE: Cost = { kind: 'mana', cost: '{1}' };

const land = (battle: Battle, seat: Seat): ObjectId =>
  battle.place(seat, {}, { types: ['land'], subtypes: ['Forest'] });
/**
 * The enchantment's controller cannot be attacked unless the attacking player pays this much for each
 * attacker.
 */
const taxed = (battle: Battle, ...unless: readonly Cost[]): ObjectId =>
  battle.place(
    BORIS,
    {},
    {
      types: ['enchantment'],
      abilities: [
        {
          kind: 'static',
          effects: [
            { kind: 'cannot', action: { kind: 'attack', who: CREATURE, players: { kind: 'you' } }, unless },
          ],
        },
      ],
    },
  );
const ELF: Made = {
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'tap' }],
      body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{G}' } } },
    },
  ],
};
/** Mana that is never produced without a choice of its player. */
const WALL: Made = {
  abilities: [
    {
      kind: 'activated',
      costs: [
        {
          kind: 'move',
          filter: { kind: 'is', of: { kind: 'this' } },
          count: 1,
          to: 'graveyard',
          cause: 'sacrifice',
        },
      ],
      body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}{R}' } } },
    },
  ],
};
const attackBoris = (...attackers: readonly ObjectId[]) =>
  attackers.map((attacker) => ({ attacker, defender: BORIS }));
const tapped = ({ state }: Battle, id: ObjectId) => state.objects[Number(id.slice(1))]?.permanent?.tapped;

describe('cr 508.1h-j: costs to attack', () => {
  it('cr 508.1h: each attacker costs, and the whole cost must be payable', () => {
    const battle = new Battle();
    const [one, two] = [battle.creature(ANNA, 2, 2), battle.creature(ANNA, 2, 2)];
    taxed(battle, TWO);
    for (let count = 0; count < 3; count += 1) land(battle, ANNA);
    expect(attackFault(battle.state, ANNA, attackBoris(one), PLAIN_RULEBOOK)).toBeUndefined();
    expect(attackFault(battle.state, ANNA, attackBoris(one, two), PLAIN_RULEBOOK)?.rule).toBe('cr 508.1j');
    land(battle, ANNA);
    expect(attackFault(battle.state, ANNA, attackBoris(one, two), PLAIN_RULEBOOK)).toBeUndefined();
  });

  it('cr 508.1h: the costs of two effects add up', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    taxed(battle, TWO);
    taxed(battle, ONE);
    for (let count = 0; count < 2; count += 1) land(battle, ANNA);
    expect(attackFault(battle.state, ANNA, attackBoris(one), PLAIN_RULEBOOK)?.rule).toBe('cr 508.1j');
    land(battle, ANNA);
    expect(attackFault(battle.state, ANNA, attackBoris(one), PLAIN_RULEBOOK)).toBeUndefined();
  });

  it('cr 508.1f, 508.1i: attackers are tapped before mana is made, so only those with vigilance make mana', () => {
    const battle = new Battle();
    const elf = battle.creature(ANNA, 1, 1, ELF);
    const watchful = battle.creature(ANNA, 1, 1, { abilities: [...(ELF.abilities ?? []), 'vigilance'] });
    taxed(battle, ONE);
    expect(attackFault(battle.state, ANNA, attackBoris(elf), PLAIN_RULEBOOK)).toBeUndefined();
    expect(attackFault(battle.state, ANNA, attackBoris(elf, watchful), PLAIN_RULEBOOK)?.rule).toBe(
      'cr 508.1j',
    );
    expect(attackFault(battle.state, ANNA, attackBoris(watchful), PLAIN_RULEBOOK)).toBeUndefined();
    expect(tapped(battle, elf)).toBe(false);
  });

  it('cr 508.1j-k: the costs are paid, and then the creatures attack', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const lands = [land(battle, ANNA), land(battle, ANNA)];
    taxed(battle, TWO);
    battle.run(attackersStep, { kind: 'attackers', attacks: attackBoris(one) });
    expect(lands.map((id) => tapped(battle, id))).toEqual([true, true]);
    expect(battle.state.combat?.attacks).toMatchObject([{ attacker: one }]);
    const order = battle.events.map(({ type }) => type);
    expect(order.indexOf('ManaSpent')).toBeLessThan(order.indexOf('AttackersDeclared'));
    expect(battle.state.seats[ANNA]?.mana).toEqual([]);
  });

  it('cr 508.1i: the player names abilities to make mana, even ones that are never used automatically', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const wall = battle.creature(ANNA, 0, 3, WALL);
    taxed(battle, TWO);
    taxed(battle, ONE);
    land(battle, ANNA);
    const attacks = attackBoris(one);
    const pay = [{ object: wall, ability: 0 }];
    expect(attackFault(battle.state, ANNA, attacks, PLAIN_RULEBOOK)?.rule).toBe('cr 508.1j');
    expect(attackFault(battle.state, ANNA, attacks, PLAIN_RULEBOOK, pay)).toBeUndefined();
    battle.run(attackersStep, { kind: 'attackers', attacks, pay });
    expect(battle.events.filter(({ type }) => type === 'ManaAdded')).toHaveLength(2);
    expect(battle.state.combat?.attacks).toMatchObject([{ attacker: one }]);
    expect(battle.state.seats[ANNA]?.mana).toEqual([]);
  });

  it('cr 508.1i: mana is made only if a cost asks for it, by that player’s mana abilities', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const wall = battle.creature(ANNA, 0, 3, WALL);
    const theirs = battle.creature(BORIS, 0, 3, WALL);
    const attacks = attackBoris(one);
    expect(
      attackFault(battle.state, ANNA, attacks, PLAIN_RULEBOOK, [{ object: wall, ability: 0 }])?.rule,
    ).toBe('cr 508.1i');
    taxed(battle, ONE);
    for (const pay of [
      [{ object: theirs, ability: 0 }],
      [{ object: wall, ability: 1 }],
      [
        { object: wall, ability: 0 },
        { object: wall, ability: 0 },
      ],
      [{ object: 'o99' as ObjectId, ability: 0 }],
    ])
      expect({ pay, fault: attackFault(battle.state, ANNA, attacks, PLAIN_RULEBOOK, pay)?.rule }).toEqual({
        pay,
        fault: 'cr 508.1j',
      });
  });

  it('cr 508.1h: an empty attack costs nothing', () => {
    const battle = new Battle();
    battle.creature(ANNA, 2, 2);
    const forest = land(battle, ANNA);
    taxed(battle, ONE);
    battle.run(attackersStep, { kind: 'attackers', attacks: [] });
    expect(tapped(battle, forest)).toBe(false);
  });
});

describe('cr 509.1d-f: costs to block', () => {
  const costly: Made = {
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'cannot',
            action: { kind: 'block', who: { kind: 'is', of: { kind: 'this' } } },
            unless: [ONE],
          },
        ],
      },
    ],
  };

  it('cr 509.1d-f: the cost must be payable, and is paid before the creatures block', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const blocker = battle.creature(BORIS, 2, 2, costly);
    battle.attack([[attacker, BORIS]]);
    const blocks = [{ blocker, attackers: [attacker] }];
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK)?.rule).toBe('cr 509.1f');
    const forest = land(battle, BORIS);
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK)).toBeUndefined();
    battle.run(blockersStep, { kind: 'blockers', blocks });
    expect(tapped(battle, forest)).toBe(true);
    expect(battle.state.combat?.blocks).toEqual(blocks);
  });

  it('cr 509.1e: the player names the abilities that make mana', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const blocker = battle.creature(BORIS, 2, 2, costly);
    const other = battle.creature(BORIS, 2, 2);
    const wall = battle.creature(BORIS, 0, 3, WALL);
    battle.attack([[attacker, BORIS]]);
    const pay = [{ object: wall, ability: 0 }];
    const free = [{ blocker: other, attackers: [attacker] }];
    expect(blockFault(battle.state, BORIS, free, PLAIN_RULEBOOK, pay)?.rule).toBe('cr 509.1e');
    const blocks = [{ blocker, attackers: [attacker] }];
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK)?.rule).toBe('cr 509.1f');
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK, pay)).toBeUndefined();
    battle.run(blockersStep, { kind: 'blockers', blocks, pay });
    expect(battle.state.combat?.blocks).toEqual(blocks);
    expect(battle.state.seats[BORIS]?.mana).toHaveLength(1);
  });

  it('cr 509.1d: an attacker cannot be blocked unless its cost is paid', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2, {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'cannot',
              action: { kind: 'be-blocked', who: { kind: 'is', of: { kind: 'this' } } },
              unless: [ONE],
            },
          ],
        },
      ],
    });
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([[attacker, BORIS]]);
    const blocks = [{ blocker, attackers: [attacker] }];
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK)?.rule).toBe('cr 509.1f');
    land(battle, BORIS);
    expect(blockFault(battle.state, BORIS, blocks, PLAIN_RULEBOOK)).toBeUndefined();
  });
});
