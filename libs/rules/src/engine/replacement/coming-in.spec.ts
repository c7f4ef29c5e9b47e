// Which objects enter the battlefield, and as what (cr 614.12, 614.13, 614.17d).
import type { Ability, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { cards, no, order, word, yes } from '#testkit/tables/effect-table';
import {
  both,
  card,
  creature,
  CREATURE,
  entering,
  instead,
  IS_THIS,
  RulesTable,
  steps,
  THIS,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';

const IT = { kind: 'bound', name: 'it' } as const;
const bring: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const it_ = (table: RulesTable, ...names: readonly string[]) => ({
  bindings: { it: { objects: names.map((name) => table.id(name)) } },
});

describe('cr 614.12: entering the battlefield', () => {
  const voice = creature('Voice', 2, 2, [
    entering({ kind: 'choosing', effect: { kind: 'choose-colour', who: YOU, bind: 'colour' }, as: 'colour' }),
    {
      kind: 'static',
      effects: [
        {
          kind: 'quality',
          is: 'protection',
          filter: { kind: 'colour', is: { kind: 'linked', name: 'colour' } },
        },
      ],
    },
  ]);
  const linksOf = (table: RulesTable, name: string) =>
    table.all(name).map((id) => table.state.objects[Number(id.slice(1))]?.links?.['colour']);

  it.each([
    ['is paid', yes, 18, false],
    ['is not', no, 20, true],
  ] as const)(
    'cr 614.12a: a permanent enters tapped only if what was asked before %s',
    (_, answer, life, tapped) => {
      const shock = creature('Shock', 1, 1, [
        entering(
          {
            kind: 'choosing',
            effect: { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 2 }], bind: 'paid' },
          },
          { kind: 'tapped', if: { kind: 'not', of: { kind: 'did', name: 'paid' } } },
        ),
      ]);
      const table = new RulesTable([{ hand: ['Shock'] }, {}], [shock]);
      table.do(bring, { ...it_(table, 'Shock'), answers: [answer] });
      expect(table.life(0)).toBe(life);
      const id = table.all('Shock')[0]!;
      expect(table.state.objects[Number(id.slice(1))]?.permanent?.tapped).toBe(tapped);
    },
  );

  it.each([
    // The other player is not asked: they could not pay.
    [3, [yes], 1, 1],
    [4, [yes, yes], 0, 2],
    [4, [no, yes], 2, 1],
  ] as const)(
    'cr 614.12b: with %j life a player pays no more than they have for permanents that enter together',
    (life, answers, left, paid) => {
      const toll = card('Toll', {
        abilities: [
          entering({
            kind: 'choosing',
            effect: { kind: 'pay', who: YOU, costs: [{ kind: 'life', amount: 2 }], bind: 'toll' },
            as: 'toll',
          }),
        ],
      });
      const table = new RulesTable(
        [{ life, hand: ['Toll', 'Other Toll'] }, {}],
        [toll, { ...toll, name: 'Other Toll', faces: [{ ...toll.faces![0]!, name: 'Other Toll' }] }],
      );
      table.do(bring, { ...it_(table, 'Toll', 'Other Toll'), answers });
      expect(table.life(0)).toBe(life - 2 * paid);
      expect(table.life(0)).toBe(left);
      expect(table.battlefield()).toEqual(['Toll', 'Other Toll']);
    },
  );

  it('cr 614.12a: the choice is made before the permanent is there', () => {
    const table = new RulesTable([{ hand: ['Voice'] }, {}], [voice]);
    table.do(bring, {
      ...it_(table, 'Voice'),
      answers: [
        () => {
          expect(table.battlefield()).toEqual([]);
          return word('red');
        },
      ],
    });
    expect(table.battlefield()).toEqual(['Voice']);
    expect(linksOf(table, 'Voice')).toMatchObject([{ word: 'red' }]);
  });

  it('cr 614.12: the controller of a token that is a copy chooses as it is created', () => {
    const table = new RulesTable([{ battlefield: ['Voice'] }, {}], [voice]);
    const copy: Effect = { kind: 'create-token', token: { kind: 'copy', of: IT } };
    table.do(copy, { ...it_(table, 'Voice'), answers: [word('blue')] });
    expect(table.battlefield()).toEqual(['Voice', 'Voice']);
    expect(linksOf(table, 'Voice')[1]).toMatchObject({ word: 'blue' });
  });

  it('cr 614.12: an ability lost in the graveyard but not on the battlefield makes it enter tapped', () => {
    const jailer = creature('Jailer', 2, 1, [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: { kind: 'in', zone: 'graveyard' },
            changes: [{ kind: 'lose-all-abilities' }],
          },
        ],
      },
    ]);
    const treefolk = creature('Treefolk', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable(
      [{ battlefield: ['Jailer'], graveyard: ['Treefolk'] }, {}],
      [jailer, treefolk],
    );
    table.do(bring, it_(table, 'Treefolk'));
    expect(table.permanent('Treefolk').tapped).toBe(true);
  });

  it('cr 614.12: an ability lost on the battlefield lets it enter untapped', () => {
    const silence = card('Silence', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'modify', what: CREATURE, changes: [{ kind: 'lose-all-abilities' }] }],
        },
      ],
    });
    const treefolk = creature('Treefolk', 3, 3, [entering({ kind: 'tapped' })]);
    const table = new RulesTable([{ battlefield: ['Silence'], hand: ['Treefolk'] }, {}], [silence, treefolk]);
    table.do(bring, it_(table, 'Treefolk'));
    expect(table.permanent('Treefolk').tapped).toBe(false);
  });

  const permanentsTapped: Ability = {
    kind: 'static',
    effects: [{ kind: 'enters', what: { kind: 'permanent' }, outcomes: [{ kind: 'tapped' }] }],
  };

  it('cr 614.12: an ability about permanents in general does not affect itself', () => {
    const orb = card('Orb', { abilities: [permanentsTapped], types: ['artifact'] });
    const table = new RulesTable([{ hand: ['Orb', 'Bear'] }, {}], [orb]);
    table.do(bring, it_(table, 'Orb'));
    expect(table.permanent('Orb').tapped).toBe(false);
    table.do(bring, it_(table, 'Bear'));
    expect(table.permanent('Bear').tapped).toBe(true);
  });

  it('cr 614.12: an effect applies to what the card would be: a creature only on the battlefield', () => {
    const animator = card('Animator', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'modify',
              what: { kind: 'type', is: 'land' },
              changes: [
                { kind: 'add-types', types: ['creature'] },
                { kind: 'set-stat', stat: 'toughness', value: 3 },
              ],
            },
          ],
        },
      ],
    });
    const slow = card('Slow', {
      abilities: [
        { kind: 'static', effects: [{ kind: 'enters', what: CREATURE, outcomes: [{ kind: 'tapped' }] }] },
      ],
    });
    const table = new RulesTable(
      [{ hand: ['Forest'], battlefield: ['Animator', 'Slow'] }, {}],
      [animator, slow],
    );
    table.do(bring, it_(table, 'Forest'));
    expect(table.permanent('Forest').tapped).toBe(true);
  });

  it('cr 614.1c: a permanent enters with counters that are counted before it is there', () => {
    const swarm = creature('Swarm', 0, 1, [
      entering({
        kind: 'with-counters',
        counter: '+1/+1',
        count: { kind: 'count', of: both(CREATURE, YOURS) },
      }),
    ]);
    const table = new RulesTable([{ hand: ['Swarm'], battlefield: ['Bear', 'Other'] }, {}], [swarm]);
    table.do(bring, it_(table, 'Swarm'));
    expect(table.permanent('Swarm').counters).toEqual({ '+1/+1': 2 });
  });

  it.each([
    { answer: yes, counters: { '+1/+1': 1 } },
    { answer: no, counters: {} },
  ])(
    'cr 702.98a: a player may choose that a permanent with unleash enters with a counter',
    ({ answer, counters }) => {
      const table = new RulesTable(
        [{ hand: ['Brawler'] }, {}],
        [creature('Brawler', 1, 1, [{ kind: 'keyword', name: 'unleash' }])],
      );
      table.do(bring, { ...it_(table, 'Brawler'), answers: [answer] });
      expect(table.permanent('Brawler').counters).toEqual(counters);
    },
  );

  it('cr 614.13a: a permanent that enters at the same time cannot be chosen', () => {
    const ghoul = creature('Ghoul', 1, 1, [
      entering({
        kind: 'choosing',
        effect: steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: { kind: 'each', filter: { kind: 'in', zone: 'graveyard', whose: YOU } },
            least: 0,
            unbounded: 'unbounded',
            bind: 'food',
          },
          { kind: 'move', what: { kind: 'bound', name: 'food' }, to: 'exile', cause: 'exile' },
        ),
      }),
    ]);
    const table = new RulesTable([{ graveyard: ['Ghoul', 'Bear', 'Other'] }, {}], [ghoul]);
    table.do(bring, {
      ...it_(table, 'Ghoul', 'Bear'),
      answers: [
        (decision) => {
          expect(decision.question).toMatchObject({ candidates: [table.id('Other')] });
          return { kind: 'choose-objects', objects: [table.id('Other')] };
        },
      ],
    });
    expect(table.exile()).toEqual(['Other']);
    expect([...table.battlefield()].sort()).toEqual(['Bear', 'Ghoul']);
  });

  it('cr 614.1e: an effect applies as the permanent is turned face up', () => {
    const shaper = creature('Shaper', 1, 1, [
      instead(
        { kind: 'turned-face-up', what: IS_THIS },
        { kind: 'with-counters', counter: '+1/+1', count: 2 },
      ),
    ]);
    const table = new RulesTable([{ battlefield: ['Shaper'] }, {}], [shaper]);
    const shaped = it_(table, 'Shaper');
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, shaped);
    table.do({ kind: 'turn-face', what: IT, face: 'up' }, shaped);
    expect(table.permanent('Shaper').counters).toEqual({ '+1/+1': 2 });
  });

  it('cr 614.13b: a creature that is devoured once cannot be devoured again', () => {
    const elder = creature('Elder', 1, 1, [
      { kind: 'keyword', name: 'devour', value: 3 },
      { kind: 'keyword', name: 'devour', value: 5 },
    ]);
    const table = new RulesTable([{ hand: ['Elder'], battlefield: ['Bear'] }, {}], [elder]);
    table.do(bring, { ...it_(table, 'Elder'), answers: [order(1, 0), cards('Bear')] });
    expect(table.permanent('Elder').counters).toEqual({ '+1/+1': 5 });
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 614.12: the other instructions of the effect affect the permanent', () => {
    const dasher = creature('Dasher', 1, 1, [
      entering({
        kind: 'also',
        effect: {
          kind: 'delayed',
          when: { kind: 'step', is: 'end' },
          body: { kind: 'plain', effect: { kind: 'move', what: THIS, to: 'hand', cause: 'return' } },
        },
      }),
    ]);
    const table = new RulesTable([{ hand: ['Dasher'] }, {}], [dasher]);
    table.do(bring, it_(table, 'Dasher'));
    expect(table.battlefield()).toEqual(['Dasher']);
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.hand(0)).toEqual(['Dasher']);
  });

  it('cr 707.9: a permanent enters as a copy of something chosen, or as itself', () => {
    const clone = creature('Clone', 0, 1, [entering({ kind: 'as-copy', filter: CREATURE, may: 'may' })]);
    const table = new RulesTable([{ hand: ['Clone'], battlefield: ['Bear'] }, {}], [clone]);
    const cloned = it_(table, 'Clone');
    table.do(bring, { ...cloned, answers: [cards('Bear')] });
    expect(table.battlefield()).toEqual(['Bear', 'Bear']);
    const again = new RulesTable([{ hand: ['Clone'], battlefield: ['Bear'] }, {}], [clone]);
    again.do(bring, { ...it_(again, 'Clone'), answers: [cards()] });
    expect(again.battlefield()).toEqual(['Bear', 'Clone']);
  });
});

