// Simulated games in the file of the facts, under a label. They are in no log: what removes them is a new version of the
// facts, or whoever deletes the file. A process that writes them holds the file only while it does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Facts } from '../schema/tables.js';
import { FactsFile, FactsFileError, LOG_SOURCE } from './facts-file.js';

const LABEL = /^[a-z0-9][a-z0-9-]{0,39}$/;
const PAUSE_MS = 100;
/** Others hold the file for moments; a minute of them is somebody who keeps it. */
const MOST_TRIES = 600;

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
    const facts = await this.#opened();
    try {
      return await work(facts);
    } finally {
      facts.close();
    }
  }

  async #opened(): Promise<FactsFile> {
    for (let tries = 1; ; tries += 1)
      try {
        return await FactsFile.open(this.file);
      } catch (error) {
        const isInUse = error instanceof FactsFileError && error.fault === 'in-use';
        if (!isInUse || tries === MOST_TRIES) throw error;
        await sleep(PAUSE_MS);
      }
  }
}
