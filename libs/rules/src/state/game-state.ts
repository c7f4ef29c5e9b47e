// The state of a game: plain JSON data, a fold of its events. `evolve` is its only writer.
import type { CardDefinition } from '#cards';
import type { Commitment, GameId, Hash, Instant, PlayerId } from '#kernel';
import type { Decision } from '../decisions/decision.js';
import type { EndReason, LossReason } from '../events/ending.js';
import type { Step } from '../turn/steps.js';
import type { ObjectId, Seat, Zone, ZoneKey } from './ids.js';
import type { Terms } from './terms.js';

/** Rises when the same log would fold to different bytes. */
export const STATE_VERSION = 2;

export interface SeatState {
  seat: Seat;
  /** Nobody sits here when absent. */
  player: PlayerId | null;
  /** cr 102.3: everyone is in a team, of one by default. */
  team: number;
  ready: boolean;
  commitment: Commitment | null;
  entropy: string | null;
  life: number;
  /** How many mulligans the player has taken (cr 103.5). */
  mulligans: number;
  keptHand: boolean;
  drewFromEmptyLibrary: boolean;
  /** Set when the player has lost, and so has left (cr 800.4a). */
  lost: LossReason | null;
}

/** What the game is in the middle of: where it goes on when no question is open. */
export type Stage =
  | { kind: 'gathering' }
  /** Entropy is being opened; who has not by the deadline is unseated. */
  | { kind: 'opening'; deadline: Instant }
  /** cr 103.1: `chooser` says who goes first. */
  | { kind: 'starting'; chooser: Seat | null }
  /** cr 103.5: `undeclared` still have to say; then `taking` redraw; then each of `bottoming` puts cards back. */
  | { kind: 'mulligans'; undeclared: Seat[]; taking: Seat[]; bottoming: Seat[] }
  | { kind: 'turns' }
  | { kind: 'over' };

export interface GameObject {
  id: ObjectId;
  /** The definition of the printed card. */
  printed: Hash;
  /** pentaland 702.1a: in the common library nobody. */
  owner: Seat | null;
  zone: Zone;
}

export interface GameState {
  version: typeof STATE_VERSION;
  game: GameId | null;
  terms: Terms | null;
  host: PlayerId | null;
  /** The server's promise to its seed. */
  commitment: Commitment | null;
  createdAt: Instant | null;
  /** When the last accepted command came. */
  now: Instant;
  invited: PlayerId[];
  seats: SeatState[];
  stage: Stage;
  /** The turn order begins here (cr 103.1). */
  startingSeat: Seat | null;
  turn: { number: number; active: Seat; step: Step | null } | null;
  decision: Decision | null;
  decisionsAsked: number;
  /** Words of the game's randomness used so far. */
  drawn: number;
  definitions: Record<string, CardDefinition>;
  objectsMade: number;
  /** By the number of their id. */
  objects: Record<number, GameObject>;
  /** Object ids, bottom first: the top card of a library is the last. */
  zones: Record<ZoneKey, ObjectId[]>;
  result: { reason: EndReason; winners: Seat[] } | null;
}

export const initialState = (): GameState => ({
  version: STATE_VERSION,
  game: null,
  terms: null,
  host: null,
  commitment: null,
  createdAt: null,
  now: 0 as Instant,
  invited: [],
  seats: [],
  stage: { kind: 'gathering' },
  startingSeat: null,
  turn: null,
  decision: null,
  decisionsAsked: 0,
  drawn: 0,
  definitions: {},
  objectsMade: 0,
  objects: {},
  zones: {},
  result: null,
});
