// A judge has a game return to an earlier moment while its players are connected to another node.
import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { commandId, gameId, playerId, type Json, type PlayerId } from '#kernel';
import { gameStream, GameSecrets } from '#log';
import type { DisputeCommand, DisputeId, RulingId } from '#rules';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { JUDGE as JUDGES_EYES } from '#testkit/eyes/granted-viewers';
import { accepted, TEST_CARDS, type GameNode } from '#testkit/node/game-node';
import { applyPatch, publishedView } from '#visibility';
import { eventually, playersOf, startingNodes } from './fixtures/started-nodes.js';
import { exportFeed } from './operator/export-game/export-game.js';
import { GameVerifier } from './game/verifier/game-verifier.js';

const { node } = startingNodes();
const JUDITH = playerId('judith');
const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

const disputeAt = (nth: number): DisputeId => idOf(nth) as DisputeId;

async function give(on: GameNode, game: string, command: DisputeCommand, id: string) {
  const session = await on.sessions.find(gameId(game));
  return session!.submit({
    actor: JUDITH,
    commandId: commandId(id),
    propose: () => ({ actor: JUDITH, command }),
  });
}

const ruling = (nth: number, moment: number): DisputeCommand => ({
  type: 'apply-ruling',
  dispute: disputeAt(nth),
  ruling: idOf(1_000 + nth) as RulingId,
  remedies: [{ kind: 'rewind', moment, positions: 'shuffle', names: 'free' }],
  rules: [],
  words: 'Back.',
});

async function rewind(on: GameNode, game: string, nth: number, moment: number): Promise<void> {
  accepted(await give(on, game, { type: 'stop-for-judge', dispute: disputeAt(nth) }, `stop-${String(nth)}`));
  accepted(await give(on, game, ruling(nth, moment), `rule-${String(nth)}`));
}

async function momentOf(on: GameNode, player: PlayerId, game: string): Promise<number> {
  return (await on.sight(player, game)).moment;
}

const JUDGED = { opens: 'judges-only' } as const;

describe('a game that a judge rewinds', () => {
  it('is the same on every node, live, evicted and folded from its log, for each of its players', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const game = await one.playing(players, JUDGED);
    const start = await momentOf(one, players[0]!, game);
    const then = (await one.sight(players[0]!, game)).view;
    await one.passTurn(players, game);
    await one.passTurn(players, game);
    const later = await momentOf(one, players[0]!, game);
    await eventually(async () => (await momentOf(other, players[0]!, game)) === later);
    // The players look at one node, the judge rules on the other.
    await rewind(other, game, 1, start);
    await eventually(async () => (await one.sight(players[0]!, game)).view.turn?.number === 1);
    const now = (await one.sight(players[0]!, game)).view;
    expect(now.seats).toEqual(then.seats);
    expect(now.decision?.id).not.toBe(then.decision?.id);
    await one.passTurn(players, game);
    await eventually(async () => (await other.sight(players[0]!, game)).view.turn?.number === 2);
    // Into what was taken back.
    await rewind(one, game, 2, later);
    const cold = await node({ store, clock });
    for (const player of players) {
      const here = await one.sight(player, game);
      expect(here.view.turn?.number).toBe(3);
      await eventually(async () => (await other.sight(player, game)).seq === here.seq);
      expect(await other.sight(player, game)).toEqual(here);
      expect(await cold.sight(player, game)).toEqual(here);
    }
    await one.sessions.evictIdle(0);
    await one.passTurn(players, game);
    await rewind(one, game, 3, start);
    expect((await one.sight(players[1]!, game)).view.turn?.number).toBe(1);
  });

  it('tells each follower in entries that fold to the view, at every moment of its past', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players, JUDGED);
    const start = await momentOf(on, players[0]!, game);
    await on.passTurn(players, game);
    await rewind(on, game, 1, start);
    await on.passTurn(players, game);
    for (const player of players) {
      const read = await on.readFeed(player, game);
      if (read.kind !== 'found') throw new Error(read.kind);
      const { entries } = read.value;
      let view: Json = null;
      for (const { moment, patch, seq } of entries) {
        view = applyPatch(view, patch);
        const next = entries[seq];
        // The view at a moment has everything before the next one.
        if (next === undefined || next.moment > moment)
          expect(publishedView((await on.sight(player, game, moment)).view)).toEqual(view);
      }
      expect(view).toEqual(publishedView((await on.sight(player, game)).view));
      expect(entries.filter(({ story }) => story.type === 'Rewound')).toHaveLength(1);
      const exported = await exportFeed(on.store, gameId(game), `seat-${String(players.indexOf(player))}`);
      if (!exported.ok) throw new Error(exported.error);
      const lines: Json[] = [];
      for await (const line of exported.value) lines.push(line);
      expect(lines.slice(1)).toEqual(
        entries.map(({ seq, moment, at, story, patch }) => ({ seq, moment, at, story, patch })),
      );
    }
  });

  it('gives a command its first answer, also if what it did was taken back', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players, JUDGED);
    const start = await momentOf(on, players[0]!, game);
    const { decision } = (await on.sight(players[0]!, game)).view;
    const pass = {
      type: 'answer',
      decision: decision!.id,
      answer: { kind: 'priority', action: 'pass-turn' },
    } as const;
    const first = await on.act(players[0]!, game, pass, 'pass');
    await rewind(on, game, 1, start);
    expect(await on.act(players[0]!, game, pass, 'pass')).toEqual(first);
    expect((await on.sight(players[0]!, game)).view.turn?.number).toBe(1);
    // The question has another id now.
    expect(await on.act(players[0]!, game, pass, 'again')).toMatchObject({
      refusal: { code: 'stale-decision' },
    });
    const again = await give(on, game, ruling(1, start), 'rule-1');
    expect(again.kind).toBe('accepted');
    expect(await give(on, game, ruling(1, start), 'another')).toMatchObject({
      refusal: { code: 'no-dispute' },
    });
  });

  it('is verified, and shows a judge who watches the same as one who looks later', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players, JUDGED);
    const session = await on.sessions.find(gameId(game));
    const eyes = await session!.eyesOf(JUDGES_EYES);
    const start = await momentOf(on, players[0]!, game);
    await on.passTurn(players, game);
    await rewind(on, game, 1, start);
    const { state, tail } = session!.game;
    const later = await on.sessions.history.eyesAfter(gameId(game), JUDGES_EYES, tail.links);
    expect(later.viewOf(state)).toEqual(eyes.viewOf(state));
    const entropy = { bytes: (count: number) => new Uint8Array(count) };
    const secret = await new GameSecrets(on.store, TEST_KEYS, entropy, on.clock).load(gameId(game));
    const verifier = new GameVerifier(gameId(game), secret, TEST_CARDS);
    const stored = await on.store.read(gameStream(gameId(game)), { max: 1_000 });
    if (stored.kind !== 'found') throw new Error(stored.kind);
    for (const event of stored.events) verifier.add(event);
    expect(verifier.verdict()).toMatchObject({ fault: null, differences: [] });
  });

  it('goes on after its end if its log is not open, and is then in the lists as one that is played', async () => {
    const on = await node();
    const players = await playersOf(on);
    const game = await on.playing(players, JUDGED);
    const start = await momentOf(on, players[0]!, game);
    accepted(await on.act(players[1]!, game, { type: 'concede' }));
    expect((await on.sight(players[0]!, game)).view.status).toBe('over');
    await rewind(on, game, 1, start);
    const { view } = await on.sight(players[0]!, game);
    expect([view.status, view.result, view.seats[1]?.lost]).toEqual(['playing', undefined, undefined]);
    await on.passTurn(players, game);
    const open = await on.playing(players);
    const moment = await momentOf(on, players[0]!, open);
    await on.act(players[1]!, open, { type: 'concede' });
    accepted(await give(on, open, { type: 'stop-for-judge', dispute: disputeAt(9) }, 'stop'));
    expect(await give(on, open, ruling(9, moment - 1), 'rule')).toMatchObject({
      refusal: { code: 'log-opened' },
    });
  });
});

