// Decides a command: it becomes events or a refusal. Pure for its callers: it leaves the state unchanged,
// byte for byte.
import {
  err,
  isSteps,
  ok,
  whole,
  type Instant,
  type PlayerId,
  type Result,
  type Steps,
  type Stepwise,
} from '#kernel';
import type { CommandType, PlayerCommand, Proposed } from '../model/commands/command.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import type { GameEvent } from '../model/events/events.js';
import type { GameState } from '../model/state/game-state.js';
import { holdEpoch } from '../fold/journal/epoch.js';
import { leaveUnnamed } from '../engine/naming/give-name.js';
import { FRAME_LOOP } from '../play/loop.js';
import { earlierIncarnation, isIn } from '../engine/happening/ask-for-name.js';
import { clockCommands } from './clocks/flag.js';
import { passingCommands } from './passing/set-passing.js';
import { NeedsIdentity } from '../reading/language/needs-identity.js';
import { shortcutCommands } from './shortcut/propose.js';
import { isQuarantined } from '../model/basics/quarantine.js';
import { botCommands } from './table/bot-commands.js';
import { botsSeated } from './table/bots-seated.js';
import { goOn } from './go-on.js';
import { guestCommands } from './table/guest-commands.js';
import { callCommands } from './disputes/calls.js';
import { rulingOnDisputes } from './apply-ruling.js';
import { whyHeld } from './disputes/stopped.js';
import { endTakeBackBy, takeBackCommands } from './rewinding/take-back.js';
import { seatOf, type CommandHandlers, type Handler } from './table/handler.js';
import { openingCommands } from './table/opening-commands.js';
import { playCommands, seatsToConcedeFor } from './play-commands.js';
import { Proposal, type Inputs } from '../engine/proposal/proposal.js';
import { operatorCommands, QUARANTINED, quarantineCommands, quarantineGame } from './quarantine.js';
import { rulingCommands } from './table/ruling-commands.js';
import { tableCommands } from './table/table-commands.js';
import { limitLooks, restoreLooks, TOO_MUCH } from '../fold/journal/effort.js';
import { COMMAND_BUDGET } from '../model/basics/bounds.js';
import { ENVELOPE, requireBatchRoom, STRETCH, TOO_MUCH_WORK, Work } from '../engine/proposal/work.js';
import { timerCommands } from './timer-commands.js';

/** Increase this when the same commands would lead to different events. */
export const ENGINE_VERSION = '19';

export type Decided = Result<readonly GameEvent[], Refusal>;

const HANDLERS: CommandHandlers<CommandType> = {
  ...tableCommands,
  ...botCommands,
  ...guestCommands,
  ...playCommands,
  ...shortcutCommands,
  ...passingCommands,
  ...timerCommands,
  ...clockCommands,
  ...openingCommands,
  ...quarantineCommands(deciding),
  ...operatorCommands,
  ...rulingCommands,
  ...callCommands,
  ...rulingOnDisputes,
  ...takeBackCommands,
};

/** A handler without its kind. The proposal's type guarantees that command and actor belong together. */
const handlerOf = (type: CommandType): Handler<CommandType> => HANDLERS[type] as Handler<CommandType>;

function mayNot(state: GameState, { actor, command }: Proposed, now: Instant): Refusal | undefined {
  if (state.game === null && command.type !== 'create')
    return refuse(
      'unknown-game',
      'table games',
      'There is no such game. Check its id, or ask its host to invite you.',
    );
  if (isQuarantined(state) && actor !== 'operator') return QUARANTINED;
  const held = actor === 'operator' ? undefined : whyHeld(state, command.type);
  if (held !== undefined) return held;
  return handlerOf(command.type).mayNot({ state, actor: actor, now }, command);
}

/**
 * A command in a log was within its budget when it was decided. Another engine may need more steps for it.
 */
const ACCEPTED_TIMES = 10;
const timesOf = ({ accepted }: Inputs): number => (accepted === undefined ? 1 : ACCEPTED_TIMES);

const withBeginning = (inputs: Inputs, { beginning }: Proposed): Inputs =>
  beginning === undefined ? inputs : { ...inputs, beginning };

/** Nothing else runs between the steps of a decision that is made as a whole. */
const IN_ONE_GO = Infinity;

export function decide(state: GameState, proposed: Proposed, inputs: Inputs): Decided {
  return whole(deciding(state, proposed, inputs, IN_ONE_GO));
}

/**
 * The same in steps. Between two of them the state is in the middle of the decision, and nobody else may read
 * or change it. `return()` gives the decision up and leaves the state unchanged. `stretch`: how much work a
 * step does at least.
 */
export function* deciding(
  state: GameState,
  proposed: Proposed,
  inputs: Inputs,
  stretch = STRETCH,
): Steps<Decided> {
  const proposal = new Proposal(
    state,
    withBeginning(inputs, proposed),
    FRAME_LOOP,
    new Work(timesOf(inputs), stretch),
  );
  const restoreMemos = holdEpoch(state);
  try {
    return yield* decided(proposal, proposed);
  } finally {
    proposal.takeBack();
    restoreMemos();
  }
}

/**
 * Like `decide`, but leaves the state evolved by the decided events. For a caller that alone owns the state
 * and stores nothing.
 */
export function decideAndEvolve(state: GameState, proposed: Proposed, inputs: Inputs): Decided {
  const proposal = new Proposal(
    state,
    withBeginning(inputs, proposed),
    FRAME_LOOP,
    new Work(timesOf(inputs), IN_ONE_GO),
  );
  let result: Decided | undefined;
  try {
    result = whole(decided(proposal, proposed));
    return result;
  } finally {
    if (result?.ok !== true) proposal.takeBack();
  }
}

