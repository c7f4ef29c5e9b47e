// The contract's types as resolvers return them, by their names in the contract.
import type { ResolversParentTypes } from '../generated/schema.js';

/** The contract's word for each of our words. */
export type Words<Inside extends string, Outside extends string> = { readonly [I in Inside]: Outside };

/** The object behind a type of the contract. */
export type Answer<T extends keyof ResolversParentTypes> = ResolversParentTypes[T];
