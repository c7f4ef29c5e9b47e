// A branded type is its base type that cannot be mixed up with another of the same base.
declare const brand: unique symbol;
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
