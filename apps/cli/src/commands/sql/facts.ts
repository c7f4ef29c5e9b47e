// The file of the facts, as the commands that ask it use it.
import { setTimeout as sleep } from 'node:timers/promises';
import { catchUp, FactsFileError } from '#analytics';
import { openStore, type Config } from '../../../../server/src/index.js';
import type { Terminal } from '../../command/command.js';

const PAUSE_MS = 100;
/** A server and a simulation hold the file for moments. */
const MOST_TRIES = 100;

export async function whileInUse<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      const isInUse = error instanceof FactsFileError && error.fault === 'in-use';
      if (!isInUse || tries === MOST_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
}

/** Adds the games that have ended since. */
export async function bringUpToDate(config: Config, file: string, terminal: Terminal): Promise<void> {
  const store = await openStore(config);
  try {
    const { leftOut } = await whileInUse(() => catchUp(store, file));
    for (const game of leftOut)
      terminal.err(`Game ${game} is not counted: this release cannot read its log.`);
  } finally {
    await store.close();
  }
}
