import { describe, expect, it } from '@jest/globals';
import {
  always,
  ANY_TARGET,
  aTarget,
  both,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  IS_THIS,
  keyword,
  mana,
  OPPONENTS,
  permanent,
  sorcery,
  SPELL,
  TARGET_0,
  YOU,
  YOURS,
  ALL,
  TAP,
  activated,
} from '../fixtures/casting.fixture.js';
import { known } from '../characteristics/characteristics.js';
import type { Answer } from '../decisions/answer.js';
import { complete } from './complete.js';
import { legalActions } from './legal.js';
import type { Reply } from '../fixtures/effect.fixture.js';
import type { ObjectId, Seat } from '../state/ids.js';

const BOLT = instant(
  'Bolt',
  '{R}',
  does({ kind: 'damage', to: TARGET_0, players: TARGET_0, amount: 3 }, ANY_TARGET),
);
const BLESSING = sorcery('Blessing', '{1}{W}', does(gain(4)));
const MURDER = instant('Murder', '{1}{B}', does(destroy, aTarget(CREATURE)));
const seat = (number: number) => [[{ seat: number }]];

/** The mana a spell is paid with that costs so much less, where these are there to pay with. */
function paidWith(less: string, cost: string, there: readonly string[]): readonly string[] {
  const EASE = permanent(
    'Ease',
    ['enchantment'],
    always({ kind: 'costs', what: SPELL, for: YOU, mana: less, direction: 'less' }),
  );
  const lands = there.map((type) => (type === 'W' ? 'Plains' : 'Mountain'));
  const table = new CastTable(
    [{ hand: ['Spell'], battlefield: [...lands, 'Ease'] }, {}],
    [EASE, sorcery('Spell', cost, does(gain(1)))],
  );
  table.cast('Spell');
  return table.top.mana;
}
const object = (id: ObjectId) => [[{ object: id }]];

