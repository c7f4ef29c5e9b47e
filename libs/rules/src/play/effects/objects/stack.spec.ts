import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Filter, TargetSpec } from '#abilities';
import type { CardDefinition } from '#cards';
import { objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { card, ANOTHER_CREATURE, IT, ObjectTable, THAT, cardOf, faceOf } from '#testkit/tables/object-table';

const target = (filter: Filter = ANOTHER_CREATURE, rest: object = {}): TargetSpec => ({
  kind: 'target',
  filter,
  ...rest,
});
/** An instant for {0}. */
const spell = (
  name: string,
  targets: readonly TargetSpec[],
  effect: Effect,
  more: Ability[] = [],
): CardDefinition =>
  card(name, {
    cost: '{0}',
    types: ['instant'],
    abilities: [{ kind: 'spell', body: { kind: 'plain', targets: [...targets], effect } }, ...more],
  });
const destroyTarget: Effect = { kind: 'destroy', what: { kind: 'target', slot: 0 } };
const doom = spell('Doom', [target()], destroyTarget);
const sides = [{ hand: ['Doom'], battlefield: ['One', 'Two'] }, {}];

describe('countering', () => {
  it('cr 701.6a: a countered spell is put into its owner’s graveyard', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['One']]);
    table.of(['Doom'], { kind: 'counter', what: IT, bind: 'countered' });
    expect(table.onStack()).toEqual([]);
    expect(table.graveyard(0)).toEqual(['Doom']);
    expect(table.events('Countered')).toHaveLength(1);
    expect(table.bound('countered')?.amount).toBe(1);
  });

  it('cr 701.6a: a countered spell goes elsewhere if the effect says so', () => {
    const table = new ObjectTable([{ ...sides[0], library: ['Top'] }, {}], { more: [doom] });
    table
      .castAt('Doom', [['One']])
      .of(['Doom'], { kind: 'counter', what: IT, to: 'library', position: 'bottom' });
    expect(table.library(0)).toEqual(['Doom', 'Top']);
  });

  it('cr 101.2: a spell that cannot be countered is not', () => {
    const sure = spell('Doom', [target()], destroyTarget, [
      { kind: 'static', zone: 'stack', effects: [{ kind: 'cannot', action: { kind: 'be-countered' } }] },
    ]);
    const table = new ObjectTable(sides, { more: [sure] }).castAt('Doom', [['One']]);
    table.of(['Doom'], { kind: 'counter', what: IT, bind: 'countered' });
    expect(table.onStack()).toHaveLength(1);
    expect(table.bound('countered')?.objects).toEqual([]);
  });

  it('cr 112.3b: a countered ability ceases to exist', () => {
    const table = new ObjectTable([{ battlefield: ['One'] }, {}]);
    const object = table.proposal.nextObject();
    const source = table.id('One');
    table.proposal.emit({
      type: 'AbilityStacked',
      object,
      item: {
        kind: 'activated',
        controller: 0 as Seat,
        source,
        ability: null,
        modes: [],
        targets: [],
        x: null,
        paid: {},
        alternative: null,
        from: 'battlefield',
        mana: [],
        context: {
          source,
          stack: object,
          controller: 0 as Seat,
          targets: [],
          bindings: {},
          x: null,
          event: null,
        },
        copy: false,
        faceDown: null,
      },
    });
    table.do({ kind: 'counter', what: IT }, { bindings: { it: { objects: [object] } } });
    expect(table.onStack()).toEqual([]);
    expect(table.graveyard(0)).toEqual([]);
  });
});

