// Annotations are their author's until they are published, and nobody else's while a game has not opened: whatever their
// author knows and writes, nobody learns it from the server before the terms of the game open everything anyway.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import { annotationsStream, auditStream } from '#log';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { withFragments } from '#client';
import type { Annotation, AnnotationConnection, AnnotationResult } from './generated/schema.js';

let server: ApiServer;
let anna: Caller;
let boris: Caller;
let chloe: Caller;
let judith: Caller;
const servers: ApiServer[] = [];
async function serving(setting: Parameters<typeof ApiServer.start>[0] = {}): Promise<ApiServer> {
  const started = await ApiServer.start(setting);
  servers.push(started);
  return started;
}
beforeEach(async () => {
  server = await serving();
  anna = await server.player('Anna');
  boris = await server.player('Boris');
  chloe = await server.player('Chloe');
  judith = await server.player('Judith');
  await server.operatorGrants('Judith', 'judge');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((started) => started.stop()));
});

const KEPT = 'id author { name } moment mark text at changedAt publishedAt';
const RESULT = `__typename ... on AnnotationKept { annotation { ${KEPT} } } ... on AnnotationDeleted { gameId }
  ... on Refused { code rule message } `;
let commands = 0;

async function say(
  by: Caller,
  game: string,
  args: object,
  id = `annotation-${(commands += 1)}`,
): Promise<AnnotationResult> {
  const query = `mutation ($id: ID!, $game: ID!, $moment: Int!, $mark: Mark, $text: String!) {
    annotate(commandId: $id, gameId: $game, moment: $moment, mark: $mark, text: $text) { ${RESULT} } }`;
  const variables = { id, game, moment: 1, text: '', ...args };
  return (await by.ask(query, variables)).annotate;
}
async function change(
  by: Caller,
  field: 'publishAnnotation' | 'deleteAnnotation',
  game: string,
  annotation: string,
): Promise<AnnotationResult> {
  const query = `mutation ($id: ID!, $game: ID!, $annotation: ID!) {
    ${field}(commandId: $id, gameId: $game, annotationId: $annotation) { ${RESULT} } }`;
  const id = `annotation-${(commands += 1)}`;
  return (await by.ask(query, { id, game, annotation }))[field];
}
async function edit(by: Caller, game: string, annotation: string, args: object): Promise<AnnotationResult> {
  const query = `mutation ($id: ID!, $game: ID!, $annotation: ID!, $moment: Int!, $mark: Mark, $text: String!) {
    editAnnotation(commandId: $id, gameId: $game, annotationId: $annotation, moment: $moment, mark: $mark,
      text: $text) { ${RESULT} } }`;
  const variables = { id: `annotation-${(commands += 1)}`, game, annotation, moment: 1, text: '', ...args };
  return (await by.ask(query, variables)).editAnnotation;
}
async function published(by: Caller, game: string, args: object): Promise<string> {
  const id = kept(await say(by, game, args)).id;
  expect((await change(by, 'publishAnnotation', game, id)).__typename).toBe('AnnotationKept');
  return id;
}

const READ = `query ($game: ID!, $first: Int, $after: String) { game(id: $game) {
  annotations(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${KEPT} } } } }`;
async function read(by: Caller, game: string, page: object = {}): Promise<AnnotationConnection> {
  const { game: seen } = await by.ask(READ, { game, ...page });
  if (seen === null) throw new Error('there is no such game for this reader');
  return seen.annotations;
}
/** The annotation that a command has kept. */
function kept(result: AnnotationResult): Annotation {
  if (result.__typename === 'AnnotationKept') return result.annotation;
  throw new Error(`not kept: ${JSON.stringify(result)}`);
}
const texts = async (by: Caller, game: string): Promise<string[]> =>
  (await read(by, game)).nodes.map(({ text }) => text);
const EVERYTHING =
  withFragments(`query ($game: ID!) { game(id: $game) { seq view { ...TableView } annotations { pageInfo { hasNextPage endCursor } nodes { ${KEPT} } } }
  feed(gameId: $game, first: 500) { entries { story patch } } }`);
const everything = async (by: Caller, game: string): Promise<string> =>
  JSON.stringify(await by.ask(EVERYTHING, { game }));
const CANARY = 'the canary of an annotation';

