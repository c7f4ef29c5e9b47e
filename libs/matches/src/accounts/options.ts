// What an installation may set about accounts.
import { seconds, type Duration } from '#kernel';
import type { ScryptParams } from './events.js';
import type { Rate } from './identity/rate-limit.js';

export interface AccountsOptions {
  /** How long a token is good. */
  readonly tokenLifetime: Duration;
  /** The name whose account is made admin when it first appears. */
  readonly firstAdmin?: string;
  /** What a recovery secret's hash costs. */
  readonly scrypt: ScryptParams;
  /** How many hashes are computed at once; others wait their turn. */
  readonly hashesAtOnce: number;
  /** How many wait at most; the next is refused. */
  readonly hashesWaiting: number;
  readonly rates: {
    readonly registrationsPerAddress: Rate;
    readonly loginsPerAddress: Rate;
    /** Wrong secrets from wherever: guesses spread over many addresses are slow all the same. */
    readonly loginsPerName: Rate;
    /** Wrong secrets of one address for one name: runs out first. */
    readonly loginsPerNameAndAddress: Rate;
  };
}

export const ACCOUNTS_OPTIONS = Symbol('AccountsOptions');

/** scrypt at 32 MB and about 70 ms: the secrets carry 160 bits, the slowness is for those who steal the log. */
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
