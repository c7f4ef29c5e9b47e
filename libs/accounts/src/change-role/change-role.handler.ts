// Changes roles. It decides on both accounts as the log has them now, not on a token or a cache.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ok, type Result } from '#kernel';
import { KEYS, type Keys } from '#ports';
import { rolesOf } from '../account/account.js';
import { AccountStore } from '../account/account-store.js';
import { grantRole, revokeRole, type Asker } from '../account/decisions.js';
import { AccountDirectory } from '../directory/directory.js';
import { nameKey, parseName } from '../account/names.js';
import { refuse, type AccountRefusal } from '../account/refusals.js';
import { orTryLater } from '../account/try-later.js';
import { ChangeRole, type RoleGiver, type RolesChanged } from './change-role.js';

const DECIDE = { grant: grantRole, revoke: revokeRole } as const;

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
  ) {}

  execute(command: ChangeRole): Promise<Result<RolesChanged, AccountRefusal>> {
    return orTryLater(async () => {
      const asker = await this.#asker(command.by);
      // Checked before the name is looked up: a player without the right to change roles must not learn which
      // names exist.
      if (asker === undefined || !mayAsk(asker)) return refuse('not-allowed');
      const name = parseName(command.name);
      const owner = name.ok ? await this.accounts.ownerOf(nameKey(this.keys, name.value)) : undefined;
      if (owner === undefined) return refuse('unknown-player');
      const { player } = owner;
      const attempt = { actor: command.by, commandId: command.commandId };
      const changed = await this.accounts.change(player, attempt, (account) =>
        DECIDE[command.change](account, command.role, asker),
      );
      this.directory.changed(player);
      return changed.ok ? ok({ player, roles: rolesOf(changed.value) }) : changed;
    });
  }

  async #asker(by: RoleGiver): Promise<Asker | undefined> {
    if (by === 'operator') return 'operator';
    const account = await this.accounts.account(by);
    return account && { player: by, roles: rolesOf(account) };
  }
}

const mayAsk = (asker: Asker): boolean =>
  asker === 'operator' || asker.roles.includes('admin') || asker.roles.includes('judge');
