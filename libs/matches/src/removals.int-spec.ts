// Each kind of removal from a real log: the chains alone miss most of them, a checkpoint misses none, whether
// it was kept elsewhere or is in the log.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instant, type PlayerId } from '#kernel';
import type { StoredEvent } from '#event-store';
import {
  CheckpointCheck,
  checkpointNow,
  everyEvent,
  publicKeyOf,
  storedCheckpoints,
  StoredCheckpointsCheck,
  verifyStore,
  type Checkpoint,
  type StoredCheckpoint,
} from '#log';
import { Node, TEST_KEYS } from '#testkit/accounts/world';
import { STORE_FAMILIES } from './families.js';
import { from } from '#testkit/log/world';
import { accepted, GameNode } from '#testkit/node/game-node';

const KEY = publicKeyOf(TEST_KEYS);
const COUNT_ALL = () => true;

let on: GameNode;
let accounts: Node;
let log: StoredEvent[];
let kept: Checkpoint;
let stored: StoredCheckpoint[];
let game: string;

/** Two games, one of which a judge looked at; accounts with names; a player who revoked all their tokens. */
beforeAll(async () => {
  on = await GameNode.start();
  accounts = await Node.start({ store: on.store, clock: on.clock });
  const players: PlayerId[] = [await on.player('Anna'), await on.player('Boris')];
  const judge = await on.player('Judith');
  await on.playing(players);
  game = await on.playing(players);
  for (let turn = 0; turn < 20; turn += 1) await on.passTurn(players, game);
  await on.view(judge, game, undefined, ['judge']);
  accepted(await on.act(players[0]!, game, { type: 'concede' }));
  await accounts.revokeTokens(players[1]!);
  kept = (await checkpointNow({
    store: on.store,
    keys: TEST_KEYS,
    clock: { now: () => instant(1_000) },
    counts: COUNT_ALL,
  }))!;
  // Later events do not compensate for the removed ones.
  for (let more = 0; more < 6; more += 1) await on.playing(players);
  log = [];
  for await (const event of everyEvent(on.store)) log.push(event);
  stored = [];
  for await (const checkpoint of storedCheckpoints(on.store)) stored.push(checkpoint);
});
afterAll(async () => {
  await accounts.stop();
  await on.stop();
});

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) yield await Promise.resolve(one);
}

interface Found {
  /** The faults that the chains of the streams show. */
  readonly chains: number;
  readonly kept: string | undefined;
  readonly stored: string | undefined;
}

async function found(events: readonly StoredEvent[]): Promise<Found> {
  const ofKept = new CheckpointCheck(kept, KEY);
  const ofStored = await StoredCheckpointsCheck.begin(each(stored), KEY);
  for (const event of events) {
    ofKept.add(event);
    await ofStored.add(event);
  }
  const { faults } = await verifyStore(from(events), TEST_KEYS, STORE_FAMILIES);
  return { chains: faults.length, kept: ofKept.fault(), stored: ofStored.fault()?.reason };
}

const NOTHING: Found = { chains: 0, kept: undefined, stored: undefined };
const GONE = { kept: 'log-otherwise', stored: 'log-otherwise' };
const without = (gone: (event: StoredEvent) => boolean): Promise<Found> => {
  const left = log.filter((event) => !gone(event));
  expect(left.length).toBeLessThan(log.length);
  return found(left);
};
const ofGame = (family: string) => (event: StoredEvent) => event.stream === `${family}-${game}`;

describe('the check against a checkpoint', () => {
  it('finds nothing in a whole log', async () => {
    expect(await found(log)).toEqual(NOTHING);
  });

  it('finds that the tail of a game is gone', async () => {
    const last = log.filter(ofGame('game')).slice(-20);
    expect(await without((event) => last.includes(event))).toEqual({ chains: 0, ...GONE });
  });

  it('finds that the last 500 events under the checkpoint, and all later ones, are gone', async () => {
    expect(kept.size).toBeGreaterThan(500);
    expect(await found(log.slice(0, kept.size - 500))).toEqual({
      chains: 0,
      kept: 'log-shorter',
      stored: 'log-shorter',
    });
  });

  it('finds that a whole game is gone with its secret, which the chains alone do not show', async () => {
    const gone = (event: StoredEvent) =>
      ['game', 'secret', 'audit', 'notes'].some((family) => ofGame(family)(event));
    expect(await without(gone)).toEqual({ chains: 0, ...GONE });
  });

  it('finds that a whole game is gone while its secret is there', async () => {
    expect(await without(ofGame('game'))).toEqual({ chains: 0, ...GONE });
  });

  it('finds that the secret of a game is gone', async () => {
    expect(await without(ofGame('secret'))).toEqual({ chains: 1, ...GONE });
  });

  it('finds that the audit stream with a judge’s look is gone', async () => {
    expect(log.filter(ofGame('audit')).map(({ type }) => type)).toContain('JudgeLookOpened');
    expect(await without(ofGame('audit'))).toEqual({ chains: 0, ...GONE });
  });

  it.each(['TokensRevoked', 'NameTaken'])('finds that a %s is gone', async (type) => {
    const last = log.findLast((event) => event.type === type);
    expect(await without((event) => event === last)).toEqual({ chains: 0, ...GONE });
  });

  it('finds by a kept checkpoint what was cut together with the checkpoint in the log', async () => {
    const cut = log.slice(0, 200);
    stored.splice(0);
    expect(await found(cut)).toEqual({ chains: 0, kept: 'log-shorter', stored: undefined });
  });
});