describe('copying spells', () => {
  const copy = (rest: object = {}): Effect => ({ kind: 'copy-spell', what: IT, ...rest });

  it('cr 707.10: a copy has the choices made for the spell, and its controller is the copying player', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    table.of(['Doom'], copy({ bind: 'copies' }), { controller: 1 });
    const [made] = table.bound('copies')?.objects ?? [];
    const item = table.state.objects[objectNumber(made as ObjectId)]?.item;
    expect(item).toMatchObject({ controller: 1, copy: true, source: made });
    expect(table.targets(made)).toEqual(['Two']);
    expect(table.events('SpellCast')).toHaveLength(1);
  });

  it('cr 707.10: an effect makes several copies', () => {
    const table = new ObjectTable(sides, { more: [doom] })
      .castAt('Doom', [['Two']])
      .of(['Doom'], copy({ count: 3 }));
    expect(table.onStack()).toHaveLength(4);
  });

  it('cr 707.10c: new targets may be chosen before the copy is put on the stack', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    table.of(['Doom'], copy({ targets: 'may-change' }), {
      answers: [{ kind: 'choose-targets', targets: [{ object: table.id('One') }] }],
    });
    expect(table.targets()).toEqual(['One']);
    expect(table.targets(table.onStack()[0])).toEqual(['Two']);
  });

  it('cr 707.10c: targets may be left unchanged, illegal ones too', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    const two = table.id('Two');
    table.of(['Two'], { kind: 'move', what: IT, to: 'exile', cause: 'exile' });
    table.of(['Doom'], copy({ targets: 'may-change' }), {
      answers: [{ kind: 'choose-targets', targets: [] }],
    });
    const item = table.state.objects[objectNumber(table.onStack().at(-1) as ObjectId)]?.item;
    expect(item?.targets).toEqual([[{ objects: [two], players: [] }]]);
  });

  it('cr 707.10: no mana was spent on a copy', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    const id = table.onStack()[0] as ObjectId;
    const { item } = table.object('Doom');
    if (item !== undefined) table.happen({ type: 'SpellCast', object: id, item: { ...item, mana: ['G'] } });
    table.of(['Doom'], copy());
    expect(table.events('SpellCopied')[0]?.item.mana).toEqual([]);
  });

  it('cr 707.9b, 707.10: a copy of a spell has the exceptions the effect names', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    table.of(['Doom'], copy({ except: [{ kind: 'set-colours', colours: ['red'] }], bind: 'copies' }));
    const [made] = table.bound('copies')?.objects ?? [];
    expect(table.knownAt(made as ObjectId).colours).toEqual(['red']);
  });

  it('cr 707.10: a copy of a spell that has left the stack is made as it last existed there', () => {
    const table = new ObjectTable(sides, { more: [doom] }).castAt('Doom', [['Two']]);
    const was = table.bindIds('Doom');
    table.of(['Doom'], { kind: 'counter', what: IT });
    table.do(copy(), { bindings: { it: was } });
    expect(table.onStack()).toHaveLength(1);
    expect(table.targets()).toEqual(['Two']);
  });
});

