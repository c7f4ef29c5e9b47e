import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { yes } from '#testkit/tables/effect-table';
import { aura, card, faceOf, IT, ObjectTable, THAT, creature, cardOf } from '#testkit/tables/object-table';
import { gain, whenever } from '#testkit/tables/rules-table';
import { phaseEvents } from './phasing.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

const put: Effect = { kind: 'move', what: IT, to: 'battlefield', cause: 'put' };
const destroy: Effect = { kind: 'destroy', what: IT };

describe('attachments', () => {
  it('cr 704.5m: an Aura whose host is gone goes to its owner’s graveyard', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Veil'] }, {}], { more: [aura('Veil')] }).attach(
      'Veil',
      'One',
    );
    table.of(['One'], destroy).settle();
    expect([...table.graveyard(0)].sort()).toEqual(['One', 'Veil']);
  });

  it('cr 704.5n: an Equipment whose host is gone stays, unattached', () => {
    const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
    const table = new ObjectTable([{ battlefield: ['One', 'Sword'] }, {}], { more: [sword] }).attach(
      'Sword',
      'One',
    );
    table.of(['One'], destroy).settle();
    expect(table.permanent('Sword').attachedTo).toBeNull();
  });

  it('cr 702.5c: an Aura with two enchant abilities enchants only what fits both', () => {
    const veil = aura('Veil', { kind: 'type', is: 'creature' }, [
      { kind: 'keyword', name: 'enchant', filter: { kind: 'type', is: 'artifact' } },
    ]);
    const golem = creature('Golem', 2, 2, [], { types: ['artifact', 'creature'] });
    const table = new ObjectTable([{ battlefield: ['One', 'Golem'], graveyard: ['Veil'] }, {}], {
      more: [veil, golem],
    });
    table.of(['Veil'], put);
    expect(table.permanent('Veil').attachedTo).toBe(table.id('Golem'));
  });

  it('cr 303.4: an Aura can enchant a player', () => {
    const curse = card('Curse', {
      types: ['enchantment'],
      subtypes: ['Aura', 'Curse'],
      abilities: [{ kind: 'keyword', name: 'enchant', players: { kind: 'opponents' } }],
    });
    const table = new ObjectTable([{ graveyard: ['Curse'] }, {}], { more: [curse] })
      .of(['Curse'], put)
      .settle();
    expect(table.permanent('Curse').attachedTo).toBe(1);
  });

  it('cr 303.4e: the player who will control an Aura decides what it can enchant', () => {
    const own = aura('Veil', {
      kind: 'all',
      of: [
        { kind: 'type', is: 'creature' },
        { kind: 'controller', is: { kind: 'you' } },
      ],
    });
    const table = new ObjectTable(
      [{ battlefield: ['Mine'] }, { battlefield: ['Theirs'], graveyard: ['Veil'] }],
      { more: [own] },
    );
    table.of(['Veil'], { ...put, under: { kind: 'you' } });
    expect(table.permanent('Veil').attachedTo).toBe(table.id('Mine'));
  });
});

describe('pairs', () => {
  const soul = creature('Soul', 2, 2, [{ kind: 'keyword', name: 'soulbond' }]);

  it('cr 702.95a: a creature may be paired with another of its controller as it enters', () => {
    const table = new ObjectTable([{ battlefield: ['One'], hand: ['Soul'] }, {}], { more: [soul] });
    table.of(['Soul'], put).settle(yes);
    expect(table.object('One').links?.['paired']).toEqual(table.bindIds('Soul'));
  });

  it('cr 702.95e: a pair ends when one of them leaves', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).of(['One', 'Two'], {
      kind: 'pair',
      one: IT,
      other: THAT,
    });
    table.of(['Two'], destroy).settle();
    expect(table.object('One').links?.['paired']).toEqual({});
    expect(table.permanent('One').marks).toEqual([]);
  });

  it('cr 702.95e: a pair ends when another player gains control of one', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).of(['One', 'Two'], {
      kind: 'pair',
      one: IT,
      other: THAT,
    });
    table.of(['Two'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'forever' },
    });
    table.settle();
    expect(table.permanent('One').marks).toEqual([]);
    expect(table.permanent('Two').marks).toEqual([]);
  });
});

