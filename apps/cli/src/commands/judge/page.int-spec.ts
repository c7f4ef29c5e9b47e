// docs/judging.md: every command that the page types is played in its order, at a real server.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { playing, type Caller } from '#testkit/server/caller';
import { dispatch } from '../../dispatch.js';
import { COMMANDS } from '../index.js';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/judging.md'), 'utf8');
const TYPED = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
);
/** As a shell takes a line apart that quotes with '. */
const apart = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

let server: ApiServer;
let [anna, boris, judith]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  [anna, boris, judith] = await Promise.all(['Anna', 'Boris', 'Judith'].map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
});
afterAll(() => server.stop());

const DISPUTE = '__typename ... on DisputeAccepted { dispute { id moment } } ... on Refused { message }';

it('the dispute on the page goes as it says, from the queue to the close', async () => {
  const game = await playing([anna!, boris!], { librarySize: 60 });
  const { callJudge } = await anna!.ask(
    `mutation ($id: ID!, $game: ID!) {
      callJudge(commandId: $id, gameId: $game, sentence: "I have shown the card.") { ${DISPUTE} } }`,
    { id: randomUUID(), game },
  );
  if (callJudge.__typename !== 'DisputeAccepted') throw new Error(JSON.stringify(callJudge));
  const { id: call, moment } = callJudge.dispute;
  const card = (await judith!.sight(game)).view.seats[0]!.hand![0]!;
  const meant = (word: string): string =>
    word
      .replaceAll('CALL', call)
      .replaceAll('GAME', game)
      .replaceAll('MOMENT', String(moment))
      .replaceAll('CARD', card.id);

  async function type(line: string): Promise<string> {
    const [npx, pentaland, ...words] = apart(line);
    expect([npx, pentaland]).toEqual(['npx', 'pentaland']);
    const out: string[] = [];
    const as = ['--name', 'Judith', '--secret', judith!.secret, '--url', server.url];
    const terminal = {
      environment: {},
      out: (said: string) => void out.push(said),
      err: (said: string) => void out.push(said),
    };
    const status = await dispatch(COMMANDS, [...words.map(meant), ...as], terminal);
    expect({ line, status, said: status === 0 ? '' : out.join('\n') }).toEqual({ line, status: 0, said: '' });
    return out.join('\n');
  }

  // The queue follows the log moments later.
  while (!(await type('npx pentaland judge queue')).includes(call)) await new Promise(setImmediate);
  const told: string[] = [];
  for (const line of TYPED) {
    if (line.includes('judge show'))
      for (const player of [anna!, boris!])
        await player.ask(
          `mutation ($id: ID!, $call: ID!) { acceptRuling(commandId: $id, disputeId: $call) { ${DISPUTE} } }`,
          { id: randomUUID(), call },
        );
    told.push(await type(line));
  }
  const verbs = TYPED.map((line) => apart(line)[3]);
  expect(verbs).toEqual([
    'queue',
    'take',
    'look',
    'at',
    'at',
    'knew',
    'knew',
    'rule',
    'rule',
    'show',
    'close',
  ]);
  const [queue, take, look, at, eyes, who, seat, preview, given, shown, closed] = told;
  expect(queue).toContain(`${call}  call of Anna in ${game}@${String(moment)}`);
  expect(take).toContain('“I have shown the card.”');
  for (const seen of [look, at]) expect(seen).toContain(`  ${card.id}  ${card.name}  (seat 0: c`);
  expect(eyes).not.toContain(card.name);
  expect(who).toMatch(/Seat 0: knows it\.\n.*\(drew\)\.\n {2}Seat 1: does not know it\./);
  expect(seat).not.toContain(card.name);
  const [, seat1, spectators] = preview!.split(/^(?=Seat|Spectators)/m);
  expect(seat1).toContain(`Cards they would see that they do not see now: ${card.name}.`);
  expect(spectators).toContain('Anna shows Boris the card.');
  expect(spectators).not.toContain(card.name);
  expect(given).toContain('The ruling is given.');
  expect(shown).toMatch(/Stage: DONE\.[\s\S]*“Anna shows Boris the card\.” Accepted by seat 0, seat 1\./);
  expect(closed).toBe('The call is closed.');
  expect(JSON.stringify((await boris!.sight(game)).view)).toContain(card.name);
});

it('each remedy that the page types is one that the server understands', async () => {
  const remedies = [...PAGE.matchAll(/\| `(\{.*\})` +\|/g)].map(([, typed = '']) => typed);
  expect(remedies).toHaveLength(5);
  for (const remedy of remedies) {
    const answered = await judith!.send(
      'query ($ruling: RulingInput!) { previewRuling(disputeId: "none", ruling: $ruling) { ... on Refused { code } } }',
      {
        ruling: {
          question: 'Q',
          findings: 'F',
          rules: [],
          words: 'W',
          remedies: [JSON.parse(remedy) as object],
        },
      },
    );
    expect({ remedy, data: answered.data }).toEqual({
      remedy,
      data: { previewRuling: { code: 'UNKNOWN_DISPUTE' } },
    });
  }
});
