// Several replacement effects one after another, and which further ones apply (cr 616).
import type { Effect, Outcome, Pattern } from '#abilities';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { order, word } from '#testkit/tables/effect-table';
import {
  AMOUNT,
  both,
  card,
  creature,
  CREATURE,
  DIES,
  entering,
  ENTERS,
  gain,
  instead,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  steps,
  SUBJECT,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';

const IT = { kind: 'bound', name: 'it' } as const;
const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const destroy: Effect = { kind: 'destroy', what: IT };
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});
const damage = (amount: number, rest: Partial<Extract<Effect, { kind: 'damage' }>> = {}): Effect => ({
  kind: 'damage',
  to: IT,
  amount,
  ...rest,
});
const DOUBLED: Outcome = { kind: 'amount', value: { kind: 'product', of: AMOUNT, by: 2 } };
const GRAVEYARD: Pattern = { kind: 'moves', what: { kind: 'anything' }, to: ['graveyard'] };
const restInPeace = card('Rest', { abilities: [instead(GRAVEYARD, { kind: 'to-zone', zone: 'exile' })] });

describe('cr 616.1: several replacement effects at once', () => {
  const shuffler = creature('Shuffler', 2, 2, [
    instead(DIES, { kind: 'to-zone', zone: 'library', position: 'shuffled-in' }),
  ]);

  it.each([
    { first: 0, exile: ['Shuffler'], library: ['Forest'] },
    { first: 1, exile: [], library: ['Forest', 'Shuffler'] },
  ])(
    'cr 616.1f: its controller chooses which applies, and the other has nothing to replace',
    ({ first, exile, library }) => {
      const table = new RulesTable(
        [{ battlefield: ['Rest'] }, { battlefield: ['Shuffler'], library: ['Forest'] }],
        [restInPeace, shuffler],
      );
      table.do(destroyAll, {
        answers: [
          (decision) => {
            expect(decision).toMatchObject({ seat: 1, prompt: 'order-replacements' });
            return order(first, 1 - first);
          },
        ],
      });
      expect(table.exile()).toEqual(exile);
      expect([...table.library(1)].sort()).toEqual(library);
    },
  );

  it('cr 616.1c, 616.1f: a copy effect applies first, and then its own entering tapped is gone', () => {
    const essence = creature('Essence', 6, 6, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'enters',
            what: both(CREATURE, YOURS),
            outcomes: [{ kind: 'as-copy', filter: IS_THIS }],
          },
        ],
      },
    ]);
    const sentinel = creature('Sentinel', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable([{ battlefield: ['Essence'], hand: ['Sentinel'] }, {}], [essence, sentinel]);
    table.do(bring, it_(table, 'Sentinel'));
    expect(table.battlefield()).toEqual(['Essence', 'Essence']);
    const copy = table.all('Essence')[1]!;
    expect(table.state.objects[Number(copy.slice(1))]?.permanent?.tapped).toBe(false);
  });

  it('cr 616.1g: tokens are doubled before each of them enters', () => {
    const voice = creature('Voice', 2, 2, [
      entering({
        kind: 'choosing',
        effect: { kind: 'choose-colour', who: YOU, bind: 'colour' },
        as: 'colour',
      }),
    ]);
    const season = card('Season', {
      abilities: [instead({ kind: 'creates', who: YOU }, { kind: 'more-tokens' })],
    });
    const table = new RulesTable([{ battlefield: ['Season', 'Voice'] }, {}], [season, voice]);
    table.do(
      { kind: 'create-token', token: { kind: 'copy', of: IT } },
      { ...it_(table, 'Voice'), answers: [word('white'), word('black')] },
    );
    const colours = table
      .all('Voice')
      .map(
        (id) => table.state.objects[Number(id.slice(1))]?.links?.['colour'] as { word?: string } | undefined,
      );
    expect(colours.map((one) => one?.word)).toEqual([undefined, 'white', 'black']);
  });

  it('cr 616.2: one effect can make another applicable', () => {
    const draws = card('Draws', {
      abilities: [
        instead(
          { kind: 'gains-life', who: YOU },
          { kind: 'instead', effect: { kind: 'draw', who: YOU, count: AMOUNT } },
        ),
      ],
    });
    const returns = card('Returns', {
      abilities: [
        instead(
          { kind: 'draws', who: YOU },
          {
            kind: 'instead',
            effect: steps(
              {
                kind: 'choose-objects',
                who: YOU,
                from: { kind: 'zone', zone: 'graveyard', whose: YOU },
                bind: 'card',
              },
              { kind: 'move', what: { kind: 'bound', name: 'card' }, to: 'hand', cause: 'return' },
            ),
          },
        ),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Draws', 'Returns'], graveyard: ['Bear'], library: ['Forest'] }, {}],
      [draws, returns],
    );
    table.do(gain(1));
    expect(table.life(0)).toBe(20);
    expect(table.hand(0)).toEqual(['Bear']);
    expect(table.library(0)).toEqual(['Forest']);
  });
});

