// The contract's answers as resolvers hand them on, by the contract's names.
import type { ResolversParentTypes } from '../generated/schema.js';

/** The contract's word for each of ours. */
export type Words<Inside extends string, Outside extends string> = { readonly [I in Inside]: Outside };

/** What stands behind a type of the contract. */
export type Answer<T extends keyof ResolversParentTypes> = ResolversParentTypes[T];
