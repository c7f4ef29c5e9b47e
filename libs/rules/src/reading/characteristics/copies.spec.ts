import { describe, expect, it } from '@jest/globals';
import type { Change } from '#abilities';
import {
  ANNA,
  anthem,
  basic,
  becomes,
  Board,
  both,
  creature,
  CREATURE,
  defining,
  face,
  keyword,
  LAND,
  plus,
  THIS,
  YOURS,
} from '#testkit/tables/board';
import type { NodeRef, ObjectId } from '../../model/basics/ids.js';
import { faceRef } from '../../model/printed/node-ref.js';

const HERO = face('Hero', ['creature'], {
  cost: '{2}{R}',
  supertypes: ['legendary'],
  subtypes: ['Human'],
  power: 3,
  toughness: 2,
  abilities: [keyword('haste')],
});
/** From now on `copier` is a copy of `original`; the originals of copies are fixed when the effect begins. */
const become = (board: Board, copier: ObjectId, original: ObjectId, except?: readonly Change[]): string => {
  const { copiable } = board.known(original);
  const exceptions = except?.map((change, index) => ({ ...change, at: `rule#Forest/${String(index)}` }));
  const identity = except === undefined ? copiable : { ...copiable, except: exceptions };
  return board.lasts([copier], [{ kind: 'copy', of: THIS, identity } as Change]);
};

describe('copies (cr 707)', () => {
  it('cr 707.2: everything that is printed is copied', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hero);
    expect(board.known(clone)).toMatchObject({
      name: 'Hero',
      cost: '{2}{R}',
      manaValue: 3,
      colours: ['red'],
      supertypes: ['legendary'],
      subtypes: ['Human'],
      power: 3,
      toughness: 2,
    });
    expect(board.known(clone).keywords.has('haste')).toBe(true);
  });

  it('cr 707.2: counters, other effects and status are not copied', () => {
    const board = new Board();
    const hero = board.lay(HERO, { counters: { '+1/+1': 2 }, tapped: true });
    board.lasts([hero], [plus(1), { kind: 'add-types', types: ['artifact'] }]);
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hero);
    expect(board.stats(clone)).toBe('3/2');
    expect(board.known(clone).types).toEqual(['creature']);
  });

  it('cr 707.2, 613.2: other effects on the copier stay on it', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const clone = board.lay(creature('Clone', 0, 0), { counters: { '+1/+1': 1 } });
    board.lasts([clone], [plus(3)]);
    become(board, clone, hero);
    expect(board.stats(clone)).toBe('7/6');
  });

  it('cr 707.3: a copy of a copy is a copy of the original', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const first = board.lay(creature('First', 0, 0));
    const second = board.lay(creature('Second', 1, 1));
    become(board, first, hero);
    become(board, second, first);
    expect(board.known(second).name).toBe('Hero');
  });

  it('cr 707.2b: later changes of the original do not change the copy', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const bear = board.lay(creature('Bear', 2, 2));
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hero);
    become(board, hero, bear);
    expect([board.known(hero).name, board.known(clone).name]).toEqual(['Bear', 'Hero']);
    board.move(hero, 'graveyard');
    expect(board.known(clone).name).toBe('Hero');
  });

  it('cr 707.2, 611.2a: a copy is itself again when the effect ends', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const clone = board.lay(creature('Clone', 1, 1));
    const effect = become(board, clone, hero);
    board.ends(effect);
    expect(board.known(clone)).toMatchObject({ name: 'Clone', power: 1 });
  });

  it('cr 707.2c: a static ability copies the object its reference means', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const mirror = board.lay(
      face('Mirror', ['artifact'], {
        abilities: [
          anthem(both({ kind: 'subtype', is: 'Echo' }, YOURS), {
            kind: 'copy',
            of: {
              kind: 'only',
              of: { kind: 'each', filter: CREATURE },
              filter: { kind: 'supertype', is: 'legendary' },
            },
          }),
        ],
      }),
    );
    const echo = board.lay(face('Echo', ['creature'], { subtypes: ['Echo'], power: 1, toughness: 1 }));
    expect(board.known(echo).name).toBe('Hero');
    board.move(mirror, 'graveyard');
    expect(board.known(echo).name).toBe('Echo');
    expect(board.known(hero).name).toBe('Hero');
  });

  it('cr 707.9a-b: exceptions are part of the copy', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hero, [
      { kind: 'remove-types', supertypes: ['legendary'] },
      { kind: 'add-types', types: ['artifact'], subtypes: ['Golem'] },
      { kind: 'gain-ability', ability: keyword('flying') },
      becomes('power', 7),
    ]);
    const second = board.lay(creature('Second', 0, 0));
    become(board, second, clone);
    for (const id of [clone, second])
      expect(board.known(id)).toMatchObject({
        name: 'Hero',
        supertypes: [],
        types: ['creature', 'artifact'],
        subtypes: ['Human', 'Golem'],
        power: 7,
        toughness: 2,
      });
    expect([...board.known(second).keywords]).toEqual(['haste', 'flying']);
  });

  it('cr 707.9c: an exception may give a name', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hero, [{ kind: 'set-name', name: 'Clone' }]);
    expect(board.known(clone)).toMatchObject({ name: 'Clone', power: 3 });
  });

  it('cr 707.9d: an ability that defines a value set by an exception is not copied', () => {
    const board = new Board();
    const lands = { kind: 'count', of: LAND } as const;
    const counting = board.lay(
      face('Counting', ['creature'], {
        power: lands,
        toughness: lands,
        abilities: [defining(becomes('power', lands), becomes('toughness', lands))],
      }),
    );
    board.lay(basic('Forest'));
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, counting, [becomes('power', 7), becomes('toughness', 7)]);
    expect(board.stats(clone)).toBe('7/7');
    expect(board.known(clone).abilities).toEqual([]);
  });

  it('cr 202.3b: a copy of a back face has a mana value of 0, the original that of its front', () => {
    const board = new Board();
    const werewolf = board.lay(
      [
        creature('Villager', 1, 1),
        face('Werewolf', ['creature'], { power: 3, toughness: 3, colours: ['green'] }),
      ],
      { layout: 'transform', face: 1 },
    );
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, werewolf);
    expect(board.known(werewolf)).toMatchObject({ name: 'Werewolf', manaValue: 2 });
    expect(board.known(clone)).toMatchObject({ name: 'Werewolf', manaValue: 0 });
  });
});