describe('phasing in the untap step', () => {
  const ghost = creature('Ghost', 2, 2, [{ kind: 'keyword', name: 'phasing' }]);

  it('cr 702.26a: permanents with phasing phase out, and phased-out ones phase in', () => {
    const table = new ObjectTable([{ battlefield: ['Ghost', 'One'] }, {}], { more: [ghost] });
    table.of(['One'], { kind: 'phase-out', what: IT });
    table.happen(...phaseEvents(table.state, 0 as Seat));
    expect([table.permanent('Ghost').phasedOut, table.permanent('One').phasedOut]).toEqual([
      'directly',
      'no',
    ]);
    table.happen(...phaseEvents(table.state, 1 as Seat));
    expect(table.permanent('Ghost').phasedOut).toBe('directly');
  });

  it('cr 702.26d: phasing triggers no enters or leaves abilities', () => {
    const watcher = creature('Watcher', 2, 2, [
      whenever({ kind: 'moves', what: { kind: 'type', is: 'creature' }, to: ['battlefield'] }, gain(1)),
      whenever({ kind: 'moves', what: { kind: 'type', is: 'creature' }, from: ['battlefield'] }, gain(1)),
    ]);
    const table = new ObjectTable([{ battlefield: ['Watcher', 'One'] }, {}], { more: [watcher] });
    table.of(['One'], { kind: 'phase-out', what: IT }).settle();
    table.of(['One'], { kind: 'phase-in', what: IT }).settle();
    expect(table.life(0)).toBe(20);
  });

  it('cr 702.26e: an effect on every creature does not affect a phased-out one', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).of(['One'], {
      kind: 'phase-out',
      what: IT,
    });
    table.do({
      kind: 'add-counters',
      on: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      counter: '+1/+1',
      count: 1,
    });
    expect([table.permanent('One').counters, table.permanent('Two').counters]).toEqual([{}, { '+1/+1': 1 }]);
  });
});

describe('faces', () => {
  const wolf = cardOf(
    [
      faceOf('Human', { power: 1, toughness: 1, cost: '{2}{R}' }),
      faceOf('Wolf', {
        power: 4,
        toughness: 4,
        abilities: [whenever({ kind: 'transforms', what: { kind: 'is', of: { kind: 'this' } } }, gain(3))],
      }),
    ],
    'transform',
  );

  it('cr 701.27e: an ability of the new face triggers on transforming', () => {
    const table = new ObjectTable([{ battlefield: ['Human'] }, {}], { more: [wolf] });
    table.of(['Human'], { kind: 'transform', what: IT }).settle();
    expect(table.life(0)).toBe(23);
  });

  it('cr 701.27g: a transformed permanent has its back face up', () => {
    const table = new ObjectTable([{ battlefield: ['Human', 'Bear'] }, {}], { more: [wolf] });
    const sizes = (): number | undefined =>
      table
        .do({
          kind: 'let-objects',
          what: { kind: 'each', filter: { kind: 'status', is: 'transformed' } },
          bind: 'turned',
        })
        .bound('turned')?.objects?.length;
    expect(sizes()).toBe(0);
    table.of(['Human'], { kind: 'transform', what: IT });
    expect(sizes()).toBe(1);
    table.of(['Wolf'], { kind: 'transform', what: IT });
    expect(sizes()).toBe(0);
  });

  it('cr 712.8e: a back face has the mana value of its front face; a copy of it has 0', () => {
    const table = new ObjectTable([{ battlefield: ['Human'] }, {}], { more: [wolf] });
    table.of(['Human'], { kind: 'transform', what: IT });
    expect(table.known('Wolf').manaValue).toBe(3);
    table.of(['Wolf'], { kind: 'create-token', token: { kind: 'copy', of: IT }, bind: 'made' });
    const [made] = table.bound('made')?.objects ?? [];
    expect(table.knownAt(made as ObjectId)).toMatchObject({ name: 'Wolf', manaValue: 0 });
  });

  it('cr 701.27f: an ability transforms it only if it has not transformed since it was put on the stack', () => {
    const fickle = cardOf(
      [
        faceOf('Day', {
          abilities: [
            whenever(
              { kind: 'gains-life', who: { kind: 'you' } },
              { kind: 'transform', what: { kind: 'this' } },
            ),
          ],
        }),
        faceOf('Night'),
      ],
      'transform',
    );
    const table = new ObjectTable([{ battlefield: ['Day'] }, {}], { more: [fickle] });
    table.do({ kind: 'sequence', steps: [gain(1), gain(1)] });
    expect(table.waiting).toHaveLength(2);
    table.settle();
    expect(table.battlefield()).toEqual(['Night']);
  });

  it('cr 708.9: a face-down card is revealed as it leaves', () => {
    const table = new ObjectTable([{ library: ['Secret'] }, {}]).do({
      kind: 'manifest',
      who: { kind: 'you' },
      what: { kind: 'top', whose: { kind: 'you' }, count: 1 },
      bind: 'it',
    });
    const [it] = table.bound('it')?.objects ?? [];
    table.do(
      { kind: 'move', what: IT, to: 'hand', cause: 'return' },
      { bindings: { it: { objects: [it as ObjectId] } } },
    );
    expect(table.events('CardsRevealed').map(({ objects }) => objects)).toEqual([[it]]);
    expect(table.hand(0)).toEqual(['Secret']);
  });

  it('cr 708.2: a copy of a face-down permanent is a 2/2 without a name', () => {
    const table = new ObjectTable([{ battlefield: ['Giant'] }, {}], {
      more: [creature('Giant', 7, 7)],
    });
    const giant = table.bindIds('Giant');
    table.of(['Giant'], { kind: 'turn-face', what: IT, face: 'down' });
    table.do(
      { kind: 'create-token', token: { kind: 'copy', of: IT }, bind: 'made' },
      { bindings: { it: giant } },
    );
    const [made] = table.bound('made')?.objects ?? [];
    expect(table.knownAt(made as ObjectId)).toMatchObject({ name: '', power: 2, toughness: 2 });
  });

  it('cr 712.8g: a melded permanent has the sum of both cards’ mana values', () => {
    const upper = cardOf([faceOf('Upper', { cost: '{3}' }), faceOf('Whole')], 'meld');
    const lower = cardOf([faceOf('Lower', { cost: '{2}' })], 'meld');
    const table = new ObjectTable([{ battlefield: ['Upper', 'Lower'] }, {}], { more: [upper, lower] });
    for (const name of ['Upper', 'Lower'])
      table.of([name], { kind: 'move', what: IT, to: 'exile', cause: 'exile' });
    table.do({ kind: 'turn-over-meld', what: { kind: 'zone', zone: 'exile' }, with: 'Lower', into: 'Whole' });
    expect(table.known('Whole').manaValue).toBe(5);
  });
});

