// Gives a role to the player of a name, or takes it away.
import { Command } from '@nestjs/cqrs';
import type { CommandId, PlayerId, Result } from '#kernel';
import type { GivenRole, Role } from '../account/events.js';
import type { AccountRefusal } from '../account/refusals.js';

/** The asker. Their roles are looked up when the command is decided. */
export type RoleGiver = PlayerId | 'operator';

export interface RolesChanged {
  readonly player: PlayerId;
  readonly roles: readonly Role[];
}

export class ChangeRole extends Command<Result<RolesChanged, AccountRefusal>> {
  constructor(
    readonly change: 'grant' | 'revoke',
    readonly role: GivenRole,
    readonly name: string,
    readonly by: RoleGiver,
    readonly commandId: CommandId,
  ) {
    super();
  }
}
