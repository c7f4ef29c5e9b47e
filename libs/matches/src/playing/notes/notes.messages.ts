import { Command, Query } from '@nestjs/cqrs';
import type { Asker, MatchRefusal, Note, Sighted } from '../../contract/contract.js';

export type NoteOutcome =
  | { readonly kind: 'written'; readonly note: Note }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** Writes a private note of the asker's. The same command id returns the same note. */
export class WriteNote extends Command<NoteOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly text: string,
  ) {
    super();
  }
}

/** The asker's own notes, or everyone's for a judge; null if the asker has no seat. */
export class ReadNotes extends Query<Sighted<readonly Note[] | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}
