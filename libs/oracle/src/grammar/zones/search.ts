// Searches of a library (cr 701.23): what is looked for, what is done with what was found, and the shuffle. Example:
// Cultivate.
import type { Effect, Filter, MoveCause, Players, Value, ZoneName } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { card, cards } from '../nouns/nouns.js';
import { deed, whose, type Deed } from '../words/nonterminals.js';
import { numberWord, x } from '../words/numbers.js';

type Search = Extract<Effect, { kind: 'search' }>;
/** What is looked for, and how many cards. */
type Sought = Pick<Search, 'filter' | 'least' | 'most' | 'unbounded'>;

const filtered = (filter: Filter): Sought => (filter.kind === 'anything' ? {} : { filter });
const number = either<Value>(numberWord, x);
const oneCard: Parser<Sought> = either<Sought>(
  rule(['a|an', card], filtered),
  rule(['up to one', card], (filter) => ({ ...filtered(filter), least: 0, most: 1 })),
);
const severalCards: Parser<Sought> = either<Sought>(
  rule(['up to', number, cards], (most, filter) => ({ ...filtered(filter), least: 0, most })),
  rule(['up to that many', cards], (filter, scan, at) => ({
    ...filtered(filter),
    least: 0,
    most: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
  rule(['any number of', cards], (filter) => ({ ...filtered(filter), least: 0, unbounded: 'unbounded' })),
  rule([number, cards], (most, filter) => ({ ...filtered(filter), least: most, most })),
  rule(['all', cards], (filter) => ({ ...filtered(filter), unbounded: 'all' })),
);

const zones: Parser<Search['zones']> = either<Search['zones']>(
  map(words('library'), () => ['library']),
  map(words('graveyard , hand , and library'), () => ['graveyard', 'hand', 'library']),
);

const FOUND = { kind: 'bound', name: 'found' } as const;
const REVEAL: Effect = { kind: 'reveal', what: FOUND };
/** What the searching player does with what was found. */
type Use = (who: Players) => Effect;
const move =
  (to: ZoneName, cause: MoveCause, rest: Partial<Extract<Effect, { kind: 'move' }>> = {}): Use =>
  (who) => ({
    kind: 'move',
    what: FOUND,
    to,
    cause,
    ...rest,
    ...(who.kind === 'you' ? {} : { by: who }),
  });
const onTop = move('library', 'put', { position: 'top' });

const used = (it: 'it' | 'them'): Parser<Use> =>
  either<Use>(
    rule([`put|puts ${it} onto the battlefield`], () => move('battlefield', 'search')),
    rule([`put|puts ${it} onto the battlefield tapped`], () =>
      move('battlefield', 'search', { enters: [{ kind: 'tapped' }] }),
    ),
    rule([`put|puts ${it} onto the battlefield under`, whose, 'control'], (under) =>
      move('battlefield', 'search', { under }),
    ),
    rule([`put|puts ${it} into your|their hand`], () => move('hand', 'search')),
    rule([`put|puts ${it} into your|their graveyard`], () => move('graveyard', 'search')),
    rule([`exile|exiles ${it}`], () => move('exile', 'exile')),
  );

/** 'for a land card, reveal it, put it into your hand': what was found is 'it' or 'them'. */
interface Found {
  readonly sought: Sought;
  readonly uses: readonly Use[];
}
const reveal: Use = (who) => (who.kind === 'you' ? REVEAL : { ...REVEAL, by: who });
/** Two or three deeds, which end the sentence or go on. */
const joined = (sought: Parser<Sought>, it: 'it' | 'them', end: 'goes on' | 'ends'): Parser<Found> => {
  const use = used(it);
  return end === 'goes on'
    ? either<Found>(
        rule([sought, ',', use], (what, one) => ({ sought: what, uses: [one] })),
        rule([sought, `, reveal|reveals ${it} ,`, use], (what, one) => ({
          sought: what,
          uses: [reveal, one],
        })),
      )
    : either<Found>(
        rule([sought, 'and', use], (what, one) => ({ sought: what, uses: [one] })),
        rule([sought, `, reveal|reveals ${it} , and`, use], (what, one) => ({
          sought: what,
          uses: [reveal, one],
        })),
      );
};
const found = (end: 'goes on' | 'ends'): Parser<Found> =>
  either(joined(oneCard, 'it', end), joined(severalCards, 'them', end));
/** '…, reveal it, then shuffle and put that card on top': what was found is 'that card'. */
const onTopOf = (sought: Parser<Sought>, it: 'it' | 'them', end: string): Parser<Found> =>
  either<Found>(
    rule([sought, `, then shuffle|shuffles and put|puts ${end}`], (what) => ({
      sought: what,
      uses: [],
    })),
    rule([sought, `, reveal|reveals ${it} , then shuffle|shuffles and put|puts ${end}`], (what) => ({
      sought: what,
      uses: [reveal],
    })),
  );
const toTheTop = either(
  onTopOf(oneCard, 'it', 'that card on top'),
  onTopOf(severalCards, 'them', 'those cards on top in any order'),
);

const steps = (
  who: Players,
  search: Omit<Search, 'kind' | 'who' | 'bind'>,
  rest: readonly Use[],
): Effect => ({
  kind: 'sequence',
  steps: [{ kind: 'search', who, ...search, bind: 'found' }, ...rest.map((use) => use(who))],
});
const shuffle: Use = (who) => ({ kind: 'shuffle', who });
const isOne = ({ kind }: Players): boolean => !['all', 'opponents', 'others', 'teammates'].includes(kind);
const searching =
  (search: Omit<Search, 'kind' | 'who' | 'bind'>, rest: readonly Use[]): Deed =>
  (who) =>
    isOne(who) ? steps(who, search, rest) : { kind: 'parameter', name: 'several search' };

export const searchProductions: Productions = [
  production(
    deed,
    rule(
      ['search|searches your|their', zones, 'for', found('goes on'), ', then shuffle|shuffles'],
      (where, { sought, uses }) => searching({ zones: where, ...sought }, [...uses, shuffle]),
    ),
    rule(['search|searches your|their', zones, 'for', toTheTop], (where, { sought, uses }) =>
      searching({ zones: where, ...sought }, [
        ...uses,
        shuffle,
        sought.most === undefined && sought.unbounded === undefined
          ? onTop
          : move('library', 'put', { position: 'top', order: 'any' }),
      ]),
    ),
    rule(['search|searches', whose, zones, 'for', found('ends')], (of, where, { sought, uses }) =>
      searching({ whose: of, zones: where, ...sought }, uses),
    ),
  ),
];
