// 'Gains your choice of flying, trample, or haste': the keyword is chosen on resolution (cr 608.2d). Example: Golem
// Artisan.
import type { Ability, Change, Duration, Effect, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { listed, rule } from '../../parsing/parser.js';
import { change, clause, duration, keyword, objects } from '../words/nonterminals.js';

const ofChoice = (
  what: Reference,
  changes: readonly Change[],
  all: readonly Ability[],
  until: Duration,
  said?: 'duration-first',
): Effect | undefined =>
  all.length < 2 || what.kind === 'each'
    ? undefined
    : {
        kind: 'choose-effect',
        who: { kind: 'you' },
        options: all.map((ability) => ({
          kind: 'mode',
          effect: {
            kind: 'continuous',
            what,
            changes: [...changes, { kind: 'gain-ability', ability }],
            until,
            ...(said === undefined ? {} : { said }),
          },
        })),
      };
const one = listed(keyword, 'or');
export const keywordChoicesProductions: Productions = [
  production(
    clause,
    rule([objects, 'gains|gain your choice of', one, duration], (what, all, until) =>
      ofChoice(what, [], all, until),
    ),
    rule([objects, change, 'and gains|gain your choice of', one, duration], (what, changes, all, until) =>
      ofChoice(what, changes, all, until),
    ),
    rule(
      [duration, ',', objects, change, 'and gains|gain your choice of', one],
      (until, what, changes, all) => ofChoice(what, changes, all, until, 'duration-first'),
    ),
  ),
];
