// A judge at the command line: a call from the queue to its end at a real server, and what is refused on the way.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { playing, type Caller } from '#testkit/server/caller';
import { dispatch } from '../../dispatch.js';
import { COMMANDS } from '../index.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-judge-'));
let server: ApiServer;
let [anna, boris, judith, hedda]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  const names = ['Anna', 'Boris', 'Judith', 'Hedda'];
  [anna, boris, judith, hedda] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Boris', 'Judith', 'Hedda']) await server.operatorGrants(name, 'judge');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function judge(by: Caller, ...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const as = ['--name', by.name, '--secret', by.secret, '--url', server.url];
  const status = await dispatch(COMMANDS, ['judge', ...args, ...as], {
    environment: {},
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}
async function done(by: Caller, ...args: readonly string[]): Promise<string> {
  const { status, out, err } = await judge(by, ...args);
  expect({ args, status, err }).toEqual({ args, status: 0, err: '' });
  return out;
}
async function refused(by: Caller, ...args: readonly string[]): Promise<string> {
  const { status, err } = await judge(by, ...args);
  expect({ args, status }).toEqual({ args, status: 1 });
  return err;
}

const ACCEPTED = '__typename ... on DisputeAccepted { dispute { id gameId } } ... on Refused { message }';
async function called(): Promise<{ readonly id: string; readonly game: string }> {
  const game = await playing([anna!, boris!], { librarySize: 60 });
  const { callJudge } = await anna!.ask(
    `mutation ($id: ID!, $game: ID!) {
      callJudge(commandId: $id, gameId: $game, sentence: "Boris drew twice.") { ${ACCEPTED} } }`,
    { id: randomUUID(), game },
  );
  if (callJudge.__typename !== 'DisputeAccepted') throw new Error(JSON.stringify(callJudge));
  return { id: callJudge.dispute.id, game };
}
const accept = (by: Caller, call: string) =>
  by.ask(
    `mutation ($id: ID!, $call: ID!) { acceptRuling(commandId: $id, disputeId: $call) { ${ACCEPTED} } }`,
    {
      id: randomUUID(),
      call,
    },
  );
const handOf = async (game: string, seat: number) =>
  (await judith!.sight(game)).view.seats[seat]!.hand!.map(({ objectId, name }) => ({ id: objectId, name }));

const SAID = [
  '--question',
  'How many cards?',
  '--findings',
  'Two.',
  '--rule',
  'cr 121.1',
  '--words',
  'One draw.',
];

describe('pentaland judge', () => {
  it('does the whole job: queue, take, look, at, knew, rule with its preview, close', async () => {
    const { id, game } = await called();
    let listed = '';
    while (!listed.includes(id)) listed = await done(judith!, 'queue');
    expect(listed).toMatch(new RegExp(`^${id}  call of Anna in ${game}@\\d+, since \\d{4}-`, 'm'));
    expect(listed).not.toContain('drew twice');
    expect(await done(judith!, 'take', id)).toContain('Seat 0: “Boris drew twice.”');

    const [card] = await handOf(game, 1);
    const shown = await done(judith!, 'look', game);
    expect(shown).toMatch(
      new RegExp(`^  ${card!.id}  ${card!.name}  \\(seat 0: -, seat 1: c\\d+, spectators: -\\)$`, 'm'),
    );
    expect(await done(judith!, 'look', game, '--eyes', '0')).not.toContain('Objects:');
    expect(await done(judith!, 'at', `${game}@2`)).toMatch(/^Moment 2\.$/m);
    const { moment, sights } = JSON.parse(await done(judith!, 'at', `${game}@3`, '--json')) as Record<
      string,
      unknown
    >;
    expect([moment, (sights as unknown[]).length]).toEqual([3, 4]);

    const knew = await done(judith!, 'knew', game, card!.id);
    expect(knew).toContain(`${card!.name}:`);
    expect(knew).toContain('Seat 0: does not know it.');
    expect(knew).toMatch(/Seat 1: knows it\.\n {4}From moment \d+ \(drew\)\./);
    expect(await done(judith!, 'knew', game, card!.name)).toMatch(/Seat 0: did not meet it\./);
    expect(await done(judith!, 'knew', game, '--seat', '1')).toContain(
      `${card!.id}  ${card!.name}, in the hand`,
    );
    const theirs = new RegExp(`${card!.id} .*seat 1: (c\\d+)`).exec(shown)![1]!;
    expect(await done(judith!, 'knew', game, theirs, '--of', '1')).toBe(knew);

    const which = await done(judith!, 'which', game, card!.id);
    expect(which).toMatch(
      new RegExp(
        `^${card!.name}:\\n {2}in the hand of seat 1 from moment \\d+ \\(you: ${card!.id}; .*seat 1: ${theirs}; spectators: .*\\)$`,
      ),
    );
    expect(await done(judith!, 'which', game, theirs, '--of', '1')).toBe(which);
    const since = Number(/From moment (\d+) \(drew\)/.exec(knew)![1]!);
    const told = await done(judith!, 'told', `${game}@${String(since)}`);
    expect(told).toContain(`: Card drawn, seat 1, ${card!.id} (${card!.name})\n`);
    expect(told).toContain(`  Seat 1 was told: Card drawn, seat 1, ${theirs} (${card!.name})\n`);
    expect(told).toContain('  Seat 0 was told: Card drawn, seat 1\n');
    expect(told).toMatch(/^ {2}Spectators were told: Card drawn, seat 1$/m);
    const began = (await judith!.sight(game)).view.moment;
    expect(await done(judith!, 'told', `${game}@${String(began)}`)).toMatch(/Seat 1 was told: .*judge/);
    const [json = ''] = (await done(judith!, 'told', `${game}@${String(since)}`, '--json')).split('\n');
    const { seq } = (JSON.parse(json) as { entry: { seq: number } }).entry;
    expect(told).toContain(await done(judith!, 'told', game, '--entry', String(seq)));

    const life = JSON.stringify({ repair: { life: { seat: 1, total: 7 } } });
    const reveal = JSON.stringify({ repair: { reveal: { objects: [card!.id], to: 0 } } });
    const ruling = ['rule', id, ...SAID, '--remedy', life, '--remedy', reveal];
    const preview = await done(judith!, ...ruling);
    const [seat0 = '', ...others] = preview.split(/^(?=Seat|Spectators)/m);
    expect(seat0).toContain(`Cards they would see that they do not see now: ${card!.name}.`);
    expect(seat0).toContain('One draw.');
    expect(others).toHaveLength(2);
    expect(others.join('')).not.toContain('would see that');
    expect(preview).toContain('Nothing is done yet.');
    expect(await done(judith!, 'show', id)).toContain('Stage: TAKEN.');
    expect((await boris!.sight(game)).view.seats[1]?.life).toBe(20);

    expect(await done(judith!, ...ruling, '--confirm')).toMatch(
      /The players may accept it or appeal until \d{4}-/,
    );
    expect(await done(judith!, 'show', id)).toMatch(/Ruling 1 \(OPEN; cr 121\.1\): “One draw\.”/);
    for (const player of [anna!, boris!]) await accept(player, id);
    expect((await boris!.sight(game)).view.seats[1]?.life).toBe(7);
    expect(await done(judith!, 'close', id)).toBe('The call is closed.');
    expect(await refused(judith!, ...ruling)).toMatch(/^Refused: /);
  });

  it('takes a ruling from a file', async () => {
    const { id } = await called();
    await done(judith!, 'take', id);
    const file = join(folder, 'ruling.json');
    const ruling = { question: 'Why?', findings: 'So.', rules: [], remedies: [], words: 'Play on.' };
    writeFileSync(file, JSON.stringify(ruling));
    const given = JSON.parse(await done(judith!, 'rule', id, '--file', file, '--confirm', '--json')) as {
      call: { stage: string };
      feeds: unknown[];
    };
    expect([given.call.stage, given.feeds.length]).toEqual(['RULED', 3]);
    writeFileSync(file, 'no ruling');
    expect((await judge(judith!, 'rule', id, '--file', file)).status).toBe(2);
    expect((await judge(judith!, 'rule', id, '--file', file, '--words', 'Mine.')).status).toBe(2);
    expect((await judge(judith!, 'rule', id, '--file', join(folder, 'none'))).status).toBe(2);
  });

  it('is refused to players, to a judge with a seat, for another’s call, and for a rule that does not exist', async () => {
    const { id, game } = await called();
    expect(await refused(anna!, 'queue')).toContain('You are not a judge');
    expect(await refused(judith!, 'queue', '--appeals')).toContain('not a head judge');
    for (const command of [
      ['take', id],
      ['look', game],
      ['at', `${game}@2`],
      ['knew', game, 'c1'],
      ['which', game, 'c1'],
      ['told', game, '--entry', '3'],
    ])
      for (const by of [anna!, boris!]) expect(await refused(by, ...command)).toMatch(/^Refused: .*\(.+\)$/);
    await done(judith!, 'take', id);
    expect(await refused(hedda!, 'take', id)).toMatch(/^Refused: /);
    expect(await refused(hedda!, 'rule', id, ...SAID, '--confirm')).toMatch(/^Refused: /);
    expect(await refused(hedda!, 'close', id)).toMatch(/^Refused: /);
    const unknown = ['--question', 'Q', '--findings', 'F', '--words', 'W', '--rule', 'cr 601.2z'];
    expect(await refused(judith!, 'rule', id, ...unknown, '--confirm')).toContain("no rule 'cr 601.2z'");
    expect(await refused(judith!, 'at', `${game}@99999`)).toMatch(/^Refused: .*moment/);
    expect(await refused(judith!, 'take', 'nothing')).toMatch(/^Refused: /);
    expect(await done(judith!, 'show', id)).toContain('Stage: TAKEN.');
  });

  it('says what it does not understand', async () => {
    for (const args of [
      ['take'],
      ['look', 'g@3'],
      ['at', 'g'],
      ['at', 'g@x'],
      ['look', 'g', '--eyes', 'nine'],
      ['knew', 'g'],
      ['knew', 'g', 'c1', '--seat', '0'],
      ['which', 'g'],
      ['which', 'g', 'c1', '--of', 'all'],
      ['told', 'g'],
      ['told', 'g@3', '--entry', '3'],
      ['told', 'g', '--entry', 'last'],
      ['rule', 'x', '--words', 'W'],
      ['rule', 'x', ...SAID, '--remedy', '[]'],
      ['rule', 'x', ...SAID, '--loser', 'all'],
    ])
      expect({ args, status: (await judge(judith!, ...args)).status }).toEqual({ args, status: 2 });
  });
});
