// Replacement and prevention (cr 614-616), with every example the rules give.
import type { Ability, Effect, Outcome, Pattern } from '#abilities';
import { no, order, yes } from '#testkit/tables/effect-table';
import {
  ALL,
  AMOUNT,
  both,
  card,
  creature,
  CREATURE,
  DIES,
  entering,
  gain,
  instead,
  IS_THIS,
  mayInstead,
  OPPONENTS,
  RulesTable,
  steps,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import type { Seat } from '../../model/basics/ids.js';
import { comingStep } from './skipping.js';

const IT = { kind: 'bound', name: 'it' } as const;
const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const destroy: Effect = { kind: 'destroy', what: IT };
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const END_OF_TURN = { kind: 'end-of-turn' } as const;
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const damage = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  to: IT,
  amount,
  ...rest,
});
const burn = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  players: OPPONENTS,
  amount,
  ...rest,
});
const DRAWS: Pattern = { kind: 'draws', who: YOU };
const DOUBLED: Outcome = { kind: 'amount', value: { kind: 'product', of: AMOUNT, by: 2 } };
const GRAVEYARD: Pattern = { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] };
const restInPeace = card('Rest', { abilities: [instead(GRAVEYARD, { kind: 'to-zone', zone: 'exile' })] });

describe('cr 614.4-614.7: what may be replaced', () => {
  const regenerate: Effect = { kind: 'regenerate', what: IT };

  it('cr 614.4: an effect is too late for an event that has happened', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.graveyard(0)).toEqual(['Bear']);
    table.do(regenerate, it_(table, 'Bear'));
    expect(table.graveyard(0)).toEqual(['Bear']);
    expect(table.state.lasting).toEqual([]);
  });

  it('cr 614.5: two effects that double damage make 8 out of 2', () => {
    const doubler = (name: string) =>
      card(name, { abilities: [instead({ kind: 'damage', from: both(CREATURE, YOURS) }, DOUBLED)] });
    const table = new RulesTable(
      [{ battlefield: ['One', 'Two', 'Bear'] }, {}],
      [doubler('One'), doubler('Two')],
    );
    table.do(burn(2, { from: IT }), { ...it_(table, 'Bear'), answers: [order(0, 1)] });
    expect(table.life(1)).toBe(12);
  });

  it('cr 614.6: the event that was replaced triggers nothing', () => {
    const table = new RulesTable(
      [{ battlefield: ['Rest', 'Dying'] }, {}],
      [restInPeace, creature('Dying', 1, 1, [whenever(DIES, gain(5))])],
    );
    table.do(destroyAll).settle();
    expect(table.exile()).toEqual(['Dying']);
    expect(table.life(0)).toBe(20);
  });

  it('cr 614.7a: no damage is not increased', () => {
    const more = card('More', {
      abilities: [instead({ kind: 'damage' }, { kind: 'amount', value: { kind: 'sum', of: [AMOUNT, 2] } })],
    });
    const table = new RulesTable([{ battlefield: ['More'] }, {}], [more]);
    table.do(burn(0));
    expect(table.life(1)).toBe(20);
    table.do(burn(1));
    expect(table.life(1)).toBe(17);
  });
});

