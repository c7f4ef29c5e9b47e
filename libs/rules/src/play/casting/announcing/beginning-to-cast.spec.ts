// Which cards a player may begin to cast, judged by what they can become during the announcement (cr 601.3).
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Filter, Permission } from '#abilities';
import {
  ALL,
  always,
  both,
  card,
  CastTable,
  creature,
  CREATURE,
  does,
  gain,
  IS_THIS,
  keyword,
  mana,
  permanent,
  sorcery,
  SPELL,
  YOU,
} from '#testkit/tables/cast-table';

const AURA: Filter = { kind: 'subtype', is: 'Aura' };
const seat = (number: number) => [[{ seat: number }]];
const forbids = (what: Filter) =>
  permanent(
    'Rule',
    ['enchantment'],
    always({ kind: 'cannot', action: { kind: 'cast', who: ALL, what: both(SPELL, what) } }),
  );
const allows = (permission: Omit<Extract<Permission, { kind: 'play' }>, 'kind' | 'who'>) =>
  permanent(
    'Leave',
    ['enchantment'],
    always({ kind: 'may', permission: { kind: 'play', who: YOU, ...permission } }),
  );
const NYMPH = creature('Nymph', 2, 2, [keyword('bestow', { costs: [mana('{1}{W}')] })], {
  cost: '{W}',
  types: ['enchantment', 'creature'],
});
const PLAINS = ['Plains', 'Plains'];
const casts = (table: CastTable) => table.legal().filter((one) => one.startsWith('cast'));

describe('cr 601.3a: an effect that forbids certain spells', () => {
  const BLAZE = sorcery(
    'Blaze',
    '{X}{R}',
    does(
      { kind: 'damage', players: { kind: 'target', slot: 0 }, amount: { kind: 'x' } },
      { kind: 'target', players: ALL },
    ),
  );
  const cheap: Filter = { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 2 };
  const lands = ['Mountain', 'Mountain', 'Mountain'];

  it('cr 601.3a: looks at the spell with the chosen X, not at the card', () => {
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: [...lands, 'Rule'] }, {}],
      [forbids(cheap), BLAZE],
    );
    expect(casts(table)).toEqual(['cast Blaze']);
    expect(table.refused(table.casting('Blaze', { x: 1, targets: seat(1) }))).toBe('cr 601.3');
    table.cast('Blaze', { x: 2, targets: seat(1) }).resolve();
    expect(table.life(1)).toBe(18);
  });

  it('cr 601.3a: stops a player from beginning to cast if no payable X avoids it', () => {
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: ['Mountain', 'Mountain', 'Rule'] }, {}],
      [forbids(cheap), BLAZE],
    );
    expect(casts(table)).toEqual([]);
    expect(table.refused(table.casting('Blaze', { x: 2, targets: seat(1) }))).toBe('cr 601.2h');
  });

  it('cr 601.3a: allows an X of any size that avoids it and can be paid', () => {
    const most: Filter = { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 80 };
    const table = new CastTable([{ hand: ['Blaze'], battlefield: ['Rule'] }, {}], [forbids(most), BLAZE]);
    table.addMana('R'.repeat(80));
    expect(casts(table)).toEqual([]);
    table.addMana('R');
    expect(casts(table)).toEqual(['cast Blaze']);
    table.cast('Blaze', { x: 80, targets: seat(1) });
    expect(table.stack).toEqual(['Blaze']);
  });

  it('cr 601.3a: forbids an X that makes the spell a forbidden one', () => {
    const dear: Filter = { kind: 'stat', stat: 'mana-value', compare: 'at-least', value: 3 };
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: [...lands, 'Rule'] }, {}],
      [forbids(dear), BLAZE],
    );
    expect(table.refused(table.casting('Blaze', { x: 2, targets: seat(1) }))).toBe('cr 601.3');
    table.cast('Blaze', { x: 1, targets: seat(1) });
    expect(table.stack).toEqual(['Blaze']);
  });

  it('cr 601.3a: allows a bestowed spell if it forbids creature spells alone', () => {
    const table = new CastTable(
      [{ hand: ['Nymph'], battlefield: [...PLAINS, 'Rule'] }, { battlefield: ['Bear'] }],
      [forbids(CREATURE), NYMPH],
    );
    expect(casts(table)).toEqual(['cast Nymph for bestow']);
    expect(table.refused(table.casting('Nymph'))).toBe('cr 601.3');
    table.cast('Nymph', { alternative: 'bestow' });
    expect(table.stack).toEqual(['Nymph']);
  });
});

