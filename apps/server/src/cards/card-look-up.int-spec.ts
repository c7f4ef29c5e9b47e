// Looking up cards of the embedded catalogue, players and rules over the real API.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importCatalogue } from '#cards/importers';
import { scryfall } from '#testkit/cards/scryfall-files';
import { ApiServer } from '#testkit/server/api-server';
import type { Caller } from '#testkit/server/caller';
import { ruleTexts } from '../rules/rule-texts.js';
import { cardLookUp } from './card-look-up.js';
import { openCardsIn, type KnownCards } from './open-cards.js';

let folder: string;
let server: ApiServer;
let anyone: Caller;
let known: KnownCards;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'look-up-'));
  known = await openCardsIn(folder);
  server = await ApiServer.start({
    lookUp: cardLookUp(known),
    options: ruleTexts(undefined),
    limits: { complexity: 10_000 },
  });
  anyone = server.anyone();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const CARD = `id name layout understood names { language name } printings { set setName date }
  legalities { format legality } faces { name cost typeLine colours assisted power toughness loyalty defense }`;
const card = async (by: object) =>
  (await anyone.ask(`query ($id: ID, $name: String) { card(id: $id, name: $name) { ${CARD} } }`, by)).card;
const PAGE = `edges { cursor node { id } } nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
const cards = async (search: object, page: object = {}) =>
  (
    await anyone.ask(
      `query ($search: CardSearch, $first: Int, $after: String) { cards(search: $search, first: $first, after: $after) { ${PAGE} } }`,
      { search, ...page },
    )
  ).cards;
const names = async (search: object): Promise<string[]> =>
  (await cards(search)).nodes.map(({ name }) => name);

describe('a card', () => {
  it('is found by its name in any language, by a slip of it, and by its id', async () => {
    const lions = await card({ name: 'Savannah Lions' });
    expect(lions).toMatchObject({
      name: 'Savannah Lions',
      layout: 'NORMAL',
      understood: 'FULL',
      faces: [
        { cost: '{W}', typeLine: 'Creature — Cat', colours: ['W'], power: '2', toughness: '1', assisted: [] },
      ],
    });
    expect(lions!.printings[0]).toEqual({ set: 'LEA', setName: expect.any(String), date: '1993-08-05' });
    expect(await card({ name: 'savanah lions' })).toEqual(lions);
    expect(await card({ id: lions!.id })).toEqual(lions);
    const fire = await card({ name: 'Feu' });
    expect(fire).toMatchObject({
      name: 'Fire // Ice',
      layout: 'SPLIT',
      faces: [{ cost: '{1}{R}' }, { cost: '{1}{U}' }],
    });
    expect(fire!.names).toEqual([{ language: 'fr', name: 'Feu // Glace' }]);
  });

  it('has the text of each face as the catalogue has it, and no ids that the catalogue does not know', async () => {
    const query = 'query ($name: String) { card(name: $name) { oracleId scryfallId faces { name text } } }';
    for (const name of ['Lightning Bolt', 'Fire // Ice', 'Delver of Secrets']) {
      const faces = known.catalogue.cards.find((one) => one.name === name)?.faces ?? [];
      const texts = faces.map((face) => ({ name: face.name, text: face.text }));
      expect(texts.filter(({ text }) => text === '')).toEqual([]);
      expect(texts.length).toBeGreaterThan(0);
      expect((await anyone.ask(query, { name })).card).toEqual({
        oracleId: null,
        scryfallId: null,
        faces: texts,
      });
    }
  });

  it('has the ids of Scryfall where an import brought them', async () => {
    const ids = {
      oracle_id: '11111111-1111-4111-8111-111111111111',
      id: '22222222-2222-4222-8222-222222222222',
    };
    const file = join(folder, 'cards.json');
    writeFileSync(file, JSON.stringify([scryfall('Paper Cat', { ...ids, oracle_text: 'Paper.' })]));
    const { catalogue } = importCatalogue(file, join(folder, 'catalogue'));
    const { compiled } = known;
    const importing = await ApiServer.start({ lookUp: cardLookUp({ catalogue, compiled }) });
    try {
      const { card: cat } = await importing
        .anyone()
        .ask('{ card(name: "paper cat") { name oracleId scryfallId faces { text } } }');
      expect(cat).toEqual({
        name: 'Paper Cat',
        oracleId: ids.oracle_id,
        scryfallId: ids.id,
        faces: [{ text: 'Paper.' }],
      });
    } finally {
      await importing.stop();
    }
  });

  it('says how far it is understood, and which clauses are not', async () => {
    const unread = await card({ name: 'Shahrazad' });
    expect(unread).toMatchObject({ understood: expect.stringMatching(/ASSISTED|NONE/) });
    expect(unread!.faces[0]!.assisted).toHaveLength(1);
  });

  it('is null if there is none, or if the name could mean several; both or neither argument is an error', async () => {
    for (const by of [
      { name: 'No such card at all' },
      { name: 'Forese' },
      { id: 'card-0' },
      { id: '' },
      { id: '__proto__' },
    ])
      expect([by, await card(by)]).toEqual([by, null]);
    for (const by of [{}, { id: 'x', name: 'y' }, { name: 'x'.repeat(201) }])
      expect(
        await anyone.errorOf('query ($id: ID, $name: String) { card(id: $id, name: $name) { id } }', by),
      ).toBe('BAD_USER_INPUT');
  });
});

describe('a search', () => {
  it('leads through all that it finds, page by page, in one order', async () => {
    const search = { types: ['creature', 'cat'], colours: ['W'] };
    const whole: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof cards>> = await cards(search, { first: 7, after });
      expect(page.nodes).toHaveLength(page.edges.length);
      expect(page.pageInfo).toMatchObject({
        hasPreviousPage: after !== null,
        startCursor: page.edges[0]!.cursor,
        endCursor: page.edges.at(-1)!.cursor,
      });
      whole.push(...page.nodes.map(({ name }) => name));
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    expect(whole.length).toBeGreaterThan(20);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toEqual(whole.toSorted());
    expect(whole).toContain('Savannah Lions');
  });

  it('finds by name with slips, cost, types and how far a card is understood', async () => {
    expect(await names({ name: 'savanah lons' })).toEqual(['Savannah Lions']);
    expect(await names({ name: 'savannah' })).toEqual(['Savannah', 'Savannah Lions']);
    expect(await names({ name: 'glace', cost: '{1}{U}' })).toContain('Fire // Ice');
    expect(await names({ name: 'savannah', types: ['creature'], understood: 'FULL' })).toEqual([
      'Savannah Lions',
    ]);
    expect(await names({ name: 'savannah', understood: 'NONE' })).toEqual([]);
    const nothing = await cards({ name: 'nothing like this at all' });
    expect(nothing).toEqual({
      edges: [],
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it('finds by words of the text, in any face and in any case', async () => {
    const textOf = (name: string): string =>
      (known.catalogue.cards.find((one) => one.name === name)?.faces ?? [])
        .map(({ text }) => text)
        .join('\n');
    const words = textOf('Lightning Bolt').split(' ').slice(-4).join(' ').toUpperCase();
    const found = await cards({ text: words, cost: '{R}' }, { first: 100 });
    const texts = found.nodes.map(({ name }) => textOf(name).toUpperCase());
    expect(found.nodes.map(({ name }) => name)).toContain('Lightning Bolt');
    expect(texts.filter((text) => !text.includes(words))).toEqual([]);
    expect(await names({ text: 'no card says anything like this' })).toEqual([]);
  });

  it('is bounded', async () => {
    const query = 'query ($s: CardSearch, $n: Int) { cards(search: $s, first: $n) { nodes { id } } }';
    for (const asked of [
      { n: 101 },
      { n: 0 },
      { s: { text: 'x'.repeat(201) } },
      { s: { types: Array.from({ length: 11 }, () => 'cat') } },
      { s: { colours: ['Purple'] } },
    ])
      expect([asked, await anyone.errorOf(query, asked)]).toEqual([asked, 'BAD_USER_INPUT']);
    for (const after of ['no cursor', 'YQ==', '\u0000'])
      expect(
        await anyone.errorOf(`query ($a: String) { cards(after: $a) { nodes { id } } }`, { a: after }),
      ).toBe('BAD_CURSOR');
  });
});

describe('a rule', () => {
  const rule = async (number: string) =>
    (
      await anyone.ask(
        'query ($n: String!) { rule(number: $n) { document citation text within below examples } }',
        { n: number },
      )
    ).rule;

  it('is looked up as rulings cite it', async () => {
    expect(await rule('pentaland 704.2')).toEqual({
      document: 'PENTALAND',
      citation: 'pentaland 704.2',
      text: expect.stringContaining('once in a game'),
      within: null,
      below: [],
      examples: [],
    });
    expect(await rule('war-zone Time')).toMatchObject({ document: 'WAR_ZONE' });
    expect(await rule('cr 601.2c')).toBeNull();
  });

  it('is found by words, those that have them together first; as many as are asked for', async () => {
    const found = async (text: string, asked: object = {}): Promise<readonly string[]> =>
      (
        await anyone.ask(
          'query ($t: String!, $d: RuleDocument, $n: Int) { rules(text: $t, document: $d, first: $n) { citation } }',
          { t: text, ...asked },
        )
      ).rules.map(({ citation }) => citation);
    expect(await found('ONCE in, a gam')).toContain('pentaland 704.2');
    expect((await found('once in a game', { d: 'PENTALAND' }))[0]).toBe('pentaland 704.2');
    expect(await found('game a in once')).toContain('pentaland 704.2');
    expect(await found('library', { d: 'UTOPIA', n: 1 })).toHaveLength(1);
    for (const nothing of ['', ' .,;', 'xyzzy', 'ame'.repeat(60)]) expect(await found(nothing)).toEqual([]);
    for (const asked of [{ n: 0 }, { n: 51 }, { t: 'x'.repeat(201) }])
      expect(
        await anyone.errorOf('query ($t: String!, $n: Int) { rules(text: $t, first: $n) { text } }', {
          t: 'game',
          ...asked,
        }),
      ).toBe('BAD_USER_INPUT');
  });

  it('is kept by caches for an hour, and so is a card', async () => {
    const kept = async (query: string) =>
      (
        await fetch(`${server.url}?query=${encodeURIComponent(query)}`, {
          headers: { 'apollo-require-preflight': 'yes' },
        })
      ).headers.get('cache-control');
    expect(await kept('{ rule(number: "pentaland 704.2") { text } }')).toBe('public, max-age=3600');
    expect(await kept('{ card(name: "Savannah Lions") { name } }')).toBe('public, max-age=3600');
    expect(await kept('{ card(name: "Savannah Lions") { name } me { roles } }')).toBe('no-store');
  });
});

describe('a player', () => {
  it('is found by id or by name, with the kind of bot and since when', async () => {
    const anna = await server.player('Anna');
    const player = async (by: object) =>
      (
        await anna.ask(
          'query ($id: ID, $name: String) { player(id: $id, name: $name) { id name bot since } }',
          by,
        )
      ).player;
    const shown = { id: anna.id, name: 'Anna', bot: null, since: new Date(server.clock.now()).toISOString() };
    expect(await player({ id: anna.id })).toEqual(shown);
    expect(await player({ name: 'ANNA' })).toEqual(shown);
    for (const by of [{ id: 'nobody' }, { name: 'Nobody' }]) expect(await player(by)).toBeNull();
    expect(await anna.errorOf('{ player { id } }')).toBe('BAD_USER_INPUT');
    expect(await anyone.errorOf(`{ player(id: "${anna.id}") { id } }`)).toBe('UNAUTHENTICATED');
  });

  it('who has deleted the account keeps the id and has no name', async () => {
    const [anna, gone] = [await server.player('Anne'), await server.player('Gone')];
    const asked = `{ player(id: "${gone.id}") { id name bot since } }`;
    const taken = await server.store.readAll({ max: 100, types: ['NameTaken'] });
    const name = taken.at(-1)!.stream;
    // The operator deletes a stream with the store's own tools.
    const store = Object.assign(Object.create(server.store) as typeof server.store, {
      read: (...[stream, options]: Parameters<typeof server.store.read>) =>
        stream === name ? Promise.resolve({ kind: 'absent' }) : server.store.read(stream, options),
    });
    const other = await ApiServer.start({ store, clock: server.clock });
    try {
      const there = other.anyone(anna.token);
      expect((await there.ask(asked)).player).toEqual({ id: gone.id, name: null, bot: null, since: null });
    } finally {
      await other.stop();
    }
  });
});
