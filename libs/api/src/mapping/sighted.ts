// The possible outcomes of looking at a game: the value, or why there is none. For an asker who may not see
// the game, the answer is the same as for a game that never existed.
import type { CursorFault, Sighted } from '#matches';
import { ApiError, storeAway, type Sentence } from '../errors/api-error.js';

const FAULTS: { readonly [F in CursorFault]: { readonly reason: string; readonly message: Sentence } } = {
  'not-a-cursor': {
    reason: 'NOT_A_CURSOR',
    message: 'This cursor was not issued by this server. Begin without one.',
  },
  'not-yours': {
    reason: 'NOT_YOURS',
    message: 'This cursor belongs to another game or another viewer. Begin without one.',
  },
  outdated: {
    reason: 'OUTDATED',
    message: 'The format of the feed has changed. Read it from the beginning.',
  },
  ahead: { reason: 'AHEAD', message: 'The feed has not reached this cursor. Begin without one.' },
};

export const noSuchMoment = (): ApiError =>
  new ApiError('NO_SUCH_MOMENT', 'The game has no such moment. Name one from 1 to its last.');

type Missing = Exclude<Sighted<never>['kind'], 'found'>;
type Errors = { readonly [K in Missing]: (sighted: Extract<Sighted<never>, { kind: K }>) => ApiError };

const ERRORS: Errors = {
  'unknown-game': () =>
    new ApiError('UNKNOWN_GAME', 'There is no such game, or you may not see it. Check its id.'),
  'bad-eyes': () =>
    new ApiError(
      'BAD_EYES',
      'These eyes are not for you. Use OWN or SPECTATOR. Others are for judges, and for everyone once the game has opened.',
    ),
  'bad-share-code': () =>
    new ApiError(
      'BAD_SHARE_CODE',
      'This server has made no such code. Copy the whole link, letter by letter.',
    ),
  'bad-cursor': ({ fault }) =>
    new ApiError('BAD_CURSOR', FAULTS[fault].message, { reason: FAULTS[fault].reason }),
  'no-such-moment': () => noSuchMoment(),
  'too-much': () =>
    new ApiError(
      'TOO_MUCH_WORK',
      'This question takes too much work on this board. Act or pass without asking it.',
    ),
  unavailable: storeAway,
};

/** The value. Throws for every other outcome. */
export function seen<T>(sighted: Sighted<T>): T {
  if (sighted.kind === 'found') return sighted.value;
  throw (ERRORS[sighted.kind] as (missing: typeof sighted) => ApiError)(sighted);
}
