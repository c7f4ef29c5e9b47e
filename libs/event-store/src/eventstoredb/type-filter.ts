// The filter by event type as the server applies it: one regular expression over the whole type (a prefix
// would match more). Without types it leaves out only the server's own events, whose types begin with `$`.
const NOT_SYSTEM = '^[^$]';
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

export const typeExpression = (types: readonly string[] | undefined): string =>
  types === undefined
    ? NOT_SYSTEM
    : `^(?:${types.map((type) => type.replace(SPECIAL, String.raw`\$&`)).join('|')})$`;

/** Checks the type in the adapter: no server filters a stream, and for $all a second check does no harm. */
export const passes = (type: string, types: readonly string[] | undefined): boolean =>
  types === undefined ? !type.startsWith('$') : types.includes(type);
