import { afterEach, describe, expect, it } from '@jest/globals';
import { type PlayerId, gameId } from '#kernel';
import { FEED_VERSION } from '#visibility';
import { auditStream, readLog } from '#log';
import { AUDIT_EVENTS } from '../guard/audit-events.js';
import type { FeedMessage } from '../../contract/contract.js';
import { seqOf } from './cursor.js';
import { accepted, GameNode, type GameSetting } from '#testkit/node/game-node';
import { SPECTATOR, viewerAt } from '#testkit/eyes/granted-viewers';
import { seat } from '#testkit/tables/seats';

const nodes: GameNode[] = [];
async function node(setting: GameSetting = {}): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

const three = async (on: GameNode): Promise<readonly [PlayerId, PlayerId, PlayerId]> => [
  await on.player('Anna'),
  await on.player('Boris'),
  await on.player('Chloe'),
];

async function game(on: GameNode, turns = 0): Promise<{ game: string; players: PlayerId[] }> {
  const players = [await on.player('Anna'), await on.player('Boris')];
  const id = await on.playing(players);
  for (let turn = 0; turn < turns; turn += 1) await on.passTurn(players, id);
  return { game: id, players };
}

async function pull(feed: AsyncIterableIterator<FeedMessage>, count: number): Promise<FeedMessage[]> {
  const messages: FeedMessage[] = [];
  while (messages.length < count) {
    const next = (await feed.next()) as IteratorResult<FeedMessage, undefined>;
    if (next.done === true) break;
    messages.push(next.value);
  }
  return messages;
}

const seqs = (messages: readonly FeedMessage[]): number[] =>
  messages.flatMap((message) => (message.kind === 'entry' ? [message.entry.seq] : []));

describe('a cursor', () => {
  it('resumes with no gap and no repeat from any place, on another node too', async () => {
    const on = await node();
    const { game: id, players } = await game(on, 3);
    const all = await on.readFeed(players[0]!, id);
    if (all.kind !== 'found') throw new Error(all.kind);
    const { entries } = all.value;
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    const restarted = await node({ store: on.store, clock: on.clock });
    for (const { seq, cursor } of entries) {
      const feed = await restarted.follow(players[0]!, id, cursor);
      const rest = await pull(feed, entries.length - seq + 1);
      expect(seqs(rest)).toEqual(entries.slice(seq).map((entry) => entry.seq));
      expect(rest.at(-1)?.kind).toBe('caught-up');
      await feed.return?.();
    }
  });

  it('of another viewer, of another game, ahead, or forged is refused with a reason of its own', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const { game: other } = { game: await on.playing(players) };
    const mine = await on.sight(players[0]!, id);
    const theirs = await on.sight(players[1]!, id);
    const elsewhere = await on.sight(players[0]!, other);
    const ahead = Buffer.from(JSON.stringify([id, 'seat-0', FEED_VERSION, mine.seq + 1])).toString(
      'base64url',
    );
    const [newer, old] = [FEED_VERSION + 1, FEED_VERSION - 1].map((version) =>
      Buffer.from(JSON.stringify([id, 'seat-0', version, 1])).toString('base64url'),
    );
    const faults = await Promise.all(
      [theirs.cursor, elsewhere.cursor, ahead, newer!, old!, 'nonsense', ''].map((cursor) =>
        on.readFeed(players[0]!, id, cursor),
      ),
    );
    expect(faults).toEqual(
      ['not-yours', 'not-yours', 'ahead', 'outdated', 'outdated', 'not-a-cursor', 'not-a-cursor'].map(
        (fault) => ({
          kind: 'bad-cursor',
          fault,
        }),
      ),
    );
  });
});

