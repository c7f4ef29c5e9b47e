// Every triggered ability that works now, by the kinds of events it waits for (cr 603.2): worked out once an epoch.
import type { Ability, Condition, Effect, Filter, Pattern, ZoneName } from '#abilities';
import { known, permanents } from '../characteristics/characteristics.js';
import { contextOfAbility } from '../characteristics/continuous.js';
import { nodeAt } from '../characteristics/node-ref.js';
import type { AbilityInstance } from '../characteristics/shape.js';
import { perEpoch } from '../engine/epoch.js';
import type { Context } from '../state/context.js';
import type { GameState } from '../state/game-state.js';
import type { PatternKind } from '../state/happening.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../state/ids.js';
import type { Lasting } from '../state/lasting.js';

/** A pattern that is not several in one. */
export type LeafPattern = Exclude<Pattern, { kind: 'any' | 'parameter' }>;
export type WatchedKind = PatternKind | 'state';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Delayed = Extract<Effect, { kind: 'delayed' }>;

export interface Watcher {
  readonly leaves: readonly LeafPattern[];
  readonly if: Condition | undefined;
  /** The triggered ability, or the effect that made the delayed one: what has the body. */
  readonly ref: NodeRef;
  readonly node: Triggered | Delayed;
  readonly context: Context;
  /** cr 603.7: the delayed ability this is. */
  readonly lasting: Lasting | null;
}

export type Watchers = ReadonlyMap<WatchedKind, readonly Watcher[]>;

const NOBODY: readonly Watcher[] = [];
export const waitingFor = (watchers: Watchers, kind: WatchedKind): readonly Watcher[] =>
  watchers.get(kind) ?? NOBODY;

export function leavesOf(pattern: Pattern): readonly LeafPattern[] {
  if (pattern.kind === 'any') return pattern.of.flatMap(leavesOf);
  return pattern.kind === 'parameter' ? [] : [pattern];
}

/** A triggered ability among those an object has, with what does not depend on the object. */
interface Instance {
  readonly instance: AbilityInstance;
  readonly ability: Triggered;
  readonly leaves: readonly LeafPattern[];
}

const triggeredIn = new WeakMap<readonly AbilityInstance[], readonly Instance[]>();

/** The triggered ones among abilities; lists of abilities are shared by everything that has the same. */
export function triggeredAmong(abilities: readonly AbilityInstance[]): readonly Instance[] {
  let found = triggeredIn.get(abilities);
  if (found === undefined) {
    found = abilities.flatMap((instance) =>
      instance.ability.kind === 'triggered'
        ? [{ instance, ability: instance.ability, leaves: leavesOf(instance.ability.when) }]
        : [],
    );
    triggeredIn.set(abilities, found);
  }
  return found;
}

/** cr 113.6, 113.6p: it works where it says, else on the battlefield; what is only ever in the command zone, there. */
const worksIn = ({ zone }: Triggered, kind: ZoneName): boolean =>
  zone === undefined ? kind === 'battlefield' || kind === 'command' : zone === kind;

/** Cards that lie in the command zone and are played from there have no abilities that work there by themselves. */
const PLAYED = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
];
const isPlayed = (types: readonly string[]): boolean => types.some((type) => PLAYED.includes(type));

export const watcherOf = (
  { instance, ability, leaves }: Instance,
  source: ObjectId,
  controller: Seat,
): Watcher => ({
  leaves,
  if: ability.if,
  ref: instance.ref,
  node: ability,
  context: contextOfAbility(source, controller, instance),
  lasting: null,
});

class Index {
  readonly byKind = new Map<WatchedKind, Watcher[]>();

  add(watcher: Watcher): void {
    const kinds = new Set<WatchedKind>(watcher.leaves.map(({ kind }) => kind));
    for (const kind of kinds) {
      const list = this.byKind.get(kind);
      if (list === undefined) this.byKind.set(kind, [watcher]);
      else list.push(watcher);
    }
  }

  addObject(state: GameState, id: ObjectId, zone: ZoneName): void {
    const now = known(state, id);
    if (now === undefined) return;
    const triggered = triggeredAmong(now.abilities);
    if (triggered.length === 0) return;
    // cr 108.4, 113.8: outside of the battlefield and the stack it is its owner's.
    const controller = now.controller ?? now.owner;
    if (controller === null) return;
    for (const one of triggered)
      if (
        worksIn(one.ability, zone) &&
        (zone !== 'command' || !isPlayed(now.types) || one.ability.zone === zone)
      )
        this.add(watcherOf(one, id, controller));
  }
}

/** Zones whose objects are looked through one by one; of a library, only the rules of variants show anything. */
const LOOKED_THROUGH = new Set<ZoneName>(['stack', 'graveyard', 'hand', 'exile', 'command']);

export const watchers: (state: GameState) => Watchers = perEpoch((state) => {
  const index = new Index();
  for (const id of permanents(state)) index.addObject(state, id, 'battlefield');
  for (const [key, ids] of Object.entries(state.zones)) {
    const zone = key.slice(0, key.indexOf('/')) as ZoneName;
    if (!LOOKED_THROUGH.has(zone)) continue;
    for (const id of ids) {
      // cr 708.2: what lies face down has no abilities; an ability on the stack has none of its own.
      const object = state.objects[objectNumber(id)];
      if (object === undefined || object.faceDown !== undefined) continue;
      if (zone === 'stack' && (object.item === undefined || object.item.kind !== 'spell')) continue;
      index.addObject(state, id, zone);
    }
  }
  for (const lasting of state.lasting)
    if (lasting.kind === 'delayed') {
      const node = nodeAt(state, lasting.at) as Delayed;
      index.add({
        leaves: leavesOf(node.when),
        if: node.if,
        ref: lasting.at,
        node,
        context: lasting.context,
        lasting,
      });
    }
  return index.byKind;
});

/** Whether a filter speaks of the ability's own object and of nothing else. */
export function isOfThis(filter: Filter | undefined): boolean {
  if (filter === undefined) return false;
  if (filter.kind === 'is') return filter.of.kind === 'this';
  return filter.kind === 'all' && filter.of.some(isOfThis);
}
