// The library as others get it: packed, and installed where nothing else of this repository is.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, describe, it } from '@jest/globals';
import { poolCard } from '#testkit/pool/cards';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { PackedClient } from '#testkit/server/packed-client';

const ROOT = join(import.meta.dirname, '../../..');
const packed = new PackedClient();
const { consumer } = packed;
const { serve } = serving();
afterAll(() => packed.remove());

/** What the programs run with: the Deno or Bun that this names, otherwise this Node. */
const { PENTALAND_RUNTIME: runtime = process.execPath } = process.env;
const FLAGS: Readonly<Record<string, readonly string[]>> = { deno: ['run', '--allow-net'], bun: ['run'] };
const flags =
  FLAGS[basename(runtime)] ?? (typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : []);

/** What a program says that runs where the package is installed. */
async function run(name: string, program: string, ...args: readonly string[]): Promise<string> {
  writeFileSync(join(consumer, name), program);
  const child = spawn(runtime, [...flags, name, ...args], { cwd: consumer });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  await once(child, 'close');
  return said;
}

const example = (name: string): string => readFileSync(join(ROOT, 'examples', name), 'utf8');

const installed = (file: string): string =>
  readFileSync(join(consumer, 'node_modules/@pentaland/client', file), 'utf8');

describe('the packed client library', () => {
  it('talks to a server where nothing else is installed', async () => {
    const server = await serve();
    const { token } = await server.player('Anna');
    const program = `
      import { createClient, Unauthenticated } from '@pentaland/client';
      import { foldPatch } from '@pentaland/client/fold';
      const client = createClient({ url: process.argv[2], token: process.argv[3] });
      const { gameId } = await client.command(
        'mutation ($commandId: ID!) { createGame(commandId: $commandId) { __typename ... on Accepted { gameId } } }',
      );
      const { game } = await client.request('query ($id: ID!) { game(id: $id) { id } }', { id: gameId });
      const refused = await createClient({ url: process.argv[2] })
        .request('{ myGames { nodes { id } } }').catch((error) => error instanceof Unauthenticated);
      console.log(game.id === gameId, refused, foldPatch([1], [{ op: 'add', path: '/0', value: 0 }]));`;
    expect(await run('program.js', program, server.url, token!)).toBe('true true [ 0, 1 ]\n');
    expect(readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@pentaland',
    ]);
  });

  it('announces a game to its end with examples/announcer.js', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const id = await playing(players);
    const announced = run('announcer.js', example('announcer.js'), server.url, id, players[0]!.token!);
    await players[1]!.inGame('concede', id);
    const lines = (await announced).trim().split('\n');
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, at) => at + 1));
    expect(lines.at(-1)).toMatch(new RegExp(`^${lines.length}\\. turn \\d+: GameEnded$`, 'u'));
  });

  it('plays a game to its end with examples/bot.js at both seats', async () => {
    const server = await serve({ cards: [poolCard('Mountain'), poolCard('Lightning Bolt')] });
    const players = [await server.player('Anna'), await server.player('Boris')];
    const id = await playing(players, { ruleset: 'MAGIC', librarySize: 60, startingLife: 3 });
    const said = players.map(({ token }) => run('bot.js', example('bot.js'), server.url, id, token!));
    expect(await Promise.all(said)).toEqual(['', '']);
    const { data } = await players[0]!.send(
      'query ($id: ID!) { game(id: $id) { view { result { reason } seats { lost } } } }',
      { id },
    );
    expect(data).toMatchObject({
      game: {
        view: {
          result: { reason: 'LAST_ONE_STANDING' },
          seats: expect.arrayContaining([{ lost: 'NO_LIFE' }]),
        },
      },
    });
    expect(example('bot.js').split('\n').length).toBeLessThanOrEqual(50);
  });

  it('has types with which a program is checked', () => {
    const program = (variable: string): string => `
      import { createClient, Refused, type GameSnapshot, type TypedDocument } from '@pentaland/client';
      import { foldPatch, type Json } from '@pentaland/client/fold';
      declare const document: TypedDocument<{ readonly game: { readonly id: string } | null }, { id: string }>;
      const client = createClient({ url: 'http://localhost/graphql', WebSocket });
      export async function id(): Promise<string | undefined> {
        const { game } = await client.request(document, { ${variable}: 'g' });
        return game?.id;
      }
      export const leave = client.game('g').subscribe(({ connection }: GameSnapshot) => connection === 'live');
      export const rule = (error: unknown): string => (error instanceof Refused ? error.rule : '');
      export const view: Json = foldPatch({}, [{ op: 'add', path: '/a', value: 1 }]);`;
    const options = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [], strict: true };
    writeFileSync(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, noEmit: true }, files: ['program.ts'] }),
    );
    const check = (): string => {
      try {
        const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
        return execFileSync(process.execPath, [tsc, '--project', consumer], { encoding: 'utf8' });
      } catch (failed) {
        return (failed as { readonly stdout: string }).stdout;
      }
    };
    writeFileSync(join(consumer, 'program.ts'), program('id'));
    expect(check()).toBe('');
    writeFileSync(join(consumer, 'program.ts'), program('name'));
    expect(check()).toContain("'name' does not exist");
  });

  it('imports its own files alone, and names nothing that only Node, Deno or Bun has', () => {
    const files = readdirSync(join(consumer, 'node_modules/@pentaland/client/dist'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = installed(`dist/${file}`);
      for (const [, from] of text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gu))
        expect(from).toMatch(/^\.\.?\/.*\.js$/u);
      expect(text).not.toMatch(/\b(?:process|Buffer|require|__dirname|Deno|Bun|setImmediate)\b(?!['"\w:])/u);
    }
  });

  it('has a fold that imports nothing and is small', () => {
    const fold = installed('dist/fold.js');
    expect(fold).not.toMatch(/\bimport\b/u);
    expect(gzipSync(fold).length).toBeLessThan(3_000);
  });
});
