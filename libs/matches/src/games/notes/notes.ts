// What players write down for themselves during a game. Nobody else learns of it, not even that there is something; a
// judge reads it on record. It stands beside the game, not in its log: a game that opens keeps its players' notes.
import { z } from 'zod';
import type { GameId, StreamName } from '#kernel';
import type { Seat } from '#rules';
import { notesStream, type Codec } from '../../log/index.js';

export const LONGEST_NOTE = 1_000;
export const MOST_NOTES = 100;

export const noteText = z.string().min(1).max(LONGEST_NOTE);

export interface NoteWritten {
  readonly type: 'NoteWritten';
  readonly seat: Seat;
  /** As everyone can name it: what had been seen by all when it was written. */
  readonly moment: number;
  readonly text: string;
}

export const NOTE_EVENTS: Codec<NoteWritten> = {
  NoteWritten: {
    version: 1,
    schema: z.strictObject({
      seat: z.int().min(0).max(7) as unknown as z.ZodType<Seat>,
      moment: z.int().min(0),
      text: noteText,
    }),
  },
};

export const notesOf = (
  game: GameId,
): { readonly stream: StreamName; readonly codec: Codec<NoteWritten> } => ({
  stream: notesStream(game),
  codec: NOTE_EVENTS,
});
