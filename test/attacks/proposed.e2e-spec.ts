// What is proposed in bad faith for a text that nobody could read, through the public API of a built server: in games of
// Pentaland, where whoever has the cost can name such a card. By two players, by three of whom two agree, by one and a bot.
// It is refused by a code of its own, or it is proposed as it was said; nobody is harmed against their vote; another game
// is played meanwhile, and the log reads back.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { casting, PRINTED, type Asked, type ClauseTable } from './fixtures/clause-table.fixture.js';
import { endedInOrder } from './fixtures/ended.fixture.js';
import { Siege, type Struck } from './fixtures/siege.fixture.js';
import { Stage } from '../support.js';

const stage = new Stage();
const folder = stage.dataFolder();
let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin(stage, folder, {
    PENTALAND_REQUESTS_PER_MINUTE: '1000000',
    PENTALAND_LOG_BYTES_PER_MINUTE: '100000000',
  });
}, 300_000);
afterAll(() => stage.clear());
afterEach(async () => {
  expect(siege.faults).toEqual([]);
  await siege.goesOn();
});

const YOU = { kind: 'you' };
const OTHERS = { kind: 'opponents' };
const ALL = { kind: 'all' };
const EVERY = { kind: 'each', filter: { kind: 'permanent' } };
const product = (of: unknown, by: unknown) => ({ kind: 'product', of, by });
const BILLION = product(product(1000, 1000), 1000);
const SOLDIER = { kind: 'face', name: 'Soldier', types: ['creature'], power: 1, toughness: 1 };
const tokens = (count: unknown) => ({ kind: 'create-token', token: { kind: 'made', face: SOLDIER }, count });
const gain = (amount: unknown, who: unknown = YOU) => ({ kind: 'gain-life', who, amount });
const sequence = (count: number, step: unknown) => ({
  kind: 'sequence',
  steps: Array.from({ length: count }, () => step),
});
const nested = (depth: number): object =>
  depth === 0 ? gain(1) : { kind: 'may', who: YOU, effect: nested(depth - 1) };
/** Of exactly so many characters of JSON, which nothing in it means anything. */
const wide = (characters: number): object => {
  const step = { kind: 'nothing' };
  const of = (word: string) => ({
    kind: 'sequence',
    steps: [step, { kind: 'choose-word', who: YOU, of: 'label', from: [word], bind: 'it' }],
  });
  return of('x'.repeat(characters - JSON.stringify(of('')).length));
};

/** The largest that can be proposed, of exactly so many characters of JSON. */
const largest = (characters: number): object => {
  const of = (lives: readonly number[]) => ({ kind: 'sequence', steps: lives.map((life) => gain(life)) });
  const left = (lives: readonly number[]) => characters - JSON.stringify(of(lives)).length;
  const lives: number[] = [];
  while (left([...lives, 1]) >= 0) lives.push(1);
  return of(lives.map((life, nth) => (nth < left(lives) ? 10 : life)));
};

