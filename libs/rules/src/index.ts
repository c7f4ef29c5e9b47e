// The rules: state, events, evolve, decide. Pure: time and entropy come in with the command.
export { isInvolvedIn } from './decide/table/ruling-commands.js';
export type { Completing } from './play/casting/legal/complete.js';
export type { Chooser } from './play/casting/legal/completed-by.js';
export { votedOn } from './play/assisted/agree.js';
export { isClaim } from './play/assisted/claims.js';
export { asProposed } from './play/casting/ways/faces.js';
export { instanceLabel } from './reading/language/cast.js';
export { PLAIN_RULEBOOK, type Rulebook } from './play/casting/naming/named-action.js';
export { BOUNDS, COMMAND_BUDGET, PROPOSAL_BOUNDS } from './model/basics/bounds.js';
export * from './model/commands/command.js';
export * from './model/basics/refusal.js';
export { OFFER, serverOffer, type ServerOffer } from './decide/table/built.js';
export { answered, complete, completedBy, whyNot } from './decide/going-on/changed-to-pay.js';
export { paymentOf, type PaidWith } from './decide/going-on/payment.js';
export * from './decide/decide.js';
export { QUARANTINED, awaitedId } from './decide/quarantine.js';
export { TOO_MUCH_WORK } from './engine/proposal/work.js';
export { withQueryBudget } from './decide/asking.js';
export { setUp } from './decide/set-up.js';
export { namesFor, preparingNames } from './play/casting/naming/names-for.js';
export { isNameless } from './play/casting/naming/names-that-serve.js';
export {
  actionsLackingMana,
  affordableActions,
  attackFault,
  blockFault,
  legalActions,
  namesThatServe,
} from './decide/questions.js';
export { waysToTurnUp } from './play/casting/announcing/turning-up.js';
export { commandsToTry } from './decide/going-on/way-on.js';
export { isInDispute, isStopped, MOST_CALLS, type Dispute } from './model/basics/dispute.js';
export { barriersIn, type Barrier } from './decide/rewinding/barriers.js';
export { citableIn, existsIn } from './decide/disputes/cited-rules.js';
export { STOPPED } from './decide/disputes/stopped.js';
export { whyStopped } from './decide/why-stopped.js';
export {
  isQuarantined,
  QUARANTINE_REASONS,
  type Quarantine,
  type QuarantineReason,
} from './model/basics/quarantine.js';
export { absentFrom } from './decide/play-commands.js';
export type { GameCards, Illegal } from './model/variant/game-cards.js';
export type { Inputs } from './engine/proposal/proposal.js';
export { waitsFor, type Awaited } from './decide/waits-for.js';
export { timerOf, type Timer } from './decide/timer-commands.js';
export { momentToken } from './fold/journal/epoch.js';
export {
  appearanceToken,
  controllerOf,
  followsAppearances,
  forgetReadings,
  known,
  lastKnownOf,
} from './reading/characteristics/characteristics.js';
export { hasSummoningSickness } from './reading/characteristics/summoning-sickness.js';
export { parseTypeLine } from './model/printed/faces.js';
export { nodeAt } from './model/printed/node-ref.js';
export type { AbilityInstance } from './model/printed/shape.js';
export { leastAttack } from './play/combat/declare-attackers.js';
export { leastBlock } from './play/combat/declare-blockers.js';
export * from './model/decisions/decision.js';
export { leastAnswer } from './decide/going-on/least-answer.js';
export { gameAction, type Choices, type GameAction, type TargetGiven } from './model/decisions/action.js';
export {
  citedRule,
  citedRules,
  publicWords,
  remedies,
  remedy,
  RULING_BOUNDS,
  type PlaceInZone,
  type Remedy,
  type RemedyOf,
  type Repair,
  type RepairOf,
} from './model/decisions/remedies.js';
export { wrongAnswer } from './model/decisions/check.js';
export * from './model/events/declare.js';
export { audienceOf, isPublic } from './model/events/audience.js';
export * from './model/events/events.js';
export { END_REASONS, LOSS_REASONS, type EndReason, type LossReason } from './model/basics/end-reasons.js';
export { cardsIn, loggedObject } from './fold/evolve/cards.js';
export * from './fold/evolve/evolve.js';
export { foldedLog, LogFold, type Earlier, type KnownPlaces } from './fold/evolve/log-fold.js';
export { isPublicZone } from './model/events/objects.js';
export {
  gathered,
  kinOf,
  partsOf,
  partsOfAll,
  type SingleEvent,
  type SingleType,
} from './model/events/parts.js';
export { faceDownLandKind } from './reading/language/any-card-as-land.js';
export * from './reading/in-force/as-printed.js';
export * from './reading/in-force/describe.js';
export { flagAt, timesLeft } from './fold/evolve/clock.js';
export type { ClockTerms } from './model/basics/clock-terms.js';
export { botAt, botKindOf, BOT_KINDS, isBot, type BotKind } from './model/basics/bots.js';
export type { Origin } from './model/basics/origin.js';
export { beginningAt, beginningHash } from './model/state/beginning.js';
export type { RecordedBeginning, Shown } from './model/state/recorded-position.js';
export type { Passing } from './model/basics/passing.js';
export { graveyardsOf, librariesOf, libraryOf } from './reading/language/references.js';
export { mayLookAt } from './reading/in-force/looking-at.js';
export { chosenZones } from './model/state/chosen-zones.js';
export { hasSubtype } from './model/printed/subtypes.js';
export { manaAdded } from './play/casting/legal/mana-added.js';
export { playText } from './play/casting/legal/play-text.js';
export * from './model/state/game-state.js';
export * from './model/basics/ids.js';
export { LONGEST_REASON, referredIn, type OpenProposal, type Referral } from './model/state/assisted.js';
export type { Lasting } from './model/state/lasting.js';
export type { ManaUnit } from './model/state/turn-state.js';
export type { Identity, Permanent, StackItem } from './model/state/objects.js';
export { Journal, plainWriter, type Writer } from './fold/journal/journal.js';
export type { ChosenFormat, LibraryTerms } from './model/basics/card-terms.js';
export * from './model/basics/terms.js';
export * from './model/basics/steps.js';
export { COMMON_LIBRARIES } from './engine/variants/common-library.js';
export { differentCards, randomDeck } from './engine/variants/decks.js';
export { ONE_GRAVEYARD, PLAIN_MAGIC } from './engine/variants/plain-magic.js';
export * from './model/variant/variant.js';
export { watchedNames } from './play/casting/naming/watched.js';
export type { Difference, FaultFound, LogFault, LogVerdict } from './decide/verification/verdict.js';
export { LogVerifier, type Opened, type VerifiedBatch } from './decide/verification/verify-log.js';
export { everyoneAgreesToOpen, isOpened } from './model/state/opened.js';
export { returnsTo } from './decide/rewinding/returns-to.js';
export { cannotRewind, rewindTo, type Rewinding } from './decide/rewinding/rewind-to.js';
export { isPlayed, settled } from './engine/variants/registry.js';
