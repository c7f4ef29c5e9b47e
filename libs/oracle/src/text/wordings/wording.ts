// A wording is a pattern and what replaces it. A pattern is tried only on texts that contain its fixed letters.
/** An old wording, and today's for the same. */
export type Wording = readonly [old: RegExp, now: string];

/** Applies wordings in order. A pattern is tried only on texts that contain the longest run of letters it needs. */
export const reworded = (wordings: readonly Wording[]): ((text: string) => string) => {
  const ways = wordings.map(([old, now]) => ({
    old,
    now,
    needs: old.ignoreCase ? '' : neededBy(old.source),
  }));
  return (text) =>
    ways.reduce((said, { old, now, needs }) => (said.includes(needs) ? said.replace(old, now) : said), text);
};

/** The longest run of letters and spaces that every match of the pattern contains. */
export function neededBy(pattern: string): string {
  let [longest, run] = ['', ''];
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern.charAt(at);
    const isPlain =
      depth === 0 && !isInClass && /[\w ,']/.test(letter) && !/[?*{]/.test(pattern.charAt(at + 1));
    run = isPlain ? run + letter : '';
    if (run.length > longest.length) longest = run;
    if (letter === '\\') at += 1;
    else if (isInClass) isInClass = letter !== ']';
    else if (letter === '[') isInClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === '|' && depth === 0) return '';
  }
  return longest;
}
