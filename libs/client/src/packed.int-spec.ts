// The library as others get it: packed, and installed where nothing else of this repository is.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-client-'));
const workspace = join(folder, 'workspace');
const consumer = mkdtempSync(join(tmpdir(), 'pentaland-consumer-'));
const { serve } = serving();

beforeAll(() => {
  for (const part of ['tsconfig.json', 'libs/client'])
    cpSync(join(ROOT, part), join(workspace, part), {
      recursive: true,
      filter: (name) => !name.endsWith('/dist'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
  npm(join(workspace, 'libs/client'), 'pack', '--pack-destination', folder);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
  npm(consumer, 'install', '--offline', '--no-audit', '--no-fund', join(folder, tarball!));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(consumer, { recursive: true });
});

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What a program says that runs where the package is installed. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  writeFileSync(join(consumer, 'program.js'), program);
  const child = spawn(process.execPath, ['program.js', ...args], { cwd: consumer });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  await once(child, 'close');
  return said;
}

function exampleIn(page: string, name: string): string {
  const [, program] = readFileSync(join(ROOT, page), 'utf8').split(`<!-- example: ${name} -->\n\n\`\`\`js\n`);
  return program!.split('```')[0]!;
}

const installed = (file: string): string =>
  readFileSync(join(consumer, 'node_modules/@pentaland/client', file), 'utf8');

describe('the packed client library', () => {
  it('talks to a server from plain Node, with nothing else installed', async () => {
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
    expect(await run(program, server.url, token!)).toBe('true true [ 0, 1 ]\n');
    expect(readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@pentaland',
    ]);
  });

  it('announces a game to its end with the program of docs/client.md', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const id = await playing(players);
    symlinkSync(join(ROOT, 'node_modules/ws'), join(consumer, 'node_modules/ws'));
    const announced = run(exampleIn('docs/client.md', 'announcer'), server.url, id, players[0]!.token!);
    await players[1]!.inGame('concede', id);
    const lines = (await announced).trim().split('\n');
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, at) => at + 1));
    expect(lines.at(-1)).toBe(`${lines.length}. GameEnded`);
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

  it('has a fold that imports nothing and is small', () => {
    const fold = installed('dist/fold.js');
    expect(fold).not.toMatch(/\bimport\b/u);
    expect(gzipSync(fold).length).toBeLessThan(3_000);
  });
});
