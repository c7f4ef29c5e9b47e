// A field that takes exactly one of two arguments.
import { ApiError } from '../errors/api-error.js';

type Given<A extends string, B extends string> = {
  readonly [K in A | B]?: string | null | undefined;
};
export type OneOf<A extends string, B extends string> =
  | ({ readonly [K in A]: string } & { readonly [K in B]?: undefined })
  | ({ readonly [K in B]: string } & { readonly [K in A]?: undefined });

/** Throws if it is given both or none. */
export function oneOf<A extends string, B extends string>(given: Given<A, B>, one: A, other: B): OneOf<A, B> {
  const [first, second] = [given[one] ?? undefined, given[other] ?? undefined];
  if ((first === undefined) === (second === undefined))
    throw new ApiError('BAD_USER_INPUT', `Give either \`${one}\` or \`${other}\`.`);
  return (first === undefined ? { [other]: second } : { [one]: first }) as OneOf<A, B>;
}
