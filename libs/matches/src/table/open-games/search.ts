// Searches the public list of opened games, newest first. Players and cards have lists of their own, which are
// intersected; everything else is compared fact by fact. A search looks at so many games and then ends its page.
import type { RowsRead } from '#log';
import type { EndReason, Terms } from '#rules';
import {
  blocksUpTo,
  factsAt,
  isInBlock,
  numbersUnder,
  openedAt,
  type Block,
  type Sought,
} from './open-rows.js';
import type { Facts, OpenedGame } from './opened-game.js';

export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** All that is given must hold. */
export interface Comparison {
  readonly turns?: Range;
  readonly events?: Range;
  readonly ruleset?: Terms['ruleset'];
  readonly base?: Terms['base'];
  readonly format?: 'all' | 'chosen';
  readonly legality?: string;
  readonly reason?: EndReason;
  readonly isDrawn?: boolean;
}

export interface Search {
  /** Every one of these lists must have the game. */
  readonly sought: readonly Sought[];
  readonly compared: Comparison;
  /** The number of the last game of the page before. */
  readonly before: number | undefined;
  readonly max: number;
}

export interface Found {
  readonly games: readonly OpenedGame[];
  /** The game to go on after; undefined if there are no more. The page may be short, or even empty, before that. */
  readonly next: OpenedGame | undefined;
}

/** How many games, or entries of their lists, one search looks at. */
export const MOST_LOOKED_AT = 20_000;
/** What reading the facts of one block counts, for a search that needs few of them. */
const BLOCK_COUNTS = 50;

export function search(rows: RowsRead, { sought, compared, before, max }: Search): Found {
  const looking = { left: MOST_LOOKED_AT };
  const numbers =
    sought.length === 0
      ? comparedNumbers(rows, compared, before, looking)
      : soughtNumbers(rows, { sought, compared, before }, looking);
  const games: OpenedGame[] = [];
  let last: number | undefined;
  for (const { number, isFound } of numbers) {
    if (isFound && games.length === max) return { games, next: games.at(-1) };
    if (isFound) games.push(openedAt(rows, number));
    last = number;
    if (looking.left <= 0) return { games, next: openedAt(rows, last) };
  }
  return { games, next: undefined };
}

interface Looking {
  left: number;
}

/** A game that was looked at. */
interface LookedAt {
  readonly number: number;
  readonly isFound: boolean;
}

function* comparedNumbers(
  rows: RowsRead,
  compared: Comparison,
  before: number | undefined,
  looking: Looking,
): Generator<LookedAt> {
  const last = before === undefined ? undefined : before - 1;
  if (last === 0) return;
  for (const { from, facts } of blocksUpTo(rows, last)) {
    for (let number = Math.min(from + facts.length - 1, last ?? Infinity); number >= from; number -= 1) {
      const known = facts[number - from];
      looking.left -= 1;
      yield { number, isFound: known !== undefined && fits(known, compared) };
    }
  }
}

function* soughtNumbers(
  rows: RowsRead,
  { sought, compared, before }: Pick<Search, 'sought' | 'compared' | 'before'>,
  looking: Looking,
): Generator<LookedAt> {
  const lists = sought.map((one) => new Numbers(rows, one, before, looking));
  const isCompared = Object.values(compared).some((value) => value !== undefined);
  let block: Block | undefined;
  for (let number = Infinity; ;) {
    const heads = lists.map((list) => list.upTo(number));
    const lowest = Math.min(...heads.map((head) => head ?? 0));
    if (lowest === 0) return;
    const isInAll = heads.every((head) => head === lowest);
    let isFound = isInAll;
    if (isInAll && isCompared) {
      if (block === undefined || !isInBlock(lowest, block)) {
        block = factsAt(rows, lowest);
        looking.left -= BLOCK_COUNTS;
      }
      const known = block.facts[lowest - block.from];
      isFound = known !== undefined && fits(known, compared);
    }
    // The lists go on from the lowest head; a number that not all have is looked at and not found.
    if (isInAll) yield { number: lowest, isFound };
    else if (looking.left <= 0) yield { number: lowest + 1, isFound: false };
    number = isInAll ? lowest - 1 : lowest;
  }
}

/** A list of numbers, read on as far as it is asked for. */
class Numbers {
  #read: readonly number[] = [];
  #at = 0;
  #before: number | undefined;
  #isAll = false;

  constructor(
    private readonly rows: RowsRead,
    private readonly sought: Sought,
    before: number | undefined,
    private readonly looking: Looking,
  ) {
    this.#before = before;
  }

  /** The highest of its numbers that is not above this one; undefined if there is none. */
  upTo(number: number): number | undefined {
    for (;;) {
      for (; this.#at < this.#read.length; this.#at += 1) {
        const head = this.#read[this.#at];
        if (head !== undefined && head <= number) return head;
      }
      if (this.#isAll) return undefined;
      this.#readOn(number);
    }
  }

  #readOn(number: number): void {
    const before = Math.min(this.#before ?? Infinity, number + 1);
    this.#read = numbersUnder(this.rows, this.sought, before === Infinity ? undefined : before, PAGE);
    this.#at = 0;
    this.#before = this.#read.at(-1);
    this.#isAll = this.#read.length < PAGE;
    this.looking.left -= this.#read.length;
  }
}

const PAGE = 200;

const isWithin = (value: number, { atLeast = 0, atMost = Infinity }: Range): boolean =>
  atLeast <= value && value <= atMost;

function fits([turns, events, ruleset, base, format, reason, isDrawn]: Facts, compared: Comparison): boolean {
  return (
    (compared.turns === undefined || isWithin(turns, compared.turns)) &&
    (compared.events === undefined || isWithin(events, compared.events)) &&
    (compared.ruleset === undefined || compared.ruleset === ruleset) &&
    (compared.base === undefined || compared.base === base) &&
    (compared.format === undefined || compared.format === (format === 'all' ? 'all' : 'chosen')) &&
    (compared.legality === undefined || format === `chosen ${compared.legality.toLowerCase()}`) &&
    (compared.reason === undefined || compared.reason === reason) &&
    (compared.isDrawn === undefined || compared.isDrawn === (isDrawn === 1))
  );
}
