// cr 510.1: assigns combat damage: the attacking player for each attacker, then the defending players for
// their blockers. A question is asked only if there is a choice.
import { controllerOf, sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots, hasQuality, permissions } from '../../reading/in-force/in-force.js';
import type { Run } from '../../engine/frames/run.js';
import { turnOrder } from '../../reading/language/players.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { AssignedDamage, Attack } from '../../model/state/turn-state.js';
import { bandTogether } from './bands.js';
import { strikesIn, type DamageStep } from './combatants.js';
import { speaksOf } from './covers.js';
import { attacksAsThough } from './may-attack.js';
import {
  attackShares,
  blockersOn,
  damageOf,
  foughtShares,
  lethalFor,
  type LethalNeed,
  type CombatShare,
} from './shares.js';

/** cr 802.5: in turn order. */
export function assignDamage(run: Run, step: DamageStep): readonly AssignedDamage[] {
  return [...assignOfAttackers(run, step), ...assignOfBlockers(run, step)];
}

function assignOfAttackers(run: Run, step: DamageStep): AssignedDamage[] {
  const { state } = run;
  const attacks = (state.combat?.attacks ?? []).filter(({ attacker }) => amountOf(state, attacker, step) > 0);
  const unblocked = assigningAsUnblocked(run, attacks);
  const how = (attacker: ObjectId) => (unblocked.includes(attacker) ? 'unblocked' : 'as-it-is');
  const assigned: AssignedDamage[] = [];
  /** Earlier creatures may trample over these because of damage assigned to them later. */
  const owed = new Set<ObjectId>();
  const inTurn = tramplersLast(state, attacks, how);
  inTurn.forEach((attack, index) => {
    const { attacker, defending } = attack;
    const later = inTurn.slice(index + 1).map((other) => other.attacker);
    const need: LethalNeed = (id) => {
      const spare = laterDamage(
        state,
        id,
        later.filter((other) => how(other) === 'as-it-is'),
        step,
      );
      const enough = Math.max(0, lethalFor(state, id, attacker, assigned) - spare);
      return { enough, least: owed.has(id) ? enough : 0 };
    };
    const shares = attackShares(state, attack, how(attacker), assigned, need);
    // cr 702.22j.
    const divides = bandTogether(state, blockersOn(state, attacker))
      ? defending
      : controllerOf(state, attacker);
    const given = divided(run, divides, attacker, amountOf(state, attacker, step), shares);
    assigned.push(...given);
    const reached = Math.max(
      ...shares.filter(({ to }) => given.some((one) => one.to === to)).map(({ tier }) => tier),
    );
    for (const { to, tier } of shares) if (tier < reached && typeof to === 'string') owed.add(to);
  });
  return assigned;
}

/** cr 702.19b: trample counts what the other creatures assign, so creatures with trample come last. */
function tramplersLast(
  state: GameState,
  attacks: readonly Attack[],
  how: (attacker: ObjectId) => 'unblocked' | 'as-it-is',
): readonly Attack[] {
  const nothing: LethalNeed = () => ({ enough: 0, least: 0 });
  const tiersOf = (attack: Attack): number =>
    new Set(attackShares(state, attack, how(attack.attacker), [], nothing).map(({ tier }) => tier)).size;
  return [...attacks].sort((one, other) => tiersOf(one) - tiersOf(other));
}

/** The damage that later attackers certainly assign to this blocker: from those that it alone blocks. */
function laterDamage(state: GameState, id: ObjectId, later: readonly ObjectId[], step: DamageStep): number {
  const able = later.filter((attacker) => {
    const blockers = blockersOn(state, attacker);
    return blockers.length === 1 && blockers[0] === id;
  });
  if (able.some((attacker) => hasQuality(state, attacker, 'deathtouch'))) return Number.POSITIVE_INFINITY;
  return able.reduce((total, attacker) => total + amountOf(state, attacker, step), 0);
}

function assignOfBlockers(run: Run, step: DamageStep): AssignedDamage[] {
  const { state } = run;
  const blocks = (state.combat?.blocks ?? []).filter(({ blocker }) => amountOf(state, blocker, step) > 0);
  const seatOf = (id: ObjectId): readonly Seat[] => {
    const seat = controllerOf(state, id);
    return seat === null ? [] : [seat];
  };
  const assigned: AssignedDamage[] = [];
  for (const seat of turnOrder(
    { state },
    blocks.flatMap(({ blocker }) => seatOf(blocker)),
  ))
    for (const { blocker, attackers } of blocks.filter((block) => seatOf(block.blocker).includes(seat))) {
      // cr 702.22k.
      const divides = bandTogether(state, attackers) ? attackers.flatMap(seatOf)[0] : seat;
      const need: LethalNeed = (id) => ({ enough: lethalFor(state, id, blocker, assigned), least: 0 });
      const shares = foughtShares(state, blocker, attackers, need);
      assigned.push(...divided(run, divides ?? null, blocker, amountOf(state, blocker, step), shares));
    }
  return assigned;
}

/** cr 510.1a, 510.4. */
function amountOf(state: GameState, id: ObjectId, step: DamageStep): number {
  if (!strikesIn(state, id, step)) return 0;
  if (cannots(state, 'assign-damage').some((rule) => speaksOf(sightOf(state), rule, rule.action.who, id)))
    return 0;
  const byToughness = permissions(state, 'assign-with-toughness').some((rule) =>
    speaksOf(sightOf(state), rule, rule.permission.what, id),
  );
  return damageOf(state, id, byToughness ? 'toughness' : 'power');
}

/**
 * Attackers that may assign damage as though they weren't blocked. Their controller chooses which of them do.
 */
function assigningAsUnblocked(run: Run, attacks: readonly Attack[]): readonly ObjectId[] {
  const { state } = run;
  const able = attacks.filter(
    ({ attacker, blocked }) =>
      blocked &&
      (attacksAsThough(state, attacker, 'unblocked') ||
        permissions(state, 'assign-as-though-unblocked').some(({ object }) => object === attacker)),
  );
  const owners = able.flatMap(({ attacker }) => controllerOf(state, attacker) ?? []);
  return turnOrder({ state }, owners).flatMap((seat) => {
    const own = able.map(({ attacker }) => attacker).filter((id) => controllerOf(state, id) === seat);
    return run.choose(seat, 'damage', own, { least: 0, most: own.length });
  });
}

function divided(
  run: Run,
  seat: Seat | null,
  source: ObjectId,
  total: number,
  shares: readonly CombatShare[],
): AssignedDamage[] {
  const [first] = shares;
  if (first === undefined || seat === null) return [];
  if (isForced(total, shares)) return [{ source, to: first.to, amount: total }];
  const { amounts } = run.ask<'divide'>(seat, 'damage', {
    kind: 'divide',
    total,
    least: 0,
    among: shares.map(({ to }) => to),
    source,
    tiers: shares.map(({ tier, enough, least }) => ({ tier, enough, least })),
  });
  return shares.flatMap(({ to }, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [{ source, to, amount }] : [];
  });
}

/** All damage goes to the first recipient: there is no other, or not enough damage for more. */
function isForced(total: number, shares: readonly CombatShare[]): boolean {
  const [first, second] = shares;
  if (first === undefined || second === undefined) return true;
  return first.least >= total || (second.tier > first.tier && total <= first.enough);
}
