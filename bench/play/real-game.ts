// A long game of Magic with real cards between bots: the first of its seeds that has enough events.
import { greedyBot, uniformBot } from '#bots';
import { hashText } from '#kernel';
import type { GameEvent } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { playGame } from '#simulation';

const MOST_SEEDS = 20;

/** Its batches, one a command, as many as make so many events. */
export function realGame(least: number, startsAt?: number): GameEvent[][] {
  const deck = mixedDeck(POOL, 300);
  const cards = { catalogue: hashText('bench'), definitions: POOL, decks: [deck, deck] };
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const batches: GameEvent[][] = [];
    const played = playGame({
      seed: `replay ${String(seed)}`,
      cards,
      bots: [greedyBot, uniformBot],
      terms: { startingLife: 200 },
      mostDecisions: 1_500,
      ...(startsAt === undefined ? {} : { startsAt }),
      watch: (_, events) => batches.push([...events]),
    });
    if (!played.ok) throw new Error(played.error.why);
    let events = 0;
    const enough = batches.findIndex(({ length }) => (events += length) >= least);
    if (enough !== -1) return batches.slice(0, enough + 1);
  }
  throw new Error(`no game has ${String(least)} events`);
}
