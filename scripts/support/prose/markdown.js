// The parts of a Markdown page that the checks look at. Code is left out: it is not prose, and has no links.
const FENCE = /^(```|~~~)/;

/** The lines of a page, each with its number; those of code blocks and comments are empty. */
export function proseLines(text) {
  let inCode = false;
  return text
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => {
      const fence = FENCE.test(line);
      if (fence) inCode = !inCode;
      return { number: index + 1, text: fence || inCode ? '' : line, isCode: fence || inCode };
    });
}

export const withoutCode = (line) => line.replace(/`[^`]*`/g, '');

/** The headings of a page, each with whether anything stands between it and the next one of its level or above. */
export function headings(text) {
  const lines = proseLines(text);
  const found = lines.flatMap(({ number, text: line }) => {
    const [, marks, title] = /^(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
    return marks === undefined ? [] : [{ number, level: marks.length, title: (title ?? '').trim() }];
  });
  return found.map((heading, index) => {
    const next = found.slice(index + 1).find(({ level }) => level <= heading.level);
    const between = lines.slice(heading.number, next === undefined ? undefined : next.number - 1);
    const isEmpty = between.every(({ text: line, isCode }) => !isCode && /^\s*(?:#.*)?$/.test(line));
    return { ...heading, isEmpty };
  });
}

/** The anchor that GitHub gives a heading. */
export const anchorOf = (title) =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
