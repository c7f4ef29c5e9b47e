// The name that a player of an imported game had on the server it was played on.
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlayerId } from '#kernel';
import { ImportBook } from '../../game/beside/import-book.js';

/** Undefined for everyone who is no such player. */
export class GuestName extends Query<string | undefined> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

@QueryHandler(GuestName)
export class GuestNameHandler implements IQueryHandler<GuestName> {
  constructor(@Inject(ImportBook) private readonly book: ImportBook) {}

  execute({ player }: GuestName): Promise<string | undefined> {
    return this.book.nameOf(player);
  }
}