/** What can never be proposed, for any text. */
const NEVER: Readonly<Record<string, object>> = {
  '10^18 life': gain(1e18),
  'a number beyond a thousand': gain(1_001),
  'half a life': gain(0.5),
  'a negative billion': gain(-(2 ** 31)),
  'a game lost by others': { kind: 'lose-game', who: OTHERS },
  'a game won': { kind: 'win-game', who: YOU },
  'a repetition without end': {
    kind: 'repeat-while',
    condition: { kind: 'true' },
    effect: gain(1),
  },
  'a thousand times a thousand': {
    kind: 'repeat',
    times: 1000,
    effect: { kind: 'repeat', times: 1000, effect: gain(1) },
  },
  'an effect for each of each': {
    kind: 'for-each',
    of: EVERY,
    bind: 'it',
    effect: { kind: 'for-each', of: EVERY, bind: 'it', effect: gain(1) },
  },
  'a replacement of everything': { kind: 'create-replacement', event: {}, instead: {} },
  'a zone that is not': { kind: 'move', what: EVERY, to: 'the-void' },
  'a kind that is not': { kind: 'dance' },
  'a player beyond the table': gain(1, { kind: 'seat', seat: 99 }),
  'a name of nothing': { kind: 'tap', what: { kind: 'bound', name: 'nothing' } },
  'five thousand characters': wide(5_000),
  'a character beyond the bound': wide(4_001),
  'a list': [gain(1)],
  'an effect without a kind': {},
  'its own prototype': JSON.parse(
    '{"kind":"gain-life","who":{"kind":"you"},"amount":1,"__proto__":{"x":1}}',
  ) as object,
  'a prototype for an amount': JSON.parse(
    '{"kind":"gain-life","who":{"kind":"you"},"amount":{"kind":"constructor","__proto__":{"kind":"number"}}}',
  ) as object,
  'a constructor': { kind: 'constructor' },
  toString: { kind: 'toString' },
  'a deep nest': nested(200),
  'a hidden library revealed card by card': {
    kind: 'reveal',
    what: { kind: 'bound', name: 'it' },
  },
};
const LONG_NAME = 'x'.repeat(21);
const ODD_NAMES: Readonly<Record<string, object[]>> = {
  'of 21 letters': [{ name: LONG_NAME }],
  'of markup': [{ name: '<script>' }],
  'of a prototype': [{ name: '__proto__' }],
  'of nothing': [{ name: '' }],
  'of an object that is not': [{ name: 'it', objects: ['p99999'] }],
  'of an object of the log': [{ name: 'it', objects: ['o1', 'o2', 'o61'] }],
  'of a card of others': [{ name: 'it', objects: ['c1000'] }],
  'of a seat that is not': [{ name: 'it', seats: [7] }],
  'of a seat below all': [{ name: 'it', seats: [-1] }],
  'twice the same': [{ name: 'it' }, { name: 'it' }],
  'a thousand of them': Array.from({ length: 1_000 }, (_, nth) => ({ name: `n${nth}` })),
};

const isAccepted = ({ text }: Struck): boolean => text.includes('"Accepted"');

const propose = (
  what: string,
  { by, decision }: Asked,
  game: string,
  effect: unknown,
  names: unknown[] = [],
) => siege.answer(what, by, game, decision, { propose: { effect, names } });

/** Whatever can never be proposed is refused by a code, in little time, and the question stays. */
async function refusedAll(table: ClauseTable, asked: Asked): Promise<void> {
  for (const [what, effect] of Object.entries(NEVER)) {
    const struck = await propose(what, asked, table.game, effect);
    expect([what, isAccepted(struck), struck.codes.length]).toEqual([what, false, 1]);
    expect([what, struck.cpu < 250]).toEqual([what, true]);
  }
  for (const [what, names] of Object.entries(ODD_NAMES)) {
    const struck = await propose(`a name ${what}`, asked, table.game, { kind: 'nothing' }, names);
    expect([what, isAccepted(struck), struck.codes.length]).toEqual([what, false, 1]);
  }
  // Members that are said twice, as no client writes them.
  const query = `mutation ($id: ID!, $effect: Json!) { answer(commandId: $id, gameId: "${table.game}",
    decisionId: "${asked.decision}", answer: { propose: { effect: $effect } }) { __typename ... on Refused { code } } }`;
  const twice = `{"query":${JSON.stringify(query)},"variables":{"id":"${randomUUID()}",
    "effect":{"kind":"nothing","kind":"dance"}}}`;
  const struck = await siege.strike('a kind said twice', { token: asked.by.token, body: twice });
  expect(isAccepted(struck)).toBe(false);
  expect((await table.asked())?.decision).toBe(asked.decision);
}

/** What is accepted is shown as it was said, and is what it says after everybody agreed. */
async function proposedAs(table: ClauseTable, asked: Asked, what: string, effect: object): Promise<void> {
  const struck = await propose(what, asked, table.game, effect);
  expect([what, isAccepted(struck)]).toEqual([what, true]);
  expect((await table.shown(asked.by)).proposal?.does ?? effect).toEqual(effect);
}

