// What a judge finds out about a game of others: everybody's eyes, who knew what, what could be done, and what
// if. Nobody else can ask, every question is on record, and nothing of it reaches the game.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type PlayerId } from '#kernel';
import { auditStream, gameStream, readLog } from '#log';
import type { GameView } from '#visibility';
import type { Asker, Judged } from '../contract/contract.js';
import { AuditStore } from '../fixtures/audit-store.js';
import { AUDIT_EVENTS } from '../game/guard/audit-events.js';
import { CouldDo, WhyNot } from './could-do/could-do.query.js';
import { SideBySide } from './side-by-side/side-by-side.query.js';
import type { Tried } from './tried-command.js';
import { WHAT_IF_LIMITS } from './what-if/limits.js';
import {
  ActInWhatIf,
  CloseWhatIf,
  CouldDoInWhatIf,
  GoBackInWhatIf,
  OpenWhatIf,
  ReadWhatIf,
  ViewWhatIf,
} from './what-if/what-if.messages.js';
import { KnewAt, SameCard, WhoKnewCard, WhoKnewName, WhoWasTold } from './who-knew/who-knew.query.js';
import { Desk } from '#testkit/node/desk';
import { accepted, GameNode, refusalOf } from '#testkit/node/game-node';

let store: AuditStore;
let on: GameNode;
let players: PlayerId[];
let judge: Asker;
let game: string;
beforeEach(async () => {
  store = new AuditStore();
  on = await GameNode.start({ store });
  players = [await on.player('Anna'), await on.player('Boris')];
  judge = { player: await on.player('Judith'), roles: ['player', 'judge'] };
  game = await on.playing(players, { librarySize: 60 });
  for (let turn = 0; turn < 3; turn += 1) await on.passTurn(players, game);
});
afterEach(() => on.stop());

const PASS = { type: 'answer', answer: { kind: 'priority', action: 'pass-turn' } } as const satisfies Tried;

function value<T>(found: Judged<T>): T {
  if (found.kind === 'found') return found.value;
  throw new Error(`refused: ${found.refusal.code}: ${found.refusal.message}`);
}
const why = (found: Judged<unknown>): string => (found.kind === 'refused' ? found.refusal.code : 'found');

