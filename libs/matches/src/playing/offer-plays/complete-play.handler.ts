// Finds the next choice of an action that a player is putting together (cr 601.2). It stores nothing, and
// nobody else learns of it.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import {
  answer as answerSchema,
  whyStopped,
  withQueryBudget,
  gameAction,
  type Answer,
  type GameAction,
  type GameState,
  type ObjectId,
} from '#rules';
import { StoreUnavailable } from '#event-store';
import { actingSeat, actionMeant, answerMeant, completionOf, NO_OBJECT } from '#visibility';
import { CLOCK, type Clock } from '#ports';
import { inSlices } from '../../event-loop/long-work.js';
import { faultOf } from '../../contract/command-shape.js';
import type {
  CompletionSight,
  GivenAnswer,
  GivenPlay,
  MatchRefusal,
  Sighted,
} from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { ownSeatEyes } from '../../game/guard/table-eyes.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { guessOf, namesSaid } from '../../game/deciding/name-meter.js';
import { fromRules, invalidCommand, NO_PRIORITY, refused, TOO_MANY_NAMES } from '../../contract/refusals.js';
import type { Session } from '../../game/session/session.js';
import { CompletePlay } from './offer-plays.query.js';

@QueryHandler(CompletePlay)
export class CompletePlayHandler implements IQueryHandler<CompletePlay> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ asker, game, play, answer }: CompletePlay): Promise<Sighted<CompletionSight>> {
    try {
      const session = await this.sessions.find(gameId(game));
      const value = await session?.look(async ({ state }): Promise<CompletionSight | undefined> => {
        if (viewerFor(state, asker) === undefined) return undefined;
        const stopped = whyStopped(state);
        if (stopped !== undefined) return refused(fromRules(stopped));
        const seat = actingSeat(state, asker.player);
        const own = ownSeatEyes(state, asker);
        const book = session.rulebook;
        if (seat === undefined || own === undefined || book === undefined) return refused(NO_PRIORITY);
        const eyes = await session.eyesOf(own);
        const said = meant(play, answer, (visible) => eyes.objectOf(visible) ?? NO_OBJECT);
        if ('wrong' in said) return refused(said.wrong);
        const fieldAsked = (): string | undefined => {
          const next = withQueryBudget(() => completionOf(state, seat, eyes, said.action, { book }));
          return next.ok && next.value?.kind === 'choose' ? next.value.field : undefined;
        };
        const sight = this.metered(session, state, said, fieldAsked, () => {
          const found = withQueryBudget(() =>
            completionOf(state, seat, eyes, said.action, { answer: said.answer, book }),
          );
          if (!found.ok) return refused({ ...found.error, retriable: false });
          const next = found.value;
          if (next === undefined) return refused(NO_PRIORITY);
          if (next.kind === 'refused') return refused({ ...next.refusal, retriable: false });
          return next;
        });
        return sight.kind === 'choose' ? { ...sight, view: await inSlices(eyes.viewing(state)) } : sight;
      });
      return value === undefined ? { kind: 'unknown-game' } : { kind: 'found', value };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** A question about a name here counts as a try of that name. */
  private metered<S extends { readonly kind: string }>(
    { guesses }: Session,
    state: GameState,
    { action, answer }: Meant,
    fieldAsked: () => string | undefined,
    complete: () => S | Refused,
  ): S | Refused {
    const names = [
      ...namesSaid(action),
      ...(answer?.kind === 'word' && NAMED_IN.has(fieldAsked()) ? [answer.word] : []),
    ];
    const guess = state.decision === null ? undefined : guessOf(names, state.decision.id);
    if (guess === undefined) return complete();
    const now = this.clock.now();
    if (!guesses.allows(guess, state, now)) return refused(TOO_MANY_NAMES);
    const sight = complete();
    if (sight.kind === 'refused') guesses.refused(guess, now);
    else guesses.fitted(guess, now);
    return sight;
  }
}

type Refused = Extract<CompletionSight, { kind: 'refused' }>;

/** The fields of an action in which a card is named. */
const NAMED_IN: ReadonlySet<string | undefined> = new Set(['name', 'names']);

interface Meant {
  readonly action: GameAction;
  readonly answer?: Answer | undefined;
}

/** The action with the game's own ids, or what is wrong with its shape. */
function meant(
  play: GivenPlay,
  answer: GivenAnswer | undefined,
  objectOf: (visible: string) => ObjectId,
): Meant | { readonly wrong: MatchRefusal } {
  const action = gameAction.safeParse(actionMeant(play, objectOf));
  if (!action.success) return { wrong: invalidCommand(faultOf(action.error)) };
  if (answer === undefined) return { action: action.data };
  const said = answerSchema.safeParse(answerMeant(answer, objectOf));
  return said.success
    ? { action: action.data, answer: said.data }
    : { wrong: invalidCommand(faultOf(said.error)) };
}
