// The contract's answers as resolvers hand them on, by the contract's names.
import type { ResolversParentTypes } from '../generated/schema.js';

/** What stands behind a type of the contract. */
export type Answer<T extends keyof ResolversParentTypes> = ResolversParentTypes[T];
