import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type PlayerId, commandId, gameId, type hashText } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { GameSecrets, gameStream, readLog, verifyChain } from '#log';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { GAME_CODEC } from '../log/game-log.js';
import { accepted, GameNode, refusalOf, type GameSetting } from '#testkit/node/game-node';
import { StormyStore } from '../../games/fixtures/stormy-store.js';
import { RestingGames } from '../folding/resting-games.js';

const nodes: GameNode[] = [];
async function node(setting: GameSetting = {}): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function playersOf(on: GameNode, count = 2): Promise<PlayerId[]> {
  const names = ['Anna', 'Boris', 'Chloe', 'Dario', 'Elena'].slice(0, count);
  return Promise.all(names.map((name) => on.player(name)));
}

async function eventually(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await sleep(5);
}

describe('what could not be read back', () => {
  it('is refused by name and appended nowhere, and the game goes on', async () => {
    const on = await node();
    const [anna, boris] = await playersOf(on);
    const { game } = accepted(await on.create(anna!, { seats: 2 }));
    accepted(await on.act(boris!, game, { type: 'join' }));
    const session = (await on.sessions.find(gameId(game)))!;
    const before = session.game.revision;
    const outcome = await session.submit({
      actor: boris!,
      commandId: commandId('poison'),
      // As a forgotten bound would let it through.
      propose: () => ({
        actor: boris!,
        command: { type: 'ready', commitment: Number('1e18') as unknown as ReturnType<typeof hashText> },
      }),
    });
    expect(refusalOf(outcome)).toBe('unreadable-outcome');
    expect([session.broken, session.game.revision]).toEqual([false, before]);
    accepted(await on.act(boris!, game, { type: 'ready', commitment: null }));
    const { events } = await readLog(on.store, GAME_CODEC, gameStream(gameId(game)), 'strict');
    expect(events.at(-1)?.event.type).toBe('SeatReady');
  });
});

describe('two nodes over one store', () => {
  it('play one game alternately, and each sees what the other did', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    for (let turn = 0; turn < 6; turn += 1) {
      const here = turn % 2 === 0 ? one : other;
      await eventually(async () => (await here.sight(players[0]!, game)).view.turn?.number === turn + 1);
      await here.passTurn(players, game);
    }
    await eventually(async () => (await one.sight(players[1]!, game)).view.turn?.number === 7);
    const [a, b] = [await one.sight(players[1]!, game), await other.sight(players[1]!, game)];
    expect(a).toEqual(b);
  });

  it('accept each of many commands sent to both at once exactly once, in a log whose chain holds', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(both[0]!, 5);
    const { game } = accepted(await both[0]!.create(players[0]!, { seats: 5 }));
    const joins = players
      .slice(1)
      .flatMap((player) => both.map((on) => on.act(player, game, { type: 'join' }, 'sit')));
    const outcomes = await Promise.all(joins);
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'accepted'));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'SeatTaken')).toHaveLength(5);
    const { chain } = await new GameSecrets(
      store,
      TEST_KEYS,
      { bytes: (count) => new Uint8Array(count) },
      clock,
    ).load(gameId(game));
    const stored = await store.read(gameStream(gameId(game)), { max: 1000 });
    expect(stored.kind === 'found' && verifyChain(stored.events, chain).ok).toBe(true);
  });

  it('refuse as stale the answer to a question that the other node has closed', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    const { decision } = (await other.sight(players[0]!, game)).view;
    const answer = {
      type: 'answer',
      decision: decision!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const outcomes = await Promise.all([
      one.act(players[0]!, game, answer, 'here'),
      other.act(players[0]!, game, answer, 'there'),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    const refused = outcomes.find(({ kind }) => kind === 'refused');
    expect(refused && refusalOf(refused)).toBe('stale-decision');
  });

  it('fire one timer once', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const [player] = await playersOf(both[0]!);
    const { game } = accepted(await both[0]!.create(player!, { startWithin: 60 }));
    await both[1]!.sight(player!, game);
    clock.turn(60_000);
    const sessions = await Promise.all(both.map((on) => on.sessions.find(gameId(game))));
    await Promise.all(sessions.map((session) => session!.submit(session!.timer!.submission)));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'GameEnded')).toHaveLength(1);
    expect((await both[0]!.sight(player!, game)).view.result?.reason).toBe('expired');
  });
});

