// The card a player may still show as the first one drawn this turn (cr 702.94a): until the step is over or something
// else is begun.
import type { GameState } from '../state/game-state.js';
import type { Happening, PatternKind } from '../state/happening.js';
import type { ObjectId, Seat } from '../state/ids.js';

/** What players begin, once somebody has had priority since. */
const BEGUN: ReadonlySet<PatternKind> = new Set(['cast', 'activated', 'attacks', 'blocks']);

export function justDrawn({ history, turn }: GameState, seat: Seat): ObjectId | null {
  const isDrawn = ({ kind, player }: Happening): boolean => kind === 'draws' && player === seat;
  const at = history.turn.findIndex(isDrawn);
  const first = history.turn[at];
  if (first === undefined || turn === null || at < turn.stepFrom) return null;
  const isShown = ({ kind, player, word }: Happening): boolean =>
    kind === 'keyword-action' && player === seat && word === 'miracle';
  const isLater = (later: Happening): boolean => BEGUN.has(later.kind) || isDrawn(later) || isShown(later);
  return history.turn.slice(at + 1).some(isLater) ? null : first.agent;
}
