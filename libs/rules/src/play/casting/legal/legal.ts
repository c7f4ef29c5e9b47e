// Everything a player with priority could begin now (cr 117.1, 605.3a): each face, cost, ability, land and
// special action that can be completed in some way, with its targets still open. Plainly impossible ones are
// skipped early.
import { claimsOf } from '../../assisted/claims.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import type { GameAction } from '../../../model/decisions/action.js';
import { cannots, permissions, type PermissionRule } from '../../../reading/in-force/in-force.js';
import { known, sightOf } from '../../../reading/characteristics/characteristics.js';
import type { Known } from '../../../model/printed/shape.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { objectsOf } from '../../../reading/language/references.js';
import { playersOf } from '../../../reading/language/players.js';
import { areBarred, isRepeatBarred as leadsRound, mayBeRepeated } from '../../repeating/fragmented.js';
import { mayActivate } from '../costs/activating.js';
import { areSpellsHelped } from '../ways/as-on-stack.js';
import { complete, isPossible } from './complete.js';
import { asSpell, facesToCast, hasOneFace } from '../ways/faces.js';
import { budgetOf, couldPay, type Budget } from '../costs/budget.js';
import { cardOf, reachOf, type Card, type Usable } from './in-reach.js';
import { hasLandPlay } from '../ways/lands.js';
import { isPlainlyCastable, plainCasts, type PlainCasts } from './plain-casts.js';
import { areUsesPlain, isPlainlyUsable } from './plain-uses.js';
import { offeredActions } from '../ways/offers.js';
import { playTraits, saysWhenAlone } from '../ways/play-traits.js';
import { spellScene } from '../ways/scene.js';
import { isSorceryTime } from '../ways/timing.js';
import { waysToCast } from '../ways/ways.js';
import { refusalOf } from '../ways/fault.js';
import { canTap } from '../../../engine/mana/usable.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import { offeredOfHidden, variantIn } from '../naming/named-action.js';
import { usesOf } from '../ways/uses.js';

interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly rules: Rules;
  readonly isSorceryTime: boolean;
  readonly mayPlayLand: boolean;
  /** Computed on first use. */
  readonly budget: () => Budget;
  readonly plainCasts: () => PlainCasts;
  readonly permits: Permits;
  /** An effect forbids activating some abilities. */
  readonly areBars: boolean;
  /** No effect limits abilities beyond their own text. */
  readonly areUsesPlain: boolean;
  /** An effect changes more of spells than their colours. */
  readonly areSpellsHelped: boolean;
  readonly memo: Map<string, unknown>;
}

/** What may be begun with an unnamed card, by public information alone: it may get any name. */
export const legalActions = (state: GameState, seat: Seat, rules: Rules): readonly GameAction[] => {
  const actions =
    state.naming === null
      ? actionsNow(state, seat, rules)
      : offeredOfHidden(state, seat, rules, () => actionsNow(state, seat, rules));
  return unlessBarred(state, seat, actions, rules);
};

/** cr 731.3: removes the actions that could only continue a fragmented loop. */
function unlessBarred(
  state: GameState,
  seat: Seat,
  actions: readonly GameAction[],
  rules: Rules,
): readonly GameAction[] {
  if (!areBarred(state, seat)) return actions;
  return actions.filter((action) => {
    // An action that was not begun earlier in this step need not be completed for this check.
    if (!mayBeRepeated(state, seat, action)) return true;
    const completed = complete(state, seat, action, rules);
    return !('done' in completed && leadsRound(state, seat, { kind: 'priority', action: completed.done }));
  });
}

