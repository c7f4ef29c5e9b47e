// The process that a server has for the facts: it follows the log, writes the file of the facts, and answers questions.
// It is a process and not a thread, since DuckDB is native code: if it crashes or takes too much memory, the games go on.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { FactsKeeper } from '#analytics';
import { FactsAway } from '#analytics/statistics';
import type { Log } from '#ports';
import { openStore } from '../installation/store.js';
import { putHelpersBehind } from '../lifecycle/helper-threads.js';
import type { FromWorker, ToWorker } from './facts-messages.js';

const STATE_EVERY_MS = 500;
/** Games that end together are written together, so there is no hurry to hear of one. */
const POLL_MS = 250;

const tell = (message: FromWorker): void => {
  process.send?.(message, undefined, undefined, () => undefined);
};

const line =
  (level: 'debug' | 'info' | 'warn' | 'error'): Log['warn'] =>
  (event, fields = {}, cause) => {
    const { name, message } = cause instanceof Error ? cause : {};
    tell({ kind: 'line', level, event, fields, cause: name && message ? { name, message } : undefined });
  };

const log: Log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };

async function begin({ config }: Extract<ToWorker, { kind: 'begin' }>) {
  const store = await openStore(config, POLL_MS);
  const keeper = new FactsKeeper({
    ...{ store, log, folder: config.dataDir },
    waits: isPrompt ? 'never' : 'for-idle-cores',
  });
  keeper.start();
  const timer = setInterval(() => tell({ kind: 'state', ...keeper.state }), STATE_EVERY_MS);
  return {
    keeper,
    async stop() {
      clearInterval(timer);
      await keeper.stop();
      await store.close();
    },
  };
}

async function answer(keeper: FactsKeeper, { id, query }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
  try {
    tell({ kind: 'answer', id, rows: await keeper.ask(query) });
  } catch (error) {
    const reason = error instanceof FactsAway ? error.reason : 'unusable';
    const why = error instanceof FactsAway ? error.cause : error;
    tell({ kind: 'away', id, reason, cause: why instanceof Error ? why.message : '' });
  }
}

const isPrompt = process.argv[2] === 'prompt';

/**
 * The games come first with memory: where that runs out, Linux ends this process. They do so with the processor unless the
 * facts are to be made promptly.
 */
function stepBack(): void {
  const behind = [
    () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL),
    // On Linux that is the main thread's alone: those of the collector and of the compiler would keep a server's.
    putHelpersBehind,
  ];
  for (const step of [...(isPrompt ? [] : behind), () => writeFileSync('/proc/self/oom_score_adj', '1000')])
    try {
      step();
    } catch {
      // It is not possible here.
    }
}

function serve(): void {
  let begun: ReturnType<typeof begin> | undefined;
  const end = async (): Promise<void> => {
    await (await begun?.catch(() => undefined))?.stop();
    process.exit(0);
  };
  // The server is gone, and nobody waits: what was not committed is made again.
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'begin':
        begun = begin(message);
        begun.catch((error: unknown) => {
          line('error')('facts-not-begun', {}, error);
          // The line goes first.
          setTimeout(() => process.exit(1), 100);
        });
        break;
      case 'ask':
        void begun?.then(({ keeper }) => answer(keeper, message));
        break;
      case 'stop':
        void end();
        break;
    }
  });
}

stepBack();
// A signal to the whole group is the server's matter: it says when to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
serve();
