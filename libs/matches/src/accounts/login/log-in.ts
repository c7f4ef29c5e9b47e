// The recovery secret is shown, a new token given.
import { Command } from '@nestjs/cqrs';
import type { Instant, PlayerId, Result } from '#kernel';
import type { AccountRefusal } from '../refusals.js';

export interface LoggedIn {
  readonly player: PlayerId;
  readonly name: string;
  readonly token: string;
  readonly expiresAt: Instant;
}

export class LogIn extends Command<Result<LoggedIn, AccountRefusal>> {
  constructor(
    readonly name: string,
    readonly recoverySecret: string,
    /** Where the request comes from, for the limits. */
    readonly address: string,
  ) {
    super();
  }
}
