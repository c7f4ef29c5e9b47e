// Fragmented loops (cr 731.3): several players each contribute a part, and the game returns to the same
// position. The active player, or else the first participant in turn order, must then make another choice.
import { canonicalJson, memoByIdentity, type Hash } from '#kernel';
import type { GameAction } from '../../model/decisions/action.js';
import type { Answer } from '../../model/decisions/answer.js';
import { known, type AbilityInstance } from '../../reading/characteristics/characteristics.js';
import type { Activated } from '../../engine/mana/abilities.js';
import { inTurnOrder } from '../../engine/proposal/proposal.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { isManaAbility } from '../../reading/language/mana-made.js';
import type { Deed } from '../../model/state/deed.js';
import type { GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { perPosition } from '../../fold/journal/epoch.js';
import type { Known } from '../../model/printed/shape.js';
import { choicesIn, standingOf } from '../../model/state/position.js';
import { comparableText, Text } from '../../model/state/same-text.js';
import { again } from './again.js';

/** The key of a choice: what is chosen, by whom, and the position of the game. */
export const choiceNow = (state: GameState, seat: Seat, answer: Answer): Hash =>
  choicesNow(state)(seat, answer);

/** A bot asks of every action that is offered, and then the one that it takes is decided in the same position. */
const choicesNow = perPosition((state) => choicesIn(standsAs(state)));

/**
 * True if the choice was made before in this step, another player has acted since, and this player has to
 * break the loop. `before`: the earlier answers of this step.
 */
export function comesRound(state: GameState, seat: Seat, answer: Answer, before: readonly Deed[]): boolean {
  if (state.turn === null || !isDone(answer) || !haveOthersDone(seat, before)) return false;
  const since = before.findLastIndex((deed) => deed.seat === seat && isSame(state, deed, answer));
  if (since === -1) return false;
  const involved = new Set(before.slice(since).flatMap((deed) => (isDone(deed.answer) ? [deed.seat] : [])));
  const order = inTurnOrder(state, state.turn.active);
  return involved.size > 1 && order.find((one) => involved.has(one)) === seat;
}

const haveOthersDone = (seat: Seat, before: readonly Deed[]): boolean =>
  before.some((deed) => deed.seat !== seat && isDone(deed.answer));

/** True if the position is the same as when this choice was made before. */
export const isRepeatBarred = (state: GameState, seat: Seat, answer: Answer, before = state.deeds): boolean =>
  comesRound(state, seat, answer, before) && state.choices.includes(choiceNow(state, seat, answer));

/**
 * True if the action may have been taken before in this step, whatever choices it leaves open. Does not
 * complete it.
 */
export const mayBeRepeated = (state: GameState, seat: Seat, action: GameAction): boolean =>
  state.deeds.some(
    (deed) => deed.seat === seat && !isPlainlyOther(state, deed, { kind: 'priority', action }),
  );

/** True if any choice can be barred. */
export const areBarred = ({ choices, deeds }: GameState, seat: Seat): boolean =>
  choices.length > 0 && haveOthersDone(seat, deeds);

/** A free action may repeat immediately. Any other action is checked when it repeats. */
export function isFree(state: GameState, answer: Answer): boolean {
  if (answer.kind !== 'priority' || typeof answer.action === 'string') return false;
  const { action } = answer;
  if (action.do !== 'activate') return false;
  const activated = nthActivated(known(state, action.object)?.abilities ?? [], action.ability);
  return (
    activated !== undefined &&
    activated.costs.every((cost) => cost.kind === 'mana' && cost.cost === '{0}') &&
    !isManaAbility(activated)
  );
}

function nthActivated(abilities: readonly AbilityInstance[], nth: number): Activated | undefined {
  let at = 0;
  for (const { ability } of abilities) {
    if (ability.kind !== 'activated') continue;
    if (at === nth) return ability;
    at += 1;
  }
  return undefined;
}

/** Passing, declining, declarations and orderings do not count as acting. */
function isDone(answer: Answer): boolean {
  switch (answer.kind) {
    case 'priority':
      return answer.action !== 'pass';
    case 'yes-no':
      return answer.yes;
    case 'choose-objects':
      return answer.objects.length > 0;
    case 'choose-players':
      return answer.players.length > 0;
    case 'choose-modes':
      return answer.modes.length > 0;
    case 'choose-targets':
      return answer.targets.length > 0;
    case 'number':
    case 'word':
    case 'divide':
      return true;
    case 'order':
    case 'attackers':
    case 'blockers':
    case 'propose':
      return false;
  }
}

/** True if the action is of another kind, or uses another object although the former one is still there. */
function isPlainlyOther({ objects }: GameState, { answer: before, made }: Deed, now: Answer): boolean {
  if (before.kind !== 'priority' || now.kind !== 'priority') return before.kind !== now.kind;
  const [one, other] = [before.action, now.action];
  if (typeof one === 'string' || typeof other === 'string') return one !== other;
  if (one.do !== other.do) return true;
  const number = objectNumber(one.object);
  return one.object !== other.object && number <= made && objects[number] !== undefined;
}

/** cr 400.7: the choice may name the object that replaced the former one. */
function isSame(state: GameState, deed: Deed, answer: Answer): boolean {
  if (isPlainlyOther(state, deed, answer)) return false;
  const said = canonicalJson(answer);
  if (canonicalJson(deed.answer) === said) return true;
  const now = again(state, [deed])?.[0]?.answer;
  return now !== undefined && canonicalJson(now) === said;
}

/** Effects that change objects count by their result, however often they were created. */
function standsAs(state: GameState): unknown {
  const lasting = state.lasting.filter(({ kind }) => kind !== 'continuous');
  return [
    standingOf({ ...state, lasting }),
    cardsIn(state, BATTLEFIELD).map((id) => characteristicsOf(state, id)),
  ];
}

const written = memoByIdentity<Known, Text>();

/** An object that stays as it is keeps its text. */
function characteristicsOf(state: GameState, id: ObjectId): Text | null {
  const now = known(state, id);
  if (now === undefined) return null;
  let text = written.get(now);
  if (text === undefined) written.set(now, (text = new Text(comparableText(toldOf(now)))));
  return text;
}

function toldOf(now: Known): unknown {
  const { controller, name, colours, supertypes, types, subtypes, power, toughness } = now;
  return {
    is: [controller, name, colours, supertypes, types, subtypes, power, toughness],
    keywords: [...now.keywords],
    abilities: now.abilities.map(({ ref, given }) => [ref, given?.granter]),
    effects: now.effects.map(({ ref }) => ref),
  };
}
