// Patterns of spells, abilities and combat (cr 506-511, 601-603).
import { describe, expect, it } from '@jest/globals';
import type { Pattern } from '#abilities';
import { ANNA, Board, BORIS, creature, CREATURE, face, IS_THIS, LAND, YOU } from '#testkit/tables/board';
import { happens, patternFits } from '../../fixtures/fitting.fixture.js';
import { evolve } from '../../fold/evolve/evolve.js';
import { type ObjectId, type Seat } from '../../model/basics/ids.js';
import { OPPONENTS } from '#testkit/language/words';

const BEAR = creature('Bear', 2, 2);

describe('spells and abilities (cr 601-603)', () => {
  it('cr 601.2i: casting: the player, the spell, the zone, the nth that fits', () => {
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

  it('cr 602.2, 603.3: activating and triggering: the source', () => {
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
  it('cr 508.3: attacking: the defender, alone, a number of attackers', () => {
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
      happened.some((one) => patternFits(board, pattern, one, of));
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
