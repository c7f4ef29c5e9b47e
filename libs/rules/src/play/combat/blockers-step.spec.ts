import { blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, CHLOE, IS_THIS, keyword, may } from '#testkit/tables/battle';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { blockersStep } from './blockers-step.js';
import { becomeBlocked } from './declare-blockers.js';

type Blocks = readonly (readonly [ObjectId, ...ObjectId[]])[];
const declare = (...blocks: Blocks) => blocks.map(([blocker, ...attackers]) => ({ blocker, attackers }));
const ruleOf = (battle: Battle, ...blocks: Blocks) =>
  blockFault(battle.state, BORIS, declare(...blocks), PLAIN_RULEBOOK)?.rule;

describe('the declare blockers step', () => {
  it('cr 509.1g-h: a blocked creature stays blocked even if its blockers are gone', () => {
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

  it('cr 802.4: attacked players declare in turn order, each knowing the earlier declarations', () => {
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

  it('cr 702.22h, example: a creature that blocks one of a band blocks all of it', () => {
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

  it('cr 702.22i: an effect that makes one of a band blocked makes the whole band blocked', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2, { abilities: ['banding'] });
    const two = battle.creature(ANNA, 2, 2);
    const three = battle.creature(ANNA, 2, 2);
    battle.attack([
      [one, BORIS, 1],
      [two, BORIS, 1],
      [three, BORIS],
    ]);
    battle.run((run) => {
      becomeBlocked(run.proposal, [two]);
      return undefined;
    });
    expect(battle.state.combat?.attacks.map(({ blocked }) => blocked)).toEqual([true, true, false]);
  });

  it('cr2011 509.2-509.3: the controller of a creature that fights several orders them for damage', () => {
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

  it('cr 509.2: the present rules have no damage order', () => {
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
