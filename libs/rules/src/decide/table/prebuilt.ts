// Terms that name the prebuilt library of each seat (war-zone The Decks).
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Terms } from '../../model/basics/terms.js';
import { variantsWith } from '../../engine/variants/registry.js';
import type { Variants } from '../../model/variant/variant.js';
import type { Inputs } from '../../engine/proposal/proposal.js';

const no = (message: string): Refusal => refuse('not-built', 'terms prebuilt', message);

/** Why the libraries cannot be laid, found before anybody sits down. */
export function notReady(
  { ruleset, prebuilt, seats }: Terms,
  { definitions }: Inputs['cards'],
  variants: Variants | undefined,
): Refusal | undefined {
  if (prebuilt === undefined) return undefined;
  const ready = variantsWith(variants)[ruleset]?.libraries.prebuilt ?? null;
  if (ready === null) return no(`There are no prebuilt libraries for ${ruleset}.`);
  if (prebuilt.length !== seats) return no('Give a prebuilt library for every seat or for none.');
  const unknown = prebuilt.find((name) => !ready.names.includes(name));
  if (unknown !== undefined)
    return no(`There is no library called ${unknown}; there are ${ready.names.join(', ')}.`);
  const missing = prebuilt.find((name) => ready.cardsOf(name, definitions) === undefined);
  return missing === undefined ? undefined : no(`The format does not have all cards of ${missing}.`);
}
