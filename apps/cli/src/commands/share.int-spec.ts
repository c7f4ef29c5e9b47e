// `pentaland share`, `replay CODE`, `annotate` and `annotations` at a real server.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refused } from '#client';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { UsageError, type Command } from '../command/command.js';
import { runAs } from '../fixtures/run-as.js';
import { annotate, annotations } from './annotate.js';
import { replay } from './replay.js';
import { share } from './share.js';

let server: ApiServer;
let anna: Caller, boris: Caller, chloe: Caller;
let over: string, closed: string;
beforeAll(async () => {
  server = await ApiServer.start();
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
  over = await playing([anna, boris], { librarySize: 60 });
  closed = await playing([anna, boris], { librarySize: 60, opens: 'JUDGES_ONLY' });
  for (const game of [over, closed]) {
    await passTurn([anna, boris], game);
    accepted(await boris.inGame('concede', game));
  }
});
afterAll(() => server.stop());

const run = async (command: Command, by: Caller, ...args: readonly string[]): Promise<readonly string[]> =>
  (await runAs(by, command, args, ['q'])).lines;

describe('pentaland share', () => {
  it('prints a code that replay opens at its moment, with its eyes', async () => {
    const [code = ''] = await run(share, chloe, `${over}@12`, '--as', '1');
    expect(code).toMatch(/^[A-Za-z0-9_-]{30,}$/);
    expect((await run(share, chloe, `${over}@12`, '--as', 'seat-1'))[0]).toBe(code);
    const opened = await run(replay, chloe, code);
    expect(opened).toEqual(await run(replay, chloe, over, '--at', '12', '--eyes', '1'));
    expect(opened.join('\n')).toMatch(/^Moment 12 of/m);
    expect((await run(replay, chloe, code, '--at', '3')).join('\n')).toMatch(/^Moment 3 of/m);
  });

  it('shows less to those who may not use the eyes, and says so', async () => {
    const [code = ''] = await run(share, anna, `${closed}@12`, '--as', '0');
    const [first, ...rest] = await run(replay, chloe, code);
    expect(first).toMatch(/^You may not use the eyes of this link/);
    expect(rest).toEqual(await run(replay, chloe, closed, '--at', '12', '--eyes', 'spectator'));
  });

  it('refuses codes of nobody, eyes of others, moments that are not, and what cannot be meant', async () => {
    const [code = ''] = await run(share, chloe, `${over}@12`);
    await expect(run(replay, chloe, `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).rejects.toThrow(
      /no such share code/,
    );
    await expect(run(share, chloe, `${closed}@12`, '--as', 'all')).rejects.toThrow(/these eyes/);
    await expect(run(share, chloe, `${over}@99999`)).rejects.toThrow(/no such moment/);
    await expect(run(share, chloe, 'no-game@1')).rejects.toThrow(/no such game/);
    for (const args of [[over], [`${over}@x`], [`${over}@5`, '--as', 'me'], []])
      await expect(run(share, chloe, ...args)).rejects.toThrow(UsageError);
  });
});

describe('pentaland annotate', () => {
  it('writes an annotation for oneself, and others see it once it is published', async () => {
    const [kept = ''] = await run(annotate, anna, `${over}@9`, 'Too early.', '--mark', 'dubious');
    expect(await run(annotations, anna, over)).toEqual([`9, Anna, dubious, “Too early.”, private, ${kept}`]);
    expect(await run(annotations, chloe, over)).toEqual([]);
    const published = [`9, Anna, dubious, “Too early.”, published, ${kept}`];
    expect(await run(annotations, anna, over, '--publish', kept)).toEqual(published);
    expect(await run(annotations, chloe, over)).toEqual(published);
    const [second = ''] = await run(annotate, boris, `${over}@8`, '--mark', 'best', '--publish');
    expect(await run(annotations, chloe, over)).toContain(`8, Boris, best, published, ${second}`);
    expect(await run(annotations, boris, over, '--delete', second)).toEqual(published);
  });

  it('puts something else in the place of what an annotation of one’s own said', async () => {
    const [kept = ''] = await run(annotate, boris, `${over}@7`, 'Too late.', '--mark', 'bad', '--publish');
    const others = (await run(annotations, chloe, over)).filter((line) => !line.includes(kept));
    expect(await run(annotate, boris, `${over}@6`, 'Just right.', '--edit', kept)).toEqual([kept]);
    const after = await run(annotations, chloe, over);
    expect(after.filter((line) => line.includes(kept))).toEqual([
      `6, Boris, “Just right.”, published, ${kept}`,
    ]);
    expect(after.filter((line) => !line.includes(kept))).toEqual(others);
    await expect(run(annotate, chloe, `${over}@6`, 'Mine.', '--edit', kept)).rejects.toThrow(Refused);
    await run(annotations, boris, over, '--delete', kept);
  });

  it('says why the server refuses, and what cannot be meant', async () => {
    await expect(run(annotate, anna, `${over}@99999`, 'x')).rejects.toThrow(/no such moment/);
    await expect(run(annotate, anna, `${over}@9`)).rejects.toThrow(Refused);
    await expect(run(annotations, chloe, over, '--publish', 'nothing')).rejects.toThrow(Refused);
    await expect(run(annotations, chloe, 'no-game')).rejects.toThrow(/no such game/);
    await expect(run(annotate, anna, `${over}@9`, '--mark', 'fine')).rejects.toThrow(UsageError);
    await expect(run(annotate, anna, over, 'x')).rejects.toThrow(UsageError);
  });
});
