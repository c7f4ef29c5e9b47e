import { Query } from '@nestjs/cqrs';
import type { Asker, ListedPage, ListedStatus } from '../../contract/contract.js';

export type ListScope = { readonly kind: 'lobby'; readonly status: ListedStatus } | { readonly kind: 'mine' };

/** A page of the lobby, or of the asker's own games. */
export class ListGames extends Query<ListedPage> {
  constructor(
    readonly asker: Asker,
    readonly scope: ListScope,
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}
