// Login. An unknown name takes the same steps and the same time as a wrong secret, and gets the same answer.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashText, ok, playerId, type Result } from '#kernel';
import { KEYS, type Keys } from '#ports';
import { AccountStore } from '../account/account-store.js';
import { FirstAdmin } from '../directory/first-admin.js';
import { Limits } from '../identity/limits.js';
import { plainSecret } from '../identity/recovery-secret.js';
import { SlowHash } from '../identity/slow-hash.js';
import { Tokens } from '../identity/tokens.js';
import { nameKey, parseName } from '../account/names.js';
import { refuse, type AccountRefusal } from '../account/refusals.js';
import { orTryLater } from '../account/try-later.js';
import { LogIn, type LoggedIn } from './log-in.js';

/** The account that is looked up if nobody has the name. */
const NOBODY = playerId('nobody');

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(SlowHash) private readonly slowHash: SlowHash,
    @Inject(Tokens) private readonly tokens: Tokens,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(FirstAdmin) private readonly firstAdmin: FirstAdmin,
  ) {}

  execute(command: LogIn): Promise<Result<LoggedIn, AccountRefusal>> {
    return orTryLater(async () => {
      const parsed = parseName(command.name);
      // An invalid name is looked up as well, under another invalid name.
      const name = parsed.ok ? parsed.value : { shown: '', folded: `\n${hashText(command.name)}` };
      const key = nameKey(this.keys, name);
      const limited = this.limits.login(command.address);
      if (!limited.ok) return limited;

      const owner = await this.accounts.ownerOf(key);
      const account = await this.accounts.account(owner?.player ?? NOBODY);
      const matches = await this.slowHash.matches(plainSecret(command.recoverySecret), account?.secret);
      if (!matches.ok) return refuse('busy');
      if (owner === undefined || account === undefined || !matches.value) {
        const guessed = this.limits.failedLogin(key, command.address);
        return guessed.ok ? refuse('credentials-wrong') : guessed;
      }

      await this.firstAdmin.welcome(key);
      const { player } = account;
      return ok({ player, name: owner.name, ...(await this.tokens.issue(player, account.epoch)) });
    });
  }
}
