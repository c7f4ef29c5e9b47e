// The possible outcomes of looking at a game: the value, or why there is none. For an asker who may not see
// the game, the answer is the same as for a game that never existed.
import type { CursorFault, Sighted } from '#matches';
import { ApiError, storeAway } from '../errors/api-error.js';

const FAULTS: { readonly [F in CursorFault]: { readonly reason: string; readonly message: string } } = {
  'not-a-cursor': { reason: 'NOT_A_CURSOR', message: 'this is no cursor of this server' },
  'not-yours': { reason: 'NOT_YOURS', message: 'this cursor is of another game or of other eyes' },
  outdated: {
    reason: 'OUTDATED',
    message: 'the feed is told in another way now: read it from its beginning',
  },
  ahead: { reason: 'AHEAD', message: 'the feed has not come to this cursor' },
};

type Missing = Exclude<Sighted<never>['kind'], 'found'>;
type Errors = { readonly [K in Missing]: (sighted: Extract<Sighted<never>, { kind: K }>) => ApiError };

const ERRORS: Errors = {
  'unknown-game': () => new ApiError('UNKNOWN_GAME', 'there is no such game for you'),
  'bad-cursor': ({ fault }) =>
    new ApiError('BAD_CURSOR', FAULTS[fault].message, { reason: FAULTS[fault].reason }),
  'bad-moment': () => new ApiError('BAD_MOMENT', 'the game has no such moment'),
  'too-much': () =>
    new ApiError('TOO_MUCH_WORK', 'too much would have to be looked at: say what you do, or pass'),
  unavailable: storeAway,
};

/** The value. Throws for every other outcome. */
export function seen<T>(sighted: Sighted<T>): T {
  if (sighted.kind === 'found') return sighted.value;
  throw (ERRORS[sighted.kind] as (missing: typeof sighted) => ApiError)(sighted);
}
