// Of the names a card could be given, those with which an action could be done now: whether the mana could be there,
// whether it is the time for it, and whether anything could be its target, by what stands on the card of the name. What
// effects permit besides is left out, so this is for players who look for a likely name, not for the rules.
//
// What it saves: most names that fit a card cannot be used at a given moment, and each that is tried is named, announced
// and taken back on the state itself. Bots tried two names a decision, seven eighths of them in vain (docs/performance.md).
// names-that-serve.spec.ts (libs/mental) holds it against trying every name.
import { knownCost, type CardDefinition } from '#cards';
import type { TargetSpec, Value } from '#abilities';
import { known, objectOf, permanents, sightOf } from '../../../reading/characteristics/characteristics.js';
import { unnamedCard } from '../../../reading/characteristics/unnamed.js';
import type { FrameLoop } from '../../../engine/proposal/proposal.js';
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

/** What a name has to be good for; undefined where that cannot be told from the card of the name. */
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

/** What one player could do now: each question is answered once, whichever names it is asked for. */
class Means {
  private readonly isSorceryTime: boolean;
  private readonly budget: Budget;
  private readonly payable = new Map<string, boolean>();
  private readonly aimed = new Map<TargetSpec, boolean>();
  /** By the list of names it is about. */
  readonly serving = new Map<Names, Map<Use, Names>>();

  constructor(
    private readonly state: GameState,
    private readonly seat: Seat,
    loop: FrameLoop,
  ) {
    this.isSorceryTime = isSorceryTime(state, seat);
    this.budget = budgetOf(state, seat, loop);
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

  /** At the most: whatever is untapped, or lies in a graveyard. */
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

  /** Whichever card it is that aims at it: by its colours alone one could do so and another not. */
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

/** Neither X nor life is chosen for it. */
const isFixed = (cost: string): boolean =>
  knownCost(cost).every(({ kind }) => kind !== 'variable' && kind !== 'phyrexian');

const means = perEpoch((): Map<Seat, Means> => new Map());

function meansOf(state: GameState, seat: Seat, loop: FrameLoop): Means {
  const bySeat = means(state);
  let found = bySeat.get(seat);
  if (found === undefined) bySeat.set(seat, (found = new Means(state, seat, loop)));
  return found;
}

/** Those among the names with which the card could do what the action says; all of them where no card tells. */
export function namesThatServe(
  state: GameState,
  seat: Seat,
  action: GameAction,
  names: Names,
  loop: FrameLoop,
): Names {
  const use = useFor(state, action);
  if (use === undefined) return names;
  const of = meansOf(state, seat, loop);
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

/** Whether the action is on a card that has no name and none is said. */
export const isNameless = (state: GameState, action: GameAction): boolean =>
  state.naming !== null &&
  action.name === undefined &&
  !(action.do === 'play' && action.as !== undefined) &&
  unnamedCard(state, action.object) !== undefined;
