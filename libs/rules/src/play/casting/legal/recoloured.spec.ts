// Effects that change only the colours of spells change nothing about when a spell can be cast or whether it can
// be paid, so the quick checks of legal.ts apply under them too.
import { describe, expect, it } from '@jest/globals';
import {
  always,
  both,
  CastTable,
  creature,
  does,
  gain,
  instant,
  keyword,
  mana,
  permanent,
  sorcery,
  SPELL,
  YOU,
} from '#testkit/tables/cast-table';
import type { Seat } from '../../../model/basics/ids.js';

const GREY = permanent(
  'Grey',
  ['artifact'],
  always({ kind: 'modify', what: SPELL, changes: [{ kind: 'set-colours', colours: [] }] }),
);
/** It asks for the colours of the spell as it would be on the stack. */
const EASE = permanent(
  'Ease',
  ['enchantment'],
  always({
    kind: 'costs',
    what: both(SPELL, { kind: 'colours', how: 'colourless' }),
    for: YOU,
    amount: 1,
    direction: 'less',
  }),
);
const SPELLS = [
  sorcery('Slow', '{1}{W}', does(gain(1))),
  instant('Quick', '{W}', does(gain(1))),
  instant('Dear', '{3}{W}', does(gain(1))),
  creature('Sprite', 1, 1, [keyword('flash')], { cost: '{W}' }),
  creature('Hidden', 2, 2, [keyword('morph', { costs: [mana('{W}')] })], { cost: '{5}{W}' }),
  sorcery('Convoked', '{3}{W}', keyword('convoke'), does(gain(1))),
];
const HAND = [...SPELLS.map(({ name }) => name), 'Plains'];

/** What the player in the first seat is offered with so many Plains, in the turn of either player. */
function offered(lands: number, active: 0 | 1, others: readonly string[]): readonly string[] {
  const mine = { hand: HAND, battlefield: [...Array.from({ length: lands }, () => 'Plains'), ...others] };
  const table = new CastTable([mine, {}], [...SPELLS, GREY, EASE]);
  if (active === 1) table.state.turn!.active = 1 as Seat;
  return [...table.legal()].sort();
}

describe('spells that effects give another colour', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('are offered as they are without the effects: %i lands', (lands) => {
    for (const active of [0, 1] as const) {
      const grey = offered(lands, active, ['Grey']);
      expect(grey).toEqual(offered(lands, active, []));
    }
  });

  it('are not offered when only an instant could be cast', () => {
    const grey = offered(5, 1, ['Grey']);
    expect(grey).toEqual(expect.arrayContaining(['cast Quick', 'cast Dear', 'cast Sprite']));
    expect(grey).not.toContain('cast Slow');
  });

  it('cr 105.3, 601.2f: are offered if a reduction for that colour makes them payable', () => {
    expect(offered(3, 0, ['Ease'])).not.toContain('cast Dear');
    expect(offered(3, 0, ['Grey', 'Ease'])).toContain('cast Dear');
  });
});
