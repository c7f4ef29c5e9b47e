// What the edge refuses before GraphQL sees it: a closed set of codes, each with its status and its fixed words.
// The body has the shape of a GraphQL error, so that a client needs one way of reading both.
import { HttpException } from '@nestjs/common';

export const EDGE_REFUSALS = {
  BAD_REQUEST: { status: 400, message: 'The request body is not valid JSON.' },
  NOT_FOUND: { status: 404, message: 'Nothing is served here.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request body is larger than this server allows.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The content type must be application/json.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait as long as retry-after says.' },
  SHUTTING_DOWN: { status: 503, message: 'The server is stopping. Try again in a moment.' },
  INTERNAL: { status: 500, message: 'The server failed. The failure is logged under the x-request-id.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type EdgeCode = keyof typeof EDGE_REFUSALS;

export interface RefusalBody {
  readonly errors: readonly [{ readonly message: string; readonly extensions: { readonly code: EdgeCode } }];
}

export const refusalBody = (code: EdgeCode): RefusalBody => ({
  errors: [{ message: EDGE_REFUSALS[code].message, extensions: { code } }],
});

/** What an error thrown on the way to a handler means to the caller. */
export function codeOf(error: unknown): EdgeCode {
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  switch (status) {
    case 404:
    case 405:
      return 'NOT_FOUND';
    case 413:
      return 'BODY_TOO_LARGE';
    case 415:
      return 'UNSUPPORTED_MEDIA_TYPE';
    case 429:
      return 'RATE_LIMITED';
    default:
      return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  }
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status: unknown = Reflect.get(error, 'statusCode');
  return typeof status === 'number' ? status : 500;
}
