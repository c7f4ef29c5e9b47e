// Self-play: bots that choose uniformly among what is legal, what they may do worked out at every priority; a deck of
// 300 cards, no cap on turns. Counted in seconds of the processor, once the code has been compiled: what a core does all
// day; beside it what the clock says.
import { hashText } from '#kernel';
import { CARDS } from '#scenario';
import { mixedDeck, playGame, uniformBot } from '#simulation';
import type { Figure } from './figure.js';

const TARGET = 20_000;
/** Four hundred thousand decisions: after a hundred thousand a fifth of the processor's time still goes to the compiler. */
const WARM_UP = 300;
const GAMES = 60;
/** Random bots may circle each other for very long; so many decisions are enough of one game. */
const MOST_DECISIONS = 20_000;

export function measure(): Promise<Figure> {
  const deck = mixedDeck(CARDS, 300);
  const cards = { catalogue: hashText('bench'), definitions: CARDS, decks: [deck, deck] };
  let decisions = 0;
  let ended = 0;
  let seconds = 0;
  let byClock = 0;
  for (let nth = 0; nth < WARM_UP + GAMES; nth += 1) {
    const begun = performance.now();
    const used = process.cpuUsage();
    const played = playGame({
      seed: `bench ${nth}`,
      cards,
      bots: [uniformBot, uniformBot],
      mostDecisions: MOST_DECISIONS,
    });
    if (!played.ok) throw new Error(`game ${nth} got stuck: ${played.error.why}`);
    if (nth < WARM_UP) continue;
    const { user, system } = process.cpuUsage(used);
    seconds += (user + system) / 1_000_000;
    byClock += (performance.now() - begun) / 1000;
    decisions += played.value.decisions;
    if (played.value.ended !== null) ended += 1;
  }
  return Promise.resolve({
    name: 'self-play with random legal bots',
    unit: 'decisions/s',
    ours: Math.round(decisions / seconds),
    baseline: null,
    ratio: null,
    target: TARGET,
    note: `${GAMES} games, ${ended} of them to their end, ${(GAMES / seconds).toFixed(1)} games/s, ${Math.round(decisions / GAMES)} decisions a game; by the clock ${Math.round(decisions / byClock)} decisions/s`,
  });
}
