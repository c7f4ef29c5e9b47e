// Finds the names with which an unnamed card could be used now, by the printed text of the card of that name:
// whether the mana could be there, whether the timing is right, and whether a target exists. It ignores what
// effects permit, so it helps players who look for a likely name and decides no rule. Most names that fit a
// card cannot be used at a given moment, and each trial names, announces and takes back on the state itself.
// Without this filter bots tried two names a decision, seven eighths of them in vain (docs/engine-speed.md).
// names-that-serve.spec.ts (libs/mental) compares it with trying every name.
import { knownCost, type CardDefinition } from '#cards';
import type { TargetSpec, Value } from '#abilities';
import { known, objectOf, permanents, sightOf } from '../../../reading/characteristics/characteristics.js';
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import type { GameAction } from '../../../model/decisions/action.js';
import { FACE_DOWN_CAST } from '../../../engine/naming/face-down-names.js';
import { perEpoch } from '../../../fold/journal/epoch.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import { graveyardsOf } from '../../../reading/language/references.js';
import { valueOf } from '../../../reading/language/values.js';
import { contextOf } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, zoneKey, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { budgetOf, canPay, couldPay, couldPayHelped, type Budget } from '../costs/budget.js';
import { groupsFor, type Needs, type Use } from './needs-of-names.js';
import type { Help } from '../costs/paying.js';
import { targetCandidates } from '../../../engine/targets/targets.js';
import { isSorceryTime } from '../ways/timing.js';

type Names = readonly CardDefinition[];

/** What a name must allow. Undefined if the card of the name does not tell. */
function useFor(state: GameState, action: GameAction): Use | undefined {
  switch (action.do) {
    case 'cast':
      return action.alternative === FACE_DOWN_CAST ? 'cast-face-down' : 'cast';
    case 'play':
      return 'play';
    case 'activate':
      return state.objects[objectNumber(action.object)]?.zone.kind === 'hand'
        ? `activate ${action.ability}`
        : undefined;
    case 'special':
      return action.what === 'suspend' || action.what === 'miracle' || action.what === 'turn-up'
        ? action.what
        : undefined;
  }
}

/** What one player could do now. Each question is answered once for all names. */
class Means {
  private readonly isSorceryTime: boolean;
  private readonly budget: Budget;
  private readonly payable = new Map<string, boolean>();
  private readonly aimed = new Map<TargetSpec, boolean>();
  /** Keyed by the list of names. */
  readonly serving = new Map<Names, Map<Use, Names>>();

  constructor(
    private readonly state: GameState,
    private readonly seat: Seat,
    readonly rules: Rules,
  ) {
    this.isSorceryTime = isSorceryTime(state, seat);
    this.budget = budgetOf(state, seat, rules);
  }

  meets(needs: Needs, object: ObjectId): boolean {
    const { isSlow, targets, modes } = needs;
    if (isSlow && !this.isSorceryTime) return false;
    if (!this.isAffordable(needs, object)) return false;
    const isThere = (spec: TargetSpec): boolean => this.isThere(spec, object);
    return targets.every(isThere) && (modes.length === 0 || modes.some((specs) => specs.every(isThere)));
  }

  private isAffordable({ cost, less, helps }: Needs, object: ObjectId): boolean {
    if (cost === null) return true;
    if (less.length + helps.length === 0) return this.isPayable(cost);
    const { budget } = this;
    const off = less.map((value) => this.amountOf(value, object));
    const helpers = helps.reduce((sum, help) => sum + this.helpersFor(help), 0);
    return couldPayHelped(
      budget,
      cost,
      off.reduce((sum, one) => sum + one, 0),
      helpers,
    );
  }

  private amountOf(value: Value, object: ObjectId): number {
    const { state, seat } = this;
    return typeof value === 'number'
      ? value
      : unlessUnknown(() => Math.max(0, valueOf(sightOf(state), value, contextOf(object, seat))), Infinity);
  }

  /** The upper bound: everything untapped or in a graveyard. */
  private helpersFor(help: Help): number {
    const { state, seat } = this;
    if (help === 'delve')
      return graveyardsOf(state, seat).reduce(
        (sum, zone) => sum + (state.zones[zoneKey(zone)]?.length ?? 0),
        0,
      );
    return permanents(state).filter(
      (id) => known(state, id)?.controller === seat && objectOf(state, id)?.permanent?.tapped === false,
    ).length;
  }

  private isPayable(cost: string): boolean {
    let found = this.payable.get(cost);
    if (found === undefined) {
      const { budget } = this;
      found = couldPay(budget, cost) && (budget.reduction > 0 || !isFixed(cost) || canPay(budget, cost));
      this.payable.set(cost, found);
    }
    return found;
  }

  /** For any card that targets it: the colours of the targeting card alone may make a difference. */
  private isThere(spec: TargetSpec, object: ObjectId): boolean {
    let found = this.aimed.get(spec);
    if (found === undefined) {
      const { state, seat } = this;
      found = unlessUnknown(() => {
        const { objects, players } = targetCandidates(sightOf(state), spec, contextOf(object, seat), [], 1);
        return objects.length + players.length > 0;
      }, true);
      this.aimed.set(spec, found);
    }
    return found;
  }
}

/** No X, and no life, to choose. */
const isFixed = (cost: string): boolean =>
  knownCost(cost).every(({ kind }) => kind !== 'variable' && kind !== 'phyrexian');

const means = perEpoch((): Map<Seat, Means> => new Map());

function meansOf(state: GameState, seat: Seat, rules: Rules): Means {
  const bySeat = means(state);
  let found = bySeat.get(seat);
  if (found === undefined || found.rules.variants !== rules.variants)
    bySeat.set(seat, (found = new Means(state, seat, rules)));
  return found;
}

/** Those of the names with which the card could do the action. All of them if the card does not tell. */
export function namesThatServe(
  state: GameState,
  seat: Seat,
  action: GameAction,
  names: Names,
  rules: Rules,
): Names {
  const use = useFor(state, action);
  if (use === undefined) return names;
  const of = meansOf(state, seat, rules);
  let byUse = of.serving.get(names);
  if (byUse === undefined) of.serving.set(names, (byUse = new Map<Use, Names>()));
  let found = byUse.get(use);
  if (found === undefined) {
    found = groupsFor(names, use).flatMap((group) =>
      group.needs.some((needs) => of.meets(needs, action.object)) ? group.names : [],
    );
    byUse.set(use, found);
  }
  return found;
}

/** True if the action uses an unnamed card and states no name. */
export const isNameless = (state: GameState, action: GameAction): boolean =>
  state.naming !== null &&
  action.name === undefined &&
  !(action.do === 'play' && action.as !== undefined) &&
  unnamedCard(state, action.object) !== undefined;
