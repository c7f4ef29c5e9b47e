// A game exported as lines: the view of one viewer, or the whole log for verification.
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type Json, type PlayerId } from '#kernel';
import { applyPatch, FEED_VERSION, type FeedEntry, publishedView } from '#visibility';
import { CheckpointBook, loadGameSecret } from '#log';
import { TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode, TEST_CARDS } from '#testkit/node/game-node';
import { exportFeed, exportLog, verifyExport, type Lines } from './export-game.js';
import { verifyGames } from '../verify-games/verify-games.js';

let on: GameNode;
let players: PlayerId[];
beforeEach(async () => {
  on = await GameNode.start();
  players = [await on.player('Anna'), await on.player('Boris')];
});
afterEach(() => on.stop());

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

const book = () => new CheckpointBook(on.store, () => true);

const TERMS = { librarySize: 60 } as const;
const whole = (game: string) =>
  exportLog(
    on.store,
    gameId(game),
    () => loadGameSecret(on.store, TEST_KEYS, gameId(game)),
    (id) => book().proofOf(id),
  );

async function linesOf(exported: { ok: true; value: Lines } | { ok: false; error: string }): Promise<Json[]> {
  if (!exported.ok) throw new Error(exported.error);
  return allOf(exported.value);
}

const from = (lines: readonly Json[]): AsyncIterable<Json> => Readable.from(lines, { objectMode: true });

const feedIn = (lines: unknown): readonly FeedEntry[] => lines as readonly FeedEntry[];

describe('a feed as lines', () => {
  it('folds to what that viewer sees, and holds what that viewer may know', async () => {
    const game = await on.playing(players, TERMS);
    for (const [nth, player] of players.entries()) {
      const { view, seq } = await on.sight(player, game);
      const [header, ...entries] = await linesOf(await exportFeed(on.store, gameId(game), `seat-${nth}`));
      expect(header).toEqual({ pentaland: 'feed', version: FEED_VERSION, game, viewer: `seat-${nth}` });
      expect(entries).toHaveLength(seq);
      const folded = feedIn(entries).reduce<Json>((before, { patch }) => applyPatch(before, patch), null);
      expect(folded).toEqual(publishedView(view));
    }
    const [, ...watched] = await linesOf(await exportFeed(on.store, gameId(game), 'spectator'));
    expect(JSON.stringify(watched)).not.toContain('Test Card');
  });

  it('is written for an existing game and a viewer of it alone', async () => {
    const game = gameId(await on.playing(players, TERMS));
    expect(await exportFeed(on.store, gameId('none'), 'spectator')).toEqual({
      ok: false,
      error: 'no-such-game',
    });
    for (const viewer of ['seat-2', 'judge', 'opened', ''])
      expect(await exportFeed(on.store, game, viewer)).toEqual({ ok: false, error: 'no-such-viewer' });
  });
});

describe('a whole log as lines', () => {
  it('is written once the game has opened to everyone, and not before', async () => {
    const game = await on.playing(players, TERMS);
    expect(await whole(game)).toEqual({ ok: false, error: 'not-open' });
    expect(await whole('none')).toEqual({ ok: false, error: 'no-such-game' });
    accepted(await on.act(players[0]!, game, { type: 'concede' }));
    expect((await whole(game)).ok).toBe(true);
    const asked = await on.playing(players, { ...TERMS, opens: 'by-consent' });
    accepted(await on.act(players[0]!, asked, { type: 'concede' }));
    for (const player of players) {
      expect(await whole(asked)).toEqual({ ok: false, error: 'not-open' });
      accepted(await on.act(player, asked, { type: 'agree-to-open' }));
    }
    const checked = await verifyExport(from(await linesOf(await whole(asked))), TEST_CARDS);
    expect(checked?.verdict).toMatchObject({ fault: null, differences: [] });
    const kept = await on.playing(players, { ...TERMS, opens: 'judges-only' });
    accepted(await on.act(players[0]!, kept, { type: 'concede' }));
    expect(await whole(kept)).toEqual({ ok: false, error: 'not-open' });
  });

  it('is all that is needed to check the game', async () => {
    const game = await on.playing(players, TERMS);
    accepted(await on.act(players[0]!, game, { type: 'concede' }));
    const lines = await linesOf(await whole(game));
    const book = TEST_CARDS;
    const checked = await verifyExport(from(lines), book);
    expect(checked).toMatchObject({ game, verdict: { fault: null, events: lines.length - 1 } });
    const [header, ...events] = lines;
    const others = { ...(header as object), seed: 'another' } as Json;
    expect((await verifyExport(from([others, ...events]), book))?.verdict.fault).toEqual({
      place: 1,
      fault: 'seed-not-promised',
    });
    const elsewhere = { ...(header as object), game: 'another' } as Json;
    expect((await verifyExport(from([elsewhere, ...events]), book))?.verdict.fault?.fault).toBe('other-game');
    expect((await verifyExport(from([header!, 7, 'x']), book))?.verdict.fault?.place).toBe(0);
    expect(await verifyExport(from(events), book)).toBeUndefined();
    expect(await verifyExport(from([]), book)).toBeUndefined();
  });
});

it('the holder of the keys checks every game of the store, running or over', async () => {
  const games = [await on.playing(players, TERMS), await on.playing(players, TERMS)];
  accepted(await on.act(players[0]!, games[1]!, { type: 'concede' }));
  const verified = await allOf(verifyGames(on.store, TEST_KEYS, TEST_CARDS));
  expect(verified.map(({ game }) => game)).toEqual(games);
  for (const { verdict } of verified) expect(verdict).toMatchObject({ fault: null, differences: [] });
});
