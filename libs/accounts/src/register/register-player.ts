// Registers a player under a name. The same command, repeated within ten minutes, gets the same answer.
import { Command } from '@nestjs/cqrs';
import type { CommandId, Instant, PlayerId, Result } from '#kernel';
import type { AccountRefusal } from '../account/refusals.js';

export interface Registered {
  readonly player: PlayerId;
  readonly name: string;
  /** Shown only once. */
  readonly recoverySecret: string;
  readonly token: string;
  readonly expiresAt: Instant;
}

export class RegisterPlayer extends Command<Result<Registered, AccountRefusal>> {
  constructor(
    readonly name: string,
    /** Random, and as powerful as the recovery secret for ten minutes: never log it. */
    readonly commandId: CommandId,
    /** The address of the request, for the limits. */
    readonly address: string,
  ) {
    super();
  }
}
