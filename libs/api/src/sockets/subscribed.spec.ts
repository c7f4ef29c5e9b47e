import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { subscribed } from './subscribed.js';

const schema = buildSchema('type Query { a: Int } type Subscription { count(upTo: Int): Int! }');

interface Heard {
  readonly source: AsyncIterator<unknown>;
  readonly query?: string;
}

const argsFor = ({ source, query = '{ count }' }: Heard): ExecutionArgs => ({
  schema,
  document: parse(`subscription ${query}`),
  rootValue: { count: () => ({ [Symbol.asyncIterator]: () => source }) },
});

async function resultsOf(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult>> {
  const results = await subscribed(args);
  if (!(Symbol.asyncIterator in results)) throw new Error('it is not followed');
  return results;
}

/** A source of these items; it records when it is released. */
function sourceOf(things: readonly object[], ended: () => void = () => undefined): AsyncIterator<unknown> {
  const left = things.values();
  return {
    next: () => Promise.resolve(left.next()),
    return() {
      ended();
      left.return?.();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}
const counting = (upTo: number): object[] => Array.from({ length: upTo }, (_, n) => ({ count: n + 1 }));

const dataIn = async (results: AsyncIterable<ExecutionResult>): Promise<unknown[]> => {
  const all: unknown[] = [];
  for await (const { data } of results) all.push(data?.['count']);
  return all;
};

describe('a subscription', () => {
  it('executes each message of its source, in order, and ends with it', async () => {
    expect(await dataIn(await resultsOf(argsFor({ source: sourceOf(counting(3)) })))).toEqual([1, 2, 3]);
  });

  it('waits for fields that take their time', async () => {
    const source = sourceOf([{ count: () => Promise.resolve(7) }]);
    expect(await dataIn(await resultsOf(argsFor({ source })))).toEqual([7]);
  });

  it('goes on after an entry with a failed field, and reports the error', async () => {
    const source = sourceOf([{ count: () => Promise.reject(new Error('broken')) }, { count: 2 }]);
    const results = await resultsOf(argsFor({ source }));
    expect((await results.next()).value).toMatchObject({ errors: [{ message: 'broken' }], data: null });
    expect((await results.next()).value).toEqual({ data: { count: 2 } });
  });

  it('fails with its source, and closes it when the subscriber leaves', async () => {
    const broken = await resultsOf(
      argsFor({ source: { next: () => Promise.reject(new Error('the source broke')) } }),
    );
    await expect(broken.next()).rejects.toThrow('the source broke');

    let ended = 0;
    const left = await resultsOf(argsFor({ source: sourceOf(counting(3), () => (ended += 1)) }));
    await left.next();
    expect(await left.return?.()).toEqual({ done: true, value: undefined });
    expect(ended).toBe(1);
  });

  it('that cannot begin is an answer with errors', async () => {
    const args = argsFor({ source: sourceOf(counting(1)), query: '($n: Int!) { count(upTo: $n) }' });
    expect(await subscribed(args)).toMatchObject({ errors: [expect.anything()] });
  });
});
