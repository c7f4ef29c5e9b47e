// The internal types of the contract's scalars: the kernel's own types.
import type { Instant } from '#kernel';
import type { IsoTime } from '#visibility';

export type { Hash, Instant, Json } from '#kernel';

/** What is published as it is has its times as they are published. */
export type ShownInstant = Instant | IsoTime;
