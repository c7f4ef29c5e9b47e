// Private notes that players write during a game. Nobody else learns that they exist, except a judge, whose
// look is recorded. Notes are stored outside the game's log, so they stay private when the game opens.
import { z } from 'zod';
import { branded, type GameId, type StreamName } from '#kernel';
import type { Seat } from '#rules';
import { notesStream, type Codec } from '#log';
import { storable } from './storable-text.js';

export const LONGEST_NOTE = 1_000;
export const MOST_NOTES = 100;

export const noteText = storable(1, LONGEST_NOTE);

export interface NoteWritten {
  readonly type: 'NoteWritten';
  readonly seat: Seat;
  /** A moment that everyone can name: the last one visible to all when the note was written. */
  readonly moment: number;
  readonly text: string;
}

export const NOTE_EVENTS: Codec<NoteWritten> = {
  NoteWritten: {
    version: 1,
    schema: z.strictObject({
      seat: branded<Seat>(z.int().min(0).max(7)),
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