describe('a store in trouble', () => {
  it('that surely took nothing: a retriable refusal, and the game goes on when it is back', async () => {
    const store = new StormyStore();
    const on = await node({ store });
    const players = await playersOf(on);
    const game = await on.playing(players);
    const before = await on.sight(players[0]!, game);
    store.storm = 'before-landing';
    const outcome = await on.act(players[0]!, game, { type: 'concede' }, 'give-up');
    expect(outcome).toMatchObject({
      kind: 'refused',
      refusal: { code: 'store-unavailable', retriable: true },
    });
    expect(await on.sight(players[0]!, game)).toEqual(before);
    store.storm = 'none';
    expect((await on.act(players[0]!, game, { type: 'concede' }, 'give-up')).kind).toBe('accepted');
  });

  it('that lost an answer: the same batch again, and the command is done once', async () => {
    const store = new StormyStore();
    const on = await node({ store });
    const players = await playersOf(on);
    const game = await on.playing(players);
    store.storm = 'answer-lost-once';
    await on.passTurn(players, game);
    expect((await on.sight(players[0]!, game)).view.turn?.number).toBe(2);
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    const passed = events.filter(({ event }) => event.type === 'TurnBegan');
    expect(passed).toHaveLength(2);
  });

  it('that does not say: the sender hears so in time, that game waits, others do not, and it is done once', async () => {
    const store = new StormyStore();
    const on = await node({ store, patience: { answer: 1_000 } });
    const players = await playersOf(on);
    const game = await on.playing(players);
    const elsewhere = await on.playing(players);
    store.storm = 'never-heard-of';
    const concede = () => on.act(players[0]!, game, { type: 'concede' }, 'give-up');
    expect(refusalOf(await concede())).toBe('outcome-unknown');
    // This command never had its turn; but the same command, sent earlier, may have been carried out.
    expect(refusalOf(await concede())).toBe('outcome-unknown');
    const another = () => on.act(players[1]!, game, { type: 'concede' }, 'another');
    // This command never had its turn, and it was not sent earlier: certainly nothing was done.
    expect(refusalOf(await another())).toBe('store-unavailable');
    expect((await on.view(players[0]!, game)).kind).toBe('unavailable');
    expect((await on.view(players[0]!, elsewhere)).kind).toBe('found');
    store.storm = 'none';
    await eventually(async () => (await concede()).kind === 'accepted');
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'PlayerLost')).toHaveLength(1);
  });
});

describe('a session that fails where it never should', () => {
  it('is not used again: its followers are told to resume, and the game is folded anew from the log', async () => {
    const store = new StormyStore();
    const on = await node({ store });
    const players = await playersOf(on);
    const game = await on.playing(players);
    const before = await on.sight(players[0]!, game);
    const feed = await on.follow(players[1]!, game, (await on.sight(players[1]!, game)).cursor);
    await feed.next();
    const failing = on.sessions.find(gameId(game));
    store.storm = 'absurd';
    await expect(on.act(players[0]!, game, { type: 'concede' })).rejects.toThrow('refused a batch');
    store.storm = 'none';
    expect(await feed.next()).toMatchObject({ value: { kind: 'closed', reason: 'store-unavailable' } });
    await feed.return?.();
    // Its leftovers are never shown to anyone, from a snapshot or otherwise.
    const broken = (await failing)!;
    Object.assign(broken.game.state.seats[0]!, { life: 999 });
    await on.sessions.evictIdle(0);
    expect(await on.sight(players[0]!, game)).toEqual(before);
    await on.passTurn(players, game);
    expect((await on.sight(players[0]!, game)).view.turn?.number).toBe(2);
  });
});