describe('new targets', () => {
  const anew = (how: 'all' | 'any' | 'change' | 'to', rest: object = {}): Effect => ({
    kind: 'new-targets',
    what: IT,
    who: { kind: 'you' },
    how,
    ...rest,
  });
  const choosing = (table: ObjectTable, name: string) => ({
    answers: [{ kind: 'choose-targets' as const, targets: [{ object: table.id(name) }] }],
  });
  const three = [{ hand: ['Doom'], battlefield: ['One', 'Two', 'Three'] }, {}];

  it('cr 115.7a: each target is changed to another legal one', () => {
    const table = new ObjectTable(three, { more: [doom] }).castAt('Doom', [['One']]);
    table.of(['Doom'], anew('all'), choosing(table, 'Three'));
    expect(table.targets()).toEqual(['Three']);
  });

  it('cr 115.7a: no target is changed if not all of them can be', () => {
    const both = spell('Doom', [target(), target({ kind: 'type', is: 'land' })], destroyTarget);
    const table = new ObjectTable([{ hand: ['Doom'], battlefield: ['One', 'Two', 'Forest'] }, {}], {
      more: [both],
    });
    table.castAt('Doom', [['One'], ['Forest']]).of(['Doom'], anew('all'));
    expect(table.targets()).toEqual(['One', 'Forest']);
  });

  it('cr 115.7b: one target is changed and no more', () => {
    const two = spell('Doom', [target(), target(ANOTHER_CREATURE, { different: [0] })], destroyTarget);
    const table = new ObjectTable(three, { more: [two] }).castAt('Doom', [['One'], ['Two']]);
    table.of(['Doom'], anew('change'), choosing(table, 'Two'));
    expect(table.targets()).toEqual(['One', 'Three']);
  });

  it('cr 115.7c-d: the player changes as many targets as they like', () => {
    const table = new ObjectTable(three, { more: [doom] }).castAt('Doom', [['One']]);
    table.of(['Doom'], anew('any'), { answers: [{ kind: 'choose-targets', targets: [] }] });
    expect(table.events('TargetsChanged')).toEqual([]);
    table.of(['Doom'], anew('any'), choosing(table, 'Two'));
    expect(table.targets()).toEqual(['Two']);
  });

  it('cr 115.7e: only the resulting targets must be legal together', () => {
    const trail = spell('Doom', [target(), target(ANOTHER_CREATURE, { different: [0] })], destroyTarget);
    const table = new ObjectTable([{ hand: ['Doom'], battlefield: ['One', 'Two'] }, {}], { more: [trail] });
    table.castAt('Doom', [['One'], ['Two']]);
    table.of(['Doom'], anew('any'), choosing(table, 'Two'));
    expect(table.targets()).toEqual(['Two', 'One']);
  });

  it('cr 115.7: a target is changed to the object the effect names if that is legal', () => {
    const table = new ObjectTable([{ hand: ['Doom'], battlefield: ['One', 'Two', 'Forest'] }, {}], {
      more: [doom],
    });
    table.castAt('Doom', [['One']]).of(['Doom', 'Forest'], anew('to', { to: THAT }));
    expect(table.targets()).toEqual(['One']);
    table.of(['Doom', 'Two'], anew('to', { to: THAT }));
    expect(table.targets()).toEqual(['Two']);
  });

  it('cr 115.7f: the division is not changed with the targets', () => {
    const rain = spell('Doom', [target(ANOTHER_CREATURE, { most: 2, least: 2, divides: 5 })], {
      kind: 'damage',
      to: { kind: 'target', slot: 0 },
      amount: 5,
      divided: 'divided',
    });
    const table = new ObjectTable(three, { more: [rain] });
    const [one, two] = [table.id('One'), table.id('Two')];
    table.do(
      {
        kind: 'cast-now',
        who: { kind: 'you' },
        what: { kind: 'zone', zone: 'hand', whose: { kind: 'you' } },
        free: 'free',
      },
      {
        answers: [
          { kind: 'choose-targets', targets: [{ object: one }, { object: two }] },
          { kind: 'divide', amounts: [4, 1] },
        ],
      },
    );
    table.of(['Doom'], anew('change'), {
      answers: [{ kind: 'choose-targets', targets: [{ object: one }] }],
    });
    const item = table.state.objects[objectNumber(table.onStack().at(-1) as ObjectId)]?.item;
    expect(item?.targets).toEqual([[{ objects: [table.id('Three'), two], players: [], amounts: [4, 1] }]]);
  });
});

