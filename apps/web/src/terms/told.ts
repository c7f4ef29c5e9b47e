// The terms of a table in plain words, as its form explains them: what each is called, what was agreed, and what it means.
import type { Terms } from './words/en.js';
import type { TableTermsFragment } from '../state/generated/operations.js';
import type { Base } from '../words/kinds.js';

/** The words to tell them in. */
export interface Speech {
  readonly language: string;
  readonly terms: Terms;
  readonly bases: Readonly<Record<Base, string>>;
  readonly yes: string;
  readonly no: string;
}

export interface Told {
  readonly label: string;
  readonly agreed: string;
  readonly hint?: string;
}

export interface ToldGroup {
  readonly title: string;
  readonly terms: readonly Told[];
}

interface Explained {
  readonly label: string;
  readonly hint?: string;
}

const MINUTE = 60;
const HOUR = 3600;

type Tell = ReturnType<typeof teller>;

const teller = ({ language, terms, bases, yes, no }: Speech) => {
  const told = ({ label, hint }: Explained, agreed: string | number): Told => ({
    label,
    agreed:
      typeof agreed === 'number'
        ? new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(agreed)
        : agreed,
    ...(hint === undefined ? {} : { hint }),
  });
  const orNot = (of: Explained, is: boolean): Told => told(of, is ? yes : no);
  return { terms, bases, told, orNot };
};

export function termsTold(agreed: TableTermsFragment, speech: Speech): readonly ToldGroup[] {
  const tell = teller(speech);
  const { terms, told } = tell;
  const { groups } = terms;
  return [
    { title: groups.people, terms: peopleOf(agreed, tell) },
    { title: groups.cards, terms: cardsOf(agreed, tell) },
    { title: groups.naming, terms: namingOf(agreed, tell) },
    { title: groups.many, terms: agreed.seats > 2 ? manyOf(agreed, tell) : [] },
    { title: groups.clock, terms: clockOf(agreed, tell) },
    { title: groups.times, terms: timesOf(agreed, tell) },
    { title: groups.disputes, terms: disputesOf(agreed, tell) },
    { title: groups.after, terms: [told(terms.opens, terms.openings[agreed.opens])] },
  ].filter((group) => group.terms.length > 0);
}

/** Nothing is told of what was not agreed on. */
const where = <T>(given: T | null, tell: (given: T) => readonly Told[]): readonly Told[] =>
  given === null ? [] : tell(given);

const peopleOf = (
  { seats, access, spectators }: TableTermsFragment,
  { terms, told, orNot }: Tell,
): readonly Told[] => [
  told(terms.seats, seats),
  told(terms.access, terms.accesses[access]),
  orNot(terms.spectators, spectators),
];

function cardsOf(agreed: TableTermsFragment, tell: Tell): readonly Told[] {
  const { terms, bases, told, orNot } = tell;
  const { base, librarySize, library, prebuilt, sideboardSize, startingLife, maximumHandSize } = agreed;
  return [
    told(terms.base, bases[base]),
    ...formatOf(agreed, tell),
    told(terms.librarySize, librarySize),
    ...where(library, ({ cards, leastNames, colours }) => [
      ...where(cards, (all) => [
        told(terms.libraryCards, all.map(({ name, count }) => `${count} ${name}`).join(', ')),
      ]),
      ...where(leastNames, (least) => [told(terms.leastNames, least)]),
      ...(colours === 'EVEN' ? [orNot(terms.evenColours, true)] : []),
    ]),
    ...where(prebuilt, (all) => [told(terms.prebuilt, all.join(', '))]),
    ...where(sideboardSize, (size) => [told(terms.sideboardSize, size)]),
    told(terms.startingLife, startingLife),
    maximumHandSize === null ? orNot(terms.noMaximum, true) : told(terms.maximumHandSize, maximumHandSize),
  ];
}

function formatOf({ format, chosenFormat }: TableTermsFragment, { terms, told }: Tell): readonly Told[] {
  if (format === 'ALL' || chosenFormat === null) return [told(terms.format, terms.formats.ALL)];
  const { until, sets, names, legality } = chosenFormat;
  const which = until !== null ? 'UNTIL' : sets !== null ? 'SETS' : names !== null ? 'NAMES' : 'ALL';
  return [
    told(terms.format, terms.formats[which]),
    ...where(until, (day) => [told(terms.until, day)]),
    ...where(sets, (codes) => [told(terms.sets, codes.join(' '))]),
    ...where(names, (all) => [told(terms.names, all.join(', '))]),
    ...where(legality, (name) => [told(terms.legality, name)]),
  ];
}

const namingOf = ({ naming }: TableTermsFragment, { terms, told }: Tell): readonly Told[] =>
  where(naming, ({ help, refusedFree, refusedThenEvery }) => [
    told(terms.help, terms.helps[help]),
    told(terms.refusedFree, refusedFree),
    told(terms.refusedThenEvery, refusedThenEvery),
  ]);

const manyOf = (
  { teams, deployCreatures, attack, rangeOfInfluence }: TableTermsFragment,
  { terms, told, orNot }: Tell,
): readonly Told[] => [
  ...where(teams, (all) => [told(terms.teams, all.map((team) => team + 1).join(' '))]),
  orNot(terms.deployCreatures, deployCreatures),
  told(terms.attack, terms.attacks[attack]),
  ...where(rangeOfInfluence, (all) => [told(terms.range, all.map((reach) => reach ?? '–').join(' '))]),
];

function clockOf({ clock }: TableTermsFragment, { terms, told }: Tell): readonly Told[] {
  if (clock === null) return [told(terms.clock, terms.clocks.none)];
  const flag = told(terms.flag, terms.flags[clock.flag]);
  if (clock.__typename === 'ChessClock')
    return [
      told(terms.clock, terms.clocks.chess),
      told(terms.clockMinutes, clock.initial / MINUTE),
      told(terms.increment, clock.increment),
      flag,
    ];
  return [
    told(terms.clock, terms.clocks.thinking),
    told(terms.thinking, clock.each),
    ...where(clock.late, ({ from, each }) => [
      told(terms.lateFrom, from / MINUTE),
      told(terms.lateThinking, each),
    ]),
    flag,
  ];
}

const timesOf = (
  { startWithin, openWithin, absentAfter, abandonAfter }: TableTermsFragment,
  { terms, told }: Tell,
): readonly Told[] => [
  told(terms.startHours, startWithin / HOUR),
  told(terms.openSeconds, openWithin),
  told(terms.absentMinutes, absentAfter / MINUTE),
  told(terms.abandonHours, abandonAfter / HOUR),
];

const disputesOf = (agreed: TableTermsFragment, { terms, told, orNot }: Tell): readonly Told[] => [
  told(terms.unresolved, terms.unresolvedBy[agreed.unresolved]),
  ...where(agreed.rulingWithin, (within) => [told(terms.rulingMinutes, within / MINUTE)]),
  orNot(terms.takeBack, agreed.takeBack === 'BY_CONSENT'),
  orNot(terms.challenges, agreed.challenges),
  orNot(terms.arrangeGraveyards, agreed.arrangeGraveyards),
];
