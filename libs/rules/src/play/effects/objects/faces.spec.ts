import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { card, faceOf, IT, ObjectTable, cardOf, creature } from '#testkit/tables/object-table';

const werewolf = cardOf(
  [faceOf('Human', { power: 1, toughness: 1, cost: '{2}{R}' }), faceOf('Wolf', { power: 4, toughness: 4 })],
  'transform',
);
const flipper = cardOf(
  [faceOf('Student', { power: 1, toughness: 1 }), faceOf('Master', { power: 5, toughness: 5 })],
  'flip',
);
const transform: Effect = { kind: 'transform', what: IT };

describe('transforming', () => {
  const table = (): ObjectTable =>
    new ObjectTable([{ battlefield: ['Human', 'Bear'] }, {}], { more: [werewolf] });

  it('cr 701.27a: turns the other face up, and the object stays the same', () => {
    const one = table();
    const before = one.id('Human');
    one.of(['Human'], transform);
    expect(one.id('Wolf')).toBe(before);
    expect(one.known('Wolf').power).toBe(4);
    one.of(['Wolf'], transform);
    expect(one.known('Human').power).toBe(1);
  });

  it('cr 701.27c: does nothing to a card with one face', () => {
    const one = table().of(['Bear'], transform);
    expect(one.events('FaceChanged')).toEqual([]);
  });

  it('cr 701.27d: does nothing if the other face is an instant or sorcery', () => {
    const odd = cardOf([faceOf('Odd', {}), faceOf('Trick', { types: ['sorcery'] })], 'modal');
    const one = new ObjectTable([{ battlefield: ['Odd'] }, {}], { more: [odd] }).of(['Odd'], transform);
    expect(one.events('FaceChanged')).toEqual([]);
  });

  it('cr 712.14a: a card put onto the battlefield transformed has its back face up', () => {
    const one = new ObjectTable([{ graveyard: ['Human'] }, {}], { more: [werewolf] }).of(['Human'], {
      kind: 'move',
      what: IT,
      to: 'battlefield',
      cause: 'return',
      face: 'transformed',
    });
    expect(one.battlefield()).toEqual(['Wolf']);
  });

  it('cr 712.8a: off the battlefield only its front face counts', () => {
    const one = table()
      .of(['Human'], transform)
      .of(['Wolf'], { kind: 'move', what: IT, to: 'hand', cause: 'return' });
    expect(one.hand(0)).toEqual(['Human']);
  });
});

describe('flipping', () => {
  it('cr 710.4: lasts until the permanent leaves', () => {
    const flip: Effect = { kind: 'flip', what: IT };
    const table = new ObjectTable([{ battlefield: ['Student'] }, {}], { more: [flipper] }).of(
      ['Student'],
      flip,
    );
    expect(table.known('Master').power).toBe(5);
    table.of(['Master'], flip);
    expect(table.events('FaceChanged')).toHaveLength(1);
    table.of(['Master'], { kind: 'move', what: IT, to: 'hand', cause: 'return' });
    expect(table.hand(0)).toEqual(['Student']);
  });

  it('cr 707.3: does not flip a copy of the flipped permanent', () => {
    const table = new ObjectTable([{ battlefield: ['Student'] }, {}], { more: [flipper] }).of(['Student'], {
      kind: 'flip',
      what: IT,
    });
    table.of(['Master'], { kind: 'create-token', token: { kind: 'copy', of: IT } });
    expect(table.battlefield()).toEqual(['Master', 'Student']);
  });
});

describe('face down', () => {
  const down: Effect = { kind: 'turn-face', what: IT, face: 'down' };
  const up: Effect = { kind: 'turn-face', what: IT, face: 'up' };

  it('cr 708.2a: a permanent is a 2/2 creature without a name until it is turned up (cr 708.8)', () => {
    const table = new ObjectTable([{ battlefield: ['Giant'] }, {}], {
      more: [creature('Giant', 7, 7)],
    });
    const id = table.id('Giant');
    table.of(['Giant'], down);
    expect(table.battlefield()).toEqual(['']);
    const bindings = { it: { objects: [id] } };
    table.do(down, { bindings });
    expect(table.events('FaceChanged')).toHaveLength(1);
    table.do(up, { bindings });
    expect(table.known('Giant').power).toBe(7);
  });

  it('cr 712.16: a permanent with two faces is not turned face down', () => {
    const table = new ObjectTable([{ battlefield: ['Human'] }, {}], { more: [werewolf] }).of(['Human'], down);
    expect(table.battlefield()).toEqual(['Human']);
  });

  it('cr 701.40g: a manifested instant stays face down', () => {
    const trick = card('Trick', { types: ['instant'] });
    const table = new ObjectTable([{ library: ['Trick'] }, {}], { more: [trick] }).do({
      kind: 'manifest',
      who: { kind: 'you' },
      what: { kind: 'top', whose: { kind: 'you' }, count: 1 },
      bind: 'it',
    });
    expect(table.battlefield()).toEqual(['']);
    table.do(up, { bindings: { it: table.bound('it') ?? {} } });
    expect(table.events('FaceChanged')).toEqual([]);
  });

  it('cr 708.3: a card put onto the battlefield face down has none of its own characteristics', () => {
    const table = new ObjectTable([{ graveyard: ['Forest'] }, {}]).of(['Forest'], {
      kind: 'move',
      what: IT,
      to: 'battlefield',
      cause: 'put',
      face: 'face-down',
      bind: 'down',
    });
    expect(table.battlefield()).toEqual(['']);
  });
});

describe('melding', () => {
  const upper = cardOf(
    [faceOf('Upper', { power: 3, toughness: 3 }), faceOf('Whole', { power: 9, toughness: 9 })],
    'meld',
  );
  const lower = cardOf([faceOf('Lower', { power: 2, toughness: 2 })], 'meld');
  const meld: Effect = {
    kind: 'turn-over-meld',
    what: { kind: 'zone', zone: 'exile' },
    with: 'Lower',
    into: 'Whole',
  };
  const away = (names: readonly string[], more = [upper, lower]): ObjectTable => {
    const table = new ObjectTable([{ battlefield: names }, {}], { more });
    for (const name of names) table.of([name], { kind: 'move', what: IT, to: 'exile', cause: 'exile' });
    return table;
  };

  it('cr 701.42a: puts the two cards onto the battlefield as one permanent', () => {
    const table = away(['Upper', 'Lower']).do(meld);
    expect(table.battlefield()).toEqual(['Whole']);
    expect(table.exile()).toEqual([]);
  });

  it('cr 701.42c: does nothing to cards that are no meld pair', () => {
    const table = away(['Upper', 'Bear']).do(meld);
    expect(table.battlefield()).toEqual([]);
    expect(table.exile()).toEqual(['Upper', 'Bear']);
  });

  it('cr 712.4c: makes a permanent that does not transform', () => {
    const table = away(['Upper', 'Lower']).do(meld).of(['Whole'], transform);
    expect(table.battlefield()).toEqual(['Whole']);
  });
});
