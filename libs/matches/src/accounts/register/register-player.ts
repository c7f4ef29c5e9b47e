// A name becomes a player's. Whoever repeats the command within ten minutes gets the same answer again.
import { Command } from '@nestjs/cqrs';
import type { CommandId, Instant, PlayerId, Result } from '#kernel';
import type { AccountRefusal } from '../refusals.js';

export interface Registered {
  readonly player: PlayerId;
  readonly name: string;
  /** Shown now and never again. */
  readonly recoverySecret: string;
  readonly token: string;
  readonly expiresAt: Instant;
}

export class RegisterPlayer extends Command<Result<Registered, AccountRefusal>> {
  constructor(
    readonly name: string,
    /** Random, and as good as the recovery secret for ten minutes: it belongs in no log. */
    readonly commandId: CommandId,
    /** Where the request comes from, for the limits. */
    readonly address: string,
  ) {
    super();
  }
}
