// What a person reads of an error of this edge is a sentence. The type of the constructor wants that of the words in the
// code; here is the type, the words that are put together, and those that come from another room.
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { ACCOUNT_REFUSALS, AUTH_REFUSALS } from '#accounts';
import { demandWithinLimits } from '../limits/operation-limits.js';
import { oneOf } from '../limits/one-of.js';
import { pageLengthIn } from '../limits/page.js';
import { seen } from '../mapping/sighted.js';
import { ApiError, storeAway } from './api-error.js';

const SENTENCES = /^[A-Z][^]*\.$/;
const deep = (): void => {
  const document = parse('{ a }');
  demandWithinLimits(
    {
      schema: buildSchema('type Query { a: Int }'),
      document,
      operation: getOperationAST(document)!,
      variables: {},
    },
    { depth: 0, complexity: 9, aliases: 9, rootFields: 9 },
  );
};
const cursor = (fault: 'not-a-cursor' | 'not-yours' | 'outdated' | 'ahead') => (): unknown =>
  seen({ kind: 'bad-cursor', fault });

function refusedBy(deed: () => unknown): ApiError {
  try {
    deed();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('an error of the edge', () => {
  it.each<[ApiError['code'], () => unknown, string]>([
    [
      'TOO_DEEP',
      deep,
      'The operation asks for 1 levels of fields, and this server allows 0. Ask for less at once.',
    ],
    ['BAD_USER_INPUT', () => pageLengthIn(0, { usual: 5, longest: 9 }), 'Give `first` a number from 1 to 9.'],
    ['BAD_USER_INPUT', () => oneOf<'id', 'name'>({}, 'id', 'name'), 'Give either `id` or `name`.'],
    ['BAD_CURSOR', cursor('ahead'), 'The feed has not reached this cursor. Begin without one.'],
    ['BAD_CURSOR', cursor('outdated'), 'The format of the feed has changed. Read it from the beginning.'],
    [
      'NO_SUCH_MOMENT',
      () => seen({ kind: 'no-such-moment' }),
      'The game has no such moment. Name one from 1 to its last.',
    ],
  ])('says in a sentence what to do, and keeps its code: %s', (code, deed, message) => {
    expect(refusedBy(deed)).toMatchObject({ code, message, extensions: { code } });
    expect(message).toMatch(SENTENCES);
  });

  it('does not compile with other words', () => {
    // @ts-expect-error: it begins in lower case.
    expect(new ApiError('TOO_DEEP', 'the query is too deep.').message).not.toMatch(SENTENCES);
    // @ts-expect-error: it does not end as a sentence does.
    expect(new ApiError('TOO_DEEP', 'Too deep').message).not.toMatch(SENTENCES);
  });

  it('has the sentences of accounts', () => {
    for (const message of Object.values({ ...ACCOUNT_REFUSALS, ...AUTH_REFUSALS }))
      expect(message).toMatch(SENTENCES);
    // Accounts do not know of this edge, and say the same.
    expect([ACCOUNT_REFUSALS['try-later'], AUTH_REFUSALS['try-later']]).toEqual(
      Array(2).fill(storeAway().message),
    );
  });
});
