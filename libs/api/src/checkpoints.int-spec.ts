// How a client uses checkpoints: it keeps one, has a later one proved to extend it, and checks an opened game
// from its events to the signature, elsewhere and without trusting the server.
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { hashText, type Json, type JsonObject } from '#kernel';
import { alwaysTheseCards, verifyExport } from '#matches';
import {
  checkpointNow,
  checkpointSchema,
  consistencyFault,
  gameProofSchema,
  type Checkpoint,
  type ConsistencyProof,
  type GameProof,
} from '#log';
import { OTHER_KEYS } from '#testkit/log/world';
import { TEST_KEYS } from '#testkit/accounts/world';
import { cardPool } from '#testkit/tables/test-table';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { faultsOf, publishedSchema } from '#testkit/language/published';
import { serving } from '#testkit/server/serving';

const { serve } = serving();
const CARDS = alwaysTheseCards({ catalogue: hashText('pool'), definitions: cardPool(400) });
const CHECKPOINT = 'checkpoint { size root at key signature line }';
const OPENED = `query ($game: ID!, $after: Int) { game(id: $game) { opened { seed chainSecret
  log(first: 500, after: $after) { next events }
  proof { events index path line ${CHECKPOINT} }
} } }`;
const CONSISTENCY = `query ($earlier: KeptCheckpoint!, $later: KeptCheckpoint) {
  consistency(earlier: $earlier, later: $later) { path later { size root line } }
}`;

let server: ApiServer;
let players: [Caller, Caller];
beforeEach(async () => {
  server = await serve();
  players = [await server.player('Anna'), await server.player('Boris')];
});

const made = async (keys = TEST_KEYS): Promise<Checkpoint> =>
  (await checkpointNow({ store: server.store, keys, clock: server.clock, counts: () => true }))!;

async function over(): Promise<string> {
  const game = await playing(players, { librarySize: 60 });
  await passTurn(players, game);
  accepted(await players[1].inGame('concede', game));
  return game;
}

const keptOf = ({ size, root }: Checkpoint) => ({ size, root });

/** The file that docs/feeds.md tells a client to write. */
async function fileOf(game: string): Promise<Json[]> {
  const events: JsonObject[] = [];
  let header: JsonObject = {};
  for (let after: number | null | undefined; after !== null;) {
    const { opened } = (await players[0].ask(OPENED, { game, after })).game!;
    events.push(...(opened!.log.events as JsonObject[]));
    header = { pentaland: 'log', version: 2, game, seed: opened!.seed, chain: opened!.chainSecret };
    const proof = opened!.proof;
    if (proof !== null) header = { ...header, proof: proof.line };
    after = opened!.log.next;
  }
  return [header, ...events];
}

const check = (lines: readonly Json[], key?: string) =>
  verifyExport(Readable.from(lines, { objectMode: true }), CARDS, key);

describe('the newest checkpoint', () => {
  it('is served to players once there is one, and its public key to everyone', async () => {
    const ask = async (caller: Caller) => (await caller.ask(`{ ${CHECKPOINT} }`)).checkpoint;
    expect(await ask(players[0])).toBeNull();
    const { signingKey } = await server.anyone().ask('{ signingKey }');
    const checkpoint = await made();
    const shown = await ask(players[0]);
    expect(shown).toMatchObject({ ...keptOf(checkpoint), key: signingKey, line: checkpoint });
    expect(Date.parse(String(shown!.at))).toBe(checkpoint.at);
    expect(checkpointSchema.parse(shown!.line)).toEqual(checkpoint);
    expect(await server.anyone().errorOf(`{ ${CHECKPOINT} }`)).toBe('UNAUTHENTICATED');
    const asked = { earlier: keptOf(checkpoint) };
    expect(await server.anyone().errorOf(CONSISTENCY, asked)).toBe('UNAUTHENTICATED');
  });

  it('is proved to extend one that a client kept, and nothing else', async () => {
    const earlier = await made();
    await over();
    const middle = await made();
    await over();
    const newest = await made();
    const proved = async (variables: object) => (await players[0].ask(CONSISTENCY, variables)).consistency;
    for (const later of [middle, newest]) {
      const asked = { earlier: keptOf(earlier), later: later === newest ? null : keptOf(later) };
      const proof = (await proved(asked))!;
      expect(proof.later).toMatchObject({ ...keptOf(later), line: later });
      const path = [...proof.path];
      const whole: ConsistencyProof = { pentaland: 'consistency', version: 1, earlier, later, path };
      expect(consistencyFault(whole, newest.key)).toBeUndefined();
      expect(consistencyFault({ ...whole, path: path.slice(1) })).toBe('proves-nothing');
    }
    const other = hashText('other');
    expect(await proved({ earlier: { size: earlier.size, root: other } })).toBeNull();
    expect(await proved({ earlier: { size: 0, root: other } })).toBeNull();
    expect(await proved({ earlier: keptOf(earlier), later: { size: newest.size, root: other } })).toBeNull();
    expect(await proved({ earlier: keptOf(newest), later: keptOf(earlier) })).toBeNull();
  });
});

