// Anyone to whom a game has opened plays on from any moment of it, on a table of its own.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type Json, type PlayerId } from '#kernel';
import { everyEvent, verifyStore } from '#log';
import { applyPatch, type FeedEntry, publishedView } from '#visibility';
import { seenIn } from '#testkit/eyes/seen-in';
import { TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode, refusalOf, TEST_CARDS } from '#testkit/node/game-node';
import {
  exportFeed,
  ForkGame,
  ListGames,
  STORE_FAMILIES,
  verifyGames,
  type RequestedTerms,
} from './index.js';

let on: GameNode;
let other: GameNode;
let players: PlayerId[];
let stranger: PlayerId;
beforeEach(async () => {
  on = await GameNode.start();
  other = await GameNode.start({ store: on.store, clock: on.clock });
  players = [await on.player('Anna'), await on.player('Boris')];
  stranger = await on.player('Chloe');
});
afterEach(() => Promise.all([on.stop(), other.stop()]));

const TERMS = { librarySize: 60 } as const;

/** A game of some turns that is over, and the moments at which a turn had just begun. */
async function finished(terms: RequestedTerms = {}) {
  const game = await on.playing(players, { ...TERMS, ...terms });
  const moments: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    moments.push((await on.sight(players[0]!, game)).moment);
    await on.passTurn(players, game);
  }
  accepted(await on.act(players[0]!, game, { type: 'concede' }));
  return { game, moments };
}

interface Given {
  readonly seat?: number;
  readonly terms?: RequestedTerms;
  readonly id?: string;
  readonly node?: GameNode;
  readonly roles?: readonly string[];
}

const fork = (
  player: PlayerId,
  game: string,
  moment: number,
  { seat = 0, terms = {}, id = randomUUID(), node = on, roles = ['player'] }: Given = {},
) => node.forks(new ForkGame({ player, roles }, id, game, moment, seat, terms));

/** Both sit, are ready, and the host starts. */
async function started(host: PlayerId, guest: PlayerId, made: string): Promise<void> {
  accepted(await on.act(guest, made, { type: 'join' }));
  for (const player of [host, guest])
    accepted(await on.act(player, made, { type: 'ready', commitment: null }));
  accepted(await on.act(host, made, { type: 'start' }));
}

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

const feedIn = (lines: unknown): readonly FeedEntry[] => lines as readonly FeedEntry[];

