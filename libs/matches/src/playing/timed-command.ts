// Runs a command to a game and measures how long it takes. If the store is away, the command is refused.
import { StoreUnavailable } from '#event-store';
import type { Metrics } from '#ports';
import type { ActionOutcome } from '../contract/contract.js';
import { refused, STORE_UNAVAILABLE } from '../contract/refusals.js';

export async function timedCommand(
  metrics: Metrics,
  run: () => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const began = performance.now();
  try {
    return await run();
  } catch (error) {
    if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
    throw error;
  } finally {
    metrics.time('command-duration', (performance.now() - began) / 1000);
  }
}
