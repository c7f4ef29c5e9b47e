// Quarantine: a game that cannot go on is stopped, and the operator stops, releases, mends or ends it.
import type { Result, Steps } from '#kernel';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import type { Proposed } from '../model/commands/command.js';
import { newFrame } from '../engine/proposal/frames.js';
import type { GameEvent } from '../model/events/events.js';
import { cardsIn } from '../fold/evolve/cards.js';
import { referredIn } from '../model/state/assisted.js';
import type { GameState } from '../model/state/game-state.js';
import { TOO_MUCH } from '../fold/journal/effort.js';
import { STACK, type DecisionId, type ObjectId, type ReferralId } from '../model/basics/ids.js';
import { isQuarantined } from '../model/basics/quarantine.js';
import { closeDecision } from '../engine/frames/ask.js';
import { endGame } from '../engine/ending/ending.js';
import type { CommandHandlers } from './table/handler.js';
import type { Inputs, Proposal } from '../engine/proposal/proposal.js';
import { ENVELOPE, requireAgendaRoom, requireBatchRoom } from '../engine/proposal/work.js';
import { commandsToTry } from './going-on/way-on.js';

type Deciding = (
  state: GameState,
  proposed: Proposed,
  inputs: Inputs,
) => Steps<Result<readonly GameEvent[], Refusal>>;

export const QUARANTINED: Refusal = refuse(
  'quarantined',
  'table quarantine',
  'The game is stopped because the server could not continue it. No clock runs. The operator of the server can repair or end it.',
);
const NOT_DUE = refuse('not-due', 'table quarantine', 'The game is not stuck.');
const NOT_QUARANTINED = refuse('not-due', 'table quarantine', 'The game is not stopped.');
const OVER = refuse('game-over', 'cr 104.1', 'The game is over.');

/** `deciding` is used to try whether the game can go on. */
export const quarantineCommands = (deciding: Deciding): CommandHandlers<'quarantine'> => ({
  quarantine: {
    mayNot: ({ state }, { decision }) =>
      awaitedId(state) === decision && !isQuarantined(state) ? undefined : NOT_DUE,
    *perform(proposal, { why }) {
      // An engine fault, and everything a log already holds, is taken on the server's word. Neither has to
      // repeat, to the step, when the log is verified.
      const isChecked = why === 'too-much-work' && proposal.inputs.accepted === undefined;
      if (isChecked && (yield* leastGoesOn(proposal, deciding))) return NOT_DUE;
      proposal.emit({ type: 'GameQuarantined', why });
      return undefined;
    },
  },
});

/**
 * Stops the game. Triggered abilities wait for the operator. If there are more than a game may have waiting,
 * only those that already waited are kept.
 */
export function quarantineGame(proposal: Proposal): void {
  const { state, agenda } = proposal;
  proposal.emit({ type: 'GameQuarantined', why: 'too-much-work' });
  const waited = state.agenda.triggers.filter(({ controller }) => state.seats[controller]?.lost === null);
  const mark = proposal.mark();
  try {
    requireAgendaRoom(agenda);
    proposal.settleAgenda();
    requireBatchRoom(proposal.events, ENVELOPE);
  } catch (thrown) {
    if (thrown !== TOO_MUCH) throw thrown;
    proposal.goBack(mark);
    proposal.agenda.triggers = waited;
    proposal.settleAgenda();
  }
}

/** The open question, or the frame that waits for a ruling. */
export const awaitedId = (state: GameState): DecisionId | ReferralId | undefined =>
  state.decision?.id ?? referredIn(state)?.referral;

/** True if the smallest answer to the open question is within the budget of a command. */
function* leastGoesOn({ state, inputs }: Proposal, deciding: Deciding): Steps<boolean> {
  const [least] = commandsToTry(state);
  if (least === undefined) return false;
  const decided = yield* deciding(state, least, inputs);
  return decided.ok || decided.error.code !== 'too-much-work';
}

const notStanding = (state: GameState): Refusal | undefined =>
  isQuarantined(state) ? undefined : NOT_QUARANTINED;

export const operatorCommands: CommandHandlers<'stop-game' | 'release-game' | 'repair-game' | 'end-game'> = {
  'stop-game': {
    mayNot: ({ state }) =>
      state.stage.kind === 'over' ? OVER : isQuarantined(state) ? QUARANTINED : undefined,
    perform(proposal) {
      proposal.emit({ type: 'GameQuarantined', why: 'by-operator' });
      return undefined;
    },
  },
  'release-game': {
    mayNot: ({ state }) => notStanding(state),
    perform(proposal) {
      proposal.emit({ type: 'QuarantineLifted', stood: stoodIn(proposal.state) });
      return undefined;
    },
  },
  'repair-game': {
    mayNot: ({ state }) => notStanding(state),
    perform: (proposal) => repair(proposal),
  },
  'end-game': {
    mayNot: ({ state }) => (state.stage.kind === 'over' ? OVER : undefined),
    perform(proposal) {
      if (!isQuarantined(proposal.state)) proposal.emit({ type: 'GameQuarantined', why: 'by-operator' });
      end(proposal);
      return undefined;
    },
  },
};

const stoodIn = ({ quarantine, now }: GameState): number => now - (quarantine?.since ?? now);

/** Ends a game that the engine cannot cope with. Face-down cards are not revealed then. */
function end(proposal: Proposal): void {
  const mark = proposal.mark();
  try {
    endGame(proposal, 'abandoned', []);
  } catch {
    proposal.goBack(mark);
    proposal.emit({ type: 'GameEnded', reason: 'abandoned', winners: [] });
  }
}

/**
 * Skips what cannot be done: the rest of the current resolution, else what has triggered, else the next
 * object to resolve.
 */
function repair(proposal: Proposal): Refusal | undefined {
  const { agenda, state } = proposal;
  const top = cardsIn(state, STACK).at(-1);
  const resolving = agenda.frames.findLastIndex(({ kind }) => kind === 'resolve');
  if (agenda.frames.length > 0) {
    leaveOut(proposal, agenda.frames[resolving]?.object ?? null);
    // A resolution is finished, so the object leaves the stack. Of other frames only the last one begun is
    // dropped.
    agenda.frames.length = resolving === -1 ? agenda.frames.length - 1 : resolving + 1;
    const frame = agenda.frames.at(-1);
    if (frame !== undefined) frame.answers = [];
    return undefined;
  }
  if (agenda.triggers.length > 0) {
    leaveOut(proposal, null);
    agenda.triggers = [];
    return undefined;
  }
  if (top === undefined)
    return refuse(
      'not-due',
      'table quarantine',
      'Nothing is resolving and the stack is empty, so there is nothing to skip.',
    );
  leaveOut(proposal, top);
  // The object counts as resolved without having begun to: it only leaves the stack.
  agenda.frames.push(newFrame('resolve', { object: top, locals: { begun: true } }));
  proposal.emit({ type: 'PrioritySet', seat: state.turn?.active ?? null });
  return undefined;
}

function leaveOut(proposal: Proposal, object: ObjectId | null): void {
  proposal.emit({ type: 'GameRepaired', object, stood: stoodIn(proposal.state) });
  closeDecision(proposal);
}
