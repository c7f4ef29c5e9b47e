// The time that a player has left. It runs while they are asked, between what the feed tells, and asks nobody. A screen
// reader can read it and is not told each second.
import { useEffect, useState } from 'preact/hooks';
import type { ViewSeen } from '../../state/view.js';
import { leftAt } from './left-at.js';
import { tableWords } from '../words/words.js';

type Clocks = NonNullable<ViewSeen['clocks']>;
const SECOND_MS = 1000;
/** So that a second is shown soon after it has passed. */
const LOOKS_A_SECOND = 4;

interface Props {
  readonly clocks: Clocks | null;
  readonly seat: number;
  /** Absent: time stands still. */
  readonly now?: (() => number) | undefined;
}

export function Clock({ clocks, seat, now }: Props) {
  const left = clocks?.players.find((one) => one.seat === seat)?.left;
  const since = clocks?.running?.seat === seat ? clocks.running.since : undefined;
  if (left === undefined) return null;
  return since === undefined || now === undefined ? (
    <Time left={left} isRunning={since !== undefined} />
  ) : (
    <Running key={since} left={left} since={Date.parse(since)} now={now} />
  );
}

interface RunningProps {
  readonly left: number;
  readonly since: number;
  readonly now: () => number;
}

function Running({ left, since, now }: RunningProps) {
  // Whole seconds: nothing is drawn again for less.
  const remaining = (): number => Math.floor(leftAt(left, since, now()) / SECOND_MS) * SECOND_MS;
  const [shown, setShown] = useState(remaining);
  useEffect(() => {
    const ticking = setInterval(() => setShown(remaining()), SECOND_MS / LOOKS_A_SECOND);
    return () => clearInterval(ticking);
  }, [left, since]);
  return <Time left={shown} isRunning />;
}

function Time({ left, isRunning }: { readonly left: number; readonly isRunning: boolean }) {
  return (
    <span class={`clock ${isRunning ? 'running' : ''}`} role="timer" aria-live="off">
      <span class="hidden">{tableWords().seats.left} </span>
      {minutes(left)}
    </span>
  );
}

function minutes(left: number): string {
  const seconds = Math.floor(left / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
