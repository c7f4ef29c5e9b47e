// What a variant decides about libraries and graveyards, shown with a toy variant and one with two libraries
// for each player.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { hashText } from '#kernel';
import {
  cardsIn,
  complete,
  COMMON_LIBRARY,
  EXILE,
  graveyardOf,
  handOf,
  serverOffer,
  legalActions,
  PLAIN_MAGIC,
  whyNot,
  type ObjectId,
  type Rulebook,
  type Seat,
  type Variant,
  type Zone,
} from '../../index.js';
import { TOY } from '#testkit/tables/toy-variant';
import { ANNA, BEN, card, doing, having, NAMES, ToyTable, word } from '#testkit/tables/toy-table';
import { YOU } from '#testkit/language/words';

const CARDS = { catalogue: hashText('toy'), definitions: NAMES };
const OPPONENT = { kind: 'opponents' } as const;
const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });
const second = (seat: Seat): Zone => ({ kind: 'graveyard', seat, index: 1 });

function played(effect: Effect, lay: (table: ToyTable) => void = () => undefined, variant = TOY): ToyTable {
  const table = new ToyTable([card('Spell', '{0}', 'sorcery', doing(effect))], variant);
  lay(table);
  const spell = table.inHand('Spell', { named: true });
  return table.begin().cast(spell).resolve();
}

const inLibrary =
  (...names: readonly string[]) =>
  (table: ToyTable): void => {
    for (const name of names) table.library(name);
  };

describe('a library that is everyone’s', () => {
  it('is every player’s library: each player draws from it, and owns the card', () => {
    const table = played({ kind: 'draw', who: { kind: 'all' }, count: 1 }, inLibrary('Elf', 'Moss', 'Leaf'));
    expect(cardsIn(table.state, COMMON_LIBRARY)).toEqual(['o1']);
    expect([ANNA, BEN].map((seat) => table.object(cardsIn(table.state, handOf(seat))[0]!)?.owner)).toEqual([
      ANNA,
      BEN,
    ]);
  });

  it('pentaland 702.2: what is taken out of an opponent’s library is the opponent’s, whoever moves it', () => {
    const exile: Effect = {
      kind: 'move',
      what: { kind: 'top', whose: OPPONENT, count: 1 },
      to: 'exile',
      cause: 'exile',
    };
    const table = played(exile, inLibrary('Elf', 'Moss'));
    expect(table.object(table.now('o2' as ObjectId))).toMatchObject({ owner: BEN, zone: { kind: 'exile' } });
  });

  it('pentaland 702.2a: what goes into it is nobody’s again', () => {
    const back: Effect = {
      kind: 'move',
      what: { kind: 'zone', zone: 'hand', whose: OPPONENT },
      to: 'library',
      position: 'bottom',
      cause: 'put',
    };
    const table = played(back, (made) => {
      made.library('Elf');
      made.inHand('Leaf', { seat: BEN });
    });
    const [bottom] = cardsIn(table.state, COMMON_LIBRARY);
    expect(table.object(bottom!)?.owner).toBeNull();
    expect(cardsIn(table.state, handOf(BEN))).toEqual([]);
  });

  it('pentaland 701.1a: cannot be searched, and the rest of the effect happens', () => {
    const quest: Effect = steps(
      { kind: 'search', who: YOU, zones: ['library'], bind: 'found' },
      { kind: 'move', what: { kind: 'bound', name: 'found' }, to: 'hand', cause: 'put' },
      { kind: 'shuffle', who: YOU },
      { kind: 'gain-life', who: YOU, amount: 2 },
    );
    const table = played(quest, inLibrary('Elf', 'Moss', 'Leaf'));
    expect([table.life(ANNA), table.names(handOf(ANNA))]).toEqual([22, []]);
    expect(table.batch.map(({ type }) => type)).not.toContain('CardsLookedAt');
  });

  it('pentaland 701.1b: a shuffle is a cut, which counts as one', () => {
    const table = played({ kind: 'shuffle', who: YOU }, inLibrary('Elf', 'Moss', 'Leaf'));
    expect(table.told('LibraryCut')).toEqual([expect.objectContaining({ zone: COMMON_LIBRARY, by: ANNA })]);
    expect(table.told('LibraryShuffled')).toEqual([]);
    const order = cardsIn(table.state, COMMON_LIBRARY).join(' ');
    expect(['o2 o3 o1', 'o3 o1 o2']).toContain(order);
    expect(table.state.history.turn).toContainEqual(
      expect.objectContaining({ kind: 'shuffles', player: ANNA }),
    );
  });

  it('cr 800.4a: stays when a player leaves, and takes nothing along', () => {
    const look: Effect = steps(
      { kind: 'look', who: YOU, what: { kind: 'top', whose: YOU, count: 2 }, bind: 'seen' },
      { kind: 'choose-objects', who: YOU, from: { kind: 'bound', name: 'seen' }, bind: 'it' },
    );
    const table = played(look, inLibrary('Elf', 'Moss', 'Leaf'));
    expect(cardsIn(table.state, COMMON_LIBRARY).map((id) => table.object(id)?.owner)).toEqual([
      null,
      ANNA,
      ANNA,
    ]);
    table.concede(ANNA);
    expect(cardsIn(table.state, COMMON_LIBRARY)).toHaveLength(3);
  });
});

