// Which players act, in turn order (cr 101.4).
import type { Players } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { choosersOf, playersEverMeant, turnOrder } from '../../../reading/language/players.js';
import { closestToTheLeft, isInRange } from '../../../reading/language/range.js';
import type { Seat } from '../../../model/basics/ids.js';

export const inChoosingOrder = (run: Run, who: Players): readonly Seat[] =>
  turnOrder(run.sight, run.players(who));

/** The players meant, or the controller of the spell or ability if none are named. */
export const orController = (run: Run, who: Players | undefined): readonly Seat[] =>
  inChoosingOrder(run, who ?? { kind: 'you' });

/**
 * The choosing player. Another one chooses for a player who left (cr 800.4g), but not for an illegal target
 * (cr 608.2b).
 */
export const choosers = (run: Run, who: Players): readonly Seat[] =>
  who.kind === 'you' || who.kind === 'target'
    ? inChoosingOrder(run, who)
    : turnOrder(run.sight, within(run, playersEverMeant(run.sight, who, run.context)));

/** cr 801.5c: the players within range of the controller; if there are none, the closest to their left. */
function within({ state, context: { controller } }: Run, all: readonly Seat[]): readonly Seat[] {
  if (state.range === undefined) return all;
  const near = all.filter((seat) => isInRange(state, controller, seat));
  if (near.length > 0) return near;
  const closest = closestToTheLeft(state, controller, all);
  return closest === undefined ? [] : [closest];
}

/** Players who may be the one to choose. */
export const possibleChoosers = (run: Run, who: Players): readonly Seat[] =>
  turnOrder(run.sight, choosersOf(run.sight, who, run.context));
