// What a player may do with priority and what is still to be chosen for it, in that player's ids: nothing is offered
// that names what the player has never seen.
import type { PlayerId } from '#kernel';
import {
  answered,
  complete,
  legalActions,
  playText,
  type Answer,
  type GameAction,
  type GameState,
  type ObjectId,
  type Prompt,
  type Refusal,
  type Rulebook,
  type Seat,
} from '#rules';
import type { Projector } from './projector.js';
import type { QuestionView, VisibleId } from './view.js';
import { withObjects, type GivenPlay } from './written.js';

/** An action that could be begun, with a line for it. */
export interface OfferedPlay {
  readonly play: GivenPlay;
  readonly text: string;
}

/** How far an action has come; `field`: the member of it that the choice goes into. */
export type Completion =
  | { readonly kind: 'complete'; readonly play: GivenPlay }
  | {
      readonly kind: 'choose';
      readonly field: string;
      readonly prompt: Prompt;
      readonly question: QuestionView;
      /** The action as far as it has come. */
      readonly play: GivenPlay;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Whose actions the player chooses now: those of the seat that has priority (cr 117, 723.5). */
export function actingSeat({ decision, seats }: GameState, player: PlayerId): Seat | undefined {
  if (decision?.kind !== 'priority' || seats[decision.seat]?.player !== player) return undefined;
  return decision.of ?? decision.seat;
}

/** Undefined where it names what the asker has never seen: then it is nothing the asker could say. */
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

/** What could be begun now, as the one who may begin it sees it. */
export const offeredPlays = (
  state: GameState,
  seat: Seat,
  eyes: Projector,
  book?: Rulebook,
): readonly OfferedPlay[] =>
  legalActions(state, seat, book).flatMap((action) => {
    const play = playAsGiven(action, (object) => eyes.idOf(object));
    return play === undefined ? [] : [{ play, text: playText(state, action) }];
  });

/**
 * The next choice of an action that is being put together (cr 601.2), with the answer to the one before; undefined where
 * it is none the player could say.
 */
export function completionOf(
  state: GameState,
  seat: Seat,
  eyes: Projector,
  begun: GameAction,
  { answer, book }: { readonly answer?: Answer | undefined; readonly book?: Rulebook | undefined } = {},
): Completion | undefined {
  const action = answer === undefined ? begun : answered(state, seat, begun, answer, book);
  if ('refusal' in action) return { kind: 'refused', refusal: action.refusal };
  const next = complete(state, seat, action, book);
  if ('refusal' in next) return { kind: 'refused', refusal: next.refusal };
  const play = playAsGiven('done' in next ? next.done : action, (object) => eyes.idOf(object));
  if (play === undefined) return undefined;
  if ('done' in next) return { kind: 'complete', play };
  const { into: field, prompt, question } = next;
  return { kind: 'choose', field, prompt, question: eyes.questionIn(question), play };
}
