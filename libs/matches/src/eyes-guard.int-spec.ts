// The guard: a judge's look is recorded before it is answered, every time and by every way in; without the
// record there is no answer; and nothing can be seen through eyes that the guard did not grant.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type PlayerId } from '#kernel';
import { JUDGE, OPENED } from '#visibility';
import { ProveGame } from './checkpoints/index.js';
import { auditStream, readLog } from '#log';
import type { Asker, Judged, Sighted } from './contract/contract.js';
import type { GrantedEyes } from './game/eyes/granted-eyes.js';
import { AuditStore } from './fixtures/audit-store.js';
import { awaitingRuling } from '#testkit/node/awaiting-ruling';
import { accepted, GameNode, refusalOf } from '#testkit/node/game-node';
import { HYMN, only } from '#testkit/node/quarantined';
import {
  CloseWhatIf,
  CouldDo,
  FeedThrough,
  ForkGame,
  KnewAt,
  OpenGame,
  OpenReplay,
  OpenWhatIf,
  ReadAnnotations,
  ReadFeed,
  ReadLastEntries,
  ReadLog,
  ReadChat,
  ReadNotes,
  ReplayFeed,
  ReplayScenario,
  ReplayView,
  SameCard,
  SideBySide,
  VerifyGame,
  ViewGame,
  ViewThrough,
  WhoKnewCard,
  WhoKnewName,
  WhoWasTold,
  WhyNot,
} from './index.js';
import { AUDIT_EVENTS, type WayOfLooking, type WhatOnRecord } from './game/guard/audit-events.js';
import { whatOf, type Looking } from './game/guard/looking.js';
import { ownSeatEyes, TABLE_EYES } from './game/guard/table-eyes.js';
import { seat } from '#testkit/tables/seats';

interface Games {
  readonly live: string;
  readonly over: string;
}
type LookAt = (on: GameNode, judge: Asker, games: Games) => Promise<Sighted<unknown>>;
/** Of what is on record; a moment only if it is not the present one. */
type LookedAt = Readonly<Partial<Record<keyof WhatOnRecord, unknown>>>;

const AS_JUDGE = { eyes: 'judge' } as const;
const OPEN = { eyes: 'opened' } as const;

/** Every way to look at hidden information, and what it is recorded as; without a moment, at the present one. */
const LOOKS: readonly (readonly [string, WayOfLooking, keyof Games, LookAt, LookedAt])[] = [
  ['the present', 'view', 'live', (on, judge, { live }) => on.ask(new ViewGame(judge, live)), AS_JUDGE],
  [
    'a past moment',
    'view',
    'live',
    (on, judge, { live }) => on.ask(new ViewGame(judge, live, 3)),
    { ...AS_JUDGE, moment: 3 },
  ],
  [
    'a page of the feed',
    'feed',
    'live',
    (on, judge, { live }) => on.ask(new ReadFeed(judge, live, undefined, 5)),
    AS_JUDGE,
  ],
  [
    'the end of the feed',
    'feed',
    'live',
    (on, judge, { live }) => on.ask(new ReadLastEntries(judge, live, undefined, 5)),
    AS_JUDGE,
  ],
  ['the live feed', 'feed', 'live', followed, AS_JUDGE],
  [
    'the view of a seat',
    'view',
    'live',
    (on, judge, { live }) => on.ask(new ViewThrough(judge, live, seat(0))),
    { eyes: seat(0) },
  ],
  [
    'the view of a spectator',
    'view',
    'live',
    (on, judge, { live }) => on.ask(new ViewThrough(judge, live, 'spectator', 4)),
    { eyes: 'spectator', moment: 4 },
  ],
  [
    'the feed of a seat',
    'feed',
    'live',
    (on, judge, { live }) => on.ask(new FeedThrough(judge, live, seat(1), 0, 9)),
    { eyes: seat(1), after: 0 },
  ],
  [
    'the outline of a replay',
    'outline',
    'live',
    (on, judge, { live }) => on.ask(new OpenReplay(judge, live, 'own')),
    AS_JUDGE,
  ],
  [
    'a moment of a replay',
    'view',
    'live',
    (on, judge, { live }) => on.ask(new ReplayView(judge, live, seat(1), 3)),
    { eyes: seat(1), moment: 3 },
  ],
  [
    'a position of a replay as a scenario',
    'view',
    'live',
    (on, judge, { live }) => on.ask(new ReplayScenario(judge, live, seat(1), 3)),
    { eyes: seat(1), moment: 3 },
  ],
  [
    'the feed of a replay',
    'feed',
    'live',
    (on, judge, { live }) => on.ask(new ReplayFeed(judge, live, 'everything', { from: 2, to: 9, first: 5 })),
    { ...AS_JUDGE, moment: 2, until: 9 },
  ],
  ['the notes', 'notes', 'live', (on, judge, { live }) => on.ask(new ReadNotes(judge, live)), AS_JUDGE],
  [
    'the talk',
    'chat',
    'live',
    (on, judge, { live }) => on.ask(new ReadChat(judge, live, 0)),
    { ...AS_JUDGE, after: 0 },
  ],
  [
    'the annotations',
    'annotations',
    'live',
    (on, judge, { live }) => on.ask(new ReadAnnotations(judge, live, 9, undefined)),
    AS_JUDGE,
  ],
  [
    'an opened game',
    'log',
    'over',
    (on, judge, { over }) => on.ask(new ViewGame(judge, over, undefined, 'opened')),
    { ...OPEN, part: 'view' },
  ],
  [
    'the secret of an opened game',
    'log',
    'over',
    (on, judge, { over }) => on.ask(new OpenGame(judge, over)),
    { ...OPEN, part: 'secret' },
  ],
  [
    'the log of an opened game',
    'log',
    'over',
    (on, judge, { over }) => on.ask(new ReadLog(judge, over, undefined, 9)),
    { ...OPEN, part: 'events' },
  ],
  [
    'the verdict on an opened game',
    'log',
    'over',
    (on, judge, { over }) => on.ask(new VerifyGame(judge, over)),
    { ...OPEN, part: 'verdict' },
  ],
  [
    'the proof of an opened game',
    'log',
    'over',
    (on, judge, { over }) => on.ask(new ProveGame(judge, over)),
    { ...OPEN, part: 'proof' },
  ],
];

