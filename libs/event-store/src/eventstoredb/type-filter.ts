// The filter by event type as the server applies it: one regular expression over the whole type (a prefix would let
// more pass). Without types only the server's own events, whose types begin with `$`, are left out.
const NOT_SYSTEM = '^[^$]';
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

export const typeExpression = (types: readonly string[] | undefined): string =>
  types === undefined
    ? NOT_SYSTEM
    : `^(?:${types.map((type) => type.replace(SPECIAL, String.raw`\$&`)).join('|')})$`;

/** A stream's events are not filtered by any server; and of all events, more can't hurt than to look twice. */
export const passes = (type: string, types: readonly string[] | undefined): boolean =>
  types === undefined ? !type.startsWith('$') : types.includes(type);
