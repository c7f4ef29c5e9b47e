// A judge at the command line asks what could be done and why not, and tries things out in a private copy of a game.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { playing, type Caller } from '#testkit/server/caller';
import { JudgesTerminal } from './fixtures/judges-terminal.js';

let server: ApiServer;
let terminal: JudgesTerminal;
let [anna, boris, judith, jude]: Caller[] = [];
let game: string;
let moment: number;
/** Who is asked, and who is not. */
let [asked, other]: number[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  terminal = new JudgesTerminal(server);
  const names = ['Anna', 'Boris', 'Judith', 'Jude'];
  [anna, boris, judith, jude] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Judith', 'Jude']) await server.operatorGrants(name, 'judge');
  game = await playing([anna!, boris!], { librarySize: 60 });
  const { view } = await judith!.sight(game);
  moment = view.moment;
  asked = view.decision!.seat!;
  other = 1 - asked;
});
afterAll(() => server.stop());

const PASS = '{"action": "PASS_TURN"}';
const sight = async () =>
  JSON.stringify(
    (await Promise.all([anna!, boris!].map((one) => one.sight(game)))).map(({ view, seq }) => [view, seq]),
  );

describe('pentaland judge could', () => {
  it('says what each seat was asked and could begin, and what one seat could', async () => {
    const all = await terminal.done(judith!, 'could', game);
    expect(all).toContain(`At moment ${String(moment)}:`);
    expect(all).toMatch(new RegExp(`^Seat ${String(asked)}: is asked \\S+ \\(.+\\)\\.$`, 'm'));
    expect(all).toMatch(new RegExp(`^Seat ${String(other)}: is not asked\\.$`, 'm'));
    expect(all).toMatch(/^ {2}May: .*concede.*\.$/m);
    const one = await terminal.done(judith!, 'could', `${game}@${String(moment)}`, '--seat', String(other));
    expect(one).not.toContain(`Seat ${String(asked)}`);
  });

  it('says for any other action why not, with the rule', async () => {
    const can = await terminal.done(judith!, 'could', game, '--seat', String(asked), '--answer', PASS);
    expect(can).toBe(`At moment ${String(moment)} seat ${String(asked)} could do that.`);
    expect(await terminal.done(judith!, 'could', game, '--seat', String(other), '--answer', PASS)).toMatch(
      new RegExp(`seat ${String(other)} could not do that: .+ \\(table decisions\\)$`),
    );
    const told = await terminal.done(
      judith!,
      'could',
      game,
      '--seat',
      String(other),
      '--does',
      '{"concede": true}',
      '--json',
    );
    expect(JSON.parse(told)).toMatchObject({ possible: true, why: null });
  });

  it('is refused to players, and where it is not understood', async () => {
    expect(await terminal.refused(anna!, 'could', game)).toMatch(/^Refused: /);
    expect(await terminal.refused(judith!, 'could', `${game}@99999`)).toMatch(/^Refused: /);
    for (const wrong of [
      ['could'],
      ['could', game, '--answer', PASS],
      ['could', game, '--seat', '0', '--answer', 'pass'],
      ['could', game, '--seat', '0', '--answer', PASS, '--does', '{"concede": true}'],
      ['could', game, '--ids', '0'],
    ])
      await terminal.misunderstood(judith!, ...wrong);
  });
});

describe('pentaland judge whatif', () => {
  it('opens a private copy, plays all seats in it, goes back, and throws it away; the game notices nothing', async () => {
    const before = await sight();
    const opened = await terminal.done(judith!, 'whatif', `${game}@${String(moment)}`);
    const id = /^What-if (\S+): a copy of \S+, now at moment \d+ after 0 steps\.$/m.exec(opened)![1]!;
    expect(opened).toContain(`Seat ${String(asked)}: is asked`);
    const act = (seat: number, ...does: readonly string[]) =>
      terminal.done(judith!, 'whatif', '--in', id, '--seat', String(seat), ...does);
    expect(await act(asked!, '--answer', PASS)).toContain('after 1 steps.');
    expect(await act(other!, '--does', '{"concede": true}')).toMatch(/It is over: last one standing/);
    expect(await terminal.done(judith!, 'whatif', '--in', id, '--back', '2')).toContain('after 0 steps.');
    const theirs = await terminal.done(judith!, 'whatif', '--in', id, '--eyes', '0');
    const mine = await terminal.done(judith!, 'whatif', '--in', id);
    expect(theirs).not.toBe(mine);
    const json = JSON.parse(await act(asked!, '--answer', PASS, '--json')) as { entries: unknown[] };
    expect(json.entries.length).toBeGreaterThan(0);
    expect(await terminal.refused(jude!, 'whatif', '--in', id)).toMatch(/^Refused: No such what-if/);
    expect(await terminal.done(judith!, 'whatif', '--in', id, '--close')).toBe('The what-if is closed.');
    expect(await terminal.refused(judith!, 'whatif', '--in', id)).toMatch(/^Refused: No such what-if/);
    expect(await sight()).toBe(before);
  });

  it('says why something cannot be done in it, and is refused to players', async () => {
    const opened = await terminal.done(judith!, 'whatif', game, '--json');
    const { id } = (JSON.parse(opened) as { whatIf: { id: string } }).whatIf;
    const wrong = await terminal.refused(
      judith!,
      'whatif',
      '--in',
      id,
      '--seat',
      String(other),
      '--answer',
      PASS,
    );
    expect(wrong).toMatch(/^Refused: .+ \(table decisions\)$/);
    await terminal.done(judith!, 'whatif', '--in', id, '--close');
    expect(await terminal.refused(anna!, 'whatif', game)).toMatch(/^Refused: /);
    for (const args of [
      [],
      [game, '--in', id],
      [game, '--back', '1'],
      ['--in', id, '--back', 'all'],
      ['--in', id, '--back', '1', '--close'],
      ['--in', id, '--seat', '0', '--answer', '[]'],
    ])
      await terminal.misunderstood(judith!, 'whatif', ...args);
  });
});
