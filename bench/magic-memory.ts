// A game of Magic of two decks of 300 cards in memory, in the middle of its play: its state and everything that is
// remembered of it between questions. The card definitions, which all games share here, are there before it is measured.
import { uniformBot } from '#bots';
import { hashText } from '#kernel';
import { POOL } from '#testkit/pool/cards';
import { playGame } from '#simulation';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import type { GameState } from '#rules';
import type { Figure } from './figure.js';

const GAMES = 12;
/** Played first, so that what all games share is there: code, and what is read off card definitions. */
const WARM_UP = 60;
const DECISIONS = 800;
const TARGET_KB = 200;

const heapUsed = (): number => {
  if (gc === undefined) throw new Error('memory is measured with --expose-gc');
  for (let times = 0; times < 3; times += 1) gc();
  return process.memoryUsage().heapUsed;
};

export function measure(): Promise<Figure> {
  const deck = mixedDeck(POOL, 300);
  const cards = { catalogue: hashText('bench'), definitions: POOL, decks: [deck, deck] };
  const played = (nth: number): GameState => {
    const game = playGame({
      seed: `memory ${nth}`,
      cards,
      bots: [uniformBot, uniformBot],
      terms: { startingLife: 200 },
      mostDecisions: DECISIONS,
    });
    if (!game.ok) throw new Error(`game ${nth} got stuck: ${game.error.why}`);
    return game.value.state;
  };
  for (let nth = 0; nth < WARM_UP; nth += 1) played(GAMES + nth);
  const states = Array.from({ length: GAMES }, (_, nth) => played(nth));
  const text = states.map((state) => JSON.stringify({ ...state, definitions: {} }).length);
  const mean = text.reduce((sum, length) => sum + length, 0) / GAMES / 1024;
  // What is given back with the games was theirs, and nothing else is: code goes on being compiled.
  const held = heapUsed();
  states.length = 0;
  const kilobytes = (held - heapUsed()) / GAMES / 1024;
  return Promise.resolve({
    name: 'a game of Magic in memory, definitions not counted',
    unit: 'KB',
    ours: kilobytes,
    baseline: null,
    ratio: null,
    target: TARGET_KB,
    bound: 'at-most',
    note: `${GAMES} games after ${DECISIONS} decisions, their state and what is remembered of it, without a session; as JSON ${mean.toFixed(0)} KB`,
  });
}
