import { describe, expect, it } from '@jest/globals';
import type { Effect, Players, Reference } from '#abilities';
import { BOUNDS } from '../../../model/basics/bounds.js';
import { cardNamed, cards, EffectTable, word, type Reply } from '#testkit/tables/effect-table';
import { ALL, YOU, OPPONENTS, gain } from '#testkit/language/words';
import { seat } from '#testkit/tables/seats';

const CREATURES: Reference = {
  kind: 'each',
  filter: {
    kind: 'all',
    of: [
      { kind: 'type', is: 'creature' },
      { kind: 'subtype', is: 'Bear' },
    ],
  },
};
const HAND: Reference = { kind: 'zone', zone: 'hand', whose: YOU };

describe('choices made as an effect happens', () => {
  it('cr 608.2d: a player chooses among the possible objects', () => {
    const table = new EffectTable([{}, { battlefield: ['One', 'Two'] }]).do(
      { kind: 'choose-objects', who: YOU, from: CREATURES, bind: 'chosen' },
      { answers: [cards('Two')] },
    );
    expect(table.bound('chosen')?.objects).toEqual([table.id('Two')]);
  });

  it('nobody is asked to choose among one object that everyone sees', () => {
    const table = new EffectTable([{}, { battlefield: ['One'] }]).do({
      kind: 'choose-objects',
      who: YOU,
      from: CREATURES,
      bind: 'chosen',
    });
    expect(table.asked).toEqual([]);
    expect(table.bound('chosen')?.objects).toEqual([table.id('One')]);
  });

  it('cr 400.2: a choice in a hidden zone is asked for even if no card fits', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'choose-objects', who: YOU, from: HAND, bind: 'chosen' },
      { answers: [cards()] },
    );
    expect(table.asked).toHaveLength(1);
    expect(table.bound('chosen')?.objects).toEqual([]);
  });

  it('cr 107.1c: "any number" may be none', () => {
    const table = new EffectTable([{ battlefield: ['One', 'Two'] }, {}]).do(
      { kind: 'choose-objects', who: YOU, from: CREATURES, unbounded: 'unbounded', bind: 'chosen' },
      { answers: [cards()] },
    );
    expect(table.bound('chosen')?.objects).toEqual([]);
  });

  describe('a condition on the whole choice', () => {
    const together: Effect = {
      kind: 'choose-objects',
      who: YOU,
      from: CREATURES,
      least: 0,
      most: 2,
      together: {
        kind: 'compare',
        left: { kind: 'stat', of: { kind: 'bound', name: 'chosen' }, stat: 'mana-value' },
        compare: 'at-most',
        right: 4,
      },
      bind: 'chosen',
    };
    const wrong = cards('One', '3 Golem');
    const after = (...answers: readonly Reply[]) =>
      new EffectTable([{ battlefield: ['One', '3 Golem', 'Two'] }, {}]).do(together, { answers });

    it('is asked for again until it holds', () => {
      const table = after(wrong, cards('One', 'Two'));
      expect(table.asked).toHaveLength(2);
      expect(table.bound('chosen')?.objects).toHaveLength(2);
    });

    it('is asked for ten times in a row at most: then nothing is chosen', () => {
      const wrongly = (times: number) => Array.from({ length: times }, () => wrong);
      const inTime = after(...wrongly(BOUNDS.asks - 1), cards('One', 'Two'));
      expect(inTime.bound('chosen')?.objects).toHaveLength(2);
      const table = after(...wrongly(BOUNDS.asks));
      expect(table.asked).toHaveLength(BOUNDS.asks);
      expect(table.bound('chosen')?.objects ?? []).toEqual([]);
    });
  });

  it('a random choice uses the randomness of the game and asks nobody', () => {
    const chosen = (seed: string): unknown => {
      const table = new EffectTable([{ battlefield: ['One', 'Two', 'Three', 'Four'] }, {}], { seed }).do({
        kind: 'choose-objects',
        who: YOU,
        from: CREATURES,
        random: 'random',
        bind: 'chosen',
      });
      expect(table.asked).toEqual([]);
      expect(table.state.drawn).toBeGreaterThan(0);
      return table.bound('chosen')?.objects;
    };
    expect(
      new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(chosen(seed)))).size,
    ).toBeGreaterThan(1);
    expect(chosen('a')).toEqual(chosen('a'));
  });

  it('cr 101.4: several players choose in turn order', () => {
    const table = new EffectTable([{}, {}, {}]).do(
      { kind: 'choose-players', who: OPPONENTS, from: ALL, bind: 'chosen' },
      {
        answers: [
          { kind: 'choose-players', players: [seat(0)] },
          { kind: 'choose-players', players: [seat(2)] },
        ],
      },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.bound('chosen')?.players).toEqual([0, 2]);
  });

  it('cr 105.4: a chosen colour is one of the five', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'choose-colour', who: YOU, bind: 'colour' },
      { answers: [word('green')] },
    );
    expect(table.bound('colour')?.word).toBe('green');
    expect(() =>
      new EffectTable([{}, {}]).do(
        { kind: 'choose-colour', who: YOU, bind: 'colour' },
        { answers: [word('purple')] },
      ),
    ).toThrow(/not offered/);
  });

  it('cr 205.3m: a chosen creature type is one that exists', () => {
    const choose: Effect = { kind: 'choose-word', who: YOU, of: 'creature-type', bind: 'type' };
    expect(new EffectTable([{}, {}]).do(choose, { answers: [word('Bear')] }).bound('type')?.word).toBe(
      'Bear',
    );
    expect(() => new EffectTable([{}, {}]).do(choose, { answers: [word('Forest')] })).toThrow();
  });

  it('cr 107.1: a number lies within its limits', () => {
    const choose: Effect = { kind: 'choose-number', who: YOU, least: 1, most: 6, bind: 'number' };
    const six = { kind: 'number', number: 6 } as const;
    expect(new EffectTable([{}, {}]).do(choose, { answers: [six] }).bound('number')?.amount).toBe(6);
    expect(() =>
      new EffectTable([{}, {}]).do(choose, { answers: [{ kind: 'number', number: 7 }] }),
    ).toThrow();
  });

  it('cr 201.4: a name that no card has is refused, and so is one that does not fit', () => {
    const names = { more: [cardNamed('Bear'), cardNamed('Forest')] };
    const choose: Effect = {
      kind: 'choose-name',
      who: YOU,
      filter: { kind: 'not', of: { kind: 'type', is: 'land' } },
      bind: 'name',
    };
    for (const said of ['No Such Card', 'Forest'])
      expect(() => new EffectTable([{}, {}], names).do(choose, { answers: [word(said)] })).toThrow(
        'No card that can be chosen has that name.',
      );
    const table = new EffectTable([{}, {}], names).do(choose, { answers: [word('Bear')] });
    expect(table.asked).toHaveLength(1);
    expect(table.bound('name')?.word).toBe('Bear');
  });

  it('cr 201.4: a name is accepted however it is spelled', () => {
    const table = new EffectTable([{}, {}], { more: [cardNamed('Bear Cub')] }).do(
      { kind: 'choose-name', who: YOU, bind: 'name' },
      { answers: [word('bear CUB')] },
    );
    expect(table.bound('name')?.word).toBe('Bear Cub');
  });

  it('cr 700.2: one of several effects is chosen', () => {
    const choose: Effect = {
      kind: 'choose-effect',
      who: OPPONENTS,
      options: [
        { kind: 'mode', name: 'one', effect: gain(1) },
        { kind: 'mode', name: 'five', effect: gain(5) },
      ],
    };
    const table = new EffectTable([{}, {}]).do(choose, { answers: [{ kind: 'choose-modes', modes: [1] }] });
    expect(table.asked[0]?.seat).toBe(1);
    expect(table.life(0)).toBe(25);
  });

  describe('piles', () => {
    const divided = (from: Reference, who = OPPONENTS as Players): Effect => ({
      kind: 'sequence',
      steps: [
        { kind: 'choose-objects', who, from, least: 0, unbounded: 'unbounded', bind: 'one' },
        {
          kind: 'let-objects',
          what: { kind: 'except', of: from, without: { kind: 'bound', name: 'one' } },
          bind: 'other',
        },
        {
          kind: 'choose-effect',
          who: YOU,
          options: ['one', 'other'].map((name) => ({
            kind: 'mode',
            effect: { kind: 'tap', what: { kind: 'bound', name } },
          })),
        },
      ],
    });
    const offeredIn = (effect: Effect, chosen: Reply, setup: { battlefield?: string[]; hand?: string[] }) => {
      const table = new EffectTable([setup, {}]).do(effect, {
        answers: [chosen, { kind: 'choose-modes', modes: [1] }],
      });
      const { question } = table.asked[1]!;
      return { table, labels: 'options' in question ? question.options.map(({ label }) => label) : [] };
    };

    it('cr 700.3: whoever chooses one is told what lies in each', () => {
      const { table, labels } = offeredIn(divided(CREATURES), cards('Two'), {
        battlefield: ['One', 'Two', 'Three'],
      });
      expect(labels).toEqual(['Two', 'One; Three']);
      expect(table.events('PermanentTapped').map(({ object }) => table.nameOf(object))).toEqual([
        'One',
        'Three',
      ]);
    });

    it('cr 700.3d: a pile may be empty', () => {
      const { labels } = offeredIn(divided(CREATURES), cards(), { battlefield: ['One', 'Two'] });
      expect(labels).toEqual(['no cards', 'One; Two']);
    });

    it('of cards that somebody does not see say nothing of them', () => {
      const { labels } = offeredIn(divided(HAND, YOU), cards('One'), { hand: ['One', 'Two'] });
      expect(labels).toEqual(['mode 1', 'mode 2']);
    });
  });

  it('an effect whose condition fails is not offered', () => {
    const table = new EffectTable([{}, {}]).do(
      {
        kind: 'choose-effect',
        who: YOU,
        options: [
          { kind: 'mode', if: { kind: 'not', of: { kind: 'always' } }, effect: gain(1) },
          { kind: 'mode', effect: gain(5) },
        ],
      },
      { answers: [{ kind: 'choose-modes', modes: [0] }] },
    );
    expect(table.life(0)).toBe(25);
  });

  it('cr 118.12: the cost of a mode is paid when the mode is chosen, or the mode does not happen', () => {
    const choose: Effect = {
      kind: 'choose-effect',
      who: OPPONENTS,
      options: [
        { kind: 'mode', name: 'life', costs: [{ kind: 'life', amount: 3 }], effect: gain(1) },
        { kind: 'mode', name: 'nothing', effect: gain(5) },
      ],
    };
    const paid = new EffectTable([{}, {}]).do(choose, { answers: [{ kind: 'choose-modes', modes: [0] }] });
    expect([paid.life(0), paid.life(1)]).toEqual([21, 17]);
    const unpaid = new EffectTable([{}, { life: 2 }]).do(choose, {
      answers: [{ kind: 'choose-modes', modes: [0] }],
    });
    expect([unpaid.life(0), unpaid.life(1)]).toEqual([20, 2]);
  });

  it('cr 101.4: several players choose their modes before any of them happens', () => {
    const choose: Effect = {
      kind: 'choose-effect',
      who: ALL,
      options: [
        { kind: 'mode', effect: gain(1) },
        { kind: 'mode', effect: gain(10) },
      ],
    };
    const table = new EffectTable([{}, {}]).do(choose, {
      answers: [
        { kind: 'choose-modes', modes: [0] },
        (_, now) => {
          expect(now.life(0)).toBe(20);
          return { kind: 'choose-modes', modes: [1] };
        },
      ],
    });
    expect(table.life(0)).toBe(31);
  });
});
