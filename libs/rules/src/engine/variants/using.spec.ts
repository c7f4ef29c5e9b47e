// Using cards without names in a toy variant: the action says what the card is named, and any card can be a
// land.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import {
  completedBy,
  graveyardOf,
  handOf,
  zoneKey,
  type GameAction,
  type ObjectId,
  type Seat,
} from '../../index.js';
import { AT_RANDOM, TOY } from '#testkit/tables/toy-variant';
import { ANNA, BEN, card, doing, having, sized, ToyTable, word } from '#testkit/tables/toy-table';
import { YOU, gain } from '#testkit/language/words';

const CHEAP = [
  card('Charm', '{0}', 'instant', doing(gain(3))),
  card('Bauble', '{0}', 'artifact'),
  card('Husk', '{0}', 'creature', sized(1, 1)),
  card(
    'Scroll',
    '{0}',
    'sorcery',
    having({
      kind: 'activated',
      zone: 'hand',
      costs: [{ kind: 'move-this', to: 'graveyard', cause: 'discard' }],
      body: { kind: 'plain', effect: gain(7) },
    }),
  ),
];

/** Anna has a printed Bauble in hand, and priority. */
function table(): { readonly table: ToyTable; readonly bauble: ObjectId } {
  const made = new ToyTable(CHEAP);
  const bauble = made.inHand('Bauble');
  return { table: made.begin(), bauble };
}

describe('casting a card without a name', () => {
  it('the action gives the name, and the card keeps it on the stack and wherever it goes', () => {
    const { table: t, bauble } = table();
    t.cast(bauble, { name: 'Charm' });
    expect(t.told('CardNamed')).toEqual([expect.objectContaining({ name: 'Charm', object: bauble })]);
    t.resolve();
    expect([t.life(ANNA), t.names(graveyardOf(ANNA)), t.used]).toEqual([23, ['Charm'], ['Charm']]);
  });

  it('cr 601.2i: what is refused names nothing, whatever is wrong with it', () => {
    const { table: t, bauble } = table();
    const cast = (choices: Partial<GameAction>): GameAction =>
      ({ do: 'cast', object: bauble, ...choices }) as GameAction;
    expect(t.whyNot(cast({}))).toBe('toy 3');
    expect(t.whyNot(cast({ name: 'Nobody' }))).toBe('toy 6');
    expect(t.whyNot(cast({ name: 'Bauble' }))).toBe('toy 3');
    expect(t.whyNot(cast({ name: 'Elf' }))).toBe('toy 4');
    expect(t.whyNot(cast({ name: 'Charm', targets: [[{ seat: BEN }]] }))).toBe('cr 601.2c');
    expect(t.whyNot(cast({ name: 'Charm', alternative: 'flashback' }))).toBe('cr 118.9');
    expect(t.used).toEqual([]);
    t.cast(bauble, { name: 'Charm' });
  });

  it('a name given before in this game is refused; a name in a refused action was not given', () => {
    const made = new ToyTable(CHEAP);
    const [one, two] = [made.inHand('Bauble'), made.inHand('Bauble')];
    made.begin();
    made.whyNot({ do: 'cast', object: one, name: 'Charm', x: 3 });
    made.cast(one, { name: 'Charm' }).resolve();
    expect(made.whyNot({ do: 'cast', object: two, name: 'Charm' })).toBe('toy 5');
  });

  it('a card with a name gets no other, and a hidden card is refused like one that does not exist', () => {
    const made = new ToyTable(CHEAP);
    const named = made.inHand('Charm', { named: true });
    const bens = made.inHand('Bauble', { seat: BEN });
    made.begin();
    expect(made.whyNot({ do: 'cast', object: named, name: 'Husk' })).toBe('cr 601.2b');
    expect(made.whyNot({ do: 'cast', object: bens, name: 'Charm' })).toBe('cr 109.1');
    expect(made.whyNot({ do: 'cast', object: 'o999' as ObjectId, name: 'Charm' })).toBe('cr 109.1');
  });

  it('in plain Magic no card is named', () => {
    const made = new ToyTable(CHEAP, { ...new ToyTable().inputs.variants!.utopia!, naming: null });
    const charm = made.inHand('Charm', { named: true });
    expect(made.begin().whyNot({ do: 'cast', object: charm, name: 'Husk' })).toBe('cr 601.2b');
  });

  it('an ability that works in hand is activated by naming the card with a card that has it', () => {
    const { table: t, bauble } = table();
    t.act({ do: 'activate', object: bauble, ability: 0, name: 'Scroll' }).resolve();
    expect([t.life(ANNA), t.names(graveyardOf(ANNA))]).toEqual([27, ['Scroll']]);
  });

  it('a permanent that returns to its owner loses its name, which stays used', () => {
    const bounce: Effect = {
      kind: 'move',
      what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      to: 'hand',
      cause: 'return',
    };
    const made = new ToyTable([...CHEAP, card('Wind', '{0}', 'sorcery', doing(bounce))]);
    const bauble = made.inHand('Bauble');
    const wind = made.inHand('Wind', { named: true });
    made.begin().cast(bauble, { name: 'Husk' }).resolve();
    expect(made.battlefield).toEqual(['Husk']);
    made.cast(wind).resolve();
    expect([made.names(handOf(ANNA)), made.used]).toEqual([[''], ['Husk']]);
    expect(made.whyNot({ do: 'cast', object: made.now(bauble), name: 'Husk' })).toBe('toy 5');
  });
});

