import type { Ability } from '#abilities';
import {
  ANNA,
  Battle,
  BORIS,
  cannot,
  CHLOE,
  IS_THIS,
  keyword,
  may,
  must,
  type Made,
} from '../fixtures/battle.fixture.js';
import type { ObjectId, Seat } from '../state/ids.js';
import { blockersStep } from './blockers-step.js';
import { becomeBlocked, blockFault, blockQuestion, leastBlock } from './declare-blockers.js';

const CREATURE = { kind: 'type', is: 'creature' } as const;
const mustBlock = must({ kind: 'block', who: IS_THIS });

type Blocks = readonly (readonly [ObjectId, ...ObjectId[]])[];
const declare = (...blocks: Blocks) => blocks.map(([blocker, ...attackers]) => ({ blocker, attackers }));
const ruleOf = (battle: Battle, ...blocks: Blocks) =>
  blockFault(battle.state, BORIS, declare(...blocks))?.rule;

/** One attacker and one creature that might block it. */
function duel(attacker: Made, blocker: Made): string | undefined {
  const battle = new Battle();
  const attacking = battle.creature(ANNA, 2, 2, attacker);
  const blocking = battle.creature(BORIS, 2, 2, blocker);
  battle.attack([[attacking, BORIS]]);
  return ruleOf(battle, [blocking, attacking]);
}
const withAbilities = (...abilities: readonly (Ability | string)[]): Made => ({ abilities });

