// What is about to happen (cr 614.6): a verb with everything that may still be replaced. Plain data, for a question
// may come between proposing it and its happening. What has happened is an event.
import type { MoveCause } from '#abilities';
import type { NodeRef, ObjectId, Seat, Zone } from '../../model/basics/ids.js';
import type { CastAs, Identity, Permanent } from '../../model/state/objects.js';
import type { ManaUnit } from '../../model/state/turn-state.js';

/** How something comes onto the battlefield (cr 614.1c-d); grows as replacements apply to it. */
export interface Entering {
  under: Seat;
  tapped?: boolean;
  faceDown?: Permanent['faceDown'];
  /** cr 712: with this face up. */
  face?: number;
  counters?: Record<string, number>;
  /** cr 707.9: as a copy: the copiable values it takes. */
  copy?: Identity;
  /** cr 707.9e: the counters among its own that an exception of that copying brings. */
  byCopy?: Record<string, number>;
  /** cr 712.4: with its other half: the face they form together. */
  melded?: Identity;
  attachedTo?: ObjectId | Seat;
  /** cr 508.4: attacking this player or permanent. */
  attacking?: Seat | ObjectId;
  /** cr 509.4: blocking this attacker. */
  blocking?: ObjectId;
  castAs?: CastAs;
  /** cr 607.2d: choices made as it enters, kept on it by link. */
  links?: Record<string, Record<string, unknown>>;
  /** Continuous changes that begin as it enters ('changed' outcomes): the place of the outcome, and its context. */
  changed?: { at: NodeRef; source: ObjectId; controller: Seat }[];
  /** Of what is done once it has come: contexts of the agenda that speak of the permanent from then on. */
  contexts?: number[];
}

export interface Move {
  readonly verb: 'move';
  readonly object: ObjectId;
  to: Zone;
  /** Cards from the top of a library (0: on top, -1: at the bottom); null: where the zone puts what comes. */
  position: number | null;
  cause: MoveCause;
  /** Who makes it move. */
  by: Seat | null;
  /** Face down in exile. */
  faceDown?: Permanent['faceDown'];
  /** In other zones than the battlefield: counters it gets there (suspend). */
  counters?: Record<string, number>;
  entering?: Entering;
  /** cr 607.2a: the link of this object that keeps the card. */
  link?: { on: ObjectId; as: string };
  /** war-zone: it comes back by what sends it away, and is named meanwhile what it was. */
  setAside?: boolean;
  /** cr 712.21a-b: of a melded permanent the other card is put there first. */
  halfFirst?: boolean;
  /** Shuffled into the library it goes to. */
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
  /** cr 615.7: how much of it each shield may prevent, by the shield's id; no limit where none is named. */
  shares?: Record<string, number>;
  /** cr 615.7: the shield, by its key, that is to prevent some of it, once it is known what else it has to prevent. */
  waits?: string;
}

export interface Life {
  readonly verb: 'life';
  readonly seat: Seat;
  /** Below zero for losing. */
  by: number;
  readonly cause: 'gain' | 'lose' | 'damage' | 'pay' | 'set' | 'burn';
}

export interface Draw {
  readonly verb: 'draw';
  seat: Seat;
  /** cr 504.1: the draw step's own. */
  readonly turnBased?: boolean;
  /** From this library, where a player has several. */
  from?: Zone;
  /** That player need not have drawn, and loses nothing by it (war-zone Running Out of Cards). */
  readonly chosen?: true;
}

export interface Counters {
  readonly verb: 'counters';
  readonly on: ObjectId | Seat;
  readonly counter: string;
  /** Below zero for removing. */
  by: number;
  /** Put to pay for something: no effect puts them. */
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
  /** null: attached to nothing any more. */
  readonly to: ObjectId | Seat | null;
}

export interface AddMana {
  readonly verb: 'mana';
  readonly seat: Seat;
  units: ManaUnit[];
  readonly source: ObjectId | null;
  /** It was tapped for it (cr 106.12). */
  readonly tapped: boolean;
}

export type Verb = Move | Damage | Life | Draw | Counters | CreateToken | Destroy | Tap | Attach | AddMana;
export type VerbName = Verb['verb'];
export type VerbOf<N extends VerbName> = Extract<Verb, { verb: N }>;
