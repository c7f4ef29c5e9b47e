// The sources a player could activate for mana now without a decision (cr 605.3a): abilities that cost only
// {T} and mana.
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Rules } from '../proposal/proposal.js';
import type { ManaSource } from './auto-payer.js';
import { mayChangeMana, isManaWatched } from './heard.js';
import { makersOf } from './makers.js';
import { makingsIn } from './makings.js';
import type { ManaAbility } from './mana-ability.js';
import type { Purpose } from './purpose.js';
import { bansOn, canTap, works } from './usable.js';

/** True if no mana the player has or could make has a restriction on its use. */
export const isUnrestricted = (state: GameState, seat: Seat): boolean =>
  (state.seats[seat]?.mana ?? []).every(({ only }) => only === undefined) &&
  !makersOf(state, seat).some(({ isRestricted }) => isRestricted);

/** The permanent whose ability is being paid for may be needed untapped. */
const PAID_FOR = 4;

/** `without`: permanents already tapped for something else. */
export function manaSources(
  state: GameState,
  seat: Seat,
  purpose: Purpose | null,
  without: ReadonlySet<ObjectId>,
  rules: Rules,
): ManaSource<ManaAbility>[] {
  const sight = sightOf(state);
  const isHeardOf = isManaWatched(state);
  const makings = makingsIn(state, seat, rules);
  const bans = bansOn(state);
  const sources: ManaSource<ManaAbility>[] = [];
  for (const { object, isCreature, rank, abilities, taps, always } of makersOf(state, seat)) {
    if (abilities.length === 0 || without.has(object)) continue;
    const tappable = canTap(sight, object, isCreature);
    if (taps && !tappable) continue;
    const isPaidFor = purpose?.object === object;
    if (
      always !== null &&
      taps &&
      bans.length === 0 &&
      !(isHeardOf && mayChangeMana(state, seat, object, taps))
    ) {
      if (always.ways.length > 0) sources.push(isPaidFor ? { ...always, rank: PAID_FOR } : always);
      continue;
    }
    const ways = abilities.flatMap((one) =>
      (one.simple.taps && !tappable) || !works(sight, state, one, seat, purpose, bans.length > 0)
        ? []
        : makings(one),
    );
    if (ways.length > 0) sources.push({ rank: isPaidFor ? PAID_FOR : rank, ways });
  }
  return sources;
}