describe('players who take back by consent', () => {
  const CONSENT = { ...JUDGED, takeBack: 'by-consent' } as const;

  it('ask on one node and agree on another; the same command is done once', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await node({ store, clock }), await node({ store, clock })];
    const players = await playersOf(one);
    const [anna, boris] = [players[0]!, players[1]!];
    const game = await one.playing(players, CONSENT);
    const moment = await momentOf(one, anna, game);
    accepted(await one.act(boris, game, { type: 'concede' }));
    const ask = { type: 'ask-take-back', moment } as const;
    const first = await one.act(boris, game, ask, 'ask');
    expect(await one.act(boris, game, ask, 'ask')).toEqual(first);
    await eventually(async () => (await other.sight(anna, game)).view.takeBack !== undefined);
    expect((await other.sight(anna, game)).view.takeBack).toMatchObject({ seat: 1, moment, asks: [0] });
    accepted(await other.act(anna, game, { type: 'answer-take-back', moment, agrees: true }));
    await eventually(async () => (await one.sight(boris, game)).view.status === 'playing');
    expect((await one.sight(boris, game)).view.takeBack).toBeUndefined();
    expect(await one.sight(boris, game)).toEqual(await other.sight(boris, game));
  });

  it('are refused for strangers, moments that are not there, and where the terms do not allow it', async () => {
    const on = await node();
    const players = await playersOf(on, 3);
    const [anna, boris, stranger] = [players[0]!, players[1]!, players[2]!];
    const game = await on.playing([anna, boris], CONSENT);
    const code = async (player: PlayerId, moment: number, of = game) => {
      const outcome = await on.act(player, of, { type: 'ask-take-back', moment });
      return outcome.kind === 'refused' ? outcome.refusal.code : 'accepted';
    };
    expect(await code(stranger, 3)).toBe('not-seated');
    expect(await code(anna, 2 ** 31)).toBe('no-such-moment');
    expect(await code(anna, -1)).toBe('invalid-command');
    expect(await code(anna, 1.5)).toBe('invalid-command');
    const { tail } = (await on.sessions.find(gameId(game)))!.game;
    await on.passTurn([anna, boris], game);
    expect(await code(anna, 30)).toBe('hidden-learned');
    expect((await on.sessions.find(gameId(game)))!.game.tail.links).toBeGreaterThan(tail.links);
    const never = await on.playing([anna, boris]);
    expect(await code(anna, 3, never)).toBe('no-take-backs');
  });
});
