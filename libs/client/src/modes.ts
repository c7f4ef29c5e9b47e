// What a mode does, in the words of its card: the server numbers the modes that have no name of their own.

const NUMBERED = /^mode (\d+)$/;
const BULLET = '• ';

/**
 * The modes of a card with one list of them, from the paragraphs of its text; of a card with several nobody knows
 * which list is meant.
 */
export function modesIn(text: readonly string[]): readonly string[] {
  const lists: string[][] = [];
  let isListed = false;
  for (const line of text.flatMap((paragraph) => paragraph.split('\n'))) {
    if (line.startsWith(BULLET)) {
      if (!isListed) lists.push([]);
      lists.at(-1)?.push(line.slice(BULLET.length));
    }
    isListed = line.startsWith(BULLET);
  }
  const [list = [], ...more] = lists;
  return more.length > 0 ? [] : list;
}

/** The words of the mode that an option's label numbers, or the label. */
export function modeIn(text: readonly string[], label: string): string {
  const [, number] = NUMBERED.exec(label) ?? [];
  return number === undefined ? label : (modesIn(text)[Number(number) - 1] ?? label);
}
