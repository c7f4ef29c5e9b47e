// Checks the pages on the API: their example runs, and they name every code and every reason.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { buildSchema, parse, validate, type GraphQLEnumType } from 'graphql';
import ts from 'typescript';
import { abridged, type Json } from '#kernel';
import { API_ERRORS } from './errors/api-error.js';
import { TOKEN_REASONS } from './identity/identity.js';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, answerOpen, playing, session } from '#testkit/server/caller';
import { contract } from './options/project-files.js';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = ['api', 'playing', 'feeds', 'replay']
  .map((page) => readFileSync(join(ROOT, `docs/${page}.md`), 'utf8'))
  .join('\n');

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});

it('every code of an error, and every reason of an end, is explained', () => {
  const reasons = (buildSchema(contract()).getType('CloseReason') as GraphQLEnumType).getValues();
  const words = [...Object.keys(API_ERRORS), ...reasons.map(({ name }) => name)];
  expect(words.filter((word) => !DOCUMENT.includes(`\`${word}\``))).toEqual([]);
});

it('the reasons for a bad token are spelled alike in the answers and on both pages that explain them', () => {
  const told = (page: string) =>
    new Set(readFileSync(join(ROOT, `docs/${page}.md`), 'utf8').match(/(?<=`)token[_-][a-z]+(?=`)/gi));
  const [missing, ...ended] = TOKEN_REASONS;
  expect(told('api')).toEqual(new Set([missing, ...ended]));
  expect(told('accounts')).toEqual(new Set(ended));
});

it('every query on the page is valid under the contract', () => {
  const shown = [...DOCUMENT.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);
  expect(shown.length).toBeGreaterThan(0);
  const schema = buildSchema(contract());
  for (const query of shown) expect(validate(schema, parse(query))).toEqual([]);
});

interface Example {
  readonly follow: (url: string, token: () => Promise<string>, game: string) => AsyncGenerator<Json>;
  readonly inFull: (events: readonly object[]) => readonly object[];
}

async function example(): Promise<Example> {
  const parts = [...DOCUMENT.matchAll(/<!-- example: \w+ -->\s*```ts\n([\s\S]*?)```/g)];
  const source = parts.map(([, part = '']) => part).join('\n');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  // Inside the repository, so that it finds the repository's modules.
  const folder = join(ROOT, 'node_modules/.cache/pentaland', `example-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  ending.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'follow.mjs'), outputText);
  return (await import(join(folder, 'follow.mjs'))) as Example;
}

it('the example gives the stories of a crowd in full', async () => {
  const { inFull } = await example();
  const goblin = { type: 'TokenCreated', object: 'p1', identity: { name: 'Goblin', size: { power: 1 } } };
  const stories = [1, 2, 3].map((power) => ({
    ...goblin,
    object: `p${power}`,
    identity: { name: 'Goblin', size: { power } },
  }));
  const events = abridged([...stories, { type: 'LifeChanged', seat: 1, by: -1 }], ({ type }) => [
    JSON.stringify(type),
  ]);
  expect(events[1]).toEqual({ like: 0, object: 'p2', 'identity.size.power': 2 });
  expect(inFull(events)).toEqual([...stories, { type: 'LifeChanged', seat: 1, by: -1 }]);
});

it('the example folds a feed into the view, through a broken connection and a revoked token', async () => {
  const server = await ApiServer.start();
  ending.push(() => server.stop());
  const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
  const game = await playing([anna, boris]);
  const { follow } = await example();
  let token = String(anna.token);
  const views = follow(server.socketUrl, () => Promise.resolve(token), game);
  ending.push(() => views.return(undefined));
  const entries = async (count: number): Promise<Json> => {
    let view: Json = null;
    for (let had = 0; had < count; had += 1) view = (await views.next()).value as Json;
    return view;
  };

  const seen = await anna.sight(game);
  expect(await entries(seen.seq)).toEqual(await anna.table(game));
  server.cut();
  await answerOpen([anna, boris], game, { action: 'PASS_TURN' });
  const later = await anna.sight(game);
  expect(await entries(later.seq - seen.seq)).toEqual(await anna.table(game));
  await anna.ask('mutation { revokeTokens(commandId: "away") { __typename } }');
  token = session(await anna.login('Anna', anna.secret)).token;
  accepted(await boris.inGame('concede', game));
  const last = await anna.with(token).sight(game);
  expect(await entries(last.seq - later.seq)).toEqual(await anna.with(token).table(game));
  expect(last.view.status).toBe('OVER');
});
