// The state of a game: plain JSON data, a fold of its events. `evolve` is its only writer.
import type { CardDefinition } from '#cards';
import type { Commitment, GameId, Hash, Instant, PlayerId } from '#kernel';
import type { Decision } from '../decisions/decision.js';
import type { EndReason, LossReason } from '../basics/end-reasons.js';
import type { z } from 'zod';
import { emptyAgenda, type Agenda } from './agenda.js';
import { nothingAssisted, type Assisted } from './assisted.js';
import type { Deed } from './deed.js';
import type { ObjectId, Seat, ZoneKey } from '../basics/ids.js';
import type { Gone } from './last-known.js';
import type { Happening } from './happening.js';
import type { Lasting } from './lasting.js';
import type { Naming } from './naming.js';
import type { gameObject } from './objects.js';
import type { Passing } from '../basics/passing.js';
import type { Quarantine } from '../basics/quarantine.js';
import type { Range } from './range.js';
import type { CombatState, ManaUnit, PriorityState, TurnState } from './turn-state.js';
import type { Terms } from '../basics/terms.js';

/** Rises when the same log would fold to different bytes. */
export const STATE_VERSION = 12;

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
  mana: ManaUnit[];
  /** Poison, energy, experience and their like (cr 122.1). */
  counters: Record<string, number>;
  /** City's blessing and other designations of one player alone. */
  designations: string[];
  /** Of this player (cr 302.6): how many have begun, the number of the latest and of the one before; 0: none. */
  turns: { begun: number; last: number; before: number };
  /** What is passed by itself (cr 117.3d). */
  passing?: Passing | null;
  /** Milliseconds left on a chess clock. */
  clock?: number;
  /** Of a game that is over and opens by consent. */
  agreesToOpen?: true;
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

export type GameObject = z.infer<typeof gameObject>;

export interface GameState {
  version: typeof STATE_VERSION;
  game: GameId | null;
  terms: Terms | null;
  host: PlayerId | null;
  /** The server's promise to its seed. */
  commitment: Commitment | null;
  createdAt: Instant | null;
  /** Of a game with clocks: when it began. */
  beganAt?: Instant;
  /** When the last accepted command came. */
  now: Instant;
  /** With which cards it was decided, where that is said. */
  catalogue?: Hash;
  invited: PlayerId[];
  seats: SeatState[];
  /** cr 810.4: the members of a team have one life total. */
  sharedLife: boolean;
  /** cr 801: absent where everyone's range of influence reaches to everyone. */
  range?: Range;
  stage: Stage;
  /** The turn order begins here (cr 103.1). */
  startingSeat: Seat | null;
  turn: TurnState | null;
  priority: PriorityState;
  combat: CombatState | null;
  decision: Decision | null;
  /** Of a game that stands still, or stood. */
  quarantine?: Quarantine | null;
  decisionsAsked: number;
  /** Words of the game's randomness used so far. */
  drawn: number;
  definitions: Record<string, CardDefinition>;
  /** How many graveyards each player has. */
  graveyards: number;
  /** Null where a card is what is printed on it. */
  naming: Naming | null;
  objectsMade: number;
  /** By the number of their id. */
  objects: Record<number, GameObject>;
  /** Object ids, bottom first: the top card of a library is the last. */
  zones: Record<ZoneKey, ObjectId[]>;
  agenda: Agenda;
  lasting: Lasting[];
  effectsMade: number;
  /** Counts whatever can change characteristics (cr 613): what was worked out before is worked out anew. */
  epoch: number;
  /** Counts what changes which objects there are, where they are and what is on them; rises with the epoch alone. */
  shape: number;
  /** Objects that were, by number, while anything may still ask for them. */
  gone: Record<string, Gone>;
  /** What happened this turn and the one before, for what looks back (events/happenings). */
  history: { turn: Happening[]; last: Happening[] };
  /** What was shown to everyone where it lies hidden, as long as anyone can tell it from others there. */
  shown: ObjectId[];
  /** cr 401.5: what lies open now, for as long as it does, and to whom; null: to everyone. */
  lyingOpen: { object: ObjectId; to: Seat | null }[];
  /** cr 500.7, 614.10, 723: turns, skips and controls to come. */
  future: {
    extraTurns: Seat[];
    skips: { seat: Seat; what: string }[];
    controls: { seat: Seat; by: Seat; during: string; active: boolean }[];
  };
  /** Where the turn order stands, whatever extra turns came between; null: at the active player. */
  orderAt: Seat | null;
  /** cr 101.4 goes the other way round. */
  reversed: boolean;
  monarch: Seat | null;
  initiative: Seat | null;
  /** cr 104.4b: how much has resolved in this step since anyone did or chose anything, and how the game stood then. */
  loop: { resolved: number; noted: Hash | null; outline?: Hash };
  /** cr 731.2: what was answered in this step, the latest last. */
  deeds: Deed[];
  /** cr 731.3: choices of this step that may come round again, each with how the game stood then. */
  choices: Hash[];
  /** Of cards whose texts nobody could read. */
  assisted: Assisted;
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
  sharedLife: false,
  stage: { kind: 'gathering' },
  startingSeat: null,
  turn: null,
  priority: { next: null, passed: 0 },
  combat: null,
  decision: null,
  decisionsAsked: 0,
  drawn: 0,
  definitions: {},
  graveyards: 1,
  naming: null,
  objectsMade: 0,
  objects: {},
  zones: {},
  agenda: emptyAgenda(),
  lasting: [],
  effectsMade: 0,
  epoch: 0,
  shape: 0,
  gone: {},
  history: { turn: [], last: [] },
  shown: [],
  lyingOpen: [],
  future: { extraTurns: [], skips: [], controls: [] },
  orderAt: null,
  reversed: false,
  monarch: null,
  initiative: null,
  loop: { resolved: 0, noted: null },
  assisted: nothingAssisted(),
  deeds: [],
  choices: [],
  result: null,
});
