// What a player may do with priority and which choices it still needs, in that player's ids. No offer names
// anything the player has never seen.
import type { PlayerId } from '#kernel';
import {
  actionsLackingMana,
  affordableActions,
  answered,
  complete,
  manaAdded,
  paymentOf,
  playText,
  type Answer,
  type GameAction,
  type GameState,
  type ObjectId,
  type PaidWith,
  type Prompt,
  type Refusal,
  type Rulebook,
  type Seat,
} from '#rules';
import type { Projector } from './projector.js';
import type { QuestionView, VisibleId } from '../view/view.js';
import { withObjects, type GivenPlay } from './written.js';

/** An action that could begin, with a line of text for it. */
export interface OfferedPlay {
  readonly play: GivenPlay;
  readonly text: string;
  /** The letters of the mana that it can add. */
  readonly adds: readonly string[];
}

/** The mana that an action would be paid with, in the acting player's ids. */
export interface PaymentSeen {
  readonly makes: readonly { readonly object: VisibleId; readonly mana: string }[];
  readonly pool: string;
  readonly left: string;
}

/** The progress of an action. `field`: the action's member that the choice goes into. */
export type Completion =
  | { readonly kind: 'complete'; readonly play: GivenPlay; readonly payment?: PaymentSeen }
  | {
      readonly kind: 'choose';
      readonly field: string;
      readonly prompt: Prompt;
      readonly question: QuestionView;
      /** The action with the choices made so far. */
      readonly play: GivenPlay;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The seat whose actions the player chooses now: the one with priority (cr 117, 723.5). */
export function actingSeat({ decision, seats }: GameState, player: PlayerId): Seat | undefined {
  if (decision?.kind !== 'priority' || seats[decision.seat]?.player !== player) return undefined;
  return decision.of ?? decision.seat;
}

/**
 * Undefined if the action names an object the asker has never seen, because then the asker could not write
 * it.
 */
function playAsGiven(
  action: GameAction,
  toVisible: (object: ObjectId) => VisibleId | undefined,
): GivenPlay | undefined {
  const missing: string[] = [];
  const play = withObjects(action, (object) => {
    const id = toVisible(object as ObjectId);
    if (id === undefined) missing.push(object);
    return id ?? '';
  });
  return missing.length === 0 ? play : undefined;
}

/** Which plays are asked for: those that can be completed, or those that only lack mana. */
export type PlaysAsked = 'now' | 'lacking-mana';

/** The actions that could begin, in the acting player's ids. */
export function offeredPlays(
  state: GameState,
  seat: Seat,
  eyes: Projector,
  book: Rulebook,
  asked: PlaysAsked = 'now',
): readonly OfferedPlay[] {
  const actions = (asked === 'now' ? affordableActions : actionsLackingMana)(state, seat, book);
  return actions.flatMap((action) => {
    const play = playAsGiven(action, (object) => eyes.idOf(object));
    return play === undefined
      ? []
      : [{ play, text: playText(state, action), adds: manaAdded(state, action) }];
  });
}

/**
 * The next choice of an action being announced (cr 601.2), after the answer to the one before. Undefined if
 * the player could not write the action.
 */
export function completionOf(
  state: GameState,
  seat: Seat,
  eyes: Projector,
  begun: GameAction,
  { answer, book }: { readonly answer?: Answer | undefined; readonly book: Rulebook },
): Completion | undefined {
  const action = answer === undefined ? begun : answered(state, seat, begun, answer, book);
  if ('refusal' in action) return { kind: 'refused', refusal: action.refusal };
  const next = complete(state, seat, action, book);
  if ('refusal' in next) return { kind: 'refused', refusal: next.refusal };
  const play = playAsGiven('done' in next ? next.done : action, (object) => eyes.idOf(object));
  if (play === undefined) return undefined;
  if ('done' in next) {
    const payment = paymentSeen(paymentOf(state, seat, next.done, book), eyes);
    return payment === undefined ? { kind: 'complete', play } : { kind: 'complete', play, payment };
  }
  const { into: field, prompt, question } = next;
  return { kind: 'choose', field, prompt, question: eyes.questionIn(question), play };
}

/** Undefined also where mana comes from something that the player has never seen. */
function paymentSeen(paid: PaidWith | undefined, eyes: Projector): PaymentSeen | undefined {
  if (paid === undefined) return undefined;
  const makes = paid.makes.flatMap(({ object, mana }) => {
    const id = eyes.idOf(object);
    return id === undefined ? [] : [{ object: id, mana }];
  });
  return makes.length === paid.makes.length ? { ...paid, makes } : undefined;
}
