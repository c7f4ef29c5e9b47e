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

/** The cursor that the page was asked for. */
export type After = string | null | undefined;

export interface PageBounds {
  readonly after: After;
  /** Where the next page begins; null: there is none. It may be beyond the last item that the viewer is shown. */
  readonly next: string | null;
}

export function connection<T>(edges: readonly Edge<T>[], { after, next }: PageBounds): Connection<T> {
  const isFirst = after === null || after === undefined;
  return {
    edges: [...edges],
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: !isFirst,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: next ?? edges.at(-1)?.cursor ?? null,
    },
  };
}
