// Whose eyes a replay may be seen with, what each of them shows, and what is refused.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type Json, type PlayerId } from '#kernel';
import { auditStream, gameStream, readLog } from '#log';
import type { Seat } from '#rules';
import { applyPatch, publishedView } from '#visibility';
import type { Asker, FeedEntry, FeedItem, Sighted } from '../../contract/contract.js';
import { accepted, GameNode } from '#testkit/node/game-node';
import { AUDIT_EVENTS } from '../../game/guard/audit-events.js';
import { GAME_CODEC } from '../../game/log/game-log.js';
import type { ReplayEyes } from '../../game/guard/claims.js';
import { OpenReplay, ReplayFeed, ReplayView } from './replay.query.js';

let on: GameNode;
let players: PlayerId[];
let [anna, boris, chloe, judge]: Asker[] = [];
beforeEach(async () => {
  on = await GameNode.start();
  players = [await on.player('Anna'), await on.player('Boris')];
  [anna, boris] = players.map((player) => ({ player, roles: ['player'] }));
  chloe = { player: await on.player('Chloe'), roles: ['player'] };
  judge = { player: await on.player('Judith'), roles: ['player', 'judge'] };
});
afterEach(() => on.stop());

async function game(terms: object = {}, turns = 4): Promise<string> {
  const id = await on.playing(players, terms);
  for (let turn = 0; turn < turns; turn += 1) await on.passTurn(players, id);
  return id;
}
async function over(terms: object = {}): Promise<string> {
  const id = await game(terms);
  accepted(await on.act(players[1]!, id, { type: 'concede' }));
  return id;
}

const open = (asker: Asker | undefined, id: string, eyes: ReplayEyes) =>
  on.ask(new OpenReplay(asker!, id, eyes));
const view = (asker: Asker | undefined, id: string, eyes: ReplayEyes, moment?: number) =>
  on.ask(new ReplayView(asker!, id, eyes, moment));
const feed = (
  asker: Asker | undefined,
  id: string,
  eyes: ReplayEyes,
  stretch: Partial<ReplayFeed['stretch']> = {},
) => on.ask(new ReplayFeed(asker!, id, eyes, { from: 0, first: 1000, ...stretch }));
function found<T>(sighted: Sighted<T>): T {
  if (sighted.kind !== 'found') throw new Error(sighted.kind);
  return sighted.value;
}

