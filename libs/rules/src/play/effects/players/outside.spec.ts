// Outside the game: what can be searched and found there, and that nothing else reaches it (cr 108.3b,
// 400.11, 701.23j).
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter } from '#abilities';
import { cards, EffectTable, type Reply } from '#testkit/tables/effect-table';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { outsideOf, type Seat } from '../../../model/basics/ids.js';
import { YOU } from '#testkit/language/words';

const NOTHING: Reply = { kind: 'choose-objects', objects: [] };
const TWO: Filter = { kind: 'stat', stat: 'mana-value', compare: 'equal', value: 2 };
const FOUND: Effect = { kind: 'move', what: { kind: 'bound', name: 'found' }, to: 'hand', cause: 'search' };
const search = (rest: Partial<Extract<Effect, { kind: 'search' }>> = {}): Effect => ({
  kind: 'sequence',
  steps: [{ kind: 'search', who: YOU, zones: ['outside'], bind: 'found', ...rest }, FOUND],
});
const outside = (table: EffectTable, seat: number): number =>
  cardsIn(table.state, outsideOf(seat as Seat)).length;

describe('searching outside the game', () => {
  it('cr 701.23j: finds an appropriate card that the player owns', () => {
    const table = new EffectTable([{ sideboard: ['Bear', '3 Golem'] }, { sideboard: ['2 Golem'] }]);
    table.do(search({ filter: TWO }), { answers: [cards('Bear')] });
    const asked = table.asked.at(-1);
    expect(asked?.question).toMatchObject({ kind: 'choose-objects', least: 0 });
    expect(asked?.question).toHaveProperty('candidates.length', 1);
    expect(table.hand(0)).toEqual(['Bear']);
    expect([outside(table, 0), outside(table, 1)]).toEqual([1, 1]);
  });

  it('cr 701.23j: may find no card even if any card would do', () => {
    const table = new EffectTable([{ sideboard: ['Bear'] }, {}]);
    table.do(search(), { answers: [NOTHING] });
    expect(table.hand(0)).toEqual([]);
    expect(outside(table, 0)).toBe(1);
  });

  it('cr 701.23j, 701.23d: must find a card if it searches the library as well', () => {
    const table = new EffectTable([{ library: ['Forest'], sideboard: ['Bear'] }, {}]);
    table.do(search({ zones: ['library', 'outside'] }), { answers: [cards('Bear')] });
    expect(table.asked.at(-1)?.question).toMatchObject({ kind: 'choose-objects', least: 1, count: 1 });
    expect(table.hand(0)).toEqual(['Bear']);
  });

  it('cr 701.23j: finds nothing if nothing is there', () => {
    const table = new EffectTable([{}, { sideboard: ['Bear'] }]);
    table.do(search(), { always: NOTHING });
    expect(table.hand(0)).toEqual([]);
  });

  it('cr 722.4: shows and finds nothing for a player who decides for another', () => {
    const table = new EffectTable([{ sideboard: ['Bear'] }, {}]);
    const controls = [{ seat: 0 as Seat, by: 1 as Seat, during: 'turn', active: true }];
    table.proposal.emit({ type: 'FuturePlanned', ...table.state.future, controls });
    table.do(search(), { answers: [NOTHING] });
    expect(table.asked.at(-1)).toMatchObject({ seat: 1, of: 0, question: { candidates: [] } });
    expect(table.proposal.events.filter((event) => event.type === 'CardsLookedAt')).toMatchObject([
      { seat: 0 },
    ]);
    expect(outside(table, 0)).toBe(1);
  });

  it('cr 108.3b: finds a card that keeps its owner and stays in the game', () => {
    const table = new EffectTable([{}, { sideboard: ['Bear'] }]);
    table.do(search({ who: { kind: 'opponents' } }), { answers: [cards('Bear')] });
    expect(table.state.objects[Number(table.id('Bear').slice(1))]?.owner).toBe(1);
    expect(table.hand(1)).toEqual(['Bear']);
  });

  it('cr 400.11c: other effects do not count or move cards outside the game', () => {
    const table = new EffectTable([{ sideboard: ['Bear'], graveyard: ['Bear'] }, {}]);
    const bears: Filter = { kind: 'subtype', is: 'Bear' };
    table.do({ kind: 'move', what: { kind: 'each', filter: bears }, to: 'exile', cause: 'exile' });
    expect(outside(table, 0)).toBe(1);
  });

  it('cr 400.11, 726.2: cards outside the game stay there when the game is restarted', () => {
    const table = new EffectTable([
      { library: Array.from({ length: 9 }, () => 'Bear'), sideboard: ['Forest'] },
      { library: Array.from({ length: 9 }, () => 'Bear') },
    ]).do({ kind: 'restart-game' });
    expect(outside(table, 0)).toBe(1);
    expect([...table.library(0), ...table.hand(0)]).not.toContain('Forest');
  });

  it('cr 800.4a: a player who leaves the game takes their outside cards along', () => {
    const table = new EffectTable([{ sideboard: ['Bear'] }, {}, {}]);
    table.do({ kind: 'lose-game', who: YOU });
    expect(table.state.seats[0]?.lost).not.toBeNull();
    expect(outside(table, 0)).toBe(0);
  });
});
