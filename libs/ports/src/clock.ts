// The clock. A command reads it once, at the edge, and passes the time on as a value.
import type { Instant } from '#kernel';

export interface Clock {
  now(): Instant;
}

export const CLOCK = Symbol('Clock');
