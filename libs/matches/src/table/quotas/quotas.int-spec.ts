// The quotas of an account and of an address: games over the real modules, lists included.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashText, seconds, type PlayerId } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { MemoryEventStore } from '#event-store/memory';
import { POOL } from '#testkit/pool/cards';
import { alwaysTheseCards } from '../../ports/index.js';
import { ListGames } from '../list-games/list-games.query.js';
import { accepted, GameNode, type GameSetting } from '#testkit/node/game-node';

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

const MINUTE = seconds(60);
const INVITED = { access: 'invitation', seats: 4 } as const;
const HOME = '192.0.2.1';

/** The lists follow the log moments later, in its order: what they have of now, they have of all before. */
async function listed(on: GameNode): Promise<void> {
  const zoe = await on.player(`Zoe ${String(on.clock.now())}`);
  const last = accepted(await on.create(zoe)).game;
  const hers = new ListGames({ player: zoe, roles: ['player'] }, { kind: 'mine' }, 1, undefined);
  await until(async () => (await on.ask(hers)).games.some(({ id }) => id === last));
  // What was done here counts for ten seconds, whatever the lists have.
  on.clock.turn(seconds(11));
}

describe('the tables of an account', () => {
  it('that have not begun are limited in number, on every node and after a restart', async () => {
    const store = new MemoryEventStore();
    const one = await node({ store, quotas: { tables: 2 } });
    const anna = await one.player('Anna');
    const first = accepted(await one.create(anna)).game;
    accepted(await one.create(anna));
    const refusal = { code: 'table-quota', rule: 'server quotas', retriable: true, retryAfter: MINUTE };
    expect(await one.create(anna)).toMatchObject({ kind: 'refused', refusal });
    expect(one.metrics.counts.get('refused-by-table-quota')).toBe(1);

    const two = await node({ store, clock: one.clock, quotas: { tables: 2 } });
    await listed(two);
    expect(await two.create(anna)).toMatchObject({ kind: 'refused', refusal });
    accepted(await two.act(anna, first, { type: 'leave' }));
    await listed(two);
    accepted(await two.create(anna));
  });

  it('are counted before the lists know them', async () => {
    const one = await node({ quotas: { tables: 3 } });
    const anna = await one.player('Anna');
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => one.create(anna)));
    expect(atOnce.filter(({ kind }) => kind === 'accepted')).toHaveLength(3);
    expect(await one.create(anna)).toMatchObject({ refusal: { code: 'table-quota' } });
  });

  it('are not counted again for a command that is sent again', async () => {
    const one = await node({ quotas: { tables: 1 } });
    const anna = await one.player('Anna');
    const first = accepted(await one.create(anna, {}, 'the-one'));
    expect(accepted(await one.create(anna, {}, 'the-one')).game).toBe(first.game);
  });
});

describe('the unfinished games of an account', () => {
  it('are limited in number, created or joined; leaving and conceding are never refused', async () => {
    const one = await node({ quotas: { games: 2 } });
    const [anna, boris] = [await one.player('Anna'), await one.player('Boris')];
    const games: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) games.push(accepted(await one.create(anna)).game);
    accepted(await one.act(boris, games[0]!, { type: 'join' }));
    accepted(await one.create(boris));
    const refused = { kind: 'refused', refusal: { code: 'game-quota', retryAfter: MINUTE } };
    expect(await one.act(boris, games[1]!, { type: 'join' })).toMatchObject(refused);
    accepted(await one.act(boris, games[0]!, { type: 'leave' }));
    await listed(one);
    accepted(await one.act(boris, games[1]!, { type: 'join' }));
  });

  it('are not counted once they are over', async () => {
    const one = await node({ quotas: { games: 1 } });
    const [anna, boris] = [await one.player('Anna'), await one.player('Boris')];
    const game = await one.playing([anna, boris]);
    expect(await one.create(anna)).toMatchObject({ refusal: { code: 'game-quota' } });
    accepted(await one.act(anna, game, { type: 'concede' }));
    await listed(one);
    accepted(await one.create(anna));
  });
});

describe('the effect of a refused command', () => {
  it('is not counted', async () => {
    const one = await node({ quotas: { bots: 2, games: 2 } });
    const [anna, boris] = [await one.player('Anna'), await one.player('Boris')];
    const full = accepted(await one.create(anna, { seats: 2 })).game;
    const bot = (game: string) => one.act(anna, game, { type: 'seat-bot', bot: 'random' });
    accepted(await bot(full));
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await bot(full)).toMatchObject({ refusal: { code: 'game-full' } });
      expect(await one.act(boris, full, { type: 'join' })).toMatchObject({ refusal: { code: 'game-full' } });
    }
    const wide = accepted(await one.create(anna, INVITED)).game;
    accepted(await bot(wide));
    accepted(await one.create(boris));
    accepted(await one.create(boris));
  });
});

describe('the bots of an account', () => {
  it('have a limited number of seats, over all its tables together', async () => {
    const one = await node({ quotas: { bots: 3 } });
    const anna = await one.player('Anna');
    const seat = (game: string) => one.act(anna, game, { type: 'seat-bot', bot: 'greedy' });
    const first = accepted(await one.create(anna, INVITED)).game;
    const second = accepted(await one.create(anna, INVITED)).game;
    accepted(await seat(first));
    accepted(await seat(first));
    accepted(await seat(second));
    expect(await seat(second)).toMatchObject({ refusal: { code: 'bot-quota', retryAfter: MINUTE } });
    accepted(await one.act(anna, first, { type: 'unseat-bot', seat: 1 }));
    accepted(await seat(second));
    await listed(one);
    expect(await seat(second)).toMatchObject({ refusal: { code: 'bot-quota' } });
  });
});

