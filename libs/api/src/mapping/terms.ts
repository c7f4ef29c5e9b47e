// Maps the terms of a game between the contract's types and the game's.
import { DEFAULT_NAMING, RULED_WITHIN, type RequestedTerms, type Terms } from '#matches';
import {
  ACCESSES,
  BASES,
  NAMING_HELPS,
  OPENINGS,
  publishedTerms,
  RULESETS,
  wordBehind,
  type GameView,
  type PublishedTerms,
} from '#visibility';
import type {
  AttackOption,
  Base,
  NamingInput,
  Opens,
  Ruleset,
  TermsInput,
  Unresolved,
} from '../generated/schema.js';
import { requestedClock } from './clock.js';
import { requestedFormat, requestedLibrary, requestedSize } from './cards-of-terms.js';

const RULESETS_IN = wordBehind(RULESETS);
const BASES_IN = wordBehind(BASES);
const ACCESSES_IN = wordBehind(ACCESSES);
const OPENINGS_IN = wordBehind(OPENINGS);
const HELPS_IN = wordBehind(NAMING_HELPS);
/** Terms without the option mean 'multiple'. */
const ATTACKS_IN: { readonly [A in AttackOption]: Exclude<Terms['attack'], 'multiple'> } = {
  MULTIPLE: undefined,
  LEFT: 'left',
  RIGHT: 'right',
};

type NamingTerms = NonNullable<Terms['naming']>;

/** Omitted fields take their defaults. */
const requestedNaming = ({ help, refusedFree, refusedThenEvery }: NamingInput): NamingTerms => ({
  help: help ? HELPS_IN[help] : DEFAULT_NAMING.help,
  refused: {
    free: refusedFree ?? DEFAULT_NAMING.refused.free,
    thenEvery: refusedThenEvery ?? DEFAULT_NAMING.refused.thenEvery,
  },
});

/** The terms as a list or a view has them. */
type SaidTerms = Terms | GameView['terms'];

/** With the terms that the field resolvers need. */
type ShownTerms = PublishedTerms & { readonly said: Omit<Terms, 'clock'> };

export const shownTerms = (terms: SaidTerms): ShownTerms => ({ ...publishedTerms(terms), said: terms });

export const meantRuleset = (ruleset: Ruleset): Terms['ruleset'] => RULESETS_IN[ruleset];
export const meantBase = (base: Base): Terms['base'] => BASES_IN[base];
export const shownRuleset = (ruleset: Terms['ruleset']): Ruleset => RULESETS[ruleset];
export const shownBase = (base: Terms['base']): Base => BASES[base];
export const shownOpening = (opens: Terms['opens']): Opens => OPENINGS[opens];

/** Null fields are omitted, except for the maximum hand size: there null means 'no maximum'. */
export const requestedTerms = (input: TermsInput | null | undefined): RequestedTerms => ({
  ruleset: input?.ruleset ? RULESETS_IN[input.ruleset] : undefined,
  base: input?.base ? BASES_IN[input.base] : undefined,
  format: input ? requestedFormat(input) : undefined,
  seats: input?.seats ?? undefined,
  access: input?.access ? ACCESSES_IN[input.access] : undefined,
  spectators: spectators(input?.spectators),
  opens: input?.opens ? OPENINGS_IN[input.opens] : undefined,
  librarySize: input ? requestedSize(input) : undefined,
  library: input?.library ? requestedLibrary(input.library) : undefined,
  prebuilt: input?.prebuilt ?? undefined,
  sideboardSize: input?.sideboardSize ?? undefined,
  startingLife: input?.startingLife ?? undefined,
  teams: input?.teams ?? undefined,
  deploy: input?.deployCreatures === true ? 'creatures' : undefined,
  graveyards: input?.arrangeGraveyards === true ? 'arranged' : undefined,
  attack: input?.attack ? ATTACKS_IN[input.attack] : undefined,
  range: input?.rangeOfInfluence?.map((range) => range ?? null),
  maximumHandSize: input?.maximumHandSize === null ? 'none' : input?.maximumHandSize,
  naming: input?.naming ? requestedNaming(input.naming) : undefined,
  startWithin: input?.startWithin ?? undefined,
  openWithin: input?.openWithin ?? undefined,
  absentAfter: input?.absentAfter ?? undefined,
  abandonAfter: input?.abandonAfter ?? undefined,
  takeBack: input?.takeBack === 'BY_CONSENT' ? 'by-consent' : undefined,
  unresolved: input?.unresolved ? requestedUnresolved(input.unresolved, input.rulingWithin) : undefined,
  challenges: input?.challenges === true ? 'allowed' : undefined,
  clock: input?.clock ? requestedClock(input.clock) : undefined,
});

const UNRESOLVED_IN: {
  readonly [U in Unresolved]: (within: number | null | undefined) => Terms['unresolved'];
} = {
  NOTHING: () => undefined,
  JUDGE: (within) => ({ goes: 'to-a-judge', within: within ?? RULED_WITHIN }),
};
const requestedUnresolved = (unresolved: Unresolved, within: number | null | undefined) =>
  UNRESOLVED_IN[unresolved](within);

function spectators(allowed: boolean | null | undefined): Terms['spectators'] | undefined {
  if (allowed === null || allowed === undefined) return undefined;
  return allowed ? 'allowed' : 'refused';
}
