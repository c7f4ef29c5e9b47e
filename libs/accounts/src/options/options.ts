// The settings of the accounts.
import { seconds, type Duration } from '#kernel';
import type { ScryptParams } from '../account/events.js';
import type { Rate } from '../limits/rate-limit.js';

export interface AccountsOptions {
  /** How long a token is valid. */
  readonly tokenLifetime: Duration;
  /** The name whose account becomes admin when it first appears. */
  readonly firstAdmin?: string;
  /** The cost parameters of a recovery secret's hash. */
  readonly scrypt: ScryptParams;
  /** How many hashes are computed at once; others wait. */
  readonly hashesAtOnce: number;
  /** How many may wait; the next is refused. */
  readonly hashesWaiting: number;
  readonly rates: {
    readonly registrationsPerAddress: Rate;
    readonly loginsPerAddress: Rate;
    /** Wrong secrets from all addresses together: also slows down guesses from many addresses. */
    readonly loginsPerName: Rate;
    /** Wrong secrets from one address for one name. This limit is reached first. */
    readonly loginsPerNameAndAddress: Rate;
  };
}

export const ACCOUNTS_OPTIONS = Symbol('AccountsOptions');

/** scrypt with 32 MB, about 70 ms. The secrets carry 160 bits; the cost slows down whoever steals the log. */
export const DEFAULT_ACCOUNTS_OPTIONS: AccountsOptions = {
  tokenLifetime: seconds(3600),
  scrypt: { cost: 2 ** 15, blockSize: 8, parallelization: 1 },
  hashesAtOnce: 2,
  hashesWaiting: 64,
  rates: {
    registrationsPerAddress: { burst: 60, every: seconds(3) },
    loginsPerAddress: { burst: 60, every: seconds(2) },
    loginsPerName: { burst: 60, every: seconds(1) },
    loginsPerNameAndAddress: { burst: 10, every: seconds(10) },
  },
};
