// Starts a server and tells where it is to be found. What it has started is stopped by its `shutdown`.
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { allowOrigins, GraphqlSockets } from '#api';
import { FactsDesk } from '#analytics/statistics';
import { CheckpointKeeper, Followers } from '#log';
import { Principals } from '#accounts';
import { AppModule, type GamesRoom } from './app.module.js';
import { FactsProcess } from './analytics/facts-process.js';
import { EdgeErrorsFilter } from './edge/edge-errors.filter.js';
import { acceptedRequestId, REQUEST_ID_HEADER } from './edge/request-id.js';
import { guardTheEdge } from './edge/edge.js';
import { InFlight } from './edge/in-flight.js';
import { RequestLimiter } from './edge/request-limiter.js';
import { addGamesCheck } from './health/games-check.js';
import { ConfigError, type Config } from './config/config.js';
import { EVENT_LOG_FILE } from './config/files.js';
import type { Installation } from './installation/installation.js';
import { openInstallation } from './installation/open.js';
import type { Shutdown } from './lifecycle/shutdown.js';
import { listenForOperators, urlHost } from './edge/listener.js';
import type { ServerLog } from './observability/log.js';
import { servePages } from './web/serve-pages.js';
import { NestLogger } from './observability/nest-logger.js';

/** Where a running server is, for people. */
export interface Whereabouts {
  /** The web front end. */
  readonly pages: string | undefined;
  readonly graphql: string;
  readonly explorer: string | undefined;
  readonly operators: string;
  /** The event log: a file, or the kind of server that keeps it. */
  readonly eventLog: string;
  readonly logLines: string;
}

const GRAPHQL_PATH = '/graphql';

export async function startServer(
  config: Config,
  log: ServerLog,
  shutdown: Shutdown,
  games: GamesRoom,
): Promise<Whereabouts> {
  const installation = await openInstallation(config, log, shutdown);
  const { metrics, readiness } = installation;
  const app = await application(installation, games);
  const hasPages = config.web === 'on' && servePages(app.getHttpAdapter().getInstance(), config.pictures);
  const operators = await taken(
    config,
    'METRICS_PORT',
    listenForOperators(config.metrics, metrics, readiness),
  );
  shutdown.during('close-listeners', 'operators', () => operators.close());
  await taken(config, 'PORT', app.listen(config.listen.port, config.listen.host));

  const { port } = app.getHttpServer().address() as AddressInfo;
  const base = `http://${urlHost(config.listen.host)}:${port}`;
  const graphql = `${base}${GRAPHQL_PATH}`;
  const whereabouts: Whereabouts = {
    pages: hasPages ? `${base}/` : undefined,
    graphql,
    explorer: config.explorer === 'on' ? graphql : undefined,
    operators: operators.url,
    eventLog: config.eventStoreUrl === undefined ? join(config.dataDir, EVENT_LOG_FILE) : 'EventStoreDB',
    logLines: config.log.file ?? 'standard output',
  };
  log.info('listening', { kind: 'graphql', detail: graphql });
  log.info('listening', { kind: 'operators', detail: operators.url });
  return whereabouts;
}

async function application(installation: Installation, games: GamesRoom): Promise<NestFastifyApplication> {
  const { config, log, metrics, readiness, shutdown } = installation;
  const limiter = new RequestLimiter(config.limits.requestsPerMinute);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(installation, limiter, games),
    new FastifyAdapter({
      bodyLimit: config.limits.bodyBytes,
      genReqId: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
        acceptedRequestId(headers[REQUEST_ID_HEADER]),
      trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    }),
    { logger: new NestLogger(log), abortOnError: false },
  );
  const inFlight = new InFlight();
  // First, so that pages of these origins can read what the edge refuses.
  allowOrigins(app.getHttpAdapter().getInstance(), { path: GRAPHQL_PATH, origins: config.origins });
  guardTheEdge(app.getHttpAdapter().getInstance(), {
    log,
    metrics,
    shutdown,
    inFlight,
    limiter,
    subjectOf: async (authorization) => {
      const principal = await app.get(Principals).principalOf(authorization.replace(/^Bearer\s+/i, ''));
      return principal.ok ? principal.value.player : undefined;
    },
  });
  app.useGlobalFilters(new EdgeErrorsFilter(log));
  addGamesCheck(app, readiness);
  for (const [name, follower] of app.get(Followers).all) readiness.add(name, () => follower.health());
  const checkpoints = app.get(CheckpointKeeper);
  readiness.add('checkpoints', () => checkpoints.health());
  checkpoints.begin();
  const facts = app.get(FactsDesk);
  if (facts instanceof FactsProcess) follow(facts, installation);

  const sockets = app.get(GraphqlSockets);
  shutdown.during('stop-accepting', 'sockets', () => sockets.stopAccepting());
  shutdown.during('finish-commands', 'sockets', () => sockets.finish());
  const server = app.getHttpServer();
  shutdown.during('close-subscriptions', 'sockets', async () => {
    await sockets.close();
    // Those left have no request on them, perhaps never had one, and would be waited for.
    server.closeAllConnections();
  });
  shutdown.during('stop-accepting', 'http', () => {
    server.close();
  });
  shutdown.during('finish-requests', 'http', () => inFlight.none());
  shutdown.during('close-application', 'nest', () => app.close());
  return app;
}

function follow(facts: FactsProcess, { metrics, readiness, shutdown }: Installation): void {
  readiness.add('analytics', () => facts.health());
  metrics.lag('analytics', () => facts.lag);
  shutdown.during('close-application', 'analytics', () => facts.stop());
  facts.begin();
}

/** A port that somebody else has is a fault of the configuration, and says so. */
async function taken<T>(
  config: Config,
  variable: 'PORT' | 'METRICS_PORT',
  listening: Promise<T>,
): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const { host, port } = variable === 'PORT' ? config.listen : config.metrics;
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES' && code !== 'EADDRNOTAVAIL') throw error;
    throw new ConfigError([
      `the server cannot listen on PENTALAND_${variable} (${host}:${port}, ${code}): free the port or choose another`,
    ]);
  }
}
