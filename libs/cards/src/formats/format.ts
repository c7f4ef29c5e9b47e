// A format: which names of the catalogue a game may use, and why not the others.
import { err, ok, type Result } from '#kernel';
import type { Catalogue } from '../catalogue/catalogue.js';
import { firstPrinted, type CardName, type PrintedCard } from '../card/printed.js';

/** Names banned by a rule, of cards or of halves of split cards. */
export interface Ban {
  readonly rule: string;
  readonly names: readonly string[];
}

export interface FormatTerms {
  readonly cards:
    | { readonly from: 'all' }
    /** Printed on this day or before: 2011-09-30. */
    | { readonly from: 'until'; readonly date: string }
    /** Printed in one of these sets, by code. */
    | { readonly from: 'sets'; readonly sets: readonly string[] }
    /** Only these names. */
    | { readonly from: 'list'; readonly names: readonly string[] };
  /** Leaves out cards printed in these sets only (war-zone: Portal). */
  readonly notOnlyIn?: readonly string[];
  /** Leaves out cards that were never printed on paper (war-zone: computer cards). */
  readonly paperOnly?: boolean;
  /** The format whose banned and restricted lists apply (pentaland 706.1), if the catalogue knows them: 'vintage'. */
  readonly legality?: string;
  readonly bans: readonly Ban[];
  /** cr 407: whether the players agreed on ante. */
  readonly ante: 'agreed' | 'not-agreed';
}

export type Verdict =
  | { readonly legal: true }
  | { readonly legal: false; readonly why: 'not-in-format' | 'ante' }
  | { readonly legal: false; readonly why: 'banned'; readonly rule: string };

export interface Format {
  /** In the catalogue's order. */
  readonly names: readonly CardName[];
  verdict(name: CardName): Verdict;
}

/** The rule of pentaland under which a format's own lists apply. */
const LISTED = 'pentaland 706.1';
const LEGAL: Verdict = { legal: true };
const NOT_IN_FORMAT: Verdict = { legal: false, why: 'not-in-format' };

/** The format with these terms, or what in them the catalogue does not know. */
export function makeFormat(catalogue: Catalogue, terms: FormatTerms): Result<Format, string> {
  const unknown = unknownIn(catalogue, terms);
  if (unknown !== undefined) return err(unknown);
  const isIn = membership(catalogue, terms);
  const banned = new Map(terms.bans.flatMap(({ rule, names }) => names.map((name) => [name, rule] as const)));
  const verdict = (name: CardName): Verdict => {
    const { card } = name;
    if (!isIn(name)) return NOT_IN_FORMAT;
    if (terms.ante === 'not-agreed' && catalogue.ante.has(card.name)) return { legal: false, why: 'ante' };
    const rule = banned.get(name.name) ?? banned.get(card.name) ?? listedBy(terms.legality, card);
    return rule === undefined ? LEGAL : { legal: false, why: 'banned', rule };
  };
  return ok({ names: catalogue.names.filter((name) => verdict(name).legal), verdict });
}

function membership(
  catalogue: Catalogue,
  { cards, notOnlyIn = [], paperOnly = false, legality }: FormatTerms,
) {
  const apart = new Set(notOnlyIn);
  const chosen = chosenBy(cards);
  const isDigital = (set: string): boolean => catalogue.sets.get(set)?.digital ?? false;
  return (name: CardName): boolean => {
    const { printings, legalities } = name.card;
    if (printings.every(({ set }) => apart.has(set))) return false;
    if (paperOnly && printings.every(({ set }) => isDigital(set))) return false;
    if (legality !== undefined && legalities?.[legality] === 'not_legal') return false;
    return chosen(name);
  };
}

function chosenBy(cards: FormatTerms['cards']): (name: CardName) => boolean {
  switch (cards.from) {
    case 'all':
      return () => true;
    case 'until':
      return ({ card }) => firstPrinted(card) <= cards.date;
    case 'sets': {
      const sets = new Set(cards.sets);
      return ({ card }) => card.printings.some(({ set }) => sets.has(set));
    }
    case 'list': {
      const names = new Set(cards.names);
      return ({ name, card }) => names.has(name) || names.has(card.name);
    }
  }
}

function listedBy(legality: string | undefined, { legalities }: PrintedCard): string | undefined {
  const listed = legality === undefined ? undefined : legalities?.[legality];
  return listed === 'banned' || listed === 'restricted' ? LISTED : undefined;
}

function unknownIn(catalogue: Catalogue, { cards, notOnlyIn = [] }: FormatTerms): string | undefined {
  if (cards.from === 'until' && !/^\d{4}-\d{2}-\d{2}$/.test(cards.date)) return `${cards.date} is no date`;
  const sets = [...(cards.from === 'sets' ? cards.sets : []), ...notOnlyIn];
  const set = sets.find((code) => !catalogue.sets.has(code));
  if (set !== undefined) return `there is no set ${set}`;
  const known = new Set(catalogue.names.flatMap(({ name, card }) => [name, card.name]));
  const names = [...(cards.from === 'list' ? cards.names : [])];
  const name = names.find((one) => !known.has(one));
  return name === undefined ? undefined : `there is no card named ${name}`;
}
