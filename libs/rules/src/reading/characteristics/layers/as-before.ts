// Keeps old answers: layers are applied again whenever an object changes, but most objects come out the same.
// An unchanged object keeps its old answer, and with it every memo that depends on the answer.
import type { Context } from '../../../model/state/context.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { Draft } from '../alone/draft.js';
import type { AbilityInstance, ObjectEffect } from '../../../model/printed/shape.js';

/** Replaces answers with the earlier ones that are equal. */
export function reuseEqualDrafts(drafts: Map<ObjectId, Draft>, before: ReadonlyMap<ObjectId, Draft>): void {
  if (before.size === 0) return;
  for (const [id, draft] of drafts) {
    const known = before.get(id);
    if (known !== undefined && isSame(known, draft)) drafts.set(id, known);
  }
}

/** Whether both hold the identical answers about the same objects, in the same order. */
export function areTheSame(
  drafts: ReadonlyMap<ObjectId, Draft>,
  before: ReadonlyMap<ObjectId, Draft>,
): boolean {
  if (drafts.size !== before.size) return false;
  const earlier = before.entries();
  for (const [id, draft] of drafts) {
    const { value } = earlier.next();
    if (value?.[0] !== id || value[1] !== draft) return false;
  }
  return true;
}

/** Compares every member except the keywords' names, which follow from the abilities. */
const isSame = (one: Draft, other: Draft): boolean =>
  one.copiable === other.copiable &&
  one.controller === other.controller &&
  one.owner === other.owner &&
  one.power === other.power &&
  one.toughness === other.toughness &&
  one.name === other.name &&
  one.cost === other.cost &&
  one.manaValue === other.manaValue &&
  one.loyalty === other.loyalty &&
  one.defense === other.defense &&
  areEqual(one.types, other.types) &&
  areEqual(one.subtypes, other.subtypes) &&
  areEqual(one.supertypes, other.supertypes) &&
  areEqual(one.colours, other.colours) &&
  areEqual(one.barred, other.barred) &&
  areAll(one.abilities, other.abilities, isSameAbility) &&
  areAll(one.effects, other.effects, isSameEffect);

function areAll<T>(
  some: readonly T[],
  others: readonly T[],
  isAlike: (one: T, other: T) => boolean,
): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (!isAlike(some[at] as T, others[at] as T)) return false;
  return true;
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  areAll(some, others, (one, other) => one === other);

function isSameAbility(one: AbilityInstance, other: AbilityInstance): boolean {
  if (one === other) return true;
  if (one.ability !== other.ability || one.ref !== other.ref || one.keyword !== other.keyword) return false;
  if (one.given === undefined || other.given === undefined) return one.given === other.given;
  return (
    one.given.granter === other.given.granter &&
    one.given.timestamp === other.given.timestamp &&
    isSameContext(one.given.context, other.given.context)
  );
}

const isSameEffect = (one: ObjectEffect, other: ObjectEffect): boolean =>
  one.change === other.change &&
  one.ref === other.ref &&
  one.timestamp === other.timestamp &&
  isSameContext(one.context, other.context);

/**
 * Compares only what a static ability's context has: its source and controller, with nothing chosen or bound.
 */
const isSameContext = (one: Context, other: Context): boolean =>
  one === other ||
  (one.source === other.source &&
    one.controller === other.controller &&
    one.stack === null &&
    other.stack === null &&
    one.event === null &&
    other.event === null &&
    one.x === other.x &&
    isEmpty(one) &&
    isEmpty(other));

function isEmpty({ targets, bindings }: Context): boolean {
  for (const _ in bindings) return false;
  return targets.length === 0;
}
