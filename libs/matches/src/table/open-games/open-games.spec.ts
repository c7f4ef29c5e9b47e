// The public list of opened games, folded from a log and searched.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, hashText, playerId, type GameId, type PlayerId } from '#kernel';
import { handOf, type GameEvent, type ObjectId, type Seat, type Terms } from '#rules';
import { MemoryEventStore } from '#event-store/memory';
import { Followers, MemoryRowStorage } from '#log';
import { ANNA, BEGINS, BORIS, CHLOE, createdBy, ENDS, seat, sits } from '#testkit/lobby/life';
import { GameWriter } from '#testkit/lobby/logged';
import { Figures, Lines, until } from '#testkit/log/followed';
import { OpenGames } from './open-games.js';
import { numberOf, openedAt, soughtCard, soughtPlayer } from './open-rows.js';
import { search, type Found, type Search } from './search.js';

let store: MemoryEventStore;
let writer: GameWriter;
let storage: MemoryRowStorage;
const lists: OpenGames[] = [];

function followed(rows = new MemoryRowStorage()): OpenGames {
  const list = new OpenGames(new Followers(store, new Figures(), new Lines()), rows);
  list.onModuleInit();
  lists.push(list);
  return list;
}

beforeEach(() => {
  store = new MemoryEventStore();
  writer = new GameWriter(store);
  storage = new MemoryRowStorage();
});
afterEach(async () => {
  await Promise.all(lists.splice(0).map((list) => list.beforeApplicationShutdown()));
});

const turn = (number: number): GameEvent => ({ type: 'TurnBegan', turn: number, seat: seat(0) });
const names = (name: string): GameEvent => ({
  type: 'CardNamed',
  seat: seat(0),
  object: 'o1' as ObjectId,
  zone: handOf(seat(0)),
  holder: seat(0),
  name,
  definition: hashText(name),
  counts: true,
});
const agrees = (number: number): GameEvent => ({ type: 'OpeningAgreed', seat: seat(number) });
const ended = (winners: readonly number[]): GameEvent => ({
  type: 'GameEnded',
  reason: winners.length === 0 ? 'nobody-left' : 'last-one-standing',
  winners: winners.map((winner) => winner as Seat),
});
const turns = (count: number): GameEvent[] => Array.from({ length: count }, (_, nth) => turn(nth + 1));

interface Played {
  readonly terms?: Partial<Terms>;
  readonly players?: readonly PlayerId[];
  readonly middle?: readonly GameEvent[];
  readonly end?: readonly GameEvent[];
}

async function play(
  id: string,
  { terms = {}, players = [ANNA, BORIS], middle = [], end = [ENDS] }: Played = {},
) {
  const game = gameId(id);
  await writer.write(game, [
    createdBy(players[0]!, game, { seats: players.length, ...terms }),
    ...players.map((player, nth) => sits(nth, player)),
    BEGINS,
  ]);
  await writer.write(game, [...middle, turn(1)]);
  await writer.write(game, end);
}

const found = (list: OpenGames, asked: Partial<Search> = {}): Found =>
  list.ask((rows) => search(rows, { sought: [], compared: {}, before: undefined, max: 100, ...asked }));
const idsOf = ({ games }: Found): string[] => games.map(({ game }) => game);

async function whole(rows?: MemoryRowStorage): Promise<OpenGames> {
  const list = followed(rows);
  await list.caughtUp();
  return list;
}
async function listed(asked: Partial<Search> = {}): Promise<string[]> {
  return idsOf(found(await whole(), asked));
}

