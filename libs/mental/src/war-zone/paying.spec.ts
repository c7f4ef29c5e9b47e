// What a player of war-zone pays with: Utopias that become something as a cost is paid, and nothing that is not there.
import { describe, expect, it } from '@jest/globals';
import { known, type GameAction, type ObjectId } from '#rules';
import { card, doing, having, ToyTable } from '../fixtures/pentaland-table.fixture.js';
import { WAR_ZONE } from '../index.js';
import { UTOPIA_CARD } from './utopia-card.js';

const CARDS = [
  UTOPIA_CARD,
  card('Frost', '{S}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 3 })),
  card('Cold', '{S}', 'instant', doing({ kind: 'gain-life', who: { kind: 'you' }, amount: 1 })),
  card(
    'Altar',
    '{0}',
    'artifact',
    having({
      kind: 'activated',
      costs: [
        {
          kind: 'move',
          filter: { kind: 'subtype', is: 'Mountain' },
          count: 1,
          to: 'graveyard',
          cause: 'sacrifice',
        },
      ],
      body: { kind: 'plain', effect: { kind: 'gain-life', who: { kind: 'you' }, amount: 2 } },
    }),
  ),
];
const [BECOMES, SNOW] = [1, 2];

function table() {
  const game = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
  const [one, other] = [game.permanent('Utopia'), game.permanent('Utopia')] as [ObjectId, ObjectId];
  const cold = game.hand('Cold');
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
  return { game, one, other, cast, sacrificed };
}

describe('war-zone Utopia: played as a mana source, in the middle of paying', () => {
  it('it becomes snow, and pays for what costs snow mana', () => {
    const { game, one, cast } = table();
    expect(game.whyNot(cast())).toBe('cr 601.2h');
    game.act(cast({ object: one, ability: SNOW }));
    expect([game.used, game.object(one)?.permanent?.tapped]).toEqual([['Frost'], true]);
    game.resolve();
    expect(game.life(0 as never)).toBe(23);
  });

  it('it becomes a basic land, and is sacrificed as one', () => {
    const { game, one, sacrificed } = table();
    game.act(sacrificed('Mountain')).resolve();
    expect([game.life(0 as never), game.object(one)]).toEqual([22, undefined]);
  });

  it.each([
    ['what it becomes is not said', undefined, 'cr 605.3b'],
    ['it is no land type', 'Pony', 'cr 605.3b'],
    ['it becomes another', 'Swamp', 'cr 118.3'],
  ])('is refused, and stays what it was, where %s', (_, word, rule) => {
    const { game, one, sacrificed } = table();
    expect(game.whyNot(sacrificed(word))).toBe(rule);
    expect(known(game.state, one)?.abilities).toHaveLength(4);
  });

  it('is refused where it is not enough, and where it is another player’s', () => {
    const { game, other, cast } = table();
    const twice = cast({ object: other, ability: SNOW }, { object: other, ability: 0, mana: 'G' });
    expect(game.whyNot({ ...twice, object: other })).toBeDefined();
    const made = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
    const theirs = made.permanent('Utopia', { seat: 1 as never });
    const cold = made.hand('Cold');
    made.begin();
    const pay = [{ object: theirs, ability: SNOW }];
    expect(made.whyNot({ do: 'cast', object: cold, name: 'Frost', pay })).toBe('cr 602.2');
  });

  it('can be asked about before it is done, and nothing has changed then', () => {
    const { game, one, cast, sacrificed } = table();
    const before = JSON.stringify(game.state);
    const paid = cast({ object: one, ability: SNOW });
    expect(game.complete(paid)).toEqual({ done: paid });
    expect(game.complete(sacrificed('Mountain'))).toEqual({ done: sacrificed('Mountain') });
    expect(game.complete(sacrificed('Pony'))).toMatchObject({ refusal: { rule: 'cr 605.3b' } });
    expect(JSON.stringify(game.state)).toBe(before);
  });
});
