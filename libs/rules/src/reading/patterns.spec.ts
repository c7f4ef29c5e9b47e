import { describe, expect, it } from '@jest/globals';
import type { Pattern } from '#abilities';
import {
  ANNA,
  basic,
  Board,
  BORIS,
  creature,
  CREATURE,
  face,
  IS_THIS,
  LAND,
  YOU,
} from '../fixtures/board.fixture.js';
import { makeLastKnown } from '../characteristics/last-known.js';
import type { GameEvent } from '../events/events.js';
import { evolve } from '../evolve/evolve.js';
import { happening, type Happening } from '../state/happening.js';
import { objectNumber, type ObjectId, type Seat } from '../state/ids.js';
import { fitsPattern } from './patterns.js';

const OPPONENTS = { kind: 'opponents' } as const;
const BEAR = creature('Bear', 2, 2);

/** Whether any of what the event was is what the pattern speaks of, for an ability of `of`. */
function happens(board: Board, event: GameEvent, pattern: Pattern, of: ObjectId): boolean {
  const context = board.context(of);
  return evolve(board.state, event).some((one) => fitsPattern(board.sight, pattern, one, context));
}
const fits = (board: Board, pattern: Pattern, happening: Happening, of: ObjectId): boolean =>
  fitsPattern(board.sight, pattern, happening, board.context(of));

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
  it('cr 603.6a: what comes is looked at as it is there', () => {
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

  it('cr 603.6a: for its own ability: this comes', () => {
    const board = new Board();
    const card = board.lay(BEAR, { zone: 'hand' });
    const event = moving(board, card, 'battlefield');
    const happened = evolve(board.state, event);
    const now = `o${String(board.state.objectsMade)}` as ObjectId;
    const enters: Pattern = { kind: 'moves', what: IS_THIS, to: ['battlefield'] };
    expect(happened.some((one) => fits(board, enters, one, now))).toBe(true);
  });

  it('cr 603.10a: what leaves the battlefield is looked at as it last was', () => {
    const board = new Board();
    const land = board.lay(basic('Forest'));
    board.lasts([land], [{ kind: 'add-types', types: ['creature'] }]);
    const watcher = board.lay(BEAR);
    const dies: Pattern = { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] };
    const was = makeLastKnown(board.state, land);
    expect(happens(board, moving(board, land, 'graveyard', { was }), dies, watcher)).toBe(true);
  });

  it('cr 702.29a: what is cycled is discarded; what is only discarded is not cycled', () => {
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
      fits(board, { kind: 'moves', what: CREATURE, ...more }, one({}), watcher);
    expect([moves({ cause: ['sacrifice'] }), moves({ cause: ['destroy'] })]).toEqual([true, false]);
    expect([moves({ by: OPPONENTS }), moves({ by: YOU })]).toEqual([true, false]);
    expect([moves({ face: 'face-up' }), moves({ face: 'face-down' })]).toEqual([true, false]);
    expect([
      moves({ from: ['battlefield', 'hand'] }),
      moves({ from: ['hand'] }),
      moves({ to: ['exile'] }),
    ]).toEqual([true, false, false]);
  });

  it('cr 614.1: something that is only about to happen fits as well: nothing came of it yet', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const about = happening('moves', {
      subject: bear,
      before: bear,
      from: 'battlefield',
      to: 'graveyard',
      cause: 'destroy',
    });
    expect(fits(board, { kind: 'moves', what: IS_THIS, to: ['graveyard'] }, about, bear)).toBe(true);
    const damage = happening('damage', { player: BORIS, agent: bear, amount: 3 });
    expect(fits(board, { kind: 'damage', from: IS_THIS, players: OPPONENTS }, damage, bear)).toBe(true);
  });
});