describe('control', () => {
  it('cr 506.4: a creature that changes controller is removed from combat', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).attack('One', 'Two').of(['One'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'end-of-turn' },
    });
    table.settle();
    expect(table.attackers()).toEqual(['Two']);
    expect(table.permanent('One')).toMatchObject({ controller: 0, controlledBy: 1 });
    expect(table.events('ControllerChanged')).toHaveLength(1);
  });
});

describe('permanent spells', () => {
  const ox = creature('Ox', 2, 2, [], { cost: '{0}' });

  it('cr 400.7a: an effect that changed the spell changes the permanent it becomes', () => {
    const table = new ObjectTable([{ hand: ['Ox'] }, {}], { more: [ox] }).castAt('Ox');
    table.of(['Ox'], {
      kind: 'continuous',
      what: IT,
      changes: [
        { kind: 'gain-ability', ability: { kind: 'keyword', name: 'haste' } },
        { kind: 'modify-stats', power: 3, toughness: 0 },
      ],
      until: { kind: 'end-of-turn' },
    });
    table.settle();
    expect(table.known('Ox').power).toBe(5);
    expect(table.known('Ox').keywords.has('haste')).toBe(true);
    table.endTurn();
    expect(table.known('Ox').power).toBe(2);
  });

  it('cr 400.7: an effect does not find the permanent again once it has left', () => {
    const table = new ObjectTable([{ hand: ['Ox'] }, {}], { more: [ox] }).castAt('Ox');
    table.of(['Ox'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'modify-stats', power: 3, toughness: 0 }],
      until: { kind: 'end-of-turn' },
    });
    table.settle();
    table.of(['Ox'], { kind: 'move', what: IT, to: 'exile', cause: 'exile' });
    table.of(['Ox'], put).settle();
    expect(table.known('Ox').power).toBe(2);
  });
});

describe('choices as a permanent enters', () => {
  it('cr 614.12a: are made before it enters, and kept with it', () => {
    const table = new ObjectTable([{ graveyard: ['Bear'] }, {}]).of(
      ['Bear'],
      {
        kind: 'move',
        what: IT,
        to: 'battlefield',
        cause: 'return',
        enters: [
          {
            kind: 'choosing',
            effect: { kind: 'choose-colour', who: { kind: 'you' }, bind: 'colour' },
            as: 'colour',
          },
        ],
      },
      { answers: [{ kind: 'word', word: 'red' }] },
    );
    expect(table.object('Bear').links?.['colour']).toMatchObject({ word: 'red' });
  });

  const pair = () =>
    new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).of(['One', 'Two'], {
      kind: 'pair',
      one: IT,
      other: THAT,
    });
  const areAlone = (table: ObjectTable) => {
    expect(table.permanent('One').marks).toEqual([]);
    expect(table.permanent('Two').marks).toEqual([]);
  };

  it('cr 702.95e: a pair ends when another player gains control of both at once, before anything is checked', () => {
    const table = pair();
    table.of(['Two'], {
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'forever' },
    });
    areAlone(table);
  });

  it('cr 702.95e: a pair ends when one of them stops being a creature, before anything is checked', () => {
    const table = pair();
    table.of(['Two'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'set-types', types: ['artifact'] }],
      until: { kind: 'end-of-turn' },
    });
    areAlone(table);
  });
});
