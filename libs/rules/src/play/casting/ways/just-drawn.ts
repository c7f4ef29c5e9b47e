// The card drawn in the draw step, which its player may still reveal as the first one of this turn (cr
// 702.94a), until the step ends or somebody begins an action. For any other first card the player is asked as
// it is drawn (engine/happening/first-drawn.ts).
import type { GameState } from '../../../model/state/game-state.js';
import type { Happening, PatternKind } from '../../../model/state/happening.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';

/** The actions players begin once somebody has had priority since. */
const BEGUN: ReadonlySet<PatternKind> = new Set(['cast', 'activated', 'attacks', 'blocks']);

const isBegun = ({ kind }: Happening): boolean => BEGUN.has(kind);

export function justDrawn({ history, turn }: GameState, seat: Seat): ObjectId | null {
  if (turn?.step !== 'draw' || turn.active !== seat) return null;
  const isDrawn = ({ kind, player }: Happening): boolean => kind === 'draws' && player === seat;
  const at = history.turn.findIndex(isDrawn);
  const first = history.turn[at];
  if (first === undefined || at < turn.stepFrom) return null;
  if (history.turn.slice(turn.stepFrom, at).some(isBegun)) return null;
  const isShown = ({ kind, player, word }: Happening): boolean =>
    kind === 'keyword-action' && player === seat && word === 'miracle';
  const isLater = (later: Happening): boolean => isBegun(later) || isDrawn(later) || isShown(later);
  return history.turn.slice(at + 1).some(isLater) ? null : first.agent;
}
