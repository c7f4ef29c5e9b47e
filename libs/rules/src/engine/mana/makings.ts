// What a mana ability makes, in every possible way: as it says, or as it turns out if something in force reacts
// to the mana.
import { perEpoch } from '../../fold/journal/epoch.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Rules } from '../proposal/proposal.js';
import { outputsOf } from './abilities.js';
import type { Made, Making } from './auto-payer.js';
import { setOfType, type ManaTypeSet } from './bill.js';
import { mayChangeMana, isManaWatched, manaOutcomes, type Heard } from './heard.js';
import { unitOf, type ManaAbility, type PricedAbility } from './mana-ability.js';
import { runsOf } from './runs.js';

export function makingsOf(sight: Sight, one: PricedAbility, context: Context): Making<ManaAbility>[] {
  const restricted = one.simple.adds.restriction !== undefined;
  return outputsOf(sight, one.simple.adds, context).flatMap((sorts) =>
    one.bills.map((pays) => ({
      pays,
      makes: sorts.map((sort): Made => ({ sorts: sort, snow: one.isSnow, restricted })),
      tag: one,
    })),
  );
}

const heardNow = perEpoch(() => new Map<Rules['variants'], Map<string, readonly Heard[]>>());

/** The outcomes, if something in force reacts to the mana. */
export function heardOf(
  state: GameState,
  seat: Seat,
  one: Omit<ManaAbility, 'ability'>,
  isSnow: boolean,
  outputs: readonly (readonly ManaTypeSet[])[],
  rules: Rules,
): readonly Heard[] {
  const { object, ref, simple } = one;
  const byVariants = heardNow(state);
  let found = byVariants.get(rules.variants);
  if (found === undefined) byVariants.set(rules.variants, (found = new Map<string, readonly Heard[]>()));
  const key = `${seat} ${object} ${ref} ${JSON.stringify(outputs)}`;
  let heard = found.get(key);
  if (heard === undefined) {
    heard = runsOf(outputs).flatMap((run) => {
      const units = run.map((type) => unitOf(one, type, isSnow));
      return manaOutcomes(state, seat, { object, taps: simple.taps, units }, rules);
    });
    found.set(key, heard);
  }
  return heard;
}

function heardMakings(
  state: GameState,
  one: PricedAbility,
  context: Context,
  rules: Rules,
): Making<ManaAbility>[] {
  const outputs = outputsOf(sightOf(state), one.simple.adds, context);
  return heardOf(state, context.controller, one, one.isSnow, outputs, rules).flatMap((heard) =>
    one.bills.map((pays) => ({ pays, makes: heard.units.map(madeOf), tag: { ...one, heard } })),
  );
}

const madeOf = ({ type, snow = false, only }: ManaUnit): Made => ({
  sorts: setOfType(type),
  snow,
  restricted: only !== undefined,
});

/** How the player's mana abilities make mana now, with everything else that affects it. */
export function makingsIn(
  state: GameState,
  seat: Seat,
  rules: Rules,
): (one: PricedAbility) => Making<ManaAbility>[] {
  const sight = sightOf(state);
  const isHeardOf = isManaWatched(state);
  return (one) => {
    const context = contextOfAbility(one.object, seat, one);
    return isHeardOf && mayChangeMana(state, seat, one.object, one.simple.taps)
      ? heardMakings(state, one, context, rules)
      : makingsOf(sight, one, context);
  };
}
