// Objects that enter the battlefield blocking (cr 509.4).
import { describe, expect, it } from '@jest/globals';
import type { Effect, Outcome } from '#abilities';
import {
  both,
  card,
  creature,
  CREATURE,
  entering,
  gain,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  whenever,
  YOURS,
} from '#testkit/tables/rules-table';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

const IT = { kind: 'bound', name: 'it' } as const;
const cat = (outcome: Extract<Outcome, { kind: 'blocking' }> = { kind: 'blocking' }): Effect => ({
  kind: 'create-token',
  token: {
    kind: 'made',
    face: {
      kind: 'face',
      name: 'Cat',
      types: ['creature'],
      power: 1,
      toughness: 1,
      abilities: [whenever({ kind: 'blocks', what: IS_THIS }, gain(5))],
    },
  },
  enters: [outcome],
});

/** Anna's creatures that attack Boris. */
function attackedBy(...names: readonly string[]): RulesTable {
  const table = new RulesTable(
    [{ battlefield: ['Bear', 'Other', 'Watcher'] }, { battlefield: ['Guard'] }, {}],
    [
      card('Watcher', {
        abilities: [whenever({ kind: 'becomes-blocked', what: both(CREATURE, YOURS) }, gain(1))],
      }),
      card('Guard', {
        abilities: [
          whenever({ kind: 'becomes-blocked', what: CREATURE, by: both(CREATURE, YOURS) }, gain(10)),
        ],
      }),
    ],
  );
  const attacks = names.map((name) => ({
    attacker: table.id(name),
    defender: 1 as Seat,
    defending: 1 as Seat,
    blocked: false,
    band: null,
  }));
  return table.happen({ type: 'CombatBegan', seat: 0 as Seat }, { type: 'AttackersDeclared', attacks });
}
const blocksOf = ({ state }: RulesTable): readonly (readonly ObjectId[])[] =>
  (state.combat?.blocks ?? []).map(({ blocker, attackers }) => [blocker, ...attackers]);
const of = (table: RulesTable, name: string, controller = 1) => ({
  controller,
  bindings: { it: { objects: [table.id(name)] } },
});

describe('cr 509.4: put onto the battlefield blocking', () => {
  it('cr 509.4: the creature blocks what the effect says, and nothing triggers on its blocking', () => {
    const table = attackedBy('Bear', 'Other');
    table.do(cat({ kind: 'blocking', attacker: IT }), of(table, 'Bear'));
    expect(blocksOf(table)).toEqual([[table.id('Cat'), table.id('Bear')]]);
    expect(table.state.combat?.attacks.map(({ blocked }) => blocked)).toEqual([true, false]);
    expect(table.waiting).not.toContain('Cat');
  });

  it('cr 509.4: its controller chooses what it blocks if the effect does not say', () => {
    const table = attackedBy('Bear', 'Other');
    table.do(cat(), {
      controller: 1,
      answers: [{ kind: 'choose-targets', targets: [{ object: table.id('Other') }] }],
    });
    expect(table.asked.at(-1)).toMatchObject({
      seat: 1,
      question: { objects: [table.id('Bear'), table.id('Other')] },
    });
    expect(blocksOf(table)).toEqual([[table.id('Cat'), table.id('Other')]]);
  });

  it('cr 509.4: its controller chooses for a card that enters blocking by its own ability', () => {
    const table = attackedBy('Bear');
    const lurker = creature('Lurker', 2, 2, [entering({ kind: 'blocking' })]);
    const again = new RulesTable([{ battlefield: ['Bear'] }, { hand: ['Lurker'] }], [lurker]);
    again.happen(
      { type: 'CombatBegan', seat: 0 as Seat },
      {
        type: 'AttackersDeclared',
        attacks: table.state.combat!.attacks.map((one) => ({ ...one, attacker: again.id('Bear') })),
      },
    );
    again.do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, of(again, 'Lurker'));
    expect(blocksOf(again)).toEqual([[again.id('Lurker'), again.id('Bear')]]);
  });

  it('cr 509.4a: the creature blocks nothing if that does not attack its controller', () => {
    const quiet = attackedBy('Other');
    quiet.do(cat({ kind: 'blocking', attacker: IT }), of(quiet, 'Bear'));
    const others = attackedBy('Bear');
    others.do(cat({ kind: 'blocking', attacker: IT }), of(others, 'Bear', 2));
    for (const table of [quiet, others]) {
      expect(table.battlefield()).toContain('Cat');
      expect(blocksOf(table)).toEqual([]);
    }
  });

  it('cr 506.3d: the creature only enters outside of combat', () => {
    const table = new RulesTable([{}, {}]);
    table.do(cat(), { controller: 1 });
    expect(table.battlefield()).toEqual(['Cat']);
  });

  it('cr 509.3c-d: an unblocked attacker becomes blocked; a blocked one becomes blocked by this creature too', () => {
    const table = attackedBy('Bear');
    table.do(cat(), { controller: 1 });
    expect(table.waiting.toSorted()).toEqual(['Guard', 'Watcher']);
    table.do(cat(), { controller: 1 });
    expect(table.waiting.toSorted()).toEqual(['Guard', 'Guard', 'Watcher']);
  });

  it('cr 509.4b: restrictions on declaring blockers do not apply', () => {
    const table = attackedBy('Bear');
    table.do({
      kind: 'rule',
      effects: [{ kind: 'cannot', action: { kind: 'block', who: { kind: 'controller', is: OPPONENTS } } }],
      until: { kind: 'end-of-turn' },
    });
    table.do(cat(), { controller: 1 });
    expect(blocksOf(table)).toHaveLength(1);
  });
});
