// Queries for the player of a name and the name of a player: for invitations, and wherever players are shown.
import { Query } from '@nestjs/cqrs';
import type { Instant, PlayerId } from '#kernel';

export interface FoundPlayer {
  readonly player: PlayerId;
  readonly name: string;
}

/** Undefined if nobody has the id, or if their name was deleted. */
export class NameOf extends Query<string | undefined> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

/** When the account was registered; undefined if nobody has the id, or if their name was deleted. */
export class RegisteredAt extends Query<Instant | undefined> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

/** Whether there is, or was, an account with this id. */
export class HasAccount extends Query<boolean> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

/** Whether others may see statistics about this player alone. False if there is no such player. */
export class SharesStatistics extends Query<boolean> {
  constructor(readonly player: PlayerId) {
    super();
  }
}

export class PlayerNamed extends Query<FoundPlayer | undefined> {
  constructor(readonly name: string) {
    super();
  }
}
