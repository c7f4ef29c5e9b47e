// Choices of other players while an ability is activated (cr 602.3), and cards drawn during an announcement
// (cr 121.8).
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import {
  activated,
  aTarget,
  CastTable,
  CREATURE,
  destroy,
  gain,
  OPPONENTS,
  permanent,
  sorcery,
  always,
  does,
  mana,
  TAP,
  YOU,
} from '#testkit/tables/cast-table';
import type { Answer } from '../../../model/decisions/answer.js';
import type { Reply } from '#testkit/tables/effect-table';
import { seat } from '#testkit/tables/seats';

const noting = () => {
  const asked: [number, string][] = [];
  const told =
    (answer: Answer): Reply =>
    (decision) => {
      asked.push([decision.seat, decision.prompt]);
      return answer;
    };
  return { asked, told };
};
const third: Answer = { kind: 'choose-players', players: [seat(2)] };

describe('cr 602.3: a choice of an opponent while an ability is activated', () => {
  const AIMED = permanent(
    'Aimed',
    ['artifact'],
    activated([TAP], destroy, { targets: [aTarget(CREATURE, { by: OPPONENTS })] }),
  );
  const modal: Ability = {
    kind: 'activated',
    costs: [mana('{0}')],
    body: {
      kind: 'modal',
      least: 1,
      most: 1,
      by: OPPONENTS,
      options: [
        { kind: 'mode', targets: [aTarget(CREATURE)], effect: destroy },
        { kind: 'mode', effect: gain(1) },
      ],
    },
  };
  const MODAL = permanent('Modal', ['artifact'], modal);

  it('cr 602.3: the opponent chooses the target before the ability has been activated', () => {
    const { asked, told } = noting();
    const table = new CastTable([{ battlefield: ['Aimed', 'Bear', '3 Golem'] }, {}], [AIMED]);
    const golem = { object: table.named('3 Golem') };
    expect(table.legal()).toContain('activate Aimed 0');
    table.act(table.activating('Aimed'), {
      answers: [told({ kind: 'choose-targets', targets: [golem] })],
    });
    expect(asked).toEqual([[1, 'target']]);
    expect(table.top.targets[0]?.[0]?.objects).toEqual([golem.object]);
    expect(table.resolve().graveyard(0)).toEqual(['3 Golem']);
  });

  it('cr 602.3: the ability is not activated if the opponent has nothing to choose', () => {
    const table = new CastTable([{ battlefield: ['Aimed'] }, {}], [AIMED]);
    expect(table.legal()).toEqual([]);
    expect(table.refused(table.activating('Aimed'))).toBe('cr 601.2c');
  });

  it('cr 602.3: the opponent chooses the mode, and the activating player its targets', () => {
    const { asked, told } = noting();
    const table = new CastTable([{ battlefield: ['Modal', 'Bear', '3 Golem'] }, {}], [MODAL]);
    table.act(table.activating('Modal'), {
      answers: [
        told({ kind: 'choose-modes', modes: [0] }),
        told({ kind: 'choose-targets', targets: [{ object: table.named('Bear') }] }),
      ],
    });
    expect(asked).toEqual([
      [1, 'mode'],
      [0, 'target'],
    ]);
    expect(table.resolve().graveyard(0)).toEqual(['Bear']);
  });

  it('cr 602.3a: the ability’s controller says which of several opponents chooses', () => {
    const { asked, told } = noting();
    const table = new CastTable(
      [{ battlefield: ['Aimed', 'Modal', 'Bear', '3 Golem'] }, {}, {}],
      [AIMED, MODAL],
    );
    const golem = { object: table.named('3 Golem') };
    table.act(table.activating('Aimed'), {
      answers: [told(third), told({ kind: 'choose-targets', targets: [golem] })],
    });
    table.resolve();
    table.act(table.activating('Modal'), {
      answers: [told(third), told({ kind: 'choose-modes', modes: [1] })],
    });
    expect(asked).toEqual([
      [0, 'choose'],
      [2, 'target'],
      [0, 'choose'],
      [2, 'mode'],
    ]);
    expect([table.resolve().life(0), table.graveyard(0)]).toEqual([21, ['3 Golem']]);
  });
});

describe('cr 121.8: a card drawn while something is announced', () => {
  const PURGE = sorcery(
    'Purge',
    '{W}',
    always({
      kind: 'additional-cost',
      costs: [
        { kind: 'draw', who: YOU, count: 1 },
        {
          kind: 'move',
          filter: { kind: 'all', of: [CREATURE, { kind: 'in', zone: 'hand', whose: YOU }] },
          count: 1,
          to: 'graveyard',
          cause: 'discard',
        },
      ],
    }),
    does(gain(1)),
  );
  it('cr 121.8: cannot be the creature card that pays', () => {
    const table = new CastTable(
      [{ hand: ['Purge'], library: ['Bear'], battlefield: ['Plains'] }, {}],
      [PURGE],
    );
    expect(table.legal()).toEqual(['activate Plains 0']);
    expect(table.refused(table.casting('Purge'))).toBe('cr 118.3');
    expect(table.refused(table.casting('Purge', { costs: [[table.named('Bear')]] }))).toBe('cr 118.3');
  });

  it('cr 121.8: comes to hand once the spell is cast; only cards in hand before can pay', () => {
    const table = new CastTable(
      [{ hand: ['Purge', '3 Golem'], library: ['Bear'], battlefield: ['Plains'] }, {}],
      [PURGE],
    );
    table.cast('Purge', { costs: [[table.named('3 Golem')]] });
    expect([table.stack, table.hand(0), table.graveyard(0)]).toEqual([['Purge'], ['Bear'], ['3 Golem']]);
  });
});
