// Disputes: calls, rulings, appeals, challenges and penalties. Pure: time and ids come in with the command.
export { DISPUTE_BOUNDS } from './model/bounds.js';
export {
  foldDispute,
  standingRuling,
  type Dispute,
  type Happened,
  type Party,
  type Penalty,
  type Ruling,
  type Stage,
} from './model/dispute.js';
export {
  DISPUTE_EVENTS,
  eventName,
  rulingText,
  TEXT_EVENTS,
  textUpTo,
  type DisputeEvent,
  type DisputeEventType,
  type EventOfType,
  type RulingText,
  type TextWritten,
} from './model/events.js';
export {
  INFRACTION_NAMES,
  INFRACTIONS,
  PENALTY_GRADES,
  proposedUpgrade,
  type Infraction,
  type PenaltyGrade,
} from './model/infractions.js';
export {
  DISPUTE_REFUSALS,
  refusal,
  type DisputeRefusal,
  type DisputeRefusalCode,
  type DisputeRule,
} from './model/refusals.js';
export {
  hasEnded,
  isJudgeOf,
  seatOf,
  type Decided,
  type Decision,
  type DisputeTimes,
  type Moment,
  type Official,
} from './decide/decision.js';
export { handBack, open, take, withdraw, type Stop } from './decide/calls.js';
export { askName, sayAsJudge, sayAsPlayer, stateCase, writeName } from './decide/talk.js';
export {
  acceptRuling,
  appealRuling,
  decideAppeal,
  giveRuling,
  type AppealOutcome,
  type GivenRuling,
  type RuledGame,
} from './decide/rulings.js';
export { close, givePenalty, type GivenPenalty } from './decide/penalties.js';
export {
  carriedOut,
  dueIn,
  endedWithout,
  handedBack,
  ruledInVain,
  type Due,
  type GameNow,
} from './decide/due.js';
export {
  SENTENCE,
  shownTo,
  type DisputeViewer,
  type ShownAppeal,
  type ShownDispute,
  type ShownMessage,
  type ShownRemedy,
  type ShownRuling,
  type ShownText,
  type Texts,
} from './seen/shown.js';
