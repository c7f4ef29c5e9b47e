// A page of a list as the Relay connection specification has it.
import type { PageInfo } from '../generated/schema.js';

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface Connection<T> {
  readonly edges: Edge<T>[];
  readonly nodes: T[];
  readonly pageInfo: PageInfo;
}

/** `isFirst`: the page was asked for without a place to continue after. */
export const connection = <T>(
  edges: readonly Edge<T>[],
  { isFirst, hasMore }: { readonly isFirst: boolean; readonly hasMore: boolean },
): Connection<T> => ({
  edges: [...edges],
  nodes: edges.map(({ node }) => node),
  pageInfo: {
    hasNextPage: hasMore,
    hasPreviousPage: !isFirst,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  },
});