function actionsNow(state: GameState, seat: Seat, rules: Rules): readonly GameAction[] {
  let budget: Budget | undefined;
  let casts: PlainCasts | undefined;
  const moment: Moment = {
    state,
    seat,
    rules,
    isSorceryTime: isSorceryTime(state, seat),
    mayPlayLand: unlessUnknown(() => hasLandPlay(state, seat), false),
    budget: () => (budget ??= budgetOf(state, seat, rules)),
    plainCasts: () => (casts ??= plainCasts(state, seat, moment.budget(), rules)),
    permits: unlessUnknown(() => permitsNow(state), ANYTHING),
    areSpellsHelped: unlessUnknown(() => areSpellsHelped(state), true),
    areBars: unlessUnknown(() => cannots(state, 'activate').length > 0, true),
    areUsesPlain: unlessUnknown(() => areUsesPlain(state), false),
    memo: new Map(),
  };
  const { cards, usables } = reachOf(state, seat);
  const actions: GameAction[] = [];
  const plays = moment.permits.opens ? [...cards, ...permitted(state, seat, cards)] : cards;
  const offers = unlessUnknown(() => offeredActions(state, seat), []);
  for (const offer of offers)
    if (unlessUnknown(() => isPossible(state, seat, offer, rules, moment.memo), false)) actions.push(offer);
  if (state.naming === null) {
    for (const card of plays) addPlays(moment, card, actions);
    for (const usable of usables) if (canUse(moment, usable)) actions.push(usable.action);
    actions.push(...claimsOf(state, seat));
    return actions;
  }
  // Actions that depend on names not given yet are skipped.
  for (const card of plays) unlessUnknown(() => addPlays(moment, card, actions), undefined);
  for (const usable of usables)
    if (unlessUnknown(() => canUse(moment, usable), false)) actions.push(usable.action);
  actions.push(...unlessUnknown(() => claimsOf(state, seat), []));
  actions.push(...usesOf(moment, plays, variantIn(state, rules)));
  return actions;
}

/** The cards that permissions to play apply to, except those that cards give only themselves (flash). */
interface Permits {
  /** Some name cards by zone or identity. */
  readonly opens: boolean;
  /** Some may apply to any card. */
  readonly isGeneral: boolean;
  readonly objects: ReadonlySet<ObjectId>;
}

const NO_OBJECTS: ReadonlySet<ObjectId> = new Set();
const NOTHING: Permits = { opens: false, isGeneral: false, objects: NO_OBJECTS };
const ANYTHING: Permits = { opens: true, isGeneral: true, objects: NO_OBJECTS };

function permitsNow(state: GameState): Permits {
  const rules = permissions(state, 'play');
  if (rules.length === 0) return NOTHING;
  const objects = new Set<ObjectId>();
  for (const rule of rules) if (rule.object !== null && !isOwnFlash(state, rule)) objects.add(rule.object);
  return {
    opens: rules.some(({ permission: { from, cards } }) => from !== undefined || cards !== undefined),
    isGeneral: rules.some(({ object }) => object === null),
    objects,
  };
}

const isOwnFlash = (state: GameState, { permission, context, object }: PermissionRule<'play'>): boolean =>
  object === context.source && saysWhenAlone(permission) && playTraits(known(state, object)).instant;

const isSpokenOf = ({ permits: { isGeneral, objects } }: Moment, { id }: GameObject): boolean =>
  isGeneral || objects.has(id);

/** Cards an effect names, besides those in reach by themselves. */
function permitted(state: GameState, seat: Seat, cards: readonly Card[]): Card[] {
  const sight = sightOf(state);
  const spokenOf = ({ permission, context, object }: PermissionRule<'play'>): readonly ObjectId[] => {
    const { from, cards, who } = permission;
    if ((from === undefined && cards === undefined) || !playersOf(sight, who, context).includes(seat))
      return [];
    if (object !== null) return [object];
    if (cards !== undefined) return objectsOf(sight, cards, context);
    return Object.entries(state.zones)
      .filter(([key]) => key.startsWith(`${from ?? ''}/`) && !key.startsWith('library/'))
      .flatMap(([, ids]) => ids);
  };
  const rules = unlessUnknown(() => permissions(state, 'play'), []);
  const others = new Set(rules.flatMap((rule) => unlessUnknown(() => spokenOf(rule), [])));
  for (const { object } of cards) others.delete(object.id);
  return [...others].flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    return object === undefined ? [] : [cardOf(state, object)];
  });
}

/** Most cards of a hand plainly cannot be played most of the time. */
function isPlainlyOut(moment: Moment, { object, known: card, traits }: Card): boolean {
  if (card === undefined || isSpokenOf(moment, object)) return false;
  if (card.types.includes('land')) return !moment.mayPlayLand;
  // cr 601.3: as a spell it may gain flash, or abilities that help to pay.
  if (moment.areSpellsHelped) return false;
  if (!moment.isSorceryTime && !card.types.includes('instant') && !traits.instant) return true;
  return traits.isPlain && !traits.suspends && !couldPay(moment.budget(), card.cost);
}

const hasNoName = ({ state }: Moment, { object: { id } }: Card): boolean =>
  state.naming !== null && known(state, id)?.copiable.unnamed !== undefined;

