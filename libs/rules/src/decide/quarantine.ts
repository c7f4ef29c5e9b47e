// A game that cannot go on stands still; the operator stops, releases, mends or ends one.
import type { Result } from '#kernel';
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
import { ENVELOPE, needRoom, needSmall } from '../engine/proposal/work.js';
import { waysOn } from './going-on/way-on.js';

type Decide = (state: GameState, proposed: Proposed, inputs: Inputs) => Result<readonly GameEvent[], Refusal>;

export const QUARANTINED: Refusal = refuse(
  'quarantined',
  'table quarantine',
  'The game stands still: the server could not go on with it. Nobody loses time. Whoever runs the server can mend or end it.',
);
const NOT_DUE = refuse('not-due', 'table quarantine', 'The game can go on.');
const NOT_QUARANTINED = refuse('not-due', 'table quarantine', 'The game does not stand still.');
const OVER = refuse('game-over', 'cr 104.1', 'The game is over.');

/** `decide`: by which it is tried whether the game can go on. */
export const quarantineCommands = (decide: Decide): CommandHandlers<'quarantine'> => ({
  quarantine: {
    mayNot: ({ state }, { decision }) =>
      standsAt(state) === decision && !isQuarantined(state) ? undefined : NOT_DUE,
    perform(proposal, { why }) {
      // A fault of the engine is the server's word, and so is all that stands in a log already: neither need come out
      // alike, to the step, where the log is checked.
      const isChecked = why === 'too-much-work' && proposal.inputs.accepted === undefined;
      if (isChecked && leastGoesOn(proposal, decide)) return NOT_DUE;
      proposal.emit({ type: 'GameQuarantined', why });
      return undefined;
    },
  },
});

/**
 * Nothing more is done. What has triggered waits for the operator; where it is more than a game can be in the middle of,
 * only what waited before goes on waiting.
 */
export function standStill(proposal: Proposal): void {
  const { state, agenda } = proposal;
  proposal.emit({ type: 'GameQuarantined', why: 'too-much-work' });
  const waited = state.agenda.triggers.filter(({ controller }) => state.seats[controller]?.lost === null);
  const mark = proposal.mark();
  try {
    needRoom(agenda);
    proposal.settleAgenda();
    needSmall(proposal.events, ENVELOPE);
  } catch (thrown) {
    if (thrown !== TOO_MUCH) throw thrown;
    proposal.goBack(mark);
    proposal.agenda.triggers = waited;
    proposal.settleAgenda();
  }
}

/** The open question, or else what waits for a ruling. */
export const standsAt = (state: GameState): DecisionId | ReferralId | undefined =>
  state.decision?.id ?? referredIn(state)?.referral;

/** Whether the least that can be said to the open question is within the budget of a command. */
function leastGoesOn({ state, inputs }: Proposal, decide: Decide): boolean {
  const [least] = waysOn(state);
  if (least === undefined) return false;
  const decided = decide(state, least, inputs);
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

/** A game that the engine cannot cope with ends all the same; then nothing face down is shown. */
function end(proposal: Proposal): void {
  const mark = proposal.mark();
  try {
    endGame(proposal, 'abandoned', []);
  } catch {
    proposal.goBack(mark);
    proposal.emit({ type: 'GameEnded', reason: 'abandoned', winners: [] });
  }
}

/** Leaves out what cannot be done: the rest of what resolves, else what has triggered, else what would resolve next. */
function repair(proposal: Proposal): Refusal | undefined {
  const { agenda, state } = proposal;
  const top = cardsIn(state, STACK).at(-1);
  const resolving = agenda.frames.findLastIndex(({ kind }) => kind === 'resolve');
  if (agenda.frames.length > 0) {
    leaveOut(proposal, agenda.frames[resolving]?.object ?? null);
    // What resolves is finished: it leaves the stack. Of anything else the last thing begun is left out.
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
      'Nothing resolves, and nothing is on the stack: there is nothing to leave out.',
    );
  leaveOut(proposal, top);
  // It resolves to its end, without having begun: it only leaves the stack.
  agenda.frames.push(newFrame('resolve', { object: top, locals: { begun: true } }));
  proposal.emit({ type: 'PrioritySet', seat: state.turn?.active ?? null });
  return undefined;
}

function leaveOut(proposal: Proposal, object: ObjectId | null): void {
  proposal.emit({ type: 'GameRepaired', object, stood: stoodIn(proposal.state) });
  closeDecision(proposal);
}
