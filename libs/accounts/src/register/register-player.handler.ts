// Registration. It first writes the account, under an id that nobody knows yet; then the name's own stream
// claims the name for it, unless another registration was faster. A crash in between leaves an account
// without a name, which belongs to nobody.
import { bytesToHex } from '@noble/hashes/utils.js';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { after, commandId, hasPassed, ok, playerId, seconds, type CommandId, type Result } from '#kernel';
import { CLOCK, ENTROPY, KEYS, type Clock, type Entropy, type Keys } from '#ports';
import { AccountStore, type NameOwner } from '../account/account-store.js';
import type { NameKey } from '../account/events.js';
import { FirstAdmin } from '../directory/first-admin.js';
import { Limits } from '../identity/limits.js';
import { claimOf, plainSecret, recoverySecret } from '../identity/recovery-secret.js';
import { SlowHash } from '../identity/slow-hash.js';
import { Tokens } from '../identity/tokens.js';
import { nameKey, parseName, type PlayerName } from '../account/names.js';
import { refuse, type AccountRefusal } from '../account/refusals.js';
import { orTryLater } from '../account/try-later.js';
import { RegisterPlayer, type Registered } from './register-player.js';

const REPEATABLE = seconds(600);
const COMMAND_ID = /^[A-Za-z0-9_-]{22,64}$/;
const PLAYER_ID_BYTES = 16;

@CommandHandler(RegisterPlayer)
export class RegisterPlayerHandler implements ICommandHandler<RegisterPlayer> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENTROPY) private readonly entropy: Entropy,
    @Inject(SlowHash) private readonly slowHash: SlowHash,
    @Inject(Tokens) private readonly tokens: Tokens,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(FirstAdmin) private readonly firstAdmin: FirstAdmin,
  ) {}

  execute(command: RegisterPlayer): Promise<Result<Registered, AccountRefusal>> {
    return orTryLater(async () => {
      const limited = this.limits.registration(command.address);
      if (!limited.ok) return limited;
      const name = parseName(command.name);
      if (!name.ok) return refuse('name-invalid', name.error);
      if (!COMMAND_ID.test(command.commandId)) return refuse('command-id-weak');
      return this.#register(name.value, command.commandId);
    });
  }

  async #register(name: PlayerName, command: CommandId): Promise<Result<Registered, AccountRefusal>> {
    const key = nameKey(this.keys, name);
    const owned = (await this.accounts.ownerOf(key)) ?? (await this.#claim(name, key, command));
    if (owned === 'busy') return refuse('busy');
    const account = await this.accounts.account(owned.player);
    const mine = owned.claim === claimOf(this.keys, key, command);
    const inTime = !hasPassed(after(owned.since, REPEATABLE), this.clock.now());
    // Once its tokens were revoked, the account has moved on: the command's answer is not repeated.
    if (account === undefined || !mine || !inTime || account.epoch !== 0) return refuse('name-taken');
    await this.firstAdmin.welcome(key);
    return ok({
      player: owned.player,
      name: owned.name,
      recoverySecret: recoverySecret(this.keys, owned.player, command),
      ...(await this.tokens.issue(owned.player, account.epoch)),
    });
  }

  /** Tries to claim a free name; returns its owner afterwards. */
  async #claim(name: PlayerName, key: NameKey, command: CommandId): Promise<NameOwner | 'busy'> {
    const player = playerId(bytesToHex(this.entropy.bytes(PLAYER_ID_BYTES)));
    const secret = await this.slowHash.hash(plainSecret(recoverySecret(this.keys, player, command)));
    if (!secret.ok) return secret.error;
    const claim = claimOf(this.keys, key, command);
    // The log must not keep a command id with which the registration could be repeated.
    const attempt = { actor: player, commandId: commandId(`register-${claim}`) };
    await this.accounts.begin(player, attempt, [
      { type: 'AccountRegistered', player, name: key },
      { type: 'RecoverySecretSet', secret: secret.value },
    ]);
    await this.accounts.takeName(key, attempt, { type: 'NameTaken', player, name: name.shown, claim });
    const owner = await this.accounts.ownerOf(key);
    if (owner === undefined) throw new Error('a name that was just taken has no owner');
    return owner;
  }
}
