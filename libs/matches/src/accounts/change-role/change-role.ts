// A role is given to, or taken from, the player of a name.
import { Command } from '@nestjs/cqrs';
import type { CommandId, PlayerId, Result } from '#kernel';
import type { GivenRole, Role } from '../events.js';
import type { AccountRefusal } from '../refusals.js';

/** Who asks; which roles that player has is looked up when it is decided. */
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
