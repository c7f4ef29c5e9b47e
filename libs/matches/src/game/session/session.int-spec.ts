import { describe, expect, it } from '@jest/globals';
import { commandId, gameId } from '#kernel';
import { gameStream, readLog } from '#log';
import { accepted, refusalOf } from '#testkit/node/game-node';
import { eventually, playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { StormyStore } from '../../fixtures/stormy-store.js';
import { GAME_CODEC } from '../log/game-log.js';
import { malformed } from '#testkit/values/malformed';

const { node } = startingNodes();

describe('an event that could not be read back', () => {
  it('is refused by name and not appended, and the game goes on', async () => {
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
        command: { type: 'ready', commitment: malformed(1e18) },
      }),
    });
    expect(refusalOf(outcome)).toBe('unreadable-outcome');
    expect([session.broken, session.game.revision]).toEqual([false, before]);
    accepted(await on.act(boris!, game, { type: 'ready', commitment: null }));
    const { events } = await readLog(on.store, GAME_CODEC, gameStream(gameId(game)), 'strict');
    expect(events.at(-1)?.event.type).toBe('SeatReady');
  });
});

describe('a store in trouble', () => {
  it('that surely took nothing brings a retriable refusal, and the game goes on when the store is back', async () => {
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

  it('that lost an answer is sent the same batch again, and the command is done once', async () => {
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

  it('that does not say what it wrote delays that game alone; the sender is told in time, and the command is done once', async () => {
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
  it('is not used again: its followers are told to resume, and the game is folded from the log', async () => {
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

describe('a session', () => {
  it('that was evicted folds back to the same question, the same view and the same ids', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players);
    const before = await on.sight(players[0]!, game);
    await on.sessions.evictIdle(0);
    expect(on.metrics.counts.get('live-games')).toBe(0);
    expect(await on.sight(players[0]!, game)).toEqual(before);
  });
});
