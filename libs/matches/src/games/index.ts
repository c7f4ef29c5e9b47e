// Games: what is asked of them, and how they are kept.
export { ActInGame } from './act-in-game/act-in-game.command.js';
export { AUDIT_EVENTS, type AuditEvent } from './audit/judge-looks.js';
export * from './contract.js';
export { CreateGame } from './create-game/create-game.command.js';
export { GameFeeds, type FollowOptions } from './follow-feed/game-feeds.js';
export { GAME_CODEC } from './game-log.js';
export { GamesModule, type GamesModuleOptions } from './games.module.js';
export { DEFAULT_NAMING, OFFER } from '#rules';
export { FittingNames, UsedNames } from './help-naming/help-naming.query.js';
export { offered } from './offered.js';
export { ListGames, type ListScope } from './list-games/list-games.query.js';
export { CompletePlay, OfferPlays } from './offer-plays/offer-plays.query.js';
export { ReadFeed } from './read-feed/read-feed.query.js';
export { GameSessions } from './session/game-sessions.js';
export { ViewGame } from './view-game/view-game.query.js';