describe('cr 614.17d: what cannot enter', () => {
  const noCreatures = card('Gate', {
    abilities: [{ kind: 'static', effects: [{ kind: 'cannot', action: { kind: 'enter', what: CREATURE } }] }],
  });
  const animator = card('Animator', {
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: { kind: 'type', is: 'land' },
            changes: [
              { kind: 'add-types', types: ['creature'] },
              { kind: 'set-stat', stat: 'toughness', value: 3 },
            ],
          },
        ],
      },
    ],
  });

  it('cr 614.17d: a creature stays where it is', () => {
    const table = new RulesTable([{ battlefield: ['Gate'], hand: ['Bear', 'Forest'] }, {}], [noCreatures]);
    table.do(bring, it_(table, 'Bear', 'Forest'));
    expect(table.battlefield()).toEqual(['Gate', 'Forest']);
    expect(table.hand(0)).toEqual(['Bear']);
  });

  it('cr 614.17d: a card that would be a creature there stays where it is', () => {
    const table = new RulesTable(
      [{ battlefield: ['Gate', 'Animator'], hand: ['Forest'] }, {}],
      [noCreatures, animator],
    );
    table.do(bring, it_(table, 'Forest'));
    expect(table.hand(0)).toEqual(['Forest']);
  });

  it('cr 701.40f: a manifested card comes as a creature, whatever card it is', () => {
    const manifest: Effect = { kind: 'manifest', who: YOU, what: { kind: 'bound', name: 'it' } };
    const noLands = card('Gate', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'cannot', action: { kind: 'enter', what: { kind: 'type', is: 'land' } } }],
        },
      ],
    });
    const down = (gate: CardDefinition) => {
      const table = new RulesTable([{ battlefield: ['Gate'], hand: ['Forest'] }, {}], [gate]);
      table.do(manifest, it_(table, 'Forest'));
      return table;
    };
    expect(down(noLands).hand(0)).toEqual([]);
    expect(down(noCreatures).hand(0)).toEqual(['Forest']);
  });
});