function withoutCursor(item: FeedItem): FeedEntry {
  const { cursor: _, ...entry } = item;
  return entry;
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const SEAT: readonly ReplayEyes[] = [0 as Seat, 1 as Seat];
const ALL: readonly ReplayEyes[] = ['own', 'spectator', ...SEAT, 'everything', 7 as Seat, -1 as Seat];

/** Which of all eyes each asker may use. */
async function allowed(asker: Asker | undefined, id: string): Promise<string> {
  const said = [];
  for (const eyes of ALL) {
    const kinds = new Set([
      (await open(asker, id, eyes)).kind,
      (await view(asker, id, eyes, 3)).kind,
      (await feed(asker, id, eyes)).kind,
    ]);
    // The three ways in agree.
    expect(kinds.size).toBe(1);
    said.push(...kinds);
  }
  return said.map((kind) => ({ found: '+', 'bad-eyes': '-', 'unknown-game': '?' })[kind] ?? kind).join('');
}

describe('the eyes of a replay', () => {
  it('in a game under way are one’s own and a spectator’s; all of them for a judge', async () => {
    const id = await game();
    expect(await allowed(anna, id)).toBe('+++----');
    expect(await allowed(boris, id)).toBe('++-+---');
    expect(await allowed(chloe, id)).toBe('++-----');
    expect(await allowed(judge, id)).toBe('+++++--');
    expect(await allowed({ ...judge!, player: players[0]! }, id)).toBe('+++----');
  });

  it('in a finished game that has opened are everybody’s', async () => {
    const id = await over({ opens: 'at-end' });
    for (const asker of [anna, boris, chloe, judge]) expect(await allowed(asker, id)).toBe('+++++--');
  });

  it('in a finished game that opens to judges alone, or by a consent that is missing, stay closed', async () => {
    const closed = await over({ opens: 'judges-only' });
    expect(await allowed(anna, closed)).toBe('+++----');
    expect(await allowed(chloe, closed)).toBe('++-----');
    expect(await allowed(judge, closed)).toBe('+++++--');
    const asked = await over({ opens: 'by-consent' });
    accepted(await on.act(players[0]!, asked, { type: 'agree-to-open' }));
    expect(await allowed(chloe, asked)).toBe('++-----');
    accepted(await on.act(players[1]!, asked, { type: 'agree-to-open' }));
    expect(await allowed(chloe, asked)).toBe('+++++--');
  });

  it('are nobody’s in a game that does not exist for the asker', async () => {
    const id = await over({ access: 'invitation', opens: 'at-end' }).catch(() => undefined);
    for (const other of ['no-such-game', '', '../game', ...(id === undefined ? [] : [id])])
      expect(await allowed(chloe, other)).toBe('???????');
    const unwatched = await game({ spectators: 'refused' });
    expect(await allowed(chloe, unwatched)).toBe('???????');
    expect(await allowed(anna, unwatched)).toBe('+++----');
  });
});

describe('a replay through a seat’s eyes', () => {
  it('shows exactly what that seat was shown, moment by moment and entry by entry', async () => {
    const id = await over({ opens: 'at-end' });
    const { outline } = found(await open(chloe, id, 0 as Seat));
    for (let moment = 1; moment <= outline.moments; moment += 5) {
      const own = await on.sight(players[0]!, id, moment);
      const seen = found(await view(chloe, id, 0 as Seat, moment));
      expect([seen.view, seen.moment, seen.seq]).toEqual([own.view, own.moment, own.seq]);
    }
    const theirs = found(await on.readFeed(players[0]!, id)).entries.map(withoutCursor);
    expect(found(await feed(chloe, id, 0 as Seat))).toEqual({ entries: theirs, next: null });
    expect(outline).toEqual(found(await open(anna, id, 'own')).outline);
  });

  it('has a feed between any two moments, which turns the one view into the other', async () => {
    const id = await game();
    await on.passTurn(players, id);
    const { outline } = found(await open(anna, id, 'own'));
    for (const [from, to] of [
      [1, outline.moments],
      [7, 8],
      [20, 20],
      [outline.moments - 9, outline.moments],
    ] as const) {
      const { entries, next } = found(await feed(anna, id, 'own', { from, to }));
      expect(next).toBeNull();
      expect(entries.every(({ moment }) => moment > from && moment <= to)).toBe(true);
      const before = asJson(publishedView(found(await view(anna, id, 'own', from)).view));
      const folded = entries.reduce<Json>((json, { patch }) => applyPatch(json, patch), before);
      expect(folded).toEqual(publishedView(found(await view(anna, id, 'own', to)).view));
    }
  });

  it('has that feed in pages', async () => {
    const id = await game();
    const whole = found(await feed(boris, id, 'own', { from: 3, to: 40 })).entries;
    const entries = [];
    for (let after: number | null | undefined; after !== null;) {
      const page = found(await feed(boris, id, 'own', { from: 3, to: 40, first: 7, after }));
      entries.push(...page.entries);
      after = page.next;
    }
    expect(entries).toEqual(whole);
  });
});

/** Who was drawn to choose the player who begins: everyone sees it, and it differs from game to game. */
async function chooserOf(id: string): Promise<Seat | undefined> {
  const { events } = await readLog(on.store, GAME_CODEC, gameStream(gameId(id)));
  for (const { event } of events) if (event.type === 'StarterChooserDetermined') return event.seat;
  return undefined;
}

/** Two games in which the same was drawn of what everyone sees. */
async function twoAlike(terms: object): Promise<readonly [string, string]> {
  const byChooser = new Map<Seat | undefined, string>();
  for (;;) {
    const id = await over(terms);
    const chooser = await chooserOf(id);
    const earlier = byChooser.get(chooser);
    if (earlier !== undefined) return [earlier, id];
    byChooser.set(chooser, id);
  }
}

describe('the replays of two games in which other cards were drawn', () => {
  it('are the same to a spectator: outline, views and feed', async () => {
    const [one, other] = await twoAlike({ opens: 'judges-only' });
    const seen = async (id: string): Promise<string> => {
      const { outline } = found(await open(chloe, id, 'own'));
      const views = [];
      for (let moment = 1; moment <= outline.moments; moment += 3)
        views.push(found(await view(chloe, id, 'spectator', moment)).view);
      const { entries } = found(await feed(chloe, id, 'own'));
      const commitment = views[0]!.commitment;
      return JSON.stringify([outline, views, entries])
        .replaceAll(id, 'GAME')
        .replaceAll(commitment, 'PROMISE');
    };
    const hands = async (id: string) =>
      JSON.stringify(found(await view(judge, id, 'everything', 20)).view.objects);
    expect(await hands(one)).not.toBe(await hands(other));
    expect(await seen(one)).toBe(await seen(other));
  });
});

describe('a replay of a game under way', () => {
  it('is the same on another node, and goes on there', async () => {
    const id = await game();
    const there = await GameNode.start({ store: on.store, clock: on.clock });
    const both = async (eyes: ReplayEyes) => {
      const asked = new OpenReplay(anna!, id, eyes);
      const outlines = [found(await on.ask(asked)).outline, found(await there.ask(asked)).outline];
      const last = Math.min(...outlines.map(({ moments }) => moments));
      const shown = new ReplayView(anna!, id, eyes, last);
      return { outlines, views: [found(await on.ask(shown)).view, found(await there.ask(shown)).view], last };
    };
    const early = await both('own');
    await on.passTurn(players, id);
    let late = await both('own');
    // The other node hears of it a little later.
    while (late.outlines[1]!.moments < late.outlines[0]!.moments) late = await both('own');
    expect(late.last).toBeGreaterThan(early.last);
    for (const { outlines, views } of [early, late]) {
      expect(outlines[1]).toEqual(outlines[0]);
      expect(views[1]).toEqual(views[0]);
    }
    await there.stop();
  });
});

describe('refused, and nothing is written', () => {
  it('moments that the game does not have, or not in this order', async () => {
    const id = await game();
    const { outline } = found(await open(anna, id, 'own'));
    const before = (await readLog(on.store, GAME_CODEC, gameStream(gameId(id)))).tail;
    for (const moment of [0, -1, 1.5, NaN, outline.moments + 1, 2 ** 40])
      expect(await view(anna, id, 'own', moment)).toEqual({ kind: 'no-such-moment' });
    for (const [from, to] of [
      [-1, 5],
      [0.5, 5],
      [6, 5],
      [0, outline.moments + 1],
      [NaN, NaN],
      [0, Infinity],
    ] as const)
      expect(await feed(anna, id, 'own', { from, to })).toEqual({ kind: 'no-such-moment' });
    // A place after the stretch leaves nothing; one before it adds nothing.
    expect(found(await feed(anna, id, 'own', { from: 3, to: 5, after: 10_000 })).entries).toEqual([]);
    const usual = found(await feed(anna, id, 'own', { from: 3, to: 5 }));
    expect(found(await feed(anna, id, 'own', { from: 3, to: 5, after: -7 }))).toEqual(usual);
    expect((await readLog(on.store, GAME_CODEC, gameStream(gameId(id)))).tail).toEqual(before);
  });
});

it('each look of a judge is on record, through whosever eyes; nobody else’s is', async () => {
  const id = await over({ opens: 'at-end' });
  for (const asker of [anna, boris, chloe]) await allowed(asker, id);
  const audit = async () =>
    (await readLog(on.store, AUDIT_EVENTS, auditStream(gameId(id)), 'strict')).events.flatMap(({ event }) =>
      event.type === 'JudgeLookOpened' ? [event] : [],
    );
  expect(await audit()).toEqual([]);
  await open(judge, id, 1 as Seat);
  await view(judge, id, 'spectator', 2);
  await feed(judge, id, 'everything');
  expect((await audit()).map(({ way, judge: by }) => [way, by])).toEqual(
    ['outline', 'view', 'feed'].map((way) => [way, judge!.player]),
  );
});
