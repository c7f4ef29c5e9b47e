// Where in a game everything is, by moments: what the scrubber is drawn from, and where each step leads.
import type { Outline, StepBy } from '#client';
import type { ViewerKind } from '../words/kinds.js';

export type OutlineSeen = Outline;
export type MarkSeen = OutlineSeen['marks'][number];
export type { StepBy };

export interface ReplaySeen {
  readonly viewer: ViewerKind;
  readonly seat: number | null;
  readonly outline: OutlineSeen;
}

/** The moment that a step leads to; where there is none of its kind, the first or the last of the game. */
export function stepFrom(outline: OutlineSeen, from: number, by: StepBy, direction: 1 | -1): number {
  const { moments } = outline;
  if (by === 'ENTRY') return Math.min(Math.max(from + direction, 1), moments);
  const places = placesOf(outline, by);
  return direction === 1
    ? (places.find((moment) => moment > from) ?? moments)
    : (places.findLast((moment) => moment < from) ?? 1);
}

function placesOf({ questions, phases, turns }: OutlineSeen, by: StepBy): readonly number[] {
  switch (by) {
    case 'PRIORITY':
      return questions.filter(({ kind }) => kind === 'PRIORITY').map(({ moment }) => moment);
    case 'PHASE':
      return phases.map(({ moment }) => moment);
    case 'TURN':
    case 'ENTRY':
      return turns.map(({ moment }) => moment);
  }
}

/** The last of a list that had begun by a moment. */
export const lastBy = <T extends { readonly moment: number }>(
  all: readonly T[],
  moment: number,
): T | undefined => all.findLast((one) => one.moment <= moment);

export function lifeAt({ lives }: OutlineSeen, seat: number, moment: number): number | undefined {
  return lives.findLast((one) => one.seat === seat && one.moment <= moment)?.life;
}

const WITHIN_A_COMMAND_MS = 120;

/** How long the game stood at a moment before it went on; nothing stands within a command. */
export function pauseAfter({ commands }: OutlineSeen, moment: number): number {
  const place = commands.findIndex((one) => one.moment >= moment);
  const here = commands[place];
  if (here === undefined || here.moment !== moment) return WITHIN_A_COMMAND_MS;
  const next = commands.slice(place + 1).find((one) => one.moment > moment);
  if (next === undefined) return WITHIN_A_COMMAND_MS;
  return Math.max(Date.parse(next.at) - Date.parse(here.at), WITHIN_A_COMMAND_MS);
}

export function playerIn({ seats }: OutlineSeen, seat: number): string {
  return seats.find((one) => one.seat === seat)?.player?.name ?? `${seat + 1}`;
}
