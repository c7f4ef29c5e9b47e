// A finished game opens as its terms promised, and its participants may check that it was played fairly.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  commitTo,
  gameId,
  hashText,
  linkOver,
  saltAt,
  type Json,
  type JsonObject,
  type PlayerId,
} from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { auditStream, EMPTY_TAIL, envelopeOf, readLog } from '#log';
import { NATIVE_DIGESTS } from '../../../../log/src/events/digests.js';
import { chainedText } from '../../../../log/src/events/envelope.js';
import { cardPool } from '#testkit/tables/test-table';
import { alwaysTheseCards } from '../../ports/index.js';
import { accepted, GameNode, refusalOf, TEST_CARDS, type GameSetting } from '#testkit/node/game-node';
import type { LogSlice, Sighted } from '../../contract/contract.js';
import { storedOf } from '../../game/beside/logged-line.js';
import { AUDIT_EVENTS } from '../../game/guard/audit-events.js';
import { GameVerifier } from '../../game/verifier/game-verifier.js';

const nodes: GameNode[] = [];
async function node(setting: GameSetting = {}): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

let on: GameNode;
let players: PlayerId[];
beforeEach(async () => {
  on = await node();
  players = await Promise.all(['Anna', 'Boris', 'Chloe'].map((name) => on.player(name)));
});
const anna = () => players[0]!;
const boris = () => players[1]!;
const chloe = () => players[2]!;

function found<T>(sighted: Sighted<T>): T {
  if (sighted.kind !== 'found') throw new Error(sighted.kind);
  return sighted.value;
}

/** A game of Anna and Boris, conceded after two turns; Chloe may watch. */
async function finished(terms: object = {}): Promise<string> {
  const game = await on.playing([anna(), boris()], terms);
  await on.passTurn(players, game);
  await on.passTurn(players, game);
  accepted(await on.act(boris(), game, { type: 'concede' }));
  return game;
}

async function linesOf(game: string): Promise<JsonObject[]> {
  const lines: JsonObject[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const slice: LogSlice = found(await on.readLog(chloe(), game, after ?? undefined, 37));
    lines.push(...slice.events);
    after = slice.next;
  }
  return lines;
}

/** The lines as somebody with the secret could forge them: numbered, with every chain link recomputed. */
function chainedAnew(lines: readonly JsonObject[], chain: string): JsonObject[] {
  let last = EMPTY_TAIL.hash;
  return lines.map((line, place) => {
    const stored = storedOf(gameId('any'), line);
    const text = chainedText(stored, envelopeOf(stored)!);
    last = linkOver(last, saltAt(chain, place, NATIVE_DIGESTS), text, NATIVE_DIGESTS);
    return { ...line, place, hash: last };
  });
}

