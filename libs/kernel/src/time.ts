// Time is a value that comes with a command; pure code never reads a clock.
import type { Brand } from './brand.js';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;
/** Milliseconds. */
export type Duration = Brand<number, 'Duration'>;

export const instant = (milliseconds: number): Instant => milliseconds as Instant;
export const seconds = (count: number): Duration => (count * 1000) as Duration;
export const after = (start: Instant, wait: Duration): Instant => (start + wait) as Instant;
export const hasPassed = (deadline: Instant, now: Instant): boolean => now >= deadline;
