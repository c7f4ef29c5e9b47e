// What the server answers to a page of statistics, asked again while it is still counting.
import { useEffect, useState } from 'preact/hooks';
import type { PentalandError } from '#client';
import { troubleIn } from '../state/server.js';

/** After how long to ask again, by why there are no statistics, where that passes by itself. */
const AGAIN_MS: Readonly<Record<string, number>> = {
  STARTING: 2000,
  BEING_BUILT: 2000,
  UNUSABLE: 2000,
  TOO_SLOW: 10_000,
};

export interface Answered<T> {
  /** The last answer; it stays while the next one is on its way. */
  readonly answer: T | null;
  readonly trouble: PentalandError | null;
  readonly isAsking: boolean;
}

/** Asks whenever `about` is another text. */
export function useAnswer<T>(about: string, ask: () => Promise<T>): Answered<T> {
  const [state, setState] = useState<Answered<T>>({ answer: null, trouble: null, isAsking: true });
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout>;
    const look = (): Promise<void> =>
      ask().then(
        (answer) => {
          if (isWanted) setState({ answer, trouble: null, isAsking: false });
        },
        (error: unknown) => {
          const trouble = troubleIn(error);
          if (!isWanted) return;
          setState({ answer: null, trouble, isAsking: false });
          const pause = AGAIN_MS[String(trouble.details['reason'])];
          if (trouble.code === 'STATISTICS_AWAY' && pause !== undefined)
            again = setTimeout(() => void look(), pause);
        },
      );
    setState((before) => ({ ...before, isAsking: true }));
    void look();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [about]);
  return state;
}