/** What only judges can ask, and a fork. The card is one in the hand of seat 0, by that seat's id. */
const ofCard =
  (ask: (on: GameNode, judge: Asker, game: string, card: string) => Promise<Judged<unknown>>): LookAt =>
  async (on, judge, { live }) => {
    const { view } = await on.sight(players[0]!, live);
    return asSighted(await ask(on, judge, live, view.seats[0]!.hand![0]!));
  };
const question =
  (ask: (on: GameNode, judge: Asker, game: string) => Promise<Judged<unknown>>): LookAt =>
  async (on, judge, { live }) =>
    asSighted(await ask(on, judge, live));
const CARD = { card: expect.any(String), cardOf: 0 };

const QUESTIONS: typeof LOOKS = [
  [
    'everybody’s eyes',
    'side-by-side',
    'live',
    question((on, judge, game) => on.ask(new SideBySide(judge, game, 5))),
    { moment: 5 },
  ],
  [
    'what the same card is to everybody',
    'knowledge',
    'live',
    ofCard((on, judge, game, card) => on.ask(new SameCard(judge, game, card, 0))),
    CARD,
  ],
  [
    'who knew a card',
    'knowledge',
    'live',
    ofCard((on, judge, game, card) => on.ask(new WhoKnewCard(judge, game, card, 0, 7))),
    { ...CARD, moment: 7 },
  ],
  [
    'who knew a name',
    'knowledge',
    'live',
    question((on, judge, game) => on.ask(new WhoKnewName(judge, game, 'Storm Crow', 7))),
    { name: 'Storm Crow', moment: 7 },
  ],
  [
    'what a seat knew',
    'knowledge',
    'live',
    question((on, judge, game) => on.ask(new KnewAt(judge, game, 1, 7))),
    { seat: 1, moment: 7 },
  ],
  [
    'who was told a fact',
    'knowledge',
    'live',
    question((on, judge, game) => on.ask(new WhoWasTold(judge, game, 9))),
    { entry: 9 },
  ],
  ['what all could do', 'plays', 'live', question((on, judge, game) => on.ask(new CouldDo(judge, game))), {}],
  [
    'why a seat could not do something',
    'plays',
    'live',
    question((on, judge, game) => on.ask(new WhyNot(judge, game, 1, { type: 'concede' }, 'judge'))),
    { seat: 1 },
  ],
  ['what would be', 'what-if', 'live', question(begunWhatIf), {}],
  [
    'a position to go on from',
    'fork',
    'over',
    async (on, judge, { over }) => {
      const fork = new ForkGame(judge, randomUUID(), over, 35, 0, {});
      const outcome = await on.send(fork);
      return asSighted(outcome.kind === 'accepted' ? { kind: 'found', value: null } : outcome);
    },
    { ...OPEN, moment: 35 },
  ],
];