describe('casting a spell', () => {
  it('cr 601.2a: the card goes onto the stack as a new object, and is a spell of who casts it', () => {
    const table = new CastTable([{ hand: ['Blessing'], battlefield: ['Plains', 'Plains'] }, {}], [BLESSING]);
    const card = table.named('Blessing');
    table.cast('Blessing');
    expect(table.stack).toEqual(['Blessing']);
    expect(table.hand(0)).toEqual([]);
    expect(table.top).toMatchObject({ kind: 'spell', controller: 0, from: 'hand', mana: ['W', 'W'] });
    expect(table.top.source).not.toBe(card);
    table.resolve();
    expect(table.life(0)).toBe(24);
    expect(table.graveyard(0)).toEqual(['Blessing']);
  });

  it('cr 601.2c: its targets are chosen as it is cast, and must be legal', () => {
    const table = new CastTable(
      [{ hand: ['Bolt'], battlefield: ['Mountain', 'Forest'] }, { battlefield: ['Bear'] }],
      [BOLT],
    );
    expect(table.refused(table.casting('Bolt', { targets: object(table.named('Forest')) }))).toBe(
      'cr 601.2c',
    );
    expect(table.refused(table.casting('Bolt', { targets: [[]] }))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Bolt'))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Bolt', { targets: [[{ seat: 1 }, { seat: 0 }]] }))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Bolt', { targets: [[{ seat: 1 }], [{ seat: 0 }]] }))).toBe(
      'cr 601.2c',
    );
    table.cast('Bolt', { targets: seat(1) }).resolve();
    expect(table.life(1)).toBe(17);
  });

  it('cr 601.2c: with no legal target it cannot be cast', () => {
    const table = new CastTable([{ hand: ['Murder'], battlefield: ['Swamp', 'Swamp'] }, {}], [MURDER]);
    expect(table.refused(table.casting('Murder'))).toBe('cr 601.2c');
    expect(table.legal()).not.toContain('cast Murder');
  });

  it('cr 601.2c: the same target twice for one instance of the word is refused, other slots may share it', () => {
    const TWO = instant('Two', '{R}', does(destroy, aTarget(CREATURE, { least: 2, most: 2 })));
    const OTHER = instant(
      'Other',
      '{R}',
      does(destroy, aTarget(CREATURE), aTarget(CREATURE, { different: [0] })),
    );
    const EACH = instant('Each', '{R}', does(destroy, aTarget(CREATURE), aTarget(CREATURE)));
    const table = new CastTable(
      [{ hand: ['Two', 'Other', 'Each'], battlefield: ['Mountain', 'Bear', '3 Golem'] }, {}],
      [TWO, OTHER, EACH],
    );
    const bear = { object: table.named('Bear') };
    expect(table.refused(table.casting('Two', { targets: [[bear, bear]] }))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Other', { targets: [[bear], [bear]] }))).toBe('cr 601.2c');
    table.cast('Each', { targets: [[bear], [bear]] });
    expect(table.top.targets).toEqual([
      [
        { objects: [bear.object], players: [] },
        { objects: [bear.object], players: [] },
      ],
    ]);
  });

  it('cr 601.2c: up to and any number of targets may be none', () => {
    const UP_TO = instant('Up To', '{R}', does(destroy, aTarget(CREATURE, { least: 0, most: 2 })));
    const table = new CastTable([{ hand: ['Up To'], battlefield: ['Mountain', 'Bear'] }, {}], [UP_TO]);
    table.cast('Up To', { targets: [[]] });
    expect(table.top.targets).toEqual([[{ objects: [], players: [] }]]);
  });

  it('cr 601.2d: what is divided among targets is divided as it is cast, each getting at least one', () => {
    const SPRAY = sorcery(
      'Spray',
      '{R}',
      does(
        { kind: 'damage', to: TARGET_0, players: TARGET_0, amount: 3, divided: 'divided' },
        { kind: 'target', filter: CREATURE, players: ALL, least: 1, most: 3, divides: 3 },
      ),
    );
    const table = new CastTable([{ hand: ['Spray'], battlefield: ['Mountain', 'Bear'] }, {}], [SPRAY]);
    const targets = [[{ object: table.named('Bear') }, { seat: 1 }]];
    expect(table.refused(table.casting('Spray', { targets, divided: [[3, 0]] }))).toBe('cr 601.2d');
    expect(table.refused(table.casting('Spray', { targets, divided: [[1, 1]] }))).toBe('cr 601.2d');
    expect(table.refused(table.casting('Spray', { targets }))).toBe('cr 601.2d');
    table.cast('Spray', { targets, divided: [[1, 2]] });
    expect(table.top.targets[0]?.[0]?.amounts).toEqual([1, 2]);
  });

  it('cr 601.2d: nothing is divided among more targets than there is of it', () => {
    const spray = sorcery(
      'Spray',
      '{R}',
      does(
        { kind: 'damage', to: TARGET_0, players: TARGET_0, amount: 2, divided: 'divided' },
        { kind: 'target', filter: CREATURE, players: ALL, least: 0, unbounded: 'unbounded', divides: 2 },
      ),
    );
    const table = new CastTable([{ hand: ['Spray'], battlefield: ['Mountain', 'Bear'] }, {}], [spray]);
    const targets = [[{ object: table.named('Bear') }, { seat: 1 }, { seat: 0 }]];
    expect(table.refused(table.casting('Spray', { targets, divided: [[1, 1, 0]] }))).toBe('cr 601.2c');
    table.cast('Spray', { targets: [targets[0]!.slice(0, 2)], divided: [[1, 1]] });
    expect(table.top.targets[0]?.[0]?.amounts).toEqual([1, 1]);
  });

  it('cr 601.2h: without the mana it cannot be cast, and nothing has happened', () => {
    const table = new CastTable([{ hand: ['Blessing'], battlefield: ['Plains'] }, {}], [BLESSING]);
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
    expect(table.isTapped('Plains')).toBe(false);
  });

  it('cr 601.3: a card is cast from hand, unless something says otherwise', () => {
    const table = new CastTable(
      [{ graveyard: ['Bolt'], battlefield: ['Mountain'] }, { hand: ['Murder'] }],
      [BOLT, MURDER],
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1) }))).toBe('cr 601.3');
    expect(table.refused(table.casting('Murder'))).toBe('cr 109.1');
  });

  it('what a player cannot see is refused as what is not there, whatever it is', () => {
    const table = new CastTable(
      [{ library: ['Bolt', 'Forest'] }, { hand: ['Bolt', 'Forest', 'Sprite'] }],
      [BOLT, creature('Sprite', '{U}', [keyword('cycling', { costs: [mana('{0}')] })])],
    );
    const ids = Object.values(table.state.objects).filter(({ zone }) => zone.kind !== 'battlefield');
    const nowhere = table.whyNot({ do: 'cast', object: 'o999' as ObjectId });
    for (const { id } of ids)
      for (const action of [
        { do: 'cast', object: id, face: 1 },
        { do: 'play', object: id },
        { do: 'activate', object: id, ability: 0 },
        { do: 'special', object: id, what: 'suspend' },
        { do: 'special', object: id, what: 'turn-up' },
      ] as const)
        expect([action, table.whyNot(action)]).toEqual([action, nowhere]);
  });

  it('cr 601.3, 101.2: what says that a spell cannot be cast is asked about it as a spell', () => {
    const RULE = permanent(
      'Rule',
      ['enchantment'],
      always({ kind: 'cannot', action: { kind: 'cast', who: ALL, what: both(SPELL, CREATURE) } }),
    );
    const ELF = creature('Elf', '{G}');
    const table = new CastTable(
      [{ hand: ['Elf', 'Bolt'], battlefield: ['Forest', 'Mountain', 'Rule'] }, {}],
      [RULE, ELF, BOLT],
    );
    expect(table.refused(table.casting('Elf'))).toBe('cr 601.3');
    expect(table.legal()).toContain('cast Bolt');
  });

  it('cr 601.3: no more than so many spells each turn', () => {
    const RULE = permanent(
      'One Each',
      ['enchantment'],
      always({ kind: 'cannot', action: { kind: 'cast', who: ALL, most: 1 } }),
    );
    const table = new CastTable(
      [{ hand: ['Bolt', 'Murder'], battlefield: ['Mountain', 'Swamp', 'Swamp', 'Bear', 'One Each'] }, {}],
      [RULE, BOLT, MURDER],
    );
    table.cast('Bolt', { targets: seat(1) });
    expect(table.refused(table.casting('Murder'))).toBe('cr 601.3');
  });

  it('cr 307.1, 117.1a: sorceries in a main phase of one’s own with the stack empty, instants at any time', () => {
    const table = new CastTable(
      [{ hand: ['Blessing', 'Bolt'], battlefield: ['Plains', 'Plains', 'Mountain'] }, {}],
      [BLESSING, BOLT],
    );
    table.step('upkeep');
    expect(table.refused(table.casting('Blessing'))).toBe('cr 307.1');
    expect(table.legal()).toContain('cast Bolt');
    expect(table.legal()).not.toContain('cast Blessing');
    table.step('postcombat-main').cast('Bolt', { targets: seat(1) });
    expect(table.refused(table.casting('Blessing'))).toBe('cr 307.1');
    table.resolve().turnOf(1);
    expect(table.refused(table.casting('Blessing'))).toBe('cr 307.1');
  });

  it('cr 702.8a: what has flash is cast at any time', () => {
    const table = new CastTable(
      [{ hand: ['Sprite'], battlefield: ['Island'] }, {}],
      [creature('Sprite', '{U}', [keyword('flash')])],
    );
    table.step('upkeep');
    expect(table.legal()).toContain('cast Sprite');
    table.cast('Sprite').resolve();
    expect(table.battlefield()).toContain('Sprite');
  });

  it('cr 117.3c: whoever casts a spell receives priority after it', () => {
    const table = new CastTable([{ hand: ['Bolt'], battlefield: ['Mountain'] }, {}], [BOLT]);
    table.cast('Bolt', { targets: seat(1) });
    expect(table.state.priority).toEqual({ next: 0, passed: 0 });
  });

  it('cr 118.6: a card without a mana cost cannot be cast for it', () => {
    const table = new CastTable(
      [{ hand: ['Vision'] }, {}],
      [
        {
          ...sorcery('Vision', '{1}'),
          cost: null,
          faces: [{ kind: 'face', name: 'Vision', types: ['sorcery'], abilities: [does(gain(1))] }],
        },
      ],
    );
    expect(table.refused(table.casting('Vision'))).toBe('cr 118.6');
  });

  it('cr 303.4a: an Aura spell targets what it will enchant', () => {
    const AURA = { ...permanent('Binding', ['enchantment'], keyword('enchant', { filter: CREATURE })) };
    const table = new CastTable(
      [{ hand: ['Binding'], battlefield: ['Bear', 'Plains', 'Plains'] }, {}],
      [{ ...AURA, cost: '{W}', faces: [{ ...AURA.faces![0]!, cost: '{W}', subtypes: ['Aura'] }] }],
    );
    expect(table.refused(table.casting('Binding', { targets: object(table.named('Plains')) }))).toBe(
      'cr 601.2c',
    );
    table.cast('Binding').resolve();
    const aura = table.state.objects[Number(table.named('Binding').slice(1))];
    expect(aura?.permanent?.attachedTo).toBe(table.named('Bear'));
  });

  it('cr 115.5: a spell cannot target itself', () => {
    const COUNTER = instant('Counter', '{U}', does({ kind: 'counter', what: TARGET_0 }, aTarget(SPELL)));
    const table = new CastTable(
      [{ hand: ['Counter', 'Bolt'], battlefield: ['Island', 'Mountain'] }, {}],
      [COUNTER, BOLT],
    );
    expect(table.refused(table.casting('Counter'))).toBe('cr 601.2c');
    table
      .cast('Bolt', { targets: seat(1) })
      .cast('Counter')
      .resolve();
    expect(table.graveyard(0)).toEqual(['Bolt', 'Counter']);
    expect(table.life(1)).toBe(20);
  });
});

