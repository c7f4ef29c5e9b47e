import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import { CastTable, creature, instant } from '#testkit/tables/cast-table';
import { graveyardOf, type ObjectId, type Seat } from '../../../model/basics/ids.js';

const DISCARDABLE: Ability = {
  kind: 'static',
  zone: 'hand',
  effects: [{ kind: 'may', permission: { kind: 'discard-any-time' } }],
};
const discard = (object: ObjectId) => ({ do: 'special', object, what: 'discard' }) as const;

describe('cr 116.2e: discarding a card at any time', () => {
  const table = () =>
    new CastTable(
      [{ hand: ['Vulture', 'Bear'], battlefield: ['Perched'] }, { hand: ['Theirs', 'Zap'] }],
      [
        ...['Vulture', 'Perched', 'Theirs'].map((name) =>
          creature(name, 2, 2, [DISCARDABLE], { cost: '{1}{B}' }),
        ),
        creature('Bear', 2, 2, [], { cost: '{1}{G}' }),
        instant('Zap', '{0}'),
      ],
    );

  it('is offered for a card in hand that says so, and does not use the stack while a spell waits there', () => {
    const game = table().turnOf(1, 'upkeep').cast('Zap', {}, 1);
    expect(game.legal(0)).toEqual(['special Vulture discard']);
    game.act(discard(game.named('Vulture')));
    expect(game.stack).toEqual(['Zap']);
    expect(game.names(graveyardOf(0 as Seat))).toEqual(['Vulture']);
    expect(game.legal(0)).toEqual([]);
  });

  it('is refused for another card, another zone, or another player’s card', () => {
    const game = table();
    expect(game.refused(discard(game.named('Bear')))).toBe('cr 116.2e');
    expect(game.refused(discard(game.named('Perched')))).toBe('cr 116.2e');
    expect(game.refused(discard(game.named('Theirs')))).toBe('cr 109.1');
  });
});
