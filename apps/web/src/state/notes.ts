// Private notes of a game, as the War Zone rules recommend them: a column for each player's spells. The server keeps a note as
// one line; the name before it says whose column it is in.
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

export const inColumn = (player: string, text: string): string => `${player}: ${text}`;

/** The notes of a column; what names nobody stands in the first one. */
export function columnsOf(
  notes: readonly string[],
  players: readonly string[],
): readonly (readonly string[])[] {
  const columns: string[][] = players.map(() => []);
  for (const note of notes) {
    const whose = players.findIndex((player) => note.startsWith(inColumn(player, '')));
    const text = whose === -1 ? note : note.slice(inColumn(players[whose] ?? '', '').length);
    columns[Math.max(0, whose)]?.push(text);
  }
  return columns;
}

/** `{1}{B}`: B1, as players write it. */
export function shortCost(cost: string | null): string {
  const symbols = (cost ?? '').match(/\{[^}]+\}/g)?.map((symbol) => symbol.slice(1, -1)) ?? [];
  const isNumber = (symbol: string): boolean => /^\d+$/.test(symbol);
  return [...symbols.filter((symbol) => !isNumber(symbol)), ...symbols.filter(isNumber)].join('');
}
