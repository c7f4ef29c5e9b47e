// What the server answers to a page of statistics, asked again while it is still counting.
import { useEffect, useState } from 'preact/hooks';
import type { PentalandError } from '#client';
import { troubleIn } from '../state/server.js';

const AGAIN_MS = 2000;
/** Why there are no statistics, where that passes by itself. */
const PASSING: readonly unknown[] = ['STARTING', 'BEING_BUILT', 'UNUSABLE'];

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
          if (trouble.code === 'STATISTICS_AWAY' && PASSING.includes(trouble.details['reason']))
            again = setTimeout(() => void look(), AGAIN_MS);
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