describe('an unread text, at a table of two', () => {
  const two = () => [siege.anna, siege.boris] as const;

  it('is asked about; an impossible proposal is refused; a billion life is a thousand, by consent', async () => {
    const [table, asked] = await casting(two(), PRINTED.white, 'Benediction of Moons');
    await refusedAll(table, asked);
    const full = largest(4_000);
    expect(JSON.stringify(full)).toHaveLength(4_000);
    await proposedAs(table, asked, 'four thousand characters', full);
    await table.vote(() => false);
    const before = (await table.shown(asked.by)).seats[asked.seat]!.life;
    await proposedAs(table, (await table.asked())!, 'a billion life', gain(BILLION));
    await table.vote(() => true);
    expect((await table.shown(asked.by)).seats[asked.seat]!.life).toBe(before + 1_000);
  }, 600_000);

  it('makes a hundred tokens out of a billion, and none if they are too many for one command', async () => {
    const [table, asked] = await casting(two(), PRINTED.white, 'Alliance of Arms');
    await proposedAs(table, asked, 'a thousand tokens, twenty times', sequence(20, tokens(1_000)));
    expect(await table.vote(() => true)).toBe(1);
    await proposedAs(table, (await table.asked())!, 'a billion tokens', tokens(BILLION));
    expect(await table.vote(() => true)).toBe(0);
    const { battlefield, status } = await table.shown(asked.by);
    expect(status).toBe('PLAYING');
    expect(battlefield.filter(({ name }) => name === 'Soldier')).toHaveLength(100);
  }, 600_000);

  it('neither shows nor takes a hand against its owner’s vote, proposed and voted on three times', async () => {
    const [table, asked] = await casting(two(), PRINTED.black, 'Blackmail');
    const other = 1 - asked.seat;
    const held = (await table.shown(table.players[other]!)).seats[other]!.hand;
    let open: Asked | undefined = asked;
    for (let attempt = 1; open?.question === 'Propose'; attempt += 1) {
      const effect =
        attempt === 1
          ? { kind: 'reveal', what: { kind: 'bound', name: 'it' } }
          : { kind: 'discard', who: OTHERS, count: 1 };
      const struck = await propose('a hand', open, table.game, effect);
      if (!isAccepted(struck))
        expect(
          isAccepted(await propose('a hand', open, table.game, { kind: 'discard', who: OTHERS, count: 1 })),
        ).toBe(true);
      await table.vote(({ seat }) => seat !== other);
      open = await table.asked();
    }
    const { seats } = await table.shown(table.players[other]!);
    expect(seats[other]!.hand).toEqual(held);
    expect((await table.shown(asked.by)).seats[other]!.hand).toBeNull();
  }, 600_000);
});

describe('an unread text, at a table of three where two agree on everything', () => {
  it('takes no life from the third player against their vote', async () => {
    const players = [siege.anna, siege.boris, await siege.newcomer()];
    const [table, asked] = await casting(players, PRINTED.red, 'Mana Clash');
    const victim = (asked.seat + 1) % 3;
    const before = (await table.shown(asked.by)).seats[victim]!.life;
    const IT = { kind: 'bound', name: 'it' };
    const hurts = (players: object) => ({ kind: 'damage', players, amount: 1 });
    const takes = [hurts(IT), hurts(ALL), sequence(50, hurts(OTHERS))];
    let open: Asked | undefined = asked;
    for (let attempt = 0; open?.question === 'Propose'; attempt += 1) {
      for (const effect of [takes[attempt % 3]!, ...takes, { kind: 'nothing' }])
        if (isAccepted(await propose('life', open, table.game, effect, [{ name: 'it', seats: [victim] }])))
          break;
      await table.vote(({ seat }) => seat !== victim);
      open = await table.asked();
    }
    const { life, lost } = (await table.shown(asked.by)).seats[victim]!;
    expect([life, lost]).toEqual([before, null]);
  }, 600_000);
});

describe('an unread text, at a table with a bot', () => {
  it('is asked about in the same way, and the bot agrees to nothing that is done to it', async () => {
    const [table, asked] = await casting([siege.anna], PRINTED.red, 'Mana Clash', { bots: 1 });
    await refusedAll(table, asked);
    const bot = 1 - asked.seat;
    const before = (await table.shown(asked.by)).seats[bot]!.life;
    await proposedAs(table, asked, 'the life of the bot', { kind: 'damage', players: OTHERS, amount: 1 });
    // It has voted once somebody is asked something else.
    for (let open = await table.asked(); open === undefined;) open = await table.asked();
    expect((await table.shown(asked.by)).seats[bot]!.life).toBe(before);
  }, 600_000);
});

describe('at the end of the attack', () => {
  it('the server reports no fault, and every event and game in its log reads back', async () => {
    siege = await endedInOrder(siege, folder);
  }, 600_000);
});
