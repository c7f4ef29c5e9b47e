// Tests what a player of war-zone can pay with: Utopias that become a basic land as a cost is paid, and
// nothing that does not exist.
import { describe, expect, it } from '@jest/globals';
import type { Cost, Effect } from '#abilities';
import { completedBy, known, type Answer, type GameAction, type ObjectId, type Seat } from '#rules';
import { card, doing, having, sized, ToyTable } from '#testkit/mental/pentaland-table';
import { WAR_ZONE } from '../index.js';
import { UTOPIA_CARD } from './utopia-card.js';
import { YOU } from '#testkit/language/words';
import { ANNA, BEN } from '#testkit/tables/toy-table';

const A_MOUNTAIN: Cost = {
  kind: 'move',
  filter: { kind: 'subtype', is: 'Mountain' },
  count: 1,
  to: 'graveyard',
  cause: 'sacrifice',
};
/** Its controller may pay as it resolves, and gains life for paying. */
const asked = (cost: Cost): Effect => ({
  kind: 'pay',
  who: YOU,
  costs: [cost],
  bind: 'paid',
  paid: { kind: 'gain-life', who: YOU, amount: 5 },
});

const CARDS = [
  UTOPIA_CARD,
  card('Frost', '{S}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 3 })),
  card('Cold', '{S}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 1 })),
  card('Toll', '{0}', 'instant', doing(asked({ kind: 'mana', cost: '{S}' }))),
  card('Levy', '{0}', 'instant', doing(asked(A_MOUNTAIN))),
  card(
    'Whale',
    '{4}{U}',
    'creature',
    sized(10, 10),
    having({
      kind: 'static',
      effects: [
        {
          kind: 'cannot',
          action: { kind: 'attack', who: { kind: 'is', of: { kind: 'this' } } },
          unless: [{ ...A_MOUNTAIN, filter: { kind: 'subtype', is: 'Island' }, count: 2 }],
        },
      ],
    }),
  ),
  card('Rat', '{B}', 'creature', sized(1, 1)),
  card('Fee', '{0}', 'instant', doing(asked({ kind: 'mana', cost: '{2}' }))),
  card(
    'Altar',
    '{0}',
    'artifact',
    having({
      kind: 'activated',
      costs: [A_MOUNTAIN],
      body: { kind: 'plain', effect: { kind: 'gain-life', who: { kind: 'you' }, amount: 2 } },
    }),
  ),
];
const [BECOMES, SNOW] = [1, 2];

function table() {
  const game = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
  const [one, other] = [game.permanent('Utopia'), game.permanent('Utopia')] as [ObjectId, ObjectId];
  const cold = game.inHand('Cold');
  const altar = game.permanent('Altar');
  game.begin();
  const cast = (...pay: NonNullable<Extract<GameAction, { do: 'cast' }>['pay']>): GameAction => ({
    do: 'cast',
    object: cold,
    name: 'Frost',
    pay,
  });
  const sacrificed = (mana?: string): GameAction => ({
    do: 'activate',
    object: altar,
    ability: 0,
    pay: [{ object: one, ability: BECOMES, ...(mana === undefined ? {} : { mana }) }],
  });
  return { game, one, other, cold, cast, sacrificed };
}

describe('war-zone Utopia: played as a mana source, in the middle of paying', () => {
  it('it becomes snow, and pays a cost of snow mana', () => {
    const { game, one, cast } = table();
    expect(game.whyNot(cast())).toBe('cr 601.2h');
    game.act(cast({ object: one, ability: SNOW }));
    expect([game.used, game.object(one)?.permanent?.tapped]).toEqual([['Frost'], true]);
    game.resolve();
    expect(game.life(ANNA)).toBe(23);
  });

  it('it becomes a basic land, and is sacrificed as one', () => {
    const { game, one, sacrificed } = table();
    game.act(sacrificed('Mountain')).resolve();
    expect([game.life(ANNA), game.object(one)]).toEqual([22, undefined]);
  });

  it.each([
    ['what it becomes is not said', undefined, 'cr 605.3b'],
    ['it is no land type', 'Pony', 'cr 605.3b'],
    ['it becomes another', 'Swamp', 'cr 118.3'],
  ])('it is refused, and stays a Utopia, if %s', (_, word, rule) => {
    const { game, one, sacrificed } = table();
    expect(game.whyNot(sacrificed(word))).toBe(rule);
    expect(known(game.state, one)?.abilities).toHaveLength(4);
  });

  it('it is refused if that is not enough, and for another player’s Utopia', () => {
    const { game, other, cast } = table();
    const twice = cast({ object: other, ability: SNOW }, { object: other, ability: 0, mana: 'G' });
    expect(game.whyNot({ ...twice, object: other })).toBeDefined();
    const made = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
    const theirs = made.permanent('Utopia', { seat: BEN });
    const cold = made.inHand('Cold');
    made.begin();
    const pay = [{ object: theirs, ability: SNOW }];
    expect(made.whyNot({ do: 'cast', object: cold, name: 'Frost', pay })).toBe('cr 602.2');
  });

  it('it can be asked about beforehand, and nothing changes', () => {
    const { game, one, cast, sacrificed } = table();
    const before = JSON.stringify(game.state);
    const paid = cast({ object: one, ability: SNOW });
    expect(game.complete(paid)).toEqual({ done: paid });
    expect(game.complete(sacrificed('Mountain'))).toEqual({ done: sacrificed('Mountain') });
    expect(game.complete(sacrificed('Pony'))).toMatchObject({ refusal: { rule: 'cr 605.3b' } });
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('it keeps its changes in an action that is completed', () => {
    const { game, one, cold, sacrificed } = table();
    const before = JSON.stringify(game.state);
    const completed = (action: GameAction) =>
      completedBy(game.state, ANNA, action, () => ({ kind: 'word', word: 'Frost' }), game.inputs);
    const unnamed: GameAction = { do: 'cast', object: cold, pay: [{ object: one, ability: SNOW }] };
    expect(completed(unnamed)).toEqual({ done: { ...unnamed, name: 'Frost' } });
    expect(completed(sacrificed('Mountain'))).toEqual({ done: sacrificed('Mountain') });
    expect(completed(sacrificed('Swamp'))).toMatchObject({ refusal: { rule: 'cr 118.3' } });
    expect(completed(sacrificed('Pony'))).toMatchObject({ refusal: { rule: 'cr 605.3b' } });
    expect(JSON.stringify(game.state)).toBe(before);
    game.act(sacrificed('Mountain'));
    expect(game.object(one)).toBeUndefined();
  });
});

describe('war-zone Utopia: changed for a payment on resolution (cr 118.12)', () => {
  /** The spell resolves and its player pays; returns what is asked then. */
  function paying(name: string) {
    const game = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
    const one = game.permanent('Utopia');
    game.permanent('Utopia');
    const spell = game.inHand(name, { named: true });
    game.begin().cast(spell).resolve();
    expect(game.decision).toMatchObject({ seat: 0, kind: 'yes-no', prompt: 'pay' });
    game.answer({ kind: 'yes-no', yes: true });
    return { game, one };
  }
  const optionFor = ({ decision }: ToyTable, object: ObjectId, nth: number): number => {
    if (decision.question.kind !== 'choose-modes') throw new Error('nobody is asked what to change');
    const own = decision.question.options.flatMap((option, at) => (option.object === object ? [at] : []));
    return own[nth - BECOMES] ?? -1;
  };

  it('it becomes snow if snow mana is asked for', () => {
    const { game, one } = paying('Toll');
    expect(game.decision).toMatchObject({ seat: 0, kind: 'choose-modes', prompt: 'mana' });
    game.answer({ kind: 'choose-modes', modes: [optionFor(game, one, SNOW)] }).resolve();
    expect([game.life(ANNA), game.object(one)?.permanent?.tapped]).toEqual([25, true]);
  });

  it('it becomes a basic land type if such a land is asked for', () => {
    const { game, one } = paying('Levy');
    game.answer({ kind: 'choose-modes', modes: [optionFor(game, one, BECOMES)] });
    expect(game.decision).toMatchObject({ kind: 'word', question: { of: 'basic-land-type' } });
    game.answer({ kind: 'word', word: 'Mountain' }).resolve();
    expect([game.life(ANNA), game.object(one)]).toEqual([25, undefined]);
  });

  it.each([
    ['nothing is changed', []],
    ['it becomes what is not asked for', ['Swamp']],
  ])('it pays nothing if %s', (_, words) => {
    const { game, one } = paying('Levy');
    game.answer({ kind: 'choose-modes', modes: words.map(() => optionFor(game, one, BECOMES)) });
    for (const word of words) game.answer({ kind: 'word', word });
    game.resolve();
    expect([game.life(ANNA), game.object(one)?.zone.kind]).toEqual([20, 'battlefield']);
  });

  it('it is not asked about if any land pays, or if the player does not pay', () => {
    const { game } = paying('Fee');
    expect([game.decision.kind, game.life(ANNA)]).toEqual(['priority', 25]);
    const other = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
    other.permanent('Utopia');
    const spell = other.inHand('Levy', { named: true });
    other.begin().cast(spell).resolve().answer({ kind: 'yes-no', yes: false });
    expect([other.decision.kind, other.life(ANNA)]).toEqual(['priority', 20]);
  });
});

describe('war-zone Utopia: changed for a cost to attack (cr 508.1i-j)', () => {
  /** It can attack only if two Islands are sacrificed. */
  function attacking() {
    const game = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
    const lands = [game.permanent('Utopia'), game.permanent('Utopia'), game.permanent('Utopia')];
    const [whale, rat] = [game.permanent('Whale'), game.permanent('Rat')];
    game.begin('begin-combat');
    while (game.decision.kind === 'priority') game.answer({ kind: 'priority', action: 'pass' });
    const declared = (attackers: readonly ObjectId[], ...words: readonly string[]): Answer => ({
      kind: 'attackers',
      attacks: attackers.map((attacker) => ({ attacker, defender: 1 as Seat })),
      pay: words.map((mana, nth) => ({ object: lands[nth] as ObjectId, ability: BECOMES, mana })),
    });
    const there = () => lands.filter((id) => game.object(id) !== undefined).length;
    return { game, whale, rat, declared, there };
  }

  it('they become Islands during the payment, and are sacrificed as Islands', () => {
    const { game, whale, rat, declared, there } = attacking();
    game.answer(declared([whale, rat], 'Island', 'Island'));
    expect(game.state.combat?.attacks).toMatchObject([{ attacker: whale }, { attacker: rat }]);
    expect(there()).toBe(1);
  });

  it.each([
    ['nothing becomes anything', 'whale', [], 'cr 508.1j'],
    ['it is not enough', 'whale', ['Island'], 'cr 508.1j'],
    ['they become something else', 'whale', ['Island', 'Swamp'], 'cr 508.1j'],
    ['that is no land type', 'whale', ['Island', 'Pony'], 'cr 605.3b'],
    ['attacking costs nothing', 'rat', ['Island', 'Island'], 'cr 508.1i'],
  ] as const)('it is refused, and nothing changes, if %s', (_, who, words, rule) => {
    const { game, whale, rat, declared, there } = attacking();
    expect(game.tryAnswer(declared([who === 'whale' ? whale : rat], ...words))?.rule).toBe(rule);
    expect(there()).toBe(3);
    game.answer(declared([]));
  });

  it('it is refused if nobody attacks, and nothing changes', () => {
    const { game, declared } = attacking();
    game.answer(declared([]));
    expect(game.tryAnswer(declared([], 'Island'))?.code).toBe('illegal-answer');
  });
});
