// How much of a file of card data is kept in memory: more than real cards need, and a limit on everything else.

export interface Bounds {
  /** About twice as many as exist. */
  readonly cards: number;
  /** Of names and texts in all languages: about three times what Scryfall's `all-cards` has. */
  readonly characters: number;
  /** The bytes of one entry. */
  readonly entry: number;
}

export const BOUNDS: Bounds = { cards: 60_000, characters: 64_000_000, entry: 4_000_000 };

/** Counts what is kept; equal values are kept once. */
export class Room {
  #cards = 0;
  #characters = 0;
  readonly #shared = new Map<string, unknown>();

  constructor(
    private readonly bounds: Bounds,
    private readonly refuse: (what: string) => never,
  ) {}

  card(): void {
    this.#cards += 1;
    if (this.#cards > this.bounds.cards) this.refuse(`there are more than ${this.bounds.cards} cards`);
  }

  text(...texts: readonly (string | null | undefined)[]): void {
    for (const text of texts) this.#characters += text?.length ?? 0;
    if (this.#characters > this.bounds.characters)
      this.refuse(`there is more to keep than ${this.bounds.characters} characters`);
  }

  /** The first value that was equal. */
  shared<T>(value: T): T {
    const key = JSON.stringify(value);
    const known = this.#shared.get(key);
    if (known !== undefined) return known as T;
    this.text(key);
    this.#shared.set(key, value);
    return value;
  }
}
