// Abilities that look back, that objects gain and lose, and the zones in which abilities work (cr 603.10,
// 113.6).
import type { Effect, Filter } from '#abilities';
import { graveyardOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { order } from '#testkit/tables/effect-table';
import {
  ALL,
  both,
  card,
  creature,
  CREATURE,
  DIES,
  ENTERS,
  gain,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  THIS,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';

const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const toGraveyard = (what: Filter) =>
  ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] }) as const;

describe('cr 603.10: looking back', () => {
  it('cr 603.10a: an ability sees permanents that leave together with it', () => {
    const artifact = card('Engine', {
      abilities: [whenever(toGraveyard(CREATURE), gain(1))],
      types: ['artifact'],
    });
    const table = new RulesTable([{ battlefield: ['Engine', 'Bear', 'Other'] }, {}], [artifact]);
    table.do({ kind: 'destroy', what: { kind: 'each', filter: { kind: 'permanent' } } }).settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.10: a permanent that enters does not see those that leave at the same time', () => {
    const artifact = card('Engine', {
      abilities: [whenever(toGraveyard(CREATURE), gain(1))],
      types: ['artifact'],
    });
    const table = new RulesTable([{ battlefield: ['Bear'], hand: ['Engine'] }, {}], [artifact]);
    table.verbs([
      {
        verb: 'move',
        object: table.id('Bear'),
        to: graveyardOf(0 as Seat),
        position: null,
        cause: 'put',
        by: null,
      },
      {
        verb: 'move',
        object: table.id('Engine'),
        to: { kind: 'battlefield', seat: null, index: 0 },
        position: null,
        cause: 'put',
        by: null,
        entering: { under: 0 as Seat },
      },
    ]);
    expect(table.waiting).toEqual([]);
  });

  it('cr 603.10a: a leaves ability knows the last power', () => {
    const ability = whenever(DIES, {
      kind: 'gain-life',
      who: YOU,
      amount: { kind: 'stat', of: THIS, stat: 'power' },
    });
    const table = new RulesTable([{ battlefield: ['Martyr'] }, {}], [creature('Martyr', 2, 2, [ability])]);
    table.do({
      kind: 'continuous',
      what: EACH_CREATURE,
      changes: [{ kind: 'modify-stats', power: 3, toughness: 0 }],
      until: { kind: 'end-of-turn' },
    });
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(25);
  });

  it('cr 603.10a: a token that dies triggers its own ability', () => {
    const table = new RulesTable([{}, {}]);
    table.do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Ghost',
          types: ['creature'],
          power: 1,
          toughness: 1,
          abilities: [whenever(DIES, gain(2))],
        },
      },
    });
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
    expect(table.battlefield()).toEqual([]);
  });
});

