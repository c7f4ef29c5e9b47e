import { describe, expect, it } from '@jest/globals';
import { act } from '../../play/casting/announcing/act.js';
import { waysToTurnUp } from '../../play/casting/announcing/turning-up.js';
import type { Ability, Change, Effect, Outcome } from '#abilities';
import {
  aura,
  card,
  ANOTHER_CREATURE,
  faceOf,
  IT,
  ObjectTable,
  THAT,
  creature,
  cardOf,
} from '#testkit/tables/object-table';
import { whenever, ENTERS, gain } from '#testkit/tables/rules-table';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

const comesAs = (except?: Change[], rest: Partial<Extract<Outcome, { kind: 'as-copy' }>> = {}): Ability => ({
  kind: 'static',
  zone: 'any',
  effects: [
    {
      kind: 'enters',
      outcomes: [
        {
          kind: 'as-copy',
          filter: { kind: 'type', is: 'creature' },
          ...(except === undefined ? {} : { except }),
          ...rest,
        },
      ],
      may: 'may',
    },
  ],
});
const clone = creature('Clone', 0, 0, [comesAs()], { cost: '{3}{U}' });
const giant = creature('Giant', 7, 6, [], { cost: '{6}{R}' });
const put: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const copying = (table: ObjectTable, name: string) => ({
  answers: [
    { kind: 'yes-no' as const, yes: true },
    { kind: 'choose-objects' as const, objects: [table.id(name)] },
  ],
});
/** For a choice with only one candidate. */
const ONLY = { answers: [{ kind: 'yes-no' as const, yes: true }] };
const count = (table: ObjectTable, name: string): number =>
  table.battlefield().filter((other) => other === name).length;

describe('copies', () => {
  const sides = [{ battlefield: ['Giant', 'Bear'], hand: ['Clone'] }, {}];

  it('cr 707.5: a permanent enters as a copy, with the copied abilities about entering', () => {
    const herald = creature('Herald', 2, 2, [whenever(ENTERS, gain(2))]);
    const table = new ObjectTable([{ battlefield: ['Herald'], hand: ['Clone'] }, {}], {
      more: [clone, herald],
    });
    table.of(['Clone'], put, ONLY).settle();
    expect(count(table, 'Herald')).toBe(2);
    expect(table.life(0)).toBe(22);
  });

  it('cr 400.7: a copy is its own card again in any other zone', () => {
    const table = new ObjectTable(sides, { more: [clone, giant] });
    table.of(['Clone'], { ...put, bind: 'came' }, copying(table, 'Giant'));
    expect(count(table, 'Giant')).toBe(2);
    const came = table.bound('came') ?? {};
    table.do({ kind: 'destroy', what: IT }, { bindings: { it: came } });
    expect(table.graveyard(0)).toEqual(['Clone']);
  });

  it('cr 707.3: a copy of a copy is a copy of the original', () => {
    const table = new ObjectTable([{ battlefield: ['Giant'], hand: ['Clone'] }, {}], {
      more: [clone, giant],
    });
    table.of(['Clone'], { ...put, bind: 'it' }, ONLY);
    table.do(
      { kind: 'create-token', token: { kind: 'copy', of: IT } },
      { bindings: { it: table.bound('it') ?? {} } },
    );
    expect(count(table, 'Giant')).toBe(3);
  });

  it('cr 707.2: a copy has neither counters nor effects of the original', () => {
    const table = new ObjectTable(sides, { more: [clone, giant] });
    table.of(['Giant'], { kind: 'add-counters', on: IT, counter: '+1/+1', count: 2 });
    table.of(['Giant'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
      until: { kind: 'end-of-turn' },
    });
    table.of(['Clone'], { ...put, bind: 'came' }, copying(table, 'Giant'));
    const [came] = table.bound('came')?.objects ?? [];
    expect(table.knownAt(came as ObjectId).power).toBe(7);
  });

  it('cr 707.9b: a copy of a copy has its exceptions too', () => {
    const twin = creature('Twin', 0, 0, [comesAs([{ kind: 'set-stat', stat: 'power', value: 1 }])]);
    const table = new ObjectTable([{ battlefield: ['Giant'], hand: ['Twin', 'Clone'] }, {}], {
      more: [clone, twin, giant],
    });
    table.of(['Twin'], { ...put, bind: 'came' }, ONLY);
    const [first] = table.bound('came')?.objects ?? [];
    table.of(
      ['Clone'],
      { ...put, bind: 'came' },
      {
        answers: [
          { kind: 'yes-no', yes: true },
          { kind: 'choose-objects', objects: [first as ObjectId] },
        ],
      },
    );
    const [second] = table.bound('came')?.objects ?? [];
    expect([first, second].map((id) => table.knownAt(id as ObjectId).power)).toEqual([1, 1]);
    expect([first, second].map((id) => table.knownAt(id as ObjectId).toughness)).toEqual([6, 6]);
  });

  it('cr 707.4: a permanent that becomes a copy keeps its counters, and is itself again when that ends', () => {
    const table = new ObjectTable([{ battlefield: ['Giant', 'Bear'] }, {}], { more: [giant] });
    const bear = table.id('Bear');
    table.of(['Bear'], { kind: 'add-counters', on: IT, counter: '+1/+1', count: 1 });
    table.of(['Bear', 'Giant'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'copy', of: THAT }],
      until: { kind: 'end-of-turn' },
    });
    expect(table.knownAt(bear)).toMatchObject({ name: 'Giant', power: 8 });
    table.endTurn();
    expect(table.knownAt(bear)).toMatchObject({ name: 'Bear', power: 3 });
  });

  it('cr 707.2b: a copy does not change when the original changes later', () => {
    const table = new ObjectTable([{ battlefield: ['Giant', 'Bear', 'Ox'] }, {}], {
      more: [giant, creature('Ox', 1, 1)],
    });
    const [bear, ox] = [table.id('Bear'), table.id('Ox')];
    const becomes = (rest: object = {}): Effect => ({
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'copy', of: THAT }],
      until: { kind: 'forever' },
      ...rest,
    });
    table.of(['Bear', 'Ox'], becomes());
    table.do(becomes(), { bindings: { it: { objects: [ox] }, that: table.bindIds('Giant') } });
    expect(table.knownAt(bear).name).toBe('Ox');
    expect(table.knownAt(ox).name).toBe('Giant');
  });

  it('cr 303.4f: a permanent that enters as a copy of an Aura enchants what its controller chooses', () => {
    const mirror = card('Mirror', {
      types: ['enchantment'],
      abilities: [comesAs(undefined, { filter: { kind: 'type', is: 'enchantment' } })],
    });
    const table = new ObjectTable([{ battlefield: ['Bear', 'Veil'], hand: ['Mirror'] }, {}], {
      more: [mirror, aura('Veil', ANOTHER_CREATURE)],
    });
    table.attach('Veil', 'Bear');
    table.of(['Mirror'], { ...put, bind: 'came' }, ONLY);
    const [came] = table.bound('came')?.objects ?? [];
    expect(table.state.objects[objectNumber(came as ObjectId)]?.permanent?.attachedTo).toBe(table.id('Bear'));
  });
});