describe('a game that opens at its end', () => {
  it('keeps its secret, its log and its hidden cards to itself until it is over', async () => {
    const game = await on.playing([anna(), boris()]);
    expect(await on.opened(anna(), game)).toEqual({ kind: 'found', value: null });
    for (const look of [
      on.readLog(anna(), game),
      on.verify(anna(), game),
      on.view(anna(), game, undefined, [], 'opened'),
    ])
      expect(await look).toEqual({ kind: 'unknown-game' });
  });

  it('then gives players and spectators alike the seed that was promised', async () => {
    const game = await finished();
    const { view } = await on.sight(anna(), game);
    for (const player of players) {
      const opened = await on.opened(player, game);
      expect(opened.kind === 'found' && opened.value && commitTo(opened.value.seed)).toBe(view.commitment);
    }
  });

  it('shows everything, now and at any moment, to every viewer', async () => {
    const game = await finished();
    const seen = await on.view(chloe(), game, undefined, [], 'opened');
    const { view, moment } = found(seen);
    expect(view.viewer).toBe('opened');
    expect(view.library?.cards).toHaveLength(view.library!.size);
    // Before Boris left, and took his hand with him.
    const earlier = found(await on.view(chloe(), game, moment - 4, [], 'opened'));
    expect(earlier.moment).toBe(moment - 4);
    expect(Object.values(earlier.view.seats).map(({ hand }) => hand?.length)).toEqual([8, 8]);
  });

  it('is verified without a fault', async () => {
    const game = await finished();
    const verdict = await on.verify(chloe(), game);
    expect(verdict).toMatchObject({
      kind: 'found',
      value: { fault: null, differences: [], draws: { unchecked: 0, redecided: 1 } },
    });
    // The second time the verdict is cached.
    expect(await on.verify(anna(), game)).toEqual(verdict);
  });

  it('is verified by anyone elsewhere, from the lines of its log and its secret alone', async () => {
    const game = await finished();
    const id = gameId(game);
    const secret = found(await on.opened(chloe(), game))!;
    const lines = await linesOf(game);
    expect(lines.map(({ place }) => place)).toEqual(lines.map((_, nth) => nth));
    const check = (texts: readonly string[]) => {
      const verifier = new GameVerifier(id, secret, TEST_CARDS);
      for (const text of texts) verifier.add(storedOf(id, JSON.parse(text) as Json));
      return verifier.verdict();
    };
    const texts = lines.map((line) => JSON.stringify(line));
    expect(check(texts)).toMatchObject({ fault: null, events: texts.length });
    // One letter of a text on which no decision depends.
    const at = texts.findIndex((text) => text.includes('StepBegan'));
    const blotted = texts.map((text, nth) => (nth === at ? text.replace('untap', 'upkeep') : text));
    expect(check(blotted).fault).toEqual({ place: at, fault: 'link-broken' });
    expect(check(texts.toSpliced(at, 1)).fault?.fault).toBe('revision-missing');
  });

  it('is verified when a timer decided it, too, with a command of no player', async () => {
    const clock = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;
    const game = await on.playing([anna(), boris()], { clock });
    on.clock.turn(45_000);
    const session = await on.sessions.find(gameId(game));
    accepted(await session!.submit(session!.timer!.submission));
    expect(found(await on.verify(chloe(), game))).toMatchObject({ fault: null, differences: [] });
  });

  it('is found false, even with a new chain over what was never played', async () => {
    const game = await finished();
    const secret = found(await on.opened(chloe(), game))!;
    const lines = await linesOf(game);
    const faultOf = (forged: readonly JsonObject[]) => {
      const verifier = new GameVerifier(gameId(game), secret, TEST_CARDS);
      for (const line of forged) verifier.add(storedOf(gameId(game), line));
      return verifier.verdict().fault;
    };
    const forged = (change: (all: JsonObject[]) => JsonObject[]) =>
      chainedAnew(change([...lines]), secret.chain);
    expect(forged((all) => all)).toEqual(lines);
    const at = lines.findIndex(({ type }) => type === 'StepBegan');
    const as = (change: (line: JsonObject) => JsonObject) => forged((all) => all.with(at, change(all[at]!)));
    const decided = { place: at, fault: 'decided-otherwise' };
    expect(faultOf(forged((all) => all.toSpliced(at, 1)))).toEqual(decided);
    expect(faultOf(forged((all) => all.toSpliced(at, 2, all[at + 1]!, all[at]!)))).toEqual(decided);
    expect(faultOf(forged((all) => all.toSpliced(at, 0, all[at]!)))).toEqual({ ...decided, place: at + 1 });
    const otherwise = as((line) => ({ ...line, data: { ...(line['data'] as JsonObject), step: 'upkeep' } }));
    expect(faultOf(otherwise)).toEqual(decided);
    // Of two faults the first is reported, whichever check finds it.
    expect(faultOf(otherwise.with(-1, { ...otherwise.at(-1)!, at: 0 }))).toEqual(decided);
    const unread = (fault: string) => ({ place: at, fault });
    expect(faultOf(as((line) => ({ ...line, type: 'Exploded' })))).toEqual(unread('unknown-type'));
    expect(faultOf(as((line) => ({ ...line, v: 99 })))).toEqual(unread('newer-version'));
    expect(faultOf(as((line) => ({ ...line, data: { step: 7 } })))).toEqual(unread('not-of-its-shape'));
  });

  it('names what another catalogue would decide differently, and calls nothing false', async () => {
    const store = new MemoryEventStore();
    on = await node({ store });
    players = [await on.player('Anna'), await on.player('Boris'), await on.player('Chloe')];
    const game = await finished();
    const cards = alwaysTheseCards({ catalogue: hashText('other'), definitions: cardPool(350) });
    const elsewhere = await node({ store, cards });
    const verdict = await elsewhere.verify(anna(), game);
    expect(verdict).toMatchObject({
      value: { fault: null, differences: [{ why: 'other-cards' }], draws: { unchecked: 1 } },
    });
  });
});

describe('a game that opens by consent', () => {
  it('keeps everything to itself until both have agreed; then it is open to everyone, and verified', async () => {
    const game = await finished({ opens: 'by-consent' });
    const shut = async () => {
      for (const player of players) {
        expect(await on.opened(player, game)).toEqual({ kind: 'found', value: null });
        expect(await on.verify(player, game)).toEqual({ kind: 'unknown-game' });
        expect(await on.view(player, game, undefined, [], 'opened')).toEqual({ kind: 'unknown-game' });
      }
      expect(await on.readLog(chloe(), game, undefined, 10, ['judge'])).toEqual({ kind: 'unknown-game' });
    };
    await shut();
    expect(refusalOf(await on.act(chloe(), game, { type: 'agree-to-open' }))).toBe('not-seated');
    accepted(await on.act(boris(), game, { type: 'agree-to-open' }));
    await shut();
    expect((await on.sight(chloe(), game)).view.seats).toMatchObject({ 1: { agreesToOpen: true } });
    accepted(await on.act(anna(), game, { type: 'agree-to-open' }));
    expect(found(await on.opened(chloe(), game))?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(found(await on.verify(chloe(), game))).toMatchObject({ fault: null, differences: [] });
    const { view } = found(await on.view(chloe(), game, undefined, [], 'opened'));
    expect(view.library?.cards).toHaveLength(view.library!.size);
  });
});

describe('a game that opens to judges alone', () => {
  it('opens to a judge, every look on record, and to nobody else', async () => {
    const game = await finished({ opens: 'judges-only' });
    for (const player of players) {
      expect(await on.opened(player, game)).toEqual({ kind: 'found', value: null });
      expect(await on.readLog(player, game)).toEqual({ kind: 'unknown-game' });
      expect(await on.verify(player, game)).toEqual({ kind: 'unknown-game' });
    }
    const judge = ['judge'];
    const opened = await on.opened(chloe(), game, judge);
    expect(opened.kind === 'found' && opened.value?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect((await on.readLog(chloe(), game, undefined, 10, judge)).kind).toBe('found');
    const { events } = await readLog(on.store, AUDIT_EVENTS, auditStream(gameId(game)));
    const looks = events.flatMap(({ event }) => (event.type === 'JudgeLookOpened' ? [event.way] : []));
    expect(looks).toEqual(['log', 'log']);
    expect(events.filter(({ event }) => event.type === 'JudgeLookClosed')).toHaveLength(2);
    // A player of the game cannot judge it.
    expect(await on.opened(anna(), game, judge)).toEqual({ kind: 'found', value: null });
  });
});
