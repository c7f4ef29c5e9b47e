// Casting or playing a card while something resolves (cr 608.2g, 707.12).
import { announceSpell, type Announced, type CastBy } from '../../casting/announce-spell.js';
import { Asking } from '../../casting/asking.js';
import { Fault } from '../../casting/fault.js';
import { landPlays, playLand } from '../../casting/lands.js';
import { beginSpell } from '../../casting/performing.js';
import { firstWay, type Pick } from '../../casting/pick.js';
import { located } from '../../casting/ways.js';
import type { Effect } from '#abilities';
import type { Run } from '../../engine/run.js';
import { objectNumber, type ObjectId, type Seat } from '../../state/ids.js';
import type { EffectHandlers } from '../handlers.js';

type CastNow = Extract<Effect, { kind: 'cast-now' }>;

function byOf(run: Run, { free, costs, for: label, copy }: CastNow): CastBy {
  const paid = costs === undefined ? null : located(costs, run.place('costs'));
  return { costs: free === undefined ? paid : [], label: label ?? null, copy: copy !== undefined };
}

/** cr 305.2, 305.3: on their own turn, as often as they may. */
function mayPlay({ state }: Run, seat: Seat): boolean {
  return state.turn?.active === seat && state.turn.landsPlayed < landPlays(state, seat);
}

function announced(run: Run, seat: Seat, object: ObjectId, by: CastBy): Announced | undefined {
  const attempt = (pick: Pick): Announced => announceSpell(run.state, seat, { object }, pick, by);
  if (firstWay({}, attempt) instanceof Fault) return undefined;
  try {
    return attempt(new Asking(run, seat));
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

/** One of them, where several could be. */
function chosen(run: Run, seat: Seat, ids: readonly ObjectId[]): ObjectId | undefined {
  const there = ids.filter((id) => run.sight.known(id) !== undefined);
  return run.choose(seat, 'choose', there, { least: 1, most: 1 })[0];
}

export const castNowHandlers: EffectHandlers<'cast-now'> = {
  'cast-now'(run, effect) {
    const [seat] = run.players(effect.who);
    const object = seat === undefined ? undefined : chosen(run, seat, run.objects(effect.what));
    run.bind(effect.bind, {});
    if (seat === undefined || object === undefined) return undefined;
    const types = run.sight.known(object)?.types ?? [];
    if (types.includes('land')) {
      if (mayPlay(run, seat)) {
        playLand(run.proposal, seat, {
          object,
          face: run.state.objects[objectNumber(object)]?.identity.face ?? 0,
        });
        run.bind(effect.bind, { objects: [object] });
      }
      return undefined;
    }
    const spell = announced(run, seat, object, byOf(run, effect));
    if (spell !== undefined) run.bind(effect.bind, { objects: [beginSpell(run.proposal, seat, spell)] });
    return undefined;
  },
};
