// Two nodes that know each other: a game's home runs its timers and bots, and the other node does when the
// home is gone.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashText, randomKey, randomSource, type PlayerId, type StreamName } from '#kernel';
import type { AppendResult, EventStore, Expected, NewEvent } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { MENTAL_MAGIC } from '#mental';
import { chosen } from '#bots';
import { POOL } from '#testkit/pool/cards';
import { HandClock } from '#testkit/accounts/world';
import { alwaysTheseCards } from '../../ports/index.js';
import { HashRing } from './index.js';
import { accepted, GameNode } from '#testkit/node/game-node';

const ALL = ['one:3000', 'two:3000'];
const random = randomSource(randomKey('Anna', []), 0);
const ring = new HashRing(ALL);
const cards = {
  ...alwaysTheseCards({ catalogue: hashText('cards'), definitions: POOL }),
  variants: MENTAL_MAGIC,
};

/** The log of one node; it records who tried to write which event. */
function seenBy(log: EventStore): EventStore & { readonly actors: string[] } {
  const actors: string[] = [];
  return {
    actors,
    append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult> {
      const { actor } = events[0]!.metadata as { readonly actor?: string };
      if (stream.startsWith('game-') && actor !== undefined) actors.push(actor);
      return log.append(stream, expected, events);
    },
    read: (...asked) => log.read(...asked),
    readAll: (...asked) => log.readAll(...asked),
    subscribe: (...asked) => log.subscribe(...asked),
    health: () => log.health(),
    close: () => Promise.resolve(),
  };
}

interface Node {
  readonly node: GameNode;
  readonly actors: string[];
}
const started: GameNode[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((node) => node.stop()));
});

async function two(home: number, clock = new HandClock()): Promise<Record<string, Node>> {
  const log = new MemoryEventStore();
  const nodes: Record<string, Node> = {};
  for (const own of ALL) {
    const store = seenBy(log);
    const setting = { store, clock, cards, patience: { home } };
    const node = await GameNode.start({ ...setting, nodes: { all: ALL, own } });
    started.push(node);
    nodes[own] = { node, actors: store.actors };
  }
  return nodes;
}

async function eventually(what: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await what())) await sleep(5);
}

async function gone({ node }: Node): Promise<void> {
  started.splice(started.indexOf(node), 1);
  await node.stop();
}

/** Anna and a bot, in a game whose commands all go to the node that is not its home; it has not been started. */
async function withBot(
  nodes: Record<string, Node>,
): Promise<{ anna: PlayerId; game: string; home: Node; other: Node }> {
  const anna = await nodes[ALL[0]!]!.node.player('Anna');
  for (;;) {
    const at = nodes[ALL[0]!]!.node;
    const { game } = accepted(await at.create(anna, { ruleset: 'pentaland', librarySize: 60, seats: 2 }));
    const [home, other] = ring.orderFor(game) as [string, string];
    if (other !== ALL[0]) continue;
    accepted(await at.act(anna, game, { type: 'seat-bot', bot: 'greedy' }));
    accepted(await at.act(anna, game, { type: 'ready', commitment: null }));
    return { anna, game, home: nodes[home]!, other: nodes[other]! };
  }
}

/** Anna starts the game and answers this many times; afterwards it is her turn again, or the game is over. */
async function annaPlays(on: GameNode, anna: PlayerId, game: string, answers: number): Promise<void> {
  accepted(await on.act(anna, game, { type: 'start' }));
  const isHers = async () => {
    const { status, decision } = (await on.sight(anna, game)).view;
    return status === 'over' || decision?.seat === 0;
  };
  for (let given = 0; given < answers; given += 1) {
    await eventually(isHers);
    const { decision } = (await on.sight(anna, game)).view;
    if (decision?.question === undefined) return;
    const { id, prompt, question } = decision;
    const answer = chosen(question, { prompt, random, refusals: 1 });
    accepted(await on.act(anna, game, { type: 'answer', decision: id, answer }));
  }
  await eventually(isHers);
}

describe('a game with a home', () => {
  it('has its bots moved there, though nobody has connected to that node', async () => {
    const { anna, game, home, other } = await withBot(await two(3_600_000));
    await annaPlays(other.node, anna, game, 4);
    expect(home.actors.filter((actor) => actor.startsWith('bot-')).length).toBeGreaterThan(0);
    expect(other.actors.filter((actor) => actor.startsWith('bot-'))).toEqual([]);
    expect(other.node.metrics.counts.get('home-missed')).toBeUndefined();
  });

  it('has its bots moved by the other node when the home is gone, and at once after the first time', async () => {
    const { anna, game, home, other } = await withBot(await two(200));
    // Before a bot is asked: otherwise the other node might miss the home of a slow machine once more.
    await gone(home);
    await annaPlays(other.node, anna, game, 12);
    expect(other.actors.filter((actor) => actor.startsWith('bot-')).length).toBeGreaterThan(0);
    expect(other.node.metrics.counts.get('home-missed')).toBe(1);
    accepted(await other.node.act(anna, game, { type: 'concede' }));
    await eventually(async () => (await other.node.sight(anna, game)).view.status === 'over');
    expect(await other.node.verify(anna, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it('has its clocks run out there, at the other node when the home is gone, and never twice', async () => {
    const [patience, each] = [300, 5];
    const time = new HandClock();
    const nodes = await two(patience, time);
    const at = nodes[ALL[0]!]!.node;
    const players = [await at.player('Anna'), await at.player('Boris')];
    const game = await at.playing(players, { clock: { kind: 'thinking', each, late: null, flag: 'passes' } });
    const [home, other] = ring.orderFor(game).map((name) => nodes[name]!) as [Node, Node];
    const flags = ({ actors }: Node) => actors.filter((actor) => actor === 'server').length;
    await other.node.sight(players[0]!, game);
    // The deadline of the home, not yet that of the other node.
    time.turn(each * 1_000);
    await eventually(() => flags(home) === 1);
    await other.node.sight(players[0]!, game);
    expect(flags(other)).toBe(0);
    await gone(home);
    // Whoever was heard of within the patience is not missing.
    await sleep(2 * patience);
    time.turn(each * 1_000 + patience);
    await eventually(() => flags(other) === 1);
    await other.node.sight(players[0]!, game);
    time.turn(each * 1_000);
    await eventually(() => flags(other) === 2);
    expect(flags(home)).toBe(1);
    expect(other.node.metrics.counts.get('append-conflicts')).toBeUndefined();
    expect(other.node.metrics.counts.get('nodes-missing')).toBe(1);
    expect(other.node.metrics.counts.get('home-missed')).toBe(1);
  });
});
