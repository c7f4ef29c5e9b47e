// Which games a page of statistics is about, as its address says it. What an address says wrongly is left out.
import type { Base, Format, Ruleset, StatisticsWho } from '../words/kinds.js';

export interface AskedGames {
  readonly ruleset?: Ruleset;
  readonly base?: Base;
  readonly format?: Format;
  readonly who?: StatisticsWho;
  readonly seats?: number;
  /** Days, as `2026-01-31`. */
  readonly from?: string;
  readonly to?: string;
  /** The mana cost of the names that are listed. */
  readonly cost?: string;
}

/** A word that is missing does not compile. */
const every = <T extends string>(all: Readonly<Record<T, true>>): readonly T[] => Object.keys(all) as T[];

export const RULESETS = every<Ruleset>({ PENTALAND: true, UTOPIA: true, WAR_ZONE: true, MAGIC: true });
export const BASES = every<Base>({ CR: true, CR2011: true, NINTH: true });
export const FORMATS = every<Format>({ ALL: true, CHOSEN: true });
export const WHO = every<StatisticsWho>({ PEOPLE: true, BOTS: true });

export const MOST_SEATS = 8;

export function askedIn(search: URLSearchParams): AskedGames {
  const one = <T extends string>(name: string, of: readonly T[]): T | undefined =>
    of.find((word) => word === search.get(name));
  const seats = Number(search.get('seats'));
  const cost = search.get('cost');
  return without({
    ruleset: one('ruleset', RULESETS),
    base: one('base', BASES),
    format: one('format', FORMATS),
    who: one('who', WHO),
    seats: Number.isInteger(seats) && seats >= 2 && seats <= MOST_SEATS ? seats : undefined,
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    cost: cost !== null && /^(\{[^{}]{1,5}\}){1,20}$/.test(cost) ? cost : undefined,
  });
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The members that are said. */
export const without = (asked: Maybe<AskedGames>): AskedGames =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

/** What the contract takes; the cost is none of its business. */
export function filterOf(asked: AskedGames) {
  const { cost: _, from, to, ...rest } = asked;
  const instant = (day: string): string => `${day}T00:00:00.000Z`;
  return {
    ...rest,
    ...(from === undefined ? {} : { from: instant(from) }),
    ...(to === undefined ? {} : { to: instant(to) }),
  };
}
