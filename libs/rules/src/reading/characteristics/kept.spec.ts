import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Ability, Face } from '#abilities';
import {
  always,
  anthem,
  basic,
  becomes,
  Board,
  both,
  creature,
  CREATURE,
  defining,
  enchantment,
  face,
  host,
  itself,
  keyword,
  LAND,
  not,
  plus,
  THIS,
  YOU,
  YOURS,
} from '#testkit/tables/board';
import type { GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { suspects } from '../../play/state-based/suspects.js';
import { watchers } from '../../engine/watching/watchers.js';
import { known, permanents } from './characteristics.js';
import { cannots, inForce, qualities } from '../in-force/in-force.js';

const life = { kind: 'life', of: YOU } as const;
const when = (condition: Extract<Ability, { kind: 'static' }>['while'], ability: Ability): Ability => ({
  ...(ability as Extract<Ability, { kind: 'static' }>),
  ...(condition === undefined ? {} : { while: condition }),
});

const WHILE_UNTAPPED = {
  kind: 'matches',
  what: THIS,
  filter: { kind: 'status', is: 'untapped' },
} as const;

/** Cards whose effects depend on every kind of state, and on each other. */
const FACES: readonly Face[] = [
  basic('Forest'),
  basic('Island'),
  creature('Bear', 2, 2, keyword('flying')),
  creature('Shifter', 1, 1, keyword('changeling')),
  enchantment('Glory', anthem(both(CREATURE, YOURS), plus(1))),
  enchantment(
    'Waking',
    anthem(LAND, { kind: 'add-types', types: ['creature'] }, becomes('power', 1), becomes('toughness', 1)),
  ),
  enchantment(
    'Moon',
    anthem(both(LAND, not({ kind: 'supertype', is: 'basic' })), {
      kind: 'set-types',
      subtypes: ['Mountain'],
    }),
  ),
  face('Tomb', ['land'], { abilities: [anthem(LAND, { kind: 'add-types', subtypes: ['Swamp'] })] }),
  enchantment(
    'Silence',
    anthem(both(CREATURE, { kind: 'stat', stat: 'power', compare: 'at-least', value: 4 }), {
      kind: 'lose-all-abilities',
    }),
  ),
  creature(
    'Lord',
    2,
    2,
    anthem({ kind: 'subtype', is: 'Elf' }, plus(1), { kind: 'gain-ability', ability: keyword('trample') }),
  ),
  enchantment('Rage', anthem({ kind: 'status', is: 'tapped' }, plus(2, 0))),
  creature('Proud', 1, 1, when({ kind: 'turn', whose: YOU }, itself(plus(3)))),
  creature(
    'Rich',
    1,
    1,
    when(
      { kind: 'compare', left: life, compare: 'more', right: 20 },
      always({ kind: 'cannot', action: { kind: 'attack' } }),
    ),
  ),
  face('Sum', ['creature'], {
    power: life,
    toughness: 1,
    abilities: [defining({ kind: 'set-stat', stat: 'power', value: life })],
  }),
  creature(
    'Crowd',
    0,
    3,
    itself({ kind: 'modify-stats', power: { kind: 'count', of: both(CREATURE, YOURS) }, toughness: 0 }),
  ),
  creature('Guard', 1, 1, when(WHILE_UNTAPPED, itself(plus(0, 3)))),
  creature(
    'Captain',
    1,
    1,
    anthem(CREATURE, { kind: 'gain-ability', ability: when(WHILE_UNTAPPED, anthem(CREATURE, plus(1, 0))) }),
  ),
  creature('Witness', 1, 1, {
    kind: 'triggered',
    when: { kind: 'moves', what: CREATURE, to: ['graveyard'] },
    body: { kind: 'plain', effect: { kind: 'draw', who: YOU, count: 1 } },
  }),
  enchantment('Theft', host({ kind: 'control', to: YOU })),
  enchantment(
    'Gift',
    anthem(CREATURE, {
      kind: 'gain-ability',
      ability: anthem(LAND, { kind: 'gain-ability', ability: keyword('hexproof') }),
    }),
  ),
  creature(
    'Scholar',
    1,
    1,
    when(
      { kind: 'compare', left: { kind: 'hand-size', of: YOU }, compare: 'at-least', right: 2 },
      itself({ kind: 'quality', is: 'haste' }),
    ),
  ),
  creature(
    'Wonder',
    1,
    1,
    always(
      {
        kind: 'modify',
        what: both(CREATURE, YOURS),
        changes: [{ kind: 'gain-ability', ability: keyword('reach') }],
      },
      { zone: 'graveyard' },
    ),
  ),
];

type Step = readonly [what: number, which: number, how: number];

/** Does something to the board; nothing where that is impossible. */
function happen(board: Board, [what, which, how]: Step): void {
  const { state } = board;
  const field = state.zones[zoneKey(BATTLEFIELD)] ?? [];
  const all = Object.values(state.objects).map(({ id }) => id);
  const one = field[which % Math.max(1, field.length)];
  const other = field[how % Math.max(1, field.length)];
  const seat = (how % 2) as Seat;
  const chosen = FACES[which % FACES.length]!;
  switch (what) {
    case 0:
    case 1:
      board.lay(chosen, { seat });
      return;
    case 2:
      board.lay(chosen, { seat, zone: (['hand', 'graveyard', 'library', 'exile'] as const)[how % 4]! });
      return;
    case 3: {
      const moved = all[which % Math.max(1, all.length)];
      if (moved !== undefined)
        board.move(moved, (['graveyard', 'battlefield', 'hand', 'exile'] as const)[how % 4]!);
      return;
    }
    case 4:
      board.emit({ type: 'LifeChanged', seat, by: (how % 9) - 4, cause: 'set' });
      return;
    case 5:
      board.begin(seat);
      return;
  }
  if (one === undefined || other === undefined) return;
  switch (what) {
    case 6:
      board.emit({ type: 'PermanentTapped', object: one, tapped: how % 2 === 0, forMana: false });
      return;
    case 7:
      board.emit({
        type: 'CountersChanged',
        object: one,
        counter: (['+1/+1', 'flying', 'charge'] as const)[how % 3]!,
        by: 1,
      });
      return;
    case 8:
      board.emit({ type: 'AttachmentChanged', object: one, to: one === other ? null : other });
      return;
    case 9:
      board.emit({ type: 'Phased', object: one, phasedOut: how % 2 === 0 ? 'directly' : 'no' });
      return;
    case 10:
      board.lasts([one], how % 2 === 0 ? [{ kind: 'lose-all-abilities' }] : [becomes('power', how % 7)], {
        controller: seat,
      });
      return;
    case 11:
      if (state.lasting[0] !== undefined) board.ends(state.lasting[0].id);
      return;
    case 12:
      board.emit({ type: 'ControllerChanged', object: one, controller: seat });
      return;
  }
}

const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** All answers about objects and rules, as text. */
function everything(state: GameState, ids: readonly ObjectId[]): string {
  return JSON.stringify(
    [
      ids.map((id) => [id, known(state, id), qualities(state, id).map(({ name }) => name)]),
      cannots(state, 'attack').map(({ object }) => object),
      inForce(state, 'modify').map(({ source }) => source),
      permanents(state),
      suspects(state).map(({ id }) => id),
      watchers(state).flatMap((part) =>
        [...part].flatMap(([kind, all]) => all.map(({ ref, context }) => [kind, ref, context.source])),
      ),
    ],
    plain,
  );
}

const idsOf = (state: GameState): ObjectId[] => Object.values(state.objects).map(({ id }) => id);
const steps = fc.array(fc.tuple(fc.nat(12), fc.nat(50), fc.nat(50)), { minLength: 1, maxLength: 25 });

describe('a kept result for a changing state', () => {
  it('cr 613.5: is always equal to a fresh one', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const board = new Board();
        for (const step of taken) {
          happen(board, step);
          const ids = idsOf(board.state);
          expect(everything(board.state, ids)).toBe(everything(structuredClone(board.state), ids));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('cr 613: does not depend on what was asked first', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const board = new Board();
        for (const step of taken) happen(board, step);
        const ids = idsOf(board.state);
        const fresh = structuredClone(board.state);
        for (const id of [...ids].reverse()) known(fresh, id);
        expect(everything(fresh, ids)).toBe(everything(board.state, ids));
      }),
      { numRuns: 150 },
    );
  });

  it('cr 613: changes nothing when it is read', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const board = new Board();
        for (const step of taken) happen(board, step);
        const before = JSON.stringify(board.state);
        everything(board.state, idsOf(board.state));
        expect(JSON.stringify(board.state)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});