describe('cr 603.10: other events that look back, or do not', () => {
  const sees = (name: string, when: Parameters<typeof whenever>[0]) =>
    creature(name, 1, 1, [whenever(when, gain(1))]);
  const IT = { kind: 'bound', name: 'it' } as const;
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });

  it('cr 603.10a: a card leaving a graveyard', () => {
    const table = new RulesTable(
      [{ battlefield: ['Keeper'], graveyard: ['Bear'] }, {}],
      [sees('Keeper', { kind: 'moves', what: { kind: 'owner', is: YOU }, from: ['graveyard'] })],
    );
    table.do({ kind: 'move', what: IT, to: 'exile', cause: 'exile' }, it_(table, 'Bear'));
    expect(table.waiting).toEqual(['Keeper']);
  });

  it('cr 603.10a: a permanent put into a hand, with what is put there with it', () => {
    const table = new RulesTable(
      [{ battlefield: ['Keeper', 'Bear'] }, {}],
      [sees('Keeper', { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['hand'] })],
    );
    table.do({ kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return' });
    expect(table.waiting).toEqual(['Keeper', 'Keeper']);
  });

  it('cr 603.10b: phasing out, itself too', () => {
    const table = new RulesTable(
      [{ battlefield: ['Fader'] }, {}],
      [sees('Fader', { kind: 'phases-out', what: IS_THIS })],
    );
    table.do({ kind: 'phase-out', what: IT }, it_(table, 'Fader'));
    expect(table.waiting).toEqual(['Fader']);
  });

  it('cr 603.10c: becoming unattached', () => {
    const aura = card('Ring', {
      abilities: [whenever({ kind: 'unattached', what: IS_THIS }, gain(1))],
      types: ['artifact'],
      subtypes: ['Equipment'],
    });
    const table = new RulesTable([{ battlefield: ['Ring', 'Bear'] }, {}], [aura]);
    const both_ = {
      bindings: { ring: { objects: [table.id('Ring')] }, bear: { objects: [table.id('Bear')] } },
    };
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'ring' }, to: { kind: 'bound', name: 'bear' } },
      both_,
    );
    table.do({ kind: 'unattach', what: { kind: 'bound', name: 'ring' } }, both_);
    expect(table.waiting).toEqual(['Ring']);
  });

  it('cr 603.10d: losing control is seen by the player who had it', () => {
    const table = new RulesTable(
      [{ battlefield: ['Loyal'] }, {}],
      [sees('Loyal', { kind: 'control-changes', what: IS_THIS, from: YOU })],
    );
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'control', to: OPPONENTS }],
        until: { kind: 'forever' },
      },
      it_(table, 'Loyal'),
    );
    table.settle();
    expect([table.life(0), table.life(1)]).toEqual([21, 20]);
  });

  it('cr 603.9, 603.10f: a player losing the game is seen, even by what is lost with them', () => {
    const table = new RulesTable(
      [{ battlefield: ['Vulture'] }, {}, {}],
      [sees('Vulture', { kind: 'loses-game', who: OPPONENTS })],
    );
    table.do({ kind: 'lose-game', who: { kind: 'next', direction: 'left' } }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.10: entering is seen with the effects that apply then', () => {
    const table = new RulesTable(
      [{ battlefield: ['Greeter'], hand: ['Bear'] }, {}],
      [sees('Greeter', { kind: 'moves', what: { kind: 'subtype', is: 'Bear' }, to: ['battlefield'] })],
    );
    table.do({ kind: 'move', what: IT, to: 'battlefield', cause: 'put' }, it_(table, 'Bear'));
    expect(table.waiting).toEqual(['Greeter']);
  });
});

