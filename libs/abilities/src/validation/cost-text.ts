// The form of a mana cost's text. What it means is in libs/cards.
const SYMBOL = /\{([^{}]+)\}/y;
const INSIDE = /^(?:[0-9]{1,6}|[WUBRGCSXYZ]|(?:[WUBRGC]|[1-9][0-9]?)\/[WUBRGC](?:\/P)?|[WUBRG]\/P)$/;

/** The contents of its symbols; undefined if the text is not a cost. */
export function parseCost(text: string): readonly string[] | undefined {
  const symbols: string[] = [];
  for (let at = 0; at < text.length;) {
    SYMBOL.lastIndex = at;
    const found = SYMBOL.exec(text);
    const inside = found?.[1];
    if (found === null || inside === undefined || !INSIDE.test(inside)) return undefined;
    symbols.push(inside);
    at = SYMBOL.lastIndex;
  }
  return symbols.length === 0 ? undefined : symbols;
}