describe('cr 601.3b-d: as though it had flash', () => {
  it('cr 601.3b: allows a bestowed spell if Aura spells may be cast at any time', () => {
    const table = new CastTable(
      [{ hand: ['Nymph'], battlefield: [...PLAINS, 'Bear', 'Leave'] }, {}],
      [allows({ what: AURA, speed: 'instant' }), NYMPH],
    );
    table.step('upkeep');
    expect(casts(table)).toEqual(['cast Nymph for bestow']);
    expect(table.refused(table.casting('Nymph'))).toBe('cr 303.1');
    table.cast('Nymph', { alternative: 'bestow' });
    expect(table.stack).toEqual(['Nymph']);
  });

  it('cr 601.3b: does not allow a bestowed Aura spell if creature spells may be cast at any time', () => {
    const table = new CastTable(
      [{ hand: ['Nymph'], battlefield: [...PLAINS, 'Bear', 'Leave'] }, {}],
      [allows({ what: CREATURE, speed: 'instant' }), NYMPH],
    );
    table.step('upkeep');
    expect(casts(table)).toEqual(['cast Nymph']);
    expect(table.refused(table.casting('Nymph', { alternative: 'bestow' }))).toBe('cr 303.1');
  });

  it('cr 601.3d: allows a spell under a condition when it holds', () => {
    const forest: Filter = { kind: 'subtype', is: 'Forest' };
    const SUDDEN = sorcery(
      'Sudden',
      '{W}',
      {
        kind: 'static',
        while: {
          kind: 'compare',
          left: { kind: 'count', of: both(forest, { kind: 'controller', is: YOU }) },
          compare: 'at-least',
          right: 1,
        },
        effects: [{ kind: 'may', permission: { kind: 'play', who: YOU, what: IS_THIS, speed: 'instant' } }],
      },
      does(gain(1)),
    );
    const board = { hand: ['Sudden'], battlefield: ['Plains'] };
    const without = new CastTable([board, { battlefield: ['Forest'] }], [SUDDEN]).step('upkeep');
    expect(casts(without)).toEqual([]);
    expect(without.refused(without.casting('Sudden'))).toBe('cr 307.1');
    const table = new CastTable([{ ...board, battlefield: ['Plains', 'Forest'] }, {}], [SUDDEN]).step(
      'upkeep',
    );
    expect(casts(table)).toEqual(['cast Sudden']);
    expect(table.cast('Sudden').stack).toEqual(['Sudden']);
  });
});

describe('cr 603.7g: the delayed ability of a spell cast as though it had flash', () => {
  const sacrificed: Effect = {
    kind: 'delayed',
    when: { kind: 'step', is: 'cleanup' },
    body: {
      kind: 'plain',
      effect: { kind: 'sacrifice-these', what: { kind: 'successor', of: { kind: 'this' } } },
    },
  };
  const flash = (effect?: Effect): Ability =>
    always({
      kind: 'may',
      permission: {
        kind: 'play',
        who: YOU,
        what: IS_THIS,
        speed: 'instant',
        ...(effect === undefined ? {} : { effect }),
      },
    });
  const VEIL = card('Veil', { cost: '{W}', abilities: [flash(sacrificed)] });
  const delayed = (table: CastTable) =>
    table.state.lasting.filter(({ kind }) => kind === 'delayed').map(({ controller }) => controller);
  const ready = (...more: readonly string[]) =>
    new CastTable(
      [{ hand: ['Veil'], battlefield: ['Plains', ...more] }, {}],
      [
        VEIL,
        permanent(
          'Leave',
          ['enchantment'],
          always({ kind: 'may', permission: { kind: 'play', who: YOU, what: SPELL, speed: 'instant' } }),
        ),
      ],
    );

  it('cr 603.7g: waits from the cast, is controlled by the spell’s controller, and finds the permanent', () => {
    const table = ready().step('upkeep').cast('Veil');
    expect(delayed(table)).toEqual([0]);
    table.resolve();
    expect(table.battlefield()).toContain('Veil');
    table.passUntil(({ turn }) => turn?.number === 2);
    expect(table.graveyard(0)).toEqual(['Veil']);
  });

  it('cr 603.7g: does not wait if a sorcery could have been cast', () => {
    const table = ready().cast('Veil').resolve();
    expect(delayed(table)).toEqual([]);
    table.passUntil(({ turn }) => turn?.number === 2);
    expect(table.battlefield()).toContain('Veil');
  });

  it('cr 603.7g: depends on when the spell is cast, whatever else would have allowed that', () => {
    expect(delayed(ready('Leave').step('upkeep').cast('Veil'))).toEqual([0]);
    expect(delayed(ready('Leave').cast('Veil'))).toEqual([]);
  });

  it('cr 603.7g: does not wait after an announcement that fails', () => {
    const table = new CastTable([{ hand: ['Veil'] }, {}], [VEIL]).step('upkeep');
    expect(table.refused(table.casting('Veil'))).toBe('cr 601.2h');
    expect(delayed(table)).toEqual([]);
  });
});