describe('the offered actions of a card without a name', () => {
  it('cr 702.94a: include miracle for the first card drawn this turn alone, with a name', () => {
    const draw = card('Draw', '{0}', 'instant', doing({ kind: 'draw', who: YOU, count: 1 }));
    const miracle: Ability = { kind: 'keyword', name: 'miracle', costs: [{ kind: 'mana', cost: '{0}' }] };
    const wonder = card('Wonder', '{0}', 'instant', {
      abilities: [{ kind: 'spell', body: { kind: 'plain', effect: gain(9) } }, miracle],
    });
    const made = new ToyTable([...CHEAP, draw, wonder]);
    const drawing = made.inHand('Draw', { named: true });
    const inHand = made.inHand('Bauble');
    made.library('Bauble');
    const special = (object: ObjectId): GameAction => ({ do: 'special', object, what: 'miracle' });
    made.begin();
    made.cast(drawing).resolve('first-drawn');
    const drawn = made.state.zones[zoneKey(handOf(ANNA))]?.at(-1) ?? inHand;
    const question = { kind: 'choose-objects', candidates: [drawn], count: 1, least: 0 };
    expect(made.decision).toMatchObject({ seat: ANNA, prompt: 'first-drawn', question });
    expect(made.tryAnswer({ kind: 'choose-objects', objects: [inHand] })?.rule).toBe('cr 702.94a');
    made.reveal(drawn);
    expect(made.tryAnswer(word('Charm'))?.rule).toBe('toy 7');
    made.name('Wonder');
    expect(made.used).toContain('Wonder');
    expect(made.nameOf(drawn)).toBe('Wonder');
    expect(made.offered).not.toContainEqual(special(drawn));
  });

  it('cr 702.94a: reveal nothing for a player who knows no name with miracle, and ask about no second card', () => {
    const draw = card('Draw', '{0}', 'instant', doing({ kind: 'draw', who: YOU, count: 2 }));
    const made = new ToyTable([...CHEAP, draw]);
    const drawing = made.inHand('Draw', { named: true });
    made.library('Bauble');
    made.library('Bauble');
    made.begin();
    made.cast(drawing).resolve('first-drawn');
    expect(made.names(handOf(ANNA))).toEqual(['']);
    made.reveal(made.state.zones[zoneKey(handOf(ANNA))]?.at(-1) ?? drawing).answer(word(''));
    expect(made.decision.kind).toBe('priority');
    expect([made.names(handOf(ANNA)), made.used]).toEqual([['', ''], []]);
  });

  it('name the card only, and depend on nothing that is printed on it or not public', () => {
    const made = new ToyTable(CHEAP);
    const cards = ['Bauble', 'Elf', 'Vision'].map((name) => made.inHand(name));
    made.begin();
    for (const object of cards)
      for (const action of [
        { do: 'cast', object },
        { do: 'activate', object, ability: 0 },
        { do: 'special', object, what: 'suspend' },
        { do: 'play', object, as: 'any-land' },
      ] as const)
        expect(made.offered).toContainEqual(action);
    expect(JSON.stringify(made.offered)).not.toContain('name');
  });

  it('are completed with the name first, then with what the card of that name leaves open', () => {
    const bolt = card(
      'Bolt',
      '{0}',
      'instant',
      doing(
        { kind: 'damage', to: { kind: 'target', slot: 0 }, players: { kind: 'target', slot: 0 }, amount: 2 },
        { kind: 'target', filter: { kind: 'anything' }, players: { kind: 'all' } },
      ),
    );
    const made = new ToyTable([...CHEAP, bolt]);
    const object = made.inHand('Bauble');
    made.begin();
    const before = JSON.stringify(made.state);
    expect(made.complete({ do: 'cast', object })).toEqual({
      question: { kind: 'word', of: 'card', from: null, object },
      prompt: 'name',
      into: 'name',
    });
    expect(made.complete({ do: 'cast', object, name: 'Elf' })).toMatchObject({ refusal: { rule: 'toy 4' } });
    expect(made.complete({ do: 'cast', object, name: 'Bolt' })).toMatchObject({
      question: { kind: 'choose-targets', players: [ANNA, BEN] },
      into: 'targets',
    });
    const whole: GameAction = { do: 'cast', object, name: 'Bolt', targets: [[{ seat: BEN }]] };
    expect(made.complete(whole)).toEqual({ done: whole });
    expect(JSON.stringify(made.state)).toBe(before);
    made.act(whole).resolve();
    expect(made.life(BEN)).toBe(18);
  });

  it('are completed by a bot with a name too', () => {
    const { table: t, bauble } = table();
    const chosen = completedBy(
      t.state,
      ANNA,
      { do: 'cast', object: bauble },
      () => ({ kind: 'word', word: 'Husk' }),
      t.inputs,
    );
    expect(chosen).toEqual({ done: { do: 'cast', object: bauble, name: 'Husk' } });
  });
});

