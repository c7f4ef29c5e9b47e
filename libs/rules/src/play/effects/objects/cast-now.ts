// Casting or playing a card during a resolution (cr 608.2g, 707.12): the usual steps, but now, and for the
// cost the effect states.
import type { Effect, Filter, Static } from '#abilities';
import { announceSpell, type Announced, type CastBy } from '../../casting/announcing/announce-spell.js';
import { Asking } from '../../casting/choices/asking.js';
import { asSpell, facesToCast } from '../../casting/ways/faces.js';
import { Fault } from '../../casting/ways/fault.js';
import { landPlays } from '../../casting/ways/lands.js';
import { beginSpell } from '../../casting/announcing/performing.js';
import { firstWay, type Pick } from '../../casting/choices/pick.js';
import { located } from '../../../model/printed/located.js';
import type { Known } from '../../../model/printed/shape.js';
import { cannots } from '../../../reading/in-force/in-force.js';
import { nodeAt, parentRef } from '../../../model/printed/node-ref.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Move } from '../../../engine/verbs/verb.js';
import { objectAt } from '../../../engine/objects/moving.js';
import { zonesOf } from '../../../reading/language/filters.js';
import { BATTLEFIELD, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

type CastNow = Extract<Effect, { kind: 'cast-now' }>;

/** A card and the face it is cast with. */
interface Playable {
  readonly object: ObjectId;
  readonly face: number;
}

export const castNowHandlers: EffectHandlers<'cast-now'> = {
  'cast-now'(run, effect) {
    const [seat] = run.players(effect.who);
    const by = wayOf(run, effect);
    const isLeft = seat === undefined || (isExcused(run, effect, seat) && !run.asksYes(seat, 'may'));
    const chosen = isLeft ? undefined : choosePlayable(run, effect, seat, by);
    if (seat === undefined || chosen === undefined) {
      run.bind(effect.bind, { objects: [] });
      return undefined;
    }
    if (isLand(run, seat, chosen)) {
      occur(run.proposal, [{ type: 'LandPlayed', seat, object: chosen.object }]);
      // cr 400.7i: later steps mean the object it becomes.
      run.perform([[playing(seat, chosen)]], effect.bind);
      return undefined;
    }
    const announced = announcing(run, seat, chosen, by);
    const cast = announced === undefined ? [] : [beginSpell(run.proposal, seat, announced)];
    run.bind(effect.bind, { objects: cast });
    return undefined;
  },
};

/** cr 118.9: for free, for the cost the effect states, or for its mana cost. */
function wayOf(run: Run, { free, costs, for: label, copy }: CastNow): CastBy {
  const paid = costs === undefined ? null : located(costs, run.place('costs'));
  return {
    costs: free === undefined ? paid : [],
    label: label ?? (free === undefined ? null : 'free'),
    copy: copy !== undefined,
  };
}

/** cr 118.8c: nobody has to pay a cost with cards of a hidden zone. */
const isExcused = (run: Run, effect: CastNow, seat: Seat): boolean =>
  !isOffered(run) &&
  run
    .objects(effect.what)
    .some((object) =>
      facesOf(run, object).some((face) =>
        (faceAt(run, seat, { object, face })?.abilities ?? []).some(
          ({ ability }) => ability.kind === 'static' && ability.effects.some(asksForQuality),
        ),
      ),
    );

/** The effect is optional, so the player may decline already. */
const isOffered = ({ state, at }: Run): boolean =>
  (nodeAt(state, parentRef(at)) as { readonly kind?: string }).kind === 'may';

const asksForQuality = (effect: Static): boolean =>
  effect.kind === 'additional-cost' &&
  effect.optional === undefined &&
  [effect.costs, ...(effect.or === undefined ? [] : [effect.or])].every((costs) =>
    costs.some(
      (cost) =>
        (cost.kind === 'move' || cost.kind === 'reveal') &&
        zonesOf(cost.filter).some((zone) => zone === 'hand' || zone === 'library') &&
        statesQuality(cost.filter),
    ),
  );

const statesQuality = (filter: Filter): boolean =>
  filter.kind === 'all'
    ? filter.of.some(statesQuality)
    : !['anything', 'in', 'owner', 'controller'].includes(filter.kind);

/** One of the meant cards that can be played at all, with a face it can be played with. */
function choosePlayable(run: Run, effect: CastNow, seat: Seat, by: CastBy): Playable | undefined {
  const open = run
    .objects(effect.what)
    .flatMap((object) => facesOf(run, object).map((face) => ({ object, face })))
    .filter((one) =>
      isLand(run, seat, one)
        ? effect.play !== undefined && !by.copy && canPlay(run, seat, one)
        : canCast(run, seat, one, by),
    );
  const [card] = run.choose(seat, 'choose', [...new Set(open.map(({ object }) => object))], {
    least: 1,
    most: 1,
  });
  const ways = open.filter(({ object }) => object === card);
  const [first, ...others] = ways;
  if (first === undefined || others.length === 0) return first;
  // cr 709.3a, 712.11b, 715.3: the player chooses the face.
  const { modes } = run.ask<'choose-modes'>(seat, 'mode', {
    kind: 'choose-modes',
    options: ways.map((way) => ({ label: faceAt(run, seat, way)?.name ?? '', object: way.object })),
    least: 1,
    most: 1,
    repeat: false,
  });
  return ways[modes[0] ?? 0];
}

function facesOf({ state }: Run, id: ObjectId): readonly number[] {
  const object = objectAt(state, id);
  return object === undefined ? [] : facesToCast(state, object);
}

function faceAt({ state }: Run, seat: Seat, { object: id, face }: Playable): Known | undefined {
  const object = objectAt(state, id);
  return object === undefined ? undefined : asSpell(state, object, face, seat);
}

const isLand = (run: Run, seat: Seat, card: Playable): boolean =>
  faceAt(run, seat, card)?.types.includes('land') ?? false;

/** cr 305.2b, 305.3: on the player's own turn, with a land play left. */
function canPlay(run: Run, seat: Seat, { object }: Playable): boolean {
  const { state } = run;
  if (state.turn?.active !== seat || state.turn.landsPlayed >= landPlays(state, seat)) return false;
  return !cannots(state, 'play').some(
    ({ action }) =>
      run.players(action.who).includes(seat) && (action.what === undefined || run.fits(action.what, object)),
  );
}

const playing = (seat: Seat, { object, face }: Playable): Move => ({
  verb: 'move',
  object,
  to: BATTLEFIELD,
  position: null,
  cause: 'play',
  by: seat,
  entering: { under: seat, face },
});

const attempting =
  ({ state }: Run, seat: Seat, card: Playable, by: CastBy) =>
  (pick: Pick): Announced =>
    announceSpell(state, seat, card, pick, by);

/** True if the card can be cast in any way. A card that cannot be is not offered. */
const canCast = (run: Run, seat: Seat, card: Playable, by: CastBy): boolean =>
  !(firstWay(run.proposal.rules, {}, attempting(run, seat, card, by)) instanceof Fault);

/** cr 601.2b-h: asks for every choice, one after another. Undefined: it cannot be cast with those choices. */
function announcing(run: Run, seat: Seat, card: Playable, by: CastBy): Announced | undefined {
  try {
    return attempting(run, seat, card, by)(new Asking(run, seat));
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
