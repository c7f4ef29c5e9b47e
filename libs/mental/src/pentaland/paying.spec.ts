// Tests paying with cards that have no name: the action names each of them, or the player is asked.
import { describe, expect, it } from '@jest/globals';
import type { Cost, Filter } from '#abilities';
import { graveyardOf, handOf, type GameAction, type ObjectId } from '#rules';
import { ANNA, BEN } from '#testkit/tables/toy-table';
import { card, doing, having, pentaland, type ToyTable } from '#testkit/mental/pentaland-table';
import { CREATURE, YOU } from '#testkit/language/words';

const IN_HAND: Filter = { kind: 'in', zone: 'hand', whose: YOU };
const gain = { kind: 'gain-life', who: YOU, amount: 3 } as const;
const discarding = (...filters: readonly Filter[]): Cost => ({
  kind: 'move',
  filter: { kind: 'all', of: [...filters, IN_HAND] },
  count: 1,
  to: 'graveyard',
  cause: 'discard',
});
const altar = (name: string, cost: Cost) =>
  card(
    name,
    '{0}',
    'artifact',
    having({ kind: 'activated', costs: [cost], body: { kind: 'plain', effect: gain } }),
  );

const CARDS = [
  altar('Altar', discarding(CREATURE)),
  altar('Pit', discarding()),
  altar('Mirror', { kind: 'reveal', filter: CREATURE, count: 1 }),
  card('Rite', '{W}', 'instant', doing(gain)),
  card(
    'Spring',
    '{0}',
    'artifact',
    having({
      kind: 'activated',
      costs: [{ kind: 'tap' }, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
      body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{R}' } } },
    }),
  ),
  card(
    'Toll',
    '{0}',
    'instant',
    doing({ kind: 'pay', who: YOU, costs: [{ kind: 'mana', cost: '{1}' }], bind: 'paid', paid: gain }),
  ),
];

/** Anna has a Cub, a Coal and a Rite, all unnamed; she pays with one of them. */
function table(source: string) {
  const game = pentaland(CARDS);
  const object = game.permanent(source);
  const [cub, coal, rite] = ['Cub', 'Coal', 'Rite'].map((name) => game.inHand(name)) as [
    ObjectId,
    ObjectId,
    ObjectId,
  ];
  const theirs = game.inHand('Piker', { seat: BEN });
  game.begin();
  const paid = (costs: ObjectId, ...names: readonly (readonly [ObjectId, string])[]): GameAction => ({
    do: 'activate',
    object,
    ability: 0,
    costs: [[costs]],
    ...(names.length === 0 ? {} : { names: names.map(([of, name]) => ({ object: of, name })) }),
  });
  return { game, cub, coal, rite, theirs, paid };
}
const dead = (game: ToyTable) => game.names(graveyardOf(ANNA));

describe('pentaland 705.5: a card that a cost takes by a criterion', () => {
  it('is named in the action, without a question', () => {
    const { game, cub, paid } = table('Altar');
    game.act(paid(cub, [cub, 'Fox']));
    expect([game.decision.kind, dead(game), game.used]).toEqual(['priority', ['Fox'], ['Fox']]);
    game.resolve();
    expect(game.life(ANNA)).toBe(23);
  });

  it('is asked for if the action does not name it', () => {
    const { game, cub, paid } = table('Altar');
    game.act(paid(cub)).name('Fox');
    expect([dead(game), game.used]).toEqual([['Fox'], ['Fox']]);
  });

  it('stays in the hand with its name if it is revealed', () => {
    const { game, cub, paid } = table('Mirror');
    game.act(paid(cub, [cub, 'Fox'])).resolve();
    expect([game.names(handOf(ANNA)), game.life(ANNA)]).toEqual([['Fox', '', ''], 23]);
  });

  it.each([
    ['is not what the cost asks for', 'Cub', 'Rite', 'pentaland 705.5'],
    ['is the printed one', 'Cub', 'Cub', 'pentaland 704.1'],
    ['does not fit', 'Cub', 'Piker', 'pentaland 704.1'],
    ['is no name', 'Cub', 'Nobody', 'pentaland 704'],
  ])('is refused, and nothing is recorded or used up, if its name %s', (_, printed, name, rule) => {
    const { game, cub, paid } = table('Altar');
    expect(game.printed(cub)).toBe(printed);
    const events = game.events.length;
    expect(game.whyNot(paid(cub, [cub, name]))).toMatch(rule);
    expect([game.events.length, game.used]).toEqual([events, []]);
  });

  it('cannot have a used name', () => {
    const { game, cub, coal, paid } = table('Altar');
    game.act(paid(cub, [cub, 'Figure']));
    expect(game.whyNot(paid(coal, [coal, 'Figure']))).toBe('pentaland 704.2');
  });

  it('is the only card the action may name: not other cards, those of others, or named ones', () => {
    const { game, cub, coal, theirs, paid } = table('Altar');
    for (const other of [coal, theirs, 'o99' as ObjectId])
      expect(game.whyNot(paid(cub, [cub, 'Fox'], [other, 'Figure']))).toBe('cr 601.2b');
    expect(game.whyNot(paid(cub, [cub, 'Fox'], [cub, 'Figure']))).toBe('cr 601.2b');
    expect(game.whyNot(paid(cub, [coal, 'Figure']))).toBe('cr 601.2b');
    expect(game.used).toEqual([]);
  });

  it('is asked for by complete once it is chosen, and complete accepts the name', () => {
    const { game, cub, paid } = table('Altar');
    const before = JSON.stringify(game.state);
    expect(game.complete(paid(cub))).toEqual({
      question: { kind: 'word', of: 'card', from: null, object: cub },
      prompt: 'name',
      into: 'names',
    });
    expect(game.complete(paid(cub, [cub, 'Fox']))).toEqual({ done: paid(cub, [cub, 'Fox']) });
    expect(game.complete(paid(cub, [cub, 'Rite']))).toMatchObject({ refusal: { rule: 'pentaland 705.5' } });
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('pentaland 705.2: any card discarded as a cost', () => {
  it('has the name of the action, or is asked for as it is discarded', () => {
    const said = table('Pit');
    said.game.act(said.paid(said.rite, [said.rite, 'Fox']));
    expect([said.game.decision.kind, dead(said.game)]).toEqual(['priority', ['Fox']]);
    const asked = table('Pit');
    asked.game.act(asked.paid(asked.rite)).name('Fox');
    expect(dead(asked.game)).toEqual(['Fox']);
  });

  it('may stay unnamed for complete', () => {
    const { game, rite, paid } = table('Pit');
    expect(game.complete(paid(rite))).toEqual({ done: paid(rite) });
    expect(game.complete(paid(rite, [rite, 'Fox']))).toEqual({ done: paid(rite, [rite, 'Fox']) });
    expect(game.complete(paid(rite, [rite, 'Coal']))).toMatchObject({ refusal: { rule: 'pentaland 704.1' } });
  });
});

describe('cr 117.1d: a mana ability that costs more than a tap', () => {
  it('is asked about before it makes mana for a payment on resolution', () => {
    const game = pentaland(CARDS);
    const spring = game.permanent('Spring');
    const toll = game.inHand('Toll', { named: true });
    game.begin().cast(toll).resolve().answer({ kind: 'yes-no', yes: true });
    expect(game.decision).toMatchObject({ prompt: 'mana', question: { candidates: [spring] } });
    game.answer({ kind: 'choose-objects', objects: [spring] }).resolve();
    expect([game.life(ANNA), dead(game)]).toEqual([23, expect.arrayContaining(['Spring'])]);
  });
});
