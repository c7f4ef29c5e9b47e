// Which conditions of an object's static abilities are true now (cr 604.2). A condition with the same result
// for many objects is evaluated once. Without that, 94 creatures with mountainwalk from 94 lords looked 94
// times through 400 permanents at every moment of the game, half the time of a turn. `large-boards.spec.ts`
// compares this with separate evaluation.
import { memoByIdentity } from '#kernel';
import { walk, type Ability, type Condition, type Players, type SortName } from '#abilities';
import type { Sight } from '../language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject } from '../../model/state/game-state.js';
import { contextOfAbility } from './effects/continuous.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';

export interface StaticInstance {
  readonly instance: AbilityInstance;
  readonly ability: Extract<Ability, { kind: 'static' }>;
}

const statics = memoByIdentity<readonly AbilityInstance[], readonly StaticInstance[]>();
const NO_STATICS: readonly StaticInstance[] = [];

/** Memo, one entry per list of abilities. */
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

/** Results, at one moment, of conditions that many objects share. */
export type AskedConditions = Map<Condition, Map<string, boolean>>;

/** Whether its rules are in force as long as the object is unchanged. */
export const isUnconditional = ({ abilities }: Known): boolean =>
  conditionsAmong(abilities).asked.length === 0;

/** The distinct conditions of an object's static abilities. */
interface Conditions {
  readonly asked: readonly { readonly condition: Condition; readonly instance: AbilityInstance }[];
  /** For each static ability with a condition, in order: the index of its condition. */
  readonly places: readonly number[];
}

const conditions = memoByIdentity<readonly AbilityInstance[], Conditions>();

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

/** Evaluates each of the object's conditions. */
export function heldNow(
  sight: Sight,
  object: GameObject,
  now: Known,
  known?: AskedConditions,
): readonly boolean[] {
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

/**
 * The key for which a result is shared: objects of one player whose attacks the same players defend against,
 * or one object.
 */
function asFor(sight: Sight, condition: Condition, context: Context): string {
  const { defending, isOfSource } = sourceIn(condition);
  const defenders = defending.map((players) => sight.read.playersOf(sight, players, context).join());
  return `${String(context.controller)} ${isOfSource ? context.source : ''} ${defenders.join(' ')}`;
}

/** Kinds of nodes that read nothing of a context but the source and its controller. */
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
const ofObject = memoByIdentity<Condition, boolean>();

const partsIn = (
  sort: SortName,
  node: object,
): readonly { readonly sort: SortName; readonly node: unknown }[] => [...walk(sort, node)];
const kindOf = (node: unknown): string =>
  typeof node === 'object' && node !== null ? String((node as { kind?: unknown }).kind) : 'word';

const countOf = (kind: string, parts: readonly { readonly node: unknown }[]): number =>
  parts.filter(({ node }) => kindOf(node) === kind).length;

/** How a condition refers to its own object: as the one somebody defends against, or otherwise. */
interface OfSource {
  readonly defending: readonly Players[];
  readonly isOfSource: boolean;
}
const ofSource = memoByIdentity<Condition, OfSource>();

function sourceIn(condition: Condition): OfSource {
  let found = ofSource.get(condition);
  if (found === undefined) {
    const parts = partsIn('condition', condition);
    const defending = parts.flatMap(({ sort, node }) =>
      sort === 'players' && kindOf(node) === 'defending' ? [node as Players] : [],
    );
    const within = defending.flatMap((players) => partsIn('players', players));
    // A nested reference would be counted twice.
    const isOfSource =
      countOf('defending', within) > defending.length || countOf('this', parts) > countOf('this', within);
    ofSource.set(condition, (found = { defending, isOfSource }));
  }
  return found;
}

/** Whether the result is the same for every grant of the ability to one object. */
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
