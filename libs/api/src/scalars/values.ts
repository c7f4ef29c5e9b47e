// The internal types of the contract's scalars: the kernel's own types.
export type { Hash, Instant, Json } from '#kernel';
