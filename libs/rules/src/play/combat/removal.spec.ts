import { playersOf } from '../../reading/language/players.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { contextOf } from '../../model/state/context.js';
import type { Run } from '../../engine/frames/run.js';
import { ANNA, Battle, BORIS, CHLOE } from '#testkit/tables/battle';
import { checkCombat } from './removal.js';

const check = (run: Run): undefined => void checkCombat(run.proposal);

/** One attacks a planeswalker, one attacks its controller, and one is blocked. */
function fight() {
  const battle = new Battle({ seats: 3 });
  const walker = battle.planeswalker(BORIS, 3);
  const [one, two, three] = [
    battle.creature(ANNA, 1, 1),
    battle.creature(ANNA, 2, 2),
    battle.creature(ANNA, 3, 3),
  ];
  const blocker = battle.creature(BORIS, 4, 4);
  battle.attack([
    [one, walker],
    [two, BORIS],
    [three, BORIS],
  ]);
  battle.block(BORIS, [[blocker, three]]);
  return { battle, walker, one, two, three, blocker };
}
const attackers = ({ state }: Battle) => state.combat?.attacks.map(({ attacker }) => attacker);

describe('cr 506.4: removal from combat', () => {
  it('cr 506.4: nothing that belongs in combat is removed', () => {
    const { battle } = fight();
    battle.run(check);
    expect(battle.events.map(({ type }) => type)).not.toContain('RemovedFromCombat');
  });

  it('cr 506.4: a creature that leaves the battlefield leaves combat', () => {
    const { battle, one, two, three, blocker } = fight();
    battle.happen({ type: 'ObjectCeased', object: two, was: null });
    expect(attackers(battle)).toEqual([one, three]);
    battle.happen({ type: 'ObjectCeased', object: blocker, was: null });
    expect(battle.state.combat?.blocks).toEqual([]);
  });

  it('cr 506.4: a creature leaves combat if it changes controller or phases out', () => {
    const { battle, one, two, three } = fight();
    battle.happen({ type: 'ControllerChanged', object: two, controller: BORIS });
    battle.happen({ type: 'Phased', object: three, phasedOut: 'directly' });
    expect(attackers(battle)).toEqual([one]);
    expect(battle.state.combat?.blocks).toMatchObject([{ attackers: [] }]);
  });

  it('cr 506.4: a creature leaves combat if it stops being a creature or becomes a battle', () => {
    const { battle, one, two, three, blocker } = fight();
    battle.effect([two, blocker], [{ kind: 'set-types', types: ['artifact'] }], three, ANNA);
    battle.effect([three], [{ kind: 'add-types', types: ['battle'] }], three, ANNA);
    battle.run(check);
    expect(attackers(battle)).toEqual([one]);
    expect(battle.state.combat?.blocks).toEqual([]);
  });

  it('cr 506.4, 506.4c: an attacker keeps attacking nothing if its planeswalker stops being one', () => {
    const { battle, walker, one, two } = fight();
    battle.effect([walker], [{ kind: 'set-types', types: ['artifact'] }], two, ANNA);
    battle.run(check);
    expect(battle.state.combat?.attacks[0]).toEqual({
      attacker: one,
      defender: null,
      lost: walker,
      defending: BORIS,
      blocked: false,
      band: null,
    });
  });

  it('cr 506.4: a planeswalker that changes controller is no longer attacked', () => {
    const { battle, walker } = fight();
    battle.happen({ type: 'ControllerChanged', object: walker, controller: CHLOE });
    expect(battle.state.combat?.attacks[0]).toMatchObject({ defender: null, defending: BORIS });
  });

  it('cr 506.4d: a creature attacked as a planeswalker stops blocking and stays attacked if it stops being a creature', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 1, 1);
    const both = battle.creature(BORIS, 2, 2, {
      types: ['creature', 'planeswalker'],
      counters: { loyalty: 3 },
    });
    battle.attack([[attacker, both]]);
    battle.block(BORIS, [[both, attacker]]);
    battle.effect([both], [{ kind: 'remove-types', types: ['creature'] }], attacker, ANNA);
    battle.run(check);
    expect(battle.state.combat).toMatchObject({ attacks: [{ defender: both }], blocks: [] });
  });

  it('cr 506.4e: a planeswalker that stops being a battle stays attacked only if its protector controls it', () => {
    for (const protector of [BORIS, CHLOE]) {
      const battle = new Battle({ seats: 3 });
      const attacker = battle.creature(ANNA, 1, 1);
      const both = battle.planeswalker(BORIS, 3, { types: ['planeswalker', 'battle'] });
      battle.happen({ type: 'LinkSet', object: both, link: 'protector', bound: { players: [protector] } });
      battle.happen({
        type: 'AttackersDeclared',
        attacks: [{ attacker, defender: both, defending: protector, blocked: false, band: null }],
      });
      battle.effect([both], [{ kind: 'remove-types', types: ['battle'] }], attacker, ANNA);
      battle.run(check);
      expect(battle.state.combat?.attacks).toMatchObject([{ defender: protector === BORIS ? both : null }]);
    }
  });

  it('cr 508.5: an attacker that left combat has the defending player it had before', () => {
    const { battle, one, two } = fight();
    battle.happen({ type: 'RemovedFromCombat', object: one });
    const sight = sightOf(battle.state);
    const defending = { kind: 'defending', of: { kind: 'this' } } as const;
    expect(playersOf(sight, defending, contextOf(one, ANNA))).toEqual([BORIS]);
    expect(playersOf(sight, defending, contextOf(two, ANNA))).toEqual([BORIS]);
  });

  it('cr 702.22f: a creature removed from combat leaves its band', () => {
    const battle = new Battle();
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 1, 1, { abilities: ['banding'] }));
    battle.attack([
      [one!, BORIS, 1],
      [two!, BORIS, 1],
    ]);
    battle.happen({ type: 'RemovedFromCombat', object: one! });
    expect(battle.state.combat?.attacks).toMatchObject([{ attacker: two, band: 1 }]);
  });

  it('cr 508.8: combat goes on even if every attacker is gone', () => {
    const { battle, one, two, three } = fight();
    for (const object of [one, two, three]) battle.happen({ type: 'ObjectCeased', object, was: null });
    expect(battle.state.combat).toMatchObject({ attacks: [], fought: true });
  });

  it('an event of the log is not changed by folding later ones', () => {
    const { battle } = fight();
    const declared = battle.events.find(({ type }) => type === 'AttackersDeclared');
    expect(declared).toMatchObject({ attacks: [{ blocked: false }, { blocked: false }, { blocked: false }] });
  });
});
