// The refusals of disputes in the form of all others, and the time their commands take.
import { StoreUnavailable } from '#event-store';
import { refusal, type DisputeRefusal, type DisputeRefusalCode } from '#disputes';
import type { Metrics } from '#ports';
import type { MatchRefusal } from '../../contract/contract.js';
import { refused, STORE_UNAVAILABLE } from '../../contract/refusals.js';
import type { DisputeOutcome } from './desk.messages.js';

export const disputeRefusal = (
  code: DisputeRefusalCode,
  { rule, message }: Omit<DisputeRefusal, 'code'> = refusal(code),
): MatchRefusal => ({ code, rule, message, retriable: false });

/** If the store is away, the command is refused. */
export async function timedDispute(
  metrics: Metrics,
  run: () => Promise<DisputeOutcome>,
): Promise<DisputeOutcome> {
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
