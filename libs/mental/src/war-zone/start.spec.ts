// Tests how a game of war-zone begins: two libraries per player, hands divided among them, and only the Paris
// mulligan.
import { describe, expect, it } from '@jest/globals';
import { handOf, ownLibraryOf, type Seat, type Terms } from '#rules';
import { Begun } from '../fixtures/begun.fixture.js';
import { card } from '#testkit/mental/pentaland-table';
import { PREBUILT, utopiaLibraryOf } from '../index.js';

const [ANNA, BEN, CHLOE] = [0, 1, 2] as Seat[] as [Seat, Seat, Seat];
const PLAIN = Array.from({ length: 40 }, (_, nth) => card(`Plain ${String(nth)}`, '{1}{W}', 'creature'));
const sizes = (game: Begun, seat: Seat) => [game.size(ownLibraryOf(seat)), game.size(utopiaLibraryOf(seat))];
const utopiasOf = (game: Begun, seat: Seat) =>
  game.printedIn(handOf(seat)).filter((name) => name === 'Utopia').length;

describe('war-zone Setup', () => {
  it('the Main Library has no lands, and the Utopia Library has three Utopias for every four of its cards', () => {
    const game = new Begun('war-zone').annaStarts();
    expect(sizes(game, ANNA)).toEqual([60, 45]);
    expect(sizes(game, BEN)).toEqual([60, 45]);
    expect(game.printedIn(ownLibraryOf(ANNA)).filter((name) => !name.startsWith('Card'))).toEqual([]);
    expect(new Set(game.printedIn(utopiaLibraryOf(BEN)))).toEqual(new Set(['Utopia']));
  });

  it('war-zone Optional Land Rule: a player who brings a library may have other lands in it', () => {
    const brought = [...PLAIN, card('Grove', null, 'land')];
    const game = new Begun('war-zone', 2, {}, { definitions: brought, decks: [brought, PLAIN] });
    expect(game.printedIn(ownLibraryOf(ANNA))).toContain('Grove');
    expect(sizes(game, BEN)).toEqual([40, 30]);
  });
});

describe('war-zone The Decks: prebuilt libraries', () => {
  const definitions = PREBUILT.flatMap(({ cards }) => cards).map((name) => card(name, '{1}{W}', 'creature'));
  const begun = (prebuilt: readonly string[], ruleset: Terms['ruleset'] = 'war-zone', cards = definitions) =>
    new Begun(ruleset, 2, { prebuilt: [...prebuilt] }, { definitions: cards });
  const [one, other] = PREBUILT.map(({ name }) => name) as [string, string];

  it('each seat plays with the one in the terms, and thirty Utopias', () => {
    const game = begun([other, one]);
    expect(game.printedIn(ownLibraryOf(ANNA)).toSorted()).toEqual(PREBUILT[1]?.cards.toSorted());
    expect(game.printedIn(ownLibraryOf(BEN)).toSorted()).toEqual(PREBUILT[0]?.cards.toSorted());
    expect([sizes(game, ANNA), sizes(game, BEN)]).toEqual([
      [40, 30],
      [40, 30],
    ]);
  });

  it('both seats may play with the same', () => {
    expect(sizes(begun([one, one]), BEN)).toEqual([40, 30]);
  });

  it.each([
    ['one for each seat', () => begun([one, other, one])],
    ['one of that name', () => begun([one, 'nowhere'])],
    ['all its cards in the format', () => begun([one, other], 'war-zone', definitions.slice(1))],
    ['a ruleset that has some', () => begun([one, other], 'utopia')],
  ])('they are refused without %s', (_, begin) => {
    expect(begin).toThrow('terms prebuilt');
  });
});

describe('war-zone Utopia, Rulings: opening hands', () => {
  it('are divided by each player in turn, before anybody draws', () => {
    const game = new Begun('war-zone').annaStarts();
    expect(game.decision).toMatchObject({
      seat: ANNA,
      prompt: 'divide',
      question: { kind: 'number', least: 0, most: 7 },
    });
    game.number(3);
    expect([game.decision.seat, game.size(handOf(ANNA))]).toEqual([BEN, 0]);
    game.number(0);
    expect([utopiasOf(game, ANNA), game.size(handOf(ANNA))]).toEqual([3, 7]);
    expect([utopiasOf(game, BEN), game.size(handOf(BEN))]).toEqual([0, 7]);
    expect([sizes(game, ANNA), sizes(game, BEN)]).toEqual([
      [56, 42],
      [53, 45],
    ]);
  });

  it.each([8, -1])('are refused with %i Utopias', (number) => {
    const game = new Begun('war-zone').annaStarts();
    const before = JSON.stringify(game.state);
    expect(game.tryAnswer({ kind: 'number', number })).toMatchObject({ code: 'illegal-answer' });
    expect(game.tryAnswer({ kind: 'yes-no', yes: true })).toMatchObject({ rule: 'table decisions' });
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('are not asked of a player who leaves, and the others keep their choice', () => {
    const game = new Begun('war-zone', 3).annaStarts().number(2);
    expect(game.decision.seat).toBe(BEN);
    game.concede(BEN);
    expect(game.decision.seat).toBe(CHLOE);
    game.number(7);
    expect([utopiasOf(game, ANNA), utopiasOf(game, CHLOE), game.decision.prompt]).toEqual([
      2,
      7,
      'take-a-mulligan',
    ]);
  });
});

describe('war-zone Setup: the Paris mulligan is the only one', () => {
  it.each(['cr', 'cr2011', 'ninth'] as const)(
    'base %s, three players: one card fewer each time, none free',
    (base) => {
      const game = new Begun('war-zone', 3, { base }).annaStarts().number(3).number(3).number(3);
      game.says(true).says(false).says(false);
      // Each card of the hand has gone back to its library, and the draw is divided again.
      expect([game.decision.seat, game.decision.prompt, sizes(game, ANNA)]).toEqual([
        ANNA,
        'divide',
        [60, 45],
      ]);
      expect(game.decision.question).toMatchObject({ least: 0, most: 6 });
      game.number(1);
      expect([game.size(handOf(ANNA)), utopiasOf(game, ANNA)]).toEqual([6, 1]);
      game.says(true).number(5);
      expect([game.size(handOf(ANNA)), utopiasOf(game, ANNA)]).toEqual([5, 5]);
      game.says(false);
      expect(game.state.stage.kind).toBe('turns');
    },
  );

  it('the returned Utopias are shown, and the rest of the hand is not', () => {
    const game = new Begun('war-zone').annaStarts().number(3).number(0).says(true).says(false);
    const shown = game.events.flatMap((event) => (event.type === 'CardsRevealed' ? event.objects : []));
    expect(shown).toHaveLength(3);
  });
});