describe('an annotation', () => {
  it('is kept with its mark and text, edited, listed by moment, and deleted by its author alone', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    const { moment } = (await anna.sight(game)).view;
    const late = await say(anna, game, { moment, mark: 'DUBIOUS', text: '??' });
    expect(late).toMatchObject({
      __typename: 'AnnotationKept',
      annotation: {
        author: { name: 'Anna' },
        moment,
        mark: 'DUBIOUS',
        text: '??',
        changedAt: null,
        publishedAt: null,
      },
    });
    await say(anna, game, { moment: 2, mark: 'BEST' });
    expect((await read(anna, game)).nodes.map((one) => one.moment)).toEqual([2, moment]);
    const { id } = kept(late);
    expect(await edit(anna, game, id, { moment: 1, text: 'better so' })).toMatchObject({
      annotation: { id, moment: 1, mark: null, text: 'better so', changedAt: expect.any(String) },
    });
    expect(await texts(anna, game)).toEqual(['better so', '']);
    const unknown = { __typename: 'Refused', code: 'UNKNOWN_ANNOTATION', rule: 'table annotations' };
    expect(await edit(boris, game, id, { text: 'mine' })).toMatchObject(unknown);
    expect(await change(boris, 'deleteAnnotation', game, id)).toMatchObject(unknown);
    expect(await change(judith, 'publishAnnotation', game, id)).toMatchObject(unknown);
    expect(await change(anna, 'deleteAnnotation', game, id)).toMatchObject({
      __typename: 'AnnotationDeleted',
    });
    expect(await change(anna, 'deleteAnnotation', game, id)).toMatchObject(unknown);
    expect(await texts(anna, game)).toEqual(['']);
  });

  it('is written once for a command that is sent again, on another server too', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    const first = await say(anna, game, { text: 'once' }, 'the-same');
    expect(await say(anna, game, { text: 'said again' }, 'the-same')).toEqual(first);
    const other = await serving({ store: server.store, clock: server.clock });
    expect(await say(other.anyone(anna.token), game, { text: 'and again' }, 'the-same')).toEqual(first);
    expect(await texts(anna, game)).toEqual(['once']);
    // A command id counts for its own author only.
    expect(kept(await say(boris, game, { text: 'of Boris' }, 'the-same'))).toMatchObject({
      text: 'of Boris',
    });
  });

  it('is read page by page', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    for (let nth = 0; nth < 5; nth += 1) await say(anna, game, { text: `${nth}` });
    const all: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: AnnotationConnection = await read(anna, game, { first: 2, after });
      all.push(...page.nodes.map(({ text }) => text));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
    expect(all).toEqual(['0', '1', '2', '3', '4']);
    expect(await anna.errorOf(READ, { game, after: 'no annotation' })).toBe('BAD_CURSOR');
    expect(await anna.errorOf(READ, { game, first: 101 })).toBe('BAD_USER_INPUT');
  });
});

