// Maps the contract's words for how games end to the games' own.
import { ENDS, wordBehind, type GameView } from '#visibility';
import type { EndReason } from '../generated/schema.js';

type Result = NonNullable<GameView['result']>;

const ENDS_IN = wordBehind<Result['reason'], EndReason>(ENDS);

export const meantEnd = (reason: EndReason): Result['reason'] => ENDS_IN[reason];
