// The games of one server for tests: the real modules over a store, with a clock that the test sets. Two of
// them over one store and one clock act as two servers of one installation.
import { randomBytes, randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus, type Command, type Query } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { hashText, type PlayerId, commandId } from '#kernel';
import type { EventStore } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { cardPool } from '../tables/test-table.js';
import { granted, HandClock, QUICK, TEST_KEYS } from '../accounts/world.js';
import { CLOCK, ENTROPY, EVENT_STORE, KEYS, LOG, METRICS, type Log, type Metrics } from '#ports';
import { Followers, MemoryRowStorage, RowStorage } from '#log';
import { AccountsModule, RegisterPlayer } from '#accounts';
import { LobbyIndex, MemoryLobbyIndex } from '../../../matches/src/lobby/index.js';
import { alwaysTheseCards, FORMAT_CARDS, type FormatCards } from '../../../matches/src/ports/index.js';
import { NODES, type Nodes } from '../../../matches/src/game/homes/index.js';
import { BotSeats } from '../../../matches/src/bots/bot-seats.js';
import { DEFAULT_PATIENCE, PATIENCE, type Patience } from '../../../matches/src/game/session/deps.js';
import {
  ActInGame,
  CreateGame,
  DEFAULT_QUOTAS,
  DisputeKeeper,
  type ForkGame,
  GameFeeds,
  GameSessions,
  GamesModule,
  ListReferrals,
  Rule,
  type GivenRuling,
  OpenGame,
  QUOTAS,
  ReadFeed,
  ReadLog,
  VerifyGame,
  ViewGame,
  type ActionOutcome,
  type Asker,
  type Eyes,
  type FeedMessage,
  type GameAction,
  type GameSight,
  type Quotas,
  type RequestedTerms,
} from '#matches';

const nothing = (): void => undefined;
const QUIET_LOG: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Counts the reported metrics. */
export class CountingMetrics implements Metrics {
  readonly counts = new Map<string, number>();
  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }
  time(): void {
    // Tests do not check durations.
  }
  level(what: string, now: number): void {
    this.counts.set(what, now);
  }
  lag(): void {
    // Tests ask the followers.
  }
}

export interface GameSetting {
  readonly store?: EventStore;
  readonly clock?: HandClock;
  readonly cards?: FormatCards;
  readonly patience?: Partial<Patience>;
  readonly log?: Log;
  readonly nodes?: Nodes;
  readonly quotas?: Partial<Quotas>;
}

export const TEST_CARDS = alwaysTheseCards({ catalogue: hashText('pool'), definitions: cardPool(400) });