describe('following', () => {
  it('loses nothing for a slow follower, however much happens meanwhile', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const feed = await on.follow(players[1]!, id);
    const [first] = seqs(await pull(feed, 1));
    // More than the memory keeps for followers who keep up.
    for (let turn = 0; turn < 90; turn += 1) await on.passTurn(players, id);
    const { seq } = await on.sight(players[1]!, id);
    expect(seq).toBeGreaterThan(700);
    const rest = await pull(feed, seq - 1);
    expect([first, ...seqs(rest)]).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
    await feed.return?.();
  });

  it('shows all entries of a command before its sender is answered', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const feed = await on.follow(players[1]!, id);
    await pull(feed, (await on.sight(players[1]!, id)).seq + 1);
    let last = 0;
    const following = (async () => {
      for await (const message of feed) if (message.kind === 'entry') last = message.entry.seq;
    })();
    for (let turn = 0; turn < 5; turn += 1) {
      await on.passTurn(players, id);
      const seen = last;
      expect(seen).toBe((await on.sight(players[1]!, id)).seq);
    }
    await feed.return?.();
    await following;
  });

  it('ends with its reason when the token ends, and when the server stops', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const expiring = await on.follow(players[0]!, id, undefined, { expiresAt: on.clock.now() + 50 });
    const staying = await on.follow(players[1]!, id);
    const head = (await on.sight(players[0]!, id)).seq;
    await pull(expiring, head + 1);
    await pull(staying, head + 1);
    on.clock.turn(50);
    expect(await pull(expiring, 2)).toMatchObject([{ kind: 'closed', reason: 'token-ended' }]);
    nodes.splice(nodes.indexOf(on), 1);
    const [stopped] = await Promise.all([pull(staying, 2), on.stop()]);
    expect(stopped).toMatchObject([{ kind: 'closed', reason: 'server-stops' }]);
  });
});

it('a feed that is joined after the server stops is over at once', async () => {
  const on = await node();
  const { game: id } = await game(on);
  const session = (await on.sessions.find(gameId(id)))!;
  await session.close();
  const watch = await session.join(SPECTATOR, () => true);
  expect(watch.feed.over).toBe('server-stops');
  session.leave(SPECTATOR, watch);
});

