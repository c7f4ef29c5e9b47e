// A decision lets other games go on after each of its steps, and nobody sees or keeps half of it. With slices of
// no length it pauses after every step, so the tests can count steps.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type PlayerId } from '#kernel';
import type { StoredEvent } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { LONG_WORK, SLICE_MS } from '../../event-loop/long-work.js';
import { gameStream, pagesOf } from '#log';
import { accepted, GameNode, refusalOf } from '#testkit/node/game-node';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import type { ActionOutcome } from '../../contract/contract.js';
import { isAsLogged } from '../deciding/deciding.js';
import type { Session } from './session.js';
import { seat } from '#testkit/tables/seats';

let store: MemoryEventStore;
let on: GameNode;
let players: PlayerId[];
let game: string;
let session: Session;
beforeEach(async () => {
  store = new MemoryEventStore();
  on = await GameNode.start({ store });
  players = [await on.player('Anna'), await on.player('Boris')];
  [game, session] = await begun();
  LONG_WORK.sliceMs = 0;
});
afterEach(async () => {
  LONG_WORK.sliceMs = SLICE_MS;
  await on.stop();
});

async function begun(): Promise<[string, Session]> {
  const id = await on.playing(players, { librarySize: 80 });
  return [id, (await on.sessions.find(gameId(id)))!];
}

async function logged(): Promise<readonly StoredEvent[]> {
  const all: StoredEvent[] = [];
  for await (const page of pagesOf(store, gameStream(gameId(game)))) all.push(...page);
  return all;
}

/** True while a decision has changed the state, and nobody may read it. */
function watching({ game: live }: Session): () => boolean {
  const { state } = live;
  const { epoch } = state;
  return () => {
    if (state.epoch === epoch) return false;
    try {
      return live.state !== state;
    } catch {
      return true;
    }
  };
}

/** Lets the command run until its decision is in the middle. */
async function midway(command: () => Promise<ActionOutcome>): Promise<{ outcome: Promise<ActionOutcome> }> {
  const isDeciding = watching(session);
  const outcome = command();
  for (let turns = 0; !isDeciding(); turns += 1) {
    if (turns === 1_000) throw new Error('that never came');
    await nextTurn();
  }
  return { outcome };
}

/** The turn of whoever is asked is passed; settles with the outcome. */
async function pass(id = game, commandId?: string, by = on): Promise<() => Promise<ActionOutcome>> {
  const { decision } = (await by.sight(players[0]!, id)).view;
  const answer = { kind: 'priority', action: 'pass-turn' } as const;
  const action = { type: 'answer', decision: decision!.id, answer } as const;
  return () => by.act(players[decision!.seat]!, id, action, commandId);
}

describe('while a command is decided', () => {
  it('other games are decided, and each outcome is the same as alone', async () => {
    const [other, another] = await begun();
    const isDeciding = [session, another].map(watching);
    const outcomes = Promise.all([await pass(), await pass(other)].map((command) => command()));
    let together = 0;
    const ended: true[] = [];
    void outcomes.finally(() => ended.push(true));
    while (ended.length === 0) {
      if (isDeciding.every((is) => is())) together += 1;
      await nextTurn();
    }
    for (const outcome of await outcomes) expect(accepted(outcome).kind).toBe('accepted');
    expect(together).toBeGreaterThan(0);
    for (const one of [session, another]) expect(await isAsLogged(one.game, store)).toBe(true);
  });

  it('a second command to its game waits, and is decided on the outcome of the first', async () => {
    const first = await pass();
    const before = session.game.revision!;
    const [outcome, again, conceded] = await Promise.all([
      first(),
      first(),
      on.act(players[1]!, game, { type: 'concede' }),
    ]);
    expect(accepted(outcome).kind).toBe('accepted');
    expect(refusalOf(again)).toBe('stale-decision');
    expect(accepted(conceded).kind).toBe('accepted');
    const commands = (await logged())
      .filter(({ revision, type }) => revision > before && type === 'CommandAccepted')
      .map(({ data }) => (data as { command: { type: string } }).command.type);
    expect(commands).toEqual(['answer', 'concede']);
  });

  it('a look waits for its end, and the state is hidden from everybody else', async () => {
    const { outcome } = await midway(await pass());
    // It is in the middle of what may never happen.
    expect(() => session.game.state).toThrow('in the middle of a decision');
    const seen = session.look(({ state, revision }) => [JSON.stringify(state), revision] as const);
    accepted(await outcome);
    const [state, revision] = await seen;
    expect([state === JSON.stringify(session.game.state), revision]).toEqual([true, session.game.revision]);
  });

  it('nothing of it is in the log, and another server that decides it too gives the same answer', async () => {
    const events = await logged();
    const commandId = 'passed-once';
    const other = await GameNode.start({ store });
    const elsewhere = await pass(game, commandId, other);
    const { outcome } = await midway(await pass(game, commandId));
    expect(await logged()).toEqual(events);
    // Both decide it; the log takes it once, and both say the same of it.
    const there = accepted(await elsewhere());
    expect(accepted(await outcome).seq).toBe(there.seq);
    const commands = (await logged()).slice(events.length).filter(({ type }) => type === 'CommandAccepted');
    expect(commands).toHaveLength(1);
    await other.stop();
  });

  it('a follower who leaves changes nothing for the others', async () => {
    const viewer = viewerAt(seat(0));
    const [leaving, staying] = [
      await session.join(viewer, () => true),
      await session.join(viewer, () => true),
    ];
    const { seq } = staying.feed;
    const { outcome } = await midway(await pass());
    session.leave(viewer, leaving);
    const { seq: told } = accepted(await outcome);
    expect(staying.feed.seq).toBeGreaterThan(seq);
    expect(told).toBeLessThanOrEqual(staying.feed.seq);
    session.leave(viewer, staying);
  });

  it('its timers wait for its end', async () => {
    const { outcome } = await midway(await pass());
    const read = session.look(() => session.timer?.at);
    accepted(await outcome);
    expect(await read).toBe(session.timer?.at);
  });
});
