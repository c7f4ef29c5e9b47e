// Who acts, in the order of the turn (cr 101.4).
import type { Players } from '#abilities';
import type { Run } from '../../engine/run.js';
import { turnOrder } from '../../reading/players.js';
import type { Seat } from '../../state/ids.js';

export const inOrder = (run: Run, who: Players): readonly Seat[] => turnOrder(run.sight, run.players(who));

/** The players meant; the controller of the spell or ability where none are named. */
export const orController = (run: Run, who: Players | undefined): readonly Seat[] =>
  inOrder(run, who ?? { kind: 'you' });