describe('what others learn of an annotation', () => {
  it('is nothing while the game is played, not even that there is one, whoever wrote and published it', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    const readers = [boris, chloe];
    const before = await Promise.all(readers.map((reader) => everything(reader, game)));
    // A player gives away a hand, a judge what a judge sees, a spectator the plan of a player.
    await published(anna, game, { text: CANARY });
    await published(judith, game, { text: CANARY });
    await say(anna, game, { text: CANARY, mark: 'BAD' });
    expect(await Promise.all(readers.map((reader) => everything(reader, game)))).toEqual(before);
    await published(chloe, game, { text: CANARY });
    expect(await everything(boris, game)).toEqual(before[0]);
    expect((await read(judith, game)).nodes).toHaveLength(1);
    expect(server.log.lines.join()).not.toContain(CANARY);
  });

  it('is what was published once the game has opened to everyone, on another server too', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    await published(anna, game, { text: 'of Anna' });
    await published(judith, game, { text: 'of Judith' });
    await say(anna, game, { text: CANARY });
    accepted(await boris.inGame('concede', game));
    for (const reader of [boris, chloe, judith])
      expect(await texts(reader, game)).toEqual(['of Anna', 'of Judith']);
    const other = await serving({ store: server.store, clock: server.clock });
    expect(await texts(other.anyone(chloe.token), game)).toEqual(['of Anna', 'of Judith']);
    // What is taken back then is gone for all, and what is added is there for all.
    const [first] = (await read(anna, game)).nodes;
    await change(anna, 'deleteAnnotation', game, first!.id);
    await published(chloe, game, { text: 'of Chloe' });
    expect(await texts(boris, game)).toEqual(['of Judith', 'of Chloe']);
  });

  it('is nothing of a game that waits for consent, until the last player has agreed', async () => {
    const game = await playing([anna, boris], { librarySize: 60, opens: 'BY_CONSENT' });
    await published(anna, game, { text: CANARY });
    accepted(await boris.inGame('concede', game));
    accepted(await boris.inGame('agreeToOpen', game));
    for (const reader of [boris, chloe, judith]) expect(await texts(reader, game)).toEqual([]);
    accepted(await anna.inGame('agreeToOpen', game));
    for (const reader of [boris, chloe, judith]) expect(await texts(reader, game)).toEqual([CANARY]);
  });

  it('is for judges alone where the game opens to judges alone, each look on record', async () => {
    const game = await playing([anna, boris], { librarySize: 60, opens: 'JUDGES_ONLY' });
    await published(anna, game, { text: CANARY });
    accepted(await boris.inGame('concede', game));
    for (const reader of [boris, chloe]) expect(await texts(reader, game)).toEqual([]);
    expect(await texts(judith, game)).toEqual([CANARY]);
    const looks = await server.store.read(auditStream(gameId(game)), { max: 100 });
    const ways =
      looks.kind === 'found' ? looks.events.map(({ data }) => (data as { readonly way?: string }).way) : [];
    expect(ways.filter((way) => way === 'annotations')).toHaveLength(1);
  });

  it('is nothing to those who may not see the game', async () => {
    const game = await playing([anna, boris], { librarySize: 60, spectators: false });
    await published(anna, game, { text: CANARY });
    accepted(await boris.inGame('concede', game));
    expect(await chloe.ask(READ, { game })).toEqual({ game: null });
    expect(await say(chloe, game, { text: 'mine' })).toMatchObject({ code: 'UNKNOWN_GAME' });
    expect(await texts(boris, game)).toEqual([CANARY]);
  });
});

describe('an annotation is refused', () => {
  it('without a token, of no game, at no moment, and in no shape', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    const { moment } = (await anna.sight(game)).view;
    await expect(say(server.anyone(), game, { text: 'x' })).rejects.toThrow('UNAUTHENTICATED');
    expect(await say(anna, 'no-game', { text: 'x' })).toMatchObject({
      code: 'UNKNOWN_GAME',
      rule: 'table games',
    });
    expect(await say(anna, game, { text: 'x', moment: moment + 1 })).toMatchObject({
      code: 'NO_SUCH_MOMENT',
      rule: 'table annotations',
    });
    expect(await say(anna, game, { text: 'x', moment: 2_147_483_647 })).toMatchObject({
      code: 'NO_SUCH_MOMENT',
    });
    const misshapen = { code: 'INVALID_COMMAND', rule: 'table commands' };
    for (const args of [
      { text: 'x', moment: 0 },
      { text: 'x', moment: -1 },
      { text: '' },
      { text: 'x'.repeat(1_001) },
      { text: 'half of \ud83d' },
    ])
      expect(await say(anna, game, args)).toMatchObject(misshapen);
    expect(await say(anna, game, { text: 'x' }, 'no spaces here')).toMatchObject(misshapen);
    expect(await change(anna, 'publishAnnotation', game, 'no-annotation')).toMatchObject({
      code: 'UNKNOWN_ANNOTATION',
    });
    expect(await server.store.read(annotationsStream(gameId(game)), { max: 1 })).toMatchObject({
      kind: 'absent',
    });
  });

  it('beyond a hundred of one author in one game, until one is deleted', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    let last = '';
    for (let nth = 0; nth < 100; nth += 1) last = kept(await say(anna, game, { mark: 'GOOD' })).id;
    const tooMany = { code: 'TOO_MANY_ANNOTATIONS', rule: 'table annotations' };
    expect(await say(anna, game, { mark: 'GOOD' })).toMatchObject(tooMany);
    expect(await say(boris, game, { mark: 'GOOD' })).toMatchObject({ __typename: 'AnnotationKept' });
    await change(anna, 'deleteAnnotation', game, last);
    expect(await say(anna, game, { mark: 'GOOD' })).toMatchObject({ __typename: 'AnnotationKept' });
  });
});
