// Rate limits on registrations and logins, by name and by address. Each node counts for itself.
import { Inject, Injectable } from '@nestjs/common';
import { ok, type Duration, type Result } from '#kernel';
import { CLOCK, type Clock } from '#ports';
import { ACCOUNTS_OPTIONS, type AccountsOptions } from '../options/options.js';
import { refuseUntil, type AccountRefusal } from '../account/refusals.js';
import { networkOf } from '../limits/network.js';
import { RateLimit } from '../limits/rate-limit.js';

@Injectable()
export class Limits {
  readonly #registrations: RateLimit;
  readonly #addresses: RateLimit;
  readonly #names: RateLimit;
  readonly #pairs: RateLimit;

  constructor(
    @Inject(ACCOUNTS_OPTIONS) { rates }: AccountsOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#registrations = new RateLimit(rates.registrationsPerAddress);
    this.#addresses = new RateLimit(rates.loginsPerAddress);
    this.#names = new RateLimit(rates.loginsPerName);
    this.#pairs = new RateLimit(rates.loginsPerNameAndAddress);
  }

  registration(address: string): Result<null, AccountRefusal> {
    return verdict(this.#registrations.take(networkOf(address), this.clock.now()));
  }

  /** Checked before the secret is hashed: limits the work that one address may cause. */
  login(address: string): Result<null, AccountRefusal> {
    return verdict(this.#addresses.take(networkOf(address), this.clock.now()));
  }

  /**
   * Counts only wrong secrets: guesses by others never lock out the owner of the right one. The pair is
   * checked first, so an address that has used up its share of a name does not use up the name's.
   */
  failedLogin(name: string, address: string): Result<null, AccountRefusal> {
    const now = this.clock.now();
    return verdict(this.#pairs.take(`${name}/${networkOf(address)}`, now) || this.#names.take(name, now));
  }
}

const verdict = (wait: Duration): Result<null, AccountRefusal> =>
  wait === 0 ? ok(null) : refuseUntil('too-many-attempts', wait);
