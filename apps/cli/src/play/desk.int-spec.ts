// Take-backs and calls for a judge, typed by two players at `pentaland play`; the judges speak GraphQL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { POOL } from '#testkit/pool/cards';
import { playing, type Caller } from '#testkit/server/caller';
import { Hand } from './fixtures/hand.fixture.js';

let server: ApiServer;
let anna: Caller, boris: Caller, judith: Caller, hedda: Caller;
beforeAll(async () => {
  server = await ApiServer.start({ cards: POOL });
  [anna, boris, judith, hedda] = (await Promise.all(
    ['Anna', 'Boris', 'Judith', 'Hedda'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller, Caller];
  await server.operatorGrants('Judith', 'judge');
  await server.operatorGrants('Hedda', 'head-judge');
});
afterAll(() => server.stop());

const ASKED = /^You are asked: /;
const at = (game: string, { name, secret }: Caller): Hand =>
  new Hand(server.url, game, '--name', name, '--secret', secret);

async function judge(by: Caller, game: string, field: string, args: string): Promise<void> {
  const { game: seen } = await by.ask(`{ game(id: "${game}") { view { dispute { id } } } }`);
  const sent = await by.send(
    `mutation { ${field}(commandId: "${randomUUID()}", disputeId: "${String(seen?.view.dispute?.id)}"${args}) { __typename } }`,
  );
  expect(JSON.stringify(sent)).toContain('"DisputeAccepted"');
}

const leave = async (...hands: readonly Hand[]): Promise<void> => {
  for (const hand of hands) hand.types('quit');
  await Promise.all(hands.map(({ code }) => code));
};

it('a player asks to take back in the terminal, and the other refuses and then agrees', async () => {
  const game = await playing([anna, boris], { ruleset: 'MAGIC', librarySize: 60, takeBack: 'BY_CONSENT' });
  const [one, other] = [at(game, anna), at(game, boris)];
  await one.sees(ASKED);
  one.types('back');
  const moment = Number((await one.sees(/^This is moment (\d+)\./))[1]);
  other.types('back yes');
  await other.sees(/^Nobody asks to take anything back\.$/);
  for (const answer of ['no', 'yes']) {
    one.types(`back ${moment - 1}`);
    await one.sees(/^You ask to return to moment \d+\. `back no` withdraws that\.$/);
    await other.sees(/^Anna asks to return to moment \d+\. `back yes` agrees/);
    other.types(`back ${answer}`);
    await one.sees(answer === 'no' ? /refuses to take that back/ : /^\n?The game returns to moment \d+/);
  }
  one.types('back 99999');
  await one.sees(/^Refused: .*moment/);
  await leave(one, other);
});

it('a player calls a judge in the terminal: both say and read all there is, up to the appeal', async () => {
  const game = await playing([anna, boris], { librarySize: 60 });
  const [one, other] = [at(game, anna), at(game, boris)];
  await one.sees(ASKED);
  one.types('judge').types('judge withdraw').types('judge call');
  await one.sees(/^No judge was called/);
  await one.sees(/^No judge was called/);
  await one.sees(/^Say what/);
  one.types('judge call Boris drew twice.');
  await one.sees(/^The game is stopped: You have called a judge\. It waits for a judge/);
  await other.sees(/^The game is stopped: Anna has called a judge\./);
  other.types('judge withdraw');
  await other.sees(/^Refused: /);
  other.types('judge case It was one draw.').types('what now');
  await other.sees(/^The game is stopped/);
  one.types('judge');
  await one.sees(/^ {2}You: Boris drew twice\.$/);

  await judge(judith, game, 'takeCall', '');
  await one.sees(/A judge takes the call/);
  await judge(judith, game, 'say', ', text: "Good evening."');
  await one.sees(/^ {2}The judge: Good evening\.$/);
  await other.sees(/^ {2}The judge: Good evening\.$/);
  await judge(judith, game, 'say', ', text: "What did you see?", to: 0');
  await one.sees(/^ {2}The judge \(in private\): What did you see\?$/);
  one.types('judge private Two cards.').types('judge say Hello.');
  await one.sees(/^ {2}You \(in private\): Two cards\.$/);
  await other.sees(/^ {2}Anna: Hello\.$/);
  await judge(judith, game, 'askName', ', seat: 1');
  await other.sees(/^The judge asks you to write down the name of a card/);
  other.types('judge name Island');
  await judge(
    judith,
    game,
    'giveRuling',
    ', ruling: { question: "How many?", findings: "One.", rules: ["cr 121.1"], remedies: [], words: "It was one draw." }',
  );
  await other.sees(/^A judge rules: “It was one draw\.” \(cr 121\.1\)\. `judge accept` accepts it/);
  other.types('judge accept');
  await one.sees(/^A judge rules: /);
  one.types('judge appeal I saw two.');
  await other.sees(/^The ruling is appealed\./);
  await judge(hedda, game, 'upholdRuling', ', words: "One draw it is."');
  // Which of the two comes first is open.
  for (let said = 0; said < 2; said += 1) await one.sees(/One draw it is\.|goes on/);
  expect(other.written.join('\n')).not.toMatch(/What did you see|Two cards|I saw two|drew twice/);
  await leave(one, other);
});

it('a player challenges another in the terminal, and the judge says who loses (war-zone Challenges)', async () => {
  const game = await playing([anna, boris], { librarySize: 60, challenges: true });
  const [one, other] = [at(game, anna), at(game, boris)];
  await one.sees(ASKED);
  one.types('note Boris has shown a Forest.').types('note');
  await one.sees(/^Say what: `note TEXT`\.$/);
  one.types('judge challenge').types('judge challenge Boris drew twice.');
  await one.sees(/^Say whom and what: `judge challenge SEAT TEXT`\. The others have seat 1 \(Boris\)\.$/);
  await one.sees(/^Say whom and what/);
  one.types('judge challenge 0 I am right.');
  await one.sees(/^Refused: /);
  one.types('judge challenge 1 Boris drew twice.');
  await one.sees(/^The game is stopped: You have called a judge\./);
  await other.sees(/^The game is stopped: Anna has called a judge\./);
  await judge(judith, game, 'takeCall', '');
  const { game: seen } = await judith.ask(
    `{ game(id: "${game}") { notes { seat text } view { dispute { id } } } }`,
  );
  expect(seen?.notes).toEqual([{ seat: 0, text: 'Boris has shown a Forest.' }]);
  const { dispute } = await judith.ask(
    `{ dispute(id: "${String(seen?.view.dispute?.id)}") { challenge { by against } sentence { text } } }`,
  );
  expect(dispute).toEqual({ challenge: { by: 0, against: 1 }, sentence: { text: 'Boris drew twice.' } });
  await judge(
    judith,
    game,
    'giveRuling',
    ', ruling: { question: "Q", findings: "F", rules: ["cr 121.1"], remedies: [], words: "It was one draw.", loser: 0 }',
  );
  await other.sees(/^A judge rules: “It was one draw\.”/);
  await leave(one, other);
});

it('the caller withdraws, and a judge may stop a game without a call', async () => {
  const game = await playing([anna, boris], { librarySize: 60 });
  const one = at(game, anna);
  await one.sees(ASKED);
  one.types('judge call Never mind.');
  await one.sees(/^The game is stopped: You/);
  one.types('judge withdraw');
  await one.sees(/takes? the call back|goes on/);
  await judith.ask(`mutation { stopGame(commandId: "${randomUUID()}", gameId: "${game}") { __typename } }`);
  await one.sees(/^The game is stopped: A judge stopped it\. A judge looks into it\./);
  one.types('help judge');
  await one.sees(/judge call WHAT IT IS ABOUT/);
  await leave(one);
});
