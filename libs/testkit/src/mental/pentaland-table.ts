// A game of pentaland that starts from a position and is played by commands alone, beside a second game
// folded from its log.
import type { CardDefinition } from '#cards';
import { card, doing, having, sized, ToyTable } from '../tables/toy-table.js';
import type { Illegal } from '#rules';
import { PENTALAND } from '#mental';

const gain = (amount: number) => doing({ kind: 'gain-life', who: { kind: 'you' }, amount });

/** Names of a few costs: two hybrids, a split card, some free spells and some cards without a cost. */
export const NAMES: readonly CardDefinition[] = [
  card('Cub', '{W}', 'creature', sized(2, 1)),
  card('Figure', '{R/W}', 'creature', sized(1, 1)),
  card('Coal', '{R}', 'creature', sized(1, 2)),
  card('Fox', '{W}', 'creature', sized(1, 1)),
  card('Charm', '{0}', 'instant', gain(3)),
  card('Bauble', '{0}', 'artifact'),
  card('Husk', '{0}', 'creature', sized(1, 1)),
  card('Trinket', '{0}', 'artifact'),
  card('Javelin', '{2/R}{2/R}{2/R}', 'instant', gain(4)),
  card('Slaver', '{6}', 'artifact'),
  card('Grove', null, 'land', { supertypes: ['basic'], subtypes: ['Forest'] }),
  card('Cavern', null, 'land'),
  card('Vision', null, 'sorcery', gain(5)),
  card('Lone', '{9}{G}{W}', 'creature', sized(9, 9)),
  {
    name: 'Blaze // Frost',
    cost: '{1}{R} // {1}{U}',
    typeLine: 'Instant // Instant',
    layout: 'split',
    faces: [
      { kind: 'face', name: 'Blaze', cost: '{1}{R}', types: ['instant'], ...gain(2) },
      { kind: 'face', name: 'Frost', cost: '{1}{U}', types: ['instant'], ...gain(1) },
    ],
  },
  card('Piker', '{1}{R}', 'creature', sized(2, 1)),
  card('Drake', '{1}{U}', 'creature', sized(1, 2)),
];

export const pentaland = (more: readonly CardDefinition[] = [], seed = 'pentaland'): ToyTable =>
  new ToyTable(more, PENTALAND, seed, { ruleset: 'pentaland', names: NAMES });

/** In a format that bans that name. */
export const pentalandWithout = (
  name: string,
  why: Illegal,
  more: readonly CardDefinition[] = [],
): ToyTable =>
  new ToyTable(more, PENTALAND, 'pentaland', {
    ruleset: 'pentaland',
    names: NAMES,
    illegal: (one) => (one.name === name ? why : undefined),
  });

export { card, doing, having, sized, ToyTable };