describe('a follower whose place in the game has changed', () => {
  const READY = { type: 'ready', commitment: null } as const;

  /** What followed the last message that was there when it happened: the end, with nothing in between. */
  async function ends(feed: AsyncIterableIterator<FeedMessage>): Promise<void> {
    expect(await pull(feed, 5)).toEqual([{ kind: 'closed', reason: 'viewer-changed', cursor: null }]);
  }

  async function upToNow(feed: AsyncIterableIterator<FeedMessage>): Promise<void> {
    while ((await pull(feed, 1))[0]?.kind !== 'caught-up');
  }

  it('is not shown what the next player of the seat they left sees', async () => {
    const on = await node();
    const [anna, boris, chloe] = await three(on);
    const { game: id } = accepted(await on.create(anna, {}));
    accepted(await on.act(boris, id, { type: 'join' }));
    const feed = await on.follow(boris, id);
    await upToNow(feed);
    // Nobody reads while all of this happens.
    accepted(await on.act(boris, id, { type: 'leave' }));
    accepted(await on.act(chloe, id, { type: 'join' }));
    for (const player of [anna, chloe]) accepted(await on.act(player, id, READY));
    accepted(await on.act(anna, id, { type: 'start' }));
    expect((await on.sight(chloe, id)).viewer).toEqual({ kind: 'seat', seat: 1 });
    await ends(feed);
    // He has another feed now, from its beginning.
    const other = await on.follow(boris, id);
    expect((await pull(other, 1))[0]).toMatchObject({ kind: 'entry', entry: { seq: 1 } });
    await other.return?.();
  });

  it('is not shown it when another node takes the commands, nor when they were behind and read on', async () => {
    const on = await node();
    const other = await node({ store: on.store, clock: on.clock });
    const [anna, boris, chloe] = await three(on);
    const { game: id } = accepted(await on.create(anna, { seats: 3 }));
    accepted(await on.act(boris, id, { type: 'join' }));
    const { seq: last } = await on.sight(boris, id);
    const feed = await on.follow(boris, id);
    await pull(feed, 1);
    accepted(await other.act(boris, id, { type: 'leave' }));
    accepted(await other.act(chloe, id, { type: 'join' }));
    while ((await on.sight(anna, id)).view.seats['1']?.player !== chloe);
    expect(seqs(await pull(feed, last - 1))).toEqual(Array.from({ length: last - 1 }, (_, nth) => nth + 2));
    await ends(feed);
  });

  it('is not shown it when they begin to read late and another player has their seat by then', async () => {
    const on = await node();
    const [anna, boris, chloe] = await three(on);
    const { game: id } = accepted(await on.create(anna, { seats: 3 }));
    accepted(await on.act(boris, id, { type: 'join' }));
    const feed = await on.follow(boris, id);
    // He changes seats before asking for the first message.
    accepted(await on.act(boris, id, { type: 'leave' }));
    for (const player of [chloe, boris]) accepted(await on.act(player, id, { type: 'join' }));
    expect((await on.sight(chloe, id)).viewer).toEqual({ kind: 'seat', seat: 1 });
    expect((await on.sight(boris, id)).viewer).toEqual({ kind: 'seat', seat: 2 });
    for (const player of [anna, boris, chloe]) accepted(await on.act(player, id, READY));
    accepted(await on.act(anna, id, { type: 'start' }));
    await ends(feed);
  });

  it('is shown what they may see at that moment, while other requests wait for the same game', async () => {
    const on = await node();
    const [anna, boris, chloe] = await three(on);
    for (const moment of [undefined, 5]) {
      const { game: id } = accepted(await on.create(anna, {}));
      accepted(await on.act(boris, id, { type: 'join' }));
      const [seen, page] = await Promise.all([
        on.view(boris, id, moment),
        on.readFeed(boris, id),
        on.act(boris, id, { type: 'leave' }),
        on.act(chloe, id, { type: 'join' }),
      ]);
      if (seen.kind !== 'found') throw new Error(seen.kind);
      const { viewer, view } = seen.value;
      const isBoris = view.seats['1']?.player === boris;
      expect(viewer).toEqual(isBoris ? { kind: 'seat', seat: 1 } : SPECTATOR);
      if (page.kind !== 'found') throw new Error(page.kind);
      const shown = page.value.entries.map(({ story }) => story.type);
      const asSeat = seqOf(page.value.cursor, gameId(id), viewerAt(seat(1))).ok;
      expect([asSeat, shown.includes('SeatLeft')]).not.toEqual([true, true]);
    }
  });

  it('who was a judge and sat down sees no more than others do', async () => {
    const on = await node();
    const anna = await on.player('Anna');
    const judge = await on.player('Judge');
    const { game: id } = accepted(await on.create(anna, {}));
    const feed = await on.follow(judge, id, undefined, { roles: ['judge'] });
    await upToNow(feed);
    accepted(await on.act(judge, id, { type: 'join' }));
    await ends(feed);
  });

  it('is shown nothing of a game that nobody may watch, if they looked on while players sat down', async () => {
    const on = await node();
    const [anna, boris, chloe] = await three(on);
    const { game: id } = accepted(await on.create(anna, { spectators: 'refused' }));
    accepted(await on.act(boris, id, { type: 'join' }));
    const feed = await on.follow(chloe, id);
    await upToNow(feed);
    for (const player of [anna, boris]) accepted(await on.act(player, id, READY));
    accepted(await on.act(anna, id, { type: 'start' }));
    expect(seqs(await pull(feed, 2))).toHaveLength(2);
    await ends(feed);
  });
});

describe('a player outside a game', () => {
  it('gets the same answer as for a game that does not exist, if it is closed to them', async () => {
    const on = await node();
    const players = [await on.player('Anna'), await on.player('Boris')];
    const stranger = await on.player('Mallory');
    const hidden = await on.playing(players, { spectators: 'refused' });
    const none = 'e4ef3b1d-50cd-8b47-a6ed-00b6c906ddf7';
    for (const id of [hidden, none]) {
      expect(await on.view(stranger, id)).toEqual({ kind: 'unknown-game' });
      expect(await on.readFeed(stranger, id)).toEqual({ kind: 'unknown-game' });
    }
    const attempts = await Promise.all([hidden, none].map((id) => on.act(stranger, id, { type: 'concede' })));
    expect(attempts[0]).toEqual(attempts[1]);
  });

  it('sees the sizes of hands and no card, as a spectator', async () => {
    const on = await node();
    const { game: id } = await game(on, 2);
    const { view, viewer } = await on.sight(await on.player('Chloe'), id);
    expect(viewer.kind).toBe('spectator');
    expect(view.objects).toEqual({});
    expect(Object.values(view.seats).map(({ hand }) => hand)).toEqual([undefined, undefined]);
  });
});

