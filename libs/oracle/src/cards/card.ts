// Compiles a printed card and tells how much of it is understood.
import { printedOn, type CardDefinition, type PrintedCard } from '#cards';
import { compileFace, type CompiledFace } from './face.js';
import { readAnew, type Reader } from '../lines/reader.js';

/** Raised whenever the same text may compile to something else. */
export const COMPILER_VERSION = 11;

/**
 * Complete: the rules execute everything the card says. Assisted: part of it is not understood. Untouched: nothing is
 * understood.
 */
export const STATUSES = ['complete', 'assisted', 'untouched'] as const;
export type Status = (typeof STATUSES)[number];

export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly status: Status;
  readonly faces: readonly CompiledFace[];
}

export function compileCard(card: PrintedCard, read: Reader = readAnew): CompiledCard {
  const faces = card.faces.map((face) => compileFace(face, read));
  const definition: CardDefinition = {
    ...printedOn(card),
    ...(card.layout === 'normal' ? {} : { layout: card.layout }),
    faces: faces.map(({ face }) => face),
  };
  return { definition, status: statusOf(faces), faces };
}

function statusOf(faces: readonly CompiledFace[]): Status {
  if (faces.every(({ face }) => face.unknown === undefined)) return 'complete';
  const lines = faces.flatMap((face) => face.lines);
  return lines.some((line) => !('failed' in line)) ? 'assisted' : 'untouched';
}
