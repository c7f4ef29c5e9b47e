// A live game in memory near the end of the longest game of two: its session with the folded state and both seats'
// eyes, both feeds awake and as full as they get. Measured as what memory holds more with many of them, after others have
// been played; the card definitions, which all games could share, are measured apart and not counted.
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { commandId, playerId, type GameId } from '#kernel';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import type { Session } from '../libs/matches/src/game/session/session.js';
import type { Figure } from './figure.js';
import { longGame, StoredGames } from './play/long-game.js';

const GAMES = 12;
/** Enough that a feed has let go of its oldest entries. */
const LIVE_TURNS = 60;

/** Buffers lie beside the heap, and count. */
const memoryUsed = (): number => {
  if (gc === undefined) throw new Error('memory is measured with --expose-gc');
  for (let times = 0; times < 3; times += 1) gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

async function opened(games: StoredGames, id: GameId): Promise<Session> {
  const session = await games.sessions.find(id);
  if (session === undefined) throw new Error('the game is not there');
  for (const { seat } of session.game.state.seats) await session.join(viewerAt(seat), () => true);
  return session;
}

async function passTurn(session: Session): Promise<void> {
  const { decision, seats } = session.game.state;
  if (decision === null) throw new Error('the game asks nothing');
  const actor = playerId(seats[decision.seat]?.player ?? '');
  const outcome = await session.submit({
    actor,
    commandId: commandId(randomUUID()),
    propose: () => ({
      actor,
      command: {
        type: 'answer',
        decision: decision.id,
        answer: { kind: 'priority', action: 'pass-turn' },
      },
    }),
  });
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.message);
}

export async function measure(): Promise<Figure> {
  const batches = longGame(LIVE_TURNS + 2);
  const games = await StoredGames.open();
  const several = async (): Promise<GameId[]> => {
    const ids: GameId[] = [];
    for (let game = 0; game < GAMES; game += 1) ids.push(await games.add(batches));
    return ids;
  };
  const openAll = async (ids: readonly GameId[]): Promise<Session[]> => {
    const sessions: Session[] = [];
    for (const id of ids) sessions.push(await opened(games, id));
    return sessions;
  };
  const playOn = async (sessions: readonly Session[]): Promise<void> => {
    for (let turn = 0; turn < LIVE_TURNS; turn += 1) await Promise.all(sessions.map(passTurn));
  };
  try {
    const ids = await several();
    // Others beforehand, so that what is made once is there: the code above all.
    for (let times = 0; times < 3; times += 1) await playOn(await openAll(await several()));
    const before = memoryUsed();
    const sessions = await openAll(ids);
    const justOpened = memoryUsed();
    await playOn(sessions);
    const live = memoryUsed();
    const copies = sessions.map(({ game }) => structuredClone(game.state.definitions));
    const definitions = (memoryUsed() - live) / copies.length;
    const kilobytes = (bytes: number): number => (bytes / GAMES - definitions) / 1024;
    const events = sessions[0]?.game.tail.links ?? 0;
    return {
      name: 'a live game in memory, definitions not counted',
      unit: 'KB',
      ours: kilobytes(live - before),
      baseline: null,
      ratio: null,
      target: 200,
      bound: 'at-most',
      note: `${events} events, both feeds followed and full; just opened from the log ${kilobytes(justOpened - before).toFixed(0)} KB; its ${Object.keys(copies[0] ?? {}).length} definitions, ${(definitions / 1024).toFixed(0)} KB, are not counted and, as yet, not shared`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
