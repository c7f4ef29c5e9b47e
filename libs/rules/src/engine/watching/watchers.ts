// All triggered abilities that work now, by the kind of event they wait for (cr 603.2). The list is memoized
// per epoch.
import { memoByIdentity } from '#kernel';
import type { Ability, Condition, Effect, Filter, Pattern, ZoneName } from '#abilities';
import {
  changed,
  changedElsewhere,
  known,
  perBattlefield,
  perLayers,
} from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import { isPlayed } from '../../model/printed/functioning.js';
import { allZoneContents, type ZoneContents } from '../../reading/characteristics/alone/zone-contents.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';
import { paymentsOf } from '../../reading/language/cast.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { PatternKind } from '../../model/state/happening.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import { bearersIn, canBearTriggers, functionsIn } from './bearers.js';

/** A pattern that is not a combination of several. */
export type LeafPattern = Exclude<Pattern, { kind: 'any' | 'parameter' }>;
export type WatchedKind = PatternKind | 'state';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Delayed = Extract<Effect, { kind: 'delayed' }>;

export interface Watcher {
  readonly leaves: readonly LeafPattern[];
  readonly kinds: readonly WatchedKind[];
  readonly if: Condition | undefined;
  /** It waits only for moves of its own object. */
  readonly isOfItself: boolean;
  /** The place of the triggered ability, or of the effect that made the delayed one. It has the body. */
  readonly ref: NodeRef;
  readonly node: Triggered | Delayed;
  readonly context: Context;
  /** cr 603.7: the delayed triggered ability, if it is one. */
  readonly lasting: Lasting | null;
}

type ByKind = Map<WatchedKind, Watcher[]>;

/** The watchers of the battlefield, and those of other zones in zone order. */
export type Watchers = readonly ReadonlyMap<WatchedKind, readonly Watcher[]>[];

const NOBODY: readonly Watcher[] = [];

export function waitingFor(watchers: Watchers, kind: WatchedKind): readonly Watcher[] {
  let found = NOBODY;
  for (const part of watchers) {
    const list = part.get(kind);
    if (list !== undefined) found = found.length === 0 ? list : [...found, ...list];
  }
  return found;
}

export function leafPatterns(pattern: Pattern): readonly LeafPattern[] {
  if (pattern.kind === 'any') return pattern.of.flatMap(leafPatterns);
  return pattern.kind === 'parameter' ? [] : [pattern];
}

const kindsOf = (leaves: readonly LeafPattern[]): readonly WatchedKind[] => [
  ...new Set(leaves.map(({ kind }) => kind)),
];

/** A triggered ability of an object, with the parts that do not depend on the object. */
interface Instance {
  readonly instance: AbilityInstance;
  readonly ability: Triggered;
  readonly leaves: readonly LeafPattern[];
  readonly isOfItself: boolean;
  /** Further bindings: which of several payments of one name belongs to it. */
  readonly payments: Context['bindings'];
}

const triggeredIn = memoByIdentity<readonly AbilityInstance[], readonly Instance[]>();

/** The triggered abilities of a list. Objects with the same abilities share the list. */
export function triggeredAmong(abilities: readonly AbilityInstance[]): readonly Instance[] {
  let found = triggeredIn.get(abilities);
  if (found === undefined) {
    const numbers = new Map<string, number>();
    found = abilities.flatMap((instance) => {
      const { ability, keyword } = instance;
      if (ability.kind !== 'triggered') return [];
      const nth = keyword === null ? 1 : (numbers.get(keyword) ?? 0) + 1;
      if (keyword !== null) numbers.set(keyword, nth);
      const payments = keyword === null ? {} : paymentsOf(keyword, nth);
      const leaves = leafPatterns(ability.when);
      const isOfItself = leaves.every((leaf) => leaf.kind === 'moves' && isOfThis(leaf.what));
      return [{ instance, ability, leaves, isOfItself, payments }];
    });
    triggeredIn.set(abilities, found);
  }
  return found;
}

