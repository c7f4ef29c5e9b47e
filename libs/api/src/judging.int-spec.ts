// What judges find out, over GraphQL: each field answers as the contract says, and everyone else is refused.
import { describe, expect, it } from '@jest/globals';
import type { Data } from '#testkit/server/caller';
import { playing, type Caller } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { withFragments } from '#client';

const { serve } = serving();

async function table() {
  const server = await serve();
  const names = ['Anna', 'Boris', 'Judge', 'Chloe'];
  const [anna, boris, judge, chloe] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Judge', 'Boris']) await server.operatorGrants(name, 'judge');
  const game = await playing([anna!, boris!], { librarySize: 60 });
  return { server, anna: anna!, boris: boris!, judge: judge!, chloe: chloe!, game };
}

const REFUSED = '__typename ... on Refused { code rule message retriable }';
const PLACE = '{ moment at seq }';
const OBJECT = `{ zone zoneOf from ${PLACE} until ${PLACE} judge spectators seats { seat ids } }`;
const CARD = `name objects ${OBJECT} who { viewer seat knows times { since ${PLACE} how until ${PLACE} lost isTold } }`;
const COULD = `seat commands decision { decisionId seat kind } plays { kind object text } tooMuch`;
const FORK = `... on WhatIf { id gameId from moment steps result { reason } view { ...TableView } couldDo { ${COULD} } }`;

const QUESTIONS = {
  sideBySide:
    withFragments(`query ($game: ID!, $moment: Int) { sideBySide(gameId: $game, moment: $moment) { ${REFUSED}
    ... on SideBySide { moment sights { viewer seat view { ...TableView } } matches { judge spectators seats { seat objectId } } } } }`),
  sameCard: `query ($game: ID!, $id: ID = "c1", $of: Int = 0) { sameCard(gameId: $game, id: $id, of: $of) { ${REFUSED}
    ... on SameCard { name object ${OBJECT} now ${OBJECT} } } }`,
  whoKnewCard: `query ($game: ID!, $moment: Int, $id: ID = "c1", $of: Int = 0) {
    whoKnewCard(gameId: $game, id: $id, of: $of, moment: $moment) { ${REFUSED} ... on CardKnowledge { ${CARD} } } }`,
  whoKnewName: `query ($game: ID!, $moment: Int, $name: String = "Any") {
    whoKnewName(gameId: $game, name: $name, moment: $moment) { ${REFUSED} ... on NameKnowledge {
      said { when ${PLACE} seat object heardBy } cards { ${CARD} } who { viewer seat since ${PLACE} how } } } }`,
  whoWasTold: `query ($game: ID!, $seq: Int = 3) { whoWasTold(gameId: $game, seq: $seq) { ${REFUSED} ... on ToldEntry {
    entry { seq moment story } told { viewer seat entry { seq story } } } } }`,
  knewAt: `query ($game: ID!, $moment: Int, $seat: Int = 0) { knewAt(gameId: $game, seat: $seat, moment: $moment) { ${REFUSED}
    ... on EverythingKnown { moment cards { name objectId judge zone zoneOf since ${PLACE} how } names { name since ${PLACE} } } } }`,
  couldDo: `query ($game: ID!, $moment: Int, $seat: Int) { couldDo(gameId: $game, moment: $moment, seat: $seat) { ${REFUSED}
    ... on CouldDo { moment seats { ${COULD} } } } }`,
  whyNot: `query ($game: ID!, $moment: Int, $seat: Int = 0, $command: TriedInput = {answer: {answer: {action: PASS_TURN}}}) {
    whyNot(gameId: $game, moment: $moment, seat: $seat, command: $command, ids: 0) { ${REFUSED}
    ... on WhyNot { moment possible why { code rule message } } } }`,
  openWhatIf: withFragments(
    `mutation ($game: ID!, $moment: Int) { openWhatIf(gameId: $game, moment: $moment) { ${REFUSED} ${FORK} } }`,
  ),
} as const;

type Field = keyof typeof QUESTIONS;
const FIELDS = Object.keys(QUESTIONS) as readonly Field[];
const WITH_MOMENT = FIELDS.filter((field) => field !== 'sameCard' && field !== 'whoWasTold');

async function ask<F extends Field>(by: Caller, field: F, asked: object): Promise<Data[F]> {
  return (await by.ask(QUESTIONS[field], { ...asked }))[field];
}

/** The entry of the judge's feed in which a seat drew a card at a moment. */
async function entryAt(judge: Caller, game: string, moment: number) {
  const { feed } = await judge.ask(
    'query ($game: ID!) { feed(gameId: $game, first: 500) { entries { seq moment story } } }',
    { game },
  );
  return feed.entries.find(
    (entry) => entry.moment === moment && (entry.story as { type: string }).type === 'CardDrawn',
  )!;
}

