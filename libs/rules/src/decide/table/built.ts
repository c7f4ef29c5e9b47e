// What this version can play. The terms also have names for everything else, which it refuses. It names
// pentaland, the ruleset of the default terms: without its variant, turns of such a game just pass (decision
// 3).
import { memoByIdentity } from '#kernel';
import { isBasicLand, type CardDefinition } from '#cards';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { DEFAULT_TERMS, RULESETS, type Terms } from '../../model/basics/terms.js';
import { namesIn } from '../../engine/naming/definition-named.js';
import type { Inputs } from '../../engine/proposal/proposal.js';
import { variantsWith } from '../../engine/variants/registry.js';
import type { Variant, Variants } from '../../model/variant/variant.js';

/** The terms of a game that states none, and the options to choose from. */
export const OFFER = {
  defaults: DEFAULT_TERMS,
  rulesets: ['pentaland', 'magic'],
  bases: ['cr', 'cr2011', 'ninth'],
  formats: ['all'],
  opens: ['at-end', 'by-consent', 'judges-only'],
  maximumHandSizes: ['none', 7],
  prebuilt: [],
} as const satisfies {
  defaults: Terms;
  rulesets: readonly Terms['ruleset'][];
  bases: readonly Terms['base'][];
  formats: readonly 'all'[];
  opens: readonly Terms['opens'][];
  maximumHandSizes: readonly Terms['maximumHandSize'][];
  prebuilt: readonly string[];
};

/** cr 402.2: in games in which cards are played. */
const PLAYED = { maximumHandSize: 7 } as const satisfies Partial<Terms>;

type Cards = Inputs['cards'];
type Ruleset = Terms['ruleset'];
export type ServerOffer = Omit<typeof OFFER, 'rulesets' | 'defaults' | 'prebuilt'> & {
  readonly rulesets: readonly Ruleset[];
  readonly defaults: Terms;
  /** The prebuilt libraries of all its rulesets, by name. */
  readonly prebuilt: readonly string[];
};

/** Plain Magic needs cards with rules text. A basic land's ability comes from its type (cr 305.6). */
const saysWhatItDoes = (card: CardDefinition): boolean => Object.hasOwn(card, 'faces') || isBasicLand(card);

const playable = memoByIdentity<Cards, boolean>();

/** Memoized: a server has some twenty thousand cards, and every new game asks. */
function canBePlayed(cards: Cards): boolean {
  let found = playable.get(cards);
  if (found === undefined) {
    const names = namesIn({ cards });
    found = names.length > 0 && names.every(saysWhatItDoes);
    playable.set(cards, found);
  }
  return found;
}

/** What a server with these cards offers. */
export const serverOffer = (cards: Cards, variants?: Variants): ServerOffer => ({
  ...OFFER,
  prebuilt: RULESETS.flatMap((ruleset) => variantsWith(variants)[ruleset]?.libraries.prebuilt?.names ?? []),
  defaults: { ...DEFAULT_TERMS, ...(variantsWith(variants).pentaland?.turns === 'played' ? PLAYED : {}) },
  rulesets: RULESETS.filter((ruleset) => {
    const variant = variantsWith(variants)[ruleset];
    return variant !== undefined && (variant.turns === 'passed' || canBePlayed(cards));
  }),
});

type Built = readonly (readonly [name: keyof Terms, built: readonly unknown[]])[];

/** Limits beyond those of every game: while turns go by, nothing is discarded (decision 3). */
const BUILT: { readonly [T in Variant['turns']]: Built } = {
  passed: [
    ['base', ['cr']],
    ['maximumHandSize', ['none']],
  ],
  played: [['base', OFFER.bases]],
};

/** Where cards are not named, the terms must not state how. */
const UNNAMED: Built = [['naming', [undefined]]];

const ALWAYS: Built = [['opens', OFFER.opens]];

/** The faults in what the terms say of the cards. */
function wrongCards(terms: Terms, cards: Cards, variant: Variant | undefined): Refusal | undefined {
  if (cards.unknown !== undefined)
    return refuse('not-built', 'terms format', `The format is not valid: ${cards.unknown}.`);
  if (typeof terms.format === 'object' && cards.illegal === undefined)
    return refuse(
      'not-built',
      'terms format',
      'This server has no card catalogue, so a format cannot be chosen.',
    );
  if (terms.sideboardSize !== undefined && variant?.naming !== null)
    return refuse(
      'not-built',
      'terms sideboardSize',
      'Mental Magic has no sideboards. Leave sideboardSize out.',
    );
  const { library, librarySize: size } = terms;
  if (library === undefined) return undefined;
  const { definitions } = cards;
  const cannot = variant?.libraries.cannotBeMade;
  const why =
    cannot === undefined
      ? `nothing is said of it in ${terms.ruleset}`
      : cannot({ definitions, size, library, cards });
  return why === undefined
    ? undefined
    : refuse('not-built', 'terms library', `The library is not valid: ${why}.`);
}

export function unsupportedTerms(
  terms: Terms,
  cards: Cards,
  variants: Variants | undefined,
): Refusal | undefined {
  const { rulesets } = serverOffer(cards, variants);
  const variant = variantsWith(variants)[terms.ruleset];
  const missing = [
    ['ruleset', rulesets] as const,
    ...ALWAYS,
    ...BUILT[variant?.turns ?? 'played'],
    ...(variant === undefined || variant.naming !== null ? [] : UNNAMED),
  ].find(([name, built]) => !built.includes(terms[name]));
  if (missing === undefined) return wrongCards(terms, cards, variant);
  const [name, built] = missing;
  const said = terms[name];
  const message =
    typeof said === 'object'
      ? `${name} is not built for ${terms.ruleset}.`
      : `${name} ${String(said)} is not built yet; this version plays ${built.join(', ')}.`;
  return refuse('not-built', `terms ${name}`, message);
}
