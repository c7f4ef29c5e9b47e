// Tests which of the names that fit a card are worth trying for an intended action.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Body, Cost } from '#abilities';
import { isNameless, namesThatServe, type GameAction, type Seat } from '#rules';
import { ANNA, BEN } from '#testkit/tables/toy-table';
import { fittingNames } from './naming/fitting.js';
import { card, having, NAMES, pentaland, sized } from '#testkit/mental/pentaland-table';

const costs: readonly Cost[] = [{ kind: 'mana', cost: '{2}' }];
const creature = (name: string, cost: string, ability: Ability) =>
  card(name, cost, 'creature', sized(1, 1), having(ability));

const ADDS_TWO: Body = {
  kind: 'plain',
  effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{C}{C}' } },
};

const MORE = [
  creature('Helper', '{W}', { kind: 'keyword', name: 'convoke' }),
  creature('Lurker', '{0}', { kind: 'keyword', name: 'morph', costs }),
  creature('Mite', '{4}', { kind: 'keyword', name: 'affinity', filter: { kind: 'type', is: 'artifact' } }),
  creature('Mentor', '{3}', {
    kind: 'static',
    effects: [
      { kind: 'costs', what: { kind: 'spell' }, for: { kind: 'you' }, mana: '{1}', direction: 'less' },
    ],
  }),
  creature('Moth', '{0}', { kind: 'keyword', name: 'flash' }),
  creature('Roamer', '{0}', { kind: 'keyword', name: 'cycling', costs }),
  card('Bolt', '{0}', 'sorcery', {
    abilities: [
      {
        kind: 'spell',
        body: {
          kind: 'plain',
          targets: [{ kind: 'target', filter: { kind: 'type', is: 'creature' } }],
          effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
        },
      },
    ],
  }),
  card('Sun', null, 'land', having({ kind: 'activated', costs: [{ kind: 'tap' }], body: ADDS_TWO })),
];

type WithoutObject<A> = A extends GameAction ? Omit<A, 'object'> : never;
type Started = WithoutObject<GameAction>;

interface Lying {
  readonly seat?: Seat;
  /** What ANNA has in play. */
  readonly inPlay?: readonly string[];
}

/** The useful ones among the names that fit a card in ANNA's hand, in her first main phase. */
function serving(
  printed: string,
  action: Started,
  { seat = ANNA, inPlay = [] }: Lying = {},
): readonly string[] {
  const table = pentaland(MORE);
  const object = table.inHand(printed);
  for (const name of inPlay) table.permanent(name);
  table.begin();
  const own = [...NAMES, ...MORE].find(({ name }) => name === printed);
  if (own === undefined) throw new Error('there is no such card');
  const fitting = fittingNames([...NAMES, ...MORE], own, 'instantiated');
  const started: GameAction = { ...action, object };
  expect(isNameless(table.state, started)).toBe(started.do !== 'play' || started.as === undefined);
  return namesThatServe(table.state, seat, started, fitting, table.inputs)
    .map(({ name }) => name)
    .sort();
}

describe('names that serve', () => {
  it('cr 304.1, 307.1: are all names in the player’s own main phase, and instants and flash at other times', () => {
    const all = ['Bauble', 'Charm', 'Husk', 'Lurker', 'Moth', 'Roamer', 'Trinket'];
    expect(serving('Bauble', { do: 'cast' })).toEqual(all);
    expect(serving('Bauble', { do: 'cast' }, { seat: BEN })).toEqual(['Charm', 'Moth']);
  });

  it('cr 601.2c: include a name with a target only if there is something to target', () => {
    expect(serving('Bauble', { do: 'cast' }, { inPlay: ['Trinket'] })).not.toContain('Bolt');
    expect(serving('Bauble', { do: 'cast' }, { inPlay: ['Husk'] })).toContain('Bolt');
  });

  it('cr 601.2h: are none without the mana, and all with it', () => {
    expect(serving('Javelin', { do: 'cast' })).toEqual([]);
    expect(serving('Slaver', { do: 'cast' }, { inPlay: ['Sun', 'Sun'] })).toEqual([]);
    expect(serving('Slaver', { do: 'cast' }, { inPlay: ['Sun', 'Sun', 'Sun'] })).toContain('Slaver');
  });

  it('cr 601.2f, 702.41: count the reductions of effects, but not a name’s reduction of its own cost', () => {
    expect(serving('Slaver', { do: 'cast' }, { inPlay: ['Sun', 'Sun', 'Mite'] })).toEqual([]);
    expect(serving('Slaver', { do: 'cast' }, { inPlay: ['Sun', 'Sun', 'Mentor'] })).not.toContain('Slaver');
    expect(serving('Slaver', { do: 'cast' }, { inPlay: ['Sun', 'Sun', 'Mentor', 'Mentor'] })).toContain(
      'Slaver',
    );
  });

  it('cr 702.51: include names that creatures can help to pay for', () => {
    expect(serving('Cub', { do: 'cast' })).toEqual([]);
    expect(serving('Cub', { do: 'cast' }, { inPlay: ['Husk'] })).toEqual(['Helper']);
  });

  it('cr 702.37c: include for casting face down only names with morph, if its cost can be paid', () => {
    const face = { do: 'cast', alternative: 'morph' } as const;
    expect(serving('Bauble', face)).toEqual([]);
    expect(serving('Bauble', face, { inPlay: ['Sun', 'Sun'] })).toEqual(['Lurker']);
    expect(serving('Bauble', face, { seat: BEN, inPlay: ['Sun', 'Sun'] })).toEqual([]);
  });

  it('cr 602.1, 305.1: include names with the activated ability, and lands to play', () => {
    const cycled = { do: 'activate', ability: 0 } as const;
    expect(serving('Bauble', cycled)).toEqual([]);
    expect(serving('Bauble', cycled, { inPlay: ['Sun'] })).toEqual(['Roamer']);
    expect(serving('Bauble', { do: 'activate', ability: 1 }, { inPlay: ['Sun'] })).toEqual([]);
    expect(serving('Vision', { do: 'play' })).toEqual(['Cavern', 'Grove', 'Sun']);
    expect(serving('Bauble', { do: 'special', what: 'suspend' })).toEqual([]);
  });

  it('pentaland 703.2: a card played as any land needs no name', () => {
    expect(serving('Vision', { do: 'play', as: 'any-land' })).toEqual(['Cavern', 'Grove', 'Sun']);
  });
});
