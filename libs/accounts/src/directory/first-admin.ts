// Makes the configured player admin: when the server starts, or when the name registers or logs in.
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { commandId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { KEYS, type Keys } from '#ports';
import { AccountStore } from '../account/account-store.js';
import { grantFirstAdmin } from '../account/decisions.js';
import { AccountDirectory } from './directory.js';
import type { NameKey } from '../account/events.js';
import { nameKey, parseName } from '../account/names.js';
import { ACCOUNTS_OPTIONS, type AccountsOptions } from '../options/options.js';

@Injectable()
export class FirstAdmin implements OnModuleInit {
  readonly #log = new Logger(FirstAdmin.name);
  readonly #name: NameKey | undefined;

  constructor(
    @Inject(ACCOUNTS_OPTIONS) options: AccountsOptions,
    @Inject(KEYS) keys: Keys,
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
  ) {
    if (options.firstAdmin === undefined) return;
    const parsed = parseName(options.firstAdmin);
    if (!parsed.ok) throw new RangeError(`the first admin's name: ${parsed.error}`);
    this.#name = nameKey(keys, parsed.value);
  }

  async onModuleInit(): Promise<void> {
    if (this.#name === undefined) return;
    try {
      await this.welcome(this.#name);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn('the log cannot be reached: the first admin is looked up again when that name logs in');
    }
  }

  /** Makes the account of that name admin, if the configuration names it and it never was admin before. */
  async welcome(name: NameKey): Promise<void> {
    if (name !== this.#name) return;
    const owner = await this.accounts.ownerOf(name);
    if (owner === undefined) return;
    const attempt = { actor: 'operator', commandId: commandId('first-admin') } as const;
    await this.accounts.change(owner.player, attempt, grantFirstAdmin);
    this.directory.changed(owner.player);
  }
}
