// Rate limit on refused card names, whatever the refusal: some per question are free, then one each interval.
// A refusal leaves no trace in the game. So the session counts them, and nobody else learns of it.
import { nameKey } from '#cards';
import { after, hasPassed, seconds, type Instant } from '#kernel';
import type { DecisionId, GameAction, GameState, Proposed } from '#rules';

interface Tries {
  readonly decision: DecisionId;
  refused: number;
  last: Instant;
  /** Names that were accepted while an action was put together: trying one again reveals nothing new. */
  readonly fitted: Set<string>;
}

/**
 * The name that is tried, if any, and the player's question it belongs to. All names in one action count as
 * one try.
 */
export interface Guess {
  readonly decision: DecisionId;
  readonly name: string;
}

export function guessIn({ decision, seats }: GameState, { actor, command }: Proposed): Guess | undefined {
  if (command.type !== 'answer' || decision === null || command.decision !== decision.id) return undefined;
  if (seats[decision.seat]?.player !== actor) return undefined;
  const { answer } = command;
  if (answer.kind === 'word' && decision.question.kind === 'word' && decision.question.object !== undefined)
    return answer.word === '' ? undefined : { decision: decision.id, name: answer.word };
  return answer.kind === 'priority' && typeof answer.action === 'object'
    ? guessOf(namesSaid(answer.action), decision.id)
    : undefined;
}

/** The names of the card that is used, and of the cards it takes. */
export const namesSaid = (action: GameAction): readonly string[] => [
  ...(action.name === undefined ? [] : [action.name]),
  ...(action.do === 'play' ? [] : (action.names ?? []).map(({ name }) => name)),
];

/** The empty word gives up: it tries no name. */
export function guessOf(names: readonly string[], decision: DecisionId): Guess | undefined {
  const tried = names.filter((name) => name !== '');
  return tried.length === 0 ? undefined : { decision, name: tried.join(' + ') };
}

export class NameMeter {
  private tries: Tries | undefined;

  /** True if another name may be tried now. */
  allows(guess: Guess, { terms }: GameState, now: Instant): boolean {
    const of = terms?.naming?.refused;
    const tries = this.at(guess.decision);
    if (of === undefined || tries === undefined || tries.refused < of.free) return true;
    return tries.fitted.has(nameKey(guess.name)) || hasPassed(after(tries.last, seconds(of.thenEvery)), now);
  }

  /** A name that has fitted was tried before: what is refused now is something else of the action. */
  refused({ decision, name }: Guess, now: Instant): void {
    const tries = this.begun(decision, now);
    if (tries.fitted.has(nameKey(name))) return;
    tries.refused += 1;
    tries.last = now;
  }

  /**
   * A name found by putting actions together counts as a try; otherwise a player could avoid every refusal.
   */
  fitted({ decision, name }: Guess, now: Instant): void {
    const tries = this.begun(decision, now);
    if (tries.fitted.has(nameKey(name))) return;
    tries.fitted.add(nameKey(name));
    tries.refused += 1;
    tries.last = now;
  }

  private at(decision: DecisionId): Tries | undefined {
    return this.tries?.decision === decision ? this.tries : undefined;
  }

  private begun(decision: DecisionId, now: Instant): Tries {
    return (this.tries = this.at(decision) ?? { decision, refused: 0, last: now, fitted: new Set() });
  }
}
