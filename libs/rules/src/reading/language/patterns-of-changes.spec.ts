// Patterns for changes of permanents, and for actions of players.
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
} from '#testkit/tables/board';
import { happens, patternFits } from '../../fixtures/fitting.fixture.js';
import { happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { OPPONENTS } from '#testkit/language/words';

const BEAR = creature('Bear', 2, 2);

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
    // cr 106.12a: it is tapped for mana when the mana is made.
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
      patternFits(
        board,
        { kind: 'loses-game', who: OPPONENTS },
        happening('loses-game', { player: BORIS }),
        bear,
      ),
    ).toBe(true);
    expect(
      patternFits(
        board,
        { kind: 'regenerates', what: IS_THIS },
        happening('regenerates', { subject: bear }),
        bear,
      ),
    ).toBe(true);
    expect([
      patternFits(board, { kind: 'day-night', to: 'day' }, happening('day-night', { word: 'day' }), bear),
      patternFits(board, { kind: 'day-night', to: 'night' }, happening('day-night', { word: 'day' }), bear),
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
    expect(patternFits(board, either, gains, bear)).toBe(true);
    expect(patternFits(board, { kind: 'loses-life', who: YOU }, gains, bear)).toBe(false);
    expect(patternFits(board, { kind: 'state', condition: { kind: 'always' } }, gains, bear)).toBe(false);
  });
});
