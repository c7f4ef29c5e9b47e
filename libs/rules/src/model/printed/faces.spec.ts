import { describe, expect, it } from '@jest/globals';
import type { Face } from '#abilities';
import { Board, BORIS, creature, face, keyword } from '#testkit/tables/board';
import { matches } from '../../reading/language/filters.js';

const FIRE = face('Fire', ['instant'], { cost: '{1}{R}', abilities: [keyword('split second')] });
const ICE = face('Ice', ['sorcery'], { cost: '{1}{U}' });
const SPLIT = { layout: 'split' } as const;
const named = (is: string) => ({ kind: 'name', is }) as const;

describe('split cards (cr 709)', () => {
  it.each(['hand', 'graveyard', 'library', 'exile'] as const)(
    'cr 709.4: both halves combined (%s)',
    (zone) => {
      const board = new Board();
      const card = board.lay([FIRE, ICE], { ...SPLIT, zone });
      expect(board.known(card)).toMatchObject({
        name: 'Fire // Ice',
        cost: '{1}{R}{1}{U}',
        manaValue: 4,
        colours: ['blue', 'red'],
        types: ['instant', 'sorcery'],
      });
      expect(board.known(card).keywords.has('split second')).toBe(true);
    },
  );

  it('cr 709.4a: it has both names', () => {
    const board = new Board();
    const card = board.lay([FIRE, ICE], { ...SPLIT, zone: 'hand' });
    const has = (name: string): boolean => matches(board.sight, named(name), card, board.context(card));
    expect([has('Fire'), has('Ice'), has('Fire // Ice')]).toEqual([true, true, false]);
  });

  it('cr 709.3b: on the stack it is the half that was cast', () => {
    const board = new Board();
    const ice = board.cast([FIRE, ICE], { ...SPLIT, face: 1 });
    expect(board.known(ice)).toMatchObject({
      name: 'Ice',
      manaValue: 2,
      colours: ['blue'],
      types: ['sorcery'],
    });
  });

  it('cr 702.102c: fused, it is both on the stack too', () => {
    const board = new Board();
    const fused = board.cast([FIRE, ICE], { ...SPLIT, face: 2 });
    expect(board.known(fused)).toMatchObject({ name: 'Fire // Ice', manaValue: 4, colours: ['blue', 'red'] });
  });
});

describe('flip cards (cr 710)', () => {
  const WHELP = creature('Whelp', 1, 1, keyword('haste'));
  const ELDER: Face = face('Elder', ['creature'], {
    supertypes: ['legendary'],
    subtypes: ['Dragon'],
    cost: '{5}{R}',
    power: 5,
    toughness: 5,
    abilities: [keyword('flying')],
  });

  it('cr 710.1, 710.2: unflipped, and in every other zone, it is its upper half', () => {
    const board = new Board();
    for (const zone of ['battlefield', 'hand', 'graveyard'] as const)
      expect(board.known(board.lay([WHELP, ELDER], { layout: 'flip', zone })).name).toBe('Whelp');
  });

  it('cr 710.1b-c: flipped it has the other name, types, text and numbers, but its colour and mana cost', () => {
    const board = new Board();
    const whelp = board.lay([WHELP, ELDER], { layout: 'flip' });
    const { identity } = board.state.objects[Number(whelp.slice(1))]!;
    board.emit({
      type: 'FaceChanged',
      object: whelp,
      how: 'flip',
      identity: { ...identity, face: 1 },
      faceDown: null,
    });
    expect(board.known(whelp)).toMatchObject({
      name: 'Elder',
      supertypes: ['legendary'],
      subtypes: ['Dragon'],
      cost: '{1}{G}',
      manaValue: 2,
      colours: ['green'],
      power: 5,
    });
    expect([...board.known(whelp).keywords]).toEqual(['flying']);
  });
});

describe('double-faced cards (cr 712)', () => {
  const DAY = creature('Day', 1, 1);
  const NIGHT = face('Night', ['creature'], { colours: ['black'], power: 4, toughness: 4 });

  it('cr 712.8a: elsewhere than on the battlefield and the stack it is its front face', () => {
    const board = new Board();
    const card = board.lay([DAY, NIGHT], { layout: 'transform', zone: 'graveyard', face: 1 });
    expect(board.known(card).name).toBe('Day');
  });

  it('cr 712.8c-d, 202.3b: transformed it is its back face, with the mana value of its front', () => {
    const board = new Board();
    const card = board.lay([DAY, NIGHT], { layout: 'transform', face: 1 });
    expect(board.known(card)).toMatchObject({
      name: 'Night',
      colours: ['black'],
      cost: null,
      manaValue: 2,
      power: 4,
    });
  });

  it('cr 712.8f: of a modal one either face stands by itself', () => {
    const board = new Board();
    const back = face('Isle', ['land'], { subtypes: ['Island'] });
    const card = board.lay([creature('Fish', 3, 3), back], { layout: 'modal', face: 1 });
    expect(board.known(card)).toMatchObject({ name: 'Isle', types: ['land'], manaValue: 0 });
  });

  it('cr 712.4, 202.3c: a melded permanent has the mana value of both fronts', () => {
    const board = new Board();
    const half = board.record(
      [face('Half', ['creature'], { cost: '{3}{B}', power: 1, toughness: 1 })],
      'meld',
    );
    const other = board.record(
      [creature('Other', 1, 1), face('Whole', ['creature'], { power: 9, toughness: 9 })],
      'meld',
    );
    const whole = board.place({ definition: other, face: 1, half });
    expect(board.known(whole)).toMatchObject({ name: 'Whole', manaValue: 6, power: 9 });
  });
});

