// What is on record of a game, in the terminal: who looked at it, which calls it has had, and who agrees to open it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { runAs } from '../fixtures/run-as.js';
import { UsageError, type Command } from '../command/command.js';
import { audit, looks } from './audit.js';
import { disputes } from './disputes.js';
import { calledBy, inCall, JudgesTerminal } from './judge/fixtures/judges-terminal.js';
import { open } from './open.js';

let server: ApiServer;
let terminal: JudgesTerminal;
let [anna, boris, chloe, judith, hedda, ada]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  terminal = new JudgesTerminal(server);
  const names = ['Anna', 'Boris', 'Chloe', 'Judith', 'Hedda', 'Ada'];
  [anna, boris, chloe, judith, hedda, ada] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Judith', 'Hedda']) await server.operatorGrants(name, 'judge');
  await server.operatorGrants('Ada', 'admin');
});
afterAll(() => server.stop());

const run = async (by: Caller, command: Command, ...args: readonly string[]): Promise<readonly string[]> =>
  (await runAs(by, command, args)).lines;
/** The record follows the log moments later. */
async function recorded(game: string, ...ways: readonly string[]): Promise<void> {
  for (;;) {
    const { audit: page } = await ada!.ask(`{ audit(gameId: "${game}", first: 100) { nodes { way } } }`);
    const known: readonly string[] = (page?.nodes ?? []).map(({ way }) => way);
    if (ways.every((way) => known.includes(way))) return;
    await new Promise(setImmediate);
  }
}

describe('pentaland audit', () => {
  it('lists to an admin each look with its way, game and call, the newest first; to a judge their own', async () => {
    const { id, game } = await calledBy([anna!, boris!]);
    await terminal.done(judith!, 'take', id);
    server.clock.turn(1_000);
    await terminal.done(hedda!, 'notes', game);
    server.clock.turn(1_000);
    await terminal.done(judith!, 'knew', `${game}@9`, 'Forest');
    await terminal.done(judith!, 'told', game, '--entry', '3');
    const through =
      'query ($game: ID!) { replay(gameId: $game, eyes: SEAT, seat: 1) { view(moment: 4) { status } } }';
    await judith!.ask(through, { game });
    server.clock.turn(1_000);
    await terminal.done(judith!, 'show', id);
    const ways = (lines: readonly string[]): string[] =>
      lines.map((line) => /^\S+Z {2}(\w+ {2}[\w-]+) {2}/.exec(line)![1]!);
    await recorded(game, 'DESK', 'NOTES', 'KNOWLEDGE', 'VIEW', 'DISPUTE');
    const all = await run(ada!, audit, game);
    const times = all.map((line) => line.slice(0, line.indexOf(' ')));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(ways(all)).toEqual(expect.arrayContaining(['Judith  desk', 'Judith  dispute', 'Hedda  notes']));
    expect(all.find((line) => line.includes('Judith  desk'))).toMatch(
      new RegExp(`  ${game}  take-call, at moment \\d+  under call ${id}$`),
    );
    for (const what of [
      '  knowledge  GAME  the name “Forest”, at moment 9  under',
      '  knowledge  GAME  entry 3, at moment \\d+  under',
      '  view  GAME  through the eyes of seat 1, at moment 4  under',
    ])
      expect(all.filter((line) => new RegExp(what.replace('GAME', game)).test(line))).toHaveLength(1);
    const own = await run(hedda!, audit, game);
    expect(own).toEqual(all.filter((line) => line.includes('  Hedda  ')));
    expect(await run(ada!, audit, game, '--judge', 'Hedda')).toEqual(own);
    expect(await run(ada!, audit, game, '--most', '1')).toEqual(all.slice(0, 1));
    expect(await run(ada!, audit, game, '--until', times[0]!, '--from', times.at(-1)!)).toEqual(
      all.filter((line) => !line.startsWith(times[0]!)),
    );
    const [json = ''] = await run(ada!, audit, game, '--json');
    expect(JSON.parse(json)).toMatchObject({ gameId: game, judge: { name: 'Judith' } });
    expect(await run(ada!, audit, 'nowhere')).toEqual(['Nothing is on record.']);
  });

  it('is refused to everyone else, and says what it does not understand', async () => {
    for (const other of [anna!, chloe!]) await expect(run(other, audit)).rejects.toThrow(/You may not read/);
    await expect(run(judith!, audit, '--judge', 'Hedda')).rejects.toThrow(/You may not read/);
    await expect(run(ada!, audit, '--judge', 'Nobody')).rejects.toThrow(/Nobody is called/);
    for (const args of [
      ['--from', 'soon'],
      ['--most', '0'],
      ['one', 'two'],
      ['--way', 'VIEW'],
    ])
      await expect(run(ada!, audit, ...args)).rejects.toThrow(UsageError);
  });

  it('follows the looks at a game as they begin, until its reader is no admin any more', async () => {
    const chief = await server.player('Chief');
    await server.operatorGrants('Chief', 'admin');
    const [game, other] = [await playing([anna!, boris!]), await playing([anna!, boris!])];
    const seen: string[] = [];
    const following = audit.run(
      [game, '--follow', '--json', '--name', 'Chief', '--secret', chief.secret, '--url', server.url],
      { environment: {}, out: (line) => void seen.push(line), err: () => undefined },
    );
    const ended = following.then(
      () => 'ended',
      (error: unknown) => (error as { code?: string }).code,
    );
    // The subscription may not have begun: look until it tells.
    while (seen.length === 0) {
      await judith!.ask(`{ game(id: "${other}") { view { moment } } }`);
      await judith!.ask(`{ game(id: "${game}") { view { moment } } }`);
      await new Promise(setImmediate);
    }
    const entries = (): { readonly id: string; readonly gameId: string; readonly way: string }[] =>
      seen.map((line) => JSON.parse(line) as { id: string; gameId: string; way: string });
    expect(entries()[0]).toMatchObject({ gameId: game, judge: { name: 'Judith' }, way: 'VIEW' });
    const { revokeRole } = await chief.ask(
      'mutation { revokeRole(commandId: "down", name: "Chief", role: ADMIN) { __typename } }',
    );
    expect(revokeRole.__typename).toBe('GrantedRoles');
    expect(await ended).toBe('NOT_ALLOWED');
    expect(new Set(entries().map(({ gameId }) => gameId))).toEqual(new Set([game]));
    expect(new Set(entries().map(({ id }) => id)).size).toBe(seen.length);
  });
});

