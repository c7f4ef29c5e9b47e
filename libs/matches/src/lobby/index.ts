// The lobby: lists of games, folded from the log.
export { foldedTogether, type Shelf } from './fold.js';
export type { ListsChanged } from './changed-lists.js';
export type { Listing, LobbyGame, LobbySeat, LobbyStatus, PlayerStanding } from './lobby-game.js';
export { isListed, isSeated, isShown, mayKnow } from './lobby-game.js';
export { LobbyIndex, type ListKey, type ListOf, type ListRequest, type LobbyLists } from './lobby-index.js';
export { Lobby } from './lobby.js';
export { MemoryLobbyIndex } from './memory-lobby-index.js';
export { WaitingGames } from './waiting-games.js';