describe('damage, life, counters, cards (cr 119-122)', () => {
  it('cr 120: whom it is dealt to, by what, in combat or not', () => {
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

  it('cr 122: counters put and removed, the so-manyth, the last', () => {
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

  it('cr 121: draws, the so-manyth of the turn, the one of the draw step aside', () => {
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

describe('spells and abilities (cr 601-603)', () => {
  it('cr 601.2i: casting, by whom, what, from where, the so-manyth that fits', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const cast = (
      pattern: Partial<Extract<Pattern, { kind: 'cast' }>>,
      from = 'hand',
      seat = ANNA,
    ): boolean => {
      const object = board.lay(BEAR, { zone: 'stack', seat });
      return happens(
        board,
        { type: 'SpellCast', object, item: board.itemOf(object, seat, { from }) },
        { kind: 'cast', what: { kind: 'spell' }, ...pattern },
        bear,
      );
    };
    expect([cast({ by: YOU, nth: 1 }), cast({ by: YOU, nth: 1 }), cast({ by: YOU, nth: 3 })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([
      cast({ what: LAND }),
      cast({ from: 'graveyard' }),
      cast({ from: 'graveyard' }, 'graveyard'),
    ]).toEqual([false, false, true]);
    expect([cast({ by: YOU }, 'hand', BORIS), cast({ by: OPPONENTS, nth: 2 }, 'hand', BORIS)]).toEqual([
      false,
      true,
    ]);
  });

  it('cr 602.2, 603.3: activating and triggering, of what', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const stack = (kind: 'activated' | 'triggered', pattern: Pattern): boolean =>
      happens(
        board,
        { type: 'AbilityStacked', object: board.next, item: board.itemOf(bear, ANNA, { kind }) },
        pattern,
        bear,
      );
    expect([
      stack('activated', { kind: 'activated', of: CREATURE }),
      stack('activated', { kind: 'activated', of: LAND }),
    ]).toEqual([true, false]);
    expect([
      stack('activated', { kind: 'activated', of: IS_THIS, by: OPPONENTS }),
      stack('activated', { kind: 'triggered', of: IS_THIS }),
    ]).toEqual([false, false]);
    expect(stack('triggered', { kind: 'triggered', of: IS_THIS })).toBe(true);
  });

  it('cr 603.2e: becoming a target, for the first time of the turn', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const target = (
      pattern: Partial<Extract<Pattern, { kind: 'targeted' }>>,
      objects = [bear],
      players: Seat[] = [],
    ): boolean => {
      const object = board.lay(face('Bolt', ['instant']), { zone: 'stack', seat: BORIS });
      return happens(
        board,
        {
          type: 'SpellCast',
          object,
          item: board.itemOf(object, BORIS, { targets: [[{ objects, players }]] }),
        },
        { kind: 'targeted', ...pattern },
        bear,
      );
    };
    expect([
      target({ what: IS_THIS, first: 'first-each-turn' }),
      target({ what: IS_THIS, first: 'first-each-turn' }),
    ]).toEqual([true, false]);
    expect([target({ what: LAND }), target({ by: { kind: 'spell' } }), target({ by: CREATURE })]).toEqual([
      false,
      true,
      false,
    ]);
    expect([target({ players: YOU }, [], [ANNA]), target({ what: IS_THIS }, [], [ANNA])]).toEqual([
      true,
      false,
    ]);
  });
});

describe('combat (cr 508-509)', () => {
  it('cr 508.3: attacking, whom, alone, so many', () => {
    const board = new Board();
    const [bear, cub] = [board.lay(BEAR), board.lay(BEAR)];
    const walker = board.lay(face('Walker', ['planeswalker']), { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    const attack = { defending: BORIS, blocked: false, band: null };
    const attacks = (
      pattern: Partial<Extract<Pattern, { kind: 'attacks' }>>,
      ...who: readonly (readonly [ObjectId, ObjectId | Seat])[]
    ): boolean =>
      happens(
        board,
        {
          type: 'AttackersDeclared',
          attacks: who.map(([attacker, defender]) => ({ attacker, defender, ...attack })),
        },
        { kind: 'attacks', what: IS_THIS, ...pattern },
        bear,
      );
    expect([attacks({}, [bear, BORIS]), attacks({}, [cub, BORIS])]).toEqual([true, false]);
    expect([
      attacks({ alone: 'alone' }, [bear, BORIS]),
      attacks({ alone: 'alone' }, [bear, BORIS], [cub, BORIS]),
    ]).toEqual([true, false]);
    expect([
      attacks({ least: 2 }, [bear, BORIS]),
      attacks({ least: 2 }, [bear, BORIS], [cub, BORIS]),
    ]).toEqual([false, true]);
    expect([
      attacks({ players: OPPONENTS }, [bear, BORIS]),
      attacks({ players: OPPONENTS }, [bear, walker]),
      attacks({ players: YOU }, [bear, BORIS]),
    ]).toEqual([true, false, false]);
    expect([
      attacks({ defender: { kind: 'type', is: 'planeswalker' } }, [bear, walker]),
      attacks({ defender: CREATURE }, [bear, walker]),
    ]).toEqual([true, false]);
  });

  it('cr 509.3: blocking, being blocked, not being blocked', () => {
    const board = new Board();
    const [bear, cub] = [board.lay(BEAR), board.lay(BEAR)];
    const wall = board.lay(face('Wall', ['artifact', 'creature']), { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    const attack = { defender: BORIS, defending: BORIS, blocked: false, band: null };
    board.emit({
      type: 'AttackersDeclared',
      attacks: [
        { attacker: bear, ...attack },
        { attacker: cub, ...attack },
      ],
    });
    const happened = evolve(board.state, {
      type: 'BlockersDeclared',
      seat: BORIS,
      blocks: [{ blocker: wall, attackers: [bear] }],
    });
    const some = (pattern: Pattern, of: ObjectId): boolean =>
      happened.some((one) => fits(board, pattern, one, of));
    expect([
      some({ kind: 'blocks', what: IS_THIS }, wall),
      some({ kind: 'blocks', what: IS_THIS }, bear),
    ]).toEqual([true, false]);
    expect([
      some({ kind: 'blocks', what: CREATURE, attacker: IS_THIS }, bear),
      some({ kind: 'blocks', what: CREATURE, attacker: IS_THIS }, cub),
    ]).toEqual([true, false]);
    expect([
      some({ kind: 'becomes-blocked', what: IS_THIS }, bear),
      some({ kind: 'becomes-blocked', what: IS_THIS }, cub),
    ]).toEqual([true, false]);
    expect([
      some({ kind: 'becomes-blocked', what: IS_THIS, by: { kind: 'type', is: 'artifact' } }, bear),
      some({ kind: 'becomes-blocked', what: IS_THIS, by: LAND }, bear),
    ]).toEqual([true, false]);
    expect([
      some({ kind: 'unblocked', what: IS_THIS }, cub),
      some({ kind: 'unblocked', what: IS_THIS }, bear),
    ]).toEqual([true, false]);
  });
});

describe('permanents and what becomes of them', () => {
  it('cr 701.26: tapping, untapping, tapping for mana (cr 106.12)', () => {
    const board = new Board();
    const land = board.lay(basic('Forest'));
    const tap = (tapped: boolean, forMana: boolean, pattern: Pattern): boolean =>
      happens(board, { type: 'PermanentTapped', object: land, tapped, forMana }, pattern, land);
    const made = (pattern: Pattern): boolean =>
      happens(
        board,
        { type: 'ManaAdded', seat: ANNA, mana: [{ type: 'G' }], source: land, tapped: true },
        pattern,
        land,
      );
    expect([
      tap(true, false, { kind: 'taps', what: IS_THIS }),
      tap(false, false, { kind: 'taps', what: IS_THIS }),
    ]).toEqual([true, false]);
    expect(tap(false, false, { kind: 'untaps', what: LAND })).toBe(true);
    expect([
      made({ kind: 'taps-for-mana', what: LAND, who: YOU }),
      made({ kind: 'taps-for-mana', what: LAND, who: OPPONENTS }),
    ]).toEqual([true, false]);
    // cr 106.12a: it is tapped for mana as the mana is made.
    expect(tap(true, true, { kind: 'taps-for-mana', what: LAND })).toBe(false);
  });

  it('cr 701.3: becoming attached and unattached', () => {
    const board = new Board();
    const [bear, sword] = [board.lay(BEAR), board.lay(face('Sword', ['artifact']))];
    const attach = (to: ObjectId | null, pattern: Pattern, of: ObjectId): boolean =>
      happens(board, { type: 'AttachmentChanged', object: sword, to }, pattern, of);
    expect(
      attach(bear, { kind: 'attached', what: { kind: 'type', is: 'artifact' }, to: IS_THIS }, bear),
    ).toBe(true);
    expect(attach(null, { kind: 'unattached', what: IS_THIS, from: CREATURE }, sword)).toBe(true);
    expect(attach(bear, { kind: 'attached', what: IS_THIS, to: LAND }, sword)).toBe(false);
  });

  it('cr 701.27, 708, 710: transforming, flipping, turning', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const { identity } = board.state.objects[objectNumber(bear)]!;
    const turn = (
      how: 'transform' | 'flip' | 'face-up' | 'face-down',
      kind: 'transforms' | 'flips' | 'turned-face-up' | 'turned-face-down',
    ): boolean =>
      happens(
        board,
        { type: 'FaceChanged', object: bear, how, identity, faceDown: null },
        { kind, what: IS_THIS },
        bear,
      );
    expect([
      turn('transform', 'transforms'),
      turn('flip', 'flips'),
      turn('face-up', 'turned-face-up'),
      turn('face-down', 'turned-face-down'),
    ]).toEqual([true, true, true, true]);
    expect([turn('transform', 'flips'), turn('face-up', 'turned-face-down')]).toEqual([false, false]);
  });

  it('cr 702.26: phasing; changes of control (cr 108.4); designations', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const phase = (phasedOut: 'no' | 'directly', kind: 'phases-in' | 'phases-out'): boolean =>
      happens(board, { type: 'Phased', object: bear, phasedOut }, { kind, what: { kind: 'anything' } }, bear);
    expect([phase('directly', 'phases-out'), phase('no', 'phases-in'), phase('no', 'phases-out')]).toEqual([
      true,
      true,
      false,
    ]);
    const takes = (
      controller: Seat,
      pattern: Partial<Extract<Pattern, { kind: 'control-changes' }>>,
    ): boolean =>
      happens(
        board,
        { type: 'ControllerChanged', object: bear, controller },
        { kind: 'control-changes', what: IS_THIS, ...pattern },
        bear,
      );
    expect([
      takes(BORIS, { to: OPPONENTS, from: YOU }),
      takes(ANNA, { to: OPPONENTS }),
      takes(BORIS, { from: OPPONENTS }),
    ]).toEqual([true, false, false]);
    const mark = (name: string, is: 'monstrous' | 'renowned'): boolean =>
      happens(
        board,
        { type: 'Marked', object: bear, mark: name, on: true },
        { kind: 'becomes-designated', what: IS_THIS, is },
        bear,
      );
    expect([mark('monstrous', 'monstrous'), mark('monstrous', 'renowned')]).toEqual([true, false]);
  });
});

describe('players and what they do', () => {
  it('cr 500: the beginnings of steps, turns, combats and main phases', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    type Is = Extract<Pattern, { kind: 'step' }>['is'];
    const begins = (
      step: Parameters<Board['step']>[0],
      is: Is,
      whose: Extract<Pattern, { kind: 'step' }>['whose'] = YOU,
    ): boolean => happens(board, { type: 'StepBegan', step }, { kind: 'step', is, whose }, bear);
    expect([
      begins('upkeep', 'upkeep'),
      begins('upkeep', 'draw'),
      begins('upkeep', 'upkeep', OPPONENTS),
    ]).toEqual([true, false, false]);
    expect([
      begins('begin-combat', 'combat'),
      begins('postcombat-main', 'main'),
      begins('untap', 'turn'),
      begins('end', 'each'),
    ]).toEqual([true, true, true, true]);
    expect(
      happens(board, { type: 'StepBegan', step: 'end' }, { kind: 'step', is: 'end', at: 'ends' }, bear),
    ).toBe(false);
  });

  it.each([
    ['search', { kind: 'searches', who: YOU }],
    ['scry', { kind: 'scries', who: YOU }],
    ['surveil', { kind: 'surveils', who: YOU }],
    ['vote', { kind: 'votes', who: YOU }],
    ['proliferate', { kind: 'proliferates', who: YOU }],
    ['exploit', { kind: 'keyword-action', action: 'exploit', who: YOU }],
  ] as const)('cr 701: %s', (action, pattern) => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const acts = (seat: Seat, what: string = action): boolean =>
      happens(board, { type: 'ActionTaken', action: what, seat, object: null }, pattern, bear);
    expect([acts(ANNA), acts(BORIS), acts(ANNA, 'fateseal')]).toEqual([true, false, false]);
  });

  it('cr 701.30: clashes and coins won or lost, dice', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const clash = (result?: 'wins' | 'loses'): boolean =>
      happens(
        board,
        { type: 'ActionTaken', action: 'clash', seat: ANNA, object: null, word: 'wins' },
        { kind: 'clashes', who: YOU, ...(result === undefined ? {} : { result }) },
        bear,
      );
    expect([clash(), clash('wins'), clash('loses')]).toEqual([true, true, false]);
    const coin = (won: boolean | null, result: 'wins' | 'loses'): boolean =>
      happens(
        board,
        { type: 'CoinFlipped', seat: ANNA, heads: true, won, drawn: 0 },
        { kind: 'flips-coin', who: YOU, result },
        bear,
      );
    expect([coin(true, 'wins'), coin(false, 'wins'), coin(false, 'loses'), coin(null, 'loses')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(
      happens(
        board,
        { type: 'DieRolled', seat: ANNA, sides: 6, result: 4, drawn: 0 },
        { kind: 'rolls-die', who: YOU },
        bear,
      ),
    ).toBe(true);
  });

  it('cr 701.19, 701.24, 104.3, 724: revealing, shuffling, losing, the monarch, mana', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const library = { kind: 'library', seat: ANNA, index: 0 } as const;
    expect(
      happens(
        board,
        { type: 'CardsRevealed', seat: ANNA, objects: [bear], zone: library },
        { kind: 'reveals', who: YOU, what: CREATURE },
        bear,
      ),
    ).toBe(true);
    expect(
      happens(
        board,
        { type: 'CardsRevealed', seat: ANNA, objects: [bear], zone: library },
        { kind: 'reveals', what: LAND },
        bear,
      ),
    ).toBe(false);
    expect(
      happens(
        board,
        { type: 'LibraryShuffled', zone: library, order: [], drawn: 0 },
        { kind: 'shuffles', who: YOU },
        bear,
      ),
    ).toBe(true);
    expect(
      happens(
        board,
        { type: 'PlayerDesignated', seat: BORIS, designation: 'monarch', on: true },
        { kind: 'becomes-monarch', who: OPPONENTS },
        bear,
      ),
    ).toBe(true);
    const mana = { type: 'ManaAdded', seat: ANNA, mana: [{ type: 'G' }], source: bear } as const;
    expect(
      happens(
        board,
        { ...mana, mana: [{ type: 'G' }] },
        { kind: 'adds-mana', who: YOU, source: IS_THIS },
        bear,
      ),
    ).toBe(true);
    expect(
      happens(board, { ...mana, mana: [{ type: 'G' }] }, { kind: 'adds-mana', who: YOU, source: LAND }, bear),
    ).toBe(false);
    expect(
      fits(board, { kind: 'loses-game', who: OPPONENTS }, happening('loses-game', { player: BORIS }), bear),
    ).toBe(true);
    expect(
      fits(board, { kind: 'regenerates', what: IS_THIS }, happening('regenerates', { subject: bear }), bear),
    ).toBe(true);
    expect([
      fits(board, { kind: 'day-night', to: 'day' }, happening('day-night', { word: 'day' }), bear),
      fits(board, { kind: 'day-night', to: 'night' }, happening('day-night', { word: 'day' }), bear),
    ]).toEqual([true, false]);
  });

  it('one of several; another kind; a state trigger, which no event makes (cr 603.8)', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const gains = happening('gains-life', { player: ANNA });
    const either: Pattern = {
      kind: 'any',
      of: [
        { kind: 'loses-life', who: YOU },
        { kind: 'gains-life', who: YOU },
      ],
    };
    expect(fits(board, either, gains, bear)).toBe(true);
    expect(fits(board, { kind: 'loses-life', who: YOU }, gains, bear)).toBe(false);
    expect(fits(board, { kind: 'state', condition: { kind: 'always' } }, gains, bear)).toBe(false);
  });
});