describe('the list of opened games', () => {
  it('has a game from the event on that opens it, and nothing of it before', async () => {
    const game = gameId('g');
    const list = await whole();
    await writer.write(game, [createdBy(ANNA, game), sits(0, ANNA), sits(1, BORIS), BEGINS]);
    await writer.write(game, [turn(1), names('Shivan Dragon'), turn(2)]);
    await play('later');
    await until(() => idsOf(found(list)).length > 0);
    expect(idsOf(found(list))).toEqual(['later']);
    for (const sought of [soughtCard('Shivan Dragon'), soughtPlayer('player', ANNA)])
      expect(idsOf(found(list, { sought: [sought] }))).not.toContain('g');
    await writer.write(game, [ended([1])]);
    await until(() => idsOf(found(list)).length === 2);
    const [opened] = found(list).games;
    expect(opened).toMatchObject({
      game: 'g',
      players: [ANNA, BORIS],
      turns: 2,
      events: 9,
      reason: 'last-one-standing',
      winners: [1],
    });
    expect(idsOf(found(list, { sought: [soughtCard('SHIVAN dragon')] }))).toEqual(['g']);
  });

  it('has a game that opens by consent when the last of its players has agreed, bots aside', async () => {
    const bot = playerId('bot-greedy-1');
    const byConsent = { opens: 'by-consent' } as const;
    await play('none', { terms: byConsent });
    await play('one', { terms: byConsent, end: [ENDS, agrees(0)] });
    await play('both', { terms: byConsent, end: [ENDS, agrees(1), agrees(0)] });
    await play('against a bot', { terms: byConsent, players: [ANNA, bot], end: [ENDS, agrees(0)] });
    const all = await listed();
    expect(all).toContain('both');
    expect(all).toContain('against a bot');
    expect(all).not.toContain('none');
    expect(all).not.toContain('one');
  });

  it.each<[string, Partial<Terms>]>([
    ['that opens to judges alone', { opens: 'judges-only' }],
    ['whose tournament is not over', { opens: 'after-tournament' }],
    ['at a private table', { access: 'private' }],
    ['of invited players', { access: 'invitation' }],
    ['that nobody may watch', { spectators: 'refused' }],
  ])('has no game %s', async (_, terms) => {
    await play('open');
    await play('shut', { terms });
    expect(await listed()).toEqual(['open']);
  });

  it('has no table that was given up before the start, and no game that is still played', async () => {
    const game = gameId('given up');
    await writer.write(game, [createdBy(ANNA, game), sits(0, ANNA)]);
    await writer.write(game, [{ type: 'GameEnded', reason: 'cancelled', winners: [] }]);
    await play('played', { end: [turn(2)] });
    expect(await listed()).toEqual([]);
  });

  it('takes back what a rewind takes back: the end, the consent given since, and the turns', async () => {
    const game = gameId('g');
    const back: GameEvent = {
      type: 'Rewound',
      to: 5,
      moment: 5,
      by: { kind: 'ruling', ruling: 'r' },
      because: null,
      names: 'free',
      positions: 'shuffle',
      lost: [],
      referred: null,
    };
    await play('g', {
      terms: { opens: 'by-consent' },
      end: [turn(2), turn(3), ENDS, agrees(0), back, agrees(1)],
    });
    expect(await listed()).toEqual([]);
    const list = await whole();
    await writer.write(game, [turn(2), ended([1]), agrees(1)]);
    await play('later');
    await until(() => idsOf(found(list)).length > 0);
    expect(idsOf(found(list))).toEqual(['later']);
    await writer.write(game, [agrees(0)]);
    await until(() => idsOf(found(list)).length > 1);
    expect(found(list).games[0]).toMatchObject({ game: 'g', turns: 2, events: 14, winners: [1] });
    expect(idsOf(found(list, { sought: [soughtPlayer('won', ANNA)] }))).toEqual(['later']);
  });

  it('forgets a player who left before the start', async () => {
    const game = gameId('g');
    await writer.write(game, [createdBy(ANNA, game), sits(0, ANNA), sits(1, CHLOE)]);
    await writer.write(game, [{ type: 'SeatLeft', seat: seat(1), reason: 'left' }, sits(1, BORIS), BEGINS]);
    await writer.write(game, [turn(1), ENDS]);
    expect(await listed({ sought: [soughtPlayer('player', CHLOE)] })).toEqual([]);
    expect(await listed({ sought: [soughtPlayer('player', BORIS)] })).toEqual(['g']);
  });

  it('is the same on another node, after a restart, and when it is folded anew', async () => {
    for (let nth = 0; nth < 7; nth += 1) await play(`g${nth}`, { middle: [names(`Card ${nth % 3}`)] });
    const before = await whole(storage);
    const all = found(before);
    expect(idsOf(all)).toEqual(['g6', 'g5', 'g4', 'g3', 'g2', 'g1', 'g0']);
    expect(found(await whole())).toEqual(all);
    await before.beforeApplicationShutdown();
    expect(found(await whole(storage))).toEqual(all);
  });

  it('answers nothing while part of it is missing', async () => {
    await play('g');
    const list = followed();
    expect(() => found(list)).toThrow('being read from the log');
    await list.caughtUp();
    expect(idsOf(found(list))).toEqual(['g']);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    const utopia = { ruleset: 'utopia', base: 'cr2011' } as const;
    const vintage = { format: { cards: { from: 'all' }, legality: 'Vintage' } } as const;
    await play('a', { middle: [names('Counterspell'), names('Opt')], end: [ended([0])] });
    await play('b', {
      players: [ANNA, CHLOE],
      middle: [...turns(30), names('Opt')],
      end: [turn(31), ended([1])],
    });
    await play('c', { players: [BORIS, CHLOE], terms: utopia, end: [ended([])] });
    await play('d', { terms: { ...utopia, ...vintage }, middle: [names('Opt')], end: [turn(2), ended([1])] });
  });

  it.each<[string, Partial<Search>, string[]]>([
    ['everything, newest first', {}, ['d', 'c', 'b', 'a']],
    ['a player', { sought: [soughtPlayer('player', ANNA)] }, ['d', 'b', 'a']],
    ['two players', { sought: [soughtPlayer('player', ANNA), soughtPlayer('player', BORIS)] }, ['d', 'a']],
    ['a winner', { sought: [soughtPlayer('won', ANNA)] }, ['a']],
    ['a loser, which nobody is in a draw', { sought: [soughtPlayer('lost', BORIS)] }, ['a']],
    ['a winner over a loser', { sought: [soughtPlayer('won', BORIS), soughtPlayer('lost', ANNA)] }, ['d']],
    ['a named card', { sought: [soughtCard('opt')] }, ['d', 'b', 'a']],
    ['two named cards', { sought: [soughtCard('Opt'), soughtCard('Counterspell')] }, ['a']],
    ['a card and a player', { sought: [soughtCard('Opt'), soughtPlayer('player', CHLOE)] }, ['b']],
    ['part of a name', { sought: [soughtCard('Op')] }, []],
    ['a ruleset', { compared: { ruleset: 'utopia' } }, ['d', 'c']],
    ['a base', { compared: { base: 'cr' } }, ['b', 'a']],
    ['every card', { compared: { format: 'all' } }, ['c', 'b', 'a']],
    ['chosen cards', { compared: { format: 'chosen' } }, ['d']],
    ['a legality, without case', { compared: { legality: 'vintage' } }, ['d']],
    ['long games', { compared: { turns: { atLeast: 2 } } }, ['d', 'b']],
    ['short games', { compared: { turns: { atMost: 1 } } }, ['c', 'a']],
    ['a length in turns', { compared: { turns: { atLeast: 31, atMost: 31 } } }, ['b']],
    ['a length in events', { compared: { events: { atLeast: 20 } } }, ['b']],
    ['draws', { compared: { isDrawn: true } }, ['c']],
    ['games with a winner', { compared: { isDrawn: false } }, ['d', 'b', 'a']],
    ['a reason', { compared: { reason: 'nobody-left' } }, ['c']],
    [
      'all of it',
      { sought: [soughtCard('Opt')], compared: { ruleset: 'utopia', turns: { atLeast: 2 } } },
      ['d'],
    ],
    ['nothing that there is', { compared: { turns: { atLeast: 5, atMost: 4 } } }, []],
  ])('finds %s', async (_, asked, expected) => {
    expect(await listed(asked)).toEqual(expected);
  });

  it.each([1, 2, 3, 4])('goes on page by page, %i at a time', async (max) => {
    const list = await whole();
    const read = (asked: Partial<Search>) => {
      const all: string[] = [];
      for (let before: number | undefined; ;) {
        const page = found(list, { ...asked, before, max });
        expect(page.games.length).toBeLessThanOrEqual(max);
        all.push(...idsOf(page));
        const { next } = page;
        if (next === undefined) return all;
        before = list.ask((rows) => numberOf(rows, next.game));
      }
    };
    expect(read({})).toEqual(['d', 'c', 'b', 'a']);
    expect(read({ sought: [soughtCard('Opt')] })).toEqual(['d', 'b', 'a']);
    expect(read({ compared: { base: 'cr' } })).toEqual(['b', 'a']);
  });

  it('keeps its place while games are added', async () => {
    const list = await whole();
    const first = found(list, { max: 2 });
    await play('e');
    await until(() => idsOf(found(list))[0] === 'e');
    const before = list.ask((rows) => numberOf(rows, first.next!.game));
    expect(idsOf(found(list, { before }))).toEqual(['b', 'a']);
  });
});

