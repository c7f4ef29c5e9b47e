// A permanent tapped for mana while nothing in force speaks of that and nothing waits for it (cr 605.3): what is done
// most often in a game. All of it can be read off the permanent, and it happens as soon as it is said.
import { contextOfAbility } from '../../../reading/characteristics/continuous.js';
import { cannots, inForce } from '../../../reading/in-force/in-force.js';
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import { occur } from '../../../engine/triggers/occur.js';
import { outputsOf } from '../../../engine/mana/abilities.js';
import { alwaysMadeBy, unitOf } from '../../../engine/mana/sources.js';
import { sources, sourcesFor } from '../../../engine/watching/sources.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { PatternKind } from '../../../model/state/happening.js';
import { objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { waitingFor, watchers } from '../../../engine/watching/watchers.js';
import { activatedOf } from '../costs/activating.js';
import { chooseMana } from '../costs/choose-mana.js';
import type { Pick } from '../choices/pick.js';

export interface PlainMana {
  readonly object: ObjectId;
  readonly units: readonly ManaUnit[];
}

type Activate = Extract<GameAction, { do: 'activate' }>;

const OF_MAKING: readonly PatternKind[] = ['taps', 'taps-for-mana', 'adds-mana'];

/** Nothing says who may activate or tap, what that costs, what happens instead or because of it. */
function isUnheard(state: GameState): boolean {
  if (state.naming !== null || cannots(state, 'activate').length > 0 || cannots(state, 'tap').length > 0)
    return false;
  if (inForce(state, 'costs').some(({ effect }) => effect.of !== undefined && effect.of !== 'spells'))
    return false;
  const replacing = sources(state);
  const waiting = watchers(state);
  return (
    OF_MAKING.every(
      (kind) => sourcesFor(replacing, kind).length === 0 && waitingFor(waiting, kind).length === 0,
    ) && waitingFor(waiting, 'state').length === 0
  );
}

/** What is said of it, if anything, is which mana it makes. */
const SAID: ReadonlySet<string> = new Set<keyof Activate>(['do', 'object', 'ability', 'mana']);
function saysNoMore(choices: Choices): boolean {
  for (const name in choices) if (!SAID.has(name)) return false;
  return true;
}

/** Undefined where there is more to be looked at, or where it cannot be done: then it is announced like any ability. */
export function plainMana(state: GameState, seat: Seat, action: Activate, pick: Pick): PlainMana | undefined {
  const object = state.objects[objectNumber(action.object)];
  if (object?.permanent === undefined || object.permanent.tapped || !saysNoMore(pick.choices))
    return undefined;
  const ref = activatedOf(state, object)[action.ability]?.ref;
  const made = ref === undefined ? undefined : alwaysMadeBy(state, seat, object.id, ref);
  if (made === undefined || !isUnheard(state)) return undefined;
  const context = contextOfAbility(object.id, seat, made);
  const types = chooseMana(pick, outputsOf(sightOf(state), made.simple.adds, context));
  return { object: object.id, units: types.map((type) => unitOf(made, type, made.isSnow)) };
}

/** cr 605.3b: resolved at once, without the stack; nobody has passed since (cr 117.4). */
export function tapForMana(proposal: Proposal, seat: Seat, { object, units }: PlainMana): void {
  if (proposal.state.priority.passed > 0) proposal.emit({ type: 'PrioritySet', seat });
  occur(proposal, [{ type: 'PermanentTapped', object, tapped: true, forMana: true }]);
  if (units.length > 0)
    occur(proposal, [{ type: 'ManaAdded', seat, mana: [...units], source: object, tapped: true }]);
}
