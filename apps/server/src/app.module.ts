// The composition root: which rooms this server is made of.
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ApiModule } from '#api';
import { GamesModule } from '#matches';
import { AccountsModule, DEFAULT_ACCOUNTS_OPTIONS } from '#accounts';
import { apiOptions } from './edge/api-options.js';
import type { RequestLimiter } from './edge/request-limiter.js';
import { HealthController } from './health/health.controller.js';
import { ContentModule } from './modules/content.module.js';
import type { Installation } from './installation/installation.js';
import { InstallationModule } from './modules/installation.module.js';

/** The room of games over the accounts; benches put another in its place. */
export type GamesRoom = (accounts: DynamicModule) => DynamicModule;

export const playedGames: GamesRoom = (accounts) => GamesModule.register({ imports: [accounts] });

@Module({})
export class AppModule {
  static of(installation: Installation, limiter: RequestLimiter, room: GamesRoom): DynamicModule {
    const { tokenLifetime, firstAdmin } = installation.config;
    const accounts = AccountsModule.register({
      options: {
        ...DEFAULT_ACCOUNTS_OPTIONS,
        tokenLifetime,
        ...(firstAdmin === undefined ? {} : { firstAdmin }),
      },
    });
    const games = room(accounts);
    return {
      module: AppModule,
      imports: [
        InstallationModule.for(installation),
        ContentModule.for(installation),
        CqrsModule.forRoot(),
        accounts,
        games,
        ApiModule.register({ imports: [accounts, games], options: apiOptions(installation, limiter) }),
      ],
      controllers: [HealthController],
    };
  }
}
