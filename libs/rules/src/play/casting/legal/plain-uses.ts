// Abilities of permanents that cost at most mana, {T} and the permanent itself, while no effect applies to
// activating. Whether one can be activated depends separately on modes and targets, which objects decide, and
// on mana. In war-zone 21 abilities a decision were announced whole to be offered, nearly all of them {0} of
// Utopias: a sixth of its time. `plain-uses.spec.ts` (libs/simulation) compares the answers with announcing
// each ability whole.
import { memoByIdentity } from '#kernel';
import type { Cost } from '#abilities';
import { perLayers } from '../../../reading/characteristics/characteristics.js';
import { cannots, inForce, permissions, rulesNow } from '../../../reading/in-force/in-force.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import { isManaAbility } from '../../../reading/language/mana-made.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { plainManaAbility, type Activated } from '../../../engine/mana/abilities.js';
import { isLoyalty } from '../../../reading/in-force/activation-limits.js';
import { announceAbility } from '../announcing/announce-ability.js';
import { Fault } from '../ways/fault.js';
import { firstWay } from '../choices/pick.js';
import { areTargetsSteady, isPayable, isPlainCost, choosingOfBody, type PlainCasts } from './plain-casts.js';

/** The parts of an ability to check besides its mana. Null: the whole ability. */
export interface PlainUse {
  readonly asks: 'mana' | 'objects-and-mana';
  /** The permanent is tapped or gone when its mana is paid. */
  readonly usesItself: boolean;
  readonly isSlow: boolean;
}

const isPlain = (cost: Cost): boolean =>
  cost.kind === 'mana' ? isPlainCost(cost.cost) : cost.kind === 'tap' || cost.kind === 'move-this';

const read = memoByIdentity<Activated, PlainUse | null>();

export function plainUseOf(ability: Activated): PlainUse | null {
  let found = read.get(ability);
  if (found === undefined) read.set(ability, (found = workedOut(ability)));
  return found;
}

function workedOut(ability: Activated): PlainUse | null {
  const { body, by, costs, limit, only, speed } = ability;
  if (by !== undefined || only !== undefined || limit !== undefined) return null;
  // For an ability that adds mana, its player chooses which.
  if (isLoyalty(ability) || plainManaAbility(ability) !== null || !costs.every(isPlain)) return null;
  if (costs.filter(({ kind }) => kind === 'mana').length > 1) return null;
  if (body.kind === 'modal' && body.fresh !== undefined) return null;
  const chosen = choosingOfBody(body);
  if (chosen !== 'nothing' && chosen !== 'by-objects') return null;
  const isMoved = costs.some(({ kind }) => kind === 'move-this');
  return {
    asks: chosen === 'nothing' && !isMoved ? 'mana' : 'objects-and-mana',
    usesItself: isMoved || costs.some(({ kind }) => kind === 'tap'),
    isSlow: speed === 'sorcery' && !isManaAbility(ability),
  };
}

/** No effect limits who activates what and when, or requires more than the ability does. */
export const areUsesPlain = (state: GameState): boolean =>
  state.range === undefined &&
  cannots(state, 'activate').length === 0 &&
  cannots(state, 'tap').length === 0 &&
  permissions(state, 'activate-as-instant').length === 0 &&
  inForce(state, 'costs').every(({ effect }) => effect.of === undefined || effect.of === 'spells');

export interface AskedOf {
  readonly object: GameObject;
  readonly nth: number;
  readonly mana: string | null;
  readonly use: PlainUse;
  /** It also makes mana. */
  readonly isSource: boolean;
}

/**
 * True if a permanent's ability can be activated. Requires `areUsesPlain`, and that the permanent can be
 * tapped if the cost says so. Undefined: it has to be tried.
 */
export function isPlainlyUsable(
  casts: PlainCasts,
  state: GameState,
  seat: Seat,
  { object, nth, mana, use, isSource }: AskedOf,
  isSorceryTime: boolean,
): boolean | undefined {
  if (use.isSlow && !isSorceryTime) return false;
  if (object.identity.unnamed !== undefined) return undefined;
  if (use.asks === 'objects-and-mana') {
    if (!areTargetsSteady(state)) return undefined;
    if (!hasObjects(state, seat, object, nth, casts.rules)) return false;
  }
  if (mana === null) return true;
  if (!casts.isAsPrinted || casts.budget.isCostly || (use.usesItself && isSource)) return undefined;
  return isPayable(casts, mana);
}

interface Found {
  inForce: object | null;
  readonly byUse: Map<string, boolean>;
}
const objects = perLayers((): Found => ({ inForce: null, byUse: new Map() }));

/** True if it has legal modes and targets, and its costs other than mana can be paid. */
function hasObjects(state: GameState, seat: Seat, { id }: GameObject, nth: number, rules: Rules): boolean {
  const kept = objects(state);
  const inForce = rulesNow(state);
  if (kept.inForce !== inForce) {
    kept.inForce = inForce;
    kept.byUse.clear();
  }
  const key = `${seat} ${id} ${nth}`;
  let found = kept.byUse.get(key);
  if (found === undefined) {
    const way = firstWay(rules, {}, (pick) =>
      announceAbility(state, seat, { object: id, ability: nth }, { ...pick, isUnpaid: true }),
    );
    kept.byUse.set(key, (found = !(way instanceof Fault)));
  }
  return found;
}