describe('copies of cards with two faces or face down', () => {
  const becomes: Effect = {
    kind: 'continuous',
    what: IT,
    changes: [{ kind: 'copy', of: THAT }],
    until: { kind: 'end-of-turn' },
  };
  const student = cardOf(
    [faceOf('Student', { power: 1, toughness: 1 }), faceOf('Master', { power: 5, toughness: 5 })],
    'flip',
  );
  const novice = cardOf(
    [faceOf('Novice', { power: 2, toughness: 1 }), faceOf('Adept', { power: 6, toughness: 6 })],
    'flip',
  );

  it('cr 707.3: a flipped permanent that becomes a copy of a flip card is its flipped version', () => {
    const table = new ObjectTable([{ battlefield: ['Student', 'Novice'] }, {}], { more: [student, novice] });
    table.of(['Student'], { kind: 'flip', what: IT });
    table.of(['Master', 'Novice'], becomes);
    expect([...table.battlefield()].sort()).toEqual(['Adept', 'Novice']);
  });

  it('cr 708.10: a face-down permanent that becomes a copy stays a 2/2, and is the copy once turned up', () => {
    const table = new ObjectTable([{ battlefield: ['Bear', 'Giant'] }, {}], { more: [giant] });
    const bear = table.id('Bear');
    const named = { it: { objects: [bear] }, that: table.bindIds('Giant') };
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, { bindings: named });
    table.do(becomes, { bindings: named });
    expect(table.knownAt(bear)).toMatchObject({ name: '', power: 2 });
    table.do({ kind: 'turn-face', what: IT, face: 'up' }, { bindings: named });
    expect(table.knownAt(bear)).toMatchObject({ name: 'Giant', power: 7 });
  });

  it('cr 708.10: a face-down copy is turned up for the cost the copy has', () => {
    const lorian = creature('Lorian', 2, 2, [
      { kind: 'keyword', name: 'morph', costs: [{ kind: 'life', amount: 1 }] },
    ]);
    const table = new ObjectTable([{ battlefield: ['Bear', 'Lorian'] }, {}], { more: [lorian] });
    const bear = table.id('Bear');
    const named = { it: { objects: [bear] }, that: table.bindIds('Lorian') };
    table.do({ kind: 'turn-face', what: IT, face: 'down' }, { bindings: named });
    const ways = (): number => {
      const object = table.state.objects[objectNumber(bear)];
      return object === undefined ? 0 : waysToTurnUp(table.state, object).length;
    };
    expect(ways()).toBe(0);
    table.do(becomes, { bindings: named });
    expect(ways()).toBe(1);
  });

  it('cr 712.9: a double-faced permanent that is a temporary copy transforms beneath the copy', () => {
    const human = cardOf([faceOf('Human', { power: 1, toughness: 1 }), faceOf('Wolf')], 'transform');
    const table = new ObjectTable([{ battlefield: ['Human', 'Giant'] }, {}], { more: [human, giant] });
    const id = table.id('Human');
    table.of(['Human', 'Giant'], becomes);
    table.do({ kind: 'transform', what: IT }, { bindings: { it: { objects: [id] } } });
    expect(table.knownAt(id).name).toBe('Giant');
    table.endTurn();
    expect(table.knownAt(id).name).toBe('Wolf');
  });

  it('cr 111.12: no token is created if there is nothing to copy', () => {
    const table = new ObjectTable([{}, {}]).do({
      kind: 'create-token',
      token: { kind: 'copy', of: { kind: 'bound', name: 'nothing' } },
    });
    expect(table.events('TokenCreated')).toEqual([]);
  });

  it('cr 707.6: a copy makes its own choices as it enters', () => {
    const automaton = creature('Automaton', 2, 2, [
      {
        kind: 'static',
        zone: 'any',
        effects: [
          {
            kind: 'enters',
            outcomes: [
              {
                kind: 'choosing',
                effect: { kind: 'choose-colour', who: { kind: 'you' }, bind: 'colour' },
                as: 'colour',
              },
            ],
          },
        ],
      },
    ]);
    const table = new ObjectTable([{ graveyard: ['Automaton'], hand: ['Clone'] }, {}], {
      more: [automaton, clone],
    });
    table.of(['Automaton'], put, { answers: [{ kind: 'word', word: 'red' }] });
    table.of(
      ['Clone'],
      { ...put, bind: 'came' },
      {
        answers: [
          { kind: 'yes-no', yes: true },
          { kind: 'word', word: 'blue' },
        ],
      },
    );
    const colours = table
      .all('Automaton')
      .map((id) => table.state.objects[objectNumber(id)]?.links?.['colour']);
    expect(colours).toMatchObject([{ word: 'red' }, { word: 'blue' }]);
  });
});

