// Says whether others may see statistics about the player alone.
import { Command } from '@nestjs/cqrs';
import type { CommandId, PlayerId, Result } from '#kernel';
import type { AccountRefusal } from '../account/refusals.js';

export class ShareStatistics extends Command<Result<boolean, AccountRefusal>> {
  constructor(
    readonly player: PlayerId,
    readonly shared: boolean,
    readonly commandId: CommandId,
  ) {
    super();
  }
}
