// What the contract's scalars are inside: the kernel's own types.
export type { Hash, Instant, Json } from '#kernel';
