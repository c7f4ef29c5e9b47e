// A person at a table with bots, over restarts and on two nodes.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryBus } from '@nestjs/cqrs';
import { gameId, hashText, randomKey, randomSource, type PlayerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import type { Seat } from '#rules';
import { MENTAL_MAGIC } from '#mental';
import { chosen } from '#bots';
import { POOL } from '#testkit/pool/cards';
import { HandClock } from '#testkit/accounts/world';
import { alwaysTheseCards } from '../ports/index.js';
import { NamesHeard } from './names-heard.js';
import type { ReadFeed } from '../looking/read-feed/read-feed.query.js';
import { accepted, GameNode, refusalOf, type GameSetting } from '#testkit/node/game-node';
import { partOf } from '#testkit/values/part-of';

const cards = {
  ...alwaysTheseCards({ catalogue: hashText('cards'), definitions: POOL }),
  variants: MENTAL_MAGIC,
};
const TERMS = { ruleset: 'pentaland', librarySize: 60, startingLife: 20 } as const;
const random = randomSource(randomKey('a person', []), 0);

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start({ cards, ...setting });
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function begun(on: GameNode, anna: PlayerId, bots: readonly ('greedy' | 'random')[]): Promise<string> {
  const { game } = accepted(await on.create(anna, { ...TERMS, seats: 1 + bots.length }));
  for (const bot of bots) accepted(await on.act(anna, game, { type: 'seat-bot', bot }));
  accepted(await on.act(anna, game, { type: 'ready', commitment: null }));
  accepted(await on.act(anna, game, { type: 'start' }));
  return game;
}

/** The game once it waits for Anna at a new question, or is over. */
async function atAnna(on: GameNode, anna: PlayerId, game: string, last: string | undefined) {
  for (;;) {
    const { view } = await on.sight(anna, game);
    if (view.status === 'over') return view;
    if (view.decision?.seat === 0 && view.decision.id !== last) return view;
    await sleep(2);
  }
}

/**
 * Anna answers without ever attacking or playing anything, until she has given this many answers or the game
 * is over.
 */
async function annaPlays(on: readonly GameNode[], anna: PlayerId, game: string, answers: number) {
  let last: string | undefined;
  for (let given = 0; given < answers; given += 1) {
    const here = on[given % on.length]!;
    const { status, decision } = await atAnna(here, anna, game, last);
    if (status === 'over' || decision?.question === undefined) return;
    const { id, prompt, question } = decision;
    const answer = chosen(question, { prompt, random, refusals: 1 });
    accepted(await here.act(anna, game, { type: 'answer', decision: id, answer }));
    last = id;
  }
}

describe('the bots of a server', () => {
  it('play on with a person after a restart, then on two nodes that both take the person’s commands', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const first = await node({ store, clock });
    const anna = await first.player('Anna');
    const game = await begun(first, anna, ['greedy']);
    await annaPlays([first], anna, game, 6);
    await first.stop();
    nodes.length = 0;

    // Nobody reads the game: it proceeds by itself to Anna's next question.
    const again = [await node({ store, clock }), await node({ store, clock })] as const;
    await annaPlays(again, anna, game, 16);
    await atAnna(again[0], anna, game, undefined);
    const { status } = (await again[0].sight(anna, game)).view;
    if (status !== 'over') accepted(await again[0].act(anna, game, { type: 'concede' }));
    expect((await again[0].sight(anna, game)).view.result?.reason).toBe('last-one-standing');
    expect(await again[0].verify(anna, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it('move at another node when the node that took the command does not move them', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const patience = { home: 20 };
    const [one, other] = [await node({ store, clock, patience }), await node({ store, clock, patience })];
    const anna = await one.player('Anna');
    const game = await begun(one, anna, ['greedy']);
    await other.sight(anna, game);
    await one.bots.beforeApplicationShutdown();
    await annaPlays([one], anna, game, 4);
    expect((await atAnna(one, anna, game, undefined)).decision?.seat).toBe(0);
  });

  it('concede when no person is left in the game', async () => {
    const on = await node({});
    const anna = await on.player('Anna');
    const game = await begun(on, anna, ['greedy', 'random']);
    accepted(await on.act(anna, game, { type: 'concede' }));
    while ((await on.sight(anna, game)).view.status !== 'over') await sleep(2);
    const seats = Object.values((await on.sight(anna, game)).view.seats);
    expect(seats[0]?.lost).toBe('conceded');
    expect(seats.map(({ lost }) => lost).filter((lost) => lost === 'conceded')).toHaveLength(2);
  });

  it('have heard the names said at the table, and read the feed on from their last page', async () => {
    const on = await node({});
    const anna = await on.player('Anna');
    const game = await begun(on, anna, ['greedy']);
    const pages: (string | undefined)[] = [];
    const queries = partOf<QueryBus>({
      execute: ({ asker, after, first }: ReadFeed) => {
        pages.push(after);
        return on.readFeed(asker.player, game, after, first);
      },
    });
    const heard = new NamesHeard(queries);
    const names = () => heard.in(gameId(game), 0 as Seat, { player: anna, roles: ['player'] });
    const said = async () => {
      const feed = await on.readFeed(anna, game);
      if (feed.kind !== 'found') throw new Error(feed.kind);
      return feed.value.entries.flatMap(({ story }) => (story.type === 'CardNamed' ? [story['name']] : []));
    };
    await names();
    while ((await said()).length === 0) await annaPlays([on], anna, game, 2);
    await atAnna(on, anna, game, undefined);
    expect([...(await names())].toSorted()).toEqual([...new Set(await said())].toSorted());
    expect(pages.filter((after) => after === undefined)).toHaveLength(1);
  });

  it('are seated by the host alone, by a known kind, and never by an invitation', async () => {
    const on = await node({});
    const [anna, boris] = [await on.player('Anna'), await on.player('Boris')];
    const { game } = accepted(await on.create(anna, { ...TERMS, seats: 3 }));
    accepted(await on.act(boris, game, { type: 'join' }));
    expect(refusalOf(await on.act(boris, game, { type: 'seat-bot', bot: 'random' }))).toBe('not-host');
    const clever = { type: 'seat-bot', bot: 'clever' as 'random' } as const;
    expect(refusalOf(await on.act(anna, game, clever))).toBe('invalid-command');
    expect(refusalOf(await on.act(anna, game, { type: 'unseat-bot', seat: 1 }))).toBe('not-seated');
    const invited = { type: 'invite', player: 'bot-greedy-1' } as const;
    expect(refusalOf(await on.act(anna, game, invited))).toBe('unknown-player');
  });
});