describe('cr 614.8, 701.19: regeneration', () => {
  const regenerate: Effect = { kind: 'regenerate', what: IT };

  it('cr 701.19a: the next destruction is replaced: damage is removed, and the permanent tapped', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table
      .do(regenerate, it_(table, 'Bear'))
      .do(damage(1), it_(table, 'Bear'))
      .do(destroy, it_(table, 'Bear'))
      .settle();
    expect(table.battlefield()).toEqual(['Bear']);
    expect(table.permanent('Bear')).toMatchObject({ damage: 0, tapped: true });
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 701.19a: each shield is used up separately', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(regenerate, it_(table, 'Bear')).do(regenerate, it_(table, 'Bear'));
    table.do(destroy, { ...it_(table, 'Bear'), answers: [order(0, 1)] }).settle();
    expect(table.state.lasting).toHaveLength(1);
    expect(table.battlefield()).toEqual(['Bear']);
  });

  it('cr 614.8: a permanent regenerates from lethal damage too, and the damage triggers abilities', () => {
    const table = new RulesTable(
      [{ battlefield: ['Tough'] }, {}],
      [creature('Tough', 2, 2, [whenever({ kind: 'damage', to: IS_THIS }, gain(1))])],
    );
    table.do(regenerate, it_(table, 'Tough')).do(damage(5), it_(table, 'Tough')).settle();
    expect(table.battlefield()).toEqual(['Tough']);
    expect(table.permanent('Tough')).toMatchObject({ damage: 0, tapped: true });
    expect(table.life(0)).toBe(21);
  });

  it('cr 701.19c: a permanent that cannot be regenerated is destroyed, and the shield stays', () => {
    const table = new RulesTable([{ battlefield: ['Bear', 'Other'] }, {}]);
    table
      .do(regenerate, it_(table, 'Bear'))
      .do({ kind: 'destroy', what: IT, regeneration: 'cannot' }, it_(table, 'Bear'))
      .settle();
    expect(table.battlefield()).toEqual(['Other']);
  });

  it('cr 701.19b: a static ability regenerates each time', () => {
    const ability = instead(
      { kind: 'moves', what: IS_THIS, from: ['battlefield'], cause: ['destroy'] },
      { kind: 'regenerate' },
    );
    const table = new RulesTable([{ battlefield: ['Troll'] }, {}], [creature('Troll', 2, 2, [ability])]);
    for (let times = 0; times < 2; times += 1) {
      table.do(destroy, it_(table, 'Troll')).settle();
      expect(table.permanent('Troll').tapped).toBe(true);
      table.do({ kind: 'untap', what: IT }, it_(table, 'Troll'));
    }
  });

  it('cr 701.19a: regeneration triggers abilities', () => {
    const table = new RulesTable(
      [{ battlefield: ['Bear', 'Onlooker'] }, {}],
      [card('Onlooker', { abilities: [whenever({ kind: 'regenerates', what: CREATURE }, gain(2))] })],
    );
    table.do(regenerate, it_(table, 'Bear')).do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
  });
});

describe('cr 614.9: redirection', () => {
  const shield: Effect = {
    kind: 'create-replacement',
    replacement: {
      kind: 'replace',
      event: { kind: 'damage', players: YOU },
      outcomes: [{ kind: 'redirect', to: IT }],
    },
    until: END_OF_TURN,
    uses: 1,
  };

  it('cr 614.9: the same damage is dealt to something else', () => {
    const table = new RulesTable([{ battlefield: ['Big'] }, {}], [creature('Big', 5, 5)]);
    table.do(shield, it_(table, 'Big')).do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(20);
    expect(table.permanent('Big').damage).toBe(3);
    table.do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(17);
  });

  it.each<{ done: Effect; why: string }>([
    { done: { kind: 'move', what: IT, to: 'exile', cause: 'exile' }, why: 'is not there any more' },
    {
      done: {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'set-types', types: ['artifact'] }],
        until: END_OF_TURN,
      },
      why: 'is no creature any more',
    },
  ])('cr 614.9: nothing is redirected to what $why', ({ done }) => {
    const table = new RulesTable([{ battlefield: ['Big'] }, {}], [creature('Big', 5, 5)]);
    const big = it_(table, 'Big');
    table.do(shield, big).do(done, big).do(burn(3), { controller: 1 });
    expect(table.life(0)).toBe(17);
  });
});

