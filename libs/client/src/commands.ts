// A command is sent under one id until its outcome is known: never lost, and never done twice, because the server does
// what has one id once and answers the same again.
import {
  AccountRefused,
  Disconnected,
  PentalandError,
  RateLimited,
  Refused,
  ServerFault,
  StoreUnavailable,
  type Details,
} from './errors.js';
import type { Transport, TypedDocument, Variables } from './transport.js';
import { reasonOf, wait, type Backoff } from './waiting.js';

export interface CommandSetting {
  /** Yours, to go on with a command whose outcome you did not wait for; otherwise a new one. */
  readonly commandId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called each time before it is sent again, with the reason: to say so, or to call it off by the signal. */
  readonly onAgain?: ((why: PentalandError) => void) | undefined;
}

/** Refusals that say nothing about the outcome, or that the same command may soon be accepted. */
const SEND_AGAIN = new Set(['STORE_UNAVAILABLE', 'OUTCOME_UNKNOWN']);
/** A fault may pass, but one that comes back each time is not worth more attempts. */
const MOST_FAULTS = 3;

/** The data of a mutation of one field. */
type OneField = { readonly [field: string]: unknown };

/** What the only field of a mutation answers, refusals aside: they are thrown. */
export type OutcomeOf<Result> = Exclude<
  Result[keyof Result],
  { readonly __typename: 'Refused' | 'AccountRefused' }
>;

/** The variables of a command, the id aside. */
export type CommandVariables<V> = Omit<V, 'commandId'>;

export async function sendCommand<Result extends OneField, V extends Variables>(
  transport: Transport,
  mutation: TypedDocument<Result, V>,
  variables: CommandVariables<V>,
  backoff: Backoff,
  { commandId = crypto.randomUUID(), signal, onAgain }: CommandSetting = {},
): Promise<OutcomeOf<Result>> {
  let faults = 0;
  for (let attempt = 0; ; attempt += 1) {
    if (signal?.aborted === true) throw reasonOf(signal);
    let waitMs = backoff(attempt);
    let why: PentalandError;
    try {
      const data = await transport.data(mutation.toString(), { ...variables, commandId }, signal);
      const outcome = outcomeIn(data);
      if (!(outcome instanceof Refused && SEND_AGAIN.has(outcome.code))) {
        if (outcome instanceof Error) throw outcome;
        // The mutation answers what was asked, in the shapes of the contract.
        return outcome as OutcomeOf<Result>;
      }
      why = outcome;
    } catch (error) {
      if (!(error instanceof PentalandError)) throw error;
      if (error instanceof RateLimited) waitMs = Math.max(waitMs, error.retryAfter * 1000);
      else if (error instanceof ServerFault) {
        faults += 1;
        if (faults === MOST_FAULTS) throw error;
      } else if (!(error instanceof Disconnected || error instanceof StoreUnavailable)) throw error;
      why = error;
    }
    onAgain?.(why);
    await wait(waitMs, signal);
  }
}

function outcomeIn(data: unknown): unknown {
  const [outcome] = Object.values((data ?? {}) as Record<string, unknown>);
  if (typeof outcome !== 'object' || outcome === null) return outcome;
  const { __typename: type, code, message, ...details } = outcome as Details;
  if (type === 'Refused') return new Refused(String(message), String(code), undefined, details);
  if (type === 'AccountRefused') return new AccountRefused(String(message), String(code), undefined, details);
  return outcome;
}