const audited = async () =>
  (await readLog(store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict')).events.flatMap(({ event }) =>
    event.type === 'JudgeLookOpened' ? [event.way] : ['closed'],
  );

/** Every byte of the game's log, and all that its players and a spectator get. */
async function everything(): Promise<string> {
  const log = await store.read(gameStream(gameId(game)), { max: 5_000 });
  const seen = await Promise.all(
    players.map(async (player) => [await on.sight(player, game), await on.readFeed(player, game)]),
  );
  return JSON.stringify([log, seen]);
}

const handOf = (view: GameView, seat: number) => view.seats[seat]!.hand!.map((id) => view.objects[id]!.name);

describe('everybody’s eyes beside each other', () => {
  it('are those that everybody has, with the ids of the same objects', async () => {
    const { sights, matches, moment } = value(await on.ask(new SideBySide(judge, game)));
    expect(sights.map(({ viewer }) => viewer.kind)).toEqual(['judge', 'seat', 'seat', 'spectator']);
    for (const [seat, player] of players.entries()) {
      const own = await on.sight(player, game);
      expect([sights[seat + 1]!.view, moment]).toEqual([own.view, own.moment]);
      const ids = matches.flatMap(({ object, seats }) =>
        seats.filter((one) => one.seat === seat).map(({ id }) => [id, object] as const),
      );
      expect(ids.map(([id]) => id).sort()).toEqual(Object.keys(own.view.objects).sort());
      for (const [id, object] of ids)
        expect(own.view.objects[id]!.name).toBe(sights[0]!.view.objects[object]!.name);
    }
  });

  it('are those of a moment, as each had them then', async () => {
    const { sights } = value(await on.ask(new SideBySide(judge, game, 12)));
    for (const [seat, player] of players.entries())
      expect(sights[seat + 1]!.view).toEqual((await on.sight(player, game, 12)).view);
  });

  it('show the same card under the id of a seat and of the judge', async () => {
    const { view } = await on.sight(players[0]!, game);
    const [id] = view.seats[0]!.hand!;
    const { object, now, name } = value(await on.ask(new SameCard(judge, game, id!, 0)));
    expect(object.seats).toEqual([{ seat: 0, ids: [id] }]);
    expect(object).toEqual(now);
    expect(name).toBe(view.objects[id!]!.name);
    const back = value(await on.ask(new SameCard(judge, game, object.judge[0]!, 'judge')));
    expect(back.object).toEqual(object);
    for (const [of, wrong] of [
      [0, 'c999'],
      [1, ''],
      ['judge', 'o1'],
    ] as const)
      expect(why(await on.ask(new SameCard(judge, game, wrong, of)))).toBe('unknown-object');
    expect(why(await on.ask(new SameCard(judge, game, id!, 7)))).toBe('unknown-seat');
  });
});

describe('who knew what', () => {
  it('says of a card in a hand that its player alone knows it, since they drew it', async () => {
    const { view } = await on.sight(players[1]!, game);
    const id = view.seats[1]!.hand!.at(-1)!;
    const { who, name, objects } = value(await on.ask(new WhoKnewCard(judge, game, id, 1)));
    expect(name).toBe(view.objects[id]!.name);
    expect(objects.map(({ zone }) => zone)).toEqual(['library', 'hand']);
    expect(
      who.map(({ viewer, knows }) => [viewer.kind === 'seat' ? viewer.seat : viewer.kind, knows]),
    ).toEqual([
      [0, false],
      [1, true],
      ['spectator', false],
    ]);
    const [time] = who[1]!.times;
    expect(time).toMatchObject({ how: 'drew', until: null });
    const read = await on.readFeed(players[1]!, game);
    if (read.kind !== 'found') throw new Error(read.kind);
    const told = read.value.entries.find(({ seq }) => seq === time!.since.seq)!;
    expect(told.story).toMatchObject({ type: 'CardDrawn', seat: 1, becomes: id });
    const before = time!.since.moment - 1;
    const then = value(await on.ask(new WhoKnewCard(judge, game, id, 1, before)));
    expect(then.who.every(({ knows, times }) => !knows && times.length === 0)).toBe(true);
  });

  it('lists all that a seat knew at a moment: what its view showed then', async () => {
    for (const moment of [undefined, 9, 14]) {
      const { view } = await on.sight(players[0]!, game, moment);
      const known = value(await on.ask(new KnewAt(judge, game, 0, moment)));
      expect(known.cards.map(({ name }) => name).sort()).toEqual(
        Object.values(view.objects)
          .map(({ name }) => name)
          .sort(),
      );
    }
  });

  it('finds the cards that bear a name', async () => {
    const { view } = await on.sight(players[0]!, game);
    const name = view.objects[view.seats[0]!.hand![0]!]!.name;
    const known = value(await on.ask(new WhoKnewName(judge, game, name)));
    expect(known.said).toEqual([]);
    expect(known.who.map(({ how }) => how)).toEqual(['drew', null, null]);
    const never = value(await on.ask(new WhoKnewName(judge, game, 'No such card')));
    expect([never.cards, never.who.map(({ since }) => since)]).toEqual([[], [null, null, null]]);
  });

  it('says what everybody was told of an entry', async () => {
    const read = await on.readFeed(judge.player, game, undefined, 1000, ['judge']);
    if (read.kind !== 'found') throw new Error(read.kind);
    const drawn = read.value.entries.find(({ story }) => story.type === 'CardDrawn' && story['seat'] === 0)!;
    const { entry, told } = value(await on.ask(new WhoWasTold(judge, game, drawn.seq)));
    expect(entry.story).toEqual(drawn.story);
    expect(told.map((one) => one.entry?.story.type)).toEqual(['CardDrawn', 'CardDrawn', 'CardDrawn']);
    expect(told.map((one) => 'becomes' in (one.entry?.story ?? {}))).toEqual([true, false, false]);
    for (const seq of [0, -1, 1.5, 1e9])
      expect(why(await on.ask(new WhoWasTold(judge, game, seq)))).toBe('unknown-entry');
  });
});

describe('what could be done', () => {
  it('is what the asked seat was asked, and why another one could do nothing', async () => {
    const { seats, moment } = value(await on.ask(new CouldDo(judge, game)));
    const asked = seats.filter((one) => one.asked !== null);
    expect([seats.length, asked.length]).toEqual([2, 1]);
    const [{ seat, commands }] = asked as [(typeof asked)[number]];
    expect(commands).toContain('answer');
    const other = 1 - seat;
    const tried = (by: number, what: Tried, at?: number) =>
      on.ask(new WhyNot(judge, game, by, what, 'judge', at));
    expect(value(await tried(seat, PASS))).toEqual({ moment, why: null });
    expect(value(await tried(other, PASS)).why).toMatchObject({
      code: 'not-your-decision',
      rule: 'table decisions',
    });
    const now = value(await tried(other, { type: 'concede' }));
    expect(now.why).toBeNull();
    const absent = value(await tried(other, { type: 'concede-absent', seat }));
    expect(absent.why).toMatchObject({ code: 'not-due', rule: 'terms absentAfter' });
  });

  it('is asked of the end of the last command by a moment', async () => {
    const { moment, seats } = value(await on.ask(new CouldDo(judge, game, 15)));
    expect(moment).toBeLessThanOrEqual(15);
    expect(seats.some(({ asked }) => asked !== null)).toBe(true);
    expect(why(await on.ask(new CouldDo(judge, game, 15, 5)))).toBe('unknown-seat');
  });

  it('refuses objects that the eyes never saw, and wrong shapes', async () => {
    const act = (object: string): Tried => ({
      type: 'answer',
      answer: { kind: 'choose-objects', objects: [object] },
    });
    expect(why(await on.ask(new WhyNot(judge, game, 0, act('c999'), 0)))).toBe('unknown-object');
    expect(why(await on.ask(new WhyNot(judge, game, 0, act('p1'), 9)))).toBe('unknown-seat');
    expect(why(await on.ask(new WhyNot(judge, game, 9, PASS, 'judge')))).toBe('unknown-seat');
    const odd: Tried = { type: 'shortcut', choices: -1, times: 1e9 };
    expect(why(await on.ask(new WhyNot(judge, game, 0, odd, 'judge')))).toBe('invalid-command');
  });
});

describe('a what-if', () => {
  it('is played by the judge for all seats, goes back, and is thrown away; the game notices nothing', async () => {
    const before = await everything();
    const opened = value(await on.send(new OpenWhatIf(judge, game)));
    const { view } = value(await on.ask(new ViewWhatIf(judge, opened.id, 'judge')));
    const { sights } = value(await on.ask(new SideBySide(judge, game)));
    expect(view).toEqual(sights[0]!.view);
    for (let turn = 1; turn <= 3; turn += 1) {
      const seats = value(await on.ask(new CouldDoInWhatIf(judge, opened.id)));
      const { seat } = seats.find(({ asked }) => asked !== null)!;
      const act = new ActInWhatIf(judge, opened.id, seat, PASS, 'judge', seat);
      const { entries, whatIf } = value(await on.send(act));
      expect(whatIf.steps).toBe(turn);
      expect(entries.map(({ story }) => story.type)).toContain('TurnBegan');
    }
    const played = value(await on.ask(new ViewWhatIf(judge, opened.id, 0)));
    const back = value(await on.send(new GoBackInWhatIf(judge, opened.id, 2)));
    expect(back).toMatchObject({ steps: 1, from: opened.from });
    expect(value(await on.ask(new ViewWhatIf(judge, opened.id, 0)))).not.toEqual(played);
    expect(value(await on.send(new GoBackInWhatIf(judge, opened.id, 99))).steps).toBe(0);
    expect(value(await on.ask(new ViewWhatIf(judge, opened.id, 'judge'))).view).toEqual(view);
    expect(why(await on.send(new GoBackInWhatIf(judge, opened.id, 0)))).toBe('invalid-command');
    value(await on.send(new CloseWhatIf(judge, opened.id)));
    expect(why(await on.ask(new ReadWhatIf(judge, opened.id)))).toBe('what-if-gone');
    expect(await everything()).toBe(before);
    const ways = await audited();
    expect(ways.filter((way) => way !== 'side-by-side')).toEqual(['what-if', 'closed', 'closed']);
  });

  it('can end while the game goes on', async () => {
    const { id } = value(await on.send(new OpenWhatIf(judge, game)));
    const act = new ActInWhatIf(judge, id, 0, { type: 'concede' }, 'judge', 'judge');
    expect(value(await on.send(act)).whatIf.result).toMatchObject({ winners: [1] });
    const after = new ActInWhatIf(judge, id, 1, PASS, 'judge', 'judge');
    expect(why(await on.send(after))).toBe('game-over');
    expect((await on.sight(players[0]!, game)).view.status).toBe('playing');
  });

  it('draws other cards than the game will: its randomness is its own', async () => {
    game = accepted(await on.create(players[0]!, { seats: 2, librarySize: 90 })).game;
    accepted(await on.act(players[1]!, game, { type: 'join' }));
    for (const player of players) accepted(await on.act(player, game, { type: 'ready', commitment: null }));
    accepted(await on.act(players[0]!, game, { type: 'start' }));
    await on.answerOpen(players, game, { kind: 'choose-players', players: [0] });
    const yes: Tried = { type: 'answer', answer: { kind: 'yes-no', yes: true } };
    /** Both players take a mulligan: the hands afterwards. */
    const forked = async (): Promise<string> => {
      const { id } = value(await on.send(new OpenWhatIf(judge, game)));
      for (const seat of [0, 1])
        value(await on.send(new ActInWhatIf(judge, id, seat, yes, 'judge', 'judge')));
      const { view } = value(await on.ask(new ViewWhatIf(judge, id, 'judge')));
      value(await on.send(new CloseWhatIf(judge, id)));
      return JSON.stringify([handOf(view, 0), handOf(view, 1)]);
    };
    const hands = [await forked(), await forked(), await forked(), await forked()];
    for (const seat of [0, 1]) {
      expect((await on.sight(players[seat]!, game)).view.decision?.seat).toBe(seat);
      await on.answerOpen(players, game, { kind: 'yes-no', yes: true });
    }
    const real = value(await on.ask(new SideBySide(judge, game))).sights[0]!.view;
    expect(hands).not.toContain(JSON.stringify([handOf(real, 0), handOf(real, 1)]));
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it('comes out the same again after going back', async () => {
    const { id } = value(await on.send(new OpenWhatIf(judge, game)));
    const { seat } = value(await on.ask(new CouldDoInWhatIf(judge, id))).find(({ asked }) => asked !== null)!;
    const act = new ActInWhatIf(judge, id, seat, PASS, 'judge', 'judge');
    const first = value(await on.send(act));
    value(await on.send(new GoBackInWhatIf(judge, id, 1)));
    expect(value(await on.send(act))).toEqual(first);
  });

  it('is bounded for each judge, and closed when it is idle', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < WHAT_IF_LIMITS.perJudge; nth += 1)
      ids.push(value(await on.send(new OpenWhatIf(judge, game))).id);
    expect(why(await on.send(new OpenWhatIf(judge, game)))).toBe('what-if-quota');
    expect((await audited()).filter((way) => way === 'what-if')).toHaveLength(WHAT_IF_LIMITS.perJudge);
    on.clock.turn(WHAT_IF_LIMITS.idle);
    expect(why(await on.ask(new ReadWhatIf(judge, ids[0]!)))).toBe('what-if-gone');
    expect((await audited()).filter((way) => way === 'closed')).toHaveLength(WHAT_IF_LIMITS.perJudge);
    value(await on.send(new OpenWhatIf(judge, game)));
  });

  it('is bounded for all judges of a node together', async () => {
    const { perJudge, onNode } = WHAT_IF_LIMITS;
    const judges = await Promise.all(
      Array.from({ length: onNode / perJudge + 1 }, async (_, nth) => ({
        player: await on.player(`Judge ${String(nth)}`),
        roles: ['player', 'judge'],
      })),
    );
    const last = judges.pop()!;
    const opened: string[] = [];
    for (const one of judges)
      for (let nth = 0; nth < perJudge; nth += 1)
        opened.push(value(await on.send(new OpenWhatIf(one, game))).id);
    expect(opened).toHaveLength(onNode);
    expect(why(await on.send(new OpenWhatIf(last, game)))).toBe('what-if-quota');
    value(await on.send(new CloseWhatIf(judges[0]!, opened[0]!)));
    value(await on.send(new OpenWhatIf(last, game)));
  });

  it('is its judge’s alone, and on its node', async () => {
    const other = { player: await on.player('Jonas'), roles: ['player', 'judge'] };
    const { id } = value(await on.send(new OpenWhatIf(judge, game)));
    expect(why(await on.ask(new ReadWhatIf(other, id)))).toBe('what-if-gone');
    expect(why(await on.ask(new ReadWhatIf({ ...judge, roles: ['player'] }, id)))).toBe('not-a-judge');
    const second = await GameNode.start({ store, clock: on.clock });
    expect(why(await second.ask(new ReadWhatIf(judge, id)))).toBe('what-if-gone');
    const there = value(await second.send(new OpenWhatIf(judge, game)));
    expect(why(await on.ask(new ReadWhatIf(judge, there.id)))).toBe('what-if-gone');
    await second.stop();
    expect((await audited()).filter((way) => way === 'closed')).toHaveLength(1);
  });
});

describe('in a game that is stopped for a judge', () => {
  it('the seats could do what they could before, and a what-if goes on; the game stays stopped', async () => {
    const before = value(await on.ask(new CouldDo(judge, game)));
    const { moment } = await on.sight(players[0]!, game);
    expect((await new Desk(on).call(players[0]!, game)).kind).not.toBe('refused');
    const { seat } = before.seats.find(({ asked }) => asked !== null)!;
    const stopped = value(await on.ask(new CouldDo(judge, game)));
    expect(stopped.seats.map(({ commands }) => commands)).toEqual(
      before.seats.map(({ commands }) => commands),
    );
    expect(value(await on.ask(new WhyNot(judge, game, seat, PASS, 'judge'))).why).toBeNull();
    expect(value(await on.ask(new CouldDo(judge, game, moment)))).toEqual(before);
    const { id, from } = value(await on.send(new OpenWhatIf(judge, game)));
    const now = await on.sight(players[0]!, game);
    expect([stopped.moment, from]).toEqual([now.moment, now.moment]);
    const acted = value(await on.send(new ActInWhatIf(judge, id, seat, PASS, 'judge', 'judge')));
    expect(acted.entries.map(({ story }) => story.type)).toContain('TurnBegan');
    const { events } = await readLog(store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict');
    const forks = events.filter(({ event }) => event.type === 'JudgeLookOpened' && event.way === 'what-if');
    expect(forks.map(({ event }) => 'dispute' in event)).toEqual([true]);
    const { decision } = (await on.sight(players[seat]!, game)).view;
    const answer = { type: 'answer', decision: decision!.id, answer: PASS.answer } as const;
    expect(refusalOf(await on.act(players[seat]!, game, answer))).toBe('stopped');
  });
});

describe('every question of a judge', () => {
  const asks = (by: Asker, of: string, moment?: number): Promise<Judged<unknown>>[] => [
    on.ask(new SideBySide(by, of, moment)),
    on.ask(new WhoKnewCard(by, of, 'p1', 'judge', moment)),
    on.ask(new WhoKnewName(by, of, 'Any', moment)),
    on.ask(new KnewAt(by, of, 0, moment)),
    on.ask(new CouldDo(by, of, moment)),
    on.ask(new WhyNot(by, of, 0, PASS, 'judge', moment)),
    on.send(new OpenWhatIf(by, of, moment)),
  ];
  const allOf = async (asked: readonly Promise<Judged<unknown>>[]): Promise<readonly string[]> => [
    ...new Set((await Promise.all(asked)).map(why)),
  ];

  it('is refused to everyone else, to a judge of their own game, and of no game; and nothing is recorded', async () => {
    const before = await everything();
    for (const player of [...players, await on.player('Chloe')])
      expect(await allOf(asks({ player, roles: ['player'] }, game))).toEqual(['not-a-judge']);
    const own = { player: players[0]!, roles: ['player', 'judge'] };
    expect(await allOf(asks(own, game))).toEqual(['own-game']);
    expect(await allOf(asks(judge, 'nothing'))).toEqual(['unknown-game']);
    expect(await audited()).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('names a moment that there has been', async () => {
    for (const moment of [0, -1, 1.5, NaN, Infinity, 1e9])
      expect(await allOf(asks(judge, game, moment))).toEqual(['no-such-moment']);
  });

  it('is not answered if it cannot be recorded', async () => {
    store.auditsFail();
    expect(await allOf(asks(judge, game))).toEqual(['store-unavailable']);
    store.auditsServe();
    expect(await audited()).toEqual([]);
  });

  it('gets the same answer on another node, and after the game has gone on', async () => {
    const second = await GameNode.start({ store, clock: on.clock });
    const id = (await on.sight(players[0]!, game)).view.seats[0]!.hand![0]!;
    const ask = (node: GameNode, at: number) => node.ask(new WhoKnewCard(judge, game, id, 0, at));
    const { moment } = await on.sight(players[0]!, game);
    const first = value(await ask(on, moment));
    await on.passTurn(players, game);
    expect(value(await ask(on, moment))).toEqual(first);
    expect(value(await ask(second, moment))).toEqual(first);
    await second.stop();
  });
});
