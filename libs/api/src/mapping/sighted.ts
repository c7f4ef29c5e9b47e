// The possible outcomes of looking at a game: the value, or why there is none. For an asker who may not see
// the game, the answer is the same as for a game that never existed.
import type { CursorFault, Sighted } from '#matches';
import { ApiError, storeAway } from '../errors/api-error.js';

const FAULTS: { readonly [F in CursorFault]: { readonly reason: string; readonly message: string } } = {
  'not-a-cursor': { reason: 'NOT_A_CURSOR', message: 'this cursor was not issued by this server' },
  'not-yours': { reason: 'NOT_YOURS', message: 'this cursor belongs to another game or another viewer' },
  outdated: {
    reason: 'OUTDATED',
    message: 'the format of the feed has changed: read it from the beginning',
  },
  ahead: { reason: 'AHEAD', message: 'the feed has not reached this cursor' },
};

export const noSuchMoment = (): ApiError => new ApiError('NO_SUCH_MOMENT', 'the game has no such moment');

type Missing = Exclude<Sighted<never>['kind'], 'found'>;
type Errors = { readonly [K in Missing]: (sighted: Extract<Sighted<never>, { kind: K }>) => ApiError };

const ERRORS: Errors = {
  'unknown-game': () => new ApiError('UNKNOWN_GAME', 'there is no such game, or you may not see it'),
  'bad-eyes': () =>
    new ApiError(
      'BAD_EYES',
      'these eyes are not for you: use OWN or SPECTATOR; others are for judges, and for everyone once the game has opened',
    ),
  'bad-share-code': () =>
    new ApiError(
      'BAD_SHARE_CODE',
      'this server has made no such code: copy the whole link, letter by letter',
    ),
  'bad-cursor': ({ fault }) =>
    new ApiError('BAD_CURSOR', FAULTS[fault].message, { reason: FAULTS[fault].reason }),
  'no-such-moment': () => noSuchMoment(),
  'too-much': () =>
    new ApiError(
      'TOO_MUCH_WORK',
      'this question takes too much work on this board: act or pass without asking it',
    ),
  unavailable: storeAway,
};

/** The value. Throws for every other outcome. */
export function seen<T>(sighted: Sighted<T>): T {
  if (sighted.kind === 'found') return sighted.value;
  throw (ERRORS[sighted.kind] as (missing: typeof sighted) => ApiError)(sighted);
}
