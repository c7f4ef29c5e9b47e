// The errors of the GraphQL edge itself: a closed set of codes, each with the HTTP status for a request that
// is refused as a whole.
import { GraphQLError, type ASTNode } from 'graphql';

export const API_ERRORS = {
  /** A field needs a player; `reason` says what is wrong with the token. */
  UNAUTHENTICATED: 401,
  /** An argument has the right type and an impossible value. */
  BAD_USER_INPUT: 400,
  /** The game does not exist, or not for the asker. */
  UNKNOWN_GAME: 404,
  /** The dispute does not exist, or not for the asker. */
  UNKNOWN_DISPUTE: 404,
  /** The asker's roles do not allow it. */
  NOT_ALLOWED: 403,
  /** The asker may see the game, but not through these eyes. */
  BAD_EYES: 403,
  /** This installation has made no such share code. */
  BAD_SHARE_CODE: 400,
  BAD_CURSOR: 400,
  /** Nothing can be in what the filter chooses; `reason` says why. */
  CONTRADICTORY_FILTER: 400,
  /** The player does not share their statistics. */
  NOT_SHARED: 403,
  /** Statistics cannot be asked now; `reason` says why. */
  STATISTICS_AWAY: 503,
  NO_SUCH_MOMENT: 400,
  /** The log cannot be read now. */
  UNAVAILABLE: 503,
  /** Answering would mean searching too much of the game. */
  TOO_MUCH_WORK: 422,
  /** No client has sent an operation with this hash lately. Clients expect the status. */
  PERSISTED_QUERY_NOT_FOUND: 200,
  /** No trusted operation has this id. */
  UNKNOWN_DOCUMENT: 404,
  /** This server runs only the operations that its operator trusts. */
  UNTRUSTED_DOCUMENT: 403,
  TOO_DEEP: 400,
  TOO_COMPLEX: 400,
  TOO_MANY_FIELDS: 400,
  SUBSCRIPTIONS_NEED_A_SOCKET: 400,
  TOO_MANY_SUBSCRIPTIONS: 429,
  RATE_LIMITED: 429,
  SHUTTING_DOWN: 503,
  /** A server fault. Its cause is logged under `requestId`. */
  INTERNAL: 500,
} as const satisfies Record<string, number>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** What a client may read beside the code: words from closed sets, and numbers. */
export interface ErrorDetails {
  readonly reason?: string;
  readonly requestId?: string;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly found?: number;
  readonly allowed?: number;
}

type Capital =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z';

/** What a person reads: whole sentences, which say what to do next where something can be done. */
export type Sentence = `${Capital}${string}.`;

/** The words of a refusal of the rules or the matches; their own tests want sentences. */
export const asSentence = (words: string): Sentence => words as Sentence;

export class ApiError extends GraphQLError {
  constructor(
    readonly code: ApiErrorCode,
    message: Sentence | typeof UNKNOWN_HASH,
    details: ErrorDetails = {},
    nodes?: readonly ASTNode[],
  ) {
    super(message, {
      extensions: { code, ...details, http: { status: API_ERRORS[code] } },
      ...(nodes === undefined ? {} : { nodes }),
    });
  }
}

/** Clients of persisted queries look for this very message. */
export const UNKNOWN_HASH = 'PersistedQueryNotFound';

export const storeAway = (): ApiError =>
  new ApiError('UNAVAILABLE', 'The log cannot be reached at the moment. Send the same request again.');

export const INTERNAL_MESSAGE = 'The server failed. The failure is logged under the request id.';