describe('tokens (cr 111)', () => {
  it('cr 111.3: a token has what its effect says, with the numbers of that moment', () => {
    const board = new Board();
    const definition = board.record([
      face('Soldier Token', ['creature'], {
        subtypes: ['Soldier'],
        colours: ['white'],
        power: { kind: 'x' },
        toughness: 1,
      }),
    ]);
    const token = board.next;
    board.emit({
      type: 'TokenCreated',
      object: token,
      identity: { definition: null, face: 0, made: faceRef(definition, 0), power: 5 },
      owner: ANNA,
      controller: ANNA,
      tapped: false,
      counters: {},
    });
    expect(board.known(token)).toMatchObject({
      name: 'Soldier Token',
      colours: ['white'],
      cost: null,
      manaValue: 0,
    });
    expect(board.stats(token)).toBe('5/1');
  });

  it('cr 707.2, 111.3: a token that is a copy has the exceptions', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const { copiable } = board.known(hero);
    const except: Change[] = [
      { kind: 'add-types', types: ['artifact'] },
      { kind: 'gain-ability', ability: keyword('flying') },
    ];
    const token = board.next;
    board.emit({
      type: 'TokenCreated',
      object: token,
      identity: { ...copiable, except, exceptFrom: 'rule#Forest' as NodeRef },
      owner: ANNA,
      controller: ANNA,
      tapped: false,
      counters: {},
    });
    expect(board.known(token)).toMatchObject({ name: 'Hero', types: ['creature', 'artifact'] });
    expect(board.known(token).abilities.map(({ ref }) => ref)).toContain('rule#Forest/1/ability/~0');
  });
});

describe('a face-down object (cr 708)', () => {
  it('cr 708.2a: is a 2/2 creature and nothing else', () => {
    const board = new Board();
    const hidden = board.lay(HERO, { faceDown: 'morph' });
    expect(board.known(hidden)).toMatchObject({
      name: '',
      cost: null,
      manaValue: 0,
      colours: [],
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      abilities: [],
      power: 2,
      toughness: 2,
    });
  });

  it('cr 708.8: is its card again once turned up, with the effects on it', () => {
    const board = new Board();
    const hidden = board.lay(HERO, { faceDown: 'morph' });
    board.lasts([hidden], [plus(1)]);
    const { identity } = board.state.objects[Number(hidden.slice(1))]!;
    board.emit({ type: 'FaceChanged', object: hidden, how: 'face-up', identity, faceDown: null });
    expect(board.known(hidden)).toMatchObject({ name: 'Hero', power: 4 });
  });

  it('cr 613.2b, 707.2: stays a 2/2 if it becomes a copy', () => {
    const board = new Board();
    const hero = board.lay(HERO);
    const hidden = board.lay(creature('Demon', 6, 6), { faceDown: 'morph' });
    become(board, hidden, hero);
    expect(board.known(hidden)).toMatchObject({ name: '', power: 2, abilities: [] });
    const { identity } = board.state.objects[Number(hidden.slice(1))]!;
    board.emit({ type: 'FaceChanged', object: hidden, how: 'face-up', identity, faceDown: null });
    expect(board.known(hidden)).toMatchObject({ name: 'Hero', power: 3 });
  });

  it('cr 707.2: is copied as a 2/2 without a name, face up', () => {
    const board = new Board();
    const hidden = board.lay(HERO, { faceDown: 'manifest' });
    const clone = board.lay(creature('Clone', 0, 0));
    become(board, clone, hidden);
    expect(board.known(clone)).toMatchObject({ name: '', colours: [], power: 2, toughness: 2 });
    expect(board.state.objects[Number(clone.slice(1))]?.permanent?.faceDown).toBeNull();
  });

  it('cr 708.2: has other characteristics if the effect lists them', () => {
    const board = new Board();
    const hero = board.lay(HERO, { faceDown: 'effect' });
    const listed = face('', ['artifact', 'creature'], { subtypes: ['Cyberman'], power: 2, toughness: 2 });
    board.lasts([hero], [{ kind: 'face-down', face: listed }]);
    expect(board.known(hero)).toMatchObject({
      name: '',
      types: ['artifact', 'creature'],
      subtypes: ['Cyberman'],
    });
  });

  it('cr 701.58a: has ward if it is cloaked', () => {
    const board = new Board();
    const hidden = board.lay(HERO, { faceDown: 'cloak' });
    const [ward] = board.known(hidden).abilities;
    expect(ward?.ability).toMatchObject({ kind: 'triggered', label: 'ward' });
  });

  it('cr 708.2: may be a spell cast face down', () => {
    const board = new Board();
    const spell = board.cast(HERO, {}, { faceDown: 'morph' });
    expect(board.known(spell)).toMatchObject({ name: '', types: ['creature'], power: 2, colours: [] });
  });
});