describe('targets that are not the caster’s to choose', () => {
  it('cr 601.2c: another player chooses a target, before the spell has been cast', () => {
    const THEIRS = sorcery('Theirs', '{W}', does(destroy, aTarget(CREATURE, { by: OPPONENTS })));
    const table = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Plains', 'Bear'] }, { battlefield: ['3 Golem'] }],
      [THEIRS],
    );
    const bear = table.named('Bear');
    table.act(table.casting('Theirs'), {
      answers: [
        ({ seat: asked, prompt }) => {
          expect([asked, prompt]).toEqual([1, 'target']);
          return { kind: 'choose-targets', targets: [{ object: bear }] };
        },
      ],
    });
    expect(table.top.targets[0]?.[0]?.objects).toEqual([bear]);
    expect(table.resolve().graveyard(0)).toEqual(['Bear', 'Theirs']);
    const none = new CastTable([{ hand: ['Theirs'], battlefield: ['Plains'] }, {}], [THEIRS]);
    expect(none.refused(none.casting('Theirs'))).toBe('cr 601.2c');
  });

  const twoModes = (more: { by?: typeof OPPONENTS; random?: 'random' }) => ({
    kind: 'spell' as const,
    body: {
      kind: 'modal' as const,
      least: 1,
      most: 1,
      ...more,
      options: [
        { kind: 'mode' as const, targets: [aTarget(CREATURE)], effect: destroy },
        { kind: 'mode' as const, effect: gain(1) },
      ],
    },
  });

  it('cr 601.6a: of several opponents the caster says who chooses the mode, or the target', () => {
    const THEIRS = sorcery('Theirs', '{W}', does(destroy, aTarget(CREATURE, { by: OPPONENTS })));
    const MODAL = sorcery('Modal', '{W}', twoModes({ by: OPPONENTS }));
    const asked: [number, string][] = [];
    const told =
      (answer: Answer): Reply =>
      (decision) => {
        asked.push([decision.seat, decision.prompt]);
        return answer;
      };
    const third: Answer = { kind: 'choose-players', players: [2 as never] };
    const table = new CastTable(
      [{ hand: ['Theirs', 'Modal'], battlefield: ['Plains', 'Plains', 'Bear', '3 Golem'] }, {}, {}],
      [THEIRS, MODAL],
    );
    const golem = { object: table.named('3 Golem') };
    table.act(table.casting('Theirs'), {
      answers: [told(third), told({ kind: 'choose-targets', targets: [golem] })],
    });
    expect(table.resolve().graveyard(0)).toEqual(['3 Golem', 'Theirs']);
    table.act(table.casting('Modal'), {
      answers: [told(third), told({ kind: 'choose-modes', modes: [1] })],
    });
    expect(table.resolve().life(0)).toBe(21);
    expect(asked).toEqual([
      [0, 'choose'],
      [2, 'target'],
      [0, 'choose'],
      [2, 'mode'],
    ]);
  });

  it('cr 601.6: an opponent chooses the mode, and the caster what hangs on it', () => {
    const table = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Theirs', '{W}', twoModes({ by: OPPONENTS }))],
    );
    const asked: [number, string][] = [];
    const golem = table.named('3 Golem');
    expect(table.legal()).toContain('cast Theirs');
    table.act(table.casting('Theirs'), {
      answers: [
        (decision) => {
          asked.push([decision.seat, decision.prompt]);
          return { kind: 'choose-modes', modes: [0] };
        },
        (decision) => {
          asked.push([decision.seat, decision.prompt]);
          return { kind: 'choose-targets', targets: [{ object: golem }] };
        },
      ],
    });
    expect(asked).toEqual([
      [1, 'mode'],
      [0, 'target'],
    ]);
    expect(table.top).toMatchObject({ modes: [0], mana: ['W'] });
    expect(table.resolve().graveyard(0)).toEqual(['3 Golem', 'Theirs']);
    const poor = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Bear'] }, {}],
      [sorcery('Theirs', '{W}', twoModes({ by: OPPONENTS }))],
    );
    expect(poor.refused(poor.casting('Theirs'))).toBe('cr 601.2h');
  });

  it('cr 700.2: a mode chosen at random is drawn once', () => {
    const table = new CastTable(
      [{ hand: ['Chance'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Chance', '{W}', twoModes({ random: 'random' }))],
    );
    const target: Answer = { kind: 'choose-targets', targets: [{ object: table.named('Bear') }] };
    let times = 0;
    try {
      table.act(table.casting('Chance'), { answers: [target] });
      times = table.asked.length;
    } catch (thrown) {
      expect(String(thrown)).toContain('answers too many');
    }
    expect(table.top.modes).toEqual([times === 1 ? 0 : 1]);
    expect(table.events('RandomnessUsed')).toHaveLength(1);
  });

  it('cr 115.1: targets chosen at random are nobody’s choice', () => {
    const table = new CastTable(
      [{ hand: ['Chance'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Chance', '{W}', does(destroy, aTarget(CREATURE, { random: 'random' })))],
    );
    table.cast('Chance');
    expect(table.asked).toEqual([]);
    expect(table.top.targets[0]?.[0]?.objects).toHaveLength(1);
  });

  it('cr 702.96b: an overloaded spell means everything that could be meant', () => {
    const table = new CastTable(
      [{ hand: ['Wave'], battlefield: ['Island', 'Bear'] }, { battlefield: ['3 Golem', 'Shrouded'] }],
      [
        sorcery(
          'Wave',
          '{5}',
          keyword('overload', { costs: [mana('{U}')] }),
          does(destroy, aTarget(CREATURE)),
        ),
        creature('Shrouded', '{1}', [keyword('shroud')]),
      ],
    );
    table.cast('Wave', { alternative: 'overload' }).resolve();
    expect([table.graveyard(0), [...table.graveyard(1)].sort()]).toEqual([
      ['Bear', 'Wave'],
      ['3 Golem', 'Shrouded'],
    ]);
  });
});

describe('costs of spells', () => {
  it('cr 601.2f: increases come before reductions, and generic reductions take generic mana alone', () => {
    const TAX = permanent(
      'Tax',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: ALL, amount: 2, direction: 'more' }),
    );
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, amount: 3, direction: 'less' }),
    );
    const table = new CastTable(
      [
        { hand: ['Bolt'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Tax'] },
        { battlefield: ['Ease'] },
      ],
      [TAX, EASE, BOLT],
    );
    table.cast('Bolt', { targets: seat(1) });
    expect(table.top.mana).toEqual(['R', 'R', 'R']);
    const cheap = new CastTable(
      [{ hand: ['Bolt'], battlefield: ['Mountain', 'Mountain', 'Tax', 'Ease'] }, {}],
      [TAX, EASE, BOLT],
    );
    cheap.cast('Bolt', { targets: seat(1) });
    expect(cheap.top.mana).toEqual(['R']);
  });

  it.each([
    ['118.7a: of generic mana, not of what is coloured', '{2}', '{1}{W}', ['W']],
    ['118.7a: of generic mana, of what a hybrid symbol can be', '{1}', '{2/W}{2/W}', ['R', 'W']],
    ['118.7a: of more of it, of one after another', '{3}', '{2/W}{2/W}', ['R']],
    ['118.7b: of a colour the cost has not', '{U}', '{1}{W}', ['W']],
    ['118.7b: no more than there is', '{U}{U}', '{1}{W}', ['W']],
    ['118.7c: of more of a colour than the cost has', '{W}{W}', '{1}{W}', []],
    ['118.7d: of more colourless mana than the cost has', '{C}{C}', '{C}{1}{W}', ['W']],
    ['118.7f: of a Phyrexian symbol, by its colour', '{W/P}', '{1}{W}', ['R']],
    ['118.7g: of a snow symbol, by generic mana', '{S}', '{1}{W}', ['W']],
    ['118.13a: of what a hybrid symbol can be', '{W}', '{1}{R/W}', ['R']],
    ['118.13a: of what a Phyrexian symbol can be', '{W}', '{1}{W/P}', ['R']],
  ])('cr %s: %s less for %s is paid with %j', (_, less, cost, paid) => {
    expect(paidWith(less, cost, paid)).toEqual(paid);
  });

  it('cr 118.7b: a reduction in a colour the cost has not takes generic mana', () => {
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, mana: '{U}', direction: 'less' }),
    );
    const table = new CastTable(
      [{ hand: ['Blessing'], battlefield: ['Plains', 'Ease'] }, {}],
      [EASE, BLESSING],
    );
    table.cast('Blessing');
    expect(table.top.mana).toEqual(['W']);
  });

  it.each([
    // The half that the cost has.
    ['{U/W}', '{1}{W}', ['R']],
    // Neither of them, and so generic: the more of it for a generic half.
    ['{U/B}', '{1}{W}', ['W']],
    ['{2/U}', '{2}{W}', ['W']],
    ['{2/W}', '{1}{W}', ['R']],
  ])('cr 118.7e: %s less for %s is paid with %j', (less, cost, paid) => {
    expect(paidWith(less, cost, paid)).toEqual(paid);
  });

  describe('cr 118.7e: of a hybrid reduction the player chooses a half', () => {
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, mana: '{W/R}', direction: 'less' }),
    );
    const BOTH = sorcery('Both', '{W}{R}', does(gain(1)));
    const table = (...lands: readonly string[]) =>
      new CastTable([{ hand: ['Both'], battlefield: [...lands, 'Ease'] }, {}], [EASE, BOTH]);

    it('where the cost has both', () => {
      const red = table('Plains').cast('Both', { either: [1] });
      expect(red.top.mana).toEqual(['W']);
      expect(table('Mountain').cast('Both', { either: [0] }).top.mana).toEqual(['R']);
    });

    it('and is asked which, but by a whole action that does not say it', () => {
      const asked = table('Plains', 'Mountain');
      const next = complete(asked.state, 0 as Seat, asked.casting('Both'));
      expect(next).toMatchObject({
        question: { kind: 'choose-modes', options: [{ label: '{W}' }, { label: '{R}' }] },
      });
      expect(table('Mountain').cast('Both').top.mana).toEqual(['R']);
    });

    it('is offered where one half can be paid for, and refused where the other is said, or none that is there', () => {
      const plains = table('Plains');
      expect(legalActions(plains.state, 0 as Seat)).toContainEqual(plains.casting('Both'));
      expect(plains.refused(plains.casting('Both', { either: [0] }))).toBe('cr 601.2h');
      expect(plains.refused(plains.casting('Both', { either: [2] }))).toBe('cr 118.7e');
    });
  });

  it('cr 601.2f: a least total cost is set last', () => {
    const SPHERE = permanent(
      'Sphere',
      ['artifact'],
      always({ kind: 'costs', what: SPELL, for: ALL, amount: 3, direction: 'set' }),
    );
    const table = new CastTable(
      [
        { hand: ['Bolt', 'Big'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Sphere'] },
        {},
      ],
      [SPHERE, BOLT, creature('Big', '{4}')],
    );
    table.cast('Bolt', { targets: seat(1) });
    expect(table.top.mana).toEqual(['R', 'R', 'R']);
    const big = new CastTable(
      [{ hand: ['Big'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Sphere'] }, {}],
      [SPHERE, creature('Big', '{4}')],
    );
    big.cast('Big');
    expect(big.top.mana).toHaveLength(4);
  });

  it('cr 702.41a: affinity takes one generic mana for each', () => {
    const table = new CastTable(
      [{ hand: ['Frogmite'], battlefield: ['Relic', 'Relic', 'Relic', 'Forest'] }, {}],
      [
        permanent('Relic', ['artifact']),
        creature('Frogmite', '{4}', [keyword('affinity', { filter: { kind: 'type', is: 'artifact' } })]),
      ],
    );
    expect(table.legal()).toContain('cast Frogmite');
    // The table's own artifact counts, too.
    table.cast('Frogmite');
    expect(table.top.mana).toEqual([]);
  });

  it('cr 702.33a: a kicker is paid or not, and the spell knows', () => {
    const KICKED = sorcery(
      'Kicked',
      '{R}',
      keyword('kicker', { costs: [mana('{2}')] }),
      does({ kind: 'if', condition: { kind: 'paid', cost: 'kicker' }, then: gain(5), else: gain(1) }),
    );
    const lands = { hand: ['Kicked'], battlefield: ['Mountain', 'Mountain', 'Mountain'] };
    const table = new CastTable([lands, {}], [KICKED]);
    table.cast('Kicked', { optional: { kicker: 1 } });
    expect(table.top).toMatchObject({ paid: { kicker: 1 }, mana: ['R', 'R', 'R'] });
    expect(table.resolve().life(0)).toBe(25);
    const plain = new CastTable([lands, {}], [KICKED]).cast('Kicked').resolve();
    expect([plain.life(0), plain.untapped('Mountain')]).toEqual([21, 2]);
    const refused = new CastTable([lands, {}], [KICKED]);
    expect(refused.refused(refused.casting('Kicked', { optional: { kicker: 2 } }))).toBe('cr 601.2b');
    expect(refused.refused(refused.casting('Kicked', { optional: { buyback: 1 } }))).toBe('cr 601.2b');
  });

  it('cr 702.33c: a multikicker is paid any number of times', () => {
    const table = new CastTable(
      [{ hand: ['Multi'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
      [sorcery('Multi', '{R}', keyword('multikicker', { costs: [mana('{1}')] }), does(gain(1)))],
    );
    table.cast('Multi', { optional: { multikicker: 2 } });
    expect(table.top.paid).toEqual({ multikicker: 2 });
  });

  it('cr 118.8: an additional cost that is not optional is paid', () => {
    const ALTAR = sorcery(
      'Altar',
      '{B}',
      always({
        kind: 'additional-cost',
        costs: [
          { kind: 'move', filter: both(CREATURE, YOURS), count: 1, to: 'graveyard', cause: 'sacrifice' },
        ],
      }),
      does(gain(3)),
    );
    const table = new CastTable(
      [{ hand: ['Altar'], battlefield: ['Swamp', 'Bear', '3 Golem'] }, {}],
      [ALTAR],
    );
    expect(table.refused(table.casting('Altar'))).toBe('cr 601.2h');
    table.cast('Altar', { costs: [[table.named('Bear')]] });
    expect(table.graveyard(0)).toEqual(['Bear']);
    const none = new CastTable([{ hand: ['Altar'], battlefield: ['Swamp'] }, {}], [ALTAR]);
    expect(none.refused(none.casting('Altar'))).toBe('cr 118.3');
  });

  it('cr 118.9: an alternative cost is paid instead, one only', () => {
    const EVOKED = creature('Evoked', '{5}', [keyword('evoke', { costs: [mana('{1}')] })]);
    const table = new CastTable([{ hand: ['Evoked'], battlefield: ['Forest'] }, {}], [EVOKED]);
    expect(table.legal().filter((one) => one.startsWith('cast'))).toEqual(['cast Evoked for evoke']);
    expect(table.refused(table.casting('Evoked', { alternative: 'dash' }))).toBe('cr 118.9');
    table.cast('Evoked', { alternative: 'evoke' });
    expect(table.top).toMatchObject({ alternative: 'evoke', mana: ['G'] });
  });

  it('cr 702.34a: flashback casts from the graveyard and exiles afterwards', () => {
    const FLASH = sorcery('Flashed', '{5}', keyword('flashback', { costs: [mana('{W}')] }), does(gain(2)));
    const table = new CastTable([{ graveyard: ['Flashed'], battlefield: ['Plains'] }, {}], [FLASH]);
    expect(table.legal()).toContain('cast Flashed for flashback');
    table.cast('Flashed', { alternative: 'flashback' });
    expect(table.top).toMatchObject({ from: 'graveyard', alternative: 'flashback' });
    table.resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, [], ['Flashed']]);
  });

  it('cr 400.7g: a spell keeps the flashback that let it be cast, and is exiled afterwards', () => {
    const bolt = sorcery('Flashed', '{W}', does(gain(2)));
    const table = new CastTable([{ graveyard: ['Flashed'], battlefield: ['Plains'] }, {}], [bolt]);
    table.do(
      {
        kind: 'continuous',
        what: { kind: 'bound', name: 'it' },
        changes: [
          {
            kind: 'gain-ability',
            ability: keyword('flashback', { costs: [{ kind: 'mana-of', what: { kind: 'this' } }] }),
          },
          { kind: 'modify-stats', power: 1, toughness: 1 },
        ],
        until: { kind: 'end-of-turn' },
      },
      { bindings: { it: { objects: [table.named('Flashed')] } } },
    );
    table.cast('Flashed', { alternative: 'flashback' }).resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, [], ['Flashed']]);
  });

  it('cr 400.7g: what does not let it be cast ends as it is cast', () => {
    const ox = creature('Ox', '{W}', [keyword('flash')]);
    const table = new CastTable([{ hand: ['Ox'], battlefield: ['Plains'] }, {}], [ox]);
    table.do(
      {
        kind: 'continuous',
        what: { kind: 'bound', name: 'it' },
        changes: [{ kind: 'gain-ability', ability: keyword('haste') }],
        until: { kind: 'end-of-turn' },
      },
      { bindings: { it: { objects: [table.named('Ox')] } } },
    );
    table.cast('Ox').resolve();
    expect(known(table.state, table.named('Ox'))?.keywords.has('haste')).toBe(false);
  });

  it('cr 702.81a: retrace casts from the graveyard for a land card besides', () => {
    const table = new CastTable(
      [{ graveyard: ['Again'], hand: ['Forest', 'Bear'], battlefield: ['Plains'] }, {}],
      [sorcery('Again', '{W}', keyword('retrace'), does(gain(2)))],
    );
    table.cast('Again');
    expect(table.graveyard(0)).toEqual(['Forest']);
  });

  it('cr 702.42a: entwined, all modes are chosen', () => {
    const modal = {
      kind: 'spell' as const,
      body: {
        kind: 'modal' as const,
        least: 1,
        most: 1,
        options: [
          { kind: 'mode' as const, effect: gain(1) },
          { kind: 'mode' as const, effect: gain(10) },
        ],
      },
    };
    const ENTWINED = sorcery('Entwined', '{W}', keyword('entwine', { costs: [mana('{1}')] }), modal);
    const table = new CastTable([{ hand: ['Entwined'], battlefield: ['Plains', 'Plains'] }, {}], [ENTWINED]);
    expect(table.refused(table.casting('Entwined'))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Entwined', { modes: [0, 1] }))).toBe('cr 601.2b');
    table.cast('Entwined', { optional: { entwine: 1 } });
    expect(table.top.modes).toEqual([0, 1]);
    expect(table.resolve().life(0)).toBe(31);
  });

  it('cr 700.2a: a mode whose targets are not there cannot be chosen', () => {
    const table = new CastTable(
      [{ hand: ['Choice'], battlefield: ['Plains'] }, {}],
      [
        sorcery('Choice', '{W}', {
          kind: 'spell',
          body: {
            kind: 'modal',
            least: 1,
            most: 1,
            options: [
              { kind: 'mode', targets: [aTarget(CREATURE)], effect: destroy },
              { kind: 'mode', effect: gain(1) },
            ],
          },
        }),
      ],
    );
    expect(table.refused(table.casting('Choice', { modes: [0] }))).toBe('cr 700.2a');
    table.cast('Choice');
    expect(table.top.modes).toEqual([1]);
  });

  it('cr 107.3a: X is said as the spell is cast, and paid', () => {
    const BLAZE = sorcery(
      'Blaze',
      '{X}{R}',
      does({ kind: 'damage', players: TARGET_0, amount: { kind: 'x' } }, { kind: 'target', players: ALL }),
    );
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
      [BLAZE],
    );
    expect(table.refused(table.casting('Blaze', { targets: seat(1) }))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Blaze', { targets: seat(1), x: 3 }))).toBe('cr 601.2h');
    table.cast('Blaze', { targets: seat(1), x: 2 });
    expect(table.top.x).toBe(2);
    expect(table.resolve().life(1)).toBe(18);
  });

  it('cr 702.51a: creatures tapped help to pay, for their colour or generic mana', () => {
    const CONVOKED = sorcery('Convoked', '{2}{G}', keyword('convoke'), does(gain(1)));
    const table = new CastTable(
      [{ hand: ['Convoked'], battlefield: ['Bear', '3 Golem', 'Mountain'] }, {}],
      [CONVOKED],
    );
    expect(table.legal()).toContain('cast Convoked');
    table.cast('Convoked', { convoke: [table.named('Bear'), table.named('3 Golem')] });
    expect([table.isTapped('Bear'), table.isTapped('3 Golem'), table.isTapped('Mountain')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(table.top.mana).toEqual(['R']);
  });

  it('cr 702.51a: a creature helps in a colour it has', () => {
    const table = new CastTable(
      [{ hand: ['Convoked'], battlefield: ['Bear'] }, {}],
      [sorcery('Convoked', '{W}', keyword('convoke'), does(gain(1)))],
    );
    expect(table.refused(table.casting('Convoked'))).toBe('cr 601.2h');
  });

  it('cr 702.66a: cards of the graveyard are exiled for generic mana', () => {
    const table = new CastTable(
      [{ hand: ['Delved'], graveyard: ['Bear', '3 Golem'], battlefield: ['Island'] }, {}],
      [sorcery('Delved', '{2}{U}', keyword('delve'), does(gain(1)))],
    );
    table.cast('Delved');
    expect([table.graveyard(0), [...table.exile()].sort()]).toEqual([[], ['3 Golem', 'Bear']]);
  });

  it('cr 702.48a: an offering is sacrificed for its mana cost, and lets the spell be cast as an instant', () => {
    const PATRON = creature('Patron', '{4}{G}{G}', [
      keyword('offering', { filter: { kind: 'subtype', is: 'Bear' } }),
    ]);
    const table = new CastTable(
      [{ hand: ['Patron'], battlefield: ['Bear', 'Forest', 'Forest', 'Forest', 'Forest'] }, {}],
      [PATRON],
    );
    table.step('upkeep');
    expect(table.refused(table.casting('Patron'))).toBe('cr 307.1');
    expect(table.legal()).toContain('cast Patron');
    table.cast('Patron', { optional: { offering: 1 } });
    expect(table.top.mana).toHaveLength(4);
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 702.120a: escalate is paid for each mode beyond the first', () => {
    const table = new CastTable(
      [{ hand: ['Escalated'], battlefield: ['Plains', 'Plains'] }, {}],
      [
        sorcery('Escalated', '{W}', keyword('escalate', { costs: [mana('{1}')] }), {
          kind: 'spell',
          body: {
            kind: 'modal',
            least: 1,
            most: 2,
            options: [
              { kind: 'mode', effect: gain(1) },
              { kind: 'mode', effect: gain(10) },
            ],
          },
        }),
      ],
    );
    table.cast('Escalated', { modes: [0, 1] });
    expect(table.top.mana).toHaveLength(2);
  });

  it('cr 702.37a: cast face down for {3} it is a 2/2 creature spell without a name', () => {
    const MORPH = card();
    const table = new CastTable(
      [{ hand: ['Hidden'], battlefield: ['Plains', 'Plains', 'Plains'] }, {}],
      [MORPH],
    );
    table.cast('Hidden', { alternative: 'morph' });
    expect(table.top).toMatchObject({ faceDown: 'morph', alternative: 'morph' });
    table.resolve();
    const [down] = Object.values(table.state.objects).filter((one) => one.permanent?.faceDown === 'morph');
    expect(down).toBeDefined();
  });
  const card = () => creature('Hidden', '{6}{U}', [keyword('morph', { costs: [mana('{W}')] })]);

  it('cr 116.2b, 702.37e: turned face up for its morph cost at any time its controller has priority', () => {
    const table = new CastTable(
      [{ hand: ['Hidden'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] }, {}],
      [card()],
    );
    table.cast('Hidden', { alternative: 'morph' }).resolve();
    const down = Object.values(table.state.objects).find((one) => one.permanent?.faceDown === 'morph')!.id;
    expect(table.refused({ do: 'special', object: down, what: 'turn-up' }, 1)).toBe('cr 116.2b');
    table.step('upkeep').act({ do: 'special', object: down, what: 'turn-up' });
    expect(table.state.objects[Number(down.slice(1))]?.permanent?.faceDown).toBeNull();
    expect(table.untapped('Plains')).toBe(0);
    expect(table.refused({ do: 'special', object: down, what: 'turn-up' })).toBe('cr 708.7');
  });

  it('cr 116.2f, 702.62a: suspended from hand with its time counters', () => {
    const table = new CastTable(
      [{ hand: ['Later'], battlefield: ['Mountain'] }, {}],
      [sorcery('Later', '{5}', keyword('suspend', { value: 3, costs: [mana('{R}')] }), does(gain(1)))],
    );
    expect(table.legal()).toContain('special Later suspend');
    const later = { do: 'special', object: table.named('Later'), what: 'suspend' } as const;
    table.act(later);
    expect(table.exile()).toEqual(['Later']);
    expect(table.state.objects[Number(table.named('Later').slice(1))]?.counters).toEqual({ time: 3 });
    expect(table.refused({ ...later, what: 'fly' })).toBe('cr 116.2');
  });

  it('cr 709.3: one half of a split card is cast', () => {
    const SPLIT = {
      name: 'Fire // Ice',
      cost: '{R} // {U}',
      typeLine: 'Instant // Instant',
      layout: 'split' as const,
      faces: [
        { kind: 'face' as const, name: 'Fire', cost: '{R}', types: ['instant'], abilities: [does(gain(1))] },
        { kind: 'face' as const, name: 'Ice', cost: '{U}', types: ['instant'], abilities: [does(gain(2))] },
      ],
    };
    const table = new CastTable([{ hand: ['Fire // Ice'], battlefield: ['Island'] }, {}], [SPLIT]);
    expect(table.legal().filter((one) => one.startsWith('cast'))).toEqual(['cast Fire // Ice face 1']);
    expect(table.refused(table.casting('Fire // Ice', { face: 2 }))).toBe('cr 709.3');
    table.cast('Fire // Ice', { face: 1 });
    expect(table.stack).toEqual(['Ice']);
    expect(table.resolve().life(0)).toBe(22);
  });

  it('cr 702.96a: overloaded it has no targets', () => {
    const table = new CastTable(
      [{ hand: ['Wave'], battlefield: ['Island'] }, {}],
      [
        sorcery(
          'Wave',
          '{5}',
          keyword('overload', { costs: [mana('{U}')] }),
          does(destroy, aTarget(CREATURE)),
        ),
      ],
    );
    table.cast('Wave', { alternative: 'overload' });
    expect(table.top.targets).toEqual([[]]);
  });

  it('cr 702.47a: spliced text is added, its card stays in hand, its targets follow', () => {
    const ARCANE = { ...instant('Arcane', '{R}', does(gain(1))) };
    const arcane = { ...ARCANE, faces: [{ ...ARCANE.faces![0]!, subtypes: ['Arcane'] }] };
    const SPLICE = instant(
      'Spliced',
      '{1}{B}',
      keyword('splice', { filter: { kind: 'subtype', is: 'Arcane' }, costs: [mana('{B}')] }),
      does(destroy, aTarget(CREATURE)),
    );
    const table = new CastTable(
      [{ hand: ['Arcane', 'Spliced'], battlefield: ['Mountain', 'Swamp'] }, { battlefield: ['Bear'] }],
      [arcane, SPLICE],
    );
    table.cast('Arcane', { splice: [table.named('Spliced')], targets: object(table.named('Bear')) });
    expect(table.hand(0)).toEqual(['Spliced']);
    table.resolve();
    expect([table.life(0), table.graveyard(1)]).toEqual([21, ['Bear']]);
  });

  it('cr 107.4f: Phyrexian symbols are paid with life where it is said so, or has to be', () => {
    const table = new CastTable(
      [{ hand: ['Probe'], battlefield: ['Island'] }, {}],
      [sorcery('Probe', '{U/P}{U/P}', does(gain(0)))],
    );
    table.cast('Probe', { life: 2 });
    expect([table.life(0), table.isTapped('Island')]).toEqual([16, false]);
    const other = new CastTable(
      [{ hand: ['Probe'], battlefield: ['Island'] }, {}],
      [sorcery('Probe', '{U/P}{U/P}', does(gain(0)))],
    ).cast('Probe');
    expect([other.life(0), other.isTapped('Island')]).toEqual([18, true]);
  });

  it('cr 119.4: life one does not have cannot be paid', () => {
    const table = new CastTable(
      [{ life: 1, hand: ['Probe'] }, {}],
      [sorcery('Probe', '{U/P}', does(gain(0)))],
    );
    expect(table.refused(table.casting('Probe', { life: 1 }))).toBe('cr 119.4');
  });
});

describe('conditions on casting', () => {
  it('cr 118.12a: what cannot be cast unless something is paid costs that besides', () => {
    const TOLL = permanent(
      'Toll',
      ['enchantment'],
      always({ kind: 'cannot', action: { kind: 'cast', who: ALL, what: SPELL }, unless: [mana('{2}')] }),
    );
    const lands = ['Mountain', 'Mountain', 'Mountain'];
    const table = new CastTable([{ hand: ['Bolt'], battlefield: [...lands, 'Toll'] }, {}], [BOLT, TOLL]);
    table.cast('Bolt', { targets: seat(1) });
    expect(table.top.mana).toHaveLength(3);
    const poor = new CastTable([{ hand: ['Bolt'], battlefield: ['Mountain', 'Toll'] }, {}], [BOLT, TOLL]);
    expect(poor.refused(poor.casting('Bolt', { targets: seat(1) }))).toBe('cr 601.2h');
    expect(poor.legal()).toEqual(['activate Mountain 0']);
  });

  it('cr 702.133a: cast by jump-start it is exiled afterwards, countered or not', () => {
    const JUMP = sorcery('Jumping', '{W}', keyword('jump-start'), does(gain(2)));
    const table = new CastTable(
      [{ graveyard: ['Jumping'], hand: ['Bear'], battlefield: ['Plains'] }, {}],
      [JUMP],
    );
    table.cast('Jumping').resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, ['Bear'], ['Jumping']]);
  });

  it('cr 601.3c: as though it had flash for a cost besides', () => {
    const SOON = sorcery(
      'Soon',
      '{W}',
      always({
        kind: 'may',
        permission: { kind: 'play', who: YOU, what: IS_THIS, speed: 'instant', additional: [mana('{2}')] },
      }),
      does(gain(1)),
    );
    const table = new CastTable(
      [{ hand: ['Soon'], battlefield: ['Plains', 'Plains', 'Plains'] }, {}],
      [SOON],
    );
    table.step('upkeep');
    expect(table.refused(table.casting('Soon'))).toBe('cr 307.1');
    expect(table.legal().filter((one) => one.startsWith('cast'))).toEqual(['cast Soon for in-addition']);
    table.cast('Soon', { alternative: 'in-addition' });
    expect(table.top.mana).toHaveLength(3);
  });

  it('cr 732.1: an announcement that comes to nothing leaves no trace, whatever was wrong with it', () => {
    const table = new CastTable(
      [{ hand: ['Murder', 'Bolt'], battlefield: ['Swamp', 'Swamp', 'Mountain', 'Bear'] }, {}],
      [MURDER, BOLT],
    );
    const bear = object(table.named('Bear'));
    // Each of these throws where anything of the game changed.
    expect(
      table.refused(
        table.casting('Murder', {
          targets: bear,
          x: 3,
          modes: [4],
          costs: [[table.named('Bear')]],
          pay: [{ object: table.named('Bear'), ability: 0 }],
        }),
      ),
    ).toBe('cr 602.2');
    expect(table.refused(table.casting('Murder', { targets: [[{ object: 'o999' }]] }))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Murder', { targets: bear, convoke: [table.named('Bear')] }), 1)).toBe(
      'cr 109.1',
    );
    expect(table.refused({ do: 'cast', object: table.named('Bear') })).toBe('cr 601.3');
    expect(table.refused({ do: 'cast', object: 'o999' as ObjectId })).toBe('cr 109.1');
    expect(table.refused(table.casting('Bolt', { targets: seat(5) }))).toBe('cr 601.2c');
    expect(table.refused(table.casting('Bolt', { targets: seat(1), alternative: 'flashback' }))).toBe(
      'cr 118.9',
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1), life: 1 }))).toBe('cr 107.4f');
    expect(table.refused(table.casting('Bolt', { targets: seat(1), x: 2 }))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Bolt', { targets: seat(1), modes: [0] }))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Bolt', { targets: seat(1), delve: [table.named('Bear')] }))).toBe(
      'cr 601.2h',
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1), splice: [table.named('Murder')] }))).toBe(
      'cr 702.47a',
    );
  });

  it('cr 702.76a: prowl is offered only when its condition holds', () => {
    const table = new CastTable(
      [{ hand: ['Prowler'], battlefield: ['Swamp'] }, {}],
      [creature('Prowler', '{5}', [keyword('prowl', { costs: [mana('{B}')] })])],
    );
    expect(table.legal()).toEqual(['activate Swamp 0']);
    expect(table.refused(table.casting('Prowler', { alternative: 'prowl' }))).toBe('cr 118.9');
  });

  it('cr 702.103b: bestowed it is an Aura spell with a target', () => {
    const BESTOWED = creature('Nymph', '{W}', [keyword('bestow', { costs: [mana('{1}{W}')] })]);
    const table = new CastTable(
      [{ hand: ['Nymph'], battlefield: ['Plains', 'Plains', 'Bear'] }, {}],
      [BESTOWED],
    );
    table.cast('Nymph', { alternative: 'bestow' });
    expect(table.top.targets).toEqual([[{ objects: [table.named('Bear')], players: [] }]]);
  });

  it('cr 106.6: what happens when such mana is spent happens to the spell', () => {
    const HALL = permanent(
      'Hall',
      ['land'],
      activated([TAP], {
        kind: 'add-mana',
        mana: { kind: 'exactly', symbols: '{W}' },
        rider: { kind: 'plain', effect: gain(3) },
      }),
    );
    const table = new CastTable(
      [{ hand: ['Knight'], battlefield: ['Hall'] }, {}],
      [HALL, creature('Knight', '{W}')],
    );
    expect(table.cast('Knight').life(0)).toBe(23);
    expect(table.stack).toEqual(['Knight']);
  });

  it('cr 702.62a: cast from exile when the last time counter goes, and not otherwise', () => {
    const table = new CastTable(
      [{ hand: ['Later'], battlefield: ['Mountain'] }, {}],
      [sorcery('Later', '{5}', keyword('suspend', { value: 1, costs: [mana('{R}')] }), does(gain(1)))],
    );
    table.act({ do: 'special', object: table.named('Later'), what: 'suspend' });
    expect(table.refused(table.casting('Later'))).toBe('cr 601.3');
  });
});

