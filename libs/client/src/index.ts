// The client library: what front ends and bots use to play on a Pentaland server.
export * from './client.js';
export {
  Action,
  Unfinished,
  type Accepted,
  type Asked,
  type Next,
  type Play,
  type Target,
} from './action.js';
export { Table, type Legal, type Offered } from './table.js';
export { ClientAccount, type Registered } from './account.js';
export * from './errors.js';
export * from './fold.js';
export { withFragments } from './fragments.js';
export type { CommandSetting } from './commands.js';
export type { Entry } from './feed.js';
export { LiveGame, type Connection, type GameSnapshot, type LiveSetting, type Step } from './live-game.js';
export { Replay, type Direction, type Eyes, type SeenEntry, type StepBy } from './replay.js';
export type { Session, TokenSource } from './session.js';
export type { SocketClass, SocketLike } from './socket.js';
export type { Fetch, Raw, ReceivedResponse, SentRequest, TypedDocument, Variables } from './transport.js';
export { usualBackoff, type Backoff } from './waiting.js';