describe('adventurer cards (cr 715)', () => {
  const GIANT = creature('Giant', 5, 5);
  const STOMP = face('Stomp', ['instant'], { subtypes: ['Adventure'], cost: '{R}' });
  const ADVENTURE = { layout: 'adventure' } as const;

  it('cr 715.4: an adventurer card has its normal characteristics except on the stack as an Adventure', () => {
    const board = new Board();
    for (const zone of ['hand', 'exile', 'battlefield'] as const)
      expect(board.known(board.lay([GIANT, STOMP], { ...ADVENTURE, zone, face: 1 })).name).toBe('Giant');
    expect(board.known(board.cast([GIANT, STOMP], ADVENTURE)).name).toBe('Giant');
  });

  it('cr 715.3b: cast as an Adventure it is that', () => {
    const board = new Board();
    const stomp = board.cast([GIANT, STOMP], { ...ADVENTURE, face: 1 });
    expect(board.known(stomp)).toMatchObject({ name: 'Stomp', types: ['instant'], manaValue: 1 });
  });
});

describe('leveler cards (cr 711)', () => {
  const band = (
    from: number,
    to: number | undefined,
    power: number,
    abilities: Face['abilities'] = [],
  ): Face => ({
    ...face('', [], { power, toughness: power, abilities }),
    from,
    ...(to === undefined ? {} : { to }),
  });
  const CLIMBER = creature('Climber', 1, 1, {
    kind: 'keyword',
    name: 'level up',
    costs: [{ kind: 'mana', cost: '{1}' }],
    levels: [
      band(1, 3, 2, [keyword('flying')]),
      band(4, undefined, 6, [keyword('flying'), keyword('trample')]),
    ],
  });

  it.each([
    [0, '1/1', []],
    [1, '2/2', ['flying']],
    [3, '2/2', ['flying']],
    [4, '6/6', ['flying', 'trample']],
    [9, '6/6', ['flying', 'trample']],
  ])('cr 711.2: with %i level counters it is %s', (level, stats, keywords) => {
    const board = new Board();
    const climber = board.lay(CLIMBER, { layout: 'leveler', counters: level === 0 ? {} : { level } });
    expect(board.stats(climber)).toBe(stats);
    for (const name of ['flying', 'trample'])
      expect(board.known(climber).keywords.has(name)).toBe(keywords.some((one) => one === name));
  });

  it('cr 711.2, 613.4b-c: effects that add to its power apply on top', () => {
    const board = new Board();
    const climber = board.lay(CLIMBER, { layout: 'leveler', counters: { level: 1, '+1/+1': 1 } });
    expect(board.stats(climber)).toBe('3/3');
  });
});

describe('mana value (cr 202.3)', () => {
  const BLAST = face('Blast', ['sorcery'], { cost: '{X}{X}{R}' });

  it('cr 202.3e: X is 0, on the stack the number chosen for it', () => {
    const board = new Board();
    expect(board.known(board.lay(BLAST, { zone: 'hand' })).manaValue).toBe(1);
    expect(board.known(board.cast(BLAST, {}, { x: 3 })).manaValue).toBe(7);
  });

  it('cr 202.3a: 0 without a mana cost', () => {
    const board = new Board();
    expect(board.known(board.lay(face('Free', ['instant']), { zone: 'hand' })).manaValue).toBe(0);
  });
});

describe('abilities on the stack (cr 113.7)', () => {
  it('cr 113.1b, 109.4: an ability has a controller and none of the characteristics of its source', () => {
    const board = new Board();
    const source = board.lay(creature('Wizard', 1, 1, keyword('flying')));
    const object = board.next;
    const item = board.itemOf(source, BORIS, { kind: 'activated' });
    board.emit({ type: 'AbilityStacked', object, item });
    expect(board.known(object)).toMatchObject({
      name: '',
      types: [],
      colours: [],
      power: null,
      controller: 1,
    });
    expect(board.known(object).abilities).toEqual([]);
  });
});
