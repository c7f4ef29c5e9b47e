// A server for tests: the real edge over the real modules and a memory store, on a loopback port, with a
// clock that the test sets; and its HTTP and socket clients.
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Global, Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { FactsDesk, NoFacts } from '#analytics/statistics';
import { commandId, hashText } from '#kernel';
import type { CardDefinition } from '#cards';
import type { EventStore } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import {
  alwaysTheseCards,
  FORMAT_CARDS,
  GamesModule,
  LobbyIndex,
  Lobby,
  MemoryLobbyIndex,
  SCENARIO_POSITIONS,
  type CardLookUp,
  type FormatCards,
  type ScenarioPositions,
} from '#matches';
import { CLOCK, ENTROPY, EVENT_STORE, KEYS, LOG, METRICS, type Log } from '#ports';
import { Followers, MemoryRowStorage, RowStorage } from '#log';
import { AccountsModule, ChangeRole, type AccountsOptions, type GivenRole } from '#accounts';
import { HandClock, QUICK, TEST_KEYS } from '../accounts/world.js';
import { CountingMetrics } from '../node/game-node.js';
import { cardPool } from '../tables/test-table.js';
import {
  allowOrigins,
  ApiModule,
  DEFAULT_API_OPTIONS,
  DEFAULT_LIMITS,
  GraphqlSockets,
  type ApiLimits,
  type ApiOptions,
} from '#api';
import { Caller, session } from './caller.js';

export interface ServerSetting {
  readonly store?: EventStore;
  readonly clock?: HandClock;
  readonly accounts?: Partial<AccountsOptions>;
  readonly options?: Partial<ApiOptions>;
  readonly limits?: Partial<ApiLimits>;
  readonly bodyBytes?: number;
  /** What games are played with; by default, cards that do nothing. */
  readonly cards?: readonly CardDefinition[];
  /** All that games are played with, instead of `cards`: rulesets in which cards are named, and what names mean. */
  readonly played?: FormatCards;
  /** Where cards can be looked up; by default, nowhere. */
  readonly lookUp?: CardLookUp;
  /** Scenarios that tables begin with; by default, none. */
  readonly scenarios?: (cards: FormatCards) => ScenarioPositions;
  /** Where statistics are asked; by default, nowhere. */
  readonly facts?: FactsDesk;
}

/** Keeps every logged line as text, so that tests can search it for what must not be there. */
export class KeptLog implements Log {
  readonly lines: string[] = [];
  private keep = (event: string, fields?: object, cause?: unknown): void => {
    this.lines.push(
      JSON.stringify({ event, ...fields, cause: cause instanceof Error ? cause.stack : cause }),
    );
  };
  debug = this.keep;
  info = this.keep;
  warn = this.keep;
  error = this.keep;
}

export class ApiServer {
  private constructor(
    readonly url: string,
    readonly store: EventStore,
    readonly clock: HandClock,
    readonly log: KeptLog,
    readonly metrics: CountingMetrics,
    readonly sockets: GraphqlSockets,
    readonly lobby: Lobby,
    private readonly commands: CommandBus,
    /** Breaks every WebSocket without a close frame. */
    readonly cut: () => void,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(setting: ServerSetting = {}): Promise<ApiServer> {
    const { store = new MemoryEventStore(), clock = new HandClock(), bodyBytes = 256 * 1024 } = setting;
    const log = new KeptLog();
    const metrics = new CountingMetrics();
    const played: FormatCards = {
      ...(setting.played ??
        alwaysTheseCards({ catalogue: hashText('pool'), definitions: setting.cards ?? cardPool(400) })),
      ...(setting.lookUp === undefined ? {} : { lookUp: setting.lookUp }),
    };
    const ports = [
      { provide: EVENT_STORE, useValue: store },
      { provide: CLOCK, useValue: clock },
      { provide: KEYS, useValue: TEST_KEYS },
      { provide: ENTROPY, useValue: { bytes: (count: number) => new Uint8Array(randomBytes(count)) } },
      { provide: FORMAT_CARDS, useValue: played },
      ...(setting.scenarios === undefined
        ? []
        : [{ provide: SCENARIO_POSITIONS, useValue: setting.scenarios(played) }]),
      { provide: LobbyIndex, useClass: MemoryLobbyIndex },
      { provide: LOG, useValue: log },
      { provide: METRICS, useValue: metrics },
      Followers,
      { provide: RowStorage, useClass: MemoryRowStorage },
      { provide: FactsDesk, useValue: setting.facts ?? new NoFacts() },
    ];
    @Global()
    @Module({ providers: ports, exports: ports })
    class PortsModule {}
    const accounts = AccountsModule.register({ options: { ...QUICK, ...setting.accounts } });
    const games = GamesModule.register({ imports: [accounts] });
    const options = { ...setting.options, limits: { ...DEFAULT_LIMITS, ...setting.limits } };
    const api = ApiModule.register({ imports: [accounts, games], options });
    const module = await Test.createTestingModule({
      imports: [PortsModule, CqrsModule.forRoot(), accounts, games, api],
    }).compile();
    const app = module.createNestApplication<NestFastifyApplication>(
      new FastifyAdapter({ bodyLimit: bodyBytes }),
      { logger: false },
    );
    allowOrigins(app.getHttpAdapter().getInstance(), { ...DEFAULT_API_OPTIONS, ...options });
    const upgraded = new Set<Duplex>();
    app.getHttpServer().on('upgrade', (_request: unknown, socket: Duplex) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
    });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new ApiServer(
      `http://127.0.0.1:${port}/graphql`,
      store,
      clock,
      log,
      metrics,
      app.get(GraphqlSockets),
      app.get(Lobby),
      app.get(CommandBus),
      () => {
        for (const socket of upgraded) socket.destroy();
      },
      () => app.close(),
    );
  }

  get socketUrl(): string {
    return this.url.replace('http', 'ws');
  }

  /** A client without a player. */
  anyone(token?: string): Caller {
    return new Caller(this.url, token);
  }

  /** A client registered under this name. */
  async player(name: string): Promise<Caller> {
    const { token, player, recoverySecret } = session(await this.anyone().register(name));
    return new Caller(this.url, token, player.id, name, recoverySecret ?? '');
  }

  async operatorGrants(name: string, role: GivenRole): Promise<void> {
    const granted = await this.commands.execute(
      new ChangeRole('grant', role, name, 'operator', commandId(randomUUID())),
    );
    if (!granted.ok) throw new Error(granted.error.reason);
  }
}