describe('other outcomes', () => {
  it('tokens of another kind besides', () => {
    const table = new RulesTable(
      [{ battlefield: ['Familiar'] }, {}],
      [
        card('Familiar', {
          abilities: [
            instead(
              { kind: 'creates', who: YOU },
              {
                kind: 'more-tokens',
                token: {
                  kind: 'made',
                  face: { kind: 'face', name: 'Cat', types: ['creature'], power: 1, toughness: 1 },
                },
              },
            ),
          ],
        }),
      ],
    );
    table.do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: { kind: 'face', name: 'Dog', types: ['creature'], power: 1, toughness: 1 },
      },
      count: 2,
    });
    expect([...table.battlefield()].sort()).toEqual(['Cat', 'Dog', 'Dog', 'Familiar']);
  });

  it('exiled and kept by the link of what exiled it (cr 607.2a, 614.14)', () => {
    const kept = card('Keeper', {
      abilities: [
        instead(
          { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] },
          { kind: 'exile-linked', as: 'kept' },
        ),
        whenever(
          { kind: 'gains-life', who: YOU },
          {
            kind: 'move',
            what: { kind: 'linked', name: 'kept' },
            to: 'hand',
            cause: 'return',
          },
        ),
      ],
    });
    const table = new RulesTable([{ battlefield: ['Keeper', 'Bear'] }, {}], [kept]);
    table.do(destroyAll);
    expect(table.exile()).toEqual(['Bear']);
    table.do(gain(1)).settle();
    expect(table.hand(0)).toEqual(['Bear']);
  });

  it('damage as counters', () => {
    const table = new RulesTable(
      [{ battlefield: ['Fungus', 'Big'] }, {}],
      [
        card('Fungus', {
          abilities: [instead({ kind: 'damage', to: CREATURE }, { kind: 'as-counters', counter: '-1/-1' })],
        }),
        creature('Big', 5, 5),
      ],
    );
    table.do(damage(2), it_(table, 'Big')).settle();
    expect(table.permanent('Big')).toMatchObject({ damage: 0, counters: { '-1/-1': 2 } });
    expect(sightOf(table.state).known(table.id('Big'))?.toughness).toBe(3);
  });

  it('mana doubled', () => {
    const table = new RulesTable(
      [{ battlefield: ['Reflection'] }, {}],
      [card('Reflection', { abilities: [instead({ kind: 'adds-mana', who: YOU }, DOUBLED)] })],
    );
    table.do({ kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}{G}' } });
    expect(table.state.seats[0]!.mana.map(({ type }) => type).sort()).toEqual(['G', 'G', 'R', 'R']);
  });

  it('cr 616.1b: an effect that changes the controller applies first, unasked', () => {
    const gather = card('Gather', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'enters', what: CREATURE, outcomes: [{ kind: 'under-control', who: YOU }] }],
        },
      ],
    });
    // The new controller's permanents decide between the two that are left: only theirs enter with a counter.
    const mine = card('Mine', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'enters',
              what: both(CREATURE, YOURS),
              outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }],
            },
          ],
        },
      ],
    });
    const theirs = card('Theirs', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'enters', what: both(CREATURE, YOURS), outcomes: [{ kind: 'tapped' }] }],
        },
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Gather', 'Mine'] }, { hand: ['Bear'], battlefield: ['Theirs'] }],
      [gather, mine, theirs],
    );
    table.do(bring, { ...it_(table, 'Bear'), controller: 1 });
    expect(table.asked).toEqual([]);
    expect(table.permanent('Bear')).toMatchObject({ controller: 0, tapped: false, counters: { '+1/+1': 1 } });
  });

  it('under another player’s control (cr 616.1b)', () => {
    const gather = card('Gather', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'enters',
              what: both(CREATURE, { kind: 'controller', is: OPPONENTS }),
              outcomes: [{ kind: 'under-control', who: YOU }],
            },
          ],
        },
      ],
    });
    const table = new RulesTable([{ battlefield: ['Gather'] }, { hand: ['Bear'] }], [gather]);
    table.do(bring, { ...it_(table, 'Bear'), controller: 1 });
    expect(table.permanent('Bear').controller).toBe(0);
  });

  it('totem armor: the Aura is destroyed instead (cr 702.89a)', () => {
    const aura = card('Armor', {
      abilities: [{ kind: 'keyword', name: 'totem armor' }],
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ battlefield: ['Bear', 'Armor'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: IT },
      { bindings: { aura: { objects: [table.id('Armor')] }, it: { objects: [table.id('Bear')] } } },
    );
    table.do(destroy, it_(table, 'Bear')).settle();
    expect(table.battlefield()).toEqual(['Bear']);
    expect(table.graveyard(0)).toEqual(['Armor']);
  });

  it('a trigger on entering sees the permanent as it entered', () => {
    const comer = creature('Comer', 1, 1, [
      entering({ kind: 'with-counters', counter: '+1/+1', count: 3 }),
      whenever(ENTERS, { kind: 'gain-life', who: YOU, amount: { kind: 'stat', of: SUBJECT, stat: 'power' } }),
    ]);
    const table = new RulesTable([{ hand: ['Comer'] }, {}], [comer]);
    table.do(bring, it_(table, 'Comer')).settle();
    expect(table.life(0)).toBe(24);
  });
});
