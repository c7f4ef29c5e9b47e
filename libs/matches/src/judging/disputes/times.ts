// How long disputes wait; an installation sets its own.
import { seconds } from '#kernel';
import type { DisputeTimes } from '#disputes';

export interface JudgingTimes extends DisputeTimes {
  /** In seconds: for a judge to take a call, before the game goes on without one. */
  readonly call: number;
}

export const DEFAULT_JUDGING_TIMES: JudgingTimes = {
  call: 30 * 60,
  judging: seconds(2 * 3600),
  appeal: seconds(5 * 60),
  headJudge: seconds(24 * 3600),
};
/** The injection token. */
export const JUDGING_TIMES = Symbol('JudgingTimes');
