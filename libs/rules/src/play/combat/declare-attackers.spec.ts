import { attackFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, cannot, CHLOE, IS_THIS, may, must } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { attackQuestion, leastAttack } from './declare-attackers.js';
import { CREATURE, YOU } from '#testkit/language/words';

const mustAttack = must({ kind: 'attack', who: IS_THIS });

const declare = (...attacks: readonly (readonly [ObjectId, Defender, number?])[]) =>
  attacks.map(([attacker, defender, band]) => ({
    attacker,
    defender,
    ...(band === undefined ? {} : { band }),
  }));
const ruleOf = (battle: Battle, ...attacks: readonly (readonly [ObjectId, Defender, number?])[]) =>
  attackFault(battle.state, ANNA, declare(...attacks), PLAIN_RULEBOOK)?.rule;
const mayAttack = (battle: Battle): readonly ObjectId[] =>
  attackQuestion(battle.state, ANNA).candidates.map(({ attacker }) => attacker);

describe('cr 508.1a: which creatures may be chosen', () => {
  it('cr 508.1a: those that are untapped and that the active player has controlled since the turn began', () => {
    const battle = new Battle();
    const ready = battle.creature(ANNA, 2, 2);
    const tapped = battle.creature(ANNA, 2, 2, { tapped: true });
    const fresh = battle.creature(ANNA, 2, 2, { fresh: true });
    const theirs = battle.creature(BORIS, 2, 2);
    const enchantment = battle.place(ANNA, {}, { types: ['enchantment'] });
    expect(mayAttack(battle)).toEqual([ready]);
    for (const id of [tapped, fresh, theirs, enchantment])
      expect(ruleOf(battle, [id, BORIS])).toBe('cr 508.1a');
    expect(ruleOf(battle, [ready, BORIS])).toBeUndefined();
    expect(ruleOf(battle)).toBeUndefined();
  });

  it('cr 508.1a, 702.10b: a creature with haste attacks at once', () => {
    const battle = new Battle();
    const hasty = battle.creature(ANNA, 2, 2, { fresh: true, abilities: ['haste'] });
    expect(ruleOf(battle, [hasty, BORIS])).toBeUndefined();
  });

  it('cr 508.1a: an effect may let a creature attack as though it had haste', () => {
    const battle = new Battle();
    const fresh = battle.creature(ANNA, 2, 2, {
      fresh: true,
      abilities: [may({ kind: 'attack-as-though', who: IS_THIS, what: 'haste' })],
    });
    expect(ruleOf(battle, [fresh, BORIS])).toBeUndefined();
  });

  it('cr 508.1a, 506.3e: a battle cannot attack, even if it is a creature', () => {
    const battle = new Battle();
    const both = battle.creature(ANNA, 2, 2, { types: ['creature', 'battle'] });
    expect(ruleOf(battle, [both, BORIS])).toBe('cr 508.1a');
  });

  it('cr 508.1b: a creature attacks only once', () => {
    const battle = new Battle({ seats: 3 });
    const one = battle.creature(ANNA, 2, 2);
    expect(ruleOf(battle, [one, BORIS], [one, CHLOE])).toBe('cr 508.1b');
  });

  it('cr 508.1b: a creature attacks a player or a planeswalker, and nothing else', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(BORIS, 3);
    const own = battle.planeswalker(ANNA, 3);
    const blocker = battle.creature(BORIS, 2, 2);
    expect(attackQuestion(battle.state, ANNA).candidates).toEqual([
      { attacker: one, defenders: [BORIS, walker] },
    ]);
    expect(ruleOf(battle, [one, walker])).toBeUndefined();
    for (const wrong of [own, blocker, ANNA]) expect(ruleOf(battle, [one, wrong])).toBe('cr 508.1b');
  });

  it('cr 508.1b, 310.8: a battle is attacked by the opponents of its protector', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const siege = battle.place(ANNA, {}, { types: ['battle'] });
    battle.happen({ type: 'LinkSet', object: siege, link: 'protector', bound: { players: [BORIS] } });
    expect(ruleOf(battle, [one, siege])).toBeUndefined();
  });
});

