// A game of pentaland that a judge rewinds: names, owners, lands and faces are as they were. The table folds its
// log a second time after every command.
import { describe, expect, it } from '@jest/globals';
import { BATTLEFIELD, cardsIn, handOf, type GameAction, type ObjectId } from '#rules';
import { ANNA } from '#testkit/tables/toy-table';
import { card, doing, having, pentaland, sized, type ToyTable } from '#testkit/mental/pentaland-table';
import { YOU } from '#testkit/language/words';

const asLand = (object: ObjectId): GameAction => ({ do: 'play', object, as: 'any-land' });
const on = (table: ToyTable): readonly string[] =>
  cardsIn(table.state, BATTLEFIELD).map((id) => table.printed(id));

describe('a rewound game of pentaland', () => {
  it('takes a Pentaland back to the hand, and another card may be played as a land instead', () => {
    const table = pentaland();
    const [one, other] = [table.inHand('Cub'), table.inHand('Coal')];
    table.begin();
    const { moment } = table;
    table.act(asLand(one));
    expect(on(table)).toEqual(['Cub']);
    expect(table.whyNot(asLand(other))).toBe('cr 305.2b');
    table.rewind(moment);
    expect([on(table), cardsIn(table.state, handOf(ANNA))]).toEqual([[], [one, other]]);
    table.act(asLand(other));
    expect(on(table)).toEqual(['Coal']);
    table.rewind(moment);
    table.act(asLand(one));
    expect(on(table)).toEqual(['Cub']);
  });

  it('lets a name be given again or not, as the ruling says', () => {
    const table = pentaland();
    const [one, other] = [table.inHand('Bauble'), table.inHand('Trinket')];
    table.begin();
    const { moment } = table;
    const bauble = (object: ObjectId): GameAction => ({ do: 'cast', object, name: 'Husk' });
    table.act(bauble(one)).resolve();
    expect(table.used).toEqual(['Husk']);
    table.rewind(moment, { names: 'used' });
    expect(table.used).toEqual(['Husk']);
    expect(table.whyNot(bauble(other))).toBeDefined();
    table.rewind(moment, { names: 'free' });
    expect(table.used).toEqual([]);
    table.act(bauble(other)).resolve();
    expect(table.used).toEqual(['Husk']);
  });

  it('gives a card that was revealed since back to nobody, and cuts nothing: the unknown part is shuffled', () => {
    const show = card(
      'Show',
      '{0}',
      'sorcery',
      doing({
        kind: 'sequence',
        steps: [
          { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 1 }, bind: 'shown' },
          { kind: 'may', who: YOU, effect: { kind: 'gain-life', who: YOU, amount: 1 } },
        ],
      }),
    );
    const table = pentaland([show]);
    const cards = ['Cub', 'Coal', 'Piker', 'Fox', 'Drake'].map((name) => table.library(name));
    const spell = table.inHand('Show', { named: true });
    table.begin();
    const { moment } = table;
    table.cast(spell).resolve();
    const top = cards.at(-1)!;
    expect(table.object(table.now(top))?.owner).toBe(ANNA);
    table.rewind(moment);
    expect(cards.map((id) => table.object(id)?.owner)).toEqual(cards.map(() => null));
    expect(table.batch.map(({ type }) => type)).toEqual(['CommandAccepted', 'Rewound', 'LibraryShuffled']);
    expect(cardsIn(table.state, handOf(ANNA))).toEqual([spell]);
  });

  it('turns a card face down again that was turned up since, and its name is free', () => {
    const up = { kind: 'mana', cost: '{0}' } as const;
    const morph = card(
      'Warbreak Trumpeter',
      '{R}',
      'creature',
      sized(3, 3),
      having({ kind: 'keyword', name: 'morph', costs: [up] }),
    );
    const unveil = card(
      'Unveil',
      '{0}',
      'sorcery',
      doing({
        kind: 'turn-face',
        face: 'up',
        what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      }),
    );
    const table = pentaland([morph, unveil]);
    const object = table.inHand('Coal');
    const spell = table.inHand('Unveil', { named: true });
    for (let nth = 0; nth < 3; nth += 1) table.permanent('Cub', { faceDown: 'pentaland' });
    table.begin().act({ do: 'cast', object, alternative: 'morph' }).resolve();
    const { moment } = table;
    const before = JSON.stringify(table.object(table.now(object)));
    table.cast(spell).resolve();
    if (table.decision.kind === 'word') table.name('Warbreak Trumpeter');
    expect(table.object(table.now(object))?.permanent?.faceDown ?? null).toBeNull();
    table.rewind(moment);
    expect(JSON.stringify(table.object(table.now(object)))).toBe(before);
    expect(table.object(table.now(object))?.permanent?.faceDown).toBe('morph');
    expect(table.used).toEqual([]);
  });
});
