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
export { ClientAccount, type LoggedIn, type OnToken, type Registered } from './account.js';
export * from './errors.js';
export * from './fold.js';
export { withFragments } from './fragments.js';
export type { CommandSetting, CommandVariables, OutcomeOf } from './commands.js';
export type { Entry } from './feed.js';
export { LiveDispute, type Dispute } from './live-dispute.js';
export { LiveLobby, type Listing, type LobbySeen, type LobbySetting } from './live-lobby.js';
export { LiveStore, type FollowSetting, type LiveSnapshot } from './live-store.js';
export {
  LiveGame,
  type Begins,
  type Connection,
  type Earlier,
  type EarlierEntry,
  type GameSnapshot,
  type LiveSetting,
  type OpenQuestion,
  type Step,
  isStopped,
} from './live-game.js';
export { Replay, type Direction, type Eyes, type Outline, type SeenEntry, type StepBy } from './replay.js';
export type { Session, TokenSource } from './session.js';
export type { Lost } from './reconnecting.js';
export type { SocketClass, SocketLike } from './socket.js';
export type {
  Fetch,
  Given,
  Raw,
  ReceivedResponse,
  SentRequest,
  TypedDocument,
  Variables,
} from './transport.js';
export { modeIn, modesIn } from './modes.js';
export { usualBackoff, type Backoff } from './waiting.js';
export type {
  AnswerInput,
  AttackInput,
  BlockInput,
  ManaAbilityInput,
  PlayInput,
  ProposalInput,
  TableCardFragment as TableCard,
  TableQuestionFragment as TableQuestion,
  TableSeatFragment as TableSeat,
  TableTermsFragment as TableTerms,
  TableViewFragment as TableView,
  TargetInput,
} from './generated/operations.js';
export type {
  LogEvent,
  LoggedCardDefinition,
  LoggedCheckpoint,
  LoggedGameProof,
} from './generated/log-events.js';
export type { ProposedEffect } from './generated/proposals.js';
export type { Story, StoryKind, StoryOf } from './generated/stories.js';
