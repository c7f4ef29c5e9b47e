// The time, asked only at the edge of a command and then handed on as a value.
import type { Instant } from '#kernel';

export interface Clock {
  now(): Instant;
}

export const CLOCK = Symbol('Clock');
