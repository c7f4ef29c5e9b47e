// The Nest module of the GraphQL edge. It needs the accounts and the games from the modules it is given, the
// log, the metrics, the clock and the facts (LOG, METRICS, CLOCK, FactsDesk), and CqrsModule.forRoot() in the app.
import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { LOG, type Log } from '#ports';
import { apolloConfig } from './http/apollo-config.js';
import { Identities } from './identity/identity.js';
import { API_OPTIONS, DEFAULT_API_OPTIONS, type ApiOptions } from './options/options.js';
import { AccountsResolver } from './resolvers/accounts.resolver.js';
import { AuditResolver } from './resolvers/audit.resolver.js';
import { DisputesResolver } from './resolvers/disputes.resolver.js';
import { AnnotationsResolver } from './resolvers/annotations.resolver.js';
import { EyesResolver } from './resolvers/eyes.resolver.js';
import { CheckpointsResolver } from './resolvers/checkpoints.resolver.js';
import { FeedResolver } from './resolvers/feed.resolver.js';
import { GameResolver } from './resolvers/game.resolver.js';
import { KnowingResolver } from './resolvers/knowing.resolver.js';
import { LegalActionsResolver } from './resolvers/legal.resolver.js';
import { ListsResolver } from './resolvers/lists.resolver.js';
import { CardResolver, FaceResolver, LocalNamesResolver, TermsResolver } from './resolvers/names.resolver.js';
import { LookUpResolver } from './resolvers/look-up.resolver.js';
import { OpenGamesResolver } from './resolvers/open-games.resolver.js';
import { OpenedResolver } from './resolvers/opened.resolver.js';
import { PlayResolver } from './resolvers/play.resolver.js';
import { PlayerResolver } from './resolvers/player.resolver.js';
import { SamePositionResolver } from './resolvers/same-position.resolver.js';
import { StatisticsResolver } from './resolvers/statistics.resolver.js';
import { ShareResolver } from './resolvers/share.resolver.js';
import { ReplayResolver } from './resolvers/replay.resolver.js';
import { WhatIfFieldsResolver, WhatIfResolver } from './resolvers/what-if.resolver.js';
import { Documents } from './documents/documents.js';
import { NamedOperations } from './http/named-operations.js';
import { GraphqlStreams } from './sockets/graphql-streams.js';
import { OpenConnections } from './sockets/open-connections.js';
import { OperationRunner } from './sockets/operation-runner.js';
import { GraphqlSockets } from './sockets/graphql-sockets.js';
import { LiveChanges } from './sockets/live-changes.js';
import { LiveFeeds } from './sockets/live-feeds.js';
import { SubscriptionCounts } from './sockets/subscription-counts.js';

export interface ApiModuleOptions {
  /**
   * Modules that export Principals, AccountDirectory and GameFeeds, and LOG and METRICS if those are not
   * global.
   */
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  readonly options?: Partial<ApiOptions>;
}

/** Shared by the HTTP and WebSocket entry points. */
@Module({})
class WayIn {}

@Module({})
export class ApiModule {
  static register({ imports = [], options = {} }: ApiModuleOptions): DynamicModule {
    const wayIn: DynamicModule = {
      module: WayIn,
      imports,
      providers: [{ provide: API_OPTIONS, useValue: { ...DEFAULT_API_OPTIONS, ...options } }, Identities],
      exports: [API_OPTIONS, Identities],
    };
    return {
      module: ApiModule,
      imports: [
        ...imports,
        wayIn,
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          imports: [...imports, wayIn],
          inject: [API_OPTIONS, Identities, LOG],
          useFactory: (given: ApiOptions, identities: Identities, log: Log) =>
            apolloConfig(given, identities, log),
        }),
      ],
      providers: [
        AccountsResolver,
        PlayerResolver,
        PlayResolver,
        ListsResolver,
        OpenGamesResolver,
        AnnotationsResolver,
        GameResolver,
        LegalActionsResolver,
        OpenedResolver,
        EyesResolver,
        ReplayResolver,
        KnowingResolver,
        WhatIfResolver,
        WhatIfFieldsResolver,
        ShareResolver,
        StatisticsResolver,
        SamePositionResolver,
        CheckpointsResolver,
        CardResolver,
        FaceResolver,
        TermsResolver,
        LocalNamesResolver,
        LookUpResolver,
        FeedResolver,
        AuditResolver,
        DisputesResolver,
        Documents,
        OpenConnections,
        OperationRunner,
        GraphqlStreams,
        NamedOperations,
        SubscriptionCounts,
        LiveChanges,
        LiveFeeds,
        GraphqlSockets,
      ],
      exports: [GraphqlSockets],
    };
  }
}