describe('what an account adds to the log', () => {
  it('is limited to so much a minute, ten minutes of it at once; then it waits, and may still concede', async () => {
    const one = await node({ quotas: { bytesPerMinute: 2_000 } });
    const [anna, boris] = [await one.player('Anna'), await one.player('Boris')];
    const game = accepted(await one.create(anna, INVITED)).game;
    let flips = 0;
    let last = await one.act(anna, game, { type: 'invite', player: boris });
    for (; flips < 100 && last.kind === 'accepted'; flips += 1) {
      last = await one.act(anna, game, { type: 'seat-bot', bot: 'random' });
      if (last.kind === 'accepted') accepted(await one.act(anna, game, { type: 'unseat-bot', seat: 1 }));
    }
    expect(flips).toBeGreaterThan(2);
    expect(last).toMatchObject({ refusal: { code: 'log-quota', retriable: true } });
    const wait = last.kind === 'refused' ? last.refusal.retryAfter! : 0;
    expect(wait).toBeGreaterThan(0);
    expect(one.metrics.counts.get('log-bytes')).toBeGreaterThan(20_000);
    // The others go on, and nobody is held in a game.
    accepted(await one.create(boris));
    accepted(await one.act(anna, game, { type: 'leave' }));
    one.clock.turn(wait + MINUTE);
    accepted(await one.create(anna));
  });

  it('includes what its bots add: they wait, and go on when it may write again', async () => {
    const cards = {
      ...alwaysTheseCards({ catalogue: hashText('cards'), definitions: POOL }),
      variants: MENTAL_MAGIC,
    };
    const one = await node({ cards, quotas: { bytesPerMinute: 2_000 } });
    const anna = await one.player('Anna');
    const { game } = accepted(
      await one.create(anna, { ruleset: 'pentaland', librarySize: 60, startingLife: 20, seats: 2 }),
    );
    accepted(await one.act(anna, game, { type: 'seat-bot', bot: 'greedy' }));
    accepted(await one.act(anna, game, { type: 'ready', commitment: null }));
    accepted(await one.act(anna, game, { type: 'start' }));
    const moment = await atRest(one, anna, game);
    expect(one.metrics.counts.get('refused-by-log-quota')).toBeGreaterThan(0);
    one.clock.turn(300 * MINUTE);
    await until(async () => (await one.sight(anna, game)).moment > moment || (await isHers(one, anna, game)));
  });
});

describe('an address', () => {
  it('has the limits of a number of accounts, shared by all who act from it', async () => {
    const one = await node({ quotas: { tables: 2, accountsPerAddress: 2 } });
    const names = ['Anna', 'Boris', 'Carla', 'Dora'];
    const players = await Promise.all(names.map((name) => one.player(name)));
    const from = (player: PlayerId, address: string) => one.create(player, {}, undefined, address);
    for (const player of players.slice(0, 2)) {
      accepted(await from(player, HOME));
      accepted(await from(player, HOME));
    }
    expect(await from(players[2]!, HOME)).toMatchObject({ refusal: { code: 'table-quota' } });
    accepted(await from(players[2]!, '192.0.2.2'));
    const v6 = (host: string) => `2001:db8:1:2::${host}`;
    for (const [nth, player] of [players[3]!, players[3]!, players[2]!].entries())
      accepted(await from(player, v6(String(nth))));
    const erin = await one.player('Erin');
    accepted(await from(erin, v6('ffff')));
    expect(await from(erin, v6('eeee'))).toMatchObject({ refusal: { code: 'table-quota' } });
  });

  it('has room again when its games are over', async () => {
    const one = await node({ quotas: { games: 1, tables: 1, accountsPerAddress: 1 } });
    const [anna, boris] = [await one.player('Anna'), await one.player('Boris')];
    const { game } = accepted(await one.create(anna, {}, undefined, HOME));
    expect(await one.create(boris, {}, undefined, HOME)).toMatchObject({ kind: 'refused' });
    // From another address, so that this one does not learn of it.
    accepted(await one.act(anna, game, { type: 'leave' }));
    await listed(one);
    accepted(await one.create(boris, {}, undefined, HOME));
  });
});

const isHers = async (on: GameNode, player: PlayerId, game: string): Promise<boolean> =>
  (await on.sight(player, game)).view.decision?.question !== undefined;

/** The moment when nothing more happens without her; she answers every question. */
async function atRest(on: GameNode, player: PlayerId, game: string): Promise<number> {
  for (;;) {
    const refusedBefore = on.metrics.counts.get('refused-by-log-quota') ?? 0;
    if (refusedBefore > 0) return (await on.sight(player, game)).moment;
    const { view } = await on.sight(player, game);
    const { decision } = view;
    if (decision?.question !== undefined) {
      const answer =
        decision.question.kind === 'priority'
          ? ({ kind: 'priority', action: 'pass-turn' } as const)
          : decision.question.kind === 'yes-no'
            ? ({ kind: 'yes-no', yes: false } as const)
            : ({ kind: 'choose-players', players: [0] } as const);
      await on.act(player, game, { type: 'answer', decision: decision.id, answer });
    }
    await sleep(5);
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
