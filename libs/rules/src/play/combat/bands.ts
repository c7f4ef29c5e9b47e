// cr 702.22: which creatures may attack together as a band, and who divides damage because of one.
import { qualities } from '../../reading/in-force/in-force.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { matches } from '../../reading/language/filters.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { combatFault, type CombatFault } from './fault.js';

interface Member {
  readonly attacker: ObjectId;
  readonly defender: Defender;
  readonly band?: number | undefined;
}

const hasBanding = (state: GameState, id: ObjectId): boolean => qualities(state, id, 'banding').length > 0;

/**
 * 'Bands with other': the tests of the quality, one for each such ability on a creature that has the quality
 * itself.
 */
function bandsWithOther(state: GameState, id: ObjectId): ((other: ObjectId) => boolean)[] {
  const sight = sightOf(state);
  return qualities(state, id, 'bands-with-other').flatMap(({ node: { filter }, context }) => {
    if (filter === undefined || !matches(sight, filter, id, context)) return [];
    return [(other: ObjectId) => matches(sight, filter, other, context)];
  });
}

/**
 * cr 702.22c: any number with banding and one without, or all with one quality, of which one has 'bands with
 * other' for it.
 */
function mayBand(state: GameState, members: readonly ObjectId[]): boolean {
  const without = members.filter((id) => !hasBanding(state, id));
  if (without.length <= 1 && without.length < members.length) return true;
  return members.some((id) => bandsWithOther(state, id).some((fits) => members.every(fits)));
}

/** The bands by number. A single creature is no band. */
export function bandsOf(attacks: readonly Member[]): Map<number, readonly Member[]> {
  const bands = new Map<number, Member[]>();
  for (const attack of attacks)
    if (attack.band !== undefined) bands.set(attack.band, [...(bands.get(attack.band) ?? []), attack]);
  return new Map([...bands].filter(([, members]) => members.length > 1));
}

export function bandFault(state: GameState, attacks: readonly Member[]): CombatFault | undefined {
  for (const members of bandsOf(attacks).values()) {
    if (
      !mayBand(
        state,
        members.map(({ attacker }) => attacker),
      )
    )
      return combatFault('cr 702.22c', 'Those creatures cannot attack as one band.');
    if (new Set(members.map(({ defender }) => defender)).size > 1)
      return combatFault('cr 702.22d', 'All creatures of a band must attack the same player or permanent.');
  }
  return undefined;
}

/**
 * cr 702.22j-k: the opponent divides the damage if the opposing creatures include one with banding, or two
 * that band with each other.
 */
export function bandTogether(state: GameState, ids: readonly ObjectId[]): boolean {
  return (
    ids.some((id) => hasBanding(state, id)) ||
    ids.some((id) =>
      bandsWithOther(state, id).some((fits) => ids.some((other) => other !== id && fits(other))),
    )
  );
}
