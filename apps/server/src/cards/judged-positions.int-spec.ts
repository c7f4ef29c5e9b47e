// Disputes about named cards in real positions, over GraphQL: who knew a name, and every remedy that a judge can send,
// carried out in the game.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { FormatCards } from '#matches';
import { MENTAL_MAGIC } from '#mental';
import { findInPool, POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, refused, type Arguments, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { scenarioPositions } from './scenario-positions.js';

const POSITION = {
  ruleset: 'pentaland',
  now: { turn: 5, step: 'precombat-main', player: 'A' },
  library: [{ card: 'Goblin Spy', count: 12 }],
  players: {
    A: {
      hand: [{ card: 'Grizzly Bears', count: 3 }],
      battlefield: [{ card: 'Grizzly Bears', count: 4, as: 'pentaland' }],
    },
    B: {
      hand: [{ card: 'Hill Giant', count: 2 }],
      battlefield: [{ card: 'Silvercoat Lion', as: 'Fencing Ace' }],
    },
  },
};
/** The cards of the pool, any of which a card can be named. */
const NAMED: FormatCards = {
  variants: MENTAL_MAGIC,
  cardsFor: () => ({ catalogue: hashText('pool'), definitions: POOL, named: findInPool }),
};
const CLOCK = { thinking: { each: 600 } };

let server: ApiServer;
let anna: Caller, boris: Caller, judith: Caller;
beforeAll(async () => {
  server = await ApiServer.start({ played: NAMED, scenarios: scenarioPositions });
  [anna, boris, judith] = (await Promise.all(
    ['Anna', 'Boris', 'Judith'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
  await server.operatorGrants('Judith', 'judge');
});
afterAll(() => server.stop());

const CARD = '{ objectId name printed controller tapped counters { name count } }';
const SEEN = `query ($game: ID!) { game(id: $game) { 
  view { status moment decision { decisionId seat } result { winners } clocks { running { seat since until } }
    battlefield ${CARD} exile ${CARD} stack ${CARD} library { size }
    seats { life handSize hand ${CARD} counters { name count } } } } }`;
const see = async (by: Caller, game: string) => (await by.ask(SEEN, { game })).game!;

/** Anna casts a card of her hand under a name. */
async function cast(game: string, name: string) {
  const { view } = await see(anna, game);
  const object = view.seats[0]!.hand![0]!.objectId;
  return anna.answer(game, view.decision!.decisionId, { act: { kind: 'CAST', object, name } });
}
async function pass(game: string): Promise<void> {
  const { seat, decisionId } = (await see(anna, game)).view.decision!;
  accepted(await [anna, boris][seat]!.answer(game, decisionId, { action: 'PASS' }));
}

async function does(by: Caller, field: string, args: Arguments): Promise<{ id: string; stage: string }> {
  const all: Arguments = { commandId: ['ID!', randomUUID()], ...args };
  const declared = Object.entries(all).map(([name, [type]]) => `$${name}: ${type}`);
  const passed = Object.keys(all).map((name) => `${name}: $${name}`);
  const variables = Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value]));
  const { result } = (await by.told(
    `mutation (${declared.join(', ')}) { result: ${field}(${passed.join(', ')}) {
      ... on DisputeAccepted { dispute { id stage } } ... on Refused { code message } } }`,
    variables,
  )) as { result: { dispute?: { id: string; stage: string } } };
  if (result.dispute === undefined) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.dispute;
}

/** Anna calls, Judith rules, both accept, and the game has done it. */
async function ruled(game: string, remedies: (decisionId: string) => readonly object[]): Promise<void> {
  const call = { gameId: ['ID!', game], sentence: ['String!', 'Which name was it?'] } as const;
  const { id } = await does(anna, 'callJudge', call);
  const dispute = { disputeId: ['ID!', id] } as const;
  await does(judith, 'takeCall', dispute);
  const { dispute: seen } = await judith.ask('query ($id: ID!) { dispute(id: $id) { moment decisionId } }', {
    id,
  });
  const words = { question: 'Which name?', findings: 'That one.', rules: ['cr 201.2'], words: 'As ruled.' };
  const ruling = { ...words, remedies: remedies(seen!.decisionId!) };
  await does(judith, 'giveRuling', { ...dispute, ruling: ['RulingInput!', ruling] });
  await does(anna, 'acceptRuling', dispute);
  expect((await does(boris, 'acceptRuling', dispute)).stage).toBe('DONE');
}

/** Anna has cast a card as a Wild Mongrel, which came onto the battlefield. */
async function named(): Promise<{ readonly game: string; readonly before: number; readonly said: number }> {
  const game = await inPosition([anna, boris], POSITION, { clock: CLOCK });
  const before = (await see(anna, game)).view.moment;
  accepted(await cast(game, 'Wild Mongrel'));
  const said = (await storiesOf(boris, game)).find(({ type }) => type === 'CardNamed')!.moment;
  for (let passes = 0; passes < 2; passes += 1) await pass(game);
  return { game, before, said };
}
const FEED = 'query ($game: ID!) { feed(gameId: $game, first: 500) { entries { moment story } } }';
async function storiesOf(by: Caller, game: string) {
  const { entries } = (await by.ask(FEED, { game })).feed;
  return entries.map(({ moment, story }) => ({ moment, ...(story as { readonly type: string }) }));
}

const PLACE = '{ moment }';
const WHO_KNEW = `query ($game: ID!, $name: String!, $moment: Int) {
  whoKnewName(gameId: $game, name: $name, moment: $moment) { ... on NameKnowledge {
    said { when ${PLACE} seat object heardBy } cards { name } who { viewer seat since ${PLACE} how } } } }`;
const KNEW_AT = `query ($game: ID!, $seat: Int!, $moment: Int) {
  knewAt(gameId: $game, seat: $seat, moment: $moment) { ... on EverythingKnown {
    moment cards { name objectId zone zoneOf how } names { name since ${PLACE} } } } }`;

describe('a name that was said', () => {
  it('has been heard by everybody since it was said, and by nobody before', async () => {
    const { game, said } = await named();
    const knew = async (name: string, moment?: number) =>
      (await judith.ask(WHO_KNEW, { game, name, moment })).whoKnewName;
    const [card] = (await judith.sight(game, said - 1)).view.seats[0]!.hand!;
    const heard = { since: { moment: said }, how: 'NAMED' };
    expect(await knew('Wild Mongrel')).toEqual({
      said: [{ when: { moment: said }, seat: 0, object: card!.objectId, heardBy: [0, 1] }],
      cards: [],
      who: [
        { viewer: 'SEAT', seat: 0, ...heard },
        { viewer: 'SEAT', seat: 1, ...heard },
        { viewer: 'SPECTATOR', seat: null, ...heard },
      ],
    });
    const unheard = { since: null, how: null };
    for (const [name, moment] of [
      ['Wild Mongrel', said - 1],
      ['Ambush Viper', undefined],
    ] as const)
      expect(await knew(name, moment)).toMatchObject({
        said: [],
        cards: [],
        who: [unheard, unheard, unheard],
      });
    // A name is also what is printed on cards: these lie in the hand of Boris.
    expect(await knew('Hill Giant')).toMatchObject({
      cards: [{ name: 'Hill Giant' }, { name: 'Hill Giant' }],
      who: [
        { viewer: 'SEAT', seat: 0, ...unheard },
        { viewer: 'SEAT', seat: 1, since: { moment: expect.any(Number) }, how: 'IN_HAND' },
        { viewer: 'SPECTATOR', seat: null, ...unheard },
      ],
    });
  });

  it('is among what a seat knew at a moment', async () => {
    const { game, said } = await named();
    const knew = async (seat: number, moment?: number) =>
      (await judith.ask(KNEW_AT, { game, seat, moment })).knewAt;
    const hand = { name: 'Hill Giant', zone: 'HAND', zoneOf: 1, how: 'IN_HAND' };
    expect(await knew(1)).toMatchObject({
      cards: expect.arrayContaining([
        { ...hand, objectId: 'c1' },
        { ...hand, objectId: 'c2' },
        expect.objectContaining({ name: 'Grizzly Bears', zone: 'BATTLEFIELD', how: 'PUBLIC' }),
      ]),
      names: [{ name: 'Wild Mongrel', since: { moment: said } }],
    });
    expect(await knew(0, said - 1)).toMatchObject({ moment: said - 1, names: [] });
    expect(JSON.stringify(await knew(0))).not.toContain('Hill Giant');
  });
});

describe('a ruling in a game of names', () => {
  it('rewinds, and a name given since stays used or can be given again, as it says', async () => {
    const { game, before } = await named();
    const rewind = (freeNames: boolean) => ({ rewind: { moment: before, keepKnown: true, freeNames } });
    await ruled(game, () => [rewind(false)]);
    const { view } = await see(anna, game);
    expect([view.seats[0]!.handSize, view.battlefield!.map(({ name }) => name)]).toEqual([
      3,
      ['Pentaland', 'Pentaland', 'Pentaland', 'Pentaland', 'Fencing Ace'],
    ]);
    expect(refused(await cast(game, 'Wild Mongrel'))).toMatchObject({
      code: 'ILLEGAL_ANSWER',
      rule: 'pentaland 704.2',
    });
    await ruled(game, () => [rewind(true)]);
    accepted(await cast(game, 'Wild Mongrel'));
  });

  it('puts everything right that can be put right, in one ruling', async () => {
    const { game } = await named();
    const { view } = await see(judith, game);
    const [tapped, other] = view.battlefield!.filter(({ name }) => name === 'Pentaland');
    const idOf = (name: string) => view.battlefield!.find((card) => card.name === name)!.objectId;
    const mongrel = idOf('Wild Mongrel');
    const [shown, named_] = view.seats[0]!.hand!.map(({ objectId }) => objectId);
    const [giant] = view.seats[1]!.hand!.map(({ objectId }) => objectId);
    await ruled(game, () => [
      { repair: { life: { seat: 1, total: 7 } } },
      { repair: { counters: { seat: 1, counter: 'poison', count: 3 } } },
      { repair: { counters: { object: mongrel, counter: '+1/+1', count: 2 } } },
      { repair: { tapped: { object: tapped!.objectId, tapped: false } } },
      { repair: { control: { object: other!.objectId, seat: 1 } } },
      { repair: { reveal: { objects: [shown], to: 1 } } },
      { repair: { move: { object: giant, zone: 'LIBRARY', place: { nth: 2 } } } },
      { repair: { move: { object: idOf('Fencing Ace'), zone: 'EXILE' } } },
      { repair: { word: { object: named_, of: 'NAME', word: 'Ambush Viper' } } },
      { repair: { move: { object: named_, zone: 'BATTLEFIELD', under: 0, triggers: true } } },
      { repair: { free: { name: 'Wild Mongrel' } } },
      { repair: { mark: { name: 'Deadly Recluse', seat: 1, object: mongrel } } },
    ]);
    const now = (await see(judith, game)).view;
    const card = (name: string) => now.battlefield!.find((one) => one.name === name)!;
    expect(now.seats[1]).toMatchObject({ life: 7, handSize: 1, counters: [{ name: 'poison', count: 3 }] });
    expect(card('Wild Mongrel').counters).toEqual([{ name: '+1/+1', count: 2 }]);
    const lands = now.battlefield!.filter(({ name }) => name === 'Pentaland');
    expect(lands.map(({ controller, tapped: isTapped }) => [controller, isTapped])).toEqual([
      [0, null],
      [1, true],
      [0, null],
      [0, null],
    ]);
    expect([card('Ambush Viper').controller, now.seats[0]!.handSize]).toEqual([0, 1]);
    expect(now.exile!.map(({ name }) => name)).toEqual(['Fencing Ace']);
    const second = (await judith.sight(game)).view.library!.cards!.at(-2)!;
    expect([now.library!.size, second.printed]).toEqual([view.library!.size + 1, 'Hill Giant']);
    const told = (await storiesOf(boris, game)).find(({ type }) => type === 'CardsLookedAt');
    expect(told).toMatchObject({ seat: 1, count: 1, objects: [expect.any(String)] });
    // The name that was freed can be given again; those that were given and marked cannot.
    const again = (name: string) => cast(game, name);
    for (const name of ['Ambush Viper', 'Deadly Recluse'])
      expect(refused(await again(name)).rule).toBe('pentaland 704.2');
    accepted(await again('Wild Mongrel'));
  });

  it('answers for a player and gives time, and ends the game', async () => {
    const { game } = await named();
    const before = (await see(anna, game)).view;
    const left = async () => {
      const { running } = (await see(anna, game)).view.clocks!;
      return [running!.seat, Date.parse(String(running!.until)) - server.clock.now()];
    };
    expect([before.decision!.seat, await left()]).toEqual([0, [0, 600_000]]);
    await ruled(game, () => [{ time: { seat: 0, seconds: 30 } }]);
    expect(await left()).toEqual([0, 630_000]);
    const answer = { action: 'PASS' };
    await ruled(game, (decisionId) => [{ answer: { seat: 0, decisionId, answer } }]);
    expect((await see(anna, game)).view.decision!.seat).toBe(1);
    await ruled(game, () => [{ result: { winners: [1] } }]);
    expect((await see(anna, game)).view).toMatchObject({ status: 'OVER', result: { winners: [1] } });
  });
});
