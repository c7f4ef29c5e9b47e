// The Nest module of the accounts. It needs the ports (event store, clock, entropy, keys) and the followers
// from the modules it is given, and CqrsModule.forRoot() in the app.
import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { AccountStore } from './account/account-store.js';
import { ChangeRoleHandler } from './change-role/change-role.handler.js';
import { AccountDirectory } from './directory/directory.js';
import {
  HasAccountHandler,
  NameOfHandler,
  PlayerNamedHandler,
  RegisteredAtHandler,
  SharesStatisticsHandler,
} from './find-player/find-player.handlers.js';
import { FirstAdmin } from './directory/first-admin.js';
import { Limits } from './identity/limits.js';
import { SlowHash } from './identity/slow-hash.js';
import { Tokens } from './identity/tokens.js';
import { LogInHandler } from './login/log-in.handler.js';
import { ACCOUNTS_OPTIONS, type AccountsOptions } from './options/options.js';
import { Principals } from './directory/principals.js';
import { RegisterPlayerHandler } from './register/register-player.handler.js';
import { RevokeTokensHandler } from './revoke-tokens/revoke-tokens.handler.js';
import { ShareStatisticsHandler } from './share-statistics/share-statistics.handler.js';

export interface AccountsModuleOptions {
  /** Modules that export EVENT_STORE, CLOCK, ENTROPY, KEYS and Followers. None are needed if those are global. */
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  readonly options: AccountsOptions;
}

@Module({})
export class AccountsModule {
  static register({ imports = [], options }: AccountsModuleOptions): DynamicModule {
    return {
      module: AccountsModule,
      imports,
      providers: [
        { provide: ACCOUNTS_OPTIONS, useValue: options },
        AccountStore,
        AccountDirectory,
        FirstAdmin,
        Limits,
        SlowHash,
        Tokens,
        Principals,
        RegisterPlayerHandler,
        LogInHandler,
        RevokeTokensHandler,
        ChangeRoleHandler,
        NameOfHandler,
        PlayerNamedHandler,
        RegisteredAtHandler,
        HasAccountHandler,
        SharesStatisticsHandler,
        ShareStatisticsHandler,
      ],
      exports: [Principals, AccountDirectory],
    };
  }
}
