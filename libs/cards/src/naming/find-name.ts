// Finds the card a player means by what they typed, over the whole catalogue and all its languages.
import type { Catalogue } from '../catalogue/catalogue.js';
import { namesOf, type CardName } from '../card/printed.js';
import { nameKey } from '../card/name-key.js';
import { fewestSlips, lettersOf, slipsAllowed, slipsFrom } from './slips.js';

/**
 * What a spelling stands for in the catalogue. Not names: both halves of a split card together, other faces of a
 * card, and cards that are never in a library.
 */
export type Known =
  | { readonly kind: 'name'; readonly name: CardName }
  | { readonly kind: 'both-halves' | 'other-face' | 'beside'; readonly card: string };

export type Naming =
  | { readonly found: Known; readonly how: 'exact' | 'slip' }
  /** unknown: no card has such a name. unclear: several could be meant; the answer does not say which. */
  | { readonly found: null; readonly how: 'unknown' | 'unclear' };

export interface NameFinder {
  /**
   * Without case, accents and punctuation: in English first, then in `language`, then in any. If nothing fits, by
   * slips.
   */
  find(text: string, language?: string): Naming;
}

const UNKNOWN: Naming = { found: null, how: 'unknown' };
const UNCLEAR: Naming = { found: null, how: 'unclear' };

interface Spelling {
  readonly key: string;
  readonly letters: number;
  /** Several if they differ in accents only, or are not names. */
  readonly known: Known[];
}
/** The names of one language by key. */
type Spellings = ReadonlyMap<string, Spelling>;

export function makeNameFinder(catalogue: Catalogue): NameFinder {
  const byEnglishName = knownNames(catalogue);
  const english = spellingsOf(byEnglishName);
  const others = new Map<string, Spellings>();
  const inLanguage = (language: string): Spellings => {
    let names = others.get(language);
    if (names === undefined) {
      const pairs = Object.entries(catalogue.namesIn(language)).flatMap(([name, translated]) => {
        const known = byEnglishName.get(name);
        return known === undefined ? [] : [[translated, known] as const];
      });
      others.set(language, (names = spellingsOf(pairs)));
    }
    return names;
  };

  return {
    find(text, language) {
      const key = nameKey(text);
      if (key === '') return UNKNOWN;
      const own = language === undefined ? undefined : inLanguage(language);
      const exact = english.get(key) ?? own?.get(key);
      if (exact !== undefined) return exactly(exact.known);
      const all = catalogue.languages.map(inLanguage);
      const elsewhere = all.flatMap((names) => names.get(key)?.known ?? []);
      return elsewhere.length > 0 ? exactly(elsewhere) : nearest(key, [english, ...all]);
    },
  };
}

/** If a name and something else have the same spelling, the name is meant. */
function exactly(found: readonly Known[]): Naming {
  const names = found.filter(({ kind }) => kind === 'name');
  return theOne(names.length > 0 ? names : found, 'exact');
}

function theOne(found: Iterable<Known>, how: 'exact' | 'slip'): Naming {
  const [first, ...others] = new Set(found);
  if (first === undefined) return UNKNOWN;
  return others.length === 0 ? { found: first, how } : UNCLEAR;
}

/** A misspelling counts if one card is nearest and no other is within one more slip. */
function nearest(key: string, languages: readonly Spellings[]): Naming {
  const allowed = slipsAllowed(key);
  const letters = lettersOf(key);
  const slipsTo = slipsFrom(key);
  let least = allowed + 1;
  /** Those at `least` slips, or one more. */
  const near = new Map<Known, number>();
  for (const names of languages)
    for (const { key: other, letters: others, known } of names.values()) {
      if (fewestSlips(letters, others) > least + 1) continue;
      const slips = slipsTo(other, least + 1);
      if (slips > least + 1) continue;
      least = Math.min(least, slips);
      for (const one of known) near.set(one, Math.min(slips, near.get(one) ?? slips));
    }
  if (least > allowed) return UNKNOWN;
  return theOne(
    [...near].flatMap(([known, slips]) => (slips <= least + 1 ? [known] : [])),
    'slip',
  );
}

function knownNames({ cards, beside }: Catalogue): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const add = (name: string, entry: Known): void => {
    if (!known.has(name)) known.set(name, entry);
  };
  for (const card of cards) for (const name of namesOf(card)) add(name.name, { kind: 'name', name });
  for (const { name: card, layout } of cards)
    if (layout === 'split') add(card, { kind: 'both-halves', card });
  for (const { name: card, faces } of cards)
    for (const { name } of faces) add(name, { kind: 'other-face', card });
  for (const { name } of beside) add(name, { kind: 'beside', card: name });
  return known;
}

function spellingsOf(names: Iterable<readonly [string, Known]>): Spellings {
  const spellings = new Map<string, Spelling>();
  for (const [name, known] of names) {
    const key = nameKey(name);
    const sharing = spellings.get(key);
    if (sharing === undefined) spellings.set(key, { key, letters: lettersOf(key), known: [known] });
    else sharing.known.push(known);
  }
  return spellings;
}
