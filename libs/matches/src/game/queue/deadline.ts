// The time limit for an answer to a command. When it is over, the sender gets one of two true answers,
// depending on whether the command had begun and whether its outcome is unknown.
import { StoreUnavailable } from '#event-store';

/** The longest that a reader waits while a game waits for the store. */
export function withPatience<T>(milliseconds: number, reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StoreUnavailable('the game waits for the store', 'not-done')),
      milliseconds,
    );
    settle(reading, () => clearTimeout(timer), resolve, reject);
  });
}

export class Deadline {
  private stage: 'waiting' | 'given-up' | 'begun' | 'unknown' = 'waiting';

  constructor(private readonly milliseconds: number) {}

  /** The command's turn has come. False if its sender was already told that nothing was done. */
  begin(): boolean {
    if (this.stage === 'given-up') return false;
    this.stage = 'begun';
    return true;
  }

  /** Nobody knows whether the command's batch landed. */
  outcomeUnknown(): void {
    this.stage = 'unknown';
  }

  race<T>(
    done: Promise<T>,
    otherwise: { readonly notBegun: () => T; readonly unknown: () => T },
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        if (this.stage === 'waiting') {
          this.stage = 'given-up';
          resolve(otherwise.notBegun());
        } else resolve(otherwise.unknown());
      }, this.milliseconds);
      settle(done, () => clearTimeout(timer), resolve, reject);
    });
  }
}

/** Settles as the task does, and stops the timer. */
function settle<T>(
  deed: Promise<T>,
  stop: () => void,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): void {
  deed.then(
    (value) => {
      stop();
      resolve(value);
    },
    (error: unknown) => {
      stop();
      reject(error);
    },
  );
}