describe('copies of permanent spells', () => {
  const copy: Effect = { kind: 'copy-spell', what: IT };
  const kicked: Ability = {
    kind: 'static',
    zone: 'any',
    effects: [
      {
        kind: 'enters',
        outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 2 }],
        if: { kind: 'paid', cost: 'kicker' },
      },
    ],
  };
  const beast = creature(
    'Beast',
    1,
    1,
    [{ kind: 'keyword', name: 'kicker', costs: [{ kind: 'life', amount: 1 }] }, kicked],
    { cost: '{0}' },
  );

  it('cr 707.10f, 111.13: the copy becomes a token, which was not created', () => {
    const watcher = card('Watcher', {
      types: ['enchantment'],
      abilities: [
        whenever({ kind: 'creates', who: { kind: 'all' } }, gain(5)),
        whenever({ kind: 'moves', what: { kind: 'type', is: 'creature' }, to: ['battlefield'] }, gain(1)),
      ],
    });
    const table = new ObjectTable([{ hand: ['Beast'], battlefield: ['Watcher'] }, {}], {
      more: [beast, watcher],
    });
    table.castAt('Beast').of(['Beast'], copy).settle();
    expect(count(table, 'Beast')).toBe(2);
    expect(table.life(0)).toBe(22);
    expect(Object.values(table.state.objects).filter(({ token }) => token === true)).toHaveLength(1);
  });

  it('cr 707.10: the copy was kicked if the spell was', () => {
    const table = new ObjectTable([{ hand: ['Beast'] }, {}], { more: [beast] });
    const refusal = act(table.proposal, 0 as Seat, {
      do: 'cast',
      object: table.id('Beast'),
      optional: { kicker: 1 },
    });
    expect(refusal).toBeUndefined();
    table.stackUp().of(['Beast'], copy).settle();
    const powers = table.all('Beast').map((id) => table.knownAt(id).power);
    expect(powers).toEqual([3, 3]);
  });

  it('cr 707.10g: a copy of a card with two faces is a token with two faces', () => {
    const human = cardOf(
      [faceOf('Human', { cost: '{0}', power: 1, toughness: 1 }), faceOf('Wolf')],
      'transform',
    );
    const table = new ObjectTable([{ hand: ['Human'] }, {}], { more: [human] })
      .castAt('Human')
      .of(['Human'], copy);
    table.settle();
    table.do({ kind: 'transform', what: { kind: 'each', filter: { kind: 'status', is: 'token' } } });
    expect([...table.battlefield()].sort()).toEqual(['Human', 'Wolf']);
  });

  it('cr 701.27c: a permanent that copies a card with two faces has only one itself', () => {
    const human = cardOf([faceOf('Human', { power: 1, toughness: 1 }), faceOf('Wolf')], 'transform');
    const table = new ObjectTable([{ battlefield: ['Human'], hand: ['Clone'] }, {}], {
      more: [human, clone],
    });
    table.of(['Clone'], { ...put, bind: 'it' }, ONLY);
    table.do({ kind: 'transform', what: IT }, { bindings: { it: table.bound('it') ?? {} } });
    expect(table.battlefield()).toEqual(['Human', 'Human']);
  });
});
