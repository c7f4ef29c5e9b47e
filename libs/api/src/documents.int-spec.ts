// Operations that are named instead of sent: trusted documents and automatic persisted queries, over every transport.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import type { Answered, Caller } from '#testkit/server/caller';
import { openEvents } from '#testkit/server/event-client';
import { Documents } from './documents/documents.js';
import { BadDocuments, trustedDocuments } from './options/trusted-documents.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  ending.push(() => server.stop());
  return server;
}

const OFFER = '{ offer { rulesets } }';
const ME = 'query Me { me { player { name } } }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const post = (caller: Caller, body: object): Promise<Answered> => caller.post(JSON.stringify(body));
const code = ({ errors = [] }: Answered): string | undefined => errors[0]?.extensions.code;
const rulesets = ({ data }: Answered) => data?.offer.rulesets;

async function get(server: ApiServer, parameters: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${server.url}?${new URLSearchParams(parameters).toString()}`, {
    headers: { 'apollo-require-preflight': 'yes' },
  });
  return { ...((await response.json()) as object), status: response.status };
}

describe('an automatic persisted query', () => {
  it('is not known at first, and runs by its hash from then on, with POST and GET', async () => {
    const server = await serve();
    const anyone = server.anyone();
    const unknown = await post(anyone, persisted(hashOf(OFFER)));
    expect([unknown.status, code(unknown), unknown.errors?.[0]?.message]).toEqual([
      200,
      'PERSISTED_QUERY_NOT_FOUND',
      'PersistedQueryNotFound',
    ]);
    expect(rulesets(await post(anyone, { query: OFFER, ...persisted(hashOf(OFFER)) }))).toEqual([
      'PENTALAND',
    ]);
    expect(rulesets(await post(anyone, persisted(hashOf(OFFER))))).toEqual(['PENTALAND']);
    const extensions = JSON.stringify(persisted(hashOf(OFFER)).extensions);
    expect(rulesets(await get(server, { extensions }))).toEqual(['PENTALAND']);
    const stream = await openEvents({ url: server.url, body: persisted(hashOf(OFFER)) });
    expect(await stream.next()).toEqual({ data: { offer: { rulesets: ['PENTALAND'] } } });
  });

  it('is refused under a hash that is not its own, and of another form', async () => {
    const server = await serve();
    for (const body of [
      { query: OFFER, ...persisted(hashOf(ME)) },
      persisted('a'),
      persisted(hashOf(OFFER).toUpperCase()),
      { extensions: { persistedQuery: { version: 2, sha256Hash: hashOf(OFFER) } } },
      { extensions: { persistedQuery: 'x' } },
    ])
      expect([body, code(await post(server.anyone(), body))]).toEqual([body, 'BAD_USER_INPUT']);
    expect(code(await get(server, { extensions: '{' }))).toBe('BAD_USER_INPUT');
    expect(code(await post(server.anyone(), persisted(hashOf(OFFER))))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is forgotten when clients send thousands of others, and memory stays bounded', () => {
    const documents = new Documents({ documents: { trusted: new Map(), mode: 'any' } });
    const sent = (text: string) => documents.textOf({ query: text, ...persisted(hashOf(text)) });
    const small = Array.from({ length: 3_000 }, (_, nth) => `{ a${nth} }`);
    small.forEach((text) => sent(text));
    expect(documents.size.count).toBe(1_000);
    expect(documents.textOf(persisted(hashOf(small.at(-1)!)))).toBe(small.at(-1));
    expect(() => documents.textOf(persisted(hashOf(small[0]!)))).toThrow('PersistedQueryNotFound');
    const large = Array.from({ length: 50 }, (_, nth) => `{ a${nth} ${' '.repeat(250_000)}}`);
    large.forEach((text) => sent(text));
    expect(documents.size.characters).toBeLessThanOrEqual(4_000_000);
    expect(documents.size.count).toBeLessThan(20);
    expect(documents.textOf(persisted(hashOf(large.at(-1)!)))).toBe(large.at(-1));
    for (const text of large) sent(text);
    expect(documents.size.characters).toBeLessThanOrEqual(4_000_000);
  });

  it('stays known while it is used', () => {
    const documents = new Documents({ documents: { trusted: new Map(), mode: 'any' } });
    const sent = (text: string) => documents.textOf({ query: text, ...persisted(hashOf(text)) });
    sent(OFFER);
    for (let nth = 0; nth < 3_000; nth += 1) {
      sent(`{ a${nth} }`);
      if (nth % 500 === 0) documents.textOf(persisted(hashOf(OFFER)));
    }
    expect(documents.textOf(persisted(hashOf(OFFER)))).toBe(OFFER);
  });
});

describe('a trusted document', () => {
  const trusted = trustedDocuments(JSON.stringify({ me: ME, offer: OFFER }));

  it('runs by its id or its hash, beside other operations', async () => {
    const server = await serve({ options: { documents: { trusted, mode: 'any' } } });
    const anna = await server.player('Anna');
    for (const body of [
      { documentId: 'me' },
      { documentId: hashOf(ME) },
      { documentId: `sha256:${hashOf(ME)}` },
      persisted(hashOf(ME)),
      { query: '{ me { player { name } } }' },
    ])
      expect((await post(anna, body)).data?.me?.player.name).toBe('Anna');
    expect(rulesets(await get(server, { documentId: 'offer' }))).toEqual(['PENTALAND']);
    for (const documentId of ['other', '', 5, {}, 'x'.repeat(10_000), '__proto__'])
      expect([documentId, code(await post(anna, { documentId }))]).toEqual([documentId, 'UNKNOWN_DOCUMENT']);
  });

  it('is the only thing that runs if the operator says so, over every transport', async () => {
    const server = await serve({ options: { documents: { trusted, mode: 'only-trusted' } } });
    const anyone = server.anyone();
    expect(rulesets(await post(anyone, { documentId: 'offer' }))).toEqual(['PENTALAND']);
    // Its very text is trusted too.
    expect(rulesets(await post(anyone, { query: OFFER }))).toEqual(['PENTALAND']);
    const other = '{ offer { bases } }';
    for (const body of [
      { query: other },
      { query: other, ...persisted(hashOf(other)) },
      persisted(hashOf(other)),
      { query: `${OFFER} ` },
    ]) {
      const refused = await post(anyone, body);
      expect([body, code(refused), refused.status]).toEqual([body, 'UNTRUSTED_DOCUMENT', 403]);
      const stream = await openEvents({ url: server.url, body });
      expect(await stream.next()).toMatchObject({ errors: refused.errors });
    }
    expect(code(await get(server, { query: other }))).toBe('UNTRUSTED_DOCUMENT');
    const { Follower } = await import('#testkit/server/follower');
    const socket = new Follower(server.socketUrl);
    ending.push(() => socket.stop());
    expect(code(await socket.send(other))).toBe('UNTRUSTED_DOCUMENT');
    expect(rulesets(await socket.send(OFFER))).toEqual(['PENTALAND']);
  });

  it('comes from a file of ids and texts, or a manifest; any other file is refused with its reason', () => {
    const manifest = {
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: [{ id: 'a', name: 'Me', type: 'query', body: ME }],
    };
    expect(trustedDocuments(JSON.stringify(manifest)).get('a')).toBe(ME);
    for (const [file, why] of [
      ['', 'it is not JSON'],
      ['[]', 'it is not a JSON object of operations by their ids'],
      ['{}', 'it has no operation'],
      ['{"a": 5}', '"a" is not the text of an operation'],
      [JSON.stringify({ ['x'.repeat(201)]: ME }), 'an id has more than 200 characters or none'],
      ['{"format": "apollo-persisted-query-manifest"}', 'the manifest has no list of operations'],
    ] as const)
      expect(() => trustedDocuments(file)).toThrow(new BadDocuments(why));
  });
});
