// Every statistic, against games that are few enough to be counted by hand, and who may be told which group.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY, seat, START, type SomeGame, type SomeSeat } from '../fixtures/some-facts.js';
import { StatisticsStores } from '../fixtures/statistics-stores.js';
import { cursorOf, pageOf, placeAt, placeOf, type AskedPage } from '../statistics/index.js';

const stores = new StatisticsStores();
afterAll(() => stores.close());
const storeOf = (games: readonly SomeGame[]) => stores.of(games);

const MONTH = new Date(START).toISOString().slice(0, 7);
const name = (seat: number, name: string, turn: number, more: object = {}) => ({ seat, name, turn, ...more });

/**
 * Five people and a sixth. Ann beats Bob, Cy beats Dee, Eve draws with Ann, Fay loses to Bob: in these four games the first
 * seat won two, lost one and drew one.
 */
const PEOPLE: readonly SomeGame[] = [
  {
    id: 'g1',
    seats: [
      seat('ann', 'won', { hand: ['Opt', 'Opt', 'Island'] }),
      seat('bob', 'lost', { hand: ['Opt'], mulligans: 1 }),
    ],
    about: { turns: 3, ended_at: START + 60_000 },
    names: [
      name(0, 'Shock', 1, { cost: '{R}', printed: 'Opt' }),
      name(0, 'Bolt', 3, { cost: '{R}', printed: 'Opt' }),
      name(1, 'Shock', 2, { cost: '{R}', printed: 'Ponder' }),
    ],
    turns: [
      { seat: 0, turn: 1, pentalands: 1 },
      { seat: 1, turn: 2, utopias: 1 },
      { seat: 0, turn: 3, pentalands: 2, lands: 1, names: 1 },
    ],
    decisions: [
      { seat: 0, kind: 'priority', ms: 100 },
      { seat: 1, kind: 'priority', ms: 300 },
      { seat: 0, kind: 'yes-no', ms: 50 },
    ],
    lands: [{ seat: 0, kind: 'pentaland', printed: 'Opt' }],
  },
  {
    id: 'g2',
    seats: [seat('cy', 'won', { hand: ['Opt'] }), seat('dee', 'lost', { hand: ['Island'] })],
    about: { turns: 3, ended_at: START + 120_000 },
    names: [name(0, 'Shock', 1, { cost: '{R}', printed: 'Opt' }), name(1, 'Bear', 2, { cost: '{1}{G}' })],
    turns: [
      { seat: 0, turn: 1 },
      { seat: 1, turn: 2 },
    ],
    decisions: [{ seat: 1, kind: 'priority', ms: 500 }],
  },
  {
    id: 'g3',
    seats: [seat('eve', 'drawn', { hand: ['Opt'] }), seat('ann', 'drawn', { hand: ['Island'] })],
    about: { turns: 5, ended_at: START + DAY },
    names: [name(0, 'Shock', 1, { cost: '{R}', printed: 'Opt' }), name(1, 'Shock', 2, { cost: '{R}' })],
    turns: [{ seat: 0, turn: 1, pentalands: 1 }],
    decisions: [{ seat: 0, kind: 'priority', ms: 700 }],
  },
  {
    id: 'g4',
    seats: [seat('fay', 'lost', { hand: ['Opt'], mulligans: 1 }), seat('bob', 'won', { hand: ['Opt'] })],
    about: { turns: 3, ended_at: START + 2 * DAY },
    names: [name(0, 'Shock', 1, { cost: '{R}', printed: 'Opt' })],
    turns: [{ seat: 0, turn: 1, pentalands: 2 }],
    decisions: [{ seat: 0, kind: 'priority', ms: 900 }],
  },
];