describe('a game that goes on from a moment of another', () => {
  it('is in that position, through the eyes of each seat and of spectators', async () => {
    const { game, moments } = await finished();
    const [, moment] = moments as [number, number];
    const made = accepted(await fork(stranger, game, moment, { seat: 1 })).game;
    await started(stranger, players[0]!, made);
    const watcher = await on.player('Dora');
    const seen = async (player: PlayerId, of: string, at?: number) =>
      seenIn((await on.sight(player, of, at)).view);
    expect(await seen(stranger, made)).toEqual(await seen(players[1]!, game, moment));
    expect(await seen(players[0]!, made)).toEqual(await seen(players[0]!, game, moment));
    expect(await seen(watcher, made)).toEqual(await seen(watcher, game, moment));
    const { view } = await on.sight(stranger, made);
    expect(view).toMatchObject({ origin: { kind: 'game', game, moment }, status: 'playing' });
    await on.passTurn([players[0]!, stranger], made);
  });

  it('folds from its log alone: feeds, other nodes, and verification', async () => {
    const { game, moments } = await finished();
    const made = accepted(await fork(stranger, game, moments[2]!)).game;
    await started(stranger, players[1]!, made);
    await on.passTurn([stranger, players[1]!], made);
    for (const viewer of ['seat-0', 'seat-1', 'spectator']) {
      const lines = await exportFeed(on.store, gameId(made), viewer);
      if (!lines.ok) throw new Error(lines.error);
      const [, ...entries] = feedIn(await allOf(lines.value));
      const folded = entries.reduce<Json>((before, { patch }) => applyPatch(before, patch), null);
      const player = { 'seat-0': stranger, 'seat-1': players[1]!, spectator: players[0]! }[viewer]!;
      expect(folded).toEqual(publishedView((await other.sight(player, made)).view));
    }
    expect(await verifyStore(everyEvent(on.store), TEST_KEYS, STORE_FAMILIES)).toMatchObject({ faults: [] });
    for await (const { verdict } of verifyGames(on.store, TEST_KEYS, TEST_CARDS))
      expect(verdict).toMatchObject({ fault: null, differences: [] });
  });

  it('has a seed of its own: chance goes otherwise than in the game, and in each fork otherwise', async () => {
    const game = accepted(await on.create(players[0]!, { ...TERMS, seats: 2 })).game;
    await started(players[0]!, players[1]!, game);
    await on.answerOpen(players, game, { kind: 'choose-players', players: [0] });
    const { moment } = await on.sight(players[0]!, game);
    const seen = async (of: string, at?: number) =>
      Promise.all(players.map(async (player) => seenIn((await on.sight(player, of, at)).view)));
    /** Both shuffle their hands away, and draw new ones. */
    const handsAfterMulligans = async (of: string): Promise<string> => {
      for (const _ of players) await on.answerOpen(players, of, { kind: 'yes-no', yes: true });
      const hands = players.map(async (player, seat) => {
        const { view } = await on.sight(player, of);
        return view.seats[seat]!.hand!.map((id) => view.objects[id]!.name);
      });
      return JSON.stringify(await Promise.all(hands));
    };
    const hands = [await handsAfterMulligans(game)];
    accepted(await on.act(players[0]!, game, { type: 'concede' }));
    const commitments = [(await on.sight(players[1]!, game)).view.commitment];
    for (let nth = 0; nth < 2; nth += 1) {
      const made = accepted(await fork(players[0]!, game, moment)).game;
      await started(players[0]!, players[1]!, made);
      expect(await seen(made)).toEqual(await seen(game, moment));
      commitments.push((await on.sight(players[1]!, made)).view.commitment);
      hands.push(await handsAfterMulligans(made));
    }
    expect([new Set(commitments).size, new Set(hands).size]).toEqual([3, 3]);
  });

  it('says in the lists whose position it is', async () => {
    const { game, moments } = await finished();
    const made = accepted(await fork(stranger, game, moments[0]!)).game;
    const asker = { player: stranger, roles: ['player'] };
    const page = async () => on.ask(new ListGames(asker, { kind: 'mine' }, 10, undefined));
    while ((await page()).games.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await page()).games).toMatchObject([
      { id: made, origin: { kind: 'game', game, moment: moments[0] }, status: 'gathering' },
    ]);
  });

  it('is made once for a command, on any node, and plays with bots', async () => {
    const { game, moments } = await finished();
    const id = randomUUID();
    const made = accepted(await fork(stranger, game, moments[1]!, { id })).game;
    expect(accepted(await fork(stranger, game, moments[1]!, { id, node: other })).game).toBe(made);
    accepted(await on.act(stranger, made, { type: 'seat-bot', bot: 'random' }));
    expect(refusalOf(await on.act(players[0]!, made, { type: 'join' }))).toBe('game-full');
    accepted(await on.act(stranger, made, { type: 'ready', commitment: null }));
    accepted(await on.act(stranger, made, { type: 'start' }));
    expect((await on.sight(stranger, made)).view.status).toBe('playing');
  });

  it('begins only when everyone who is still in it has a player', async () => {
    const third = await on.player('Dora');
    players = [...players, third];
    const game = await on.playing(players, TERMS);
    accepted(await on.act(players[1]!, game, { type: 'concede' }));
    const { moment } = await on.sight(players[0]!, game);
    accepted(await on.act(players[0]!, game, { type: 'concede' }));
    expect(refusalOf(await fork(stranger, game, moment, { seat: 1 }))).toBe('not-seated');
    const made = accepted(await fork(stranger, game, moment, { seat: 2 })).game;
    accepted(await on.act(stranger, made, { type: 'ready', commitment: null }));
    expect(refusalOf(await on.act(stranger, made, { type: 'start' }))).toBe('too-few-players');
    accepted(await on.act(third, made, { type: 'join' }));
    expect(refusalOf(await on.act(players[0]!, made, { type: 'join' }))).toBe('game-full');
    accepted(await on.act(third, made, { type: 'ready', commitment: null }));
    accepted(await on.act(stranger, made, { type: 'start' }));
    const { view } = await on.sight(third, made);
    expect(view.seats).toMatchObject({
      0: { player: third },
      1: { lost: 'conceded' },
      2: { player: stranger },
    });
  });
});

describe('a game is not gone on from', () => {
  const stored = async (): Promise<number> => (await allOf(everyEvent(on.store))).length;

  it('by anyone to whom it has not opened, whether or not they may know of it', async () => {
    const running = await on.playing(players, TERMS);
    const { game: judged, moments } = await finished({
      opens: 'judges-only',
      access: 'private',
      spectators: 'refused',
    });
    const before = await stored();
    for (const player of [...players, stranger]) {
      expect(refusalOf(await fork(player, running, 3))).toBe('unknown-game');
      expect(refusalOf(await fork(player, judged, moments[0]!))).toBe('unknown-game');
      expect(refusalOf(await fork(player, 'no-such-game', 3))).toBe('unknown-game');
    }
    expect(await stored()).toBe(before);
    // To a judge it has opened, and the look is on record.
    accepted(await fork(stranger, judged, moments[0]!, { roles: ['player', 'judge'] }));
    expect(await on.store.readAll({ max: 10, types: ['JudgeLookOpened'] })).toHaveLength(1);
  });

  it('at a moment that it does not have, before it began, or once it was over', async () => {
    const { game } = await finished();
    const { moment: last } = await on.sight(stranger, game);
    const before = await stored();
    for (const moment of [-1, 0, 0.5, last + 1, 1_000_000_000, NaN])
      expect(refusalOf(await fork(stranger, game, moment))).toBe('no-such-moment');
    for (const moment of [2, last]) expect(refusalOf(await fork(stranger, game, moment))).toBe('not-started');
    expect(await stored()).toBe(before);
  });

  it('with other rules, or in a seat that is not there', async () => {
    const { game, moments } = await finished();
    const before = await stored();
    for (const terms of [{ seats: 3 }, { ruleset: 'magic' }, { librarySize: 100 }] as const)
      expect(refusalOf(await fork(stranger, game, moments[0]!, { terms }))).toBe('invalid-command');
    expect(refusalOf(await fork(stranger, game, moments[0]!, { seat: 5 }))).toBe('not-seated');
    expect(refusalOf(await fork(stranger, game, moments[0]!, { seat: 99 }))).toBe('invalid-command');
    expect(await stored()).toBe(before);
  });
});
