// Maps a player's action in a game, and its outcome, to the contract's types.
import type { ActionOutcome, MatchRefusal, MatchRefusalCode } from '#matches';
import type { RefusalCode } from '../generated/schema.js';
import type { Answer } from './types.js';

const CODES: { readonly [C in MatchRefusalCode]: RefusalCode } = {
  'not-built': 'NOT_BUILT',
  'unknown-game': 'UNKNOWN_GAME',
  'game-exists': 'GAME_EXISTS',
  'already-started': 'ALREADY_STARTED',
  'not-started': 'NOT_STARTED',
  'game-over': 'GAME_OVER',
  'game-full': 'GAME_FULL',
  'already-seated': 'ALREADY_SEATED',
  'not-seated': 'NOT_SEATED',
  'not-invited': 'NOT_INVITED',
  'not-host': 'NOT_HOST',
  'unknown-player': 'UNKNOWN_PLAYER',
  'too-few-players': 'TOO_FEW_PLAYERS',
  'not-everyone-ready': 'NOT_EVERYONE_READY',
  'commitment-missing': 'COMMITMENT_MISSING',
  'commitment-mismatch': 'COMMITMENT_MISMATCH',
  'already-opened': 'ALREADY_OPENED',
  'stale-decision': 'STALE_DECISION',
  'not-your-decision': 'NOT_YOUR_DECISION',
  'illegal-answer': 'ILLEGAL_ANSWER',
  'out-of-the-game': 'OUT_OF_THE_GAME',
  'not-absent': 'NOT_ABSENT',
  'not-due': 'NOT_DUE',
  'not-over': 'NOT_OVER',
  'not-by-consent': 'NOT_BY_CONSENT',
  'already-agreed': 'ALREADY_AGREED',
  'not-a-judge': 'NOT_A_JUDGE',
  'not-referred': 'NOT_REFERRED',
  'own-game': 'OWN_GAME',
  'too-much-work': 'TOO_MUCH_WORK',
  quarantined: 'QUARANTINED',
  stopped: 'STOPPED',
  'no-dispute': 'NO_DISPUTE',
  'call-taken': 'CALL_TAKEN',
  'not-your-call': 'NOT_YOUR_CALL',
  'too-many-calls': 'TOO_MANY_CALLS',
  'unknown-rule': 'UNKNOWN_RULE',
  'illegal-remedy': 'ILLEGAL_REMEDY',
  'no-such-moment': 'NO_SUCH_MOMENT',
  'log-opened': 'LOG_OPENED',
  'engine-fault': 'ENGINE_FAULT',
  'too-many-names': 'TOO_MANY_NAMES',
  'log-quota': 'LOG_QUOTA',
  'table-quota': 'TABLE_QUOTA',
  'bot-quota': 'BOT_QUOTA',
  'game-quota': 'GAME_QUOTA',
  'invalid-command': 'INVALID_COMMAND',
  'unreadable-outcome': 'UNREADABLE_OUTCOME',
  'store-unavailable': 'STORE_UNAVAILABLE',
  'outcome-unknown': 'OUTCOME_UNKNOWN',
};

export function actionResult(outcome: ActionOutcome): Answer<'ActionResult'> {
  if (outcome.kind === 'accepted') {
    const { game, seq, cursor } = outcome;
    return { __typename: 'Accepted', gameId: game, seq, cursor };
  }
  return refused(outcome.refusal);
}

export const refused = ({ code, rule, message, also = [], retriable, retryAfter }: MatchRefusal) => ({
  __typename: 'Refused' as const,
  code: CODES[code],
  rule,
  message,
  also: [...also],
  retriable,
  retryAfter: retryAfter === undefined ? null : Math.ceil(retryAfter / 1000),
});
