// Tests who names a card that is chosen, revealed or asked about (pentaland 705.2, 3, 5-10).
import { describe, expect, it } from '@jest/globals';
import type { Filter } from '#abilities';
import type { CardDefinition } from '#cards';
import { graveyardOf, handOf } from '#rules';
import { poolCard } from '#testkit/pool/cards';
import { ANNA, BEN, word } from '#testkit/tables/toy-table';
import { card, doing, pentaland, type ToyTable } from '#testkit/mental/pentaland-table';

/** Costs nothing: the tests show what a card does, not how it is paid. */
function free(name: string): CardDefinition {
  const found = poolCard(name);
  const [face] = found.faces ?? [];
  if (face === undefined) throw new Error(`${name} has no face`);
  return { ...found, cost: '{0}', faces: [{ ...face, cost: '{0}' }] };
}

describe('pentaland 705.5: the player who chooses a card by a criterion names it', () => {
  /** Anna casts Duress: Ben reveals his hand, and she chooses a noncreature, nonland card from it. */
  function duress(): ToyTable {
    const table = pentaland([free('Duress'), card('Rush', '{R}', 'instant')]);
    const spell = table.inHand('Duress', { named: true });
    const coal = table.inHand('Coal', { seat: BEN });
    table
      .begin()
      .cast(spell, { targets: [[{ seat: BEN }]] })
      .resolve();
    expect([table.decision.seat, table.decision.question]).toMatchObject([
      ANNA,
      { kind: 'choose-objects', candidates: [coal] },
    ]);
    return table.answer({ kind: 'choose-objects', objects: [coal] });
  }

  it('and a name that does not meet the criterion is refused', () => {
    const table = duress();
    expect(table.decision.seat).toBe(ANNA);
    expect(table.tryAnswer(word('Figure'))?.rule).toBe('pentaland 705.5');
    table.name('Rush');
    expect(table.names(graveyardOf(BEN))).toEqual(['Rush']);
  });

  it('or leaves the naming to the owner', () => {
    const table = duress().answer(word(''));
    expect(table.decision.seat).toBe(BEN);
    table.name('Rush');
    expect(table.names(graveyardOf(BEN))).toEqual(['Rush']);
  });

  it('and if neither names it, nothing is chosen', () => {
    const table = duress().answer(word('')).answer(word(''));
    expect([table.names(graveyardOf(BEN)), table.used]).toEqual([[], []]);
    expect(table.names(handOf(BEN))).toEqual(['']);
    expect(table.decision).toMatchObject({
      seat: ANNA,
      question: { kind: 'choose-objects', candidates: [] },
    });
  });
});

it('pentaland 705.2: a card put from a hand into a library is not named', () => {
  const table = pentaland([
    card(
      'Return',
      '{0}',
      'sorcery',
      doing({
        kind: 'move',
        what: { kind: 'zone', zone: 'hand', whose: { kind: 'you' } },
        to: 'library',
        position: 'top',
        cause: 'put',
      }),
    ),
  ]);
  const spell = table.inHand('Return', { named: true });
  table.inHand('Coal');
  table.begin().cast(spell).resolve();
  expect([table.decision.kind, table.names(handOf(ANNA)), table.used]).toEqual(['priority', [], []]);
});

describe('pentaland 705.6: the owner of a card names it when an effect has to know', () => {
  const countOf = (filter: Filter) =>
    doing({
      kind: 'gain-life',
      who: { kind: 'you' },
      amount: {
        kind: 'count',
        of: { kind: 'all', of: [filter, { kind: 'in', zone: 'graveyard' }] },
      },
    });

  const count = (filter: Filter): CardDefinition => card('Census', '{0}', 'sorcery', countOf(filter));

  function taken(filter: Filter): ToyTable {
    const table = pentaland([count(filter)]);
    const census = table.inHand('Census', { named: true });
    table.lay(graveyardOf(BEN), 'Fox', { seat: BEN });
    return table.begin().cast(census).resolve();
  }

  it('pentaland 705.6: its type', () => {
    const table = taken({ kind: 'type', is: 'creature' });
    expect(table.decision).toMatchObject({ seat: BEN, question: { of: 'card' } });
    table.name('Cub');
    expect(table.life(ANNA)).toBe(21);
  });

  it.each<[string, Filter, number]>([
    [
      'pentaland 705.7: its mana value',
      { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 1 },
      21,
    ],
    ['pentaland 705.8: its colour', { kind: 'colour', is: 'white' }, 21],
    ['pentaland 705.8: its colour, another', { kind: 'colour', is: 'blue' }, 20],
    ['pentaland 705.9: whether it is no land', { kind: 'not', of: { kind: 'type', is: 'land' } }, 21],
  ])('but not %s', (_, filter, life) => {
    const table = taken(filter);
    expect([table.decision.kind, table.life(ANNA), table.used]).toEqual(['priority', life, []]);
  });

  it('pentaland 705.10: but not whether it shares a name: it does not, and stays unnamed', () => {
    const table = pentaland([
      count({
        kind: 'name',
        is: { kind: 'name-of', of: { kind: 'each', filter: { kind: 'in', zone: 'hand' } } },
      }),
    ]);
    const census = table.inHand('Census', { named: true });
    table.inHand('Fox');
    table.lay(graveyardOf(BEN), 'Fox', { seat: BEN });
    table.begin().cast(census).resolve();
    expect([table.decision.kind, table.life(ANNA), table.used]).toEqual(['priority', 20, []]);
  });

  it('pentaland 705.9: whether a card without a mana cost is a land', () => {
    const table = pentaland([count({ kind: 'type', is: 'land' })]);
    const census = table.inHand('Census', { named: true });
    table.lay(graveyardOf(BEN), 'Vision', { seat: BEN });
    table.begin().cast(census).resolve().name('Grove');
    expect(table.life(ANNA)).toBe(21);
  });
});

describe('a card that fits no unused name', () => {
  it('stays unnamed even when it had to be named, with its printed cost and colours', () => {
    const table = pentaland([free('Tome Scour')]);
    const spell = table.inHand('Tome Scour', { named: true });
    const lone = table.library('Lone');
    table
      .begin()
      .cast(spell, { targets: [[{ seat: BEN }]] })
      .resolve()
      .answer(word(''));
    const there = table.object(table.now(lone));
    expect(there).toMatchObject({ zone: graveyardOf(BEN), identity: { unnamed: 'closed' } });
    expect(table.used).toEqual([]);
  });
});
