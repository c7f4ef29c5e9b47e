// Twins of replays: two logs of cards with texts that differ in all that a seat cannot know are replayed through that
// seat's eyes, by its player and by a judge. Outline, views and feed are the same to the byte.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandId, gameId, instant, type GameId, type PlayerId } from '#kernel';
import { EMPTY_TAIL, encodeBatch, GameSecrets, gameStream } from '#log';
import { EVENTS, type GameEvent, type Seat } from '#rules';
import type { Viewer } from '#visibility';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { magicGame } from '#testkit/games/magic';
import { magicTwin } from '#testkit/games/magic-twins';
import { mapTexts } from '#testkit/games/map-texts';
import { GameNode } from '#testkit/node/game-node';
import { malformed } from '#testkit/values/malformed';
import type { Asker, Sighted } from '../../contract/contract.js';
import { GAME_CODEC } from '../../game/log/game-log.js';
import type { ReplayEyes } from '../../game/guard/claims.js';
import { OpenReplay, ReplayFeed, ReplayView } from './replay.query.js';

const LOG = magicGame({ seed: 'replay twins', decisions: 45, deck: 'secretive' });
const ENDS = Math.max(...LOG.map((event) => (event.type === 'CommandAccepted' ? event.at : 0)));
const [ONE, TWO] = [0 as Seat, 1 as Seat];
const seat = (at: Seat): Viewer => ({ kind: 'seat', seat: at });

let on: GameNode;
let players: readonly PlayerId[];
let [anna, judge]: Asker[] = [];
beforeAll(async () => {
  // At the time of the log's last command: later, the server would end the game as abandoned while it is replayed.
  const clock = new HandClock();
  clock.turn(ENDS - clock.now());
  on = await GameNode.start({ clock });
  players = [await on.player('Anna'), await on.player('Boris')];
  anna = { player: players[0]!, roles: ['player'] };
  judge = { player: await on.player('Judith'), roles: ['player', 'judge'] };
});
afterAll(() => on.stop());

/** The log as a game of this node, under an id of its own. */
async function written(log: readonly GameEvent[]): Promise<GameId> {
  const game = gameId(randomUUID());
  const entropy = { bytes: (count: number) => new Uint8Array(count) };
  const { chain: secret } = await new GameSecrets(on.store, TEST_KEYS, entropy, on.clock).create(game);
  const names = new Map<string, string>([
    ['simulated', game],
    ...players.map((player, nth) => [`bot-${String(nth + 1)}`, player] as const),
  ]);
  const stream = gameStream(game);
  const named = log.map((event) => mapTexts(event, (text) => names.get(text) ?? text));
  const begins = named.flatMap(({ type }, nth) => (type === 'CommandAccepted' ? [nth] : []));
  let after = EMPTY_TAIL;
  for (const [nth, begin] of begins.entries()) {
    // What a twin records of its cards comes before the first command.
    const events = [
      ...(nth === 0 ? [named[begin]!, ...named.slice(0, begin)] : [named[begin]!]),
      ...named.slice(begin + 1, begins[nth + 1]),
    ];
    const said = { stream, actor: 'server', commandId: commandId(randomUUID()), at: instant(nth) } as const;
    const batch = encodeBatch(GAME_CODEC, { ...said, events, after, secret });
    const { kind } = await on.store.append(stream, nth === 0 ? 'no-stream' : 'any', batch.events);
    expect(kind).toBe('appended');
    after = batch.tail;
  }
  return game;
}

function found<T>(sighted: Sighted<T>): T {
  if (sighted.kind !== 'found') throw new Error(sighted.kind);
  return sighted.value;
}

/** All that a replay shows through these eyes, as text. */
async function replayed(asker: Asker, game: GameId, eyes: ReplayEyes): Promise<string> {
  const { outline } = found(await on.ask(new OpenReplay(asker, game, eyes)));
  const views = [];
  for (let moment = 1; moment <= outline.moments; moment += 7)
    views.push(found(await on.ask(new ReplayView(asker, game, eyes, moment))).view);
  const feed = found(await on.ask(new ReplayFeed(asker, game, eyes, { from: 0, first: 1_000 })));
  expect(feed.entries.length).toBeGreaterThan(100);
  return JSON.stringify([outline, views, feed]).replaceAll(game, 'GAME');
}

/** The game and a twin that the viewer cannot tell from it. */
async function twins(viewer: Viewer): Promise<readonly [GameId, GameId]> {
  const twin = magicTwin(LOG, viewer, 'replay twin');
  if (twin === undefined) throw new Error('the viewer has seen nearly everything');
  return [await written(LOG), await written(twin)];
}

describe('the replays of two games that differ in what a seat cannot know', () => {
  it.each([
    ['to its player', ONE, 'own'],
    ['to a judge with its eyes', ONE, ONE],
    ['to a judge with the eyes of the other seat', TWO, TWO],
  ] as const)('are the same %s: outline, views and feed', async (_, at, eyes) => {
    const [game, twin] = await twins(seat(at));
    const asker = eyes === 'own' ? anna! : judge!;
    expect(await replayed(asker, twin, eyes)).toBe(await replayed(asker, game, eyes));
    // Everything else differs.
    for (const other of [at === ONE ? TWO : ONE, 'everything'] as const)
      expect(await replayed(judge!, twin, other)).not.toBe(await replayed(judge!, game, other));
  });

  it('are told apart where a shuffle tells how much chance it used', async () => {
    const declared: { audience: (event: GameEvent) => object } = malformed(EVENTS.LibraryShuffled);
    const { audience } = declared;
    declared.audience = () => ({ everyone: ['zone', 'drawn'] });
    try {
      const [game, twin] = await twins(seat(ONE));
      expect(await replayed(anna!, twin, 'own')).not.toBe(await replayed(anna!, game, 'own'));
    } finally {
      declared.audience = audience;
    }
  });
});
