// Checks that the game the terms describe can start: its libraries are laid in one batch that holds every
// different card.
import { definitionHash, definitionLength, type CardDefinition } from '#cards';
import { randomKey, randomSource } from '#kernel';
import { COMMAND_BUDGET } from '../../model/basics/bounds.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Terms } from '../../model/basics/terms.js';
import { variantOf } from '../../engine/variants/registry.js';
import type { Variants } from '../../model/variant/variant.js';
import type { Inputs } from '../../engine/proposal/proposal.js';

/** The size of a log entry beside a definition, and for a card that is laid and shuffled. */
const PER_DEFINITION = 500;
const PER_CARD = 130;
/** The cards drawn in the real game differ from those of the trial, so this much room is kept free. */
const KEPT_FREE = 0.15;

/** Lays the libraries on trial with a fixed seed, so that equal terms and cards get equal answers. */
export function tooLargeToStart(
  terms: Terms,
  cards: Inputs['cards'],
  variants: Variants | undefined,
): Refusal | undefined {
  const { definitions, decks } = cards;
  const { seats: count, prebuilt, librarySize: size, library, sideboardSize = 0 } = terms;
  const seats = Array.from({ length: count }, (_, seat) => seat as Seat);
  const random = randomSource(randomKey('whether it fits', []), 0);
  const supply = { seats, definitions, decks, prebuilt, size, library, cards, random };
  const different = new Map<string, CardDefinition>();
  let laid = 0;
  for (const { cards: pile } of variantOf(variants, terms).libraries.lay(supply)) {
    laid += pile.length;
    for (const definition of pile) different.set(definitionHash(definition), definition);
  }
  const aside = count * sideboardSize;
  let characters = (laid + aside) * PER_CARD + aside * PER_DEFINITION * 2;
  for (const definition of different.values()) characters += definitionLength(definition) + PER_DEFINITION;
  const share = 1 - KEPT_FREE;
  const fits =
    different.size + aside <= COMMAND_BUDGET.events * share &&
    characters <= COMMAND_BUDGET.characters * share;
  if (fits) return undefined;
  const message = `Libraries of ${String(size)} cards for ${String(count)} seats are too large. Choose a smaller librarySize or fewer seats.`;
  return refuse('not-built', 'terms librarySize', message);
}