describe('cr 614.10: skipping', () => {
  const ahead = (table: RulesTable) => {
    const step = comingStep(table.proposal, 0 as Seat, table.state.turn!.ahead, () => true);
    if (step !== undefined) table.happen({ type: 'StepBegan', step });
    return step;
  };
  const skip = (what: Extract<Effect, { kind: 'skip' }>['what']): Effect => ({
    kind: 'skip',
    who: YOU,
    what,
  });

  it('cr 614.10a: two effects skip two occurrences', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('end')).do(skip('end'));
    const nextEnd = () => comingStep(table.proposal, 0 as Seat, ['end', 'cleanup'], () => true);
    expect([nextEnd(), nextEnd(), nextEnd()]).toEqual(['cleanup', 'cleanup', 'end']);
  });

  it('cr 614.10: a skipped combat phase is skipped whole', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('combat'));
    expect(ahead(table)).toBe('postcombat-main');
    expect(table.state.turn?.ahead).toEqual(['end', 'cleanup']);
  });

  it('cr 614.10: a step that has begun is no longer skipped', () => {
    const table = new RulesTable([{}, {}]);
    table.do(skip('precombat-main'));
    expect(ahead(table)).toBe('begin-combat');
    expect(table.state.future.skips).toHaveLength(1);
  });

  it('cr 614.1b: a static ability skips each one for the players it names', () => {
    const necro = card('Bargain', { abilities: [instead({ kind: 'step', is: 'draw', whose: YOU })] });
    const table = new RulesTable([{ battlefield: ['Bargain'] }, {}], [necro]);
    const coming = (seat: number) =>
      comingStep(table.proposal, seat as Seat, ['draw', 'precombat-main'], () => true);
    expect([coming(0), coming(0), coming(1)]).toEqual(['precombat-main', 'precombat-main', 'draw']);
  });

  it('cr 614.10: another player’s turn is not theirs to skip', () => {
    const table = new RulesTable([{}, {}]);
    table.do({ kind: 'skip', who: OPPONENTS, what: 'end' });
    expect(comingStep(table.proposal, 0 as Seat, ['end'], () => true)).toBe('end');
    expect(table.state.future.skips).toHaveLength(1);
  });
});