describe('casting during a resolution', () => {
  const castNow = (rest: object = {}): Effect => ({
    kind: 'cast-now',
    who: { kind: 'you' },
    what: IT,
    free: 'free',
    bind: 'cast',
    ...rest,
  });
  const costly = card('Costly', { cost: '{5}{R}', types: ['sorcery'], abilities: [] });

  it('cr 608.2g: ignores timing, and is free if the effect says so', () => {
    const table = new ObjectTable([{ graveyard: ['Costly'] }, {}], { more: [costly] });
    table.proposal.emit({ type: 'StepBegan', step: 'upkeep' });
    table.of(['Costly'], castNow());
    expect(table.onStack()).toEqual(table.bound('cast')?.objects);
    expect(table.events('SpellCast')[0]?.item).toMatchObject({ from: 'graveyard', mana: [] });
  });

  it('cr 608.2g: chooses targets as usual', () => {
    const table = new ObjectTable([{ graveyard: ['Doom'], battlefield: ['One', 'Two'] }, {}], {
      more: [doom],
    });
    table.of(['Doom'], castNow(), {
      answers: [{ kind: 'choose-targets', targets: [{ object: table.id('Two') }] }],
    });
    expect(table.targets()).toEqual(['Two']);
  });

  it('cr 601.2c: does not cast a spell without a legal target', () => {
    const table = new ObjectTable([{ graveyard: ['Doom'] }, {}], { more: [doom] }).of(['Doom'], castNow());
    expect(table.graveyard(0)).toEqual(['Doom']);
    expect(table.bound('cast')?.objects).toEqual([]);
  });

  it('cr 118.9: casts for a cost with a name', () => {
    const table = new ObjectTable([{ graveyard: ['Costly'] }, {}], { more: [costly] }).of(['Costly'], {
      kind: 'cast-now',
      who: { kind: 'you' },
      what: IT,
      costs: [{ kind: 'life', amount: 3 }],
      for: 'madness',
    });
    expect(table.life(0)).toBe(17);
    expect(table.events('SpellCast')[0]?.item.alternative).toBe('madness');
  });

  it('cr 601.2h: does not cast a spell that cannot be paid for', () => {
    const table = new ObjectTable([{ graveyard: ['Costly'] }, {}], { more: [costly] }).of(['Costly'], {
      kind: 'cast-now',
      who: { kind: 'you' },
      what: IT,
    });
    expect(table.graveyard(0)).toEqual(['Costly']);
  });

  it('cr 707.12: casts a copy of a card, and the card stays where it is', () => {
    const table = new ObjectTable([{ graveyard: ['Costly'] }, {}], { more: [costly] }).of(
      ['Costly'],
      castNow({ copy: 'copy' }),
    );
    expect(table.graveyard(0)).toEqual(['Costly']);
    expect(table.onStack()).toHaveLength(1);
    expect(table.events('SpellCast')[0]?.item.copy).toBe(true);
  });

  it('cr 712.11b: asks which face to cast', () => {
    const modal = cardOf(
      [
        faceOf('Left', { cost: '{1}', types: ['sorcery'] }),
        {
          kind: 'face',
          name: 'Right',
          cost: '{2}',
          types: ['sorcery'],
        },
      ],
      'modal',
    );
    const table = new ObjectTable([{ graveyard: ['Left'] }, {}], { more: [modal] }).of(['Left'], castNow(), {
      answers: [{ kind: 'choose-modes', modes: [1] }],
    });
    expect(table.onStack().map((id) => table.nameOf(id))).toEqual(['Right']);
  });

  it('cr 305.3: plays a land only on the player’s own turn', () => {
    const play = castNow({ play: 'play' });
    const other = new ObjectTable([{}, { graveyard: ['Forest'] }]).of(['Forest'], play, { controller: 1 });
    expect(other.graveyard(1)).toEqual(['Forest']);
    const own = new ObjectTable([{ graveyard: ['Forest'] }, {}]).of(['Forest'], play);
    expect(own.battlefield()).toEqual(['Forest']);
    expect(own.bound('cast')?.objects).toEqual([own.id('Forest')]);
    expect(own.state.turn?.landsPlayed).toBe(1);
  });

  it('cr 305.2b: plays a land only while a land play is left', () => {
    const table = new ObjectTable([{ graveyard: ['Forest', 'Island'] }, {}]);
    const play = castNow({ play: 'play' });
    table.of(['Forest'], play).of(['Island'], play);
    expect(table.graveyard(0)).toEqual(['Island']);
  });

  it('cr 305.9: plays no land if a card is to be cast', () => {
    const table = new ObjectTable([{ graveyard: ['Forest'] }, {}]).of(['Forest'], castNow());
    expect(table.graveyard(0)).toEqual(['Forest']);
  });
});
