// Self-play: bots that choose uniformly among what is legal, what they may do worked out at every priority; a deck of
// 300 cards, no cap on turns. Counted in seconds of the processor, once the code has been compiled: what a core does all
// day; beside it what the clock says.
import { uniformBot } from '#bots';
import { hashText } from '#kernel';
import { POOL } from '#testkit/pool/cards';
import { playGame } from '#simulation';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import type { Figure } from './figure.js';
import { median } from './rounds.js';

const TARGET = 20_000;
/** Four hundred thousand decisions: after a hundred thousand a fifth of the processor's time still goes to the compiler. */
const WARM_UP = 300;
const GAMES = 60;
/** The same games again and again: what else the machine does makes a round slower, and nothing makes it faster. */
const ROUNDS = 7;
/** Random bots may circle each other for very long; so many decisions are enough of one game. */
const MOST_DECISIONS = 20_000;

export function measure(): Promise<Figure> {
  const deck = mixedDeck(POOL, 300);
  const cards = { catalogue: hashText('bench'), definitions: POOL, decks: [deck, deck] };
  const play = (nth: number) => {
    const played = playGame({
      seed: `bench ${nth}`,
      cards,
      bots: [uniformBot, uniformBot],
      mostDecisions: MOST_DECISIONS,
    });
    if (!played.ok) throw new Error(`game ${nth} got stuck: ${played.error.why}`);
    return played.value;
  };
  for (let nth = 0; nth < WARM_UP; nth += 1) play(nth);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    const used = process.cpuUsage();
    const games = Array.from({ length: GAMES }, (_, nth) => play(WARM_UP + nth));
    const { user, system } = process.cpuUsage(used);
    const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
    return {
      decisions,
      ended: games.filter(({ ended }) => ended !== null).length,
      seconds: (user + system) / 1_000_000,
      byClock: (performance.now() - begun) / 1000,
    };
  });
  const [best] = rounds.toSorted((one, other) => one.seconds - other.seconds);
  if (best === undefined) throw new Error('nothing was played');
  const { decisions, ended, seconds } = best;
  const rate = (of: 'seconds' | 'byClock') => rounds.map((round) => Math.round(decisions / round[of]));
  return Promise.resolve({
    name: 'self-play with random legal bots',
    unit: 'decisions/s',
    ours: Math.max(...rate('seconds')),
    baseline: null,
    ratio: null,
    target: TARGET,
    note:
      `the best of ${ROUNDS} rounds, their median ${median(rate('seconds'))}; by the clock ${Math.max(...rate('byClock'))}, median ` +
      `${median(rate('byClock'))}; ${GAMES} games, ${ended} of them to their end, ${(GAMES / seconds).toFixed(1)} games/s, ` +
      `${Math.round(decisions / GAMES)} decisions a game`,
  });
}
