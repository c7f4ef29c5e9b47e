// Private notes of a game: reading and writing them.
import { command, type Refusal } from './actions.js';
import { NotesDocument } from './generated/beside.js';
import { ask, quietly, type Trouble } from './server.js';

export interface Note {
  readonly seat: number;
  readonly text: string;
}

export async function notesOf(gameId: string): Promise<readonly string[] | null> {
  const answer = await quietly(ask(NotesDocument, { id: gameId }));
  return answer?.game?.notes?.map(({ text }) => text) ?? null;
}

export const writeNote = (gameId: string, text: string): Promise<Refusal | Trouble | null> =>
  command('writeNote', '$gameId: ID!, $text: String!', { gameId, text });
