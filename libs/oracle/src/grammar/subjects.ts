// Of what a static ability speaks: 'this creature', 'enchanted creature', 'it', 'Goblins you control'.
import type { Change, Filter, Static } from '#abilities';
import { either, map, rule, spread, words, type Parser } from '../parsing/parser.js';
import { thing, things } from './nouns.js';
import { host, self } from './things.js';

/** Of the card itself and of what it is attached to there are statics of their own. */
export interface Subject {
  readonly filter: Filter;
  readonly modify: (changes: readonly Change[]) => Static;
}
const THIS: Subject = {
  filter: { kind: 'is', of: { kind: 'this' } },
  modify: (changes) => ({ kind: 'modify-this', changes }),
};
const HOST: Subject = {
  filter: { kind: 'is', of: { kind: 'host' } },
  modify: (changes) => ({ kind: 'modify-host', changes }),
};
const whatever =
  (said?: 'all' | 'each') =>
  (filter: Filter): Subject => ({
    filter,
    modify: (changes) => ({ kind: 'modify', what: filter, ...(said === undefined ? {} : { said }), changes }),
  });

export const subject: Parser<Subject> = either<Subject>(
  map(self, () => THIS),
  map(host, () => HOST),
  spread(words('it'), () => [THIS, HOST]),
  map(things, whatever()),
  map(
    rule(['all', things], (filter) => filter),
    whatever('all'),
  ),
  map(
    rule(['each', thing], (filter) => filter),
    whatever('each'),
  ),
);
