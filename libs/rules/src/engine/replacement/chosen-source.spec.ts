// Damage from a source that a player has chosen (cr 609.7).
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter } from '#abilities';
import { cards, type Reply } from '#testkit/tables/effect-table';
import { creature, DIES, ENTERS, OPPONENTS, RulesTable, whenever, YOU } from '#testkit/tables/rules-table';
import { seat } from '#testkit/tables/seats';

const IT = { kind: 'bound', name: 'it' } as const;
const RED: Filter = { kind: 'colour', is: 'red' };
const SOURCES = { kind: 'damage-sources' } as const;

/** 'The next time a source of your choice would deal damage to you this turn, prevent that damage.' */
const shield = (quality?: Filter): Effect => ({
  kind: 'sequence',
  steps: [
    {
      kind: 'choose-objects',
      who: YOU,
      from: quality === undefined ? SOURCES : { kind: 'only', of: SOURCES, filter: quality },
      bind: 'source',
    },
    {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: {
          kind: 'damage',
          from: {
            kind: 'all',
            of: [
              { kind: 'is', of: { kind: 'bound', name: 'source' } },
              ...(quality === undefined ? [] : [quality]),
            ],
          },
          players: YOU,
        },
        outcomes: [{ kind: 'prevent' }],
      },
      until: { kind: 'end-of-turn' },
      uses: 1,
    },
  ],
});
const hits = (amount: number): Effect => ({ kind: 'damage', from: IT, players: OPPONENTS, amount });
const by = (table: RulesTable, name: string) => ({
  controller: 1,
  bindings: { it: { objects: [table.id(name)] } },
});

const imp = creature('Imp', 1, 1, [], { cost: '{R}', colours: ['red'] });
const ogre = creature('Ogre', 3, 3, [], { cost: '{R}', colours: ['red'] });

describe('cr 609.7: a source that a player chooses', () => {
  it('cr 609.7a: is chosen as the effect is made, whether or not it could deal damage', () => {
    const table = new RulesTable([{}, { battlefield: ['Imp', 'Forest'] }], [imp]);
    table.do(shield(), { answers: [cards('Forest')] });
    expect(table.asked.at(-1)?.question).toMatchObject({ kind: 'choose-objects', count: 1, least: 1 });
    table.do(hits(2), by(table, 'Imp'));
    expect(table.life(0)).toBe(18);
    table.do(hits(2), by(table, 'Forest'));
    expect(table.life(0)).toBe(18);
  });

  it('cr 609.7a: is prevented from dealing the next damage of any kind, and no more', () => {
    const table = new RulesTable([{}, { battlefield: ['Imp', 'Ogre'] }], [imp, ogre]);
    table.do(shield(RED), { answers: [cards('Ogre')] });
    table.do(hits(1), by(table, 'Imp')).do(hits(3), by(table, 'Ogre')).do(hits(3), by(table, 'Ogre'));
    expect(table.life(0)).toBe(16);
  });

  it('cr 609.7a: may be an object that an ability on the stack refers to, even if it is gone', () => {
    const bomber = creature('Bomber', 1, 1, [whenever(DIES, hits(2))], { cost: '{R}', colours: ['red'] });
    const table = new RulesTable(
      [{}, { battlefield: ['Bomber', 'Imp'], graveyard: ['Ogre'] }],
      [imp, ogre, bomber],
    );
    const was = table.id('Bomber');
    table.do({ kind: 'destroy', what: IT }, by(table, 'Bomber')).stackUp();
    const chosen: Reply = ({ question }) => {
      if (question.kind !== 'choose-objects') throw new Error(question.kind);
      expect(question.candidates).toContain(was);
      expect(question.candidates).not.toContain(table.id('Ogre'));
      return { kind: 'choose-objects', objects: [was] };
    };
    table.do(shield(RED), { answers: [chosen] });
    table.settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 609.7a: cannot be a card in a hand, even if something refers to it', () => {
    const table = new RulesTable([{}, { battlefield: ['Imp', 'Forest'], hand: ['Ogre'] }], [imp, ogre]);
    const later: Effect = {
      kind: 'delayed',
      when: { kind: 'step', is: 'end' },
      body: { kind: 'plain', effect: hits(1) },
    };
    table.do(later, by(table, 'Ogre'));
    table.do(shield(), { answers: [cards('Forest')] });
    const asked = table.asked.at(-1)?.question;
    expect(asked?.kind === 'choose-objects' && asked.candidates.includes(table.id('Ogre'))).toBe(false);
  });

  it('cr 609.7a: may be an object that a waiting trigger refers to, if it is public', () => {
    const table = new RulesTable([{}, { battlefield: ['Imp'], graveyard: ['Ogre'] }], [imp, ogre]);
    table.do(
      { kind: 'delayed', when: { kind: 'step', is: 'end' }, body: { kind: 'plain', effect: hits(3) } },
      by(table, 'Ogre'),
    );
    table.do(shield(), { answers: [cards('Ogre')] });
    table.do(hits(3), by(table, 'Ogre'));
    expect(table.life(0)).toBe(20);
  });

  it('cr 609.7a: stays the source when a permanent spell becomes a permanent', () => {
    const shooter = creature(
      'Shooter',
      1,
      1,
      [whenever(ENTERS, { kind: 'damage', players: OPPONENTS, amount: 2 })],
      { cost: '{R}', colours: ['red'] },
    );
    const table = new RulesTable([{}, { hand: ['Shooter'] }], [shooter]);
    table.proposal.emit({ type: 'PrioritySet', seat: seat(1) });
    table.proposal.emit({ type: 'TurnBegan', turn: 2, seat: seat(1) });
    table.proposal.emit({ type: 'StepBegan', step: 'precombat-main' });
    table.cast('Shooter', 'R', {}, 1);
    table.do(shield(RED));
    table.settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 609.7b: is checked again when it would deal damage, and nothing is used up if nothing is prevented', () => {
    const table = new RulesTable([{}, { battlefield: ['Imp'] }], [imp]);
    table.do(shield(RED));
    const blue: Effect = {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'set-colours', colours: ['blue'] }],
      until: { kind: 'end-of-combat' },
    };
    table.do(blue, by(table, 'Imp')).do(hits(2), by(table, 'Imp'));
    expect(table.life(0)).toBe(18);
    expect(table.state.lasting.filter(({ kind }) => kind === 'replacement')).toHaveLength(1);
  });

  it('cr 609.7c: is not chosen for a static ability, which covers every source with the quality in any zone', () => {
    const ward = creature('Ward', 0, 4, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'replace',
            replacement: {
              kind: 'replace',
              event: { kind: 'damage', from: RED, players: YOU },
              outcomes: [{ kind: 'prevent' }],
            },
          },
        ],
      },
    ]);
    const table = new RulesTable(
      [{ battlefield: ['Ward'] }, { battlefield: ['Imp', 'Bear'], graveyard: ['Ogre'] }],
      [imp, ogre, ward],
    );
    table.do(hits(1), by(table, 'Imp')).do(hits(1), by(table, 'Ogre')).do(hits(1), by(table, 'Bear'));
    expect(table.life(0)).toBe(19);
  });
});
