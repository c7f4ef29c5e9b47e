// Tests pentaland's announcement at the start of a game, and who owns the cards of the common library while
// they are seen.
import { describe, expect, it } from '@jest/globals';
import type { Effect, Static } from '#abilities';
import { cardsIn, COMMON_LIBRARY, handOf, STACK, type ObjectId, type Seat } from '#rules';
import { card, doing, having, pentaland } from '#testkit/mental/pentaland-table';
import { YOU } from '#testkit/language/words';

const [ANNA, BEN] = [0, 1] as Seat[] as [Seat, Seat];
const OPPONENT = { kind: 'opponents' } as const;

/**
 * Anna resolves a spell with that effect over a library of three; returns the top of the library, topmost
 * first.
 */
function resolved(effect: Effect) {
  const table = pentaland([card('Spell', '{0}', 'sorcery', doing(effect))]);
  const top = ['Cub', 'Coal', 'Piker'].map((name) => table.library(name)).reverse();
  const spell = table.inHand('Spell', { named: true });
  table.begin().cast(spell).resolve();
  const ownerOf = (id: ObjectId | undefined) =>
    id === undefined ? undefined : table.object(table.now(id))?.owner;
  return { table, top, ownerOf };
}

describe('pentaland 700.1, 700.1a: the rules of Magic apply otherwise', () => {
  it('a creature is cast only with an empty stack, and a player without life loses', () => {
    const lethal: Effect = { kind: 'lose-life', who: OPPONENT, amount: 20 };
    const table = pentaland([card('Doom', '{0}', 'instant', doing(lethal))]);
    const doom = table.inHand('Doom', { named: true });
    const husk = table.inHand('Bauble');
    table.begin().cast(doom);
    expect(table.whyNot({ do: 'cast', object: husk, name: 'Husk' })).toBe('cr 302.1');
    expect(cardsIn(table.state, STACK)).toHaveLength(1);
    table.resolve();
    expect(table.state.stage.kind).toBe('over');
  });
});

describe('pentaland 701.1: the common library', () => {
  it('is never searched or shuffled: its order stays, except for a cut', () => {
    const { table, top } = resolved({
      kind: 'sequence',
      steps: [
        { kind: 'search', who: YOU, zones: ['library'], bind: 'found' },
        { kind: 'move', what: { kind: 'bound', name: 'found' }, to: 'hand', cause: 'search' },
        { kind: 'shuffle', who: YOU },
      ],
    });
    expect(cardsIn(table.state, handOf(ANNA))).toEqual([]);
    const [first, second, third] = top.toReversed().map((id) => table.printed(table.now(id)));
    const turned = [
      [second, third, first],
      [third, first, second],
    ];
    expect(turned).toContainEqual(cardsIn(table.state, COMMON_LIBRARY).map((id) => table.printed(id)));
  });
});

describe('pentaland 702.2b: a card revealed from the library', () => {
  it('belongs to the player whose library was meant, as long as it is revealed', () => {
    const { table, top, ownerOf } = resolved({
      kind: 'sequence',
      steps: [
        { kind: 'reveal', what: { kind: 'top', whose: OPPONENT, count: 2 }, bind: 'shown' },
        { kind: 'may', who: YOU, effect: { kind: 'gain-life', who: YOU, amount: 1 } },
      ],
    });
    expect(table.decision.kind).toBe('yes-no');
    expect(top.map(ownerOf)).toEqual([BEN, BEN, null]);
    table.answer({ kind: 'yes-no', yes: false });
    expect(top.map(ownerOf)).toEqual([null, null, null]);
  });

  it('belongs to nobody and needs no name if an effect always reveals the top card', () => {
    const open: Static = { kind: 'player', who: YOU, property: 'reveals-top' };
    const table = pentaland([card('Lens', '{0}', 'artifact', having({ kind: 'static', effects: [open] }))]);
    table.permanent('Lens');
    table.library('Coal');
    const top = table.library('Cub');
    table.begin();
    expect([table.object(top)?.owner, table.nameOf(top), table.decision.kind]).toEqual([
      null,
      '',
      'priority',
    ]);
  });
});

describe('pentaland 702.2c: a card that somebody looks at in the library', () => {
  it('belongs to the player whose library was meant, as long as somebody looks', () => {
    const { table, top, ownerOf } = resolved({ kind: 'scry', who: YOU, whose: OPPONENT, count: 2 });
    expect(table.decision).toMatchObject({ seat: ANNA, kind: 'choose-objects' });
    expect(top.map(ownerOf)).toEqual([BEN, BEN, null]);
    table.answer({ kind: 'choose-objects', objects: top.slice(0, 2) });
    if (table.decision.kind === 'order') table.answer({ kind: 'order', order: [0, 1] });
    expect(table.decision.kind).toBe('priority');
    expect(top.map(ownerOf)).toEqual([null, null, null]);
  });
});
