// The accounts of one server for tests: the real module over a memory store, with a clock that the test sets.
import { randomBytes, randomUUID } from 'node:crypto';
import { Module, type LoggerService } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { commandId, instant, seconds, type CommandId, type PlayerId, type Result } from '#kernel';
import type { EventStore } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import {
  CLOCK,
  ENTROPY,
  EVENT_STORE,
  KEYS,
  LOG,
  METRICS,
  secretKey,
  type Keys,
  type Log,
  type Metrics,
} from '#ports';
import { Followers } from '#log';
import {
  AccountDirectory,
  AccountsModule,
  ChangeRole,
  DEFAULT_ACCOUNTS_OPTIONS,
  LogIn,
  Principals,
  RegisterPlayer,
  RevokeTokens,
  type AccountsOptions,
  type GivenRole,
  type Registered,
} from '#accounts';

export const START = instant(1_800_000_000_000);

export const TEST_KEYS: Keys = {
  data: secretKey('data-key-of-the-tests'.padEnd(64, '0')),
  tokens: secretKey('token-key-of-the-tests'.padEnd(64, '0')),
};

export class HandClock {
  #now = START;
  now = (): typeof START => this.#now;
  turn(milliseconds: number): void {
    this.#now = instant(this.#now + milliseconds);
  }
}

/** Cheap hashes and generous limits; tests about hashes or limits set their own. */
export const QUICK: AccountsOptions = {
  ...DEFAULT_ACCOUNTS_OPTIONS,
  scrypt: { cost: 16, blockSize: 1, parallelization: 1 },
  rates: {
    registrationsPerAddress: { burst: 10_000, every: seconds(1) },
    loginsPerAddress: { burst: 10_000, every: seconds(1) },
    loginsPerName: { burst: 10_000, every: seconds(1) },
    loginsPerNameAndAddress: { burst: 10_000, every: seconds(1) },
  },
};

export interface Setting {
  readonly store?: EventStore;
  readonly clock?: HandClock;
  readonly keys?: Keys;
  readonly options?: Partial<AccountsOptions>;
  readonly logger?: LoggerService;
  readonly log?: Log;
}

export const freshId = (): CommandId => commandId(randomUUID());
export const ADDRESS = '192.0.2.1';

/** The outcome; fails the test with the refusal if there was one. */
export function granted<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}

export function refusal<T, E extends { readonly code: string }>(result: Result<T, E>): E['code'] {
  if (!result.ok) return result.error.code;
  throw new Error('it was granted');
}

/** One node. Two of them over one store and one clock act as two servers of one installation. */
export class Node {
  private constructor(
    readonly store: EventStore,
    readonly clock: HandClock,
    readonly commands: CommandBus,
    readonly queries: QueryBus,
    readonly principals: Principals,
    readonly directory: AccountDirectory,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(setting: Setting = {}): Promise<Node> {
    const { store = new MemoryEventStore(), clock = new HandClock(), keys = TEST_KEYS } = setting;
    @Module({
      providers: [
        { provide: EVENT_STORE, useValue: store },
        { provide: CLOCK, useValue: clock },
        { provide: KEYS, useValue: keys },
        { provide: ENTROPY, useValue: { bytes: (count: number) => new Uint8Array(randomBytes(count)) } },
        { provide: LOG, useValue: setting.log ?? QUIET_LOG },
        { provide: METRICS, useValue: NO_FIGURES },
        Followers,
      ],
      exports: [EVENT_STORE, CLOCK, KEYS, ENTROPY, LOG, METRICS, Followers],
    })
    class PortsModule {}
    const options = { ...QUICK, ...setting.options };
    const module = await Test.createTestingModule({
      imports: [CqrsModule.forRoot(), AccountsModule.register({ imports: [PortsModule], options })],
    })
      .setLogger(setting.logger ?? SILENT)
      .compile();
    await module.init();
    return new Node(
      store,
      clock,
      module.get(CommandBus),
      module.get(QueryBus),
      module.get(Principals),
      module.get(AccountDirectory),
      () => module.close(),
    );
  }

  register(name: string, id = freshId(), address = ADDRESS) {
    return this.commands.execute(new RegisterPlayer(name, id, address));
  }

  async registered(name: string): Promise<Registered> {
    return granted(await this.register(name));
  }

  logIn(name: string, secret: string, address = ADDRESS) {
    return this.commands.execute(new LogIn(name, secret, address));
  }

  /** Resolves when the node has heard that the account changed. */
  heard(player: PlayerId): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.directory.onChange((changed) => {
        if (changed !== player) return;
        stop();
        resolve();
      });
    });
  }

  async revokeTokens(player: PlayerId, id = freshId()) {
    return this.commands.execute(new RevokeTokens(player, { player, roles: ['player'] }, id));
  }

  changeRole(
    change: 'grant' | 'revoke',
    role: GivenRole,
    name: string,
    by: PlayerId | 'operator',
    id = freshId(),
  ) {
    return this.commands.execute(new ChangeRole(change, role, name, by, id));
  }

  principal(token: string) {
    return this.principals.principalOf(token);
  }
}

const nothing = (): void => undefined;
const SILENT: LoggerService = { log: nothing, warn: nothing, error: nothing };
const QUIET_LOG: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const NO_FIGURES: Metrics = { count: nothing, time: nothing, level: nothing, lag: nothing };
