// How far a run of games has come: on one line of a terminal; elsewhere a line at each tenth of the games and each minute.

export interface Progress {
  readonly show: (done: number) => void;
  readonly end: () => void;
}

export interface Shown {
  readonly games: number;
  /** Undefined if it is no terminal. */
  readonly onLine: ((text: string) => void) | undefined;
  readonly print: (line: string) => void;
  /** Milliseconds. */
  readonly clock: () => number;
}

const LINE_MS = 200;
const MINUTE_MS = 60_000;

export function progressOf({ games, onLine, print, clock }: Shown): Progress {
  const began = clock();
  let shown = began;
  let tenths = 0;
  const text = (done: number): string => {
    const seconds = Math.max(clock() - began, 1) / 1000;
    const left = ((games - done) * seconds) / done;
    return `${String(done)} of ${String(games)} games, ${(done / seconds).toFixed(1)} a second, ${timeSaid(left)} left`;
  };
  return {
    show(done) {
      const since = clock() - shown;
      if (onLine !== undefined) {
        if (since < LINE_MS && done < games) return;
        shown = clock();
        onLine(`\r${text(done)}\u001b[K`);
        return;
      }
      const reached = Math.floor((10 * done) / games);
      const isDue = games >= 10 && done < games && (reached > tenths || since >= MINUTE_MS);
      tenths = reached;
      if (!isDue) return;
      shown = clock();
      print(text(done));
    },
    end() {
      onLine?.('\n');
    },
  };
}

function timeSaid(seconds: number): string {
  if (seconds < 100) return `${seconds.toFixed(0)} s`;
  const minutes = seconds / 60;
  return minutes < 100 ? `${minutes.toFixed(0)} min` : `${(minutes / 60).toFixed(1)} h`;
}
