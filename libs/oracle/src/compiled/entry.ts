// What a card compiles to under each base profile, as JSON that can be read without the compiler.
import {
  readCardUnder,
  type BaseProfile,
  type CardDefinition,
  type OracleAge,
  type PrintedCard,
} from '#cards';
import { compileCard, type Status } from '../cards/card.js';
import { readAnew, type Reader } from '../lines/reader.js';

/** How a text is read: in the words of base `cr`, or as printed, by every other base. */
export type Reading = 'today' | 'as-it-stands';
export const readingOf = (base: BaseProfile): Reading => (base === 'cr' ? 'today' : 'as-it-stands');

export interface CompiledEntry {
  readonly status: Readonly<Record<Reading, Status>>;
  readonly text: string;
}

export function compiledEntry(card: PrintedCard, oracle: OracleAge, read: Reader = readAnew): CompiledEntry {
  const now = readCardUnder(card, 'cr', oracle);
  const today = compileCard(now, read);
  if (JSON.stringify(now.faces) === JSON.stringify(card.faces))
    return {
      status: { today: today.status, 'as-it-stands': today.status },
      text: JSON.stringify([today.definition]),
    };
  const stands = compileCard(card, read);
  return {
    status: { today: today.status, 'as-it-stands': stands.status },
    text: JSON.stringify([today.definition, stands.definition]),
  };
}

/** The card definition for this reading in the text of an entry. */
export function definitionIn(text: string, reading: Reading): CardDefinition {
  const [today, stands = today] = JSON.parse(text) as readonly [CardDefinition, CardDefinition?];
  return reading === 'today' ? today : stands;
}