describe('cr 605.1b: triggered mana abilities', () => {
  it('cr 605.4a: one resolves at once, without the stack', () => {
    const ability = whenever(
      { kind: 'adds-mana', who: YOU },
      {
        kind: 'add-mana',
        mana: { kind: 'exactly', symbols: '{G}' },
      },
    );
    const once = { ...ability, limit: 'once-each-turn' } as typeof ability;
    const table = new RulesTable([{ battlefield: ['Growth'] }, {}], [card('Growth', { abilities: [once] })]);
    table.do({ kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}' } });
    expect(table.state.seats[0]!.mana.map(({ type }) => type)).toEqual(['R', 'G']);
    expect(table.waiting).toEqual([]);
  });
});

describe('abilities that effects add and remove', () => {
  const IT = { kind: 'bound', name: 'it' } as const;
  const it_ = (table: RulesTable, name: string) => ({ bindings: { it: { objects: [table.id(name)] } } });
  const giver = card('Giver', {
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'modify',
            what: both(CREATURE, YOURS),
            changes: [{ kind: 'gain-ability', ability: whenever(DIES, gain(1)) }],
          },
        ],
      },
    ],
  });

  it('cr 113.3c: an added ability triggers like any other', () => {
    const table = new RulesTable([{ battlefield: ['Giver', 'Bear'] }, { battlefield: ['Other'] }], [giver]);
    table.do(destroyAll);
    expect(table.waiting).toEqual(['Bear']);
    table.settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 113.3c: an effect may add one until end of turn', () => {
    const table = new RulesTable([{ battlefield: ['Bear'] }, {}]);
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'gain-ability', ability: whenever(DIES, gain(2)) }],
        until: { kind: 'end-of-turn' },
      },
      it_(table, 'Bear'),
    );
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.10: an ability that was lost before does not trigger', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever(DIES, gain(2))])],
    );
    table.do(
      {
        kind: 'continuous',
        what: IT,
        changes: [{ kind: 'lose-all-abilities' }],
        until: { kind: 'end-of-turn' },
      },
      it_(table, 'Dying'),
    );
    table.do(destroyAll).settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 708.2: a face-down permanent has none', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(2))])],
    );
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, it_(table, 'Dying')).do(gain(1));
    expect(table.waiting).toEqual([]);
    expect(table.life(0)).toBe(21);
  });

  it('cr 114.4: an emblem’s ability works in the command zone', () => {
    const table = new RulesTable([{}, {}]);
    table.do({
      kind: 'get-emblem',
      who: YOU,
      face: {
        kind: 'face',
        name: '',
        types: [],
        abilities: [whenever({ kind: 'loses-life', who: OPPONENTS }, gain(1))],
      },
    });
    table.do({ kind: 'lose-life', who: OPPONENTS, amount: 3 }).settle();
    expect(table.life(0)).toBe(21);
  });

  it('cr 603.2: a copy’s abilities are its own', () => {
    const table = new RulesTable(
      [{ battlefield: ['Dying'] }, {}],
      [creature('Dying', 1, 1, [whenever(DIES, gain(2))])],
    );
    table.do({ kind: 'create-token', token: { kind: 'copy', of: IT } }, it_(table, 'Dying'));
    table.do(destroyAll).settle(order(0, 1));
    expect(table.life(0)).toBe(24);
  });
});

describe('zones abilities work in', () => {
  it('cr 113.6: an ability that says so works from the graveyard', () => {
    const ability = whenever(
      { kind: 'gains-life', who: YOU },
      { kind: 'move', what: THIS, to: 'hand', cause: 'return' },
      { zone: 'graveyard' },
    );
    const table = new RulesTable(
      [{ graveyard: ['Lurker'], battlefield: ['Second Lurker'] }, {}],
      [creature('Lurker', 1, 1, [ability]), creature('Second Lurker', 1, 1, [ability])],
    );
    table.do(gain(1)).settle();
    expect(table.hand(0)).toEqual(['Lurker']);
    expect(table.battlefield()).toEqual(['Second Lurker']);
  });

  it('a phased-out permanent does not see anything (cr 702.26b)', () => {
    const table = new RulesTable(
      [{ battlefield: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(1))])],
    );
    table.happen({ type: 'Phased', object: table.id('Listener'), phasedOut: 'directly' }).do(gain(1));
    expect(table.waiting).toEqual([]);
  });

  it('cr 800.4d: no ability of a player who has left is put on the stack', () => {
    const table = new RulesTable(
      [{}, { battlefield: ['Listener'] }, {}],
      [creature('Listener', 1, 1, [whenever({ kind: 'gains-life', who: ALL }, gain(1))])],
    );
    table.do(gain(1));
    expect(table.waiting).toEqual(['Listener']);
    table.happen({ type: 'PlayerLost', seat: 1 as Seat, reason: 'conceded' });
    table.settle();
    expect(table.stack).toEqual([]);
    expect(table.life(1)).toBe(20);
  });

  it('an effect can keep events from causing triggers', () => {
    const orb = card('Orb', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'cannot',
              action: {
                kind: 'cause-triggers',
                what: { kind: 'moves', what: CREATURE, to: ['battlefield'] },
              },
            },
          ],
        },
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Orb'], hand: ['Comer'] }, {}],
      [orb, creature('Comer', 1, 1, [whenever(ENTERS, gain(1))])],
    );
    const comer: ObjectId = table.id('Comer');
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: [comer] } },
      },
    );
    expect(table.state.objects[objectNumber(comer)]).toBeUndefined();
    expect(table.waiting).toEqual([]);
  });
});
