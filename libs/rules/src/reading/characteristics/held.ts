// Which conditions of an object's static abilities hold now (cr 604.2): those that hold for all who ask alike, or for none,
// are asked once. 94 creatures with mountainwalk from 94 lords looked 94 times through 400 permanents at every moment of
// the game, half of what a turn took there. `large-boards.spec.ts` holds it against asking for each.
import { walk, type Ability, type Condition, type Players, type SortName } from '#abilities';
import type { Sight } from '../language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject } from '../../model/state/game-state.js';
import { contextOfAbility } from './continuous.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';

export interface StaticInstance {
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'static' }>;
}

const statics = new WeakMap<readonly AbilityInstance[], readonly StaticInstance[]>();
const NO_STATICS: readonly StaticInstance[] = [];

/** Found once for each list of abilities. */
export function staticsAmong(abilities: readonly AbilityInstance[]): readonly StaticInstance[] {
  if (abilities.length === 0) return NO_STATICS;
  let found = statics.get(abilities);
  if (found === undefined) {
    found = abilities.flatMap((instance) =>
      instance.ability.kind === 'static' ? [{ instance, ability: instance.ability }] : [],
    );
    statics.set(abilities, found);
  }
  return found;
}

/** What was found of conditions that many objects ask alike, at one moment. */
export type Asked = Map<Condition, Map<string, boolean>>;

/** Whether what it says is said as long as it stays what it is. */
export const saysUnconditionally = ({ abilities }: Known): boolean =>
  conditionsAmong(abilities).asked.length === 0;

/** The conditions of static abilities: those that hold for all or for none are asked once. */
interface Conditions {
  readonly asked: readonly { readonly condition: Condition; readonly instance: AbilityInstance }[];
  /** Of each static ability that has one, in their order, which of them it hangs on. */
  readonly places: readonly number[];
}

const conditions = new WeakMap<readonly AbilityInstance[], Conditions>();

export function conditionsAmong(abilities: readonly AbilityInstance[]): Conditions {
  let found = conditions.get(abilities);
  if (found === undefined) {
    const asked: { condition: Condition; instance: AbilityInstance }[] = [];
    const shared = new Map<Condition, number>();
    const places = staticsAmong(abilities).flatMap(({ ability: { while: condition }, instance }) => {
      if (condition === undefined) return [];
      const before = shared.get(condition);
      if (before !== undefined) return [before];
      if (isOfObject(condition)) shared.set(condition, asked.length);
      asked.push({ condition, instance });
      return [asked.length - 1];
    });
    conditions.set(abilities, (found = { asked, places }));
  }
  return found;
}

const NO_CONDITIONS: readonly boolean[] = [];

/** Of each of its conditions whether it holds. */
export function heldNow(sight: Sight, object: GameObject, now: Known, known?: Asked): readonly boolean[] {
  const controller = now.controller ?? now.owner;
  const { asked } = conditionsAmong(now.abilities);
  if (controller === null || asked.length === 0) return NO_CONDITIONS;
  return asked.map(({ condition, instance }) => {
    const context = contextOfAbility(object.id, controller, instance);
    if (known === undefined || !isOfObject(condition)) return sight.read.holds(sight, condition, context);
    const key = asFor(sight, condition, context);
    const byKey = known.get(condition) ?? new Map<string, boolean>();
    known.set(condition, byKey);
    const found = byKey.get(key) ?? sight.read.holds(sight, condition, context);
    byKey.set(key, found);
    return found;
  });
}

/** For whom it holds or does not: objects of one player, whose attacks the same players defend against; or one object. */
function asFor(sight: Sight, condition: Condition, context: Context): string {
  const { defending, isOfSource } = sourceIn(condition);
  const defenders = defending.map((players) => sight.read.playersOf(sight, players, context).join());
  return `${String(context.controller)} ${isOfSource ? context.source : ''} ${defenders.join(' ')}`;
}

/** What reads nothing of a context but whose ability it is, and who controls that. */
const OF_OBJECT: ReadonlySet<string> = new Set([
  'exists',
  'all',
  'any',
  'not',
  'type',
  'subtype',
  'supertype',
  'colour',
  'controller',
  'is',
  'this',
  'you',
  'opponents',
  'defending',
]);
const ofObject = new WeakMap<Condition, boolean>();

const partsIn = (
  sort: SortName,
  node: object,
): readonly { readonly sort: SortName; readonly node: unknown }[] => [...walk(sort, node)];
const kindOf = (node: unknown): string =>
  typeof node === 'object' && node !== null ? String((node as { kind?: unknown }).kind) : 'word';

const countOf = (kind: string, parts: readonly { readonly node: unknown }[]): number =>
  parts.filter(({ node }) => kindOf(node) === kind).length;

/** Where a condition speaks of its own object: as that which somebody defends against, or otherwise. */
interface OfSource {
  readonly defending: readonly Players[];
  readonly isOfSource: boolean;
}
const ofSource = new WeakMap<Condition, OfSource>();

function sourceIn(condition: Condition): OfSource {
  let found = ofSource.get(condition);
  if (found === undefined) {
    const parts = partsIn('condition', condition);
    const defending = parts.flatMap(({ sort, node }) =>
      sort === 'players' && kindOf(node) === 'defending' ? [node as Players] : [],
    );
    const within = defending.flatMap((players) => partsIn('players', players));
    // One within another would be counted twice.
    const isOfSource =
      countOf('defending', within) > defending.length || countOf('this', parts) > countOf('this', within);
    ofSource.set(condition, (found = { defending, isOfSource }));
  }
  return found;
}

/** However often an ability with that condition was given to one object: it holds for each of them, or for none. */
function isOfObject(condition: Condition): boolean {
  let found = ofObject.get(condition);
  if (found === undefined) {
    found = partsIn('condition', condition).every(({ node }) => {
      const kind = kindOf(node);
      return kind === 'word' || OF_OBJECT.has(kind);
    });
    ofObject.set(condition, found);
  }
  return found;
}
