// A bot whose every answer is refused tries other answers, concedes once, and rests; the log shows what it
// tried.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable, type AppendResult, type Expected, type NewEvent } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { hashText, randomKey, randomSource, type PlayerId, type StreamName } from '#kernel';
import { chosen } from '#bots';
import { POOL } from '#testkit/pool/cards';
import { MENTAL_MAGIC } from '#mental';
import type { Log } from '#ports';
import { alwaysTheseCards } from '../ports/index.js';
import { accepted, GameNode } from '#testkit/node/game-node';

const cards = {
  ...alwaysTheseCards({ catalogue: hashText('cards'), definitions: POOL }),
  variants: MENTAL_MAGIC,
};
const random = randomSource(randomKey('a person', []), 0);

interface Tried {
  readonly commandId: string;
  readonly said: string;
}

/** Accepts what people do, and from bots only what the test allows. */
class StoreAgainstBots extends MemoryEventStore {
  readonly tried: Tried[] = [];

  constructor(private readonly against: (commandId: string, times: number) => 'takes' | 'refuses' | 'away') {
    super();
  }

  override async append(
    stream: StreamName,
    expected: Expected,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const { actor, commandId } = events[0]!.metadata as {
      readonly actor?: string;
      readonly commandId?: string;
    };
    if (actor?.startsWith('bot-') !== true || commandId === undefined)
      return super.append(stream, expected, events);
    this.tried.push({ commandId, said: JSON.stringify(events.map(({ data }) => data)) });
    const does = this.against(commandId, this.tried.length);
    if (does === 'away') throw new StoreUnavailable('away', 'not-done');
    return does === 'takes'
      ? super.append(stream, expected, events)
      : { kind: 'refused', reason: 'too-large' };
  }
}

const nodes: GameNode[] = [];
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function table(against: ConstructorParameters<typeof StoreAgainstBots>[0]) {
  const store = new StoreAgainstBots(against);
  const warned: string[] = [];
  const nothing = (): void => undefined;
  const log: Log = { debug: nothing, info: nothing, error: nothing, warn: (event) => warned.push(event) };
  const on = await GameNode.start({ store, log, cards });
  nodes.push(on);
  const anna = await on.player('Anna');
  const terms = { ruleset: 'pentaland', librarySize: 60, startingLife: 20, seats: 2 } as const;
  const { game } = accepted(await on.create(anna, terms));
  accepted(await on.act(anna, game, { type: 'seat-bot', bot: 'greedy' }));
  accepted(await on.act(anna, game, { type: 'ready', commitment: null }));
  accepted(await on.act(anna, game, { type: 'start' }));
  await untilBotIsAsked(on, anna, game);
  return { on, anna, game, store, warned };
}

/** Anna passes and keeps until the bot has to answer, or the game is over. */
async function untilBotIsAsked(on: GameNode, anna: PlayerId, game: string): Promise<void> {
  for (;;) {
    const { status, decision } = (await on.sight(anna, game)).view;
    if (status === 'over' || decision?.seat !== 0 || decision.question === undefined) return;
    const { id, prompt, question } = decision;
    const answer = chosen(question, { prompt, random, refusals: 1 });
    accepted(await on.act(anna, game, { type: 'answer', decision: id, answer }));
  }
}

const MOST_COMMANDS = 16;
const TOO_MANY = 60;

/** Waits until nothing was tried for long enough that many retries would have happened. */
async function quiet(store: StoreAgainstBots): Promise<void> {
  let before = -1;
  while (before !== store.tried.length && store.tried.length < TOO_MANY) {
    before = store.tried.length;
    await sleep(400);
  }
}

describe('a bot whose answers are refused', () => {
  it('gives no answer more than twice, concedes once, and rests with one line in the log', async () => {
    const { store, warned } = await table(() => 'refuses');
    while (store.tried.length <= MOST_COMMANDS && warned.length === 0) await sleep(5);
    await quiet(store);
    expect(store.tried.length).toBeGreaterThan(1);
    expect(store.tried.length).toBeLessThanOrEqual(MOST_COMMANDS);
    const alike = new Map<string, number>();
    for (const { said } of store.tried) alike.set(said, (alike.get(said) ?? 0) + 1);
    expect(Math.max(...alike.values())).toBeLessThanOrEqual(2);
    expect(store.tried.filter(({ commandId }) => commandId === 'bot/concede')).toHaveLength(1);
    expect(warned.filter((line) => line.startsWith('a bot rests'))).toHaveLength(1);
  });

  it('tries a few more answers when the game changes while the bot rests', async () => {
    const { on, anna, game, store, warned } = await table(() => 'refuses');
    while (warned.length === 0) await sleep(5);
    await quiet(store);
    const before = store.tried.length;
    const stops = { own: ['upkeep' as const], others: [] };
    accepted(await on.act(anna, game, { type: 'set-passing', until: null, stops }));
    while (warned.length === 1) await sleep(5);
    await quiet(store);
    expect(store.tried.length - before).toBeLessThanOrEqual(3);
    expect(store.tried.slice(before).filter(({ commandId }) => commandId === 'bot/concede')).toHaveLength(1);
    expect(warned).toHaveLength(2);
  });

  it('leaves the game when only conceding is accepted', async () => {
    const { on, anna, game, warned } = await table((id) => (id === 'bot/concede' ? 'takes' : 'refuses'));
    while ((await on.sight(anna, game)).view.status !== 'over') await sleep(5);
    expect((await on.sight(anna, game)).view.seats[1]?.lost).toBe('conceded');
    expect(warned).toEqual([]);
  });

  it('plays on when only its first answers were refused', async () => {
    const { on, anna, game, store } = await table((_, times) => (times <= 2 ? 'refuses' : 'takes'));
    while ((await on.sight(anna, game)).view.decision?.seat !== 0) await sleep(5);
    expect(store.tried.some(({ commandId }) => commandId === 'bot/concede')).toBe(false);
  });

  it('answers although it may not set where it passes, and asks for that once a decision', async () => {
    const { on, anna, game, store } = await table((id) =>
      id.startsWith('bot/passing') ? 'refuses' : 'takes',
    );
    const passing = () => store.tried.filter(({ commandId }) => commandId.startsWith('bot/passing'));
    while (passing().length < 3 && (await on.sight(anna, game)).view.status !== 'over') {
      await untilBotIsAsked(on, anna, game);
      await sleep(5);
    }
    const ids = passing().map(({ commandId }) => commandId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('waits before it tries again while the store is away, and counts none of it as a refusal', async () => {
    const began = performance.now();
    const { store, warned } = await table(() => 'away');
    while (warned.length === 0) await sleep(5);
    await sleep(300);
    // One a second, and the first one at once.
    expect(store.tried.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 1_000);
    expect(new Set(warned)).toEqual(new Set(['a bot could not move']));
  });
});
