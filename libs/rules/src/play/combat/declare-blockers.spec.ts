import { blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, cannot, IS_THIS, may, must, type Made } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import { blockQuestion, leastBlock } from './declare-blockers.js';

const mustBlock = must({ kind: 'block', who: IS_THIS });

type Blocks = readonly (readonly [ObjectId, ...ObjectId[]])[];
const declare = (...blocks: Blocks) => blocks.map(([blocker, ...attackers]) => ({ blocker, attackers }));
const ruleOf = (battle: Battle, ...blocks: Blocks) =>
  blockFault(battle.state, BORIS, declare(...blocks), PLAIN_RULEBOOK)?.rule;

/** One attacker and one creature that might block it. */
function duel(attacker: Made, blocker: Made): string | undefined {
  const battle = new Battle();
  const attacking = battle.creature(ANNA, 2, 2, attacker);
  const blocking = battle.creature(BORIS, 2, 2, blocker);
  battle.attack([[attacking, BORIS]]);
  return ruleOf(battle, [blocking, attacking]);
}

describe('cr 509.1a: which creatures may be chosen', () => {
  it('cr 509.1a: untapped creatures of the defending player, new ones too, block what attacks that player', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const idle = battle.creature(ANNA, 2, 2);
    const fresh = battle.creature(BORIS, 2, 2, { fresh: true });
    const tapped = battle.creature(BORIS, 2, 2, { tapped: true });
    const siege = battle.creature(BORIS, 2, 2, { types: ['creature', 'battle'] });
    battle.attack([[attacker, BORIS]]);
    expect(blockQuestion(battle.state, BORIS).candidates).toEqual([
      { blocker: fresh, attackers: [attacker], most: 1 },
    ]);
    expect(ruleOf(battle, [fresh, attacker])).toBeUndefined();
    expect(ruleOf(battle, [tapped, attacker])).toBe('cr 509.1a');
    expect(ruleOf(battle, [siege, attacker])).toBe('cr 509.1a');
    expect(ruleOf(battle, [idle, attacker])).toBe('cr 509.1a');
    expect(ruleOf(battle, [fresh, idle])).toBe('cr 509.1a');
    expect(ruleOf(battle, [fresh])).toBe('cr 509.1a');
  });

  it('cr 509.1a: a planeswalker’s controller blocks what attacks it', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(BORIS, 3);
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([[attacker, walker]]);
    expect(ruleOf(battle, [blocker, attacker])).toBeUndefined();
  });

  it('cr 509.1a: each creature blocks one attacker, or more if an effect says so', () => {
    const battle = new Battle();
    const [one, two, three] = [1, 2, 3].map(() => battle.creature(ANNA, 2, 2)) as [
      ObjectId,
      ObjectId,
      ObjectId,
    ];
    const plain = battle.creature(BORIS, 2, 2);
    const twice = battle.creature(BORIS, 2, 2, {
      abilities: [may({ kind: 'block-as-though', who: IS_THIS, what: 'more', count: 1 })],
    });
    const all = battle.creature(BORIS, 2, 2, {
      abilities: [may({ kind: 'block-as-though', who: IS_THIS, what: 'more' })],
    });
    battle.attack([one, two, three].map((id) => [id, BORIS] as const));
    expect(ruleOf(battle, [plain, one, two])).toBe('cr 509.1a');
    expect(ruleOf(battle, [twice, one, two])).toBeUndefined();
    expect(ruleOf(battle, [twice, one, two, three])).toBe('cr 509.1a');
    expect(ruleOf(battle, [all, one, two, three])).toBeUndefined();
    expect(ruleOf(battle, [all, one, one])).toBe('cr 509.1a');
    expect(blockQuestion(battle.state, BORIS).candidates.map(({ most }) => most)).toEqual([1, 2, 3]);
  });

  it('cr 509.1a: a tapped creature blocks as though untapped if an effect says so', () => {
    const untapped = may({ kind: 'block-as-though', who: IS_THIS, what: 'untapped' });
    expect(duel({}, { tapped: true, abilities: [untapped] })).toBeUndefined();
  });
});

