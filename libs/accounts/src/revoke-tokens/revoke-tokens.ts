// Voids every token that a player was given before now, on all nodes.
import { Command } from '@nestjs/cqrs';
import type { CommandId, PlayerId, Result } from '#kernel';
import type { Asker } from '../account/decisions.js';
import type { AccountRefusal } from '../account/refusals.js';

export class RevokeTokens extends Command<Result<null, AccountRefusal>> {
  constructor(
    readonly player: PlayerId,
    readonly by: Asker,
    readonly commandId: CommandId,
  ) {
    super();
  }
}
