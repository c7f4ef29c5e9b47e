// Whole games of every ruleset with the whole catalogue, played by bots under the names of people, and open to everyone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timed } from '#analytics';
import { greedyBot, uniformBot } from '#bots';
import { gameId, instant, playerId, type Instant } from '#kernel';
import { RULESETS, type GameEvent } from '#rules';
import { playGame } from '#simulation';
import { formatCardsIn } from '../../apps/server/src/index.js';

/** So long a game is given up: bots without a plan may never end one. */
const MOST_DECISIONS = 3_000;
/** 2026-01-01. */
export const START = 1_767_225_600_000;

const ABANDONED: GameEvent = { type: 'GameEnded', reason: 'abandoned', winners: [] };

export async function playedGames(count: number): Promise<readonly (readonly Timed[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  try {
    const { cardsFor, variants } = await formatCardsIn(folder);
    return Array.from({ length: count }, (_, nth) => {
      const ruleset = RULESETS[nth % RULESETS.length] ?? 'pentaland';
      const terms = { ruleset, base: 'cr', format: 'all', opens: 'at-end' } as const;
      const log: Timed[] = [];
      let at: Instant = instant(START);
      const played = playGame({
        seed: `facts ${nth}`,
        cards: cardsFor(terms),
        ...(variants === undefined ? {} : { variants }),
        bots: [greedyBot, uniformBot],
        terms,
        mostDecisions: MOST_DECISIONS,
        startsAt: START,
        watch(_state, events) {
          for (const event of events) {
            if (event.type === 'CommandAccepted') ({ at } = event);
            log.push({ event: seen(event, nth), at });
          }
        },
      });
      if (!played.ok) throw new Error(`game ${nth} got stuck: ${played.error.why}`);
      if (played.value.ended === null) log.push({ event: ABANDONED, at });
      return log;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const idOf = (nth: number) => gameId(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
export const personOf = (nth: number, seat: number) =>
  playerId(`00000000-0000-4000-9000-${String(nth * 2 + seat).padStart(12, '0')}`);

function seen(event: GameEvent, nth: number): GameEvent {
  if (event.type === 'GameCreated') return { ...event, game: idOf(nth) };
  return event.type === 'SeatTaken' ? { ...event, player: personOf(nth, event.seat) } : event;
}
