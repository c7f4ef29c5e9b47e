// Emits all events of a group of verbs at once. All of them read the game as it was before the group (cr
// 603.10, 608.2h).
import { BOUNDS, saturated, boundedTimes } from '../../model/basics/bounds.js';
import { amountsFor } from '../../reading/in-force/player-rules.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { BATTLEFIELD, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { GameObject } from '../../model/state/game-state.js';
import type { Proposal } from '../proposal/proposal.js';
import { emitDamage } from './emit-damage.js';
import { emitMove, keepLinked } from './emit-move.js';
import { Group, type GroupOutcome } from './group.js';
import { occur } from '../triggers/occur.js';
import { revealDrawn } from './reveal-drawn.js';
import type { Verb, VerbName, VerbOf } from '../verbs/verb.js';

type Emitter<N extends VerbName> = (group: Group, verb: VerbOf<N>) => void;

const EMITTERS: { readonly [N in VerbName]: Emitter<N> } = {
  move: emitMove,
  damage: emitDamage,
  life(group, verb) {
    const { seat, cause } = verb;
    const by = saturated(cause === 'damage' ? downToFloor(group, verb) : verb.by);
    if (by === 0) return;
    group.events.push({ type: 'LifeChanged', seat, by, cause });
    group.outcome.players.push(seat);
    group.outcome.amount += Math.abs(by);
  },
  draw(group, { seat, from: meantFrom, chosen }) {
    const { state, variant } = group.proposal;
    const libraries = variant.libraries.drawnFrom(state, seat);
    const meant = meantFrom ?? libraries[0];
    const from = meant === undefined ? undefined : group.drawnFrom(meant, libraries);
    const object = from === undefined ? undefined : group.takeTop(from);
    if (from === undefined || object === undefined) {
      // A player who could have drawn from another library has not run out of cards.
      if (chosen === undefined && !libraries.some((library) => group.left(library) > 0))
        group.events.push({ type: 'DrewFromEmptyLibrary', seat });
      return;
    }
    const becomes = group.newId();
    group.events.push({ type: 'CardDrawn', seat, from, object, becomes });
    group.outcome.objects.push(becomes);
    group.outcome.players.push(seat);
    group.outcome.amount += 1;
  },
  counters(group, { on, counter, by }) {
    const { state } = group.proposal;
    const had =
      typeof on === 'number' ? state.seats[on]?.counters : countersOn(state.objects[objectNumber(on)]);
    if (had === undefined) return;
    // cr 122.1: an effect cannot remove more counters than there are.
    const change = Math.max(saturated(by), -(had[counter] ?? 0));
    if (change === 0) return;
    if (typeof on === 'number') {
      group.events.push({ type: 'PlayerCountersChanged', seat: on, counter, by: change });
      group.outcome.players.push(on);
    } else {
      group.events.push({ type: 'CountersChanged', object: on, counter, by: change });
      group.outcome.objects.push(on);
    }
    group.outcome.amount += Math.abs(change);
  },
  token(group, { who, identity, entering, count, link }) {
    const made: ObjectId[] = [];
    const created = Math.min(boundedTimes(count), roomFor(group));
    for (let nth = 0; nth < created; nth += 1) {
      const object = group.newId();
      made.push(object);
      group.events.push({
        type: 'TokenCreated',
        object,
        identity: entering.copy ?? identity,
        owner: who,
        controller: entering.under,
        tapped: entering.tapped ?? false,
        counters: entering.counters ?? {},
        ...(entering.castAs === undefined ? {} : { castAs: entering.castAs }),
      });
      if (entering.attachedTo !== undefined)
        group.events.push({ type: 'AttachmentChanged', object, to: entering.attachedTo });
      group.outcome.objects.push(object);
      group.comes(object, entering);
    }
    if (link !== undefined && created > 0) keepLinked(group, link, made);
    group.outcome.players.push(who);
    group.outcome.amount += created;
  },
  destroy() {
    throw new Error('a destroying is a move by the time it happens');
  },
  tap(group, { object, tapped, forMana = false }) {
    const permanent = group.proposal.state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined || permanent.tapped === tapped) return;
    group.events.push({ type: 'PermanentTapped', object, tapped, forMana });
    group.outcome.objects.push(object);
    group.outcome.amount += 1;
  },
  attach(group, { object, to }) {
    const permanent = group.proposal.state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined || permanent.attachedTo === to) return;
    group.events.push({ type: 'AttachmentChanged', object, to });
    group.outcome.objects.push(object);
    group.outcome.amount += 1;
  },
  mana(group, { seat, units: offered, source, tapped }) {
    const units = offered.slice(0, BOUNDS.mana);
    if (units.length === 0) return;
    const made = { type: 'ManaAdded' as const, seat, mana: units, source };
    group.events.push(tapped ? { ...made, tapped } : made);
    group.outcome.players.push(seat);
    group.outcome.amount += units.length;
  },
};

/** How many more permanents the battlefield can hold. */
function roomFor({ proposal: { state }, events }: Group): number {
  const coming = events.filter(({ type }) => type === 'TokenCreated').length;
  return Math.max(0, BOUNDS.permanents - cardsIn(state, BATTLEFIELD).length - coming);
}

/**
 * The part of a loss of life that does not go below a floor set by an effect. A life total already below the
 * floor stays.
 */
function downToFloor({ proposal: { state }, events }: Group, { seat, by }: VerbOf<'life'>): number {
  const floors = amountsFor(state, 'damage-floor', seat);
  if (floors.length === 0) return by;
  const team = state.seats[seat]?.team;
  const isTheirs = (other: Seat): boolean =>
    other === seat || (state.sharedLife && state.seats[other]?.team === team);
  const now = events.reduce(
    (life, event) => (event.type === 'LifeChanged' && isTheirs(event.seat) ? life + event.by : life),
    state.seats[seat]?.life ?? 0,
  );
  const left = Math.max(0, now - Math.max(...floors));
  return left === 0 ? 0 : Math.max(by, -left);
}

const countersOn = (object: GameObject | undefined): Readonly<Record<string, number>> | undefined =>
  object === undefined ? undefined : (object.permanent?.counters ?? object.counters ?? {});

/** Emits the verbs as events, all at once. `unnoticed`: no ability triggers. */
export function emitGroup(
  proposal: Proposal,
  verbs: readonly Verb[],
  how: 'noticed' | 'unnoticed' = 'noticed',
): GroupOutcome {
  const group = new Group(proposal);
  for (const verb of verbs) (EMITTERS[verb.verb] as (group: Group, verb: Verb) => void)(group, verb);
  occur(
    proposal,
    group.events,
    () => {
      for (const so of group.meanwhile) so();
    },
    how,
  );
  revealDrawn(proposal, group.events);
  for (const then of group.after) then();
  return group.outcome;
}
