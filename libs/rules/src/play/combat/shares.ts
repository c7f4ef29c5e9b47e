// The recipients of a creature's combat damage, and how much each must get before the next one (cr 510.1,
// 702.19).
import { hasType, sightOf } from '../../reading/characteristics/characteristics.js';
import { hasQuality, qualities } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { statOf } from '../../reading/language/stats.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { AssignedDamage, Attack, Defender } from '../../model/state/turn-state.js';
import { bandTogether } from './bands.js';

export interface CombatShare {
  readonly to: Defender;
  /** A higher tier gets nothing before each lower one has enough. */
  readonly tier: number;
  readonly enough: number;
  readonly least: number;
}

/** The damage a creature must get before others do, and the damage it must get at all. */
export type LethalNeed = (id: ObjectId) => Pick<CombatShare, 'enough' | 'least'>;

const inGame = (state: GameState, seat: Seat): boolean => state.seats[seat]?.lost === null;
const sum = (damage: readonly AssignedDamage[]): number =>
  damage.reduce((total, { amount }) => total + amount, 0);
const assignedTo = (assigned: readonly AssignedDamage[], to: Defender): readonly AssignedDamage[] =>
  assigned.filter((one) => one.to === to);

/** cr 702.2c, 702.19b: the damage missing to lethal, counting what others assign to it at the same time. */
export function lethalFor(
  state: GameState,
  id: ObjectId,
  source: ObjectId,
  assigned: readonly AssignedDamage[],
): number {
  const already = assignedTo(assigned, id);
  if (already.some((one) => hasQuality(state, one.source, 'deathtouch'))) return 0;
  const marked = state.objects[objectNumber(id)]?.permanent?.damage ?? 0;
  const missing = Math.max(0, statOf(sightOf(state), id, 'toughness') - marked - sum(already));
  return hasQuality(state, source, 'deathtouch') ? Math.min(1, missing) : missing;
}

const tramples = (state: GameState, id: ObjectId): boolean => hasQuality(state, id, 'trample');

/** cr 702.19c: trample whose `filter` says what it tramples over, such as planeswalkers. */
const tramplesOver = (state: GameState, id: ObjectId, attacked: ObjectId): boolean =>
  qualities(state, id, 'trample').some(
    ({ node: { filter }, context }) =>
      filter !== undefined && matches(sightOf(state), filter, attacked, context),
  );

/** cr 510.1b, 702.19e-f: the attacked object, and what is behind it. */
function aimed(
  state: GameState,
  { attacker, defender, defending, lost }: Attack,
  tier: number,
  assigned: readonly AssignedDamage[],
): CombatShare[] {
  const behind = (at: number): CombatShare[] =>
    inGame(state, defending) ? [{ to: defending, tier: at, enough: 0, least: 0 }] : [];
  if (defender === null) return lost !== undefined && tramplesOver(state, attacker, lost) ? behind(tier) : [];
  if (typeof defender === 'number') return behind(tier);
  if (!tramplesOver(state, attacker, defender) || hasType(state, defender, 'battle'))
    return [{ to: defender, tier, enough: 0, least: 0 }];
  const loyalty = statOf(sightOf(state), defender, 'loyalty') - sum(assignedTo(assigned, defender));
  return [{ to: defender, tier, enough: Math.max(0, loyalty), least: 0 }, ...behind(tier + 1)];
}

/** cr2011 510.1c-d: in the announced order. Creatures that were not there then come last. */
function inOrder(state: GameState, of: ObjectId, against: readonly ObjectId[]): readonly ObjectId[] {
  const order = state.combat?.orders[of] ?? [];
  const place = (id: ObjectId): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...against].sort((one, other) => place(one) - place(other));
}

/** cr 510.1c-d: among the creatures it fights. */
export function foughtShares(
  state: GameState,
  source: ObjectId,
  against: readonly ObjectId[],
  need: LethalNeed,
): CombatShare[] {
  const isOrdered = state.terms?.base === 'cr2011' && !bandTogether(state, against);
  return inOrder(state, source, against).map((to, index) => ({
    to,
    tier: isOrdered ? index : 0,
    ...need(to),
  }));
}

export const blockersOn = ({ combat }: GameState, attacker: ObjectId): ObjectId[] =>
  (combat?.blocks ?? [])
    .filter(({ attackers }) => attackers.includes(attacker))
    .map(({ blocker }) => blocker);

/** cr 510.1b-c, 702.19. `unblocked`: its controller assigns the damage as though it weren't blocked. */
export function attackShares(
  state: GameState,
  attack: Attack,
  how: 'as-it-is' | 'unblocked',
  assigned: readonly AssignedDamage[],
  need: LethalNeed,
): CombatShare[] {
  const { attacker, blocked } = attack;
  if (!blocked || how === 'unblocked') return aimed(state, attack, 0, assigned);
  const blockers = blockersOn(state, attacker);
  // cr 702.19d: as though all creatures blocking it had been assigned lethal damage.
  if (blockers.length === 0) return tramples(state, attacker) ? aimed(state, attack, 0, assigned) : [];
  const shares = foughtShares(state, attacker, blockers, need);
  // cr 702.22j: the defending player divides it among the creatures that block.
  if (!tramples(state, attacker) || bandTogether(state, blockers)) return shares;
  const last = Math.max(...shares.map(({ tier }) => tier));
  return [...shares, ...aimed(state, attack, last + 1, assigned)];
}

/** cr 510.1a: its power, or its toughness if an effect says so. */
export const damageOf = (state: GameState, id: ObjectId, by: 'power' | 'toughness'): number =>
  Math.max(0, statOf(sightOf(state), id, by));
