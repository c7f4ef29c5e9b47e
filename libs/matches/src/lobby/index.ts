// The lobby: lists of games, folded from the log.
export { foldInto, type Shelf } from './fold.js';
export type { EventPlace, LifeEvent } from './life-event.js';
export type { Listing, LobbyGame, LobbySeat, LobbyStatus } from './lobby-game.js';
export { isListed, isSeated, isShown, mayKnow } from './lobby-game.js';
export {
  eventsDue,
  LOBBY_VERSION,
  LobbyDamaged,
  LobbyIndex,
  type ListKey,
  type ListOf,
  type ListRequest,
  type LobbyBatch,
  type LobbyLists,
} from './lobby-index.js';
export { LobbyProjection } from './lobby-projection.js';
export { MemoryLobbyIndex } from './memory-lobby-index.js';
export { WaitingGames } from './waiting-games.js';
