import { Command, Query } from '@nestjs/cqrs';
import type { Asker, ChatLine, MatchRefusal, Sighted } from '../../contract/contract.js';

export type ChatOutcome =
  | { readonly kind: 'said'; readonly line: ChatLine }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** Says something at the table. The same command id returns the same line. */
export class SayInChat extends Command<ChatOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly text: string,
  ) {
    super();
  }
}

/** What the asker hears of it, after a place. */
export class ReadChat extends Query<Sighted<readonly ChatLine[]>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly after: number,
  ) {
    super();
  }
}
