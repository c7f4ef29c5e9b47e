// Shows cards in hidden zones that are revealed for as long as something says so, as soon as they come there:
// hands and top cards of libraries played revealed (cr 401.5, 402.3), top cards that a player may look at at
// any time, and cards revealed for miracle (702.94b), to forecast (702.57b), or by one of their activated
// abilities (701.20a).
import type { Reference } from '#abilities';
import { isUsedUp } from '../../reading/in-force/activation-limits.js';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { zoneContents, filteredPerZone } from '../../reading/characteristics/alone/zone-contents.js';
import { inForce, permissions } from '../../reading/in-force/in-force.js';
import { seenHidden } from '../../engine/naming/seen-hidden.js';
import { isPublicZone } from '../../model/events/objects.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { unlessUnknown } from '../../reading/language/needs-identity.js';
import { playerHas } from '../../reading/in-force/player-rules.js';
import { playersOf } from '../../reading/language/players.js';
import { objectsOf } from '../../reading/language/references.js';
import type { WaitingTrigger } from '../../model/state/agenda.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  handOf,
  objectNumber,
  STACK,
  zoneKey,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import { isPlaying, seatsPlaying, type Proposal } from '../../engine/proposal/proposal.js';

interface Open {
  readonly object: ObjectId;
  readonly zone: Zone;
  /** The owner of the hand or library. */
  readonly seat: Seat;
  /** Null: everyone sees it. */
  readonly to: Seat | null;
}

/** True if a card was shown, or one stopped being revealed. */
export function showWhatLiesOpen(proposal: Proposal): boolean {
  const before = proposal.state.lyingOpen;
  const open = openNow(proposal);
  if (open.length === 0 && before.length === 0) return false;
  const isOld = (one: Open): boolean =>
    before.some(({ object, to }) => object === one.object && to === one.to);
  const old = open.filter(isOld);
  // cr 401.5: nothing new is shown while a spell is being cast or an ability activated.
  const isAnnounced = proposal.agenda.frames.some(({ kind }) => kind === 'announced');
  const fresh = isAnnounced ? [] : open.filter((one) => !isOld(one));
  if (fresh.length === 0 && old.length === before.length) return false;
  const cards = [...old, ...show(proposal, fresh)].map(({ object, to }) => ({ object, to }));
  proposal.emit({ type: 'CardsLieOpen', cards });
  return true;
}

/** All cards that are revealed now. */
export const lyingOpen = (proposal: Proposal): ReadonlySet<ObjectId> =>
  new Set(openNow(proposal).map(({ object }) => object));

const NOTHING: readonly never[] = [];

function openNow(proposal: Proposal): readonly Open[] {
  const { state } = proposal;
  const [revealing, looking] = [inForce(state, 'player'), permissions(state, 'look-at')];
  const [onStack, toForecast] = [shownOnStack(proposal), shownToForecast(proposal)];
  const shown = onStack.length + toForecast.length === 0 ? NOTHING : [...onStack, ...toForecast];
  if (revealing.length + looking.length + shown.length === 0) return NOTHING;
  const revealed = [...(revealing.length === 0 ? [] : revealedBy(proposal)), ...shown];
  const isRevealed = new Set(revealed.map(({ object }) => object));
  const looked = looking.flatMap(({ permission: { who, what }, context }) =>
    unlessUnknown(() => lookedAt(proposal, what, context), []).flatMap((one) =>
      playersOf(sightOf(state), who, context).map((to) => ({ ...one, to })),
    ),
  );
  // Players who see the hand anyway are shown nothing, and neither is anyone when everyone sees the card.
  const unseen = looked.filter(
    ({ object, zone, to }) => !isRevealed.has(object) && !(zone.kind === 'hand' && zone.seat === to),
  );
  return [...revealed, ...new Map(unseen.map((one) => [`${one.object} ${String(one.to)}`, one])).values()];
}

/** This many top cards of each library that the player draws from. */
const topsOf = ({ state, variant }: Proposal, seat: Seat, count: number): Omit<Open, 'to'>[] =>
  variant.libraries
    .drawnFrom(state, seat)
    .flatMap((zone) =>
      (count < 1 ? [] : cardsIn(state, zone).slice(-count)).map((object) => ({ object, zone, seat })),
    );

function revealedBy(proposal: Proposal): Open[] {
  const { state } = proposal;
  return seatsPlaying(state).flatMap(({ seat }) => {
    const hand = handOf(seat);
    const held = playerHas(state, 'reveals-hand', seat) ? cardsIn(state, hand) : [];
    const tops = playerHas(state, 'reveals-top', seat) ? topsOf(proposal, seat, 1) : [];
    return [...held.map((object) => ({ object, zone: hand, seat })), ...tops].map((one) => ({
      ...one,
      to: null,
    }));
  });
}

const isOfMiracle = ({ source, context: { event } }: Pick<WaitingTrigger, 'source' | 'context'>): boolean =>
  event?.word === 'miracle' && event.subject === source;

