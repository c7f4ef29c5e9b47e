// A verb is something about to happen (cr 614.6), with everything that may still be replaced. It is plain
// data, because a question may come between proposing and performing it. What has happened is an event.
import type { MoveCause } from '#abilities';
import type { NodeRef, ObjectId, Seat, Zone } from '../../model/basics/ids.js';
import type { CastAs, Identity, Permanent } from '../../model/state/objects.js';
import type { ManaUnit } from '../../model/state/turn-state.js';

/** How something enters the battlefield (cr 614.1c-d). Replacements add to it as they apply. */
export interface Entering {
  under: Seat;
  tapped?: boolean;
  faceDown?: Permanent['faceDown'];
  /** cr 712: the face that is up. */
  face?: number;
  counters?: Record<string, number>;
  /** cr 707.9: as a copy: the copiable values it takes. */
  copy?: Identity;
  /** cr 707.9e: of its counters, those from an exception of that copying. */
  byCopy?: Record<string, number>;
  /** cr 712.4: the face it forms together with its other half. */
  melded?: Identity;
  attachedTo?: ObjectId | Seat;
  /** cr 508.4: attacking this player or permanent. */
  attacking?: Seat | ObjectId;
  /** cr 509.4: blocking this attacker. */
  blocking?: ObjectId;
  castAs?: CastAs;
  /** cr 607.2d: choices made as it enters, stored on it by link. */
  links?: Record<string, Record<string, unknown>>;
  /**
   * Continuous changes that begin as it enters ('changed' outcomes): the place and context of each outcome.
   */
  changed?: { at: NodeRef; source: ObjectId; controller: Seat }[];
  /** Contexts of the agenda for effects after it has entered. From then on they refer to the permanent. */
  contexts?: number[];
}

export interface Move {
  readonly verb: 'move';
  readonly object: ObjectId;
  to: Zone;
  /**
   * The number of cards from the top of a library (0: on top, -1: at the bottom); null: the zone's usual
   * place.
   */
  position: number | null;
  cause: MoveCause;
  /** The player who moves it. */
  by: Seat | null;
  /** Its face-down state in exile. */
  faceDown?: Permanent['faceDown'];
  /** Counters it gets in a zone other than the battlefield (suspend). */
  counters?: Record<string, number>;
  entering?: Entering;
  /** cr 607.2a: the link of this object that keeps the card. */
  link?: { on: ObjectId; as: string };
  /** war-zone: the effect that exiles it also returns it, and it keeps its name meanwhile. */
  setAside?: boolean;
  /** cr 712.21a-b: the other card of a melded permanent is put there first. */
  halfFirst?: boolean;
  /** It is shuffled into the library it goes to. */
  shuffle?: boolean;
  /** cr 701.6: it was countered by this. */
  countered?: ObjectId | null;
}

export interface Damage {
  readonly verb: 'damage';
  readonly source: ObjectId;
  to: ObjectId | Seat;
  amount: number;
  readonly combat: boolean;
  readonly unpreventable?: boolean;
  /** cr 615.7: the most that each shield may prevent of it, by the shield's id; absent: no limit. */
  shares?: Record<string, number>;
  /**
   * cr 615.7: the key of the shield that will prevent some of it, once all damage for that shield is known.
   */
  waits?: string;
}

export interface Life {
  readonly verb: 'life';
  readonly seat: Seat;
  /** Negative for a loss of life. */
  by: number;
  readonly cause: 'gain' | 'lose' | 'damage' | 'pay' | 'set' | 'burn';
}

export interface Draw {
  readonly verb: 'draw';
  seat: Seat;
  /** cr 504.1: the turn-based draw of the draw step. */
  readonly turnBased?: boolean;
  /** The library, if the player has several. */
  from?: Zone;
  /**
   * The player could have declined to draw, so drawing from an empty library does not make them lose
   * (war-zone Running Out of Cards).
   */
  readonly chosen?: true;
}

export interface Counters {
  readonly verb: 'counters';
  readonly on: ObjectId | Seat;
  readonly counter: string;
  /** Negative to remove counters. */
  by: number;
  /** The counters pay a cost: no effect puts them. */
  readonly asCost?: true;
}

export interface CreateToken {
  readonly verb: 'token';
  who: Seat;
  readonly identity: Identity;
  entering: Entering;
  count: number;
  /** cr 607.2c: the link of this object that keeps it. */
  link?: { on: ObjectId; as: string };
}

export interface Destroy {
  readonly verb: 'destroy';
  readonly object: ObjectId;
  readonly by: ObjectId | null;
  readonly regeneration: boolean;
}

export interface Tap {
  readonly verb: 'tap';
  readonly object: ObjectId;
  readonly tapped: boolean;
  readonly forMana?: boolean;
}

export interface Attach {
  readonly verb: 'attach';
  readonly object: ObjectId;
  /** null: it becomes unattached. */
  readonly to: ObjectId | Seat | null;
}

export interface AddMana {
  readonly verb: 'mana';
  readonly seat: Seat;
  units: ManaUnit[];
  readonly source: ObjectId | null;
  /** True if it was tapped for the mana (cr 106.12). */
  readonly tapped: boolean;
}

export type Verb = Move | Damage | Life | Draw | Counters | CreateToken | Destroy | Tap | Attach | AddMana;
export type VerbName = Verb['verb'];
export type VerbOf<N extends VerbName> = Extract<Verb, { verb: N }>;