describe('cr 509.1c: requirements', () => {
  it('cr 509.1c: a creature that blocks if able blocks some attacker', () => {
    const battle = new Battle();
    const attackers = [1, 2].map(() => battle.creature(ANNA, 2, 2)) as [ObjectId, ObjectId];
    const eager = battle.creature(BORIS, 2, 2, { abilities: [mustBlock] });
    battle.attack(attackers.map((id) => [id, BORIS] as const));
    expect(ruleOf(battle)).toBe('cr 509.1c');
    for (const attacker of attackers) expect(ruleOf(battle, [eager, attacker])).toBeUndefined();
  });

  it('cr 509.1c, example: a creature that must block needs another to block with it against menace', () => {
    const battle = new Battle();
    const menacing = battle.creature(ANNA, 2, 2, { abilities: ['menace'] });
    const eager = battle.creature(BORIS, 2, 2, { abilities: [mustBlock] });
    const other = battle.creature(BORIS, 2, 2);
    battle.attack([[menacing, BORIS]]);
    expect(ruleOf(battle, [eager, menacing], [other, menacing])).toBeUndefined();
    expect(ruleOf(battle, [eager, menacing])).toBe('cr 509.1b');
    expect(ruleOf(battle, [other, menacing])).toBe('cr 509.1b');
    expect(ruleOf(battle)).toBe('cr 509.1c');
    expect(leastBlock(battle.state, BORIS)).toHaveLength(2);
  });

  it('cr 509.1c: a creature that must be blocked is blocked by at least one', () => {
    const battle = new Battle();
    const wanted = battle.creature(ANNA, 2, 2, { abilities: [must({ kind: 'be-blocked', who: IS_THIS })] });
    const other = battle.creature(ANNA, 2, 2);
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.attack([
      [wanted, BORIS],
      [other, BORIS],
    ]);
    expect(ruleOf(battle, [one, other])).toBe('cr 509.1c');
    expect(ruleOf(battle, [one, other], [two, wanted])).toBeUndefined();
    expect(ruleOf(battle, [two, wanted])).toBeUndefined();
  });

  it('cr 509.1c: all creatures able to block a lure do so; with two lures each blocks one of them', () => {
    const lure = must({ kind: 'be-blocked', who: IS_THIS, all: 'all' });
    const battle = new Battle();
    const lurer = battle.creature(ANNA, 2, 2, { abilities: [lure] });
    const other = battle.creature(ANNA, 2, 2);
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.creature(BORIS, 2, 2, { tapped: true });
    battle.attack([
      [lurer, BORIS],
      [other, BORIS],
    ]);
    expect(ruleOf(battle, [one, lurer])).toBe('cr 509.1c');
    expect(ruleOf(battle, [one, lurer], [two, other])).toBe('cr 509.1c');
    expect(ruleOf(battle, [one, lurer], [two, lurer])).toBeUndefined();
    battle.effect([other], [{ kind: 'must', action: { kind: 'be-blocked', all: 'all' } }], lurer, ANNA);
    expect(ruleOf(battle, [one, lurer], [two, other])).toBeUndefined();
  });

  it('cr 509.1c: a creature that can block two attackers blocks both lures', () => {
    const lure = must({ kind: 'be-blocked', who: IS_THIS, all: 'all' });
    const battle = new Battle();
    const lurers = [1, 2].map(() => battle.creature(ANNA, 2, 2, { abilities: [lure] })) as [
      ObjectId,
      ObjectId,
    ];
    const twice = battle.creature(BORIS, 2, 2, {
      abilities: [may({ kind: 'block-as-though', who: IS_THIS, what: 'more', count: 1 })],
    });
    battle.attack(lurers.map((id) => [id, BORIS] as const));
    expect(ruleOf(battle, [twice, lurers[0]])).toBe('cr 509.1c');
    expect(ruleOf(battle, [twice, ...lurers])).toBeUndefined();
  });

  it('cr 702.39a, 509.1c: a creature that must block one attacker blocks that one if able', () => {
    const battle = new Battle();
    const provoking = battle.creature(ANNA, 2, 2);
    const other = battle.creature(ANNA, 2, 2);
    const provoked = battle.creature(BORIS, 2, 2);
    battle.attack([
      [provoking, BORIS],
      [other, BORIS],
    ]);
    battle.effect(
      [provoked],
      [{ kind: 'must', action: { kind: 'block', attacker: IS_THIS } }],
      provoking,
      ANNA,
    );
    expect(ruleOf(battle, [provoked, other])).toBe('cr 509.1c');
    expect(ruleOf(battle, [provoked, provoking])).toBeUndefined();
  });

  it('cr 509.1c: nobody must pay a cost for a creature that must block', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    battle.creature(BORIS, 2, 2, {
      abilities: [mustBlock, cannot({ kind: 'block', who: IS_THIS }, [{ kind: 'mana', cost: '{1}' }])],
    });
    battle.attack([[attacker, BORIS]]);
    expect(ruleOf(battle)).toBeUndefined();
  });
});
