import { describe, expect, it } from '@jest/globals';
import {
  always,
  aTarget,
  both,
  card,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  keyword,
  mana,
  permanent,
  sorcery,
  SPELL,
  TARGET_0,
  ALL,
} from '#testkit/tables/cast-table';
import { BOLT, BLESSING, MURDER, seat, object } from '#testkit/tables/some-spells';
import type { ObjectId } from '../../../model/basics/ids.js';

describe('casting a spell', () => {
  it('cr 601.2a: the card goes onto the stack as a new object, a spell of the player who casts it', () => {
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

  it('cr 601.2c: ‘up to’ and ‘any number of’ allow no targets', () => {
    const UP_TO = instant('Up To', '{R}', does(destroy, aTarget(CREATURE, { least: 0, most: 2 })));
    const table = new CastTable([{ hand: ['Up To'], battlefield: ['Mountain', 'Bear'] }, {}], [UP_TO]);
    table.cast('Up To', { targets: [[]] });
    expect(table.top.targets).toEqual([[{ objects: [], players: [] }]]);
  });

  it('cr 601.2d: damage is divided among targets as the spell is cast, each getting at least one', () => {
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

  it('cr 601.2d: there are no more targets than there is damage to divide', () => {
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

  it('cr 601.3: a card is cast from hand, unless an effect says otherwise', () => {
    const table = new CastTable(
      [{ graveyard: ['Bolt'], battlefield: ['Mountain'] }, { hand: ['Murder'] }],
      [BOLT, MURDER],
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1) }))).toBe('cr 601.3');
    expect(table.refused(table.casting('Murder'))).toBe('cr 109.1');
  });

  it('a hidden object is refused exactly like one that does not exist', () => {
    const table = new CastTable(
      [{ library: ['Bolt', 'Forest'] }, { hand: ['Bolt', 'Forest', 'Sprite'] }],
      [BOLT, creature('Sprite', 2, 2, [keyword('cycling', { costs: [mana('{0}')] })], { cost: '{U}' })],
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

  it('cr 601.3, 101.2: an effect that forbids certain spells looks at the card as a spell', () => {
    const RULE = permanent(
      'Rule',
      ['enchantment'],
      always({ kind: 'cannot', action: { kind: 'cast', who: ALL, what: both(SPELL, CREATURE) } }),
    );
    const ELF = creature('Elf', 2, 2, [], { cost: '{G}' });
    const table = new CastTable(
      [{ hand: ['Elf', 'Bolt'], battlefield: ['Forest', 'Mountain', 'Rule'] }, {}],
      [RULE, ELF, BOLT],
    );
    expect(table.refused(table.casting('Elf'))).toBe('cr 601.3');
    expect(table.legal()).toContain('cast Bolt');
  });

  it('cr 601.3: an effect limits how many spells a player casts each turn', () => {
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

  it('cr 307.1, 117.1a: sorceries are cast in one’s own main phase with the stack empty, instants at any time', () => {
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

  it.each([
    ['cr 301.1', ['artifact']],
    ['cr 302.1', ['creature']],
    ['cr 303.1', ['enchantment']],
    ['cr 306.1', ['planeswalker']],
    ['cr 307.1', ['sorcery']],
    ['cr 310.1', ['battle']],
    ['cr 301.1', ['artifact', 'creature']],
  ] as const)('%s: this rule of its type keeps a spell to one’s own main phase', (rule, types) => {
    const table = new CastTable(
      [{ hand: ['Thing'], battlefield: ['Plains'] }, {}],
      [card('Thing', { types, cost: '{W}' })],
    );
    table.step('upkeep');
    expect(table.refused(table.casting('Thing'))).toBe(rule);
    table.step('precombat-main').cast('Thing');
    expect(table.stack).toEqual(['Thing']);
  });

  it('cr 702.8a: a spell with flash is cast at any time', () => {
    const table = new CastTable(
      [{ hand: ['Sprite'], battlefield: ['Island'] }, {}],
      [creature('Sprite', 2, 2, [keyword('flash')], { cost: '{U}' })],
    );
    table.step('upkeep');
    expect(table.legal()).toContain('cast Sprite');
    table.cast('Sprite').resolve();
    expect(table.battlefield()).toContain('Sprite');
  });

  it('cr 117.3c: the player who casts a spell receives priority after it', () => {
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
