// Maps the terms of a game between the contract's types and the game's.
import { DEFAULT_NAMING, RULED_WITHIN, type RequestedTerms, type Terms } from '#matches';
import type {
  Access,
  AttackOption,
  Base,
  NamingHelp,
  NamingInput,
  Opens,
  Ruleset,
  Terms as TermsShown,
  TermsInput,
  Unresolved,
} from '../generated/schema.js';
import {
  requestedFormat,
  requestedLibrary,
  requestedSize,
  shownChosenFormat,
  shownFormat,
  shownLibrary,
} from './cards-of-terms.js';
import type { GameView } from '#visibility';
import { requestedClock, shownClock } from './clock.js';
import type { Answer } from './types.js';

type Words<From extends string, To extends string> = { readonly [W in From]: To };

const RULESETS: Words<Terms['ruleset'], Ruleset> = {
  pentaland: 'PENTALAND',
  utopia: 'UTOPIA',
  'war-zone': 'WAR_ZONE',
  magic: 'MAGIC',
};
const RULESETS_IN: Words<Ruleset, Terms['ruleset']> = {
  PENTALAND: 'pentaland',
  UTOPIA: 'utopia',
  WAR_ZONE: 'war-zone',
  MAGIC: 'magic',
};
const BASES: Words<Terms['base'], Base> = { cr: 'CR', cr2011: 'CR2011', ninth: 'NINTH' };
const BASES_IN: Words<Base, Terms['base']> = { CR: 'cr', CR2011: 'cr2011', NINTH: 'ninth' };
const ACCESSES: Words<Terms['access'], Access> = {
  open: 'OPEN',
  invitation: 'INVITATION',
  private: 'PRIVATE',
};
const ACCESSES_IN: Words<Access, Terms['access']> = {
  OPEN: 'open',
  INVITATION: 'invitation',
  PRIVATE: 'private',
};
const OPENINGS: Words<Terms['opens'], Opens> = {
  'at-end': 'AT_END',
  'by-consent': 'BY_CONSENT',
  'after-tournament': 'AFTER_TOURNAMENT',
  'judges-only': 'JUDGES_ONLY',
};
const OPENINGS_IN: Words<Opens, Terms['opens']> = {
  AT_END: 'at-end',
  BY_CONSENT: 'by-consent',
  AFTER_TOURNAMENT: 'after-tournament',
  JUDGES_ONLY: 'judges-only',
};
type Attack = NonNullable<Terms['attack']>;
const ATTACKS: Words<Attack, AttackOption> = { multiple: 'MULTIPLE', left: 'LEFT', right: 'RIGHT' };
/** Terms without the option mean 'multiple'. */
const ATTACKS_IN: { readonly [A in AttackOption]: Attack | undefined } = {
  MULTIPLE: undefined,
  LEFT: 'left',
  RIGHT: 'right',
};
const SPECTATORS: { readonly [S in Terms['spectators']]: boolean } = { allowed: true, refused: false };

type NamingTerms = NonNullable<Terms['naming']>;
const HELPS: Words<NamingTerms['help'], NamingHelp> = { none: 'NONE', used: 'USED', search: 'SEARCH' };
const HELPS_IN: Words<NamingHelp, NamingTerms['help']> = { NONE: 'none', USED: 'used', SEARCH: 'search' };

const shownNaming = ({ help, refused }: NamingTerms): Answer<'Naming'> => ({
  help: HELPS[help],
  refusedFree: refused.free,
  refusedThenEvery: refused.thenEvery,
});

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

/** Everything except the fields with resolvers of their own, and the terms that those need. */
type ShownTerms = Omit<TermsShown, 'watched' | 'clock' | '__typename'> & {
  readonly clock: Answer<'ClockTerms'> | null;
  readonly said: Omit<Terms, 'clock'>;
};

export const shownTerms = (terms: SaidTerms): ShownTerms => ({
  ruleset: RULESETS[terms.ruleset],
  base: BASES[terms.base],
  format: shownFormat(terms.format),
  chosenFormat: shownChosenFormat(terms.format),
  seats: terms.seats,
  access: ACCESSES[terms.access],
  spectators: SPECTATORS[terms.spectators],
  opens: OPENINGS[terms.opens],
  librarySize: terms.librarySize,
  library: terms.library === undefined ? null : shownLibrary(terms.library),
  prebuilt: terms.prebuilt ?? null,
  sideboardSize: terms.sideboardSize ?? null,
  startingLife: terms.startingLife,
  teams: terms.teams ?? null,
  deployCreatures: terms.deploy !== undefined,
  arrangeGraveyards: terms.graveyards !== undefined,
  attack: ATTACKS[terms.attack ?? 'multiple'],
  rangeOfInfluence: terms.range ?? null,
  maximumHandSize: terms.maximumHandSize === 'none' ? null : terms.maximumHandSize,
  naming: terms.naming === undefined ? null : shownNaming(terms.naming),
  startWithin: terms.startWithin,
  openWithin: terms.openWithin,
  absentAfter: terms.absentAfter,
  abandonAfter: terms.abandonAfter,
  takeBack: terms.takeBack === undefined ? 'NEVER' : 'BY_CONSENT',
  unresolved: terms.unresolved === undefined ? 'NOTHING' : 'JUDGE',
  rulingWithin: terms.unresolved?.within ?? null,
  challenges: terms.challenges !== undefined,
  clock: terms.clock === undefined ? null : shownClock(terms.clock),
  said: terms,
});

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