describe('time', () => {
  it('unseats who has not opened their entropy, and everybody gets ready anew', async () => {
    const clock = new HandClock();
    const on = await node({ clock });
    const players = await playersOf(on);
    const { game } = accepted(await on.create(players[0]!, { openWithin: 5 }));
    accepted(await on.act(players[1]!, game, { type: 'join' }));
    for (const player of players)
      accepted(await on.act(player, game, { type: 'ready', commitment: 'ab'.repeat(32) }));
    accepted(await on.act(players[0]!, game, { type: 'start' }));
    expect((await on.sight(players[1]!, game)).view.status).toBe('opening');
    clock.turn(5_000);
    const session = await on.sessions.find(gameId(game));
    accepted(await session!.submit(session!.timer!.submission));
    expect((await on.sight(players[0]!, game)).view.result?.reason).toBe('cancelled');
  });

  it('ends a table nobody has asked for since the server started', async () => {
    const clock = new HandClock();
    const before = await node({ clock });
    const [host] = await playersOf(before);
    const { game } = accepted(await before.create(host!, { startWithin: 60 }));
    nodes.splice(nodes.indexOf(before), 1);
    await before.sessions.stop();
    clock.turn(60_000);
    const restarted = await node({ store: before.store, clock });
    const ended = async (): Promise<boolean> => {
      const { events } = await readLog(restarted.store, GAME_CODEC, gameStream(gameId(game)));
      return events.some(({ event }) => event.type === 'GameEnded' && event.reason === 'expired');
    };
    await eventually(ended);
    expect(await ended()).toBe(true);
  });

  it('lets the others concede for who is away, once the terms’ time is over', async () => {
    const clock = new HandClock();
    const on = await node({ clock });
    const players = await playersOf(on);
    const game = await on.playing(players, { absentAfter: 30 });
    const early = await on.act(players[1]!, game, { type: 'concede-absent', seat: 0 });
    expect(early).toMatchObject({ kind: 'refused', refusal: { code: 'not-due', retriable: true } });
    clock.turn(30_000);
    accepted(await on.act(players[1]!, game, { type: 'concede-absent', seat: 0 }));
    expect((await on.sight(players[1]!, game)).view.result?.winners).toEqual([1]);
  });
});

describe('a session', () => {
  it('that was let go of folds back to the same question, the same view and the same ids', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players);
    const before = await on.sight(players[0]!, game);
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
    expect(await on.sight(players[0]!, game)).toEqual(before);
  });
});

