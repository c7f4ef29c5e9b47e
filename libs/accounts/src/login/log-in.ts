// Exchanges the recovery secret for a new token.
import { Command } from '@nestjs/cqrs';
import type { Instant, PlayerId, Result } from '#kernel';
import type { AccountRefusal } from '../account/refusals.js';

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
    /** The address of the request, for the limits. */
    readonly address: string,
  ) {
    super();
  }
}
