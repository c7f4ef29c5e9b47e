import { describe, expect, it } from '@jest/globals';
import type { Pattern } from '#abilities';
import { ANNA, basic, Board, BORIS, creature, CREATURE, IS_THIS, LAND, YOU } from '#testkit/tables/board';
import { happens, patternFits } from '../../fixtures/fitting.fixture.js';
import { makeLastKnown } from '../characteristics/last-known.js';
import type { GameEvent } from '../../model/events/events.js';
import { evolve } from '../../fold/evolve/evolve.js';
import { happening, type Happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { OPPONENTS } from '#testkit/language/words';

const BEAR = creature('Bear', 2, 2);
const moving = (
  board: Board,
  object: ObjectId,
  to: 'graveyard' | 'battlefield' | 'exile' | 'hand',
  more: object = {},
): GameEvent => {
  const { zone, owner, identity } = board.state.objects[objectNumber(object)]!;
  const kinds = {
    graveyard: { kind: 'graveyard', seat: owner, index: 0 },
    hand: { kind: 'hand', seat: owner, index: 0 },
    battlefield: { kind: 'battlefield', seat: null, index: 0 },
    exile: { kind: 'exile', seat: null, index: 0 },
  } as const;
  return {
    type: 'ObjectMoved',
    object,
    becomes: board.next,
    from: zone,
    to: kinds[to],
    position: null,
    cause: 'put',
    by: null,
    owner,
    identity,
    controller: to === 'battlefield' ? owner : null,
    tapped: false,
    faceDown: null,
    counters: {},
    castAs: null,
    was: null,
    ...more,
  };
};

describe('moving (cr 400.7, 603.6, 603.10)', () => {
  it('cr 603.6a: an object that enters is looked at as it is there', () => {
    const board = new Board();
    const watcher = board.lay(basic('Forest'));
    const enters: Pattern = { kind: 'moves', what: CREATURE, to: ['battlefield'] };
    expect(
      happens(board, moving(board, board.lay(BEAR, { zone: 'hand' }), 'battlefield'), enters, watcher),
    ).toBe(true);
    expect(
      happens(
        board,
        moving(board, board.lay(basic('Island'), { zone: 'hand' }), 'battlefield'),
        enters,
        watcher,
      ),
    ).toBe(false);
    expect(happens(board, moving(board, board.lay(BEAR), 'graveyard'), enters, watcher)).toBe(false);
  });

  it('cr 603.6a: an ability may look at its own object entering', () => {
    const board = new Board();
    const card = board.lay(BEAR, { zone: 'hand' });
    const event = moving(board, card, 'battlefield');
    const happened = evolve(board.state, event);
    const now = `o${String(board.state.objectsMade)}` as ObjectId;
    const enters: Pattern = { kind: 'moves', what: IS_THIS, to: ['battlefield'] };
    expect(happened.some((one) => patternFits(board, enters, one, now))).toBe(true);
  });

  it('cr 603.10a: an object that leaves the battlefield is looked at as it last was', () => {
    const board = new Board();
    const land = board.lay(basic('Forest'));
    board.lasts([land], [{ kind: 'add-types', types: ['creature'] }]);
    const watcher = board.lay(BEAR);
    const dies: Pattern = { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] };
    const was = makeLastKnown(board.state, land);
    expect(happens(board, moving(board, land, 'graveyard', { was }), dies, watcher)).toBe(true);
  });

  it('cr 702.29a: a cycled card is discarded; a card that is only discarded is not cycled', () => {
    const board = new Board();
    const watcher = board.lay(BEAR);
    const moved = (cause: 'cycle' | 'discard' | 'mill') =>
      moving(board, board.lay(BEAR, { zone: 'hand' }), 'graveyard', { cause });
    const by = (...cause: ('cycle' | 'discard')[]): Pattern => ({
      kind: 'moves',
      what: { kind: 'anything' },
      from: ['hand'],
      cause,
    });
    expect(happens(board, moved('cycle'), by('discard'), watcher)).toBe(true);
    expect(happens(board, moved('cycle'), by('cycle'), watcher)).toBe(true);
    expect(happens(board, moved('discard'), by('cycle'), watcher)).toBe(false);
    expect(happens(board, moved('mill'), by('cycle', 'discard'), watcher)).toBe(false);
  });

  it('causes, who made it move, and faces', () => {
    const board = new Board();
    const watcher = board.lay(BEAR);
    const one = (facts: Partial<Happening>): Happening =>
      happening('moves', {
        subject: watcher,
        before: watcher,
        from: 'battlefield',
        to: 'graveyard',
        cause: 'sacrifice',
        word: 'face-up',
        other: BORIS,
        ...facts,
      });
    const moves = (more: Partial<Extract<Pattern, { kind: 'moves' }>>): boolean =>
      patternFits(board, { kind: 'moves', what: CREATURE, ...more }, one({}), watcher);
    expect([moves({ cause: ['sacrifice'] }), moves({ cause: ['destroy'] })]).toEqual([true, false]);
    expect([moves({ by: OPPONENTS }), moves({ by: YOU })]).toEqual([true, false]);
    expect([moves({ face: 'face-up' }), moves({ face: 'face-down' })]).toEqual([true, false]);
    expect([
      moves({ from: ['battlefield', 'hand'] }),
      moves({ from: ['hand'] }),
      moves({ to: ['exile'] }),
    ]).toEqual([true, false, false]);
  });

  it('cr 614.1: an event that is only about to happen fits as well, before it has a result', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const about = happening('moves', {
      subject: bear,
      before: bear,
      from: 'battlefield',
      to: 'graveyard',
      cause: 'destroy',
    });
    expect(patternFits(board, { kind: 'moves', what: IS_THIS, to: ['graveyard'] }, about, bear)).toBe(true);
    const damage = happening('damage', { player: BORIS, agent: bear, amount: 3 });
    expect(patternFits(board, { kind: 'damage', from: IS_THIS, players: OPPONENTS }, damage, bear)).toBe(
      true,
    );
  });
});

