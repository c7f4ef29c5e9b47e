// A branded type: its base type, but not interchangeable with other brands of the same base.
declare const brand: unique symbol;
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
