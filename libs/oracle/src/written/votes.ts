// Written by hand: votes (cr 701.38), and searches that several players make at once (cr 701.23i).
import type { Ability, Effect, Value } from '#abilities';
import {
  BASIC_LAND,
  bound,
  CREATURE,
  DIES,
  ENTERS,
  spell,
  steps,
  THIS,
  triggered,
  YOU,
  type Written,
} from './words.js';

const EVERYBODY = { kind: 'all' } as const;
const OPPONENTS = { kind: 'opponents' } as const;
const vote = (...options: readonly string[]): Effect => ({
  kind: 'vote',
  who: EVERYBODY,
  options,
  bind: 'vote',
});
const votesFor = (option: string): Value => ({ kind: 'votes-for', vote: 'vote', option });
/** 'If one gets more votes, …. If other gets more votes or the vote is tied, …' */
const willOfTheCouncil = (one: string, then: Effect, other: string, otherwise: Effect): Ability => ({
  kind: 'named',
  word: 'Will of the council',
  ability: spell(
    steps(vote(one, other), {
      kind: 'if',
      condition: { kind: 'compare', left: votesFor(one), compare: 'more', right: votesFor(other) },
      then,
      else: otherwise,
    }),
  ),
});
/** cr 701.23i: each may; those who do search at once. */
const eachMaySearch = (most: Value, enters: Extract<Effect, { kind: 'move' }>['enters']): Effect =>
  steps(
    { kind: 'may', who: EVERYBODY, each: 'each', effect: { kind: 'nothing' }, bind: 'searchers' },
    {
      kind: 'search',
      who: bound('searchers'),
      zones: ['library'],
      filter: BASIC_LAND,
      least: 0,
      most,
      bind: 'found',
    },
    {
      kind: 'move',
      what: bound('found'),
      to: 'battlefield',
      cause: 'search',
      ...(enters === undefined ? {} : { enters }),
    },
    { kind: 'shuffle', who: bound('searchers') },
  );

export const VOTES: Readonly<Record<string, Written>> = {
  "Tyrant's Choice": [
    [
      willOfTheCouncil(
        'death',
        { kind: 'sacrifice', who: OPPONENTS, filter: CREATURE, count: 1 },
        'torture',
        { kind: 'lose-life', who: OPPONENTS, amount: 4 },
      ),
    ],
  ],
  'Orchard Elemental': [
    [
      {
        kind: 'named',
        word: "Council's dilemma",
        ability: triggered(
          ENTERS,
          steps(
            vote('sprout', 'harvest'),
            {
              kind: 'add-counters',
              on: THIS,
              counter: '+1/+1',
              count: { kind: 'product', of: 2, by: votesFor('sprout') },
            },
            { kind: 'gain-life', who: YOU, amount: { kind: 'product', of: 3, by: votesFor('harvest') } },
          ),
        ),
      },
    ],
  ],
  'Veteran Explorer': [[triggered(DIES, eachMaySearch(2, undefined))]],
  'New Frontiers': [[spell(eachMaySearch({ kind: 'x' }, [{ kind: 'tapped' }]))]],
};