async function begunWhatIf(on: GameNode, judge: Asker, game: string): Promise<Judged<unknown>> {
  const begun = await on.send(new OpenWhatIf(judge, game));
  if (begun.kind === 'found') await on.send(new CloseWhatIf(judge, begun.value.id));
  return begun;
}

function asSighted(judged: Judged<unknown>): Sighted<unknown> {
  if (judged.kind === 'found') return judged;
  return { kind: judged.refusal.code === 'store-unavailable' ? 'unavailable' : 'unknown-game' };
}

/** Answers with the first message of the feed. */
async function followed(on: GameNode, judge: Asker, { live }: Games): Promise<Sighted<unknown>> {
  const { signal } = new AbortController();
  const feed = await on.feeds.follow(judge, live, {
    after: undefined,
    expiresAt: on.clock.now() + 60_000,
    signal,
  });
  if (feed.kind !== 'found') return feed;
  const message = await feed.value.next();
  await feed.value.return?.();
  return { kind: 'found', value: message.done === true ? null : message.value };
}

let store: AuditStore;
let on: GameNode;
let players: PlayerId[];
let judge: Asker;
let games: Games;
beforeEach(async () => {
  store = new AuditStore();
  on = await GameNode.start({ store });
  players = [await on.player('Anna'), await on.player('Boris')];
  judge = { player: await on.player('Judith'), roles: ['player', 'judge'] };
  const over = await on.playing(players, { opens: 'judges-only' });
  accepted(await on.act(players[0]!, over, { type: 'concede' }));
  games = { live: await on.playing(players), over };
});
afterEach(() => on.stop());

