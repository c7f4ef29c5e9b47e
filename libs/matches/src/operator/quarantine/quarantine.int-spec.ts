// A game that cannot go on is quarantined on every node; nobody can stop a game that can go on.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameId, type PlayerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import type { Log } from '#ports';
import { HandClock } from '#testkit/accounts/world';
import { accepted, GameNode, refusalOf, type GameSetting } from '#testkit/node/game-node';
import { answerOf, castIn, DIRGE, DOUBT, FLAW, only, SONG, TEMPTATION } from '#testkit/node/quarantined';

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

const eventually = async (what: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await what())) await sleep(5);
};
const playersOf = (on: GameNode): Promise<PlayerId[]> =>
  Promise.all(['Anna', 'Boris'].map((name) => on.player(name)));
const whyIn = async (on: GameNode, players: readonly PlayerId[], game: string): Promise<string | undefined> =>
  (await on.sight(players[0]!, game)).view.quarantine?.why;
const YES = { kind: 'yes-no', yes: true } as const;
const NO = { kind: 'yes-no', yes: false } as const;

class Lines implements Log {
  readonly said: { readonly event: string; readonly reason?: string; readonly kind?: string }[] = [];
  private readonly note = (event: string, fields: object = {}) => void this.said.push({ event, ...fields });
  readonly debug = this.note;
  readonly info = this.note;
  readonly warn = this.note;
  readonly error = this.note;
}

describe('a game whose only way on is too much work', () => {
  it('is quarantined after three refusals, on every node and after every restart', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock(), cards: only(DIRGE) };
    const log = new Lines();
    const one = await node({ ...setting, log });
    const other = await node(setting);
    const players = await playersOf(one);
    const game = await castIn(one, players);
    for (let times = 0; times < 3; times += 1)
      expect(await answerOf(one, players, game)).toBe('too-much-work');
    await eventually(async () => (await whyIn(one, players, game)) === 'too-much-work');
    expect(await answerOf(one, players, game)).toBe('quarantined');
    expect(refusalOf(await one.act(players[0]!, game, { type: 'concede' }))).toBe('quarantined');
    await eventually(async () => (await whyIn(other, players, game)) === 'too-much-work');
    expect(await answerOf(other, players, game)).toBe('quarantined');
    const late = await node(setting);
    expect(await answerOf(late, players, game)).toBe('quarantined');
    for (const on of [one, other, late])
      await eventually(() => on.metrics.counts.get('games-quarantined') === 1);
    expect(log.said.filter(({ event }) => event === 'game-quarantined')).toMatchObject([
      { reason: 'too-much-work' },
    ]);
  });

  it('is shown as before, with its view, its past and its feed, which tells of the quarantine', async () => {
    const on = await node({ cards: only(DIRGE) });
    const players = await playersOf(on);
    const game = await castIn(on, players);
    for (let times = 0; times < 3; times += 1) await answerOf(on, players, game);
    await eventually(async () => (await whyIn(on, players, game)) !== undefined);
    const { view, moment, legal } = await on.sight(players[1]!, game);
    expect([view.status, legal]).toEqual(['playing', []]);
    expect((await on.sight(players[1]!, game, moment - 1)).view.quarantine).toBeUndefined();
    const feed = await on.readFeed(players[1]!, game);
    const last = feed.kind === 'found' ? feed.value.entries.at(-1) : undefined;
    expect(last?.story).toMatchObject({ type: 'GameQuarantined', why: 'too-much-work' });
  });

  it('is quarantined by the clock as well, if nobody answers', async () => {
    const clock = new HandClock();
    const on = await node({ clock, cards: only(DIRGE) });
    const players = await playersOf(on);
    const thinking = { kind: 'thinking', each: 30, late: null, flag: 'passes' };
    const game = await castIn(on, players, { clock: thinking });
    clock.turn(31_000);
    const session = await on.sessions.find(gameId(game));
    for (let times = 0; times < 3; times += 1)
      expect(refusalOf(await session!.submit(session!.timer!.submission))).toBe('too-much-work');
    await eventually(async () => (await whyIn(on, players, game)) === 'too-much-work');
    expect(session!.timer).toBeUndefined();
  });

  it('keeps no other game from going on', async () => {
    const on = await node({ cards: only(DIRGE) });
    const players = await playersOf(on);
    const [stuck, other] = [await castIn(on, players), await castIn(on, players)];
    for (let times = 0; times < 3; times += 1) await answerOf(on, players, stuck);
    await eventually(async () => (await whyIn(on, players, stuck)) !== undefined);
    expect(accepted(await on.act(players[0]!, other, { type: 'concede' })).kind).toBe('accepted');
  });
});

describe('a game that can go on', () => {
  it('is not quarantined by a player who repeats too much work twenty times', async () => {
    const on = await node({ cards: only(TEMPTATION) });
    const players = await playersOf(on);
    const game = await castIn(on, players);
    await answerOf(on, players, game);
    for (let times = 0; times < 20; times += 1)
      expect(await answerOf(on, players, game, YES)).toBe('too-much-work');
    expect(await whyIn(on, players, game)).toBeUndefined();
    expect(await answerOf(on, players, game, NO)).toBe('accepted');
  });

  it('is not quarantined by a player who repeats what the rules fail on; nothing is done, and no follower is cut off', async () => {
    const log = new Lines();
    const on = await node({ cards: only(DOUBT), log });
    const players = await playersOf(on);
    const game = await castIn(on, players);
    await answerOf(on, players, game);
    const followed = await on.follow(players[1]!, game);
    for (let times = 0; times < 4; times += 1)
      expect(await answerOf(on, players, game, YES)).toBe('engine-fault');
    expect(await whyIn(on, players, game)).toBeUndefined();
    expect(await answerOf(on, players, game, NO)).toBe('accepted');
    let closed = false;
    for await (const message of followed) {
      if (message.kind === 'closed') closed = true;
      if (message.kind === 'closed' || (message.kind === 'entry' && isResolution(message.entry.story))) break;
    }
    expect(closed).toBe(false);
    expect(on.metrics.counts.get('engine-faults')).toBe(4);
    expect(log.said.filter(({ event }) => event === 'engine-fault')).toHaveLength(4);
  });
});

const isResolution = (story: unknown): boolean =>
  (story as { readonly type?: string }).type === 'ObjectMoved';

describe('a game on which the rules fail whatever is answered', () => {
  it('is quarantined, with a reason of its own', async () => {
    const on = await node({ cards: only(FLAW) });
    const players = await playersOf(on);
    const game = await castIn(on, players);
    for (let times = 0; times < 3; times += 1) expect(await answerOf(on, players, game)).toBe('engine-fault');
    await eventually(async () => (await whyIn(on, players, game)) === 'engine-fault');
    expect(await answerOf(on, players, game)).toBe('quarantined');
  });
});

it('a game without a fault is counted nowhere', async () => {
  const on = await node({ cards: only(SONG) });
  const players = await playersOf(on);
  const game = await castIn(on, players);
  expect(await answerOf(on, players, game)).toBe('accepted');
  expect(accepted(await on.act(players[0]!, game, { type: 'concede' })).kind).toBe('accepted');
  expect(on.metrics.counts.get('games-quarantined') ?? 0).toBe(0);
});