describe('any card as a land', () => {
  it('is played face down, whatever it is, and makes any mana', () => {
    const { table: t, bauble } = table();
    t.act({ do: 'play', object: bauble, as: 'any-land' });
    expect(t.told('PentalandPlayed')).toEqual([{ type: 'PentalandPlayed', seat: ANNA, object: bauble }]);
    const land = t.now(bauble);
    expect([t.battlefield, t.used, t.object(land)?.identity.unnamed]).toEqual([['Pentaland'], [], 'open']);
    t.act({ do: 'activate', object: land, ability: 0, mana: 'R' });
    expect(t.state.seats[ANNA]?.mana).toMatchObject([{ type: 'R' }]);
  });

  it('is played once a turn, in a main phase, from the zones the variant names', () => {
    const made = new ToyTable(CHEAP);
    const [one, two] = [made.inHand('Bauble'), made.inHand('Elf')];
    const dead = made.lay(graveyardOf(ANNA), 'Moss');
    made.begin();
    expect(made.whyNot({ do: 'play', object: dead, as: 'any-land' })).toBe('toy 8');
    expect(made.whyNot({ do: 'play', object: one, as: 'any-land', name: 'Grove' })).toBe('cr 601.2b');
    made.act({ do: 'play', object: one, as: 'any-land' });
    expect(made.whyNot({ do: 'play', object: two, as: 'any-land' })).toBe('cr 305.2b');
    made.answer({ kind: 'priority', action: 'pass' });
    expect(made.decision.seat).toBe(BEN);
  });

  it('pentaland 703.6-8: is no face-down permanent, stays face down where it goes, and in hand is a card again', () => {
    const spell = (name: string, to: 'graveyard' | 'hand'): ReturnType<typeof card> =>
      card(
        name,
        '{0}',
        'sorcery',
        doing({
          kind: 'move',
          what: { kind: 'each', filter: { kind: 'type', is: 'land' } },
          to,
          cause: 'put',
        }),
      );
    const made = new ToyTable([...CHEAP, spell('Quake', 'graveyard'), spell('Tide', 'hand')]);
    const [one, two] = [
      made.permanent('Elf', { faceDown: 'pentaland' }),
      made.permanent('Moss', { faceDown: 'pentaland', seat: BEN }),
    ];
    const [quake, tide] = [made.inHand('Quake', { named: true }), made.inHand('Tide', { named: true })];
    made.begin();
    expect(made.offered.filter((action) => action.do === 'special')).toEqual([]);
    made.cast(quake).resolve();
    expect([made.names(graveyardOf(ANNA)), made.used]).toEqual([['Pentaland', 'Quake'], []]);
    expect(made.object(made.now(two))).toMatchObject({ owner: BEN, faceDown: 'pentaland' });
    made.cast(tide).resolve();
    expect(made.object(made.now(one))?.faceDown).toBe('pentaland');
  });

  it('utopia 904.5f: of several that could leave one does at random, with all that lay on the land that was to', () => {
    const quake: Effect = {
      kind: 'move',
      what: { kind: 'target', slot: 0 },
      to: 'graveyard',
      cause: 'put',
    };
    const left = new Set<string>();
    for (let nth = 0; nth < 8; nth += 1) {
      const made = new ToyTable(
        [
          ...CHEAP,
          card(
            'Quake',
            '{0}',
            'sorcery',
            doing(quake, { kind: 'target', filter: { kind: 'type', is: 'land' } }),
          ),
        ],
        { ...TOY, anyCardAsLand: AT_RANDOM },
        `random ${String(nth)}`,
      );
      const [one, two] = [
        made.permanent('Elf', { faceDown: 'utopia' }),
        made.permanent('Moss', { faceDown: 'utopia' }),
      ];
      made.permanent('Giant', { faceDown: 'utopia', seat: BEN });
      const spell = made.inHand('Quake', { named: true });
      made
        .begin()
        .cast(spell, { targets: [[{ object: one }]] })
        .resolve();
      expect([made.object(one), made.object(two)?.id]).toEqual([undefined, two]);
      const gone = made.object(made.now(one));
      expect(gone).toMatchObject({ faceDown: 'utopia', owner: ANNA, identity: { unnamed: 'open' } });
      left.add(made.printed(made.now(one)));
      expect([made.printed(made.now(one)), made.printed(two)].toSorted()).toEqual(['Elf', 'Moss']);
    }
    expect([...left].toSorted()).toEqual(['Elf', 'Moss']);
  });

  it('a card without a mana cost is played as the land it is named', () => {
    const made = new ToyTable(CHEAP);
    const object = made.inHand('Vision');
    made.begin();
    expect(made.offered).toContainEqual({ do: 'play', object });
    made.act({ do: 'play', object, name: 'Grove' });
    expect([made.battlefield, made.used]).toEqual([['Grove'], ['Grove']]);
  });
});

