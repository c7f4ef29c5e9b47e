// Special actions except playing a land (cr 116.2). They do not use the stack, and the player gets priority
// afterwards.
import { known, sightOf } from '../../../reading/characteristics/characteristics.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { permissions } from '../../../reading/in-force/in-force.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import { revealFirstDrawn } from '../../../engine/happening/first-drawn.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import { performLocals } from '../../../engine/frames/run.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import { valueOf } from '../../../reading/language/values.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { Frame } from '../../../model/state/agenda.js';
import { contextOf } from '../../../model/state/context.js';
import { EXILE, graveyardOf, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';
import { newSpot } from '../choices/cost-choices.js';
import { readCosts } from '../costs/read-costs.js';
import { fault } from '../ways/fault.js';
import { justDrawn } from '../ways/just-drawn.js';
import { notForbidden } from '../ways/not-forbidden.js';
import { isOffer, offerNamed, type Offer } from '../ways/offers.js';
import { ownQuality, ownStatics } from '../ways/own.js';
import { makeMana, payDeeds } from './performing.js';
import { payMana } from '../costs/pay-mana.js';
import type { ManaPaid } from '../costs/paying.js';
import type { Pick } from '../choices/pick.js';
import { newPlan, type Plan } from '../costs/plan.js';
import { asSpell } from '../ways/faces.js';
import { objectToUse, spellScene, type Scene } from '../ways/scene.js';
import { costChanges, halvesBy, spentAs, totalMana, type Subject } from '../costs/total-cost.js';
import { isSorceryTime } from '../ways/timing.js';
import { chooseWay, waysToTurnUp } from './turning-up.js';
import { located, type Located } from '../../../model/printed/located.js';
import { waysToCast } from '../ways/ways.js';
import { chooseX, mentionsX } from '../costs/x.js';

export interface Special {
  readonly object: ObjectId;
  readonly plan: Plan;
  readonly mana: ManaPaid;
  /** What happens once it is paid. */
  readonly then:
    | { readonly kind: 'turn-up'; readonly label: string; readonly x: number | null }
    | { readonly kind: 'perform'; readonly verb: Verb }
    | { readonly kind: 'miracle' }
    | { readonly kind: 'offer'; readonly offer: Offer };
}

interface Asked {
  readonly object: ObjectId;
  readonly what: string;
}

type Kind = (state: GameState, seat: Seat, object: GameObject, pick: Pick, what: string) => Special;

const KINDS: Readonly<Record<string, Kind>> = {
  'turn-up': announceTurnUp,
  suspend: announceSuspend,
  miracle: announceMiracle,
  discard: announceDiscard,
};

export function announceSpecial(state: GameState, seat: Seat, { object, what }: Asked, pick: Pick): Special {
  if (isOffer(what)) return announceOffer(state, seat, { object, what }, pick);
  const kind = KINDS[what] ?? fault('cr 116.2', 'There is no such special action.');
  return kind(state, seat, objectToUse(state, seat, object), pick, what);
}

/** The payer, and what the payment is for. */
type Paying = Omit<Scene, 'object' | 'known' | 'item'>;

function paid(
  scene: Paying,
  pick: Pick,
  costs: readonly Located[],
  subject: Subject | null,
): { plan: Plan; mana: ManaPaid; x: number | null } {
  const { state, seat, sight, context } = scene;
  const x = mentionsX(scene, costs) ? chooseX(pick) : null;
  const plan = newPlan();
  const payer = { sight, seat, context: { ...context, x }, pick, spot: newSpot() };
  readCosts(payer, costs, plan);
  const symbols =
    subject === null
      ? totalMana(scene, plan.symbols, [], x ?? 0)
      : totalMana(scene, plan.symbols, costChanges(subject), x ?? 0, halvesBy(payer));
  const as =
    subject === null ? undefined : spentAs(subject, undefined, permissions(state, 'spend-as-though'));
  const mana = payMana(
    { state, seat, pick, purpose: { sight, object: null }, helps: [], sacrifices: 'if-need-be', as },
    symbols,
    plan,
  );
  return { plan, mana, x };
}
/** cr 116.2b. */
function announceTurnUp(state: GameState, seat: Seat, object: GameObject, pick: Pick): Special {
  const controller = known(state, object.id)?.controller;
  if (object.permanent?.faceDown === undefined || object.permanent.faceDown === null)
    return fault('cr 708.7', 'It does not lie face down.');
  if (controller !== seat) return fault('cr 116.2b', 'Its controller alone may turn it face up.');
  const way = chooseWay(waysToTurnUp(state, object), pick);
  if (way === undefined) return fault('cr 708.7', 'It cannot be turned face up that way.');
  const scene = {
    ...spellSceneOf(state, seat, object),
    sight: sightOf(state),
    context: contextOf(object.id, seat),
  };
  const subject: Subject = { ...scene, object: object.id, kinds: ['morph'], spell: null };
  const { plan, mana, x } = paid(scene, pick, way.costs, subject);
  return { object: object.id, plan, mana, then: { kind: 'turn-up', label: way.label, x } };
}

const spellSceneOf = (state: GameState, seat: Seat, object: GameObject): Scene =>
  spellScene(state, seat, object, asSpell(state, object, object.identity.face, seat));

/** cr 116.2f, 702.62a-c: whenever the player could cast it from hand. */
function announceSuspend(state: GameState, seat: Seat, object: GameObject, pick: Pick): Special {
  const card = asSpell(state, object, object.identity.face, seat);
  const scene = spellSceneOf(state, seat, object);
  const context = contextOf(object.id, seat);
  const quality = ownQuality(scene.sight, card, 'suspend', context, 'hand');
  if (object.zone.kind !== 'hand' || object.zone.seat !== seat || quality === undefined)
    return fault('cr 702.62a', 'It is no card in your hand that could be suspended.');
  const instant =
    card.types.includes('instant') ||
    waysToCast(scene.sight, state, seat, object, card).some((way) => way.instant);
  if (!instant && !isSorceryTime(state, seat))
    return fault('cr 702.62a', 'It is suspended only when it could be cast.');
  // cr 702.62c: costs of casting it do not matter here.
  notForbidden(scene);
  const { effect, ref } = quality;
  const { plan, mana, x } = paid(
    { ...scene, context },
    pick,
    located(effect.costs ?? [], childRef(ref, 'costs')),
    null,
  );
  const count = effect.value === undefined ? 0 : valueOf(scene.sight, effect.value, { ...context, x });
  const verb: Verb = {
    verb: 'move',
    object: object.id,
    to: EXILE,
    position: null,
    cause: 'exile',
    by: seat,
    counters: { time: count },
    setAside: true,
  };
  return { object: object.id, plan, mana, then: { kind: 'perform', verb } };
}

/**
 * cr 702.94a: reveals the card drawn in the draw step. Only priority follows that draw
 * (engine/happening/first-drawn.ts).
 */
function announceMiracle(state: GameState, seat: Seat, object: GameObject, pick: Pick): Special {
  const card = asSpell(state, object, object.identity.face, seat);
  const scene = spellSceneOf(state, seat, object);
  const context = contextOf(object.id, seat);
  if (ownQuality(scene.sight, card, 'miracle', context, 'hand') === undefined)
    return fault('cr 702.94a', 'It has no miracle.');
  if (justDrawn(state, seat) !== object.id)
    return fault('cr 702.94a', 'It is not the first card you have drawn this turn, or no longer just drawn.');
  const { plan, mana } = paid({ ...scene, context }, pick, [], null);
  return { object: object.id, plan, mana, then: { kind: 'miracle' } };
}

/** cr 116.2e. */
function announceDiscard(state: GameState, seat: Seat, object: GameObject, pick: Pick): Special {
  const card = asSpell(state, object, object.identity.face, seat);
  const scene = { ...spellSceneOf(state, seat, object), context: contextOf(object.id, seat) };
  const isDiscarded = ownStatics(scene.sight, card, 'may', scene.context, 'hand').some(
    ({ effect }) => effect.permission.kind === 'discard-any-time',
  );
  if (object.zone.kind !== 'hand' || object.zone.seat !== seat || !isDiscarded)
    return fault('cr 116.2e', 'It is no card in your hand that could be discarded at any time.');
  const { plan, mana } = paid(scene, pick, [], null);
  const verb: Verb = {
    verb: 'move',
    object: object.id,
    to: graveyardOf(object.owner ?? seat),
    position: null,
    cause: 'discard',
    by: seat,
  };
  return { object: object.id, plan, mana, then: { kind: 'perform', verb } };
}

/** cr 116.2c-d. */
function announceOffer(state: GameState, seat: Seat, { object, what }: Asked, pick: Pick): Special {
  const offer = offerNamed(state, seat, object, what);
  if (offer === undefined) return fault('cr 116.2c', 'No effect lets you do that.');
  const { context, costs } = offer;
  const scene = { state, seat, sight: sightOf(state), context, object: { id: object } };
  const { plan, mana } = paid(scene, pick, costs, null);
  return { object, plan, mana, then: { kind: 'offer', offer } };
}

export function beginSpecial(proposal: Proposal, seat: Seat, { object, plan, mana, then }: Special): void {
  if (then.kind === 'miracle') {
    revealFirstDrawn(proposal, seat, object);
    proposal.emit({ type: 'PrioritySet', seat });
    return;
  }
  const context = proposal.addContext(then.kind === 'offer' ? then.offer.context : contextOf(object, seat));
  makeMana(proposal, seat, mana);
  proposal.agenda.frames.push(
    then.kind === 'perform'
      ? newFrame('perform', { context, locals: performLocals([[then.verb]]) })
      : newFrame('announced', {
          seat,
          context,
          locals: then.kind === 'offer' ? taking(then.offer) : turningUp(object, then.label, then.x),
        }),
  );
  payDeeds(proposal, seat, plan, context);
  proposal.emit({ type: 'PrioritySet', seat });
}

function turningUp(object: ObjectId, label: string, x: number | null): Frame['locals'] {
  return {
    kind: 'turn-up',
    item: null,
    object,
    label,
    ...(x === null ? {} : { x }),
  } satisfies AnnouncedLocals;
}

function taking({ kind, object, effects, at }: Offer): Frame['locals'] {
  return {
    kind,
    item: null,
    object,
    effects,
    ...(at === null ? {} : { at }),
  } satisfies AnnouncedLocals;
}