describe('cr 509.1a: which creatures may be chosen', () => {
  it('cr 509.1a: untapped creatures of the defending player, new ones too, and what attacks that player', () => {
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

  it('cr 509.1a: what attacks a planeswalker its controller blocks', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(BORIS, 3);
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([[attacker, walker]]);
    expect(ruleOf(battle, [blocker, attacker])).toBeUndefined();
  });

  it('cr 509.1a: each blocks one attacker, or more where something says so', () => {
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

  it('cr 509.1a: a tapped creature blocks as though untapped where something says so', () => {
    const untapped = may({ kind: 'block-as-though', who: IS_THIS, what: 'untapped' });
    expect(duel({}, { tapped: true, abilities: [untapped] })).toBeUndefined();
  });
});

describe('cr 509.1b: restrictions and evasion', () => {
  it('cr 702.9b, 702.17b: flying is blocked by flying and reach', () => {
    expect(duel(withAbilities('flying'), {})).toBe('cr 509.1b');
    expect(duel(withAbilities('flying'), withAbilities('flying'))).toBeUndefined();
    expect(duel(withAbilities('flying'), withAbilities('reach'))).toBeUndefined();
    expect(duel({}, withAbilities('flying'))).toBeUndefined();
    const asThough = may({ kind: 'block-as-though', who: IS_THIS, what: 'reach' });
    expect(duel(withAbilities('flying'), withAbilities(asThough))).toBeUndefined();
    expect(duel(withAbilities('flying', 'horsemanship'), withAbilities(asThough))).toBe('cr 509.1b');
  });

  it('cr 702.28b: shadow blocks and is blocked by shadow alone', () => {
    expect(duel(withAbilities('shadow'), {})).toBe('cr 509.1b');
    expect(duel({}, withAbilities('shadow'))).toBe('cr 509.1b');
    expect(duel(withAbilities('shadow'), withAbilities('shadow'))).toBeUndefined();
    const asThough = may({ kind: 'block-as-though', who: IS_THIS, what: 'no-shadow' });
    expect(duel(withAbilities('shadow'), withAbilities(asThough))).toBeUndefined();
  });

  it('cr 509.1b, example: flying and shadow are both to be met', () => {
    expect(duel(withAbilities('flying', 'shadow'), withAbilities('flying'))).toBe('cr 509.1b');
    expect(duel(withAbilities('flying', 'shadow'), withAbilities('flying', 'shadow'))).toBeUndefined();
  });

  it('cr 702.13b, 702.36b: intimidate and fear', () => {
    const artifact: Made = { types: ['artifact', 'creature'] };
    const red: Made = { colours: ['red'], abilities: ['intimidate'] };
    expect(duel(red, {})).toBe('cr 509.1b');
    expect(duel(red, artifact)).toBeUndefined();
    expect(duel(red, { colours: ['red', 'green'] })).toBeUndefined();
    expect(duel(withAbilities('fear'), { colours: ['red'] })).toBe('cr 509.1b');
    expect(duel(withAbilities('fear'), { colours: ['black'] })).toBeUndefined();
    expect(duel(withAbilities('fear'), artifact)).toBeUndefined();
  });

  it('cr 702.31b, 702.118b: horsemanship and skulk', () => {
    expect(duel(withAbilities('horsemanship'), withAbilities('flying'))).toBe('cr 509.1b');
    expect(duel(withAbilities('horsemanship'), withAbilities('horsemanship'))).toBeUndefined();
    const battle = new Battle();
    const skulker = battle.creature(ANNA, 2, 2, { abilities: ['skulk'] });
    const stronger = battle.creature(BORIS, 3, 3);
    const equal = battle.creature(BORIS, 2, 2);
    battle.attack([[skulker, BORIS]]);
    expect(ruleOf(battle, [stronger, skulker])).toBe('cr 509.1b');
    expect(ruleOf(battle, [equal, skulker])).toBeUndefined();
  });

  it('cr 702.14c: landwalk asks about the lands of the player attacked', () => {
    const swampwalk = keyword('landwalk', { filter: { kind: 'subtype', is: 'Swamp' } });
    const battle = new Battle({ seats: 3 });
    const walking = battle.creature(ANNA, 2, 2, { abilities: [swampwalk] });
    const other = battle.creature(ANNA, 2, 2, { abilities: [swampwalk] });
    const blocker = battle.creature(BORIS, 2, 2);
    const theirs = battle.creature(CHLOE, 2, 2);
    battle.place(BORIS, {}, { types: ['land'], subtypes: ['Swamp'] });
    battle.attack([
      [walking, BORIS],
      [other, CHLOE],
    ]);
    expect(ruleOf(battle, [blocker, walking])).toBe('cr 509.1b');
    expect(blockFault(battle.state, CHLOE, declare([theirs, other]))).toBeUndefined();
  });

  it('cr 702.16f: what has protection is not blocked by creatures of that quality', () => {
    const fromRed = keyword('protection', { filter: { kind: 'colour', is: 'red' } });
    expect(duel(withAbilities(fromRed), { colours: ['red'] })).toBe('cr 509.1b');
    expect(duel(withAbilities(fromRed), { colours: ['green'] })).toBeUndefined();
    expect(duel({ colours: ['red'] }, withAbilities(fromRed))).toBeUndefined();
  });

  it('cr 702.16k: protection from a player holds against that player’s creatures', () => {
    const fromOpponents = keyword('protection', { players: { kind: 'opponents' } });
    expect(duel(withAbilities(fromOpponents), {})).toBe('cr 509.1b');
  });

  it('cr 509.1b: a creature that cannot be blocked, cannot block, or cannot block such a one', () => {
    expect(duel(withAbilities(cannot({ kind: 'be-blocked', who: IS_THIS })), {})).toBe('cr 509.1b');
    expect(duel({}, withAbilities(cannot({ kind: 'block', who: IS_THIS })))).toBe('cr 509.1b');
    const notRed = cannot({ kind: 'block', who: IS_THIS, attacker: { kind: 'colour', is: 'red' } });
    expect(duel({ colours: ['red'] }, withAbilities(notRed))).toBe('cr 509.1b');
    expect(duel({ colours: ['blue'] }, withAbilities(notRed))).toBeUndefined();
  });

  it('cr 702.111b: menace takes two blockers or none', () => {
    const battle = new Battle();
    const menacing = battle.creature(ANNA, 2, 2, { abilities: ['menace', 'menace'] });
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.attack([[menacing, BORIS]]);
    expect(ruleOf(battle)).toBeUndefined();
    expect(ruleOf(battle, [one, menacing])).toBe('cr 509.1b');
    expect(ruleOf(battle, [one, menacing], [two, menacing])).toBeUndefined();
  });

  it('cr 509.1b: not by more than one', () => {
    const battle = new Battle();
    const slim = battle.creature(ANNA, 2, 2, {
      abilities: [cannot({ kind: 'be-blocked', who: IS_THIS, most: 1 })],
    });
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.attack([[slim, BORIS]]);
    expect(ruleOf(battle, [one, slim])).toBeUndefined();
    expect(ruleOf(battle, [one, slim], [two, slim])).toBe('cr 509.1b');
  });

  it('cr 509.1b: not alone, and no more than so many', () => {
    const battle = new Battle();
    const attackers = [1, 2].map(() => battle.creature(ANNA, 2, 2)) as [ObjectId, ObjectId];
    const shy = battle.creature(BORIS, 2, 2, {
      abilities: [cannot({ kind: 'block', who: IS_THIS, alone: 'alone' })],
    });
    const other = battle.creature(BORIS, 2, 2);
    battle.attack(attackers.map((id) => [id, BORIS] as const));
    expect(ruleOf(battle, [shy, attackers[0]])).toBe('cr 509.1b');
    expect(ruleOf(battle, [shy, attackers[0]], [other, attackers[1]])).toBeUndefined();
    battle.place(
      ANNA,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'block', who: CREATURE, most: 1 })] },
    );
    expect(ruleOf(battle, [shy, attackers[0]], [other, attackers[1]])).toBe('cr 509.1b');
    expect(ruleOf(battle, [other, attackers[1]])).toBeUndefined();
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

  it('cr 509.1c, example: the one that must block takes another along against menace', () => {
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

  it('cr 509.1c: what must be blocked is blocked by somebody', () => {
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

  it('cr 509.1c: all that are able block what lures them; of two lures each blocks one', () => {
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

  it('cr 509.1c: who can block two and is lured by two blocks both', () => {
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

  it('cr 509.1c: nobody must pay a cost so that a creature blocks that must', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    battle.creature(BORIS, 2, 2, {
      abilities: [mustBlock, cannot({ kind: 'block', who: IS_THIS }, [{ kind: 'mana', cost: '{1}' }])],
    });
    battle.attack([[attacker, BORIS]]);
    expect(ruleOf(battle)).toBeUndefined();
  });
});

describe('the declare blockers step', () => {
  it('cr 509.1g-h: what is blocked stays blocked even with its blockers gone', () => {
    const battle = new Battle();
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 2, 2)) as [ObjectId, ObjectId];
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.run(blockersStep, { kind: 'blockers', blocks: declare([blocker, one]) });
    expect(battle.state.combat?.blocks).toEqual([{ blocker, attackers: [one] }]);
    battle.happen({ type: 'RemovedFromCombat', object: blocker });
    expect(battle.state.combat).toMatchObject({
      blocks: [],
      blockersDeclared: true,
      attacks: [
        { attacker: one, blocked: true },
        { attacker: two, blocked: false },
      ],
    });
  });

  it('cr 802.4: each attacked player declares in turn order, knowing what those before declared', () => {
    const battle = new Battle({ seats: 4, active: BORIS });
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    const ofAnna = battle.creature(ANNA, 2, 2);
    const ofChloe = battle.creature(CHLOE, 2, 2);
    battle.creature(3 as Seat, 2, 2);
    battle.attack([
      [one, ANNA],
      [two, CHLOE],
    ]);
    battle.run(
      blockersStep,
      { kind: 'blockers', blocks: declare([ofChloe, two]) },
      { kind: 'blockers', blocks: declare([ofAnna, one]) },
    );
    expect(battle.asked).toMatchObject([
      { seat: CHLOE, question: { candidates: [{ blocker: ofChloe, attackers: [two] }] } },
      { seat: ANNA, question: { candidates: [{ blocker: ofAnna, attackers: [one] }] } },
    ]);
    expect(battle.events.filter(({ type }) => type === 'BlockersDeclared')).toMatchObject([
      { seat: CHLOE },
      { seat: ANNA },
    ]);
  });

  it('cr 702.22h, example: who blocks one of a band blocks all of it', () => {
    const battle = new Battle();
    const flying = battle.creature(ANNA, 2, 2, { abilities: ['flying', 'banding'] });
    const swampwalk = keyword('landwalk', { filter: { kind: 'subtype', is: 'Swamp' } });
    const walking = battle.creature(ANNA, 2, 2, { abilities: [swampwalk] });
    const blocker = battle.creature(BORIS, 2, 2, { abilities: ['reach'] });
    battle.place(BORIS, {}, { types: ['land'], subtypes: ['Swamp'] });
    battle.attack([
      [flying, BORIS, 1],
      [walking, BORIS, 1],
    ]);
    expect(ruleOf(battle, [blocker, walking])).toBe('cr 509.1b');
    battle.run(blockersStep, { kind: 'blockers', blocks: declare([blocker, flying]) });
    expect(battle.state.combat).toMatchObject({
      attacks: [{ blocked: true }, { blocked: true }],
      blocks: [{ blocker, attackers: [flying, walking] }],
    });
  });

  it('cr 702.22i: what makes one of a band blocked makes the whole band blocked', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2, { abilities: ['banding'] });
    const two = battle.creature(ANNA, 2, 2);
    const three = battle.creature(ANNA, 2, 2);
    battle.attack([
      [one, BORIS, 1],
      [two, BORIS, 1],
      [three, BORIS],
    ]);
    battle.run((run) => void becomeBlocked(run.proposal, [two]));
    expect(battle.state.combat?.attacks.map(({ blocked }) => blocked)).toEqual([true, true, false]);
  });

  it('cr2011 509.2-509.3: who fights several says in which order they are dealt damage', () => {
    const battle = new Battle({ base: 'cr2011' });
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 2, 2)) as [ObjectId, ObjectId];
    const [first, second] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    const twice = battle.creature(BORIS, 2, 2, {
      abilities: [may({ kind: 'block-as-though', who: IS_THIS, what: 'more', count: 1 })],
    });
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.run(
      blockersStep,
      { kind: 'blockers', blocks: declare([first, one], [second, one], [twice, one, two]) },
      { kind: 'order', order: [1, 2, 0] },
      { kind: 'order', order: [1, 0] },
    );
    expect(battle.asked.map(({ seat }) => seat)).toEqual([BORIS, ANNA, BORIS]);
    expect(battle.state.combat?.orders).toEqual({ [one]: [second, twice, first], [twice]: [two, one] });
  });

  it('cr 509.2: the present rules have no such orders', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    const blockers = [1, 2].map(() => battle.creature(BORIS, 2, 2));
    battle.attack([[one, BORIS]]);
    battle.run(blockersStep, {
      kind: 'blockers',
      blocks: declare(...blockers.map((id) => [id, one] as const)),
    });
    expect(battle.asked).toHaveLength(1);
  });
});