describe('a face-down permanent without a name', () => {
  const morph = card(
    'Shifter',
    '{1}{R}',
    'creature',
    sized(4, 4),
    having({ kind: 'keyword', name: 'morph', costs: [{ kind: 'mana', cost: '{0}' }] }),
  );

  it('is turned up as the card it is named then', () => {
    const made = new ToyTable([...CHEAP, morph]);
    const down = made.permanent('Ember', { faceDown: 'morph' });
    made.begin();
    const turnUp: GameAction = { do: 'special', object: down, what: 'turn-up' };
    expect(made.offered).toContainEqual(turnUp);
    expect(made.whyNot(turnUp)).toBe('toy 3');
    expect(made.whyNot({ ...turnUp, name: 'Giant' })).toBe('cr 708.7');
    expect(made.used).toEqual([]);
    made.act({ ...turnUp, name: 'Shifter' });
    expect([made.battlefield, made.used]).toEqual([['Shifter'], ['Shifter']]);
  });

  it('is a 2/2 for every effect: its card need not be known', () => {
    const purge: Effect = {
      kind: 'destroy',
      what: {
        kind: 'each',
        filter: {
          kind: 'all',
          of: [
            { kind: 'type', is: 'creature' },
            { kind: 'stat', stat: 'power', compare: 'at-most', value: 2 },
          ],
        },
      },
    };
    const made = new ToyTable([...CHEAP, card('Purge', '{0}', 'sorcery', doing(purge))]);
    const down = made.permanent('Ember', { faceDown: 'morph', seat: BEN });
    made.permanent('Giant', { seat: BEN });
    const spell = made.inHand('Purge', { named: true });
    made.begin().cast(spell).resolve();
    expect([made.battlefield, made.used]).toEqual([['Giant'], []]);
    expect(made.object(made.now(down))).toMatchObject({ owner: BEN, zone: graveyardOf(1 as Seat) });
  });
});