describe('a game that has opened', () => {
  it('is of the published shapes: every event of its log, its proof and the checkpoint of that', async () => {
    const game = await over();
    await made();
    const [header, ...events] = (await fileOf(game)) as [JsonObject, ...JsonObject[]];
    const log = publishedSchema('log.json');
    const eventFault = faultsOf(log);
    expect(events.length).toBeGreaterThan(50);
    for (const event of events)
      expect([event['type'], eventFault(event)]).toEqual([event['type'], undefined]);
    const proof = header['proof'] as JsonObject;
    expect(faultsOf(log, 'GameProof')(proof)).toBeUndefined();
    expect(faultsOf(log, 'Checkpoint')(proof['checkpoint'])).toBeUndefined();
    expect(faultsOf(log, 'Checkpoint')({ ...(proof['checkpoint'] as JsonObject), size: -1 })).toBe('/size/');
  });

  it('has no proof until a checkpoint covers it, then a proof of the covered part', async () => {
    const game = await playing(players, { librarySize: 60 });
    const before = await made();
    await passTurn(players, game);
    accepted(await players[1].inGame('concede', game));
    const lines = await fileOf(game);
    const covered = (await check(lines, before.key))!;
    expect(covered).toMatchObject({
      verdict: { fault: null },
      proof: { fault: undefined, checkpoint: before },
    });
    expect(covered.proof!.events).toBeLessThan(covered.verdict.events);
    const after = await made();
    const whole = (await check(await fileOf(game), after.key))!;
    expect(whole.proof).toEqual({ fault: undefined, checkpoint: after, events: whole.verdict.events });
    const never = await over();
    expect((await check(await fileOf(never)))?.proof).toBeUndefined();
  });

  it('is found false if any part of it or of its proof was changed', async () => {
    const [game, another] = [await over(), await over()];
    const { key } = await made();
    const lines = await fileOf(game);
    const [header, ...events] = lines as [JsonObject, ...JsonObject[]];
    const proof = gameProofSchema.parse(header['proof']);
    const faultOf = async (forged: readonly Json[]) => {
      const { proof: found, verdict } = (await check(forged, key))!;
      return [verdict.fault?.fault, found?.fault];
    };
    const withProof = (change: Partial<GameProof>) =>
      faultOf([{ ...header, proof: { ...proof, ...change } }, ...events]);
    const nothing = [undefined, 'proves-nothing'];
    expect(await faultOf(lines)).toEqual([undefined, undefined]);
    // The proof of one of its events, with and without the later ones.
    const blotted = { ...events[9]!, data: { ...(events[9]!['data'] as JsonObject), more: 1 } };
    expect(await faultOf([header, ...events.with(9, blotted)])).toEqual(['link-broken', 'proves-nothing']);
    const concession = events.findLastIndex(({ type }) => type === 'CommandAccepted');
    expect(await faultOf([header, ...events.slice(0, concession)])).toEqual(nothing);
    expect(await faultOf([header])).toEqual(nothing);
    // The proof of another game, and another game with this proof.
    const others = (await fileOf(another)) as [JsonObject, ...JsonObject[]];
    expect(await withProof(gameProofSchema.parse(others[0]['proof']))).toEqual(nothing);
    expect(await faultOf([{ ...others[0], proof }, ...others.slice(1)])).toEqual(nothing);
    expect(await withProof({ path: proof.path.slice(0, -1) })).toEqual(nothing);
    expect(await withProof({ index: proof.index + 1 })).toEqual(nothing);
    expect(await withProof({ events: proof.events - 1 })).toEqual(nothing);
    const { checkpoint } = proof;
    const bySomebody = { ...checkpoint, signature: 'ab'.repeat(64) };
    expect(await withProof({ checkpoint: bySomebody })).toEqual([undefined, 'not-signed']);
    const elsewhere = await serve();
    const foreign = await checkpointNow({
      store: elsewhere.store,
      keys: OTHER_KEYS,
      clock: elsewhere.clock,
      counts: () => true,
    });
    expect(await withProof({ checkpoint: foreign! })).toEqual([undefined, 'signed-by-another']);
  });
});
