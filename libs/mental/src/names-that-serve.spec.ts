// Which of the names that fit a card are worth trying for what is to be done with it.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Cost } from '#abilities';
import { isNameless, namesThatServe, type GameAction, type Seat } from '#rules';
import { ANNA, BEN } from '../../rules/src/variant/fixtures/toy-table.fixture.js';
import { fittingNames } from './fitting.js';
import { card, having, NAMES, pentaland, sized } from './fixtures/pentaland-table.fixture.js';

const costs: readonly Cost[] = [{ kind: 'mana', cost: '{2}' }];
const creature = (name: string, cost: string, ability: Ability) =>
  card(name, cost, 'creature', sized(1, 1), having(ability));

const MORE = [
  creature('Helper', '{W}', { kind: 'keyword', name: 'convoke' }),
  creature('Lurker', '{0}', { kind: 'keyword', name: 'morph', costs }),
  creature('Moth', '{0}', { kind: 'keyword', name: 'flash' }),
  creature('Roamer', '{0}', { kind: 'keyword', name: 'cycling', costs }),
];

type WithoutObject<A> = A extends GameAction ? Omit<A, 'object'> : never;
type Started = WithoutObject<GameAction>;

/** Of the names that fit a card in ANNA's hand, in her first main phase; she has no mana. */
function serving(printed: string, action: Started, seat: Seat = ANNA): readonly string[] {
  const table = pentaland(MORE);
  const object = table.hand(printed);
  table.begin();
  const own = [...NAMES, ...MORE].find(({ name }) => name === printed);
  if (own === undefined) throw new Error('there is no such card');
  const fitting = fittingNames([...NAMES, ...MORE], own, 'instantiated');
  const started: GameAction = { ...action, object };
  expect(isNameless(table.state, started)).toBe(started.do !== 'play' || started.as === undefined);
  return namesThatServe(table.state, seat, started, fitting).map(({ name }) => name);
}

describe('names that serve', () => {
  it('cr 304.1, 307.1: all that is cast in a main phase of one’s own, else what is cast at any time', () => {
    const all = ['Charm', 'Bauble', 'Husk', 'Trinket', 'Lurker', 'Moth', 'Roamer'];
    expect(serving('Bauble', { do: 'cast' })).toEqual(all);
    expect(serving('Bauble', { do: 'cast' }, BEN)).toEqual(['Charm', 'Moth']);
  });

  it('cr 601.2f: without the mana for it, what may cost something else', () => {
    expect(serving('Cub', { do: 'cast' })).toEqual(['Helper']);
  });

  it('cr 702.37c: face down, what could lie there', () => {
    expect(serving('Bauble', { do: 'cast', alternative: 'morph' })).toEqual(['Lurker']);
    expect(serving('Bauble', { do: 'cast', alternative: 'morph' }, BEN)).toEqual([]);
  });

  it('cr 602.1, 305.1: what is activated in a hand, and what is played', () => {
    expect(serving('Bauble', { do: 'activate', ability: 0 })).toEqual(['Roamer']);
    expect(serving('Vision', { do: 'play' })).toEqual(['Grove', 'Cavern']);
    expect(serving('Bauble', { do: 'special', what: 'suspend' })).toEqual([]);
  });

  it('pentaland 703.2: a card played as any land needs no name', () => {
    expect(serving('Vision', { do: 'play', as: 'any-land' })).toEqual(['Grove', 'Cavern']);
  });
});
