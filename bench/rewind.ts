// A rewind of a game of 5,000 events with real cards: from the ruling that is submitted to the entries that both
// players' feeds have been pushed. The game returns to any of its moments, from the nearest warm snapshot.
import { pathToFileURL } from 'node:url';
import { commandId, playerId } from '#kernel';
import type { DisputeCommand, DisputeId, RulingId, Seat } from '#rules';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import { isPublic } from '#visibility';
import type { Figure } from './figure.js';
import { StoredGames } from './play/long-game.js';
import { realGame } from './play/real-game.js';
import { inWords, part } from './play/times.js';

const EVENTS = 5_000;
const [WARM_UP, RUNS] = [10, 60];
const JUDGE = playerId('judith');
const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    const batches = realGame(EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const session = await games.sessions.find(game);
    if (session === undefined) throw new Error('the game is not there');
    const seats = ([0, 1] as Seat[]).map((seat) => viewerAt(seat));
    for (const viewer of seats) await session.join(viewer, () => true);
    const last = session.game.gallery.moment;
    const events = batches.flat();
    const first = events
      .slice(0, events.findIndex(({ type }) => type === 'TurnBegan') + 1)
      .filter(isPublic).length;
    await games.history.galleryAt(game, viewerAt(0 as Seat), Infinity);
    const give = async (command: DisputeCommand, id: string): Promise<void> => {
      const propose = () => ({ actor: JUDGE, command });
      const outcome = await session.submit({ actor: JUDGE, commandId: commandId(id), propose });
      if (outcome.kind !== 'accepted') throw new Error(outcome.refusal.message);
    };
    const [clock, cpu]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < WARM_UP + RUNS; nth += 1) {
      const dispute = idOf(nth) as DisputeId;
      await give({ type: 'stop-for-judge', dispute }, `stop ${String(nth)}`);
      const moment = first + ((nth * 7_919) % (last - first));
      const ruling: DisputeCommand = {
        type: 'apply-ruling',
        dispute,
        ruling: idOf(1_000 + nth) as RulingId,
        remedies: [{ kind: 'rewind', moment, positions: 'keep-known', names: 'free' }],
        rules: [],
        words: 'Back.',
      };
      const [begun, before] = [performance.now(), process.cpuUsage()];
      await give(ruling, `rule ${String(nth)}`);
      const used = process.cpuUsage(before);
      if (nth < WARM_UP) continue;
      clock.push(performance.now() - begun);
      cpu.push((used.user + used.system) / 1000);
    }
    for (const list of [clock, cpu]) list.sort((a, b) => a - b);
    return {
      name: `a rewind in a game of ${count} events, from the ruling to the pushed patch`,
      unit: 'ms',
      ours: part(clock, 0.5),
      baseline: null,
      ratio: null,
      target: 50,
      bound: 'at-most',
      note: inWords({ clock, cpu }),
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
