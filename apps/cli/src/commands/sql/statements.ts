// Cuts what is typed at the semicolons that end a question: those outside of texts, quoted names and comments.

export interface Cut {
  readonly questions: readonly string[];
  /** What follows the last of them; empty if nothing does but space and comments. */
  readonly rest: string;
}

/** Each matches a whole piece at its place; one without its end is the rest. */
const PIECES: readonly (readonly [begins: string, piece: RegExp])[] = [
  ["'", /'(?:[^']|'')*'/y],
  ['"', /"(?:[^"]|"")*"/y],
  ['--', /--[^\n]*(?:\n|$)/y],
  ['/*', /\/\*[\s\S]*?\*\//y],
  ['$', /(\$[A-Za-z_]*\$)[\s\S]*?\1/y],
];

export function cutAtSemicolons(text: string): Cut {
  const questions: string[] = [];
  let begin = 0;
  let at = 0;
  let isEmpty = true;
  while (at < text.length) {
    const found = PIECES.find(([begins]) => text.startsWith(begins, at));
    const end = found === undefined ? at + 1 : endOf(text, at, found[1]);
    if (end === undefined) return { questions, rest: text.slice(begin) };
    if (text[at] === ';') {
      if (!isEmpty) questions.push(text.slice(begin, end).trim());
      begin = end;
      isEmpty = true;
    } else if (found === undefined ? /\S/.test(text[at] ?? '') : !/^[-/]/.test(found[0])) isEmpty = false;
    at = end;
  }
  return { questions, rest: isEmpty ? '' : text.slice(begin) };
}

/** Undefined if the piece does not end. A `$` that begins no text is an ordinary letter. */
function endOf(text: string, at: number, piece: RegExp): number | undefined {
  piece.lastIndex = at;
  if (piece.test(text)) return piece.lastIndex;
  return text[at] === '$' && !/^\$[A-Za-z_]*\$/.test(text.slice(at, at + 64)) ? at + 1 : undefined;
}