export class GameNode {
  private constructor(
    readonly store: EventStore,
    readonly clock: HandClock,
    readonly metrics: CountingMetrics,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    readonly feeds: GameFeeds,
    readonly sessions: GameSessions,
    readonly bots: BotSeats,
    readonly keeper: DisputeKeeper,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(setting: GameSetting = {}): Promise<GameNode> {
    const { store = new MemoryEventStore(), clock = new HandClock(), cards = TEST_CARDS } = setting;
    const metrics = new CountingMetrics();
    const ports = [
      { provide: EVENT_STORE, useValue: store },
      { provide: CLOCK, useValue: clock },
      { provide: KEYS, useValue: TEST_KEYS },
      { provide: ENTROPY, useValue: { bytes: (count: number) => new Uint8Array(randomBytes(count)) } },
      { provide: FORMAT_CARDS, useValue: cards },
      { provide: LOG, useValue: setting.log ?? QUIET_LOG },
      { provide: METRICS, useValue: metrics },
      Followers,
      { provide: RowStorage, useClass: MemoryRowStorage },
      { provide: PATIENCE, useValue: { ...DEFAULT_PATIENCE, ...setting.patience } },
      { provide: NODES, useValue: setting.nodes },
      { provide: QUOTAS, useValue: { ...DEFAULT_QUOTAS, ...setting.quotas } },
      { provide: LobbyIndex, useValue: new MemoryLobbyIndex() },
    ];
    @Global()
    @Module({ providers: ports, exports: ports })
    class PortsModule {}
    const accounts = AccountsModule.register({ options: QUICK });
    const module = await Test.createTestingModule({
      imports: [PortsModule, CqrsModule.forRoot(), accounts, GamesModule.register({ imports: [accounts] })],
    }).compile();
    await module.init();
    return new GameNode(
      store,
      clock,
      metrics,
      module.get(CommandBus),
      module.get(QueryBus),
      module.get(GameFeeds),
      module.get(GameSessions),
      module.get(BotSeats),
      module.get(DisputeKeeper),
      () => module.close(),
    );
  }

  send<T>(command: Command<T>): Promise<T> {
    return this.commands.execute(command);
  }

  ask<T>(query: Query<T>): Promise<T> {
    return this.queries.execute(query);
  }

  async player(name: string): Promise<PlayerId> {
    const id = commandId(randomUUID());
    return granted(await this.commands.execute(new RegisterPlayer(name, id, '192.0.2.1'))).player;
  }

  create(
    player: PlayerId,
    terms: RequestedTerms = {},
    id: string = randomUUID(),
    address?: string,
  ): Promise<ActionOutcome> {
    const from = address === undefined ? {} : { address };
    return this.commands.execute(new CreateGame({ ...asker(player), ...from }, id, terms));
  }

  forks(command: ForkGame): Promise<ActionOutcome> {
    return this.commands.execute(command);
  }

  act(player: PlayerId, game: string, action: GameAction, id: string = randomUUID()): Promise<ActionOutcome> {
    return this.commands.execute(new ActInGame(asker(player), game, id, action));
  }

  view(player: PlayerId, game: string, moment?: number, roles: readonly string[] = [], eyes?: Eyes) {
    return this.queries.execute(new ViewGame(asker(player, roles), game, moment, eyes));
  }

  opened(player: PlayerId, game: string, roles: readonly string[] = []) {
    return this.queries.execute(new OpenGame(asker(player, roles), game));
  }

  readLog(player: PlayerId, game: string, after?: number, first = 1000, roles: readonly string[] = []) {
    return this.queries.execute(new ReadLog(asker(player, roles), game, after, first));
  }

  verify(player: PlayerId, game: string) {
    return this.queries.execute(new VerifyGame(asker(player), game));
  }

  referrals(player: PlayerId, roles: readonly string[] = ['judge'], first = 20, after?: string) {
    return this.queries.execute(new ListReferrals(asker(player, roles), first, after));
  }

  rule(
    player: PlayerId,
    game: string,
    ruling: Partial<GivenRuling> = {},
    {
      roles = ['judge'],
      id = randomUUID(),
    }: { readonly roles?: readonly string[]; readonly id?: string } = {},
  ): Promise<ActionOutcome> {
    const given = { referral: 'r1', outcome: 'stands', attempt: 1, reason: 'The choir likes it.', ...ruling };
    return this.commands.execute(new Rule(asker(player, roles), game, id, given as GivenRuling));
  }

  async sight(player: PlayerId, game: string, moment?: number): Promise<GameSight> {
    const seen = await this.view(player, game, moment);
    if (seen.kind !== 'found') throw new Error(`not seen: ${seen.kind}`);
    return seen.value;
  }

  readFeed(player: PlayerId, game: string, after?: string, first = 1000, roles: readonly string[] = []) {
    return this.queries.execute(new ReadFeed(asker(player, roles), game, after, first));
  }

  async follow(
    player: PlayerId,
    game: string,
    after?: string,
    until: { signal?: AbortSignal; expiresAt?: number; roles?: readonly string[] } = {},
  ): Promise<AsyncIterableIterator<FeedMessage>> {
    const {
      signal = new AbortController().signal,
      expiresAt = this.clock.now() + 3_600_000,
      roles = [],
    } = until;
    const followed = await this.feeds.follow(asker(player, roles), game, { after, expiresAt, signal });
    if (followed.kind !== 'found') throw new Error(`not followed: ${followed.kind}`);
    return followed.value;
  }

  /** A started game with this many players, all of whom kept: at the first turn's question. */
  async playing(players: readonly PlayerId[], terms: RequestedTerms = {}): Promise<string> {
    const [host, ...others] = players;
    if (host === undefined) throw new Error('a game needs players');
    const game = accepted(await this.create(host, { seats: players.length, ...terms })).game;
    for (const player of others) accepted(await this.act(player, game, { type: 'join' }));
    for (const player of players) accepted(await this.act(player, game, { type: 'ready', commitment: null }));
    accepted(await this.act(host, game, { type: 'start' }));
    await this.answerOpen(players, game, { kind: 'choose-players', players: [0] });
    for (let kept = 0; kept < players.length; kept += 1)
      await this.answerOpen(players, game, { kind: 'yes-no', yes: false });
    return game;
  }

  /** Answers the open question as the player who is asked. */
  async answerOpen(
    players: readonly PlayerId[],
    game: string,
    answer: Extract<GameAction, { type: 'answer' }>['answer'],
  ) {
    const [first] = players;
    if (first === undefined) throw new Error('nobody plays');
    const { decision } = (await this.sight(first, game)).view;
    const asked = decision === undefined ? undefined : players[decision.seat];
    if (decision === undefined || asked === undefined) throw new Error('no question is open');
    return accepted(await this.act(asked, game, { type: 'answer', decision: decision.id, answer }));
  }

  passTurn(players: readonly PlayerId[], game: string) {
    return this.answerOpen(players, game, { kind: 'priority', action: 'pass-turn' });
  }
}

const asker = (player: PlayerId, roles: readonly string[] = []): Asker => ({
  player,
  roles: ['player', ...roles],
});

/** The accepted outcome; fails the test with the refusal if there was one. */
export function accepted(outcome: ActionOutcome): Extract<ActionOutcome, { kind: 'accepted' }> {
  if (outcome.kind === 'accepted') return outcome;
  throw new Error(`refused: ${outcome.refusal.code} (${outcome.refusal.message})`);
}

export function refusalOf(outcome: ActionOutcome): string {
  if (outcome.kind === 'refused') return outcome.refusal.code;
  throw new Error('it was accepted');
}
