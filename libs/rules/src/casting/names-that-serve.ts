// Of the names a card could be given, those with which an action could be done: by what stands on the card of the name
// alone. What effects permit besides is left out, so this is for players who look for a likely name, not for the rules.
import type { Face } from '#abilities';
import { HALVES, type CardDefinition } from '#cards';
import { facesOf } from '../characteristics/faces.js';
import { instancesOf } from '../characteristics/instances.js';
import { ruleRef } from '../characteristics/node-ref.js';
import { unnamedCard } from '../characteristics/unnamed.js';
import type { GameAction } from '../decisions/action.js';
import { couldLieDown, FACE_DOWN_CAST } from '../engine/face-down-names.js';
import { perEpoch } from '../engine/epoch.js';
import type { GameState } from '../state/game-state.js';
import { objectNumber, type Seat } from '../state/ids.js';
import { budgetOf, couldPay, type Budget } from './budget.js';
import { playTraits } from './play-traits.js';
import { isSorceryTime } from './timing.js';

type Use =
  | 'cast'
  | 'cast-as-instant'
  // For another cost than its mana cost, or for less mana.
  | 'cast-cheaper'
  | 'cast-cheaper-as-instant'
  | 'play'
  | 'activate-in-hand'
  | 'suspend'
  | 'miracle'
  | 'lie-down'
  | 'lie-down-as-instant';

/** Where the abilities stand makes no difference to what they are. */
const ON_NO_OBJECT = ruleRef('name');

const usesOf = new WeakMap<CardDefinition, ReadonlySet<Use>>();

function usesOfName(name: CardDefinition): ReadonlySet<Use> {
  let found = usesOf.get(name);
  if (found === undefined) usesOf.set(name, (found = readUses(name)));
  return found;
}

function readUses(name: CardDefinition): ReadonlySet<Use> {
  const uses = new Set(facesOf(name).flatMap(usesOfFace));
  if (!couldLieDown(name)) return uses;
  uses.add('lie-down');
  if (uses.has('cast-as-instant')) uses.add('lie-down-as-instant');
  return uses;
}

function usesOfFace(face: Face): readonly Use[] {
  const abilities = (face.abilities ?? []).flatMap((ability) => instancesOf(ability, ON_NO_OBJECT));
  const traits = playTraits({ abilities });
  const isLand = face.types.includes('land');
  const isInstant = traits.instant || face.types.includes('instant');
  const does: { readonly [U in Exclude<Use, 'lie-down' | 'lie-down-as-instant'>]: boolean } = {
    cast: !isLand,
    'cast-as-instant': !isLand && isInstant,
    'cast-cheaper': !isLand && !traits.isPlain,
    'cast-cheaper-as-instant': !isLand && !traits.isPlain && isInstant,
    play: isLand,
    'activate-in-hand': traits.activates.has('hand'),
    suspend: traits.suspends,
    miracle: traits.hasMiracle,
  };
  return (Object.keys(does) as (keyof typeof does)[]).filter((use) => does[use]);
}

/** What a name has to be good for; undefined where that cannot be told from the card of the name. */
function useFor(state: GameState, seat: Seat, action: GameAction): Use | undefined {
  switch (action.do) {
    case 'cast':
      if (action.alternative === FACE_DOWN_CAST)
        return isSorceryTime(state, seat) ? 'lie-down' : 'lie-down-as-instant';
      return castingUse(state, seat, unnamedCard(state, action.object)?.printed.cost ?? null);
    case 'play':
      return 'play';
    case 'activate':
      return state.objects[objectNumber(action.object)]?.zone.kind === 'hand'
        ? 'activate-in-hand'
        : undefined;
    case 'special':
      if (action.what === 'turn-up') return 'lie-down';
      return action.what === 'suspend' || action.what === 'miracle' ? action.what : undefined;
  }
}

const budgets = perEpoch((): Map<Seat, Budget> => new Map());

function castingUse(state: GameState, seat: Seat, cost: string | null): Use {
  let budget = budgets(state).get(seat);
  if (budget === undefined) budgets(state).set(seat, (budget = budgetOf(state, seat)));
  const paidFrom = budget;
  const isPaid = cost === null || cost.split(HALVES).some((half) => couldPay(paidFrom, half));
  if (isSorceryTime(state, seat)) return isPaid ? 'cast' : 'cast-cheaper';
  return isPaid ? 'cast-as-instant' : 'cast-cheaper-as-instant';
}

const likely = new WeakMap<readonly CardDefinition[], Map<Use, readonly CardDefinition[]>>();

/** Those among the names with which the card could do what the action says; all of them where no card tells. */
export function namesThatServe(
  state: GameState,
  seat: Seat,
  action: GameAction,
  names: readonly CardDefinition[],
): readonly CardDefinition[] {
  const use = useFor(state, seat, action);
  if (use === undefined) return names;
  const byUse = likely.get(names) ?? new Map<Use, readonly CardDefinition[]>();
  likely.set(names, byUse);
  let found = byUse.get(use);
  if (found === undefined) byUse.set(use, (found = names.filter((name) => usesOfName(name).has(use))));
  return found;
}

/** Whether the action is on a card that has no name and none is said. */
export const isNameless = (state: GameState, action: GameAction): boolean =>
  state.naming !== null &&
  action.name === undefined &&
  !(action.do === 'play' && action.as !== undefined) &&
  unnamedCard(state, action.object) !== undefined;
