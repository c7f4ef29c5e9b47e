// The application: commands, queries and sessions of games, over ports that an app fills.
export { DEFAULT_NAMING, OFFER, RULED_WITHIN } from '#rules';
export * from './ports/index.js';
export { inSlices, LONG_WORK, type Job } from './event-loop/long-work.js';
export * from './lobby/index.js';
export * from './contract/contract.js';
export { QUOTA_REFUSAL_CODES } from './contract/quota-codes.js';
export { lineOf, storedOf } from './game/beside/logged-line.js';
export { ANNOTATION_EVENTS } from './game/beside/annotations.js';
export { CHAT_EVENTS } from './game/beside/chat.js';
export { NOTE_EVENTS } from './game/beside/notes.js';
export {
  AUDIT_EVENTS,
  type AuditEvent,
  type DeedOnRecord,
  type LogPart,
  type WayOfLooking,
  type WhatOnRecord,
} from './game/guard/audit-events.js';
export type { EyesOf, ReplayEyes } from './game/guard/claims.js';
export { NODES, type Nodes } from './game/homes/index.js';
export { GAME_CODEC } from './game/log/game-log.js';
export { GameSessions } from './game/session/game-sessions.js';
export { GameVerifier, type GameFault, type GameVerdict } from './game/verifier/game-verifier.js';
export { CreateGame } from './table/create-game/create-game.command.js';
export { ForkGame, ForkScenario } from './table/fork-game/fork-game.command.js';
export { LobbyNews, type News } from './table/list-games/lobby-news.js';
export { ListGames, type ListScope } from './table/list-games/list-games.query.js';
export {
  ListOpenGames,
  type OpenGamesFilter,
  type OpenGamesPage,
  type PlayerSought,
} from './table/open-games/list-open-games.query.js';
export { OpenGames } from './table/open-games/open-games.js';
export type { OpenedGame } from './table/open-games/opened-game.js';
export { DEFAULT_QUOTAS, QUOTAS, type Quotas } from './table/quotas/quotas.js';
export { offered, usualTerms, watchedIn } from './table/terms/offered.js';
export { ActInGame } from './playing/act-in-game/act-in-game.command.js';
export {
  Annotate,
  ReadAnnotations,
  type Annotation,
  type AnnotationChange,
  type AnnotationOutcome,
  type AnnotationPage,
  type Mark,
} from './playing/annotations/annotations.messages.js';
export { FittingNames, UsedNames } from './playing/help-naming/help-naming.query.js';
export { ReadChat, SayInChat, type ChatOutcome } from './playing/chat/chat.messages.js';
export { ReadNotes, WriteNote, type NoteOutcome } from './playing/notes/notes.messages.js';
export { CompletePlay, OfferPlays } from './playing/offer-plays/offer-plays.query.js';
export {
  ListReferrals,
  Rule,
  type GivenRuling,
  type ReferredGame,
  type ReferredPage,
} from './playing/rulings/rulings.messages.js';
export { GameFeeds, type FollowedFeed, type FollowOptions } from './looking/follow-feed/game-feeds.js';
export { OpenGame, ReadLog } from './looking/open-game/open-game.query.js';
export { ReadFeed } from './looking/read-feed/read-feed.query.js';
export { ReadLastEntries } from './looking/read-feed/read-last-entries.query.js';
export { FeedThrough, ViewThrough, type SeenFeed } from './looking/through-eyes/through-eyes.query.js';
export {
  OpenReplay,
  ReplayFeed,
  ReplayScenario,
  ReplayView,
  type FeedStretch,
  type ReplaySight,
  type ScenarioSight,
} from './looking/replay/replay.query.js';
export { CouldDo, WhyNot, type CouldDoThen, type WhyNotThen } from './looking/could-do/could-do.query.js';
export type { JudgeEyes } from './looking/judged-past.js';
export type { CouldDoSeat } from './looking/offered.js';
export { SideBySide, type Sights } from './looking/side-by-side/side-by-side.query.js';
export type { Tried } from './looking/tried-command.js';
export { WHAT_IF_LIMITS, type WhatIfLimits } from './looking/what-if/limits.js';
export {
  ActInWhatIf,
  CloseWhatIf,
  CouldDoInWhatIf,
  GoBackInWhatIf,
  OpenWhatIf,
  ReadWhatIf,
  ViewWhatIf,
  type WhatIfActed,
  type WhatIfSight,
} from './looking/what-if/what-if.messages.js';
export { WHAT_IFS } from './looking/what-if/what-ifs.js';
export {
  KnewAt,
  SameCard,
  WhoKnewCard,
  WhoKnewName,
  WhoWasTold,
  type EverythingKnown,
  type KnewCard,
  type KnewName,
  type KnownCard,
  type KnownName,
  type KnownObject,
  type SameCardSight,
  type SaidName,
  type ToldEntry,
} from './looking/who-knew/who-knew.query.js';
export { OpenShared, ShareGame, type SharedSight } from './looking/share-game/share-game.query.js';
export { VerifyGame } from './looking/verify-game/verify-game.query.js';
export { ViewGame, type Eyes } from './looking/view-game/view-game.query.js';
export { botKindOf, botName, type BotKind } from './bots/bot-name.js';
export {
  exportFeed,
  exportLog,
  verifyExport,
  type ExportFault,
  type Lines,
  type VerifiedExport,
  type VerifiedProof,
} from './operator/export-game/export-game.js';
export { GameOperator, type OperatorOutcome, type Workshop } from './operator/operate/game-operator.js';
export {
  inspectGame,
  unfinishedGames,
  type Inspection,
  type ListedStanding,
} from './operator/operate/inspect.js';
export { gamesOfOtherCards } from './operator/other-cards/other-cards.js';
export {
  pastPosition,
  type PastPosition,
  type PositionFault,
} from './operator/past-position/past-position.js';
export { isImported } from './contract/imported.js';
export { IMPORT_EVENTS } from './game/beside/imports.js';
export { GuestName } from './looking/imported/guest-name.js';
export {
  importReplay,
  type Imported,
  type ImportFault,
  type ImportWorld,
} from './operator/import-replay/import-replay.js';
export { QuarantinedGames } from './operator/quarantine/quarantined-games.js';
export { MOST_BYTES, playersOf, type NamedPlayer, type ReplayHeader } from './operator/replay-file/format.js';
export { isReplay, readReplay, type ReplayFault, type ReplayFile } from './operator/replay-file/read.js';
export {
  foldedLog,
  verifyReplay,
  type ClaimFault,
  type VerifiedReplay,
} from './operator/replay-file/verify.js';
export { watchReplay, type WatchedReplay, type WatchFault } from './operator/replay-file/watch.js';
export { replayFile, type ReplayWorld } from './operator/replay-file/write.js';
export { verifyGames, type VerifiedGame } from './operator/verify-games/verify-games.js';
export {
  NewestCheckpoint,
  ProveGame,
  ProveSince,
  SigningKey,
  type Checkpoint,
  type GameProof,
} from './checkpoints/index.js';
export { LookedAt, ReadAudit, type AuditPage, type KnownLook } from './judging/audit/audit.messages.js';
export { AuditTrail } from './judging/audit/audit-trail.js';
export type { LookRow } from './judging/audit/looks.projection.js';
export { DisputesAtHand } from './judging/disputes/disputes-at-hand.js';
export { DEFAULT_JUDGING_TIMES, JUDGING_TIMES, type JudgingTimes } from './judging/disputes/times.js';
export { DisputeKeeper } from './judging/keeper/dispute-keeper.js';
export * from './judging/desk/desk.messages.js';
export type { GivenAction, GivenRemedy, GivenRulingText } from './judging/desk/given-ruling.js';
export type { DisputeAction, DisputeActionOf } from './judging/desk/dispute-action.js';
export { isOfTheApplication, STORE_FAMILIES } from './families.js';
export { GamesModule, type GamesModuleOptions } from './games.module.js';