/**
 * cr 104.3a: a player who leaves does not wait until a card is named. What depends on its name stays unknown.
 */
function* performedUnnamed(
  proposal: Proposal,
  perform: () => Stepwise<Refusal | undefined>,
): Steps<Refusal | undefined> {
  for (;;) {
    const mark = proposal.mark();
    try {
      const performed = perform();
      return isSteps(performed) ? yield* performed : performed;
    } catch (thrown) {
      if (!(thrown instanceof NeedsIdentity)) throw thrown;
      const earlier = earlierIncarnation(proposal, thrown.need.object);
      proposal.goBack(mark);
      leaveUnnamed(proposal, earlier(isIn(proposal)));
    }
  }
}

/** Conceding is not metered: it must be possible on any board. */
const isMetered = ({ command }: Proposed): boolean =>
  command.type === 'answer' ||
  command.type === 'shortcut' ||
  command.type === 'rule' ||
  command.type === 'apply-ruling';

/** Refuses a command that exceeds the budget. A player who leaves always leaves. */
const decided = (proposal: Proposal, proposed: Proposed): Steps<Decided> =>
  isLeaving(proposed) ? left(proposal, proposed) : withinBudget(proposal, proposed);

const isLeaving = ({ command }: Proposed): boolean =>
  command.type === 'concede' || command.type === 'concede-absent';

/** Beyond the budget the game is quarantined. */
function* left(proposal: Proposal, proposed: Proposed): Steps<Decided> {
  const mark = proposal.mark();
  if (proposal.inputs.accepted !== 'standing') {
    const result = yield* withinBudget(proposal, proposed);
    if (result.ok || result.error !== TOO_MUCH_WORK) return result;
  }
  proposal.goBack(mark);
  proposal.work?.beginAgain();
  const begun = begin(proposal, proposed);
  const refusal = isSteps(begun) ? yield* begun : begun;
  if (refusal !== undefined) return err(refusal);
  // The player leaves, and none of the consequences run.
  quarantineGame(proposal);
  return ok(proposal.events);
}

/** When a player leaves, the log must not refuse what the budget lets through. */
const aroundEach = ({ inputs }: Proposal, proposed: Proposed): number =>
  isLeaving(proposed) && inputs.accepted === undefined ? ENVELOPE : 0;

function* withinBudget(proposal: Proposal, proposed: Proposed): Steps<Decided> {
  const looks = isMetered(proposed) ? COMMAND_BUDGET.looks * timesOf(proposal.inputs) : Infinity;
  const before = limitLooks(looks);
  try {
    const begun = begin(proposal, proposed);
    const refusal = isSteps(begun) ? yield* begun : begun;
    if (refusal !== undefined) return err(refusal);
    yield* goOn(proposal);
    requireBatchRoom(proposal.events, aroundEach(proposal, proposed));
    return ok(proposal.events);
  } catch (thrown) {
    if (thrown === TOO_MUCH) return err(TOO_MUCH_WORK);
    throw thrown;
  } finally {
    restoreLooks(before);
  }
}

/** Runs the command itself, without what follows it. */
function begin(proposal: Proposal, proposed: Proposed): Stepwise<Refusal | undefined> {
  const { state, inputs } = proposal;
  const forbidden = mayNot(state, proposed, inputs.now);
  if (forbidden !== undefined) return forbidden;
  const { actor, command } = proposed;
  const { catalogue } = inputs.cards;
  const otherCards = state.catalogue === catalogue ? {} : { catalogue };
  proposal.emit({ type: 'CommandAccepted', command, engine: ENGINE_VERSION, at: inputs.now, ...otherCards });
  endTakeBackBy(proposal, command.type);
  const perform = (): Stepwise<Refusal | undefined> =>
    handlerOf(command.type).perform(proposal, command, actor);
  return state.naming === null ? perform() : performedUnnamed(proposal, perform);
}

const invitedStill = (state: GameState): readonly PlayerId[] =>
  state.invited.filter((guest) => seatOf(state, guest) === undefined).slice(0, 1);

/**
 * What a player may do now, by the same checks that decide commands. A question put to the player is answered
 * with `answer`.
 */
export function legalCommands(
  state: GameState,
  player: PlayerId,
  now: Instant,
): readonly PlayerCommand['type'][] {
  const { decision } = state;
  const candidates: PlayerCommand[] = [
    { type: 'invite', player },
    ...invitedStill(state).map((guest) => ({ type: 'withdraw-invitation' as const, player: guest })),
    { type: 'decline' },
    { type: 'join' },
    { type: 'leave' },
    { type: 'seat-bot', bot: 'random' },
    ...botsSeated(state)
      .slice(0, 1)
      .map(({ seat }) => ({ type: 'unseat-bot' as const, seat })),
    ...state.seats
      .filter((seat) => seat.player !== null && seat.player !== player)
      .slice(0, 1)
      .map(({ seat }) => ({ type: 'unseat' as const, seat })),
    { type: 'ready', commitment: null },
    { type: 'start' },
    { type: 'open-entropy', entropy: '' },
    ...(decision === null
      ? []
      : [
          { type: 'answer' as const, decision: decision.id, answer: { kind: 'yes-no' as const, yes: false } },
          { type: 'shortcut' as const, decision: decision.id, choices: 1, times: 1 },
        ]),
    { type: 'set-passing', until: null, stops: null },
    { type: 'concede' },
    ...seatsToConcedeFor(state).map((seat) => ({ type: 'concede-absent' as const, seat })),
    { type: 'agree-to-open' },
    { type: 'ask-take-back', moment: 0 },
    { type: 'answer-take-back', moment: state.takeBack?.moment ?? 0, agrees: false },
  ];
  return candidates
    .filter((command) => mayNot(state, { actor: player, command }, now) === undefined)
    .map(({ type }) => type);
}
