// The state of a game: plain JSON data, a fold of its events. `evolve` is its only writer.
import type { CardDefinition } from '#cards';
import type { Commitment, GameId, Hash, Instant, PlayerId } from '#kernel';
import type { Decision } from '../decisions/decision.js';
import type { EndReason, LossReason } from '../basics/end-reasons.js';
import type { z } from 'zod';
import { emptyAgenda, type Agenda } from './agenda.js';
import { nothingAssisted, type Assisted } from './assisted.js';
import type { RecordedBeginning } from './recorded-position.js';
import type { Deed } from './deed.js';
import type { Dispute } from '../basics/dispute.js';
import type { ObjectId, Seat, ZoneKey } from '../basics/ids.js';
import type { Gone } from './last-known.js';
import type { Happening } from './happening.js';
import type { Lasting } from './lasting.js';
import type { Naming } from './given-names.js';
import type { gameObject } from './objects.js';
import type { Origin } from '../basics/origin.js';
import type { Passing } from '../basics/passing.js';
import type { Quarantine } from '../basics/quarantine.js';
import type { Range } from './range.js';
import type { CombatState, ManaUnit, PriorityState, TurnState } from './turn-state.js';
import type { Terms } from '../basics/terms.js';
import type { TakeBack } from './take-back.js';

/** Rises when the same log would fold to different bytes. */
export const STATE_VERSION = 12;

export interface SeatState {
  seat: Seat;
  /** Absent: nobody sits here. */
  player: PlayerId | null;
  /** cr 102.3: every player is in a team, by default alone. */
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
  /** Counters on the player: poison, energy, experience and others (cr 122.1). */
  counters: Record<string, number>;
  /** City's blessing and other designations of this player. */
  designations: string[];
  /**
   * Turns of this player (cr 302.6): how many have begun, and the numbers of the latest and of the one
   * before; 0: none.
   */
  turns: { begun: number; last: number; before: number };
  /** Automatic passing (cr 117.3d). */
  passing?: Passing | null;
  /** Milliseconds left on a chess clock. */
  clock?: number;
  /** After the game, where it opens by consent. */
  agreesToOpen?: true;
}

/** Where the game continues when no question is open. */
export type Stage =
  | { kind: 'gathering' }
  /** Entropy is being opened; players who have not done so by the deadline lose their seat. */
  | { kind: 'opening'; deadline: Instant }
  /** cr 103.1: `chooser` decides who goes first. */
  | { kind: 'starting'; chooser: Seat | null }
  /**
   * cr 103.5: first `undeclared` must declare; then `taking` redraw; then each of `bottoming` puts cards
   * back.
   */
  | { kind: 'mulligans'; undeclared: Seat[]; taking: Seat[]; bottoming: Seat[] }
  | { kind: 'turns' }
  | { kind: 'over' };

export type GameObject = z.infer<typeof gameObject>;

export interface GameState {
  version: typeof STATE_VERSION;
  game: GameId | null;
  terms: Terms | null;
  host: PlayerId | null;
  /** The server's commitment to its seed. */
  commitment: Commitment | null;
  createdAt: Instant | null;
  /** In games with clocks: when the game began. */
  beganAt?: Instant;
  /** The time of the last accepted command. */
  now: Instant;
  /** The catalogue with which that command was decided, if recorded. */
  catalogue?: Hash;
  invited: PlayerId[];
  /** A game that goes on from a position: whose. */
  origin?: Origin;
  /** That position, until the game has begun from it. */
  beginning?: Pick<RecordedBeginning, 'position' | 'shown'> | null;
  seats: SeatState[];
  /** cr 810.4: the members of a team have one life total. */
  sharedLife: boolean;
  /** cr 801: absent where no range of influence is limited. */
  range?: Range;
  stage: Stage;
  /** The seat that takes the first turn (cr 103.1). */
  startingSeat: Seat | null;
  turn: TurnState | null;
  priority: PriorityState;
  combat: CombatState | null;
  decision: Decision | null;
  /** Present for a game that is or was quarantined. */
  quarantine?: Quarantine | null;
  /** Present for a game that is or was stopped for a judge. */
  dispute?: Dispute | null;
  /** A request to take back that is open. */
  takeBack?: TakeBack | null;
  /** How often each seat has asked to take back. A rewind keeps it. */
  takeBacks?: Record<string, number>;
  /** How often each seat has called a judge. A rewind keeps it. */
  calls?: Record<string, number>;
  decisionsAsked: number;
  /** How many words of the game's randomness are used up. */
  drawn: number;
  definitions: Record<string, CardDefinition>;
  /** How many graveyards each player has. */
  graveyards: number;
  /** Null where cards are what is printed on them. */
  naming: Naming | null;
  objectsMade: number;
  /** By the number of their id. */
  objects: Record<number, GameObject>;
  /** Object ids, bottom first: the top card of a library is the last. */
  zones: Record<ZoneKey, ObjectId[]>;
  agenda: Agenda;
  lasting: Lasting[];
  effectsMade: number;
  /** Rises with everything that can change characteristics (cr 613); memos of older epochs are stale. */
  epoch: number;
  /**
   * Rises with everything that changes which objects exist, where they are and what is on them; never without
   * the epoch.
   */
  shape: number;
  /** Former objects by number, kept while anything may still ask for them. */
  gone: Record<string, Gone>;
  /** The events of this turn and the previous one, for effects that look back (events/happenings). */
  history: { turn: Happening[]; last: Happening[] };
  /**
   * Hidden cards shown to everyone, as long as players can still tell them apart from others in their zone.
   */
  shown: ObjectId[];
  /** cr 401.5: cards that lie open at present, and to whom; null: to everyone. */
  lyingOpen: { object: ObjectId; to: Seat | null }[];
  /** cr 500.7, 614.10, 723: extra turns, skips and control of turns to come. */
  future: {
    extraTurns: Seat[];
    skips: { seat: Seat; what: string }[];
    controls: { seat: Seat; by: Seat; during: string; active: boolean }[];
  };
  /** The seat from which the turn order continues after extra turns; null: the active player. */
  orderAt: Seat | null;
  /** The turn order is reversed (cr 101.4). */
  reversed: boolean;
  monarch: Seat | null;
  initiative: Seat | null;
  /**
   * cr 104.4b: how much has resolved in this step since a player last acted or chose, and the position then.
   */
  loop: { resolved: number; noted: Hash | null; outline?: Hash };
  /** cr 731.2: the answers of this step, the latest last. */
  deeds: Deed[];
  /** cr 731.3: choices of this step that may come round again, each with the position at that time. */
  choices: Hash[];
  /** Assisted play: cards with unreadable texts. */
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
