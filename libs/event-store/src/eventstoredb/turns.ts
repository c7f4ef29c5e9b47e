// Runs work one after the other for each key, and concurrently for different keys.
export class Turns<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const previous = this.#last.get(key);
    const mine = previous === undefined ? work() : previous.then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