describe('damage, life, counters, cards (cr 119-122)', () => {
  it('cr 120: the damaged object or player, the source, in combat or not', () => {
    const board = new Board();
    const [bear, cub] = [board.lay(BEAR), board.lay(BEAR, { seat: BORIS })];
    const deal = (
      to: ObjectId | Seat,
      pattern: Partial<Extract<Pattern, { kind: 'damage' }>>,
      combat = true,
    ): boolean =>
      happens(
        board,
        { type: 'DamageDealt', source: bear, to, amount: 1, combat, marked: 0, deathtouch: false },
        { kind: 'damage', ...pattern },
        bear,
      );
    expect([deal(cub, {}), deal(BORIS, {})]).toEqual([true, true]);
    expect([deal(cub, { to: CREATURE }), deal(BORIS, { to: CREATURE })]).toEqual([true, false]);
    expect([
      deal(BORIS, { players: OPPONENTS }),
      deal(cub, { players: OPPONENTS }),
      deal(ANNA, { players: OPPONENTS }),
    ]).toEqual([true, false, false]);
    expect([
      deal(cub, { to: CREATURE, players: OPPONENTS }),
      deal(BORIS, { to: CREATURE, players: OPPONENTS }),
    ]).toEqual([true, true]);
    expect([deal(cub, { from: IS_THIS }), deal(cub, { from: LAND })]).toEqual([true, false]);
    expect([
      deal(cub, { combat: 'combat' }),
      deal(cub, { combat: 'noncombat' }),
      deal(cub, { combat: 'noncombat' }, false),
    ]).toEqual([true, false, true]);
  });

  it('cr 119: life', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const life = (by: number, pattern: Pattern, seat = ANNA): boolean =>
      happens(board, { type: 'LifeChanged', seat, by, cause: 'set' }, pattern, bear);
    expect([life(2, { kind: 'gains-life', who: YOU }), life(-2, { kind: 'gains-life', who: YOU })]).toEqual([
      true,
      false,
    ]);
    expect([
      life(-2, { kind: 'loses-life', who: YOU }),
      life(-2, { kind: 'loses-life', who: YOU }, BORIS),
    ]).toEqual([true, false]);
  });

  it('cr 122: counters put and removed, the nth, the last', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const count = (by: number, pattern: Pattern, counter = 'charge'): boolean =>
      happens(board, { type: 'CountersChanged', object: bear, counter, by }, pattern, bear);
    expect([
      count(1, { kind: 'adds-counters', on: IS_THIS }),
      count(1, { kind: 'adds-counters', players: YOU }),
    ]).toEqual([true, false]);
    expect([
      count(1, { kind: 'adds-counters', counter: 'time' }),
      count(1, { kind: 'adds-counters', reaching: 4 }),
    ]).toEqual([false, true]);
    expect(count(1, { kind: 'adds-counters', reaching: 4 })).toBe(false);
    expect(count(3, { kind: 'adds-counters', reaching: 7 })).toBe(true);
    expect([
      count(-1, { kind: 'removes-counters', from: IS_THIS, counter: 'charge' }),
      count(-1, { kind: 'removes-counters', last: 'last' }),
    ]).toEqual([true, false]);
    expect(count(-6, { kind: 'removes-counters', last: 'last' })).toBe(true);
    expect(
      happens(
        board,
        { type: 'PlayerCountersChanged', seat: ANNA, counter: 'poison', by: 1 },
        { kind: 'adds-counters', players: YOU, counter: 'poison' },
        bear,
      ),
    ).toBe(true);
  });

  it('cr 121: draws, the nth of the turn, except the one of the draw step', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const cards = [1, 2, 3, 4, 5].map(() => board.lay(BEAR, { zone: 'library' }));
    const draw = (pattern: Pattern): boolean =>
      happens(
        board,
        {
          type: 'CardDrawn',
          seat: ANNA,
          from: { kind: 'library', seat: ANNA, index: 0 },
          object: cards.pop()!,
          becomes: board.next,
        },
        pattern,
        bear,
      );
    board.step('upkeep');
    expect(draw({ kind: 'draws', who: YOU, except: 'draw-step' })).toBe(true);
    board.step('draw');
    expect(draw({ kind: 'draws', who: YOU, except: 'draw-step' })).toBe(false);
    expect(draw({ kind: 'draws', who: YOU, except: 'draw-step' })).toBe(true);
    expect(draw({ kind: 'draws', who: YOU, nth: 4 })).toBe(true);
    expect(draw({ kind: 'draws', who: YOU, nth: 4 })).toBe(false);
  });

  it('cr 111.2: tokens created', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const { identity } = board.state.objects[objectNumber(bear)]!;
    const create = (pattern: Partial<Extract<Pattern, { kind: 'creates' }>>): boolean =>
      happens(
        board,
        {
          type: 'TokenCreated',
          object: board.next,
          identity,
          owner: ANNA,
          controller: ANNA,
          tapped: false,
          counters: {},
        },
        { kind: 'creates', who: YOU, ...pattern },
        bear,
      );
    expect([
      create({}),
      create({ who: OPPONENTS }),
      create({ filter: CREATURE }),
      create({ filter: LAND }),
    ]).toEqual([true, false, true, false]);
  });
});
