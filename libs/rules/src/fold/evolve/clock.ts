// Whose clock runs, how much time is left, and what an answer costs. Time comes with commands and is never
// read from the system, so a replay reproduces it. A question's clock runs from when it was asked; a player
// who decides for another uses their own clock.
import { after, seconds, type Duration, type Instant } from '#kernel';
import { isStopped } from '../../model/basics/dispute.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { ClockTerms } from '../../model/basics/clock-terms.js';

const duration = (milliseconds: number): Duration => milliseconds as Duration;

const clockOf = ({ terms }: GameState): ClockTerms | undefined => terms?.clock;

/** When the player now asked runs out of time. */
export function flagAt(state: GameState): Instant | undefined {
  const { decision } = state;
  const clock = clockOf(state);
  if (clock === undefined || decision === null || isStopped(state)) return undefined;
  return after(decision.since, timeFor(state, clock, decision.seat, decision.since));
}

function timeFor(state: GameState, clock: ClockTerms, seat: Seat, asked: Instant): Duration {
  switch (clock.kind) {
    case 'chess':
      return duration(state.seats[seat]?.clock ?? 0);
    case 'thinking': {
      const { each, late } = clock;
      const isLate =
        late !== null && state.beganAt !== undefined && asked >= state.beganAt + late.from * 1000;
      return seconds(isLate ? late.each : each);
    }
  }
}

/**
 * Each player's time left, by seat; for the player whose clock runs, the time they had when they were asked.
 */
export function timesLeft(state: GameState): { readonly seat: Seat; readonly left: Duration }[] {
  const clock = clockOf(state);
  if (clock === undefined || state.beganAt === undefined) return [];
  const { decision } = state;
  return state.seats.flatMap(({ seat, player, lost }) =>
    player === null || lost !== null
      ? []
      : [{ seat, left: timeFor(state, clock, seat, decision?.since ?? state.now) }],
  );
}

/** True if the player's chess clock is at zero and the terms answer for them; then nobody waits for them. */
export function hasNoTimeLeft(state: GameState, seat: Seat): boolean {
  const clock = clockOf(state);
  return clock?.kind === 'chess' && clock.flag === 'passes' && state.seats[seat]?.clock === 0;
}

export function startClocks(state: GameState, write: Writer): void {
  const clock = clockOf(state);
  if (clock === undefined) return;
  write.set(state, 'beganAt', state.now);
  if (clock.kind !== 'chess') return;
  for (const seat of state.seats) if (seat.player !== null) write.set(seat, 'clock', seconds(clock.initial));
}

/** Charges the closed question's time, and adds the increment for the answer. */
export function chargeClock(state: GameState, write: Writer): void {
  const clock = clockOf(state);
  const { decision, now } = state;
  const seat = decision === null ? undefined : state.seats[decision.seat];
  if (clock?.kind !== 'chess' || decision === null || seat?.clock === undefined) return;
  const left = Math.max(0, seat.clock - Math.max(0, now - decision.since));
  write.set(seat, 'clock', left === 0 ? 0 : left + clock.increment * 1000);
}

/**
 * No clock ran for that long: the open question counts as asked later, and a ruling can wait as much longer.
 * What was asked anew in the same command, by a rewind, did not stand.
 */
export function askedLater({ decision, assisted, now }: GameState, stood: number, write: Writer): void {
  const { referred } = assisted;
  if (referred && referred.since !== now)
    write.set(referred, 'until', after(referred.until, duration(stood)));
  if (decision !== null && decision.since !== now)
    write.set(decision, 'since', after(decision.since, duration(stood)));
}

/** More time for a player: on a chess clock, or for the question the player is asked. */
export function extendClock(state: GameState, seat: Seat, milliseconds: number, write: Writer): void {
  const clock = clockOf(state);
  const { decision } = state;
  const own = state.seats[seat];
  if (clock?.kind === 'chess' && own?.clock !== undefined) write.set(own, 'clock', own.clock + milliseconds);
  else if (clock?.kind === 'thinking' && decision?.seat === seat)
    write.set(decision, 'since', after(decision.since, duration(milliseconds)));
}
