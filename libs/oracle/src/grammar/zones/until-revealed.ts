// Cards revealed from the top of a library until one of a kind is revealed. Example: Hermit Druid.
import type { Effect, Filter, Players, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { aCard, cards } from '../nouns/nouns.js';
import { destination, type Destination } from '../nouns/places.js';
import { clause, players, whose } from '../words/nonterminals.js';
import { cardCount } from '../nouns/some-cards.js';
import { sentenceEnd } from '../words/sentence-end.js';

const SHOWN: Reference = { kind: 'bound', name: 'shown' };
const CHOSEN: Reference = { kind: 'bound', name: 'chosen' };

interface Sought {
  readonly filter: Filter;
  readonly count?: Value;
}
const sought: Parser<Sought> = either<Sought>(
  map(aCard, (filter) => ({ filter })),
  rule([cardCount, cards], (count, filter) => (count === 1 ? undefined : { filter, count })),
);
interface Revealing extends Sought {
  readonly who: Players;
}
const YOU: Players = { kind: 'you' };
const revealing: Parser<Revealing> = either<Revealing>(
  rule(['reveal cards from the top of your library until you reveal', sought], (what) => ({
    who: YOU,
    ...what,
  })),
  rule(
    [players, 'reveals|reveal cards from the top of their library until they reveal', sought],
    (who, what) => (isOne(who) ? { who, ...what } : undefined),
  ),
);
const isOne = ({ kind }: Players): boolean => !['all', 'opponents', 'others', 'teammates'].includes(kind);

const shown = ({ who, filter, count }: Revealing): Effect => ({
  kind: 'reveal',
  what: { kind: 'top-until', whose: who, filter, ...(count === undefined ? {} : { count }) },
  ...by(who),
  bind: 'shown',
});
const by = (who: Players) => (who.kind === 'you' ? {} : { by: who });
const put = (what: Reference, where: Destination, who: Players): Effect => ({
  kind: 'move',
  what,
  cause: 'put',
  ...where,
  ...by(who),
});
const REST: Reference = { kind: 'except', of: SHOWN, without: CHOSEN };
const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all });
const all = (found: Revealing, where: Destination, rest: Destination): Effect =>
  steps(
    shown(found),
    {
      kind: 'let-objects',
      what: { kind: 'only', of: SHOWN, filter: found.filter },
      bind: 'chosen',
      said: 'that-card',
    },
    put(CHOSEN, where, found.who),
    put(REST, rest, found.who),
  );
const again: Parser<undefined> = either(words('that player puts'), words('put'), words('puts'));
const SHUFFLED: Destination = { to: 'library', position: 'shuffled-in' };

export const untilRevealedProductions: Productions = [
  production(
    clause,
    rule(
      [revealing, sentenceEnd, again, 'that card', destination, 'and the rest', destination],
      (found, _, __, where, rest) => (found.count === undefined ? all(found, where, rest) : undefined),
    ),
    rule(
      [
        revealing,
        sentenceEnd,
        again,
        'that card',
        destination,
        ', then shuffles|shuffle the rest into',
        whose,
        'library',
      ],
      (found, _, __, where) => (found.count === undefined ? all(found, where, SHUFFLED) : undefined),
    ),
    rule([revealing, sentenceEnd, again, 'all cards revealed this way', destination], (found, _, __, where) =>
      steps(shown(found), put(SHOWN, where, found.who)),
    ),
  ),
];
