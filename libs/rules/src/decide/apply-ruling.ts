// A judge's ruling takes effect in one batch: what it undoes, the end of the stop, then what it puts right.
// If one remedy does not fit the game, nothing of the ruling happens.
import { isSteps, type Steps } from '#kernel';
import type { DecisionId, Seat } from '../model/basics/ids.js';
import type { Remedy, RemedyOf } from '../model/decisions/remedies.js';
import type { Refusal } from '../model/basics/refusal.js';
import type { EventData } from '../model/events/events.js';
import type { GameState } from '../model/state/game-state.js';
import { isPlaying, seatsPlaying, type Proposal } from '../engine/proposal/proposal.js';
import { endGame } from '../engine/ending/ending.js';
import { closeDecision } from '../engine/frames/ask.js';
import { rewindTo } from './rewinding/rewind-to.js';
import { playCommands } from './play-commands.js';
import type { CommandHandlers } from './table/handler.js';
import { INVOLVED, isInvolvedIn } from './table/ruling-commands.js';
import { resume } from './disputes/calls.js';
import { unknownRule } from './disputes/cited-rules.js';
import { contradicts } from './disputes/contradicts.js';
import { repairGame } from './disputes/repairs.js';
import { notUnder } from './disputes/stopped.js';

/** Remedies come in this order: back first, then what is put right, then what makes the game go on. */
const ORDER: { readonly [K in Remedy['kind']]: number } = {
  rewind: 0,
  repair: 1,
  time: 1,
  answer: 2,
  result: 2,
};

export const rulingOnDisputes: CommandHandlers<'apply-ruling'> = {
  'apply-ruling': {
    mayNot: ({ state, actor }, { dispute, remedies, rules }) =>
      isInvolvedIn(state, actor)
        ? INVOLVED
        : (notUnder(state, dispute) ?? unknownRule(state, rules) ?? outOfOrder(remedies)),
    *perform(proposal, { dispute, ruling, remedies, rules, words }) {
      proposal.emit({ type: 'RulingApplied', dispute, ruling, remedies, rules, words });
      const [back] = remedies;
      const asked = proposal.inputs.earlier?.state.decision?.id;
      if (back?.kind === 'rewind') {
        const refusal = rewindTo(proposal, back, { by: { kind: 'ruling', ruling }, because: words });
        if (refusal !== undefined) return refusal;
      }
      const times = extensionBy(proposal.state, remedies);
      if ('code' in times) return times;
      resume(proposal, { dispute, why: 'ruled', extension: times });
      return yield* putRight(
        proposal,
        remedies.map((remedy) => toAskedAgain(remedy, asked, proposal.state)),
      );
    },
  },
};

function outOfOrder(remedies: readonly Remedy[]): Refusal | undefined {
  for (const [index, { kind }] of remedies.entries()) {
    const before = remedies[index - 1]?.kind;
    const isAlone = kind === 'rewind' || kind === 'answer' || kind === 'result';
    if (isAlone && remedies.findIndex((other) => other.kind === kind) !== index)
      return contradicts(index + 1, 'A ruling can do that only once.');
    if (before !== undefined && ORDER[before] > ORDER[kind])
      return contradicts(
        index + 1,
        'Put a rewind first, then repairs and time, then an answer or the result of the game.',
      );
    if (kind === 'answer' && remedies.some((other) => other.kind === 'repair'))
      return contradicts(
        index + 1,
        'After a repair the question is asked again, so it cannot be answered in the same ruling.',
      );
  }
  return undefined;
}

/** The time granted to each player; for the clocks it is one step together with the time that the game stood. */
function extensionBy(
  state: GameState,
  remedies: readonly Remedy[],
): EventData<'GameResumed'>['extension'] | Refusal {
  const extension: EventData<'GameResumed'>['extension'] = [];
  for (const [index, remedy] of remedies.entries()) {
    if (remedy.kind !== 'time') continue;
    const { seat, milliseconds } = remedy;
    const why = whyNoTime(state, seat);
    if (why !== undefined) return contradicts(index + 1, why);
    const granted = extension.find((one) => one.seat === seat);
    if (granted === undefined) extension.push({ seat, milliseconds });
    else granted.milliseconds += milliseconds;
  }
  return extension;
}

function whyNoTime({ terms, seats, decision }: GameState, seat: Seat): string | undefined {
  const clock = terms?.clock;
  const player = seats[seat];
  if (clock === undefined) return 'The game has no clocks.';
  if (player === undefined || !isPlaying(player)) return 'That player is not in the game.';
  return clock.kind === 'thinking' && decision?.seat !== seat
    ? 'Only the player who is asked can get more time: this game limits the time for each question.'
    : undefined;
}

/** After a rewind the question of that time is asked under a new id; the judge knows the one of that time. */
function toAskedAgain(remedy: Remedy, asked: DecisionId | undefined, { decision }: GameState): Remedy {
  return remedy.kind === 'answer' && remedy.decision === asked && decision !== null
    ? { ...remedy, decision: decision.id }
    : remedy;
}

function* putRight(proposal: Proposal, remedies: readonly Remedy[]): Steps<Refusal | undefined> {
  const isRepaired = remedies.some(({ kind }) => kind === 'repair');
  for (const [index, remedy] of remedies.entries()) {
    const refusal =
      remedy.kind === 'repair'
        ? repairGame(proposal, remedy.repair, index + 1)
        : remedy.kind === 'answer'
          ? yield* answerFor(proposal, remedy, index + 1)
          : remedy.kind === 'result'
            ? setResult(proposal, remedy, index + 1)
            : undefined;
    if (refusal !== undefined) return refusal;
  }
  if (isRepaired && proposal.state.stage.kind !== 'over') askAgain(proposal);
  return undefined;
}

/**
 * What the question offers may have changed, and what was answered in the same step may be about cards that are
 * gone: the step is asked again from its first question.
 */
function askAgain(proposal: Proposal): void {
  const step = proposal.agenda.frames.at(-1);
  if (step !== undefined) step.answers = [];
  proposal.showAgain();
  closeDecision(proposal);
}

/** The same checks as for the player's own answer. */
function* answerFor(
  proposal: Proposal,
  { seat, decision, answer }: RemedyOf<'answer'>,
  place: number,
): Steps<Refusal | undefined> {
  const { state, inputs } = proposal;
  const player = state.seats[seat]?.player ?? null;
  if (player === null) return contradicts(place, 'Nobody has that seat. Name a seat that is taken.');
  const command = { type: 'answer', decision, answer } as const;
  const forbidden = playCommands.answer.mayNot({ state, actor: player, now: inputs.now }, command);
  if (forbidden !== undefined) return forbidden;
  const performed = playCommands.answer.perform(proposal, command, player);
  return isSteps(performed) ? yield* performed : performed;
}

function setResult(proposal: Proposal, { winners }: RemedyOf<'result'>, place: number): Refusal | undefined {
  const { state } = proposal;
  const isOver = state.stage.kind === 'over';
  if (!isOver && state.stage.kind === 'opening') return contradicts(place, 'The game has not begun.');
  if (new Set(winners).size !== winners.length) return contradicts(place, 'A winner is named twice.');
  const playing = isOver ? state.seats.filter(({ player }) => player !== null) : seatsPlaying(state);
  if (!winners.every((winner) => playing.some(({ seat }) => seat === winner)))
    return contradicts(place, 'A winner is not in the game.');
  if (isOver) proposal.emit({ type: 'GameEnded', reason: 'ruled', winners });
  else endGame(proposal, 'ruled', winners);
  return undefined;
}
