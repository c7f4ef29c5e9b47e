// Effects that a player may end (cr 116.2c). A `may-end` step applies to what the other steps of the same
// sequence began.
import type { Effect, Players } from '#abilities';
import { nodeAt, parentRef } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type Seat } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import { beginEffect } from './begin.js';

/** The binding for the players who may end it, as determined when it began (cr 608.2h). */
const ENDERS = '~enders';

export function offerToEnd(run: Run, who: Players): void {
  const players = [...run.players(who)];
  const context = { ...run.context, bindings: { ...run.context.bindings, [ENDERS]: { players } } };
  beginEffect(run.proposal, { kind: 'ending', at: run.at, context, until: { kind: 'forever' } });
}

export const mayEndEffect = ({ context }: Lasting, seat: Seat): boolean =>
  context.bindings[ENDERS]?.players?.includes(seat) === true;

export const costsOfEnding = (state: GameState, { at }: Lasting) =>
  (nodeAt(state, at) as Extract<Effect, { kind: 'may-end' }>).costs;

const number = ({ id }: Lasting): number => Number(id.slice(1));

const isThere = ({ objects }: GameState, { affects }: Lasting): boolean =>
  affects === null || affects.some((id) => objects[objectNumber(id)] !== undefined);

/** The effects it ends. If an ability has resolved several times, they are those of the same resolution. */
export function endedBy(state: GameState, ending: Lasting): readonly Lasting[] {
  const beside = state.lasting.filter(
    ({ at, source }) => source === ending.source && parentRef(at) === parentRef(ending.at),
  );
  const earlier = beside.filter((one) => one.kind === 'ending' && number(one) < number(ending)).map(number);
  return beside.filter(
    (one) =>
      one.kind !== 'ending' &&
      number(one) < number(ending) &&
      number(one) > Math.max(0, ...earlier) &&
      isThere(state, one),
  );
}
