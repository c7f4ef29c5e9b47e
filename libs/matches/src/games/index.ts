// Games: their commands and queries, and the sessions that serve them.
export { ActInGame } from './act-in-game/act-in-game.command.js';
export type { EyesOf } from './guard/claims.js';
export { AUDIT_EVENTS, type AuditEvent } from './guard/audit-events.js';
export { botKindOf, botName, type BotKind } from './bots/bot-name.js';
export * from './contract.js';
export { CreateGame } from './create-game/create-game.command.js';
export {
  exportFeed,
  exportLog,
  verifyExport,
  type ExportFault,
  type Lines,
  type VerifiedExport,
  type VerifiedProof,
} from './export-game/export-game.js';
export { GameFeeds, type FollowedFeed, type FollowOptions } from './follow-feed/game-feeds.js';
export { GAME_CODEC } from './game-log.js';
export { GamesModule, type GamesModuleOptions } from './games.module.js';
export { DEFAULT_NAMING, OFFER, RULED_WITHIN } from '#rules';
export { FittingNames, UsedNames } from './help-naming/help-naming.query.js';
export { offered, usualTerms, watchedIn } from './offered.js';
export { NODES, type Nodes } from './homes/index.js';
export { ListGames, type ListScope } from './list-games/list-games.query.js';
export { CompletePlay, OfferPlays } from './offer-plays/offer-plays.query.js';
export { NOTE_EVENTS } from './notes/notes.js';
export { GameOperator, type OperatorOutcome, type Workshop } from './operate/game-operator.js';
export { inspectGame, unfinishedGames, type Inspection, type ListedStanding } from './operate/inspect.js';
export { ReadNotes, WriteNote, type NoteOutcome } from './notes/notes.messages.js';
export { OpenGame, ReadLog } from './open-game/open-game.query.js';
export { lineOf, storedOf } from './open-game/logged-line.js';
export { DEFAULT_QUOTAS, QUOTAS, type Quotas } from './quotas/quotas.js';
export { QUOTA_REFUSAL_CODES } from './quotas/codes.js';
export { gamesOfOtherCards } from './other-cards.js';
export { QuarantinedGames } from './quarantine/quarantined-games.js';
export {
  ListReferrals,
  Rule,
  type GivenRuling,
  type ReferredGame,
  type ReferredPage,
} from './rulings/rulings.messages.js';
export { ReadFeed } from './read-feed/read-feed.query.js';
export { GameSessions } from './session/game-sessions.js';
export { GameVerifier, type GameFault, type GameVerdict } from './verify-game/game-verifier.js';
export { verifyGames, type VerifiedGame } from './verify-game/verify-games.js';
export { VerifyGame } from './verify-game/verify-game.query.js';
export { FeedThrough, ViewThrough, type SeenFeed } from './through-eyes/through-eyes.query.js';
export { ViewGame, type Eyes } from './view-game/view-game.query.js';
