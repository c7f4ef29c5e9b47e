// Simulated games in the file of the facts, under a label. They are in no log: what removes them is a new version of the
// facts, or whoever deletes the file. A process that writes them holds the file only while it does.
import type { Facts } from '../schema/tables.js';
import { openWhenFree, type FactsFile, LOG_SOURCE } from './facts-file.js';

const LABEL = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Why this is no label; undefined if it is one. */
export const faultInLabel = (label: string): string | undefined =>
  label === LOG_SOURCE
    ? `'${LOG_SOURCE}' names the games that were played`
    : LABEL.test(label)
      ? undefined
      : 'it has small letters, digits and -, at most 40';

export class SimulatedGames {
  constructor(
    private readonly file: string,
    private readonly label: string,
  ) {}

  /** All of them or none. */
  add(facts: readonly Facts[]): Promise<void> {
    return facts.length === 0 ? Promise.resolve() : this.#holding((file) => file.add(facts));
  }

  /** Removes every game of the label. */
  forget(): Promise<void> {
    return this.#holding((file) => file.forgetSource(this.label));
  }

  /** How many games with ids of this beginning and a number after it were added: one more than the last number. */
  async reached(prefix: string): Promise<number> {
    const last = await this.#holding((file) => file.lastOf(this.label, prefix));
    return last === undefined ? 0 : Number(last.slice(prefix.length)) + 1;
  }

  async #holding<T>(work: (file: FactsFile) => Promise<T>): Promise<T> {
    const facts = await openWhenFree(this.file);
    try {
      return await work(facts);
    } finally {
      facts.close();
    }
  }
}
