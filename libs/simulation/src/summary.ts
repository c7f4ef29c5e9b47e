// Summarises a run of many games.
import type { Result } from '#kernel';
import type { EndReason } from '#rules';
import type { Played, Stuck } from './play.js';
import { countWins, linesOfWins, noWins, type Wins } from './wins.js';

export interface Summary {
  games: number;
  decisions: number;
  events: number;
  turns: number;
  readonly endings: Record<EndReason | 'given-up', number>;
  readonly stuck: Stuck[];
  readonly wins: Wins;
}

export const newSummary = (): Summary => ({
  games: 0,
  decisions: 0,
  events: 0,
  turns: 0,
  endings: {
    'last-one-standing': 0,
    'nobody-left': 0,
    'won-by-effect': 0,
    'drawn-by-effect': 0,
    'mandatory-loop': 0,
    cancelled: 0,
    expired: 0,
    abandoned: 0,
    ruled: 0,
    'given-up': 0,
  },
  stuck: [],
  wins: noWins(),
});

/** `bots`: what plays each seat. */
export function count(summary: Summary, played: Result<Played, Stuck>, bots: readonly string[] = []): void {
  summary.games += 1;
  if (!played.ok) {
    summary.decisions += played.error.decisions;
    summary.stuck.push(played.error);
    return;
  }
  const { decisions, events, turns, ended } = played.value;
  summary.decisions += decisions;
  summary.events += events;
  summary.turns += turns;
  summary.endings[ended ?? 'given-up'] += 1;
  countWins(summary.wins, played.value, bots);
}

const each = (total: number, games: number): string => (games === 0 ? '0' : (total / games).toFixed(1));

/** The lines of a report; `seconds`: how long it took. */
export function report(
  { games, decisions, events, turns, endings, stuck, wins }: Summary,
  seconds: number,
): string[] {
  const rate = (total: number): string => (seconds > 0 ? (total / seconds).toFixed(0) : '?');
  const ended = Object.entries(endings)
    .filter(([, times]) => times > 0)
    .map(([reason, times]) => `${reason} ${times}`);
  return [
    `${games} games, ${decisions} decisions, ${events} events, ${turns} turns in ${seconds.toFixed(1)} s`,
    `a game: ${each(turns, games)} turns, ${each(decisions, games)} decisions, ${each(events, games)} events`,
    `a second: ${(games / Math.max(seconds, 1e-9)).toFixed(1)} games, ${rate(decisions)} decisions, ${rate(events)} events`,
    `endings: ${ended.length === 0 ? 'none' : ended.join(', ')}`,
    ...linesOfWins(wins),
    `stuck: ${stuck.length}`,
  ];
}