describe('cr 614.11: draws', () => {
  const lifeInstead = card('Well', { abilities: [instead(DRAWS, { kind: 'instead', effect: gain(1) })] });

  it('cr 614.11: a draw from an empty library is replaced too', () => {
    const table = new RulesTable([{ battlefield: ['Well'] }, {}], [lifeInstead]);
    table.do({ kind: 'draw', who: YOU, count: 1 }).settle();
    expect(table.life(0)).toBe(21);
    expect(table.state.stage.kind).toBe('turns');
  });

  it('cr 614.11a: all that a replacement asks for is done before the next draw', () => {
    const mill = card('Mill', { abilities: [mayInstead(DRAWS, { kind: 'mill', who: YOU, count: 1 })] });
    const table = new RulesTable(
      [{ battlefield: ['Mill'], library: ['Third', 'Second', 'First'] }, {}],
      [mill],
    );
    table.do({ kind: 'draw', who: YOU, count: 2 }, { answers: [yes, no] });
    expect(table.graveyard(0)).toEqual(['First']);
    expect(table.hand(0)).toEqual(['Second']);
  });

  it('cr 121.6a: a draw from an empty library is replaced, and nobody loses', () => {
    const table = new RulesTable([{ battlefield: ['Well'], library: [] }, {}], [lifeInstead]);
    table.do({ kind: 'draw', who: YOU, count: 2 }).settle();
    expect([table.life(0), table.state.stage.kind]).toEqual([22, 'turns']);
  });

  it('cr 121.6b: a card drawn instead is drawn before the sequence goes on', () => {
    const twice = card('Twice', {
      abilities: [
        instead(
          { kind: 'draws', who: YOU, nth: 1 },
          { kind: 'instead', effect: steps(gain(3), { kind: 'mill', who: YOU, count: 1 }) },
        ),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Twice'], library: ['Third', 'Second', 'First'] }, {}],
      [twice],
    );
    table.do({ kind: 'draw', who: YOU, count: 1 });
    expect([table.life(0), table.graveyard(0), table.hand(0)]).toEqual([23, ['First'], []]);
  });

  it('cr 121.6c, 614.11b: an instruction for the drawn card does not apply to one drawn instead', () => {
    const swap = card('Swap', { abilities: [mayInstead(DRAWS, { kind: 'draw', who: YOU, count: 1 })] });
    const drawAndDiscard = steps(
      { kind: 'draw', who: YOU, count: 1, bind: 'drawn' },
      { kind: 'move', what: { kind: 'bound', name: 'drawn' }, to: 'graveyard', cause: 'discard' },
    );
    const sides = [{ battlefield: ['Swap'], library: ['Second', 'First'] }, {}];
    const table = new RulesTable(sides, [swap]);
    // cr 614.5: the effect is not offered again for the card drawn instead.
    table.do(drawAndDiscard, { answers: [yes] });
    expect([table.hand(0), table.graveyard(0)]).toEqual([['First'], []]);
    table.do(drawAndDiscard, { answers: [no] });
    expect([table.hand(0), table.graveyard(0)]).toEqual([['First'], ['Second']]);
  });

  it('cr 614.5: two players who each draw instead of the other do so once each', () => {
    const drawn: Effect = { kind: 'draw', who: YOU, count: 1 };
    const thief = card('Thief', {
      abilities: [instead({ kind: 'draws', who: { kind: 'opponents' } }, { kind: 'instead', effect: drawn })],
    });
    const side = { battlefield: ['Thief'], library: ['Forest', 'Island'] };
    const table = new RulesTable([side, side], [thief]);
    table.do(drawn);
    expect([table.hand(0), table.hand(1)]).toEqual([['Island'], []]);
  });

  it('cr 702.52a: dredge needs enough cards', () => {
    const dredger = creature('Dredger', 1, 1, [{ kind: 'keyword', name: 'dredge', value: 2 }]);
    const table = new RulesTable(
      [{ graveyard: ['Dredger'], library: ['Forest', 'Bear', 'Other'] }, {}],
      [dredger],
    );
    table.do({ kind: 'draw', who: YOU, count: 1 }, { answers: [yes] });
    expect(table.hand(0)).toEqual(['Dredger']);
    expect(table.library(0)).toEqual(['Forest']);
    table.do({ kind: 'draw', who: YOU, count: 1 });
    expect(table.hand(0)).toEqual(['Dredger', 'Forest']);
  });
});

describe('cr 614.15-614.17', () => {
  it('cr 614.15, 616.1a: a self-replacement effect applies before others', () => {
    const self: Ability = {
      kind: 'static',
      effects: [
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'gains-life', who: YOU },
            outcomes: [{ kind: 'amount', value: { kind: 'sum', of: [AMOUNT, 1] } }],
            self: 'self',
          },
        },
      ],
    };
    const doubler = card('Doubler', { abilities: [instead({ kind: 'gains-life', who: YOU }, DOUBLED)] });
    const table = new RulesTable(
      [{ battlefield: ['Doubler', 'Self'] }, {}],
      [doubler, card('Self', { abilities: [self] })],
    );
    table.do(gain(3));
    expect(table.life(0)).toBe(28);
  });

  const season = card('Season', {
    abilities: [
      instead({ kind: 'adds-counters', on: YOURS }, DOUBLED),
      instead({ kind: 'creates', who: YOU }, { kind: 'more-tokens' }),
    ],
  });

  it('cr 614.16: an effect applies to counters from another replacement effect too', () => {
    const comer = creature('Comer', 1, 1, [entering({ kind: 'with-counters', counter: '+1/+1', count: 2 })]);
    const table = new RulesTable([{ hand: ['Comer'], battlefield: ['Season'] }, {}], [season, comer]);
    table.do(bring, it_(table, 'Comer'));
    expect(table.permanent('Comer').counters).toEqual({ '+1/+1': 4 });
  });

  it('cr 306.5b: an effect applies to the loyalty a planeswalker enters with', () => {
    const walker = card('Walker', { types: ['planeswalker'], loyalty: 3 });
    const table = new RulesTable([{ hand: ['Walker'], battlefield: ['Season'] }, {}], [season, walker]);
    table.do(bring, it_(table, 'Walker'));
    expect(table.permanent('Walker').counters).toEqual({ loyalty: 6 });
  });

  it('cr 614.17c: an event that cannot happen is not replaced', () => {
    const no_ = card('No', {
      abilities: [{ kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'gain-life', who: ALL } }] }],
    });
    const draw = card('Draw', {
      abilities: [
        instead(
          { kind: 'gains-life', who: YOU },
          { kind: 'instead', effect: { kind: 'draw', who: YOU, count: 1 } },
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['No', 'Draw'], library: ['Forest'] }, {}], [no_, draw]);
    table.do(gain(3));
    expect(table.hand(0)).toEqual([]);
    expect(table.life(0)).toBe(20);
  });
});
