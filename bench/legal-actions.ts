// What a player may do, first asked in positions with many permanents: the slowest one in a hundred. Counted in seconds of
// the processor, so that who else has it does not count; garbage collection does.
import { uniformBot } from '#bots';
import { hashText } from '#kernel';
import { POOL } from '#testkit/pool/cards';
import { playGame } from '#simulation';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { legalActions, PLAIN_RULEBOOK } from '#rules';
import type { Figure } from './figure.js';

const TARGET_MS = 1;
const PERMANENTS = 60;
/** Played first, and not counted: they measure the compiler. */
const WARM_UP = 10;
const GAMES = 6;
/** Bots fill the board when nobody dies soon. */
const LIFE = 1000;

export function measure(): Promise<Figure> {
  const deck = mixedDeck(POOL, 300);
  const cards = { catalogue: hashText('bench'), definitions: POOL, decks: [deck, deck] };
  const times: number[] = [];
  for (let nth = 0; nth < WARM_UP + GAMES; nth += 1)
    playGame({
      seed: `legal ${nth}`,
      cards,
      bots: [uniformBot, uniformBot],
      terms: { startingLife: LIFE },
      mostDecisions: 6000,
      watch(state) {
        if (state.decision?.kind !== 'priority') return;
        if ((state.zones['battlefield/common/0' as keyof typeof state.zones]?.length ?? 0) < PERMANENTS)
          return;
        const begun = process.cpuUsage();
        legalActions(state, state.decision.seat, PLAIN_RULEBOOK);
        const { user, system } = process.cpuUsage(begun);
        if (nth >= WARM_UP) times.push((user + system) / 1000);
      },
    });
  if (times.length < 1000) throw new Error(`only ${times.length} positions had ${PERMANENTS} permanents`);
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return Promise.resolve({
    name: `legal actions with ${PERMANENTS} permanents or more, 99th percentile`,
    unit: 'ms',
    ours: Number(at(0.99).toFixed(3)),
    baseline: null,
    ratio: null,
    target: TARGET_MS,
    bound: 'at-most',
    note: `${times.length} positions, the middle one ${at(0.5).toFixed(3)} ms`,
  });
}
