// What can go wrong between a client and the server, as classes: `instanceof` tells a program what to do next.

/** The details that the server adds to an error. */
export type Details = Readonly<Record<string, unknown>>;

export class PentalandError extends Error {
  override readonly name: string = 'PentalandError';

  constructor(
    message: string,
    /** From the closed set that docs/api.md lists. */
    readonly code: string,
    /** The id under which the server's log has the request, where it said one. */
    readonly requestId?: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** The game refuses a command by one of its rules. Nothing was done, and nobody else learns of it. */
export class Refused extends PentalandError {
  override readonly name = 'Refused';

  get rule(): string {
    return textIn(this.details, 'rule');
  }
  get also(): readonly string[] {
    return (this.details['also'] as readonly string[] | undefined) ?? [];
  }
  /** The same command may be accepted later, without anything else changing. */
  get retriable(): boolean {
    return this.details['retriable'] === true;
  }
  get retryAfter(): number | null {
    return secondsIn(this.details);
  }
}

/** A command on an account was refused. */
export class AccountRefused extends PentalandError {
  override readonly name = 'AccountRefused';

  get retryAfter(): number | null {
    return secondsIn(this.details);
  }
}

/** A good token is needed, and the session could not get one. */
export class Unauthenticated extends PentalandError {
  override readonly name = 'Unauthenticated';

  get reason(): string {
    return textIn(this.details, 'reason');
  }
}

export class RateLimited extends PentalandError {
  override readonly name = 'RateLimited';

  /** Seconds to wait. */
  get retryAfter(): number {
    return secondsIn(this.details) ?? 1;
  }
}

/** The log cannot be read or written now: the same request may succeed in a moment. */
export class StoreUnavailable extends PentalandError {
  override readonly name = 'StoreUnavailable';
}

/** No answer of a Pentaland server came: it is away, stops, or something between has failed. */
export class Disconnected extends PentalandError {
  override readonly name = 'Disconnected';
}

/** The operation or its variables are not understood, or too large: sending it again does not help. */
export class BadRequest extends PentalandError {
  override readonly name = 'BadRequest';
}

export class NotAllowed extends PentalandError {
  override readonly name = 'NotAllowed';
}

/** There is no such game, dispute, moment, or none for you. */
export class NotFound extends PentalandError {
  override readonly name = 'NotFound';
}

export class BadCursor extends PentalandError {
  override readonly name = 'BadCursor';

  /** OUTDATED: read the feed from its beginning. */
  get reason(): string {
    return textIn(this.details, 'reason');
  }
}

/** A fault of the server, which its log has under `requestId`. */
export class ServerFault extends PentalandError {
  override readonly name = 'ServerFault';
}

type ErrorClass = new (
  message: string,
  code: string,
  requestId?: string,
  details?: Details,
) => PentalandError;

const CLASSES: Readonly<Record<string, ErrorClass>> = {
  UNAUTHENTICATED: Unauthenticated,
  RATE_LIMITED: RateLimited,
  UNAVAILABLE: StoreUnavailable,
  SHUTTING_DOWN: Disconnected,
  INTERNAL: ServerFault,
  BAD_CURSOR: BadCursor,
  NOT_ALLOWED: NotAllowed,
  NOT_SHARED: NotAllowed,
  BAD_EYES: NotAllowed,
  UNTRUSTED_DOCUMENT: NotAllowed,
  UNKNOWN_GAME: NotFound,
  UNKNOWN_DISPUTE: NotFound,
  NO_SUCH_MOMENT: NotFound,
  BAD_SHARE_CODE: NotFound,
};

/** An entry of `errors` in an answer. */
export interface AnsweredError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly [detail: string]: unknown };
}

/** What the headers of an answer say. */
export interface AnsweredWith {
  readonly requestId?: string | undefined;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

/** A code that is not in the list is a request that this server does not take. */
export function errorOf(
  { message, extensions = {} }: AnsweredError,
  { requestId: answerId, retryAfter }: AnsweredWith = {},
): PentalandError {
  const { code = 'BAD_REQUEST', ...said } = extensions;
  const details = retryAfter === undefined ? said : { retryAfter, ...said };
  const requestId = said['requestId'];
  const Class = CLASSES[code] ?? BadRequest;
  return new Class(message, code, typeof requestId === 'string' ? requestId : answerId, details);
}

function secondsIn(details: Details): number | null {
  const seconds = details['retryAfter'];
  return typeof seconds === 'number' ? seconds : null;
}

function textIn(details: Details, name: string): string {
  const text = details[name];
  return typeof text === 'string' ? text : '';
}
