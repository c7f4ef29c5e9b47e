// Who may use a file: any number of readers at once, or one writer. A writer that waits lets no new reader in.
export class Turns {
  readonly #reading = new Set<Promise<unknown>>();
  #writing: Promise<void> | undefined;

  async read<T>(work: () => Promise<T>): Promise<T> {
    while (this.#writing !== undefined) await this.#writing;
    const reading = work();
    const ended = reading.catch(() => undefined);
    this.#reading.add(ended);
    try {
      return await reading;
    } finally {
      this.#reading.delete(ended);
    }
  }

  async write<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#writing;
    const working = (async () => {
      await before;
      await Promise.all(this.#reading);
      return work();
    })();
    const ended = working.then(
      () => undefined,
      () => undefined,
    );
    this.#writing = ended;
    try {
      return await working;
    } finally {
      if (this.#writing === ended) this.#writing = undefined;
    }
  }
}