describe('protection from being a target', () => {
  const SHIELDED = [
    creature('Shrouded', '{G}', [keyword('shroud')]),
    creature('Hexproof', '{G}', [keyword('hexproof')]),
    creature('Warded', '{G}', [keyword('protection', { filter: { kind: 'colour', is: 'red' } })]),
  ];
  const board = {
    battlefield: ['Shrouded', 'Hexproof', 'Warded', 'Mountain', 'Swamp', 'Swamp'],
    hand: ['Bolt', 'Murder'],
  };
  const CARDS = [BOLT, MURDER, ...SHIELDED];
  const isRefused = (table: CastTable, spell: string, at: string, by: number): boolean =>
    table.whyNot(table.casting(spell, { targets: object(table.named(at)) }), by) !== undefined;

  it('cr 702.18a: nothing with shroud is a target', () => {
    const table = new CastTable([board, {}], CARDS);
    expect(isRefused(table, 'Murder', 'Shrouded', 0)).toBe(true);
  });

  it('cr 702.11b: hexproof keeps opponents off alone', () => {
    expect(isRefused(new CastTable([board, {}], CARDS), 'Murder', 'Hexproof', 0)).toBe(false);
    const theirs = new CastTable(
      [{ hand: ['Murder'], battlefield: ['Swamp', 'Swamp'] }, { battlefield: ['Hexproof'] }],
      CARDS,
    );
    expect(isRefused(theirs, 'Murder', 'Hexproof', 0)).toBe(true);
  });

  it('cr 702.16b: protection keeps off what has the quality', () => {
    const table = new CastTable([board, {}], CARDS);
    expect(isRefused(table, 'Bolt', 'Warded', 0)).toBe(true);
    expect(isRefused(table, 'Murder', 'Warded', 0)).toBe(false);
  });

  it('cr 702.11c, 702.18a: players, too', () => {
    const HEX = permanent(
      'Leyline',
      ['enchantment'],
      always({ kind: 'player', who: YOU, property: 'hexproof' }),
    );
    const table = new CastTable(
      [{ hand: ['Bolt'], battlefield: ['Mountain'] }, { battlefield: ['Leyline'] }],
      [BOLT, HEX],
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1) }))).toBe('cr 601.2c');
    expect(table.whyNot(table.casting('Bolt', { targets: seat(0) }))).toBeUndefined();
  });

  it('cr 609.4: as though without hexproof', () => {
    const SPOT = permanent(
      'Spotlight',
      ['enchantment'],
      always({
        kind: 'may',
        permission: {
          kind: 'target-as-though',
          who: YOU,
          what: { kind: 'controller', is: OPPONENTS },
          without: 'hexproof',
        },
      }),
    );
    const table = new CastTable(
      [
        { hand: ['Murder'], battlefield: ['Swamp', 'Swamp', 'Spotlight'] },
        { battlefield: ['Hexproof', 'Shrouded'] },
      ],
      [...CARDS, SPOT],
    );
    expect(isRefused(table, 'Murder', 'Hexproof', 0)).toBe(false);
    expect(isRefused(table, 'Murder', 'Shrouded', 0)).toBe(true);
  });
});