/**
 * A card in a hand was there when its ability was put on the stack. An object in another zone was never that
 * card.
 */
const showing = filteredPerZone(
  ({ item }) => item?.from === 'hand' && (item.kind === 'activated' || isOfMiracle(item)),
);

/** The sources of the stack objects that keep them revealed. */
function showingOnStack(state: GameState): readonly ObjectId[] {
  if (cardsIn(state, STACK).length === 0) return NOTHING;
  const stack = zoneContents(state, STACK);
  return stack === undefined ? NOTHING : showing(stack).flatMap(({ item }) => item?.source ?? []);
}

/** cr 701.20a, 702.49b, 702.94b: until its ability has left the stack. */
function shownOnStack({ state, waiting }: Proposal): readonly Open[] {
  const miracles = waiting.length === 0 ? NOTHING : waiting.filter(isOfMiracle).map(({ source }) => source);
  const showing = showingOnStack(state);
  if (showing.length + miracles.length === 0) return NOTHING;
  return [...new Set([...showing, ...miracles])].flatMap((source) => {
    const zone = state.objects[objectNumber(source)]?.zone;
    return zone?.kind === 'hand' && zone.seat !== null
      ? [{ object: source, zone, seat: zone.seat, to: null }]
      : [];
  });
}

/** cr 702.57b: until it leaves the hand, or until any step but an upkeep step begins. */
function shownToForecast({ state }: Proposal): readonly Open[] {
  if (state.turn?.step !== 'upkeep') return NOTHING;
  let found: Open[] | undefined;
  for (const one of state.seats) {
    if (!isPlaying(one)) continue;
    const { seat } = one;
    const zone = handOf(seat);
    for (const object of cardsIn(state, zone))
      if (state.objects[objectNumber(object)]?.activations !== undefined && hasForecast(state, object))
        (found ??= []).push({ object, zone, seat, to: null });
  }
  return found ?? NOTHING;
}

const hasForecast = (state: GameState, id: ObjectId): boolean =>
  known(state, id)?.abilities.some(
    ({ ability, keyword, ref }) =>
      keyword === 'forecast' &&
      ability.kind === 'activated' &&
      ability.limit !== undefined &&
      isUsedUp(state, id, { ref }, ability.limit),
  ) ?? false;

/**
 * Cards that an effect lets somebody look at where they are hidden or face down in exile. Face-down
 * permanents are handled where that question is asked.
 */
function lookedAt(proposal: Proposal, what: Reference, context: Context): Omit<Open, 'to'>[] {
  const { state } = proposal;
  const sight = sightOf(state);
  if (what.kind === 'union') return what.of.flatMap((one) => lookedAt(proposal, one, context));
  if (what.kind === 'top') {
    const count = sight.read.valueOf(sight, what.count, context);
    return playersOf(sight, what.whose, context).flatMap((seat) => topsOf(proposal, seat, count));
  }
  return objectsOf(sight, what, context).flatMap((object) => {
    const { zone, faceDown, owner } = state.objects[objectNumber(object)] ?? {};
    if (zone === undefined) return [];
    // cr 406.3: a card that was looked at stays known until it leaves exile.
    if (zone.kind === 'exile')
      return faceDown === undefined ? [] : [{ object, zone, seat: owner ?? context.controller }];
    return isPublicZone(zone) || zone.seat === null ? [] : [{ object, zone, seat: zone.seat }];
  });
}

/** The cards shown, as the objects they are from now on. */
function show(proposal: Proposal, fresh: readonly Open[]): readonly Open[] {
  const { state } = proposal;
  const wasShown = new Set(state.shown);
  const groups = new Map<string, Open[]>();
  const shown: Open[] = [];
  for (const one of fresh) {
    const isKnown = wasShown.has(one.object);
    if (isKnown && one.to === null && one.zone.kind === 'library') shown.push(showAgain(proposal, one));
    else {
      shown.push(one);
      if (isKnown) continue;
      const key = `${zoneKey(one.zone)} ${String(one.seat)} ${String(one.to)}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
  }
  for (const [first, ...rest] of groups.values()) {
    if (first === undefined) continue;
    const { zone, seat, to } = first;
    const objects = [first, ...rest].map(({ object }) => object);
    const event =
      to === null
        ? ({ type: 'CardsRevealed', seat, objects, zone } as const)
        : ({ type: 'CardsLookedAt', seat: to, objects, zone, count: objects.length } as const);
    proposal.emit(event);
    seenHidden(proposal, event);
  }
  return shown;
}

/** cr 401.6. */
function showAgain(proposal: Proposal, one: Open): Open {
  const { object, zone, seat } = one;
  const becomes = proposal.nextObject();
  proposal.emit({ type: 'CardRevealedAgain', seat, object, becomes, zone });
  seenHidden(proposal, { type: 'CardsRevealed', seat, objects: [becomes], zone });
  return { ...one, object: becomes };
}