describe('a judge', () => {
  it('sees all, and every look opens and closes in the audit stream, never in the game’s stream', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const judge = await on.player('Judge');
    const before = await on.sight(players[0]!, id);
    const seen = await on.view(judge, id, undefined, ['judge']);
    if (seen.kind !== 'found') throw new Error(seen.kind);
    expect(seen.value.viewer.kind).toBe('judge');
    expect(seen.value.view.library?.cards).toHaveLength(286);
    const past = await on.view(judge, id, 3, ['judge']);
    expect(past.kind === 'found' && past.value.viewer.kind).toBe('judge');
    const page = await on.readFeed(judge, id, undefined, 5, ['judge']);
    expect(page.kind === 'found' && page.value.entries).toHaveLength(5);
    const feed = await on.follow(judge, id, undefined, { roles: ['judge'] });
    await pull(feed, 1);
    await feed.return?.();
    const { events } = await readLog(on.store, AUDIT_EVENTS, auditStream(gameId(id)), 'strict');
    const looks = events.map(({ event }) => (event.type === 'JudgeLookOpened' ? event.way : 'closed'));
    expect(looks).toEqual(['view', 'closed', 'view', 'closed', 'feed', 'closed', 'feed', 'closed']);
    expect(await on.sight(players[0]!, id)).toEqual(before);
  });

  it('sees a game they play in from their own seat', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const seen = await on.view(players[0]!, id, undefined, ['judge']);
    expect(seen.kind === 'found' && seen.value.viewer).toEqual({ kind: 'seat', seat: 0 });
  });
});

describe('the past', () => {
  it('is seen at any moment by the same viewer, and folds from the feed', async () => {
    const on = await node();
    const { game: id, players } = await game(on, 2);
    const now = await on.sight(players[0]!, id);
    const then = await on.sight(players[0]!, id, 3);
    expect(then.moment).toBe(3);
    expect(then.view.status).toBe('gathering');
    expect(await on.sight(players[0]!, id, now.moment)).toEqual({ ...now, legal: [] });
    expect((await on.view(players[0]!, id, now.moment + 1)).kind).toBe('no-such-moment');
    expect((await on.view(players[0]!, id, 0)).kind).toBe('no-such-moment');
  });
});

describe('commands', () => {
  it('of a wrong shape are refused with the name of the field and without its value', async () => {
    const on = await node();
    const { game: id, players } = await game(on);
    const outcomes = await Promise.all([
      on.act(players[0]!, id, { type: 'ready', commitment: 'not-a-hash-SECRET' }),
      on.act(players[0]!, id, { type: 'open-entropy', entropy: 'SECRET' }),
      on.act(players[0]!, id, { type: 'concede' }, 'with space SECRET'),
      on.create(players[0]!, { seats: 99 }),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'invalid-command' } });
      expect(JSON.stringify(outcome)).not.toContain('SECRET');
    }
  });

  it('that answer with nobody’s cards, or with cards of the other hand, are refused the same way', async () => {
    const on = await node();
    const players = [await on.player('Anna'), await on.player('Boris')];
    const { game: id } = accepted(await on.create(players[0]!, {}));
    accepted(await on.act(players[1]!, id, { type: 'join' }));
    for (const player of players) accepted(await on.act(player, id, { type: 'ready', commitment: null }));
    accepted(await on.act(players[0]!, id, { type: 'start' }));
    await on.answerOpen(players, id, { kind: 'choose-players', players: [0] });
    await on.answerOpen(players, id, { kind: 'yes-no', yes: true });
    await on.answerOpen(players, id, { kind: 'yes-no', yes: false });
    const { view } = await on.sight(players[0]!, id);
    expect(view.decision?.prompt).toBe('put-on-the-bottom');
    const answers = ['o1', 'c999', 'c0', '__proto__'].map((card) =>
      on.act(players[0]!, id, {
        type: 'answer',
        decision: view.decision!.id,
        answer: { kind: 'choose-objects', objects: [card] },
      }),
    );
    const outcomes = await Promise.all(answers);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ kind: 'refused', refusal: { code: 'illegal-answer' } });
    // The other player, who is not asked, learns nothing about the question's content.
    expect((await on.sight(players[1]!, id)).view.decision?.question).toBeUndefined();
  });
});
