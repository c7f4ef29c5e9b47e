// A wording is a pattern and what replaces it. A pattern is tried only on texts that contain its fixed letters.
/** An old wording, and today's for the same. */
export type Wording = readonly [old: RegExp, now: string];

/** A wording that is looked for only where the longest run of letters stands that it cannot do without. */
export const reworded = (wordings: readonly Wording[]): ((text: string) => string) => {
  const ways = wordings.map(([old, now]) => ({
    old,
    now,
    needs: old.ignoreCase ? '' : neededBy(old.source),
  }));
  return (text) =>
    ways.reduce((said, { old, now, needs }) => (said.includes(needs) ? said.replace(old, now) : said), text);
};

/** Letters and blanks of a pattern that stand in no group, no class and no choice, and must be there once. */
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
