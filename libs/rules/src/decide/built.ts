// What this version plays. Everything else has a name in the terms and is refused by it.
import { refuse, type Refusal } from '../commands/refusal.js';
import { DEFAULT_TERMS, type Terms } from '../state/terms.js';

/** The terms of a game that says none of its own, and what there is to choose from. */
export const OFFER = {
  defaults: DEFAULT_TERMS,
  rulesets: ['pentaland', 'magic'],
  bases: ['cr', 'cr2011', 'ninth'],
  formats: ['all'],
  opens: ['at-end', 'judges-only'],
  maximumHandSizes: ['none', 7],
} as const satisfies {
  defaults: Terms;
  rulesets: readonly Terms['ruleset'][];
  bases: readonly Terms['base'][];
  formats: readonly Terms['format'][];
  opens: readonly Terms['opens'][];
  maximumHandSizes: readonly Terms['maximumHandSize'][];
};

/** What goes with which ruleset, beyond what every game has. */
const BUILT: { readonly [R in Terms['ruleset']]?: readonly (readonly [keyof Terms, readonly unknown[]])[] } =
  {
    pentaland: [
      ['base', ['cr']],
      ['maximumHandSize', ['none']],
    ],
    magic: [['base', OFFER.bases]],
  };

const ALWAYS: readonly (readonly [name: keyof Terms, built: readonly unknown[]])[] = [
  ['ruleset', OFFER.rulesets],
  ['format', OFFER.formats],
  ['opens', OFFER.opens],
];

export function notBuilt(terms: Terms): Refusal | undefined {
  const missing = [...ALWAYS, ...(BUILT[terms.ruleset] ?? [])].find(
    ([name, built]) => !built.includes(terms[name]),
  );
  if (missing === undefined) return undefined;
  const [name, built] = missing;
  const message = `${name} ${String(terms[name])} is not built yet; this version plays ${built.join(', ')}.`;
  return refuse('not-built', `terms ${name}`, message);
}