export const watcherOf = (
  { instance, ability, leaves, isOfItself, payments }: Instance,
  source: ObjectId,
  controller: Seat,
): Watcher => {
  const context = contextOfAbility(source, controller, instance);
  return {
    leaves,
    kinds: kindsOf(leaves),
    if: ability.if,
    isOfItself,
    ref: instance.ref,
    node: ability,
    context: { ...context, bindings: { ...context.bindings, ...payments } },
    lasting: null,
  };
};

const watched = memoByIdentity<Known, readonly Watcher[]>();

/** The abilities of an object that work in its zone, memoized as long as its characteristics are the same. */
function watchersOf(now: Known, id: ObjectId, zone: ZoneName): readonly Watcher[] {
  let found = watched.get(now);
  if (found === undefined) watched.set(now, (found = workedOut(now, id, zone)));
  return found;
}

function workedOut(now: Known, id: ObjectId, zone: ZoneName): readonly Watcher[] {
  // cr 108.4, 113.8: outside the battlefield and the stack, its owner controls it.
  const controller = now.controller ?? now.owner;
  if (controller === null) return NOBODY;
  return triggeredAmong(now.abilities)
    .filter(
      ({ ability }) =>
        functionsIn(ability, zone) && (zone !== 'command' || !isPlayed(now) || ability.zone === zone),
    )
    .map((one) => watcherOf(one, id, controller));
}

function add(byKind: ByKind, watcher: Watcher): void {
  for (const kind of watcher.kinds) {
    const list = byKind.get(kind);
    if (list === undefined) byKind.set(kind, [watcher]);
    else list.push(watcher);
  }
}

function addThoseIn(state: GameState, contents: ZoneContents, byKind: ByKind): void {
  const { zone, all } = contents;
  const bearers = bearersIn(contents);
  // Changed objects may have abilities that an effect gives.
  const now = changed(state);
  const look = (id: ObjectId): void => {
    const one = known(state, id);
    if (one !== undefined) for (const watcher of watchersOf(one, id, zone)) add(byKind, watcher);
  };
  const isChanged = zone === 'battlefield' ? now.size > 0 : changedElsewhere(state).length > 0;
  if (!isChanged) for (const { id } of bearers) look(id);
  else
    for (const { object } of all)
      if (bearers.has(object) || (now.has(object.id) && canBearTriggers(object, zone))) look(object.id);
}

const watchersInPlay = perBattlefield((state): ByKind => {
  const byKind: ByKind = new Map();
  for (const contents of allZoneContents(state))
    if (contents.zone === 'battlefield') addThoseIn(state, contents, byKind);
  return byKind;
});

export const watchers: (state: GameState) => Watchers = perLayers((state) => {
  const [before, after]: [ByKind, ByKind] = [new Map(), new Map()];
  let byKind = before;
  for (const contents of allZoneContents(state))
    if (contents.zone === 'battlefield') byKind = after;
    else addThoseIn(state, contents, byKind);
  for (const lasting of state.lasting)
    if (lasting.kind === 'delayed') add(after, delayedWatcher(state, lasting));
  return [before, watchersInPlay(state), after];
});

function delayedWatcher(state: GameState, lasting: Lasting): Watcher {
  const node = nodeAt(state, lasting.at) as Delayed;
  const leaves = leafPatterns(node.when);
  return {
    leaves,
    kinds: kindsOf(leaves),
    if: node.if,
    isOfItself: false,
    ref: lasting.at,
    node,
    context: lasting.context,
    lasting,
  };
}

/** True if a filter matches only the ability's own object. */
export function isOfThis(filter: Filter | undefined): boolean {
  if (filter === undefined) return false;
  if (filter.kind === 'is') return filter.of.kind === 'this';
  return filter.kind === 'all' && filter.of.some(isOfThis);
}
