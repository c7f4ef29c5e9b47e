// Text for a terminal of 80 columns.
const WIDTH = 80;

/** `hanging`: how far every line after the first is moved in. `first`: what stands before the first line already. */
export function wrapped(
  words: readonly string[],
  { first = '', hanging = 0 }: { readonly first?: string; readonly hanging?: number } = {},
): readonly string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    const isEmpty = line.trim() === '';
    const longer = isEmpty || line.endsWith(' ') ? `${line}${word}` : `${line} ${word}`;
    if (longer.length <= WIDTH || isEmpty) line = longer;
    else {
      lines.push(line);
      line = `${' '.repeat(hanging)}${word}`;
    }
  }
  return [...lines, line];
}

/** A line, or several, for a terminal of that width: what goes on is moved in, and inner spaces stay as they are. */
export function fitted(text: string, width = Number.POSITIVE_INFINITY): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const indent = ' '.repeat((/^ */.exec(line)?.[0].length ?? 0) + 2);
    const lines: string[] = [];
    let rest = line;
    while (rest.length > width) {
      const last = rest.lastIndexOf(' ', width);
      // A word that is wider than the terminal stays whole.
      const at = last < indent.length ? rest.indexOf(' ', Math.max(width, indent.length)) : last;
      if (at < 0) break;
      lines.push(rest.slice(0, at).trimEnd());
      rest = `${indent}${rest.slice(at).trimStart()}`;
    }
    return [...lines, rest];
  });
}

export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Short brackets stay whole: `[--at MOMENT]` is one word. */
export const argumentsOf = (usage: string): readonly string[] =>
  (usage.match(/\[[^[\]]*\][\])]*(?:\.\.\.)?|\S+/g) ?? []).flatMap((word) =>
    word.length > WIDTH / 2 ? wordsOf(word) : [word],
  );

const OPTION = /^(?:--[a-z]|[A-Z][A-Z|@]+:)/;

/** Lines of prose as paragraphs: an option begins a new one. */
export function paragraphs(lines: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const line of lines)
    if (found.length === 0 || OPTION.test(line)) found.push(line);
    else found.push(`${found.pop() ?? ''} ${line}`);
  return found.flatMap((one) => wrapped(wordsOf(one), { hanging: OPTION.test(one) ? 2 : 0 }));
}
