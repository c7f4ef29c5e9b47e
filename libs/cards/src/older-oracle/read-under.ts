// Cards with older Oracle text under today's rules: what base `cr` changes in a face.
import type { PrintedCard, PrintedFace } from '../card/printed.js';
import { anyTarget } from './any-target.js';
import { playerOrPlaneswalker } from './player-or-planeswalker.js';
import { newTypeWords, renamed } from './type-words.js';

/** The age of a catalogue's wording: before any damage could be dealt to planeswalkers (2018), or after. */
export type OracleAge = 'older' | 'current';
export type BaseProfile = 'cr' | 'cr2011' | 'ninth';

/** The face as this base profile reads it; `cr2011` and `ninth` read it as printed. */
export function readUnder(face: PrintedFace, base: BaseProfile, oracle: OracleAge): PrintedFace {
  if (base !== 'cr') return face;
  const { name, types, subtypes, text } = face;
  const damage = (older: string): string =>
    older.split('\n').map(anyTarget).map(playerOrPlaneswalker).join('\n');
  return {
    ...face,
    supertypes: legendary(face),
    types: types.map(renamed),
    subtypes: subtypes.map(renamed),
    text: newTypeWords(oracle === 'older' ? damage(text) : text, name),
  };
}

/** The card with all of its faces read so. */
export function readCardUnder(card: PrintedCard, base: BaseProfile, oracle: OracleAge): PrintedCard {
  const [first, ...others] = card.faces;
  const read = (face: PrintedFace): PrintedFace => readUnder(face, base, oracle);
  return base === 'cr' ? { ...card, faces: [read(first), ...others.map(read)] } : card;
}

/** cr 306: every planeswalker has been legendary since 2017. */
const legendary = ({ supertypes, types }: PrintedFace): readonly string[] =>
  types.includes('Planeswalker') && !supertypes.includes('Legendary')
    ? ['Legendary', ...supertypes]
    : supertypes;
