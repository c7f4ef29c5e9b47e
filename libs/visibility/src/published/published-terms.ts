// The published terms of a game: what the table agreed on.
import type { Terms } from '#rules';
import type { TermsView } from '../view/view.js';
import { ACCESSES, ATTACKS, BASES, FLAGS, NAMING_HELPS, OPENINGS, RULESETS } from './published-words.js';

type Clock = NonNullable<Terms['clock']> | NonNullable<TermsView['clock']>;
type ChosenFormat = Exclude<Terms['format'], 'all'>;
type Library = NonNullable<Terms['library']>;
type Naming = NonNullable<Terms['naming']>;

export type PublishedTerms = ReturnType<typeof publishedTerms>;

export const publishedTerms = (terms: Terms | TermsView) => ({
  ruleset: RULESETS[terms.ruleset],
  base: BASES[terms.base],
  format: terms.format === 'all' ? ('ALL' as const) : ('CHOSEN' as const),
  chosenFormat: terms.format === 'all' ? null : formatOf(terms.format),
  seats: terms.seats,
  access: ACCESSES[terms.access],
  spectators: terms.spectators === 'allowed',
  opens: OPENINGS[terms.opens],
  librarySize: terms.librarySize,
  library: terms.library === undefined ? null : libraryOf(terms.library),
  prebuilt: terms.prebuilt ?? null,
  sideboardSize: terms.sideboardSize ?? null,
  startingLife: terms.startingLife,
  teams: terms.teams ?? null,
  deployCreatures: terms.deploy !== undefined,
  arrangeGraveyards: terms.graveyards !== undefined,
  attack: ATTACKS[terms.attack ?? 'multiple'],
  rangeOfInfluence: terms.range ?? null,
  maximumHandSize: terms.maximumHandSize === 'none' ? null : terms.maximumHandSize,
  naming: terms.naming === undefined ? null : namingOf(terms.naming),
  startWithin: terms.startWithin,
  openWithin: terms.openWithin,
  absentAfter: terms.absentAfter,
  abandonAfter: terms.abandonAfter,
  takeBack: terms.takeBack === undefined ? ('NEVER' as const) : ('BY_CONSENT' as const),
  unresolved: terms.unresolved === undefined ? ('NOTHING' as const) : ('JUDGE' as const),
  rulingWithin: terms.unresolved?.within ?? null,
  challenges: terms.challenges !== undefined,
  clock: terms.clock === undefined ? null : clockOf(terms.clock),
});

const formatOf = ({ cards, legality }: ChosenFormat) => ({
  until: cards.from === 'until' ? cards.date : null,
  sets: cards.from === 'sets' ? cards.sets : null,
  names: cards.from === 'list' ? cards.names : null,
  legality: legality ?? null,
});

const libraryOf = ({ cards, leastNames, colours }: Library) => ({
  cards: cards?.map(({ name, count }) => ({ name, count })) ?? null,
  leastNames: leastNames ?? null,
  colours: colours === undefined ? null : ('EVEN' as const),
});

const namingOf = ({ help, refused }: Naming) => ({
  help: NAMING_HELPS[help],
  refusedFree: refused.free,
  refusedThenEvery: refused.thenEvery,
});

function clockOf(clock: Clock) {
  const flag = FLAGS[clock.flag];
  if (clock.kind === 'chess') {
    const { initial, increment } = clock;
    return { __typename: 'ChessClock' as const, initial, increment, flag };
  }
  const { each, late } = clock;
  return {
    __typename: 'ThinkingTime' as const,
    each,
    late: late === undefined || late === null ? null : { from: late.from, each: late.each },
    flag,
  };
}
