// Cards milled or exiled from a library while other cards of it are about to enter (cr 614.13c).
import type { Ability, Effect } from '#abilities';
import { yes } from '#testkit/tables/effect-table';
import { creature, entering, RulesTable, YOU } from '#testkit/tables/rules-table';

const bring: Effect = {
  kind: 'move',
  what: { kind: 'bound', name: 'it' },
  to: 'battlefield',
  cause: 'put',
};
const asItEnters = (effect: Effect): Ability => entering({ kind: 'choosing', effect });
const mill = (count: number): Effect => ({ kind: 'mill', who: YOU, count });
const exileTop = (count: number): Effect => ({
  kind: 'move',
  what: { kind: 'top', whose: YOU, count },
  to: 'exile',
  cause: 'exile',
});

/** The named cards enter together from the top of a library. */
function comes(
  ability: Ability,
  names: readonly string[] = ['Comer'],
  graveyard: readonly string[] = [],
): RulesTable {
  const table = new RulesTable(
    [{ library: ['A', 'B', 'C', ...names], graveyard }, {}],
    [
      creature('Comer', 1, 1, [ability]),
      creature('Digger', 1, 1, [{ kind: 'keyword', name: 'dredge', value: 2 }]),
    ],
  );
  const objects = names.map((name) => table.id(name));
  return table.do(bring, { bindings: { it: { objects } }, always: yes });
}

describe('cr 614.13c: a card that enters from a library is skipped', () => {
  it('cr 614.13c: by an effect that mills', () => {
    const table = comes(asItEnters(mill(2)));
    expect(table.battlefield()).toEqual(['Comer']);
    expect([...table.graveyard(0)].sort()).toEqual(['B', 'C']);
    expect(table.library(0)).toEqual(['A']);
  });

  it('cr 614.13c: by an effect that exiles from the top', () => {
    const table = comes(asItEnters(exileTop(2)));
    expect([...table.exile()].sort()).toEqual(['B', 'C']);
    expect(table.battlefield()).toEqual(['Comer']);
  });

  it('cr 614.13c: whatever else enters with it', () => {
    const table = comes(asItEnters(mill(1)), ['Comer', 'Bear']);
    expect([...table.battlefield()].sort()).toEqual(['Bear', 'Comer']);
    expect(table.graveyard(0)).toEqual(['C']);
  });

  it('cr 614.13c: if another effect makes it mill', () => {
    // The draw is replaced by dredging.
    const table = comes(asItEnters({ kind: 'draw', who: YOU, count: 1 }), ['Comer'], ['Digger']);
    expect([...table.graveyard(0)].sort()).toEqual(['B', 'C']);
    expect([table.battlefield(), table.hand(0)]).toEqual([['Comer'], ['Digger']]);
  });

  it('cr 614.13c: and a card that enters from elsewhere skips none', () => {
    const table = new RulesTable(
      [{ library: ['A', 'B'], hand: ['Comer'] }, {}],
      [creature('Comer', 1, 1, [asItEnters(mill(1))])],
    );
    table.do(bring, { bindings: { it: { objects: [table.id('Comer')] } } });
    expect([table.graveyard(0), table.library(0)]).toEqual([['B'], ['A']]);
  });

  it('cr 614.13c: and a later mill takes the top of the rest', () => {
    const table = comes(entering({ kind: 'also', effect: mill(1) }));
    expect([table.graveyard(0), table.battlefield()]).toEqual([['C'], ['Comer']]);
  });
});
