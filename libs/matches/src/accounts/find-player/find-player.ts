// Who has a name, and what name someone has: for invitations, and for everything that shows players.
import { Query } from '@nestjs/cqrs';
import type { PlayerId } from '#kernel';

export interface FoundPlayer {
  readonly player: PlayerId;
  readonly name: string;
}

/** Undefined for an id nobody has, or one whose name was deleted. */
export class NameOf extends Query<string | undefined> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

export class PlayerNamed extends Query<FoundPlayer | undefined> {
  constructor(readonly name: string) {
    super();
  }
}
