// Private notes as the War Zone rules recommend them: a column for each player's spells. The server keeps a note as one line;
// the name before it says whose column it is in.

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
