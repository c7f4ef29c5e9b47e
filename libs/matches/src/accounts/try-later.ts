// A store that cannot answer is a refusal the client may try again after, not a failure of the server.
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