const audit = async (game: string) =>
  (await readLog(store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict')).events.map(({ event }) => event);
const presentOf = async (game: string) =>
  (await on.sessions.find(gameId(game)))!.look(({ gallery }) => gallery.moment);
const opened = async (game: string) =>
  (await audit(game)).flatMap((event) => (event.type === 'JudgeLookOpened' ? [event] : []));

describe.each([...LOOKS, ...QUESTIONS])('a judge’s look at %s', (_, way, where, look, at) => {
  it('is recorded before it is answered', async () => {
    const release = store.holdAudits();
    let isAnswered = false;
    const answer = look(on, judge, games).finally(() => (isAnswered = true));
    for (let turns = 0; turns < 200; turns += 1) await nextTurn();
    expect([isAnswered, await audit(games[where])]).toEqual([false, []]);
    release();
    expect((await answer).kind).toBe('found');
    const [first, second, ...more] = await audit(games[where]);
    const what = { moment: await presentOf(games[where]), ...at };
    expect(first).toEqual({
      type: 'JudgeLookOpened',
      look: expect.any(String),
      judge: judge.player,
      way,
      what,
    });
    expect(second).toEqual({ type: 'JudgeLookClosed', look: first!.look });
    expect(more).toEqual([]);
  });

  it('is not answered if it cannot be recorded', async () => {
    store.auditsFail();
    expect(await look(on, judge, games)).toEqual({ kind: 'unavailable' });
    store.auditsServe();
    expect(await audit(games[where])).toEqual([]);
  });

  it('is recorded anew each time', async () => {
    for (let times = 0; times < 3; times += 1) expect((await look(on, judge, games)).kind).toBe('found');
    expect(new Set((await opened(games[where])).map((event) => event.look)).size).toBe(3);
  });

  it('is not recorded, nor answered as a judge’s, without the role', async () => {
    const stranger = { ...judge, roles: ['player'] };
    const seen = await look(on, stranger, games);
    if (where === 'over') expect(seen.kind === 'found' ? seen.value : null).toBeNull();
    expect(await audit(games[where])).toEqual([]);
  });
});

it('each way names what it is at, or the compiler refuses it; nothing else is recorded in its place', () => {
  // `npm run check` fails if one of these ever compiles.
  const unnamed: readonly Looking[] = [
    // @ts-expect-error a view has a moment
    { way: 'view' },
    // @ts-expect-error of a log a part is read
    { way: 'log' },
    // @ts-expect-error a question is about something
    { way: 'knowledge', moment: 5 },
    // @ts-expect-error a what-if begins at a moment
    { way: 'what-if' },
    // @ts-expect-error a ruling has a number
    { way: 'ruling', deed: 'give-ruling' },
    // @ts-expect-error a penalty has a number
    { way: 'penalty', seat: 0 },
    // @ts-expect-error something was done at the desk
    { way: 'desk' },
  ];
  expect(unnamed.map((at) => whatOf(at, 5, undefined))).toEqual([
    { moment: 5 },
    { moment: 5 },
    { moment: 5 },
    { moment: 5 },
    { moment: 5, deed: 'give-ruling' },
    { moment: 5, seat: 0 },
    { moment: 5 },
  ]);
});

it('what was asked about is recorded as it was given, as far as a record can hold it', async () => {
  const name = `\ud800${'x'.repeat(1_000)}`;
  await on.ask(new WhoKnewName(judge, games.live, name, 0.5));
  await on.ask(new SideBySide(judge, games.live, 999_999));
  const moment = await presentOf(games.live);
  expect((await opened(games.live)).map(({ what }) => what)).toEqual([
    { moment, name: `\ufffd${'x'.repeat(199)}` },
    { moment: 999_999 },
  ]);
});

it('looks on two nodes at once are all recorded', async () => {
  const other = await GameNode.start({ store, clock: on.clock });
  const looks = LOOKS.filter(([, , where]) => where === 'live');
  const seen = await Promise.all(
    [on, other].flatMap((node) => looks.map(([, , , look]) => look(node, judge, games))),
  );
  expect(seen.map(({ kind }) => kind)).toEqual(seen.map(() => 'found'));
  const ways = (await opened(games.live)).map(({ way }) => way).sort();
  expect(ways).toEqual(looks.flatMap(([, way]) => [way, way]).sort());
  expect(await audit(games.live)).toHaveLength(4 * looks.length);
  await other.stop();
});

it('a judge rules only on record', async () => {
  const unread = await GameNode.start({ store, cards: only(HYMN) });
  const game = await awaitingRuling(unread, players);
  store.auditsFail();
  expect(refusalOf(await unread.rule(judge.player, game))).toBe('store-unavailable');
  store.auditsServe();
  expect((await unread.sight(players[0]!, game)).view.referral).toBeDefined();
  accepted(await unread.rule(judge.player, game));
  expect((await opened(game)).map(({ way }) => way)).toEqual(['ruling']);
  await unread.stop();
});

it('players see their own side although nothing can be recorded', async () => {
  store.auditsFail();
  const asker = { player: players[0]!, roles: ['player', 'judge'] };
  expect((await on.ask(new ViewGame(asker, games.live))).kind).toBe('found');
  expect((await on.ask(new ReadNotes(asker, games.live))).kind).toBe('found');
});

describe('eyes that the guard did not grant', () => {
  it('are not of the type that a session asks for', async () => {
    const session = (await on.sessions.find(gameId(games.live)))!;
    const { history } = on.sessions;
    // The compiler refuses each of these; `npm run check` fails if it ever does not.
    const tried = [
      // @ts-expect-error a viewer is not granted eyes
      () => session.eyesOf(JUDGE),
      // @ts-expect-error a viewer is not granted eyes
      () => session.join(JUDGE, () => true),
      // @ts-expect-error a viewer is not granted eyes
      () => history.galleryAt(session.id, OPENED, 1),
      // @ts-expect-error a viewer is not granted eyes
      () => history.entriesBetween(session.id, JUDGE, { after: 0, upTo: 1 }),
      // @ts-expect-error a viewer is not granted eyes
      () => history.eyesAfter(session.id, JUDGE, 1),
    ];
    for (const see of tried) await expect(async () => see()).rejects.toThrow('not granted');
    // @ts-expect-error a viewer is not granted eyes
    const seen = () => session.game.gallery.projector(JUDGE);
    expect(seen).toThrow('nobody looks');
  });

  it('see nothing after a cast, nor in another game', async () => {
    const [here, there] = await Promise.all(
      [games.live, games.over].map(async (game) => (await on.sessions.find(gameId(game)))!),
    );
    await expect(here!.eyesOf(JUDGE as GrantedEyes)).rejects.toThrow('not granted');
    const own = ownSeatEyes(here!.game.state, { player: players[0]!, roles: [] })!;
    expect((await here!.eyesOf(own)).viewer).toEqual({ kind: 'seat', seat: 0 });
    await expect(there!.eyesOf(own)).rejects.toThrow('not granted');
    expect((await there!.eyesOf(TABLE_EYES)).viewer).toEqual({ kind: 'spectator' });
  });
});
