// How much of a node's memory judges may use to try things out, and for how long.
import type { MatchRefusal } from '../../contract/contract.js';

export interface WhatIfLimits {
  readonly perJudge: number;
  readonly onNode: number;
  /** Commands in one what-if. */
  readonly steps: number;
  /** Of one what-if, as characters of JSON. */
  readonly characters: number;
  /** In milliseconds without a command or a look. */
  readonly idle: number;
}

export const WHAT_IF_LIMITS: WhatIfLimits = {
  perJudge: 4,
  onNode: 32,
  steps: 300,
  characters: 8_000_000,
  idle: 15 * 60_000,
};

export const WHAT_IF_GONE: MatchRefusal = {
  code: 'what-if-gone',
  rule: 'table what-ifs',
  message: 'No such what-if of yours is open on this server. Open another one at the same moment.',
  retriable: false,
};

export const TOO_MANY_WHAT_IFS: MatchRefusal = {
  code: 'what-if-quota',
  rule: 'table what-ifs',
  message: 'As many what-ifs are open as may be. Close one first.',
  retriable: true,
};

export const WHAT_IF_FULL: MatchRefusal = {
  code: 'what-if-quota',
  rule: 'table what-ifs',
  message: 'This what-if may not grow any further. Go back in it, or open another one.',
  retriable: false,
};
