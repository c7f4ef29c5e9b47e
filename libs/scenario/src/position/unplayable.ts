// The scenario cannot be laid out, for a reason of its own.
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
}
