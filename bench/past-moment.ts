// Opening any moment of a long game: the view of one seat as it was then, out of the log on disk, folded on from the
// nearest snapshot; and cold, folded from the first event.
import { pathToFileURL } from 'node:url';
import type { GameId } from '#kernel';
import { viewerAt, type Viewer } from '#testkit/eyes/granted-viewers';
import { History } from '../libs/matches/src/game/past/history.js';
import { MemorySnapshots } from '../libs/matches/src/game/past/snapshots.js';
import type { Figure } from './figure.js';
import { longGame, StoredGames } from './play/long-game.js';

const EVENTS = 2_000;
const MOMENTS = 200;
const WARM_UP = 50;

interface Asked {
  readonly game: GameId;
  readonly viewer: Viewer;
  readonly last: number;
}

/** Sorted milliseconds. */
interface Opening {
  readonly times: number[];
  /** Of the processor: what other work on the machine does not show in. */
  readonly cpu: number[];
}

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Each moment of the game as likely as another, in no order. */
async function opening(histories: () => History, { game, viewer, last }: Asked): Promise<Opening> {
  const [times, cpu]: [number[], number[]] = [[], []];
  for (let number = 0; number < WARM_UP + MOMENTS; number += 1) {
    const moment = 1 + ((number * 7_919) % last);
    const history = histories();
    const [begun, cpuBefore] = [performance.now(), cpuTime()];
    const gallery = await history.galleryAt(game, viewer, moment);
    const view = gallery.projector(viewer).viewOf(gallery.state);
    if (number >= WARM_UP) {
      times.push(performance.now() - begun);
      cpu.push(cpuTime() - cpuBefore);
    }
    if (gallery.moment !== moment || Object.keys(view.seats).length !== 2)
      throw new Error('another moment was opened');
  }
  for (const list of [times, cpu]) list.sort((a, b) => a - b);
  return { times, cpu };
}

const at = (times: readonly number[], part: number): number =>
  times[Math.floor((times.length - 1) * part)] ?? NaN;

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    let events = 0;
    const batches = longGame(2).filter((batch) => (events += batch.length) <= EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const session = await games.sessions.find(game);
    const viewer = session?.game.state.seats.map(({ seat }) => viewerAt(seat))[0];
    if (session === undefined || viewer === undefined) throw new Error('the game is not there');
    const asked = { game, viewer, last: session.game.gallery.moment };
    await games.history.galleryAt(game, viewer, asked.last);
    const warm = await opening(() => games.history, asked);
    const cold = await opening(() => new History(games.store, new MemorySnapshots(0)), asked);
    const shown = (times: readonly number[], part: number): string => at(times, part).toFixed(1);
    return {
      name: `opening any moment of a game of ${count} events, with warm snapshots`,
      unit: 'ms',
      ours: at(warm.times, 0.5),
      baseline: null,
      ratio: null,
      target: 5,
      bound: 'at-most',
      note: `median of ${MOMENTS} moments, a tenth take more than ${shown(warm.times, 0.9)} ms; by the processor the median is ${shown(warm.cpu, 0.5)} ms, a tenth more than ${shown(warm.cpu, 0.9)}, a hundredth more than ${shown(warm.cpu, 0.99)}; cold, folded from the log: ${shown(cold.times, 0.5)} ms, a tenth more than ${shown(cold.times, 0.9)} ms, by the processor ${shown(cold.cpu, 0.5)} and ${shown(cold.cpu, 0.9)}`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