describe('a search of many games', () => {
  /** Rows as the projection stores them, without a log. */
  const many = (count: number): GameId[] => Array.from({ length: count }, (_, nth) => gameId(`m${nth}`));

  it('agrees with a plain filter over more than one block, whatever is combined', async () => {
    const players = [ANNA, BORIS, CHLOE];
    const ids = many(600);
    for (const [nth, id] of ids.entries()) {
      const who = [players[nth % 3]!, players[(nth + 1 + (nth % 2)) % 3]!];
      await writer.write(id, [
        createdBy(who[0]!, id, { ruleset: nth % 7 === 0 ? 'utopia' : 'pentaland' }),
        ...who.map((player, at) => sits(at, player)),
        BEGINS,
        names(`Card ${nth % 11}`),
        ...turns(1 + (nth % 5)),
        ended(nth % 4 === 0 ? [] : [nth % 2]),
      ]);
    }
    const list = await whole();
    const all = ids.map((id) => list.ask((rows) => openedAt(rows, numberOf(rows, id)!))).toReversed();
    expect(idsOf(found(list, { max: 1000 }))).toEqual(ids.toReversed());
    const plain = (holds: (nth: number, opened: (typeof all)[number]) => boolean) =>
      all.filter((opened) => holds(Number(opened.game.slice(1)), opened)).map(({ game }) => game);
    const searched = (asked: Partial<Search>) => idsOf(found(list, { max: 1000, ...asked }));
    expect(searched({ compared: { ruleset: 'utopia', turns: { atLeast: 3 } } })).toEqual(
      plain((nth) => nth % 7 === 0 && 1 + (nth % 5) >= 3),
    );
    expect(searched({ sought: [soughtCard('Card 4'), soughtPlayer('player', ANNA)] })).toEqual(
      plain((nth, { players: who }) => nth % 11 === 4 && who.includes(ANNA)),
    );
    expect(
      searched({
        sought: [soughtPlayer('won', CHLOE), soughtCard('Card 3')],
        compared: { ruleset: 'utopia' },
      }),
    ).toEqual(
      plain(
        (nth, { players: who, winners }) =>
          nth % 11 === 3 && nth % 7 === 0 && winners.some((winner) => who[winner] === CHLOE),
      ),
    );
  });
});