describe('what is left to say of an action', () => {
  it('the next choice is a question with the field that its answer goes to', () => {
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
      [
        sorcery(
          'Blaze',
          '{X}{R}',
          keyword('kicker', { costs: [mana('{1}')] }),
          does(
            { kind: 'damage', players: TARGET_0, amount: { kind: 'x' } },
            { kind: 'target', players: ALL },
          ),
        ),
      ],
    );
    let action = table.casting('Blaze');
    expect(table.next(action)).toEqual({
      question: { kind: 'number', least: 0, most: 1 },
      prompt: 'pay',
      into: 'optional',
    });
    action = table.answering(action, { kind: 'number', number: 1 });
    expect(table.next(action)).toEqual({
      question: { kind: 'number', least: 0, most: 1 },
      prompt: 'number',
      into: 'x',
    });
    action = table.answering(action, { kind: 'number', number: 1 });
    expect(table.next(action)).toMatchObject({
      question: { kind: 'choose-targets', players: [0, 1] },
      into: 'targets',
    });
    action = table.answering(action, { kind: 'choose-targets', targets: [{ seat: 1 as Seat }] });
    expect(table.next(action)).toEqual({ done: action });
    table.act(action);
    expect(table.top).toMatchObject({ x: 1, paid: { kicker: 1 } });
  });

  it('what only one answer can be given to is not asked', () => {
    const table = new CastTable(
      [{ hand: ['Kicked', 'Murder'], battlefield: ['Swamp', 'Swamp', 'Bear'] }, {}],
      [sorcery('Kicked', '{1}{B}', keyword('kicker', { costs: [mana('{1}')] }), does(gain(1))), MURDER],
    );
    expect(table.next(table.casting('Kicked'))).toMatchObject({ done: { optional: { kicker: 0 } } });
    expect(table.next(table.casting('Murder'))).toEqual({ done: table.casting('Murder') });
  });

  it('an action that cannot be is refused with its rule', () => {
    const table = new CastTable([{ hand: ['Bolt'] }, {}], [BOLT]);
    expect(table.next(table.casting('Bolt'))).toMatchObject({ refusal: { rule: 'cr 601.2h' } });
  });
});

