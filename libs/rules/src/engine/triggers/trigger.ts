// An ability triggers. If its condition holds and its limit allows, it waits to be put on the stack, as many
// times as effects say (cr 603.2d, 603.2h, 603.4).
import { cloned } from '#kernel';
import { walk, type Ability } from '#abilities';
import { countedAs, isUsedUp, type Counted } from '../../reading/in-force/activation-limits.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { inForce } from '../../reading/in-force/in-force.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Proposal } from '../proposal/proposal.js';
import { matches } from '../../reading/language/filters.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import { holds } from '../../reading/language/conditions.js';
import { zoneBinding } from '../../model/state/chosen-zones.js';
import type { Context, EventFacts } from '../../model/state/context.js';
import type { Happening } from '../../model/state/happening.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { LeafPattern, Watcher } from '../watching/watchers.js';

/**
 * `events`: more than one if a delayed ability triggers once on any of them; `happening`: null for a state
 * trigger.
 */
export function trigger(
  proposal: Proposal,
  watcher: Watcher,
  leaf: LeafPattern,
  events: readonly [EventFacts, ...EventFacts[]],
  happening: Happening | null,
): void {
  const { state } = proposal;
  const { node, ref, lasting } = watcher;
  const context: Context = {
    ...watcher.context,
    bindings: { ...watcher.context.bindings, ...sameLibrary(proposal, happening) },
    event: knownTo(watcher, leaf, events[0]),
    ...(isOfItsX(leaf) ? { x: events[0].amount } : {}),
  };
  const { controller, source } = context;
  // cr 800.4d: abilities of a player who has left are not put on the stack.
  if (state.seats[controller]?.lost !== null) return;
  if (lasting !== null && !state.lasting.includes(lasting)) return;
  if (watcher.if !== undefined && !holds(sightOf(state), watcher.if, context)) return;
  if (node.kind === 'triggered' && node.limit !== undefined) {
    if (isUsedUp(state, source, countedIn(watcher), node.limit)) return;
    countUse(proposal, watcher, node.limit);
  }
  const isMana = isManaTrigger(watcher, leaf);
  for (let times = timesTriggered(proposal, watcher, happening); times > 0; times -= 1)
    if (isMana) resolveAtOnce(proposal, watcher, cloned(context));
    else
      proposal.agenda.triggers.push({
        ability: ref,
        source,
        controller,
        context: cloned(context),
        ...(lasting === null ? {} : { lasting: lasting.id }),
        ...(events.length === 1 ? {} : { events: cloned([...events]) }),
      });
  // cr 603.7b: it triggers only the next time its event occurs.
  if (lasting !== null && node.kind === 'delayed' && node.repeats === undefined)
    proposal.emit({ type: 'EffectEnded', effects: [lasting.id] });
}

/** The card that was drawn, or revealed by a static ability as it was drawn (cr 603.11). */
function drawnBy({ kind, subject, agent, player, other, word }: Happening): {
  readonly card: ObjectId | null;
  readonly player: Seat | null;
} {
  if (kind === 'draws') return { card: agent, player };
  return kind === 'reveals' && word !== null
    ? { card: subject, player: other }
    : { card: null, player: null };
}

/** war-zone Rowen: an effect of drawing a card continues with the library from which such cards are drawn. */
function sameLibrary({ state, variant }: Proposal, happening: Happening | null): Context['bindings'] {
  if (state.graveyards === 1 || happening === null) return {};
  const { card, player } = drawnBy(happening);
  const object = card === null ? undefined : state.objects[objectNumber(card)];
  const index = object === undefined ? 0 : (variant.libraries.of?.(state, object) ?? 0);
  return player === null || index === 0 ? {} : { [zoneBinding('library', player)]: { amount: index } };
}

/** cr 701.37c, 702.37f: X is the value with which it became monstrous or was turned face up. */
const isOfItsX = (leaf: LeafPattern): boolean =>
  leaf.kind === 'turned-face-up' || (leaf.kind === 'becomes-designated' && leaf.is === 'monstrous');

/**
 * cr 603.7c: the arrival of a time has no objects. The ability still knows the objects of the event that
 * created it.
 */
function knownTo({ context, lasting }: Watcher, { kind }: LeafPattern, event: EventFacts): EventFacts {
  if (lasting === null || kind !== 'step' || context.event === null) return event;
  const { subject, subjects, agent, other } = context.event;
  return { ...event, subject, agent, other, ...(subjects === undefined ? {} : { subjects }) };
}

/**
 * cr 109.2, 603.2d: text that names no other zone means permanents. An object that has just left the
 * battlefield counts as one.
 */
function isOfPermanent({ objects, gone }: GameState, source: ObjectId): boolean {
  const number = objectNumber(source);
  const zone = objects[number]?.zone ?? gone[String(number)]?.from;
  return zone?.kind === 'battlefield';
}

/** cr 603.2d: applies to abilities of objects, not to delayed ones. */
function timesTriggered(
  { state }: Proposal,
  { context, lasting }: Watcher,
  happening: Happening | null,
): number {
  if (lasting !== null || !isOfPermanent(state, context.source)) return 1;
  const sight = sightOf(state);
  return inForce(state, 'trigger-again').reduce((times, { effect, context: of }) => {
    const { source, pattern } = effect;
    const fits =
      matches(sight, source, context.source, of) &&
      (pattern === undefined || (happening !== null && fitsPattern(sight, pattern, happening, of)));
    return fits ? times + (effect.times ?? 1) : times;
  }, 1);
}

type Limit = NonNullable<Extract<Ability, { kind: 'triggered' }>['limit']>;

const countedIn = ({ ref, context: { acquired } }: Watcher): Counted =>
  acquired === undefined ? { ref } : { ref, acquired };

/** Counts the use where activations are counted. An object that is gone counts nothing. */
function countUse(proposal: Proposal, watcher: Watcher, limit: Limit): void {
  const { state } = proposal;
  const { source } = watcher.context;
  if (state.objects[objectNumber(source)] === undefined) return;
  const ability = countedAs(state, countedIn(watcher), limit);
  proposal.emit({ type: 'ActivationCounted', object: source, ability });
}

/** cr 605.1b: it has no target, may add mana, and triggers on mana being made. */
export function isManaTrigger({ node: { body } }: Watcher, { kind }: LeafPattern): boolean {
  if (kind !== 'taps-for-mana' && kind !== 'adds-mana') return false;
  if (body.kind !== 'plain' || (body.targets?.length ?? 0) > 0) return false;
  return [...walk('effect', body.effect)].some(
    ({ sort, node }) => sort === 'effect' && (node as { kind: string }).kind === 'add-mana',
  );
}

/** cr 605.4a: it resolves right after what triggered it, and therefore under the current frame. */
function resolveAtOnce(proposal: Proposal, { ref }: Watcher, context: Context): void {
  const { frames } = proposal.agenda;
  frames.splice(Math.max(0, frames.length - 1), 0, {
    kind: 'effect',
    at: childRef(ref, 'body', 'effect'),
    context: proposal.addContext(context),
    answers: [],
    locals: {},
  });
}
