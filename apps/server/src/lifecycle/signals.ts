// The signals that stop the server: the first one in order, a second one at once.
import type { Log } from '#ports';
import type { Shutdown } from './shutdown.js';

/**
 * Ctrl-C reaches a server under `npm start` twice within moments, from the terminal and from npm:
 * only a signal after this many milliseconds is somebody's second thought.
 */
const ONE_KEYSTROKE = 500;

/** The exit code of a process that ended by force, as shells report it. */
const FORCED = 130;

export function stopOnSignals(shutdown: Shutdown, log: Log, exit: (code: number) => void): void {
  let first: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (first === undefined) {
      first = performance.now();
      void shutdown.run(signal).then((outcome) => exit(outcome === 'clean' ? 0 : 1));
    } else if (performance.now() - first > ONE_KEYSTROKE) {
      log.warn('stopped by force', { reason: signal });
      exit(FORCED);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