describe('the statistics of four games', () => {
  let ask: Awaited<ReturnType<typeof storeOf>>;
  beforeAll(async () => {
    ask = await storeOf(PEOPLE);
  });

  it('games: how many there are', async () => {
    expect(await ask('games')).toEqual([{ key: '', rank: 0, n: 4 }]);
    expect(await ask('games', { filter: { card: 'bolt' } })).toEqual([]);
  });

  it('results: of all chosen seats together', async () => {
    // Won by ann, cy and bob; drawn by eve and ann; lost by bob, dee and fay.
    expect(await ask('results')).toEqual([{ key: '', rank: 0, n: 8, wins: 3, draws: 2 }]);
    expect(await ask('results', { filter: { card: 'bolt' } })).toEqual([]);
    expect(await ask('results', { filter: { card: 'bolt' }, agreed: true })).toMatchObject([
      { n: 1, wins: 1 },
    ]);
  });

  it('played: the kinds of games', async () => {
    expect(await ask('played')).toEqual([
      { key: 'pentaland/cr/all', rank: 4, ruleset: 'pentaland', base: 'cr', cards: 'all', n: 4 },
    ]);
  });

  it('months: games, their length and results by the month in which they ended', async () => {
    expect(await ask('months')).toEqual([
      { key: MONTH, rank: expect.any(Number), games: 4, median: 3, n: 8, wins: 3, draws: 2 },
    ]);
  });

  it('have only the rows of one name, card or cost when asked for it', async () => {
    const how = { agreed: true } as const;
    const keys = async (...asked: Parameters<typeof ask>) =>
      (await ask(...asked)).map(({ key }) => String(key));
    expect(await keys('names', { ...how, only: { key: 'bOLT' } })).toEqual(['Bolt']);
    expect(await keys('names', { ...how, only: { cost: '{r}' } })).toEqual(['Shock', 'Bolt']);
    expect(await keys('names', { ...how, only: { key: 'Bolt', cost: '{1}{G}' } })).toEqual([]);
    expect(await keys('cards', { ...how, only: { key: 'island' } })).toEqual(['Island']);
    expect(await keys('openings', { ...how, only: { name: 'shock' } })).toEqual(['01 Shock', '02 Shock']);
    // Who may be told stays as it was.
    expect(await keys('names', { only: { key: 'Bolt' } })).toEqual([]);
  });

  it('cards: results with a card in the opening hand, how often it was named, and laid as a land', async () => {
    // Opt was in the hands of ann (won), bob (lost), cy (won), eve (drew), fay (lost) and bob (won): six hands.
    // It was named five times by four people, and laid by one person: neither is told.
    expect(await ask('cards')).toEqual([
      { key: 'Opt', rank: 6, n: 6, wins: 3, draws: 1, named: null, named_as: null, laid: null },
    ]);
    expect(await ask('cards', { agreed: true })).toEqual([
      { key: 'Opt', rank: 6, n: 6, wins: 3, draws: 1, named: 5, named_as: 2, laid: 1 },
      { key: 'Island', rank: 3, n: 3, wins: 1, draws: 1, named: null, named_as: null, laid: null },
    ]);
  });

  it('names: how often each was given, in how many games, and the results of those who gave it', async () => {
    // Shock: ann won, bob lost, cy won, eve drew, ann drew, fay lost.
    expect(await ask('names')).toEqual([
      { key: 'Shock', rank: 6, times: 6, cost: '{R}', games: 4, n: 6, wins: 2, draws: 2 },
    ]);
    const least = await ask('names', { agreed: true, order: 'least' });
    expect(least.map(({ key, times }) => [key, times])).toEqual([
      ['Bear', 1],
      ['Bolt', 1],
      ['Shock', 6],
    ]);
  });

  it('namedAs: what one printed card was named as, turn by turn', async () => {
    const values = { printed: 'opt' };
    expect(await ask('namedAs', { values })).toEqual([]);
    expect(await ask('namedAs', { values, agreed: true })).toEqual([
      { key: '1 Shock', rank: 4, name: 'Shock', turn: 1, times: 4 },
      { key: '3 Bolt', rank: 1, name: 'Bolt', turn: 3, times: 1 },
    ]);
  });

  it('costs: names given, and how many of them a game uses', async () => {
    // {R}: Shock and Bolt. g1 used both, g2, g3 and g4 one: five of eight.
    expect(await ask('costs')).toEqual([{ key: '{R}', rank: 7, times: 7, names: 2, games: 4, used: 1.25 }]);
  });

  it('openings: results of those who gave a name on a turn', async () => {
    // Turn 1: ann won, cy won, eve drew, fay lost: four people.
    expect(await ask('openings')).toEqual([]);
    expect((await ask('openings', { agreed: true }))[0]).toEqual({
      ...{ key: '01 Shock', rank: 4, name: 'Shock', turn: 1, n: 4, wins: 2, draws: 1 },
    });
  });

  it('matchups: play and draw', async () => {
    // Played first: ann won, cy won, eve drew, fay lost. Second: bob lost, dee lost, ann drew, bob won: three people.
    expect(await ask('matchups', { agreed: true })).toEqual([
      { key: '//false', rank: 4, kind: '', against: '', went_first: false, n: 4, wins: 1, draws: 1 },
      { key: '//true', rank: 4, kind: '', against: '', went_first: true, n: 4, wins: 2, draws: 1 },
    ]);
    expect(await ask('matchups')).toEqual([]);
  });

  it('lengths: games by their number of turns', async () => {
    // Three turns: g1, g2 and g4, by ann, bob, cy, dee and fay, of 60, 120 and 172,800 seconds.
    expect(await ask('lengths')).toEqual([{ key: '000000003', rank: -3, turns: 3, n: 3, median: 120_000 }]);
    expect(await ask('lengths', { agreed: true })).toEqual([
      { key: '000000003', rank: -3, turns: 3, n: 3, median: 120_000 },
      { key: '000000005', rank: -5, turns: 5, n: 1, median: DAY },
    ]);
  });

  it('turns: lands of each kind by turn', async () => {
    // Turn 1 of ann, cy, eve and fay: 1, 0, 1 and 2 Pentalands.
    expect(await ask('turns', { agreed: true })).toEqual([
      { key: '000000001', rank: -1, turn: 1, n: 4, lands: 0, pentalands: 1, utopias: 0, names: 0 },
      { key: '000000002', rank: -2, turn: 2, n: 2, lands: 0, pentalands: 0, utopias: 0.5, names: 0 },
      { key: '000000003', rank: -3, turn: 3, n: 1, lands: 1, pentalands: 2, utopias: 0, names: 1 },
    ]);
    expect(await ask('turns')).toEqual([]);
  });

  it('thinking: time by the kind of question', async () => {
    // Priority: 100, 300, 500, 700 and 900 ms by five people. Yes or no: one.
    expect(await ask('thinking')).toEqual([
      { key: 'priority', rank: 5, kind: 'priority', n: 5, mean: 500, median: 500, ninetieth: 820 },
    ]);
  });

  it('mulligans: results by how many were taken', async () => {
    // None: ann won, cy won, dee lost, eve drew, ann drew, bob won. One: bob lost, fay lost.
    expect(await ask('mulligans')).toEqual([
      { key: '000000000', rank: 0, mulligans: 0, n: 6, wins: 3, draws: 2 },
    ]);
    expect((await ask('mulligans', { agreed: true }))[1]).toMatchObject({ mulligans: 1, n: 2, wins: 0 });
  });

  it('playersOf: the record of a player against each other one', async () => {
    const filter = { player: { id: 'bob', kind: 'person' } } as const;
    expect(await ask('playersOf', { filter, agreed: true, values: { against: '' } })).toEqual([
      { key: 'ann', rank: 1, against: 'ann', against_bot: null, n: 1, wins: 0, draws: 0, losses: 1 },
      { key: 'fay', rank: 1, against: 'fay', against_bot: null, n: 1, wins: 1, draws: 0, losses: 0 },
    ]);
  });

  it('are of the games that the filter chooses', async () => {
    const games = async (filter: AskedPage['filter']) => {
      const rows = await ask('lengths', { filter, agreed: true });
      return rows.reduce((sum, { n }) => sum + Number(n), 0);
    };
    expect(await games({})).toBe(4);
    expect(await games({ ruleset: 'pentaland', base: 'cr', format: 'all', seats: 2 })).toBe(4);
    expect(await games({ ruleset: 'utopia' })).toBe(0);
    expect(await games({ format: 'chosen' })).toBe(0);
    expect(await games({ seats: 3 })).toBe(0);
    expect(await games({ card: 'bEAR' })).toBe(1);
    expect(await games({ player: { id: 'ann', kind: 'person' } })).toBe(2);
    expect(await games({ who: 'bots' })).toBe(0);
    // Days are counted whole, both included, in UTC.
    expect(await games({ from: START + DAY + 3_600_000 })).toBe(2);
    expect(await games({ from: START, to: START + 1 })).toBe(2);
    expect(await games({ from: START + DAY, to: START + DAY })).toBe(1);
  });

  it('come page by page, and rows that come meanwhile shift nothing', async () => {
    const first = await ask('names', { agreed: true, first: 2 });
    const { rows, more } = pageOf(first, 2);
    expect([rows.map(({ key }) => key), more]).toEqual([['Shock', 'Bear'], true]);
    const after = placeAt(cursorOf(rows[1]!))!;
    expect(after).toEqual(placeOf(rows[1]!));
    expect((await ask('names', { agreed: true, first: 2, after })).map(({ key }) => key)).toEqual(['Bolt']);
    for (const cursor of [
      '',
      'x',
      Buffer.from('[1]').toString('base64url'),
      Buffer.from('["1","a"]').toString('base64url'),
    ])
      expect([cursor, placeAt(cursor)]).toEqual([cursor, undefined]);
  });
});

