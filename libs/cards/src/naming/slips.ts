// Counts the slips between two spellings: missing, extra, wrong and swapped letters.

/** How many slips a spelling may have: one in each four letters, so none in three. */
export const slipsAllowed = (key: string): number => Math.floor(key.length / 4);

/**
 * Counts the slips between one spelling and others (optimal string alignment). Above `most` any larger number may be
 * returned.
 */
export function slipsFrom(one: string): (other: string, most: number) => number {
  const length = one.length;
  // The last three rows of the table, one column a letter of `one`. They are made once, for many other spellings.
  let [beforeLast, last, next] = [
    new Uint16Array(length + 1),
    new Uint16Array(length + 1),
    new Uint16Array(length + 1),
  ];
  return (other, most) => {
    if (Math.abs(length - other.length) > most) return most + 1;
    for (let column = 0; column <= length; column += 1) last[column] = column;
    for (let row = 1; row <= other.length; row += 1) {
      // Outside this band there are more than `most` slips.
      const from = Math.max(1, row - most);
      const to = Math.min(length, row + most);
      next[from - 1] = from === 1 ? row : most + 1;
      if (to < length) next[to + 1] = most + 1;
      const letter = other.charCodeAt(row - 1);
      const letterBefore = other.charCodeAt(row - 2);
      let least = from === 1 ? row : most + 1;
      for (let column = from; column <= to; column += 1) {
        const mine = one.charCodeAt(column - 1);
        let slips = (last[column - 1] as number) + (mine === letter ? 0 : 1);
        slips = Math.min(slips, (last[column] as number) + 1, (next[column - 1] as number) + 1);
        if (column > 1 && row > 1 && mine === letterBefore && one.charCodeAt(column - 2) === letter)
          slips = Math.min(slips, (beforeLast[column - 2] as number) + 1);
        next[column] = slips;
        if (slips < least) least = slips;
      }
      if (least > most) return most + 1;
      [beforeLast, last, next] = [last, next, beforeLast];
    }
    return last[length] as number;
  };
}

/** The letters of a spelling, one bit each; a slip changes two bits at most. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let place = 0; place < key.length; place += 1) letters |= 1 << (key.charCodeAt(place) & 31);
  return letters;
}

/** The fewest slips between spellings with these letters. */
export function fewestSlips(letters: number, others: number): number {
  let differing = 0;
  for (let bits = letters ^ others; bits !== 0; bits &= bits - 1) differing += 1;
  return (differing + 1) >> 1;
}
