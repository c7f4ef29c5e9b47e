// When a spell can be cast and by whom, and what the action still has to state (cr 601.3).
import { describe, expect, it } from '@jest/globals';
import {
  always,
  both,
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
  TARGET_0,
  YOU,
  ALL,
  TAP,
  activated,
} from '#testkit/tables/cast-table';
import { BOLT, BLESSING, MURDER, seat, object } from '#testkit/tables/some-spells';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';

describe('conditions on casting', () => {
  it('cr 118.12a: a spell that cannot be cast unless something is paid costs that too', () => {
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

  it('cr 702.133a: a spell cast by jump-start is exiled afterwards, countered or not', () => {
    const JUMP = sorcery('Jumping', '{W}', keyword('jump-start'), does(gain(2)));
    const table = new CastTable(
      [{ graveyard: ['Jumping'], hand: ['Bear'], battlefield: ['Plains'] }, {}],
      [JUMP],
    );
    table.cast('Jumping').resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, ['Bear'], ['Jumping']]);
  });

  it('cr 601.3c: a spell is cast as though it had flash for an additional cost', () => {
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

  it('cr 732.1: an announcement that fails leaves no trace, whatever was wrong with it', () => {
    const table = new CastTable(
      [{ hand: ['Murder', 'Bolt'], battlefield: ['Swamp', 'Swamp', 'Mountain', 'Bear'] }, {}],
      [MURDER, BOLT],
    );
    const bear = object(table.named('Bear'));
    // Each of these throws if anything in the game changes.
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
      [creature('Prowler', 2, 2, [keyword('prowl', { costs: [mana('{B}')] })], { cost: '{5}' })],
    );
    expect(table.legal()).toEqual(['activate Swamp 0']);
    expect(table.refused(table.casting('Prowler', { alternative: 'prowl' }))).toBe('cr 118.9');
  });

  it('cr 702.103b: a bestowed spell is an Aura spell with a target', () => {
    const BESTOWED = creature('Nymph', 2, 2, [keyword('bestow', { costs: [mana('{1}{W}')] })], {
      cost: '{W}',
    });
    const table = new CastTable(
      [{ hand: ['Nymph'], battlefield: ['Plains', 'Plains', 'Bear'] }, {}],
      [BESTOWED],
    );
    table.cast('Nymph', { alternative: 'bestow' });
    expect(table.top.targets).toEqual([[{ objects: [table.named('Bear')], players: [] }]]);
  });

  it('cr 106.6: mana with a rider affects the spell it is spent on', () => {
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
      [HALL, creature('Knight', 2, 2, [], { cost: '{W}' })],
    );
    expect(table.cast('Knight').life(0)).toBe(23);
    expect(table.stack).toEqual(['Knight']);
  });

  it('cr 702.62a: a suspended card is cast when the last time counter is removed, and not before', () => {
    const table = new CastTable(
      [{ hand: ['Later'], battlefield: ['Mountain'] }, {}],
      [sorcery('Later', '{5}', keyword('suspend', { value: 1, costs: [mana('{R}')] }), does(gain(1)))],
    );
    table.act({ do: 'special', object: table.named('Later'), what: 'suspend' });
    expect(table.refused(table.casting('Later'))).toBe('cr 601.3');
  });
});

describe('completing an action', () => {
  it('asks for the next choice with the field that its answer goes to', () => {
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

  it('does not ask if only one answer is possible', () => {
    const table = new CastTable(
      [{ hand: ['Kicked', 'Murder'], battlefield: ['Swamp', 'Swamp', 'Bear'] }, {}],
      [sorcery('Kicked', '{1}{B}', keyword('kicker', { costs: [mana('{1}')] }), does(gain(1))), MURDER],
    );
    expect(table.next(table.casting('Kicked'))).toMatchObject({ done: { optional: { kicker: 0 } } });
    expect(table.next(table.casting('Murder'))).toEqual({ done: table.casting('Murder') });
  });

  it('refuses an impossible action with its rule', () => {
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

  it('cr 106.6: some mana may be spent on certain things alone', () => {
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
      [CAVERN, BLESSING, creature('Knight', 2, 2, [], { cost: '{W}{W}' })],
    );
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
    table.activate('Cavern');
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
    table.cast('Knight');
    expect(table.pool).toBe('');
  });
});
