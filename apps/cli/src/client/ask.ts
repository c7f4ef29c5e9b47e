// Queries to a server: once, or until one answers. They may spread the published fragments.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Disconnected,
  RateLimited,
  Refused,
  StoreUnavailable,
  withFragments,
  type Client,
  type TypedDocument,
} from '#client';

type Variables = Readonly<Record<string, unknown>>;

/** A page of a list, as far as it is read here. */
export interface PageOf<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export const ask = <T>(client: Client, query: string, variables: object = {}): Promise<T> =>
  client.request<T, Variables>(withFragments(query), { ...variables });

const REFUSED = '__typename ... on Refused { code rule also message retriable retryAfter }';

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

/** `query` asks for one field, named `known`, and is left open where the refusal goes. A refusal is thrown. */
export async function orRefusal<T>(client: Client, query: string, variables: object): Promise<T> {
  const { known } = await ask<{ known: T & Answered }>(client, `${query} ${REFUSED} } }`, variables);
  return unlessRefused(known);
}

/** The same for a typed operation whose one field is named `known`. */
export async function askedOrRefused<T extends Answered, V extends Variables>(
  client: Client,
  document: TypedDocument<{ readonly known: T }, V>,
  variables: V,
): Promise<Exclude<T, { readonly __typename: 'Refused' }>> {
  const typed: TypedDocument<{ readonly known: T }, Variables> = document.toString();
  return unlessRefused((await client.request(typed, variables)).known);
}

function unlessRefused<T extends Answered>(known: T): Exclude<T, { readonly __typename: 'Refused' }> {
  const { __typename, code = '', message = '', ...details } = known;
  if (__typename === 'Refused') throw new Refused(message, code, undefined, details);
  return known as Exclude<T, { readonly __typename: 'Refused' }>;
}

/** As `orRefusal`, for a mutation that takes `$commandId`: it is sent under one id until its outcome is known. */
export const commanded = <T>(client: Client, mutation: string, variables: object): Promise<T> =>
  client.command<T>(withFragments(`${mutation} ${REFUSED} } }`), { ...variables });

const AGAIN_AFTER_MS = 500;

/** Asks again for as long as no server answers and nobody calls it off. */
export async function untilAnswered<T>(question: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;)
    try {
      return await question();
    } catch (error) {
      if (!(
        error instanceof Disconnected ||
        error instanceof StoreUnavailable ||
        error instanceof RateLimited
      ))
        throw error;
      await sleep(AGAIN_AFTER_MS, undefined, signal === undefined ? {} : { signal });
    }
}