describe('cr 508.1c: restrictions', () => {
  it('cr 702.3b: a creature with defender cannot attack', () => {
    const battle = new Battle();
    const wall = battle.creature(ANNA, 0, 4, { abilities: ['defender'] });
    expect(mayAttack(battle)).toEqual([]);
    expect(ruleOf(battle, [wall, BORIS])).toBe('cr 508.1c');
  });

  it('cr 702.3b: a creature with defender attacks if an effect lets it attack as though it had no defender', () => {
    const battle = new Battle();
    const permission = may({ kind: 'attack-as-though', who: IS_THIS, what: 'no-defender' });
    const freed = battle.creature(ANNA, 0, 4, { abilities: ['defender', permission] });
    expect(ruleOf(battle, [freed, BORIS])).toBeUndefined();
    const held = battle.creature(ANNA, 0, 4, {
      abilities: ['defender', permission, cannot({ kind: 'attack', who: IS_THIS })],
    });
    expect(ruleOf(battle, [held, BORIS])).toBe('cr 508.1c');
  });

  it('cr 508.1c: an effect that forbids attacking one player allows attacking the others', () => {
    const battle = new Battle({ seats: 3 });
    const one = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(BORIS, 3);
    battle.place(
      BORIS,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'attack', who: CREATURE, players: YOU })] },
    );
    expect(ruleOf(battle, [one, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [one, walker])).toBeUndefined();
    expect(ruleOf(battle, [one, CHLOE])).toBeUndefined();
  });

  it('cr 508.1c: an effect that also names a player’s planeswalkers forbids attacking those too', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(BORIS, 3);
    const theirs = {
      kind: 'all',
      of: [
        { kind: 'type', is: 'planeswalker' },
        { kind: 'controller', is: YOU },
      ],
    } as const;
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [cannot({ kind: 'attack', who: CREATURE, players: YOU, defender: theirs })],
      },
    );
    expect(ruleOf(battle, [one, walker])).toBe('cr 508.1c');
  });

  it('cr 508.1c, 508.5: a creature that can attack only players with an Island cannot attack the others', () => {
    const battle = new Battle({ seats: 3 });
    const island = {
      kind: 'all',
      of: [
        { kind: 'subtype', is: 'Island' },
        { kind: 'controller', is: { kind: 'bound', name: 'one' } },
      ],
    } as const;
    const landless = {
      kind: 'only',
      of: { kind: 'opponents' },
      bind: 'one',
      if: { kind: 'not', of: { kind: 'exists', filter: island } },
    } as const;
    const serpent = battle.creature(ANNA, 5, 5, {
      abilities: [
        cannot({
          kind: 'attack',
          who: IS_THIS,
          players: landless,
          defender: { kind: 'controller', is: landless },
        }),
      ],
    });
    const walker = battle.planeswalker(CHLOE, 3);
    battle.place(BORIS, {}, { types: ['land'], subtypes: ['Island'] });
    expect(ruleOf(battle, [serpent, BORIS])).toBeUndefined();
    expect(ruleOf(battle, [serpent, CHLOE])).toBe('cr 508.1c');
    expect(ruleOf(battle, [serpent, walker])).toBe('cr 508.1c');
  });

  it('cr 508.1c, example: two creatures that cannot attack alone may attack together', () => {
    const battle = new Battle();
    const notAlone = cannot({ kind: 'attack', who: IS_THIS, alone: 'alone' });
    const one = battle.creature(ANNA, 2, 2, { abilities: [notAlone] });
    const other = battle.creature(ANNA, 2, 2, { abilities: [notAlone] });
    expect(ruleOf(battle, [one, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [one, BORIS], [other, BORIS])).toBeUndefined();
  });

  it('cr 508.1c: a creature that can attack only alone attacks by itself', () => {
    const battle = new Battle();
    const loner = battle.creature(ANNA, 2, 2, {
      abilities: [cannot({ kind: 'attack', who: IS_THIS, alone: 'not-alone' })],
    });
    const other = battle.creature(ANNA, 2, 2);
    expect(ruleOf(battle, [loner, BORIS], [other, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [loner, BORIS])).toBeUndefined();
    expect(ruleOf(battle, [other, BORIS])).toBeUndefined();
  });

  it('cr 508.1c, 802.3a: an effect limits how many creatures attack, in all or one player', () => {
    const battle = new Battle({ seats: 3 });
    const attackers = [1, 2, 3].map(() => battle.creature(ANNA, 2, 2));
    const [one, two, three] = attackers as [ObjectId, ObjectId, ObjectId];
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [cannot({ kind: 'attack', who: CREATURE, players: YOU, most: 1 })],
      },
    );
    expect(ruleOf(battle, [one, BORIS], [two, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [one, BORIS], [two, CHLOE], [three, CHLOE])).toBeUndefined();
    battle.place(
      BORIS,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'attack', who: CREATURE, most: 2 })] },
    );
    expect(ruleOf(battle, [one, BORIS], [two, CHLOE], [three, CHLOE])).toBe('cr 508.1c');
  });

  it('cr 506.4a, 611.2c: an effect that forbids one creature to attack allows the others', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const other = battle.creature(ANNA, 2, 2);
    battle.effect([one], [{ kind: 'cannot', action: { kind: 'attack' } }], other, BORIS);
    expect(ruleOf(battle, [one, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [other, BORIS])).toBeUndefined();
  });
});