describe('a group that may be shown', () => {
  const won = (id: string, one: SomeSeat, other: SomeSeat, about = {}): SomeGame => ({
    id,
    seats: [one, other],
    about,
  });
  const shown = async (games: readonly SomeGame[], filter: AskedPage['filter'] = {}) => {
    const ask = await storeOf(games);
    return (await ask('mulligans', { filter })).length;
  };
  const bot = (result: NonNullable<SomeSeat['result']>) => seat('bot-random', result, { bot: 'random' });

  it('has five people behind it, and not four', async () => {
    const four = [
      won('a', seat('p1', 'won'), seat('p2', 'lost')),
      won('b', seat('p3', 'won'), seat('p4', 'lost')),
    ];
    expect(await shown(four)).toBe(0);
    expect(await shown([...four, ...four.map((game) => ({ ...game, id: `${game.id}2` }))])).toBe(0);
    expect(await shown([...four, won('c', seat('p5', 'won'), seat('p1', 'lost'))])).toBe(1);
  });

  it('does not count bots as people', async () => {
    const games = ['p1', 'p2', 'p3', 'p4'].map((player) => won(player, seat(player, 'won'), bot('lost')));
    expect(await shown(games)).toBe(0);
    expect(await shown(games, { who: 'people' })).toBe(0);
  });

  it('of bots tells nothing of fewer than five people who played against them', async () => {
    const games = ['p1', 'p2', 'p3', 'p4'].map((player) => won(player, seat(player, 'won'), bot('lost')));
    expect(await shown(games, { who: 'bots' })).toBe(0);
    const fifth = won('p5', seat('p5', 'won'), bot('lost'));
    expect(await shown([...games, fifth], { who: 'bots' })).toBe(1);
  });

  it('may be of bots alone', async () => {
    expect(await shown([won('a', bot('won'), bot('lost'))])).toBe(1);
  });

  it('has no game that was simulated, went on from a position, or never began', async () => {
    for (const about of [{ source: 'a label' }, { forked: true }, { began_at: null }])
      expect(await shown([won('a', bot('won'), bot('lost'), about)])).toBe(0);
  });

  it('has no seat without a result', async () => {
    expect(await shown([won('a', bot('none'), bot('none'))])).toBe(0);
  });
});