describe('what judges ask of a game', () => {
  it('is answered as the contract says', async () => {
    const { judge, game } = await table();
    for (const field of FIELDS) {
      const answer = await ask(judge, field, { game });
      expect({ field, is: answer.__typename }).not.toEqual({ field, is: 'Refused' });
    }
  });

  it('says of a card who knew it, since when and how, and what it is to everybody', async () => {
    const { anna, judge, game } = await table();
    const { view } = await anna.sight(game);
    const { objectId: id, name } = view.seats[0]!.hand!.at(-1)!;
    const { seats: shown } = (await judge.sight(game)).view;
    const asJudge = shown[0]!.hand!.at(-1)!.objectId;
    const same = await ask(judge, 'sameCard', { game, id });
    if (same.__typename !== 'SameCard') throw new Error(JSON.stringify(same));
    expect(same).toMatchObject({
      name,
      object: {
        zone: 'HAND',
        zoneOf: 0,
        until: null,
        judge: [asJudge],
        spectators: [],
        seats: [{ seat: 0, ids: [id] }],
      },
    });
    expect(same.now).toEqual(same.object);
    const drawn = same.object.from.moment;
    const known = await ask(judge, 'whoKnewCard', { game, id });
    const time = { since: { moment: drawn }, how: 'DREW', until: null, lost: null, isTold: false };
    expect(known).toMatchObject({
      name,
      objects: [{ zone: 'LIBRARY', until: { moment: drawn } }, same.object],
      who: [
        { viewer: 'SEAT', seat: 0, knows: true, times: [time] },
        { viewer: 'SEAT', seat: 1, knows: false, times: [] },
        { viewer: 'SPECTATOR', seat: null, knows: false, times: [] },
      ],
    });
    expect(await ask(judge, 'whoKnewCard', { game, id, moment: drawn - 1 })).toMatchObject({
      name,
      who: [
        { knows: false, times: [] },
        { knows: false, times: [] },
        { knows: false, times: [] },
      ],
    });
    // The same question by the judge's id of the card.
    expect(await ask(judge, 'whoKnewCard', { game, id: asJudge, of: null })).toEqual(known);
    const entry = await entryAt(judge, game, drawn);
    const told = await ask(judge, 'whoWasTold', { game, seq: entry.seq });
    expect(told).toMatchObject({
      entry: { seq: entry.seq, moment: drawn, story: { type: 'CardDrawn', seat: 0, becomes: asJudge } },
      told: [
        { viewer: 'SEAT', seat: 0, entry: { story: { type: 'CardDrawn', seat: 0, becomes: id } } },
        { viewer: 'SEAT', seat: 1, entry: { story: { type: 'CardDrawn', seat: 0 } } },
        { viewer: 'SPECTATOR', seat: null, entry: { story: { type: 'CardDrawn', seat: 0 } } },
      ],
    });
    const [, boris, watching] = 'told' in told ? told.told : [];
    for (const other of [boris, watching]) expect(JSON.stringify(other)).not.toContain('becomes');
  });

  it('says what a seat knew at a moment, and who knew a name that is printed on cards', async () => {
    const { anna, judge, game } = await table();
    const { view } = await anna.sight(game);
    const hand = view.seats[0]!.hand!;
    const knew = await ask(judge, 'knewAt', { game });
    expect(knew).toMatchObject({ moment: view.moment, names: [] });
    const cards = 'cards' in knew ? knew.cards : [];
    expect(
      cards.map(({ name, objectId, zone, zoneOf }) => [name, objectId, zone, zoneOf]).toSorted(),
    ).toEqual(hand.map(({ name, objectId }) => [name, objectId, 'HAND', 0]).toSorted());
    expect(new Set(cards.map(({ how }) => how))).toEqual(new Set(['DREW']));
    const { moment: since } = cards.find(({ objectId }) => objectId === hand[0]!.objectId)!.since;
    expect(await ask(judge, 'knewAt', { game, moment: since - 1, seat: 1 })).toMatchObject({
      moment: since - 1,
      cards: [],
    });
    const { name } = hand[0]!;
    const named = await ask(judge, 'whoKnewName', { game, name });
    expect(named).toMatchObject({
      said: [],
      cards: [{ name }],
      who: [
        { viewer: 'SEAT', seat: 0, since: { moment: since }, how: 'DREW' },
        { viewer: 'SEAT', seat: 1, since: null, how: null },
        { viewer: 'SPECTATOR', seat: null, since: null, how: null },
      ],
    });
  });

  it('is refused to players, to spectators, to a judge with a seat, and for no game', async () => {
    const { anna, boris, chloe, judge, game } = await table();
    for (const field of FIELDS) {
      const codes: unknown[] = [];
      for (const [by, of] of [
        [anna, game],
        [chloe, game],
        [boris, game],
        [judge, 'nothing'],
      ] as const) {
        const answer = await ask(by, field, { game: of });
        codes.push('code' in answer ? answer.code : answer.__typename);
      }
      expect({ field, codes }).toEqual({
        field,
        codes: ['NOT_A_JUDGE', 'NOT_A_JUDGE', 'OWN_GAME', 'UNKNOWN_GAME'],
      });
    }
  });

  it('is refused for a moment, a seat, an id or an entry that is not there', async () => {
    const { judge, game } = await table();
    for (const field of WITH_MOMENT)
      for (const moment of [0, -3, 100_000])
        expect(await ask(judge, field, { game, moment })).toMatchObject({ code: 'NO_SUCH_MOMENT' });
    const odd = [
      ['sameCard', { id: 'c999' }, 'UNKNOWN_OBJECT'],
      ['sameCard', { of: 5 }, 'UNKNOWN_SEAT'],
      ['whoKnewCard', { id: 'p999' }, 'UNKNOWN_OBJECT'],
      ['whoKnewCard', { of: -1 }, 'UNKNOWN_SEAT'],
      ['whoWasTold', { seq: 100_000 }, 'UNKNOWN_ENTRY'],
      ['knewAt', { seat: 2 }, 'UNKNOWN_SEAT'],
      ['couldDo', { seat: 2 }, 'UNKNOWN_SEAT'],
      ['whyNot', { seat: 2 }, 'UNKNOWN_SEAT'],
      ['whyNot', { command: { answer: { answer: { objects: ['c999'] } } } }, 'UNKNOWN_OBJECT'],
      ['whyNot', { command: { shortcut: { choices: 0, times: 0 } } }, 'INVALID_COMMAND'],
    ] as const;
    for (const [field, asked, code] of odd)
      expect({ field, ...(await ask(judge, field, { game, ...asked })) }).toMatchObject({ field, code });
    expect(await judge.errorOf(QUESTIONS.whyNot, { game, command: { concede: false } })).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('leaves what the players and spectators get as it was', async () => {
    const { anna, boris, chloe, judge, game } = await table();
    const OWN =
      withFragments(`query ($game: ID!) { game(id: $game) { view { ...TableView } seq legalActions { commands plays { text } } }
      feed(gameId: $game, first: 500) { entries { seq moment at story patch } } }`);
    const seen = () => Promise.all([anna, boris, chloe].map((one) => one.ask(OWN, { game })));
    const before = await seen();
    for (const field of FIELDS) await ask(judge, field, { game });
    expect(await seen()).toEqual(before);
  });
});

const ACT = `mutation ($id: ID!, $seat: Int!, $command: TriedInput!, $eyes: Int) {
  actInWhatIf(id: $id, seat: $seat, command: $command, eyes: $eyes) { ${REFUSED}
    ... on ActedInWhatIf { whatIf { id moment steps } entries { seq moment story patch } } } }`;
const BACK = withFragments(
  `mutation ($id: ID!, $steps: Int!) { goBackInWhatIf(id: $id, steps: $steps) { ${REFUSED} ${FORK} } }`,
);
const CLOSE = `mutation ($id: ID!) { closeWhatIf(id: $id) { ${REFUSED} ... on ClosedWhatIf { id } } }`;
const READ = withFragments(`query ($id: ID!) { whatIf(id: $id) { ${REFUSED} ${FORK} } }`);

describe('a what-if', () => {
  it('is opened, played for the seats, shown through their eyes, taken back and closed', async () => {
    const { judge, boris, game } = await table();
    const opened = await ask(judge, 'openWhatIf', { game });
    if (opened.__typename !== 'WhatIf') throw new Error(JSON.stringify(opened));
    const { id, couldDo, from } = opened;
    expect(opened).toMatchObject({ gameId: game, moment: from, steps: 0, result: null });
    const { seat } = couldDo.find(({ decision }) => decision !== null)!;
    const command = { answer: { answer: { action: 'PASS_TURN' } } };
    const { actInWhatIf: acted } = await judge.ask(ACT, { id, seat, command, eyes: seat });
    expect(acted).toMatchObject({ __typename: 'ActedInWhatIf', whatIf: { id, steps: 1 } });
    expect('entries' in acted && acted.entries.length).toBeGreaterThan(0);
    const { actInWhatIf: wrong } = await judge.ask(ACT, { id, seat, command });
    expect(wrong).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'table decisions' });
    const { goBackInWhatIf: back } = await judge.ask(BACK, { id, steps: 1 });
    expect(back).toEqual(opened);
    expect((await judge.ask(READ, { id })).whatIf).toEqual(opened);
    expect((await boris.ask(READ, { id })).whatIf).toMatchObject({ code: 'WHAT_IF_GONE' });
    const ended = { answer: undefined, concede: true };
    expect((await judge.ask(ACT, { id, seat, command: ended })).actInWhatIf.__typename).toBe('ActedInWhatIf');
    expect((await judge.ask(READ, { id })).whatIf).toMatchObject({ result: { reason: 'LAST_ONE_STANDING' } });
    expect((await judge.ask(CLOSE, { id })).closeWhatIf).toEqual({ __typename: 'ClosedWhatIf', id });
    expect((await judge.ask(CLOSE, { id })).closeWhatIf).toMatchObject({ code: 'WHAT_IF_GONE' });
  });
});
