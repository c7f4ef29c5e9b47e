// Two servers over one log, one of which hears of events late, fails to read, or has a clock of its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gameId, type PlayerId } from '#kernel';
import { StoreUnavailable, type EventStore, type ReadOptions, type ReadResult } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { GameSecrets, gameStream, verifyChain } from '#log';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode, refusalOf, type GameSetting } from '#testkit/node/game-node';

/** The log as another process has it: reads of games may fail, and the subscription may be silent. */
class OtherStore implements EventStore {
  fails = false;
  constructor(
    private readonly log: EventStore,
    private readonly hears: 'all' | 'nothing' = 'all',
  ) {}
  append(...batch: Parameters<EventStore['append']>) {
    return this.log.append(...batch);
  }
  read(stream: Parameters<EventStore['read']>[0], options: ReadOptions): Promise<ReadResult> {
    if (this.fails && stream.startsWith('game-'))
      return Promise.reject(new StoreUnavailable('away', 'not-done'));
    return this.log.read(stream, options);
  }
  readAll(...range: Parameters<EventStore['readAll']>) {
    return this.log.readAll(...range);
  }
  subscribe(...[source, options]: Parameters<EventStore['subscribe']>) {
    const isDeaf = this.hears === 'nothing' && options.types?.includes('CommandAccepted') === true;
    return this.log.subscribe(source, isDeaf ? { ...options, types: ['Nothing'] } : options);
  }
  health() {
    return this.log.health();
  }
  close() {
    return Promise.resolve();
  }
}

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function eventually(what: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await what())) await sleep(5);
}

const secretsOf = (log: EventStore): GameSecrets =>
  new GameSecrets(log, TEST_KEYS, { bytes: (count) => new Uint8Array(count) }, new HandClock());

const playersOf = (on: GameNode): Promise<PlayerId[]> =>
  Promise.all(['Anna', 'Boris'].map((name) => on.player(name)));

describe('two nodes over one log', () => {
  it('fold the same events and both give the first answer when they decide one command at different times', async () => {
    const log = new MemoryEventStore();
    const clocks = [new HandClock(), new HandClock()] as const;
    clocks[1].turn(3_000);
    const both = [await node({ store: log, clock: clocks[0] }), await node({ store: log, clock: clocks[1] })];
    const players = await playersOf(both[0]!);
    const game = await both[0]!.playing(players);
    const answered = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { view } = await both[round % 2]!.sight(players[0]!, game);
      const { decision } = view;
      if (decision === undefined) break;
      const outcomes = await Promise.all(
        players.flatMap((player) =>
          both.map((on) =>
            on.act(
              player,
              game,
              { type: 'answer', decision: decision.id, answer: { kind: 'priority', action: 'pass-turn' } },
              `c${String(round)}`,
            ),
          ),
        ),
      );
      // The player who is asked gets the same answer from both, and the other the same refusal.
      const [a, b, c, d] = outcomes;
      expect(b).toEqual(a);
      expect(d).toEqual(c);
      for (const outcome of outcomes) answered.add(outcome.kind);
    }
    expect(answered.has('accepted')).toBe(true);
    const stream = gameStream(gameId(game));
    const stored = await log.read(stream, { max: 2_000 });
    const { chain } = await secretsOf(log).load(gameId(game));
    expect(stored.kind === 'found' && verifyChain(stored.events, chain).ok).toBe(true);
    for (const player of players)
      expect(await both[1]!.sight(player, game)).toEqual(await both[0]!.sight(player, game));
  });

  it('go on when one cannot read for a while: it lags, says so, refuses retriably and catches up by itself', async () => {
    const log = new MemoryEventStore();
    const clock = new HandClock();
    const store = new OtherStore(log);
    const [one, other] = [await node({ store: log, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    await eventually(async () => (await other.sight(players[0]!, game)).view.turn?.number === 1);
    store.fails = true;
    await one.passTurn(players, game);
    await eventually(() => other.metrics.counts.get('games-lagging') === 1);
    const outcome = await other.act(players[0]!, game, { type: 'concede' }, 'give-up');
    expect(outcome).toMatchObject({
      kind: 'refused',
      refusal: { code: 'store-unavailable', retriable: true },
    });
    store.fails = false;
    // Nobody writes any more: it catches up because it keeps retrying.
    await eventually(() => other.metrics.counts.get('games-lagging') === 0);
    expect(await other.sight(players[0]!, game)).toEqual(await one.sight(players[0]!, game));
  });

  it('read the log to its end before refusing, when one has not heard of the other’s commands', async () => {
    const log = new MemoryEventStore();
    const clock = new HandClock();
    const one = await node({ store: log, clock });
    const deaf = await node({ store: new OtherStore(log, 'nothing'), clock });
    const players = await playersOf(one);
    const game = await one.playing(players);
    const { decision: before } = (await deaf.sight(players[0]!, game)).view;
    await one.passTurn(players, game);
    const now =
      (await one.sight(players[1]!, game)).view.decision ??
      (await one.sight(players[0]!, game)).view.decision;
    expect(now?.id).not.toBe(before?.id);
    const answer = {
      type: 'answer',
      decision: now!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const outcomes = await Promise.all(players.map((player) => deaf.act(player, game, answer, 'pass')));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    const refused = outcomes.find(({ kind }) => kind === 'refused');
    expect(refusalOf(refused!)).not.toBe('stale-decision');
  });

  it('start a game, read on to its end, when one has not heard that the players are ready', async () => {
    const log = new MemoryEventStore();
    const clock = new HandClock();
    const one = await node({ store: log, clock });
    const deaf = await node({ store: new OtherStore(log, 'nothing'), clock });
    const [anna, boris] = (await playersOf(one)) as [PlayerId, PlayerId];
    const { game } = accepted(await one.create(anna));
    accepted(await one.act(boris, game, { type: 'join' }));
    const start = (on: GameNode) => on.act(anna, game, { type: 'start' });
    // What is refused at the end of the log too is refused for good.
    expect(refusalOf(await start(deaf))).toBe('not-everyone-ready');
    for (const player of [anna, boris])
      accepted(await one.act(player, game, { type: 'ready', commitment: null }));
    const { seats } = (await deaf.sight(anna, game)).view;
    expect(Object.values(seats).map(({ ready }) => ready)).toEqual([false, false]);
    expect((await start(deaf)).kind).toBe('accepted');
    expect((await one.sight(anna, game)).view.status).not.toBe('gathering');
  });
});
