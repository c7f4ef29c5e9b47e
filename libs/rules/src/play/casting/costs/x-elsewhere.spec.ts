// X of objects that are not on the stack, and X defined by another object's payment (cr 107.3).
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import {
  CastTable,
  creature,
  does,
  gain,
  keyword,
  mana,
  sorcery,
  THIS,
  YOU,
} from '#testkit/tables/cast-table';

const gainX: Effect = { kind: 'gain-life', who: YOU, amount: { kind: 'x' } };
const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

describe('cr 107.3: X elsewhere', () => {
  it('cr 107.3d: X of a suspend cost is chosen as the card is suspended', () => {
    const table = new CastTable(
      [{ hand: ['Later'], battlefield: forests(4) }, {}],
      [
        sorcery(
          'Later',
          '{9}',
          keyword('suspend', { value: { kind: 'x' }, costs: [mana('{X}{G}')] }),
          does(gain(1)),
        ),
      ],
    );
    const later = { do: 'special', object: table.named('Later'), what: 'suspend' } as const;
    expect(table.refused({ ...later, x: 4 })).toBe('cr 601.2h');
    expect(table.refused({ ...later, x: 3, alternative: 'morph' })).toBe('cr 601.2b');
    table.act({ ...later, x: 3 });
    expect(table.state.objects[Number(table.named('Later').slice(1))]?.counters).toEqual({ time: 3 });
    expect(table.untapped('Forest')).toBe(0);
  });

  it('cr 107.3d: X of a morph cost is chosen as the permanent is turned face up', () => {
    const table = new CastTable(
      [{ hand: ['Hidden'], battlefield: forests(6) }, {}],
      [creature('Hidden', 2, 2, [keyword('morph', { costs: [mana('{X}{G}')] })], { cost: '{5}' })],
    );
    table.cast('Hidden', { alternative: 'morph' }).resolve();
    const down = Object.values(table.state.objects).find((one) => one.permanent?.faceDown === 'morph')!.id;
    const up = { do: 'special', object: down, what: 'turn-up' } as const;
    expect(table.refused({ ...up, x: 3 })).toBe('cr 601.2h');
    table.act({ ...up, x: 2 });
    expect(table.untapped('Forest')).toBe(0);
  });

  it('cr 107.3e: an ability that triggers on casting uses the X of that spell', () => {
    const table = new CastTable(
      [{ hand: ['Great'], battlefield: forests(3) }, {}],
      [
        creature(
          'Great',
          2,
          2,
          [
            {
              kind: 'triggered',
              when: { kind: 'cast', what: { kind: 'is', of: THIS } },
              body: { kind: 'plain', effect: gainX },
            },
          ],
          { cost: '{X}{G}' },
        ),
      ],
    );
    table.cast('Great', { x: 2 }).triggers();
    expect(table.resolve().life(0)).toBe(22);
  });

  it('cr 107.3n: a delayed ability uses the X of the spell that made it', () => {
    const table = new CastTable(
      [{ hand: ['Promise'], battlefield: forests(3) }, {}],
      [
        sorcery(
          'Promise',
          '{X}{G}',
          does({
            kind: 'delayed',
            when: { kind: 'gains-life', who: YOU },
            body: { kind: 'plain', effect: { kind: 'lose-life', who: YOU, amount: { kind: 'x' } } },
          }),
        ),
      ],
    );
    table.cast('Promise', { x: 2 }).resolve();
    table.do(gain(1)).triggers();
    expect(table.resolve().life(0)).toBe(19);
  });
});
