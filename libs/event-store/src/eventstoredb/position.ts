// Converts EventStoreDB's log positions to the port's positions: text that sorts in the order of the events.
// Commit and prepare are unsigned 64-bit numbers, so they are padded to the 20 digits of the largest.
import type { Position } from '../port/port.js';

/** As the protocol carries it: decimal text. */
export interface LogPosition {
  readonly commit: string;
  readonly prepare: string;
}

const DIGITS = 20;
const FORM = /^([0-9]{20})-([0-9]{20})$/;

export const positionOf = ({ commit, prepare }: LogPosition): Position =>
  `${commit.padStart(DIGITS, '0')}-${prepare.padStart(DIGITS, '0')}` as Position;

/** Throws if no EventStoreDB can have issued the position. */
export function logPositionOf(position: unknown): LogPosition {
  const [, commit, prepare] = typeof position === 'string' ? (FORM.exec(position) ?? []) : [];
  if (commit === undefined || prepare === undefined)
    throw new RangeError(`'${String(position)}' is no position of this store`);
  return { commit: BigInt(commit).toString(), prepare: BigInt(prepare).toString() };
}
