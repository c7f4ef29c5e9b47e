import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { codeOf, EDGE_REFUSALS, refusalBody, type EdgeCode } from './refusals.js';

const failure = (statusCode: number): Error => Object.assign(new Error('quoting a secret'), { statusCode });

describe('an error thrown on the way to a handler', () => {
  it.each<[string, unknown, EdgeCode]>([
    ['a body too large', failure(413), 'BODY_TOO_LARGE'],
    ['a body of the wrong type', failure(415), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a malformed body', failure(400), 'BAD_REQUEST'],
    ["Nest's own refusal", new BadRequestException('quoting'), 'BAD_REQUEST'],
    ['a path nothing is at', new NotFoundException(), 'NOT_FOUND'],
    ['a method nothing is at', failure(405), 'NOT_FOUND'],
    ['a limit', failure(429), 'RATE_LIMITED'],
    ['a bug', new TypeError('x is not a function'), 'INTERNAL'],
    ['a status that says nothing', failure(200), 'INTERNAL'],
    ['no error at all', 'oops', 'INTERNAL'],
    ['nothing', undefined, 'INTERNAL'],
  ])('becomes a refusal of its kind: %s', (_what, error, code) => {
    expect(codeOf(error)).toBe(code);
  });

  it('is told in fixed words, never in its own', () => {
    for (const code of Object.keys(EDGE_REFUSALS) as EdgeCode[])
      expect(refusalBody(code).errors[0]).toEqual({
        message: EDGE_REFUSALS[code].message,
        extensions: { code },
      });
  });
});
