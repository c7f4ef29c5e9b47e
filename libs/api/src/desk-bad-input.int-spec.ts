// Bad input at the judge's desk and in replays, by name: each has a typed refusal, and appends nothing to the game,
// to its dispute, or anywhere else. Only the looks of a judge are recorded.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { familyOf } from '#log';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';

let server: ApiServer;
let [anna, boris, chloe, judith, hedda]: Caller[] = [];
/** A game under way, and its last moment. */
let game: string;
let last: number;
/** Disputes: one that its judge has, one that was ruled on, one that was appealed, one decided by a head judge, one closed. */
let [taken, ruled, appealed, decided, closed]: string[] = [];
/** A finished game that lies open, and a code of its last moment. */
let opened: string;
let code: string;

interface Known {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

/** The code of a refusal, or of the only error. */
async function codeOf(by: Caller, query: string, variables: object = {}): Promise<string> {
  const { data, errors } = await by.send(query, { id: randomUUID(), ...variables });
  if (errors !== undefined) return errors.map(({ extensions }) => extensions.code).join();
  const [answer] = Object.values(data ?? {}) as (Known | null)[];
  return answer?.code ?? `accepted: ${JSON.stringify(data)}`;
}

const REFUSED = '{ __typename ... on Refused { code message } }';
const DISPUTE = '{ __typename ... on DisputeAccepted { dispute { id } } ... on Refused { code message } }';
const CALL = `mutation ($id: ID!, $game: ID!) { callJudge(commandId: $id, gameId: $game, sentence: "He drew twice.") ${DISPUTE} }`;
const STOP = `mutation ($id: ID!, $game: ID!) { stopGame(commandId: $id, gameId: $game) ${DISPUTE} }`;
const RULE = `mutation ($id: ID!, $dispute: ID!, $ruling: RulingInput!) {
  giveRuling(commandId: $id, disputeId: $dispute, ruling: $ruling) ${DISPUTE} }`;
const OVERTURN = RULE.replace('giveRuling', 'overturnRuling');
const PREVIEW = `query ($dispute: ID!, $ruling: RulingInput!) { previewRuling(disputeId: $dispute, ruling: $ruling) ${REFUSED} }`;
const APPEAL = `mutation ($id: ID!, $dispute: ID!) { appealRuling(commandId: $id, disputeId: $dispute, reason: "No.") ${DISPUTE} }`;
const SIMPLY = (field: string) =>
  `mutation ($id: ID!, $dispute: ID!) { ${field}(commandId: $id, disputeId: $dispute) ${DISPUTE} }`;
const REPLAY = `query ($game: ID!, $eyes: ReplayEyes! = OWN, $seat: Int, $moment: Int! = 1) {
  replay(gameId: $game, eyes: $eyes, seat: $seat) { view(moment: $moment) { status } } }`;
const FEED = `query ($game: ID!, $to: Int!) { replay(gameId: $game, eyes: OWN) { feed(from: 1, to: $to) { next } } }`;
const STEP = `query ($game: ID!, $from: Int!) { replay(gameId: $game, eyes: OWN) { step(from: $from, by: TURN, direction: FORWARD) } }`;
const SHARE = `query ($game: ID!, $moment: Int! = 1, $eyes: ReplayEyes! = OWN, $seat: Int) {
  shareGame(gameId: $game, moment: $moment, eyes: $eyes, seat: $seat) }`;
const SHARED = `query ($code: String!) { sharedGame(code: $code) { gameId } }`;
const ANNOTATE = `mutation ($id: ID!, $game: ID!, $moment: Int! = 1) {
  annotate(commandId: $id, gameId: $game, moment: $moment, text: "Why?") ${REFUSED} }`;
const FORK = `mutation ($id: ID!, $game: ID!, $moment: Int! = 1) { forkGame(commandId: $id, gameId: $game, moment: $moment, seat: 0) ${REFUSED} }`;
const TAKE_BACK = `mutation ($id: ID!, $game: ID!, $moment: Int! = 1) { askTakeBack(commandId: $id, gameId: $game, moment: $moment) ${REFUSED} }`;
const SIDE = `query ($game: ID!, $moment: Int) { sideBySide(gameId: $game, moment: $moment) ${REFUSED} }`;
const COULD = `query ($game: ID!, $moment: Int) { couldDo(gameId: $game, moment: $moment) ${REFUSED} }`;
const KNEW = `query ($game: ID!, $moment: Int, $seat: Int! = 0) { knewAt(gameId: $game, seat: $seat, moment: $moment) ${REFUSED} }`;
const WHAT_IF = `mutation ($game: ID!, $moment: Int) { openWhatIf(gameId: $game, moment: $moment) ${REFUSED} }`;

const SAID = { question: 'How many?', findings: 'Two.', rules: ['cr 121.1'], remedies: [], words: 'One.' };
const rewind = (moment: number) => [{ rewind: { moment, keepKnown: false, freeNames: true } }];

async function must(by: Caller, query: string, variables: object): Promise<string> {
  const data = await by.ask(query, { id: randomUUID(), ...variables });
  const [answer] = Object.values(data) as { readonly dispute?: { readonly id: string } }[];
  if (answer?.dispute === undefined) throw new Error(JSON.stringify(data));
  return answer.dispute.id;
}

async function called(): Promise<string> {
  const dispute = await must(anna!, CALL, {
    game: await playing([anna!, boris!], { takeBack: 'BY_CONSENT' }),
  });
  return must(judith!, SIMPLY('takeCall'), { dispute });
}
const rule = (dispute: string) => must(judith!, RULE, { dispute, ruling: SAID });
async function accept(dispute: string): Promise<string> {
  for (const player of [anna!, boris!]) await must(player, SIMPLY('acceptRuling'), { dispute });
  return dispute;
}

beforeAll(async () => {
  server = await ApiServer.start();
  const names = ['Anna', 'Boris', 'Chloe', 'Judith', 'Hedda'];
  [anna, boris, chloe, judith, hedda] = await Promise.all(names.map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
  await server.operatorGrants('Hedda', 'head-judge');
  opened = await playing([anna!, boris!], { opens: 'AT_END' });
  accepted(await anna!.inGame('concede', opened));
  code = (await anna!.ask(SHARE, { game: opened })).shareGame;
  game = await playing([anna!, boris!], { takeBack: 'BY_CONSENT' });
  await passTurn([anna!, boris!], game);
  last = (await anna!.sight(game)).view.moment;
  taken = await called();
  ruled = await rule(await called());
  appealed = await must(boris!, APPEAL, { dispute: await rule(await called()) });
  decided = await must(boris!, APPEAL, { dispute: await rule(await called()) });
  await must(hedda!, OVERTURN, { dispute: decided, ruling: SAID });
  closed = await must(judith!, SIMPLY('closeDispute'), { dispute: await accept(await rule(await called())) });
});
afterAll(() => server.stop());

type Row = readonly [what: string, code: string, ask: () => Promise<string>];
const all = (what: string, expected: string, tries: Readonly<Record<string, () => Promise<string>>>): Row[] =>
  Object.entries(tries).map(([by, ask]) => [`${what}: ${by}`, expected, ask]);
const ofGame = (by: () => Caller, query: string, asked: () => object) => () => codeOf(by(), query, asked());

const UNKNOWN_GAME = () => ({ game: 'no-such-game' });
const PAST_END = () => ({ game, moment: last + 1, to: last + 1, from: last + 1 });
const ruling = (dispute: () => string, said: object) => ({
  given: () =>
    codeOf(judith!, RULE, {
      dispute: dispute(),
      ruling: { ...SAID, ...said },
    }),
  previewed: () =>
    codeOf(judith!, PREVIEW, {
      dispute: dispute(),
      ruling: { ...SAID, ...said },
    }),
});

const ROWS: readonly Row[] = [
  ...all('an unknown game', 'UNKNOWN_GAME', {
    'a call': ofGame(() => anna!, CALL, UNKNOWN_GAME),
    'a stop': ofGame(() => judith!, STOP, UNKNOWN_GAME),
    'taking back': ofGame(() => anna!, TAKE_BACK, UNKNOWN_GAME),
    'a replay': ofGame(() => anna!, REPLAY, UNKNOWN_GAME),
    'a link': ofGame(() => anna!, SHARE, UNKNOWN_GAME),
    'an annotation': ofGame(() => anna!, ANNOTATE, UNKNOWN_GAME),
    'a fork': ofGame(() => anna!, FORK, UNKNOWN_GAME),
    'a look': ofGame(() => judith!, SIDE, UNKNOWN_GAME),
    'what a seat knew': ofGame(() => judith!, KNEW, UNKNOWN_GAME),
    'a what-if': ofGame(() => judith!, WHAT_IF, UNKNOWN_GAME),
  }),
  ...all('a moment past the end', 'NO_SUCH_MOMENT', {
    'a view': ofGame(() => anna!, REPLAY, PAST_END),
    'a feed': ofGame(() => anna!, FEED, PAST_END),
    'a step': ofGame(() => anna!, STEP, PAST_END),
    'a link': ofGame(() => anna!, SHARE, PAST_END),
    'an annotation': ofGame(() => anna!, ANNOTATE, PAST_END),
    'a fork': ofGame(
      () => anna!,
      FORK,
      () => ({ game: opened, moment: 1_000_000 }),
    ),
    'taking back': ofGame(() => anna!, TAKE_BACK, PAST_END),
    'a look': ofGame(() => judith!, SIDE, PAST_END),
    'what could be done': ofGame(() => judith!, COULD, PAST_END),
    'what a seat knew': ofGame(() => judith!, KNEW, PAST_END),
    'a what-if': ofGame(() => judith!, WHAT_IF, PAST_END),
    'a rewind': ruling(() => taken!, { remedies: rewind(1_000_000) }).given,
    'the preview of a rewind': ruling(() => taken!, { remedies: rewind(1_000_000) }).previewed,
  }),
  ...all('eyes one may not use', 'BAD_EYES', {
    'of the other seat': ofGame(
      () => anna!,
      REPLAY,
      () => ({ game, eyes: 'SEAT', seat: 1 }),
    ),
    'of a seat, for a spectator': ofGame(
      () => chloe!,
      REPLAY,
      () => ({ game, eyes: 'SEAT', seat: 0 }),
    ),
    'everything, for a player': ofGame(
      () => anna!,
      REPLAY,
      () => ({ game, eyes: 'EVERYTHING' }),
    ),
    'of a seat that is not there': ofGame(
      () => judith!,
      REPLAY,
      () => ({ game, eyes: 'SEAT', seat: 2 }),
    ),
    'in a link': ofGame(
      () => anna!,
      SHARE,
      () => ({ game, eyes: 'SEAT', seat: 1 }),
    ),
  }),
  ...all('a judge’s eyes', 'NOT_A_JUDGE', {
    'for a player': ofGame(
      () => anna!,
      SIDE,
      () => ({ game }),
    ),
    'for a spectator': ofGame(
      () => chloe!,
      KNEW,
      () => ({ game }),
    ),
  }),
  ...all('a rule number that does not exist', 'UNKNOWN_RULE', {
    given: ruling(() => taken!, { rules: ['cr 121.1', 'cr 121.99'] }).given,
    previewed: ruling(() => taken!, { rules: ['cr 121.1', 'cr 121.99'] }).previewed,
    'of another ruleset': ruling(() => taken!, { rules: ['utopia 704.1'] }).given,
  }),
  ...all('a remedy that contradicts the state', 'ILLEGAL_REMEDY', {
    'given: a life total as it is': ruling(() => taken!, {
      remedies: [{ repair: { life: { seat: 1, total: 20 } } }],
    }).given,
    'previewed: a life total as it is': ruling(() => taken!, {
      remedies: [{ repair: { life: { seat: 1, total: 20 } } }],
    }).previewed,
    'an object that is not there': ruling(() => taken!, {
      remedies: [{ repair: { tapped: { object: 'c9999', tapped: true } } }],
    }).given,
    'a winner who does not play': ruling(() => taken!, { remedies: [{ result: { winners: [5] } }] }).given,
    'time where there are no clocks': ruling(() => taken!, { remedies: [{ time: { seat: 0, seconds: 9 } }] })
      .given,
    'a rewind that does not come first': ruling(() => taken!, {
      remedies: [{ repair: { life: { seat: 1, total: 3 } } }, ...rewind(9)],
    }).given,
  }),
  ...all('a rewind past the start', 'NO_SUCH_MOMENT', {
    'given: before there was a game': ruling(() => taken!, { remedies: rewind(0) }).given,
    'given: before the cards': ruling(() => taken!, { remedies: rewind(1) }).given,
    previewed: ruling(() => taken!, { remedies: rewind(0) }).previewed,
    'by consent': ofGame(
      () => anna!,
      TAKE_BACK,
      () => ({ game, moment: 1 }),
    ),
  }),
  ...all('a second ruling', 'ALREADY_RULED', {
    'on a dispute that was ruled on': ruling(() => ruled!, {}).given,
    'on an appealed one': ruling(() => appealed!, {}).given,
  }),
  ...all('a second ruling on a closed dispute', 'DISPUTE_CLOSED', {
    given: ruling(() => closed!, {}).given,
    previewed: ruling(() => closed!, {}).previewed,
    'of a head judge': () => codeOf(hedda!, OVERTURN, { dispute: closed, ruling: SAID }),
    'an appeal of it': () => codeOf(boris!, APPEAL, { dispute: closed }),
  }),
  [
    'an appeal of an appeal: that waits',
    'ALREADY_APPEALED',
    () => codeOf(anna!, APPEAL, { dispute: appealed }),
  ],
  [
    'an appeal of an appeal: that was decided',
    'DISPUTE_CLOSED',
    () => codeOf(anna!, APPEAL, { dispute: decided }),
  ],
  ...all('a forged share code', 'BAD_SHARE_CODE', {
    'made up': () => codeOf(anna!, SHARED, { code: 'x'.repeat(code.length) }),
    'of another moment': () => codeOf(anna!, SHARED, { code: `B${code.slice(1)}` }),
    'with another signature': () => codeOf(anna!, SHARED, { code: `${code.slice(0, -4)}AAAA` }),
  }),
];

/** All that was stored but the looks of judges, which are recorded before they are answered. */
async function stored(): Promise<readonly string[]> {
  const events = await server.store.readAll({ max: 100_000 });
  return events.flatMap(({ stream, type }) => (familyOf(stream) === 'audit' ? [] : [`${stream} ${type}`]));
}

describe('bad input at the desk and in replays gets a typed refusal, and appends nothing', () => {
  it.each(ROWS)('%s is %s', async (_, expected, ask) => {
    const before = await stored();
    expect(await ask()).toBe(expected);
    expect(await stored()).toEqual(before);
  });

  it('a rule number that does not exist is named', async () => {
    const { giveRuling } = await judith!.ask(RULE, {
      id: randomUUID(),
      dispute: taken,
      ruling: { ...SAID, rules: ['cr 121.1', 'cr 121.99'] },
    });
    expect(giveRuling).toMatchObject({ message: expect.stringContaining("'cr 121.99'") });
  });
});