describe('pentaland looks', () => {
  it('tells a player who looked at a finished game, not at what, and nobody else', async () => {
    const game = await playing([anna!, boris!]);
    await terminal.done(judith!, 'notes', game);
    await recorded(game, 'NOTES');
    await expect(run(anna!, looks, game)).rejects.toThrow(/only once it is over/);
    accepted(await boris!.inGame('concede', game));
    const told = await run(anna!, looks, game);
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).toMatch(/^\S+Z( to \S+Z)? {2}Judith$/);
    expect(JSON.parse((await run(boris!, looks, game, '--json'))[0]!)).toMatchObject({
      judge: { name: 'Judith' },
    });
    for (const other of [chloe!, judith!, ada!])
      await expect(run(other, looks, game)).rejects.toThrow(/Only a player/);
    const quiet = await playing([anna!, boris!]);
    accepted(await boris!.inGame('concede', quiet));
    expect(await run(anna!, looks, quiet)).toEqual(['No judge looked at this game.']);
  });
});

describe('pentaland disputes', () => {
  it('lists the calls of a game to its players and judges, each as far as they may read it', async () => {
    const { id, game } = await calledBy([anna!, boris!]);
    await terminal.done(judith!, 'take', id);
    const ruling = ['--question', 'Q', '--findings', 'F', '--rule', 'cr 121.1', '--words', 'One draw.'];
    await terminal.done(judith!, 'rule', id, ...ruling, '--confirm');
    for (const player of [anna!, boris!]) await inCall(player, 'acceptRuling', id);
    const [mine, theirs] = [await run(anna!, disputes, game), await run(boris!, disputes, game)];
    expect(mine[0]).toMatch(new RegExp(`^${id} {2}done, at moment \\d+ by Anna \\(seat 0\\), \\S+Z$`));
    expect(mine).toContain('  Seat 0: “Boris drew twice.”');
    expect(theirs.join('\n')).not.toContain('drew twice');
    for (const lines of [mine, theirs]) {
      expect(lines).toContain('  Judge: Judith.');
      expect(lines).toContain('  Ruling 1 (carried-out; cr 121.1): “One draw.”');
    }
    await terminal.done(judith!, 'close', id);
    server.clock.turn(1_000);
    const second = await terminal.done(judith!, 'stop', game);
    const later = (await run(hedda!, disputes, game)).filter((line) => /^\S/.test(line));
    expect(later.map((line) => line.split('  ')[0])).toEqual([id, /^Call (\S+)\.$/m.exec(second)![1]]);
    expect(later[1]).toContain('by Judith, a judge,');
    expect(JSON.parse((await run(anna!, disputes, game, '--json'))[0]!)).toMatchObject({ id });
    for (const other of [chloe!, ada!])
      await expect(run(other, disputes, game)).rejects.toThrow(/Only players/);
    expect(await run(anna!, disputes, await playing([anna!, boris!]))).toEqual([
      'No judge was called in this game.',
    ]);
  });
});

describe('pentaland open', () => {
  it('agrees that a finished game opens, which it does when everyone has agreed', async () => {
    const game = await playing([anna!, boris!], { opens: 'BY_CONSENT' });
    await expect(run(anna!, open, game)).rejects.toMatchObject({ code: 'NOT_OVER' });
    accepted(await boris!.inGame('concede', game));
    expect(await run(anna!, open, game)).toEqual(['You agree. The game waits for Boris.']);
    await expect(run(anna!, open, game)).rejects.toMatchObject({ code: 'ALREADY_AGREED' });
    await expect(run(chloe!, open, game)).rejects.toMatchObject({ code: 'NOT_SEATED' });
    expect(await run(boris!, open, game)).toEqual(['You agree. The game is open.']);
    const opened = await chloe!.ask('query ($id: ID!) { game(id: $id) { opened { seed } } }', { id: game });
    expect(opened.game?.opened?.seed).toMatch(/^[0-9a-f]+$/);
  });
});