function addPlays(moment: Moment, card: Card, actions: GameAction[]): void {
  if (hasNoName(moment, card)) return;
  if (card.traits.hasMiracle) addFromHand(moment, card, 'miracle', actions);
  if (card.traits.discards) addFromHand(moment, card, 'discard', actions);
  if (isPlainlyOut(moment, card)) return;
  const { state, seat } = moment;
  const { object, traits } = card;
  for (const face of facesToCast(state, object)) {
    const spell = asSpell(state, object, face, seat);
    const which = face === object.identity.face ? {} : { face };
    if (spell.types.includes('land')) {
      const play: GameAction = { do: 'play', object: object.id, ...which };
      if (moment.mayPlayLand && isPossible(state, seat, play, moment.rules, moment.memo)) actions.push(play);
    } else addCasts(moment, object, spell, which, actions);
  }
  if (traits.suspends) addFromHand(moment, card, 'suspend', actions);
}

function addFromHand(
  { state, seat, rules, memo }: Moment,
  { object }: Card,
  what: string,
  actions: GameAction[],
): void {
  const special: GameAction = { do: 'special', object: object.id, what };
  if (object.zone.kind === 'hand' && isPossible(state, seat, special, rules, memo)) actions.push(special);
}

function addCasts(
  moment: Moment,
  object: GameObject,
  card: Known,
  which: { readonly face?: number },
  actions: GameAction[],
): void {
  const { state, seat } = moment;
  const areOthers = isSpokenOf(moment, object);
  const traits = playTraits(card);
  const soon = moment.isSorceryTime || card.types.includes('instant') || traits.instant;
  if (!soon && !areOthers) return;
  // The mana cost alone: the most common case, decided without further checks.
  if (traits.isPlain && !areOthers && !couldPay(moment.budget(), card.cost)) return;
  if (traits.isPlain && !areOthers && object.zone.kind === 'hand') {
    const plain: GameAction = { do: 'cast', object: object.id, ...which };
    // A card that may be cast at other times is checked then.
    const isSteady = hasOneFace(state, object) && (moment.isSorceryTime || !traits.instant);
    const seen = isSteady
      ? unlessUnknown(() => isPlainlyCastable(moment.plainCasts(), state, seat, plain, card), undefined)
      : undefined;
    if (seen ?? isPossible(state, seat, plain, moment.rules, moment.memo)) actions.push(plain);
    return;
  }
  const { sight } = spellScene(state, seat, object, card);
  const labels = new Set<string | null>();
  for (const way of waysToCast(sight, state, seat, object, card)) {
    if (
      labels.has(way.label) ||
      (way.costs === null && !traits.isReduced && !couldPay(moment.budget(), card.cost))
    )
      continue;
    // cr 307.1: with its current face, it is cast that way at another time.
    if (!soon && !way.instant && way.face === undefined) continue;
    labels.add(way.label);
    const cast: GameAction = {
      do: 'cast',
      object: object.id,
      ...which,
      ...(way.label === null ? {} : { alternative: way.label }),
    };
    if (isPossible(state, seat, cast, moment.rules, moment.memo)) actions.push(cast);
  }
}

function canUse(moment: Moment, usable: Usable): boolean {
  const { object, action, taps, mana, isFree, isUnconditional } = usable;
  const { state, seat } = moment;
  if (taps !== null && !canTap(sightOf(state), object.id, taps === 'creature')) return false;
  if (isFree && action.do === 'activate')
    return (
      (isUnconditional && !moment.areBars) ||
      refusalOf(() => mayActivate(state, seat, object, action.ability)) === undefined
    );
  if (mana !== null && !couldPay(moment.budget(), mana)) return false;
  return isPlainlyUsableNow(moment, usable) ?? isPossible(state, seat, action, moment.rules, moment.memo);
}

function isPlainlyUsableNow(moment: Moment, usable: Usable): boolean | undefined {
  const { object, action, mana, plain, isSource } = usable;
  if (plain === null || action.do !== 'activate' || !moment.areUsesPlain) return undefined;
  const { state, seat, isSorceryTime } = moment;
  const asked = { object, nth: action.ability, mana, use: plain, isSource };
  return unlessUnknown(
    () => isPlainlyUsable(moment.plainCasts(), state, seat, asked, isSorceryTime),
    undefined,
  );
}