describe('cr 601.3e: the characteristics a spell would have', () => {
  const top = { kind: 'top', whose: YOU, count: 1 } as const;
  const from = { from: 'library', cards: top } as const;

  it('cr 601.3e: make a face-down card a creature spell, whatever the card is', () => {
    const MORPH = card('Shell', {
      cost: '{W}',
      types: ['artifact'],
      abilities: [keyword('morph', { costs: [mana('{W}')] })],
    });
    const table = new CastTable(
      [{ library: ['Shell'], battlefield: ['Plains', 'Plains', 'Plains', 'Leave'] }, {}],
      [allows({ what: CREATURE, ...from }), MORPH],
    );
    expect(casts(table)).toEqual(['cast Shell for morph']);
    table.cast('Shell', { alternative: 'morph' });
    expect(table.top).toMatchObject({ faceDown: 'morph', from: 'library' });
  });

  const KILLER = {
    name: 'Killer // Chop',
    cost: '{W}',
    typeLine: 'Creature',
    layout: 'adventure' as const,
    faces: [
      { kind: 'face' as const, name: 'Killer', cost: '{W}', types: ['creature'], power: 1, toughness: 2 },
      {
        kind: 'face' as const,
        name: 'Chop',
        cost: '{1}{W}',
        types: ['instant'],
        subtypes: ['Adventure'],
        abilities: [does(gain(1))],
      },
    ],
  };
  it.each([
    { what: CREATURE, may: 0, mayNot: 1 },
    { what: { kind: 'type', is: 'instant' } as const, may: 1, mayNot: 0 },
  ])('cr 601.3e: allow only the half that the permission names: $what.is', ({ what, may, mayNot }) => {
    const table = new CastTable(
      [{ library: ['Killer // Chop'], battlefield: [...PLAINS, 'Leave'] }, {}],
      [allows({ what, ...from }), KILLER],
    );
    const object = table.named('Killer');
    expect(table.refused({ do: 'cast', object, face: mayNot })).toBe('cr 601.3');
    table.act({ do: 'cast', object, face: may });
    expect(table.top.from).toBe('library');
  });
});

describe('cr 601.3f: a face-down card in exile', () => {
  const COLLECTOR = (look: boolean) =>
    permanent(
      'Collector',
      ['enchantment'],
      always(
        { kind: 'may', permission: { kind: 'play', who: YOU, what: CREATURE, from: 'exile' } },
        ...(look
          ? [
              {
                kind: 'may' as const,
                permission: {
                  kind: 'look-at' as const,
                  who: YOU,
                  what: { kind: 'zone', zone: 'exile', whose: ALL } as const,
                },
              },
            ]
          : []),
      ),
    );
  const ELF = creature('Elf', 2, 2, [], { cost: '{W}' });
  const laid = (look: boolean) =>
    new CastTable([{ hand: ['Elf'], battlefield: ['Plains', 'Collector'] }, {}], [COLLECTOR(look), ELF]);

  it('cr 601.3f: is cast only by a player who may look at it', () => {
    for (const look of [true, false]) {
      const table = laid(look);
      const elf = table.named('Elf');
      table.do(
        {
          kind: 'move',
          what: { kind: 'bound', name: 'it' },
          to: 'exile',
          cause: 'exile',
          face: 'face-down',
          bind: 'it',
        },
        { bindings: { it: { objects: [elf] } } },
      );
      const [object] = table.bound('it')!.objects!;
      if (look) expect(table.act({ do: 'cast', object: object! }).top.from).toBe('exile');
      else expect(table.refused({ do: 'cast', object: object! })).toBe('cr 109.1');
    }
  });
});
