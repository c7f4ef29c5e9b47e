// Changes that take effect immediately, in the middle of a resolution, without waiting for state-based
// actions.
import type { Change, Effect, Players, Value } from '#abilities';
import { creature, RulesTable, YOU } from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';

const OPPONENT: Players = { kind: 'opponents' };
const BEAR = { kind: 'each', filter: { kind: 'name', is: 'Bear' } } as const;
const becomes = (...changes: readonly Change[]): Effect => ({
  kind: 'continuous',
  what: BEAR,
  changes,
  until: { kind: 'end-of-turn' },
});
const given = (to: Players): Effect => becomes({ kind: 'control', to });
const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });

/** The Bear attacks; it has been under its controller's control since before the turn. */
function attacking(): RulesTable {
  const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
  table.happen({ type: 'CombatBegan', seat: 0 as Seat });
  const [attacker, ben] = [table.id('Bear'), 1 as Seat];
  table.happen({
    type: 'AttackersDeclared',
    attacks: [{ attacker, defender: ben, defending: ben, blocked: false, band: null }],
  });
  return table;
}
const attackers = ({ state }: RulesTable): number => state.combat?.attacks.length ?? 0;

describe('in the middle of a resolution', () => {
  it('cr 302.6: a player who gives a permanent away and gets it back has not controlled it continuously', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    const since = table.permanent('Bear').controlledSince;
    table.do(steps(given(OPPONENT), given(YOU))).settle();
    expect(table.permanent('Bear').controlledBy).toBe(0);
    expect(since).toBeLessThan(table.state.turn?.number ?? 0);
    expect(table.permanent('Bear').controlledSince).toBe(table.state.turn?.number);
  });

  it('cr 506.4: a creature that changes controller leaves combat, even if it returns before anyone has priority', () => {
    const table = attacking();
    expect(attackers(table)).toBe(1);
    table.do(steps(given(OPPONENT), given(YOU))).settle();
    expect(attackers(table)).toBe(0);
  });

  it('cr 506.4: a creature that stops being one for a moment leaves combat; one that stays a creature does not', () => {
    const table = attacking();
    table.do(
      steps(becomes({ kind: 'add-types', types: ['artifact'] }), { kind: 'gain-life', who: YOU, amount: 1 }),
    );
    expect(attackers(table.settle())).toBe(1);
    table
      .do(
        steps(
          becomes({ kind: 'set-types', types: ['artifact'] }),
          becomes({ kind: 'add-types', types: ['creature'] }),
        ),
      )
      .settle();
    expect(attackers(table)).toBe(0);
  });

  it('cr 611.2b: an effect that lasts while something is controlled ends at once when it is not', () => {
    const keeper = creature('Keeper', 1, 1);
    const table = new RulesTable([{ battlefield: ['Keeper', 'Bear'] }, {}], [keeper]);
    const kept: Value = {
      kind: 'count',
      of: {
        kind: 'all',
        of: [
          { kind: 'name', is: 'Keeper' },
          { kind: 'controller', is: YOU },
        ],
      },
    };
    const lasting: Effect = {
      kind: 'continuous',
      what: BEAR,
      changes: [{ kind: 'modify-stats', power: 5, toughness: 5 }],
      until: { kind: 'while', condition: { kind: 'compare', left: kept, compare: 'at-least', right: 1 } },
    };
    const away: Effect = {
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'name', is: 'Keeper' } },
      changes: [{ kind: 'control', to: OPPONENT }],
      until: { kind: 'end-of-turn' },
    };
    const back: Effect = { ...away, changes: [{ kind: 'control', to: YOU }] };
    const power: Effect = {
      kind: 'gain-life',
      who: YOU,
      amount: { kind: 'stat', of: BEAR, stat: 'power' },
    };
    table.do(steps(lasting, power)).settle();
    expect(table.life(0)).toBe(27);
    table.do(steps(away, back, power)).settle();
    expect(table.life(0)).toBe(29);
  });
});
