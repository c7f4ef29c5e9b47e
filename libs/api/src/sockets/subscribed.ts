// Executes a subscription for each item of its source. It does the same as the library's `subscribe`, with
// one promise instead of five, because all entries of all feeds pass through here.
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { leafExecutor, type LeafExecutor } from './leaf-executor.js';

type Result = IteratorResult<ExecutionResult, undefined>;
type Source = AsyncIterator<unknown, undefined>;

/** The results in order, or the errors if there are none. */
export async function subscribed(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  return Symbol.asyncIterator in source
    ? new Executed((source as AsyncIterable<unknown, undefined>)[Symbol.asyncIterator](), args)
    : source;
}

class Executed implements AsyncIterableIterator<ExecutionResult> {
  private readonly flat: LeafExecutor | undefined;

  constructor(
    private readonly source: Source,
    private readonly args: ExecutionArgs,
  ) {
    this.flat = leafExecutor(args);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Result> {
    return this.source.next().then(this.executed);
  }

  async return(): Promise<Result> {
    await this.source.return?.();
    return { done: true, value: undefined };
  }

  private readonly executed = (pulled: IteratorResult<unknown, undefined>): Result | Promise<Result> => {
    if (pulled.done === true) return pulled;
    const result = this.flat?.(pulled.value) ?? execute({ ...this.args, rootValue: pulled.value });
    return 'then' in result ? result.then(given) : given(result);
  };
}

const given = (value: ExecutionResult): Result => ({ done: false, value });