describe('a game nobody uses', () => {
  it('is put aside, and goes on from there: the same question, the same answers, what others did meanwhile', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players);
    const { decision } = (await one.sight(players[0]!, game)).view;
    const answer = {
      type: 'answer',
      decision: decision!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const first = await one.act(players[0]!, game, answer, 'my-pass');
    const seen = await one.sight(players[1]!, game);
    await one.sessions.evictIdle(0);
    expect(one.metrics.counts.get('live-games')).toBe(0);
    expect(await one.sight(players[1]!, game)).toEqual(seen);
    expect(await one.act(players[0]!, game, answer, 'my-pass')).toEqual(first);

    await one.sessions.evictIdle(0);
    await eventually(async () => (await other.sight(players[0]!, game)).view.turn?.number === 2);
    await other.passTurn(players, game);
    expect((await one.sight(players[0]!, game)).view.turn?.number).toBe(3);
    await one.passTurn(players, game);
    expect(await one.sight(players[1]!, game)).toEqual(
      await (await node({ store, clock })).sight(players[1]!, game),
    );
    const chain = await new GameSecrets(
      store,
      TEST_KEYS,
      { bytes: (count) => new Uint8Array(count) },
      clock,
    ).load(gameId(game));
    const stored = await store.read(gameStream(gameId(game)), { max: 1000 });
    expect(stored.kind === 'found' && verifyChain(stored.events, chain.chain).ok).toBe(true);
  });

  it('is none that was used a moment ago', async () => {
    const on = await node();
    const players = await playersOf(on);
    await on.sight(players[0]!, await on.playing(players));
    await on.sessions.evictIdle(performance.now() / 2);
    expect(on.metrics.counts.get('live-games')).toBe(1);
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
  });

  it('is none as long as somebody follows it: who does is told what happens', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players);
    const { cursor, seq } = await on.sight(players[1]!, game);
    const feed = await on.follow(players[1]!, game, cursor);
    expect((await feed.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = feed.next();
    await on.sessions.evictIdle(0);
    await on.passTurn(players, game);
    expect((await next).value).toMatchObject({ kind: 'entry', entry: { seq: seq + 1 } });
    await feed.return?.();
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
  });

  it('is folded from the log where there was no room to put it aside', async () => {
    const on = await node();
    const players = await playersOf(on);
    const live = (await on.sessions.find(gameId(await on.playing(players))))!.game;
    const shelf = new RestingGames(10);
    shelf.put(live);
    expect(shelf.take(live.id)).toBeUndefined();
    const larger = new RestingGames();
    larger.put(live);
    const back = larger.take(live.id)!;
    expect(back.state).toEqual(live.state);
    expect(back.keptAnswers()).toEqual(live.keptAnswers());
    expect(larger.take(live.id)).toBeUndefined();
  });
});

describe('clocks', () => {
  const CLOCK = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;

  it('run out by themselves, on whatever node: the timer of one question is one command', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const both = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(both[0]!);
    const game = await both[0]!.playing(players, { clock: CLOCK });
    await both[1]!.sight(players[0]!, game);
    clock.turn(45_000);
    const sessions = await Promise.all(both.map((on) => on.sessions.find(gameId(game))));
    await Promise.all(sessions.map((session) => session!.submit(session!.timer!.submission)));
    const { events } = await readLog(store, GAME_CODEC, gameStream(gameId(game)));
    expect(events.filter(({ event }) => event.type === 'FlagFell')).toHaveLength(1);
    expect((await both[1]!.sight(players[0]!, game)).view.result).toEqual({
      reason: 'last-one-standing',
      winners: [1],
    });
  });

  it('are shown, and stand while no server serves', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    const players = await playersOf(before);
    const game = await before.playing(players, { clock: CLOCK });
    const { view } = await before.sight(players[0]!, game);
    expect(view.clocks).toEqual({
      left: { 0: 45_000, 1: 45_000 },
      running: { seat: 0, since: view.decision!.since, until: view.decision!.since + 45_000 },
    });
    await before.stop();
    clock.turn(3_600_000);
    const served = clock.now();
    const again = await node({ store, clock });
    clock.turn(20_000);
    expect((await again.sight(players[1]!, game)).view.clocks?.running).toEqual({
      seat: 0,
      since: served,
      until: served + 45_000,
    });
    await again.passTurn(players, game);
    expect((await again.sight(players[1]!, game)).view.turn?.number).toBe(2);
  });

  it('are looked at by a server that begins, which tries nothing before it is due', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    await before.playing(await playersOf(before), { clock: CLOCK });
    await before.stop();
    const again = await node({ store, clock });
    await eventually(() => Promise.resolve(again.metrics.counts.get('sessions-opened') === 1));
    await sleep(20);
    expect(again.metrics.counts.get('commands-refused')).toBeUndefined();
  });

  it('run out also where nobody has looked at the game since the server began', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const before = await GameNode.start({ store, clock });
    const players = await playersOf(before);
    const game = await before.playing(players, { clock: CLOCK });
    await before.stop();
    const again = await node({ store, clock });
    clock.turn(46_000);
    const over = async (): Promise<boolean> => {
      const { events } = await readLog(again.store, GAME_CODEC, gameStream(gameId(game)));
      return events.some(({ event }) => event.type === 'GameEnded');
    };
    await eventually(over);
  });
});