describe('cr 508.1d: requirements', () => {
  it('cr 508.1d: a creature that attacks if able must attack, whichever player it attacks', () => {
    const battle = new Battle({ seats: 3 });
    const eager = battle.creature(ANNA, 2, 2, { abilities: [mustAttack] });
    const other = battle.creature(ANNA, 2, 2);
    expect(ruleOf(battle)).toBe('cr 508.1d');
    expect(ruleOf(battle, [other, BORIS])).toBe('cr 508.1d');
    expect(ruleOf(battle, [eager, BORIS])).toBeUndefined();
    expect(ruleOf(battle, [eager, CHLOE], [other, BORIS])).toBeUndefined();
  });

  it('cr 508.1d: a creature that cannot attack is not able to', () => {
    const battle = new Battle();
    battle.creature(ANNA, 2, 2, { tapped: true, abilities: [mustAttack] });
    battle.creature(ANNA, 2, 2, { abilities: ['defender', mustAttack] });
    battle.creature(ANNA, 2, 2, { fresh: true, abilities: [mustAttack] });
    expect(ruleOf(battle)).toBeUndefined();
  });

  it('cr 508.1d, example: if only one creature may attack, the one that must does', () => {
    const battle = new Battle();
    const eager = battle.creature(ANNA, 2, 2, { abilities: [mustAttack] });
    const plain = battle.creature(ANNA, 2, 2);
    battle.place(
      BORIS,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'attack', who: CREATURE, most: 1 })] },
    );
    expect(ruleOf(battle, [eager, BORIS])).toBeUndefined();
    expect(ruleOf(battle, [plain, BORIS])).toBe('cr 508.1d');
    expect(ruleOf(battle, [eager, BORIS], [plain, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle)).toBe('cr 508.1d');
    expect(leastAttack(battle.state, ANNA)).toEqual([{ attacker: eager, defender: BORIS }]);
  });

  it('cr 508.1d: a creature that must attack and cannot attack alone needs another to attack too', () => {
    const battle = new Battle();
    const notAlone = cannot({ kind: 'attack', who: IS_THIS, alone: 'alone' });
    const eager = battle.creature(ANNA, 2, 2, { abilities: [mustAttack, notAlone] });
    const other = battle.creature(ANNA, 2, 2);
    expect(ruleOf(battle)).toBe('cr 508.1d');
    expect(ruleOf(battle, [eager, BORIS])).toBe('cr 508.1c');
    expect(ruleOf(battle, [eager, BORIS], [other, BORIS])).toBeUndefined();
  });

  it('cr 508.1d: nobody must pay a cost for a creature that must attack', () => {
    const battle = new Battle();
    const eager = battle.creature(ANNA, 2, 2, { abilities: [mustAttack] });
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [cannot({ kind: 'attack', who: CREATURE, players: YOU }, [{ kind: 'mana', cost: '{2}' }])],
      },
    );
    expect(ruleOf(battle)).toBeUndefined();
    expect(attackQuestion(battle.state, ANNA).candidates).toEqual([{ attacker: eager, defenders: [BORIS] }]);
  });

  it('cr 508.1d, 802.3a: a creature that must attack one player attacks that player if able', () => {
    const battle = new Battle({ seats: 3 });
    const drawn = battle.creature(ANNA, 2, 2);
    battle.place(
      CHLOE,
      {},
      { types: ['enchantment'], abilities: [must({ kind: 'attack', who: CREATURE, players: YOU })] },
    );
    expect(ruleOf(battle, [drawn, BORIS])).toBe('cr 508.1d');
    expect(ruleOf(battle, [drawn, CHLOE])).toBeUndefined();
  });

  it('cr 701.15b: a goaded creature attacks, and attacks another player if able', () => {
    const battle = new Battle({ seats: 3 });
    const goaded = battle.creature(ANNA, 2, 2);
    const goader = battle.creature(BORIS, 2, 2);
    battle.effect([goaded], [{ kind: 'goaded', by: YOU }], goader, BORIS);
    expect(ruleOf(battle)).toBe('cr 508.1d');
    expect(ruleOf(battle, [goaded, BORIS])).toBe('cr 508.1d');
    expect(ruleOf(battle, [goaded, CHLOE])).toBeUndefined();
  });

  it('cr 701.15b-c: a creature goaded by all opponents attacks any of them', () => {
    const battle = new Battle({ seats: 3 });
    const goaded = battle.creature(ANNA, 2, 2);
    for (const seat of [BORIS, CHLOE])
      battle.effect([goaded], [{ kind: 'goaded', by: YOU }], battle.creature(seat, 1, 1), seat);
    expect(ruleOf(battle)).toBe('cr 508.1d');
    expect(ruleOf(battle, [goaded, BORIS])).toBeUndefined();
    expect(ruleOf(battle, [goaded, CHLOE])).toBeUndefined();
  });
});