describe('two graveyards each', () => {
  it('the variant says into which of them a card goes', () => {
    const table = played({ kind: 'mill', who: YOU, count: 2 }, inLibrary('Vision', 'Elf'));
    expect([
      cardsIn(table.state, graveyardOf(ANNA)).length,
      cardsIn(table.state, second(ANNA)).length,
    ]).toEqual([2, 1]);
  });

  it('an effect is about one of them, which its controller chooses', () => {
    const exile: Effect = {
      kind: 'move',
      what: { kind: 'zone', zone: 'graveyard', whose: OPPONENT },
      to: 'exile',
      cause: 'exile',
    };
    const table = played(exile, (made) => {
      made.lay(graveyardOf(BEN), 'Elf', { seat: BEN });
      made.lay(second(BEN), 'Grove', { seat: BEN });
    });
    expect(table.decision).toMatchObject({
      seat: ANNA,
      question: { kind: 'word', of: 'graveyard', from: ['first', 'second'] },
    });
    table.answer(word('second'));
    expect(cardsIn(table.state, EXILE)).toHaveLength(1);
    expect(cardsIn(table.state, graveyardOf(BEN))).toHaveLength(1);
  });
});

describe('two libraries each', () => {
  const libraryAt = (seat: Seat, index: number): Zone => ({ kind: 'library', seat, index });
  const TWO: Variant = {
    ...PLAIN_MAGIC,
    libraries: {
      ...PLAIN_MAGIC.libraries,
      drawnFrom: (state, seat) =>
        [libraryAt(seat, 0), libraryAt(seat, 1)].filter((zone) => cardsIn(state, zone).length > 0),
    },
  };
  const drawing = (count: number, ...stock: readonly [number, number]): ToyTable =>
    played(
      { kind: 'draw', who: YOU, count },
      (table) => {
        stock.forEach((size, index) => {
          for (let nth = 0; nth < size; nth += 1)
            table.lay(libraryAt(ANNA, index), index === 0 ? 'Elf' : 'Grove', { named: true });
        });
      },
      TWO,
    );

  it('a draw is divided among them before its first card is drawn', () => {
    const table = drawing(3, 2, 2);
    expect(table.decision.question).toEqual({ kind: 'number', least: 1, most: 2 });
    table.answer({ kind: 'number', number: 2 });
    expect(table.names(handOf(ANNA))).toEqual(['Elf', 'Grove', 'Grove']);
  });

  it('nobody chooses if only one has cards left, and a draw fails only if both are empty', () => {
    const table = drawing(2, 0, 1);
    expect([table.told('CardDrawn').length, table.told('DrewFromEmptyLibrary').length]).toEqual([1, 1]);
    expect(table.state.stage.kind).toBe('over');
  });
});

describe('a variant', () => {
  it('is passed with the inputs, and then offered; without it its ruleset is not built', () => {
    expect(serverOffer(CARDS, { utopia: TOY }).rulesets).toContain('utopia');
    expect(serverOffer(CARDS).rulesets).toEqual(['pentaland', 'magic']);
  });
});

describe('each question is answered by the variant that it is asked with', () => {
  const inHand = { kind: 'hand-size', of: YOU } as const;
  /** Whoever taps a land for mana draws a card first, and adds one more mana for each card in hand. */
  const spring = card(
    'Spring',
    null,
    'enchantment',
    having({
      kind: 'triggered',
      when: { kind: 'taps-for-mana', what: { kind: 'type', is: 'land' } },
      body: {
        kind: 'plain',
        effect: steps(
          { kind: 'draw', who: YOU, count: 1 },
          { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{G}' }, count: inHand },
        ),
      },
    }),
  );
  const hydra = card('Hydra', '{G}{G}{G}', 'sorcery', doing({ kind: 'gain-life', who: YOU, amount: 1 }));
  /** Nothing can be drawn. */
  const DRY: Variant = { ...PLAIN_MAGIC, libraries: { ...PLAIN_MAGIC.libraries, drawnFrom: () => [] } };

  it('whatever the same position was asked before', () => {
    const table = new ToyTable([spring, hydra], PLAIN_MAGIC);
    table.lay({ kind: 'library', seat: ANNA, index: 0 }, 'Elf', { named: true });
    table.permanent('Spring');
    table.permanent('Grove');
    const object = table.inHand('Hydra', { named: true });
    table.begin();
    const { state, inputs } = table;
    const dry = { ...inputs, variants: { utopia: DRY } };
    const cast = { do: 'cast', object } as const;
    const isOffered = (book: Rulebook) =>
      legalActions(state, ANNA, book).some((action) => action.do === 'cast' && action.object === object);
    const answers = (book: Rulebook) => [
      isOffered(book),
      'done' in complete(state, ANNA, cast, book),
      whyNot(state, ANNA, cast, book)?.rule,
    ];
    const paid = [true, true, undefined];
    const unpaid = [false, false, 'cr 601.2h'];
    expect([inputs, dry, inputs].map(answers)).toEqual([paid, unpaid, paid]);
  });
});
