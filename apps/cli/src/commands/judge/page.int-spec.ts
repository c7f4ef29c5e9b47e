// docs/judging.md: every command that the page types is played in its order, at a real server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import type { Caller } from '#testkit/server/caller';
import { readConfig } from '../../../../server/src/config/config.js';
import { dispatch } from '../../dispatch.js';
import { COMMANDS } from '../index.js';
import { calledBy, inCall } from './fixtures/judges-terminal.js';

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

it('the dispute on the page goes as it says, from the queue to the close', async () => {
  const sentence = 'I have shown the card.';
  const { id: call, game, moment } = await calledBy([anna!, boris!], { sentence });
  const card = (await judith!.sight(game)).view.seats[0]!.hand![0]!;
  // What Judith reads and types again: the id of her what-if, and which seat is asked.
  const read = new Map<string, string>();
  const meant = (word: string): string =>
    word
      .replaceAll('WHATIF', read.get('what-if') ?? '')
      .replaceAll('ASKED', read.get('asked') ?? '')
      .replaceAll('CALL', call)
      .replaceAll('GAME', game)
      .replaceAll('MOMENT', String(moment))
      .replaceAll('CARD', card.objectId);

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
    const [, , , verb] = apart(line);
    // Between what Judith types the players do what the page says.
    if (
      verb === 'show' &&
      told.some((said) => said.includes('Said to seat 1 alone.')) &&
      read.get('ruled') === undefined
    )
      await inCall(boris!, 'say', call, ', text: "None.", privately: true');
    if (verb === 'penalty' && read.get('penalty') === undefined)
      for (const player of [anna!, boris!]) await inCall(player, 'acceptRuling', call);
    const said = await type(line);
    told.push(said);
    if (verb === 'whatif')
      read.set('what-if', /^What-if (\S+):/m.exec(said)?.[1] ?? read.get('what-if') ?? '');
    if (verb === 'could') read.set('asked', /^Seat (\d): is asked \S/m.exec(said)![1]!);
    if (verb === 'penalty') read.set('penalty', 'given');
    if (line.includes('--confirm')) read.set('ruled', 'given');
  }
  const verbs = TYPED.map((line) => apart(line)[3]);
  const [queue, take, look, at, eyes, who, seat, ...later] = told;
  const [said, heard, could, opened, acted, back, thrown, preview, given, ...last] = later;
  const [before, penalised, shown, closed] = last;
  expect(verbs).toEqual([
    ...['queue', 'take', 'look', 'at', 'at', 'knew', 'knew', 'say', 'show', 'could'],
    ...['whatif', 'whatif', 'whatif', 'whatif', 'rule', 'rule', 'penalty', 'penalty', 'show', 'close'],
  ]);
  expect(queue).toContain(`${call}  call of Anna in ${game}@${String(moment)}`);
  expect(take).toContain('“I have shown the card.”');
  // Test Card 3 is not Test Card 33.
  const named = new RegExp(`${card.name}(?!\\d)`);
  for (const seen of [look, at]) expect(seen).toContain(`  ${card.objectId}  ${card.name}  (seat 0: c`);
  expect(eyes).not.toMatch(named);
  expect(who).toMatch(/Seat 0: knows it\.\n.*\(drew\)\.\n {2}Seat 1: does not know it\./);
  expect(seat).not.toMatch(named);
  expect(said).toBe('Said to seat 1 alone.');
  expect(heard).toContain('Boris to seat 1: “None.”');
  expect(could).toContain(`At moment ${String(moment)}:`);
  expect([opened, acted, back].map((one) => / after (\d+) steps/.exec(one!)?.[1])).toEqual(['0', '1', '0']);
  expect(thrown).toBe('The what-if is closed.');
  expect(before).toContain('Penalised before at this event: never.');
  expect(penalised).toContain('The penalty is on record.');
  const [, seat1, spectators] = preview!.split(/^(?=Seat|Spectators)/m);
  expect(seat1).toContain(`Cards they would see that they do not see now: ${card.name}.`);
  expect(spectators).toContain('Anna shows Boris the card.');
  expect(spectators).not.toMatch(named);
  expect(given).toContain('The ruling is given.');
  expect(shown).toMatch(/Stage: DONE\.[\s\S]*“Anna shows Boris the card\.” Accepted by seat 0, seat 1\./);
  expect(closed).toBe('The call is closed.');
  expect(JSON.stringify(await boris!.table(game))).toContain(card.name);
});

it('the times on the page are those of an installation that sets none', () => {
  const { call, judging, appeal, headJudge } = readConfig({}).judging;
  const said =
    /A call waits for (\d+) minutes[\s\S]*has (\d+) minutes to rule[\s\S]*have (\d+) minutes to appeal[\s\S]*has (\d+) hours to decide/;
  const [, ...numbers] = said.exec(PAGE) ?? [];
  const [ofCall, ofJudge, ofPlayers, ofHead] = numbers.map(Number);
  expect([ofCall! * 60, ofJudge! * 60_000, ofPlayers! * 60_000, ofHead! * 3_600_000]).toEqual([
    call,
    judging,
    appeal,
    headJudge,
  ]);
});