describe('permissions', () => {
  it('cr 601.3: an effect allows casting from elsewhere', () => {
    const MAY = permanent(
      'Crucible',
      ['artifact'],
      always({
        kind: 'may',
        permission: {
          kind: 'play',
          who: YOU,
          what: { kind: 'owner', is: YOU },
          from: 'graveyard',
          lands: 'too',
        },
      }),
    );
    const table = new CastTable(
      [{ graveyard: ['Blessing', 'Forest'], battlefield: ['Plains', 'Plains', 'Crucible'] }, {}],
      [BLESSING, MAY],
    );
    expect(table.legal()).toEqual(expect.arrayContaining(['cast Blessing', 'play Forest']));
    table.cast('Blessing');
    expect(table.top.from).toBe('graveyard');
  });

  it('cr 609.4b: mana spent as though it were of any colour', () => {
    const MAY = permanent(
      'Mycosynth',
      ['artifact'],
      always({ kind: 'may', permission: { kind: 'spend-as-though', who: YOU, what: 'any-colour' } }),
    );
    const table = new CastTable(
      [{ hand: ['Blessing'], battlefield: ['Forest', 'Forest', 'Mycosynth'] }, {}],
      [BLESSING, MAY],
    );
    expect(table.legal()).toContain('cast Blessing');
    table.cast('Blessing');
    expect(table.top.mana).toEqual(['G', 'G']);
  });

  it('cr 106.6: mana that may be spent on certain things alone', () => {
    const CAVERN = permanent(
      'Cavern',
      ['land'],
      activated([TAP], {
        kind: 'add-mana',
        mana: { kind: 'exactly', symbols: '{W}' },
        restriction: both(SPELL, CREATURE),
      }),
    );
    const table = new CastTable(
      [{ hand: ['Blessing', 'Knight'], battlefield: ['Cavern', 'Plains'] }, {}],
      [CAVERN, BLESSING, creature('Knight', '{W}{W}')],
    );
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
    table.activate('Cavern');
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
    table.cast('Knight');
    expect(table.pool).toBe('');
  });
});
