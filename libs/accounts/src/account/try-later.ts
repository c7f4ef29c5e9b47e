// Turns an unavailable store into a refusal that the client may retry after, instead of a server error.
import { StoreUnavailable } from '#event-store';
import type { Result } from '#kernel';
import { refuse, type AccountRefusal } from './refusals.js';

export async function orTryLater<T>(
  work: () => Promise<Result<T, AccountRefusal>>,
): Promise<Result<T, AccountRefusal>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return refuse('try-later');
    throw error;
  }
}
