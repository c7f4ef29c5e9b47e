// The basic ids and types of the whole game: seats, objects, decisions, zones.
import { ZONES } from '#abilities';
import { branded, type Brand, type GameId, type Hash, type Instant, type PlayerId } from '#kernel';
import { z } from 'zod';

/**
 * A place at the table, counted from 0 in the order in which seats were created. It stays when its player
 * leaves.
 */
export type Seat = Brand<number, 'Seat'>;
/** Every possible seat. */
export const SEATS: readonly Seat[] = Array.from({ length: 8 }, (_, index) => index as Seat);
/** One incarnation of an object (cr 400.7): every zone change makes a new id. */
export type ObjectId = Brand<string, 'ObjectId'>;
export type DecisionId = Brand<string, 'DecisionId'>;
/** A text that waits for a judge's ruling. */
export type ReferralId = Brand<string, 'ReferralId'>;
/** A dispute that a judge is called to, and a ruling in one; UUIDs. */
export type DisputeId = Brand<string, 'DisputeId'>;
export type RulingId = Brand<string, 'RulingId'>;
/**
 * The place of a node of the language: `<definition>#/faces/0/abilities/2` (see model/printed/node-ref.ts).
 */
export type NodeRef = Brand<string, 'NodeRef'>;

export const seat = branded<Seat>(z.int().min(0).max(7));
export const objectId = branded<ObjectId>(z.string().regex(/^o\d+$/));
export const decisionId = branded<DecisionId>(z.string().regex(/^d\d+$/));
export const referralId = branded<ReferralId>(z.string().regex(/^r\d+$/));
const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const disputeId = branded<DisputeId>(uuid);
export const rulingId = branded<RulingId>(uuid);
export const nodeRef = branded<NodeRef>(z.string().min(1).max(400));
export const hash = branded<Hash>(z.string().regex(/^[0-9a-f]{64}$/));
export const instant = branded<Instant>(z.int().min(0));
export const playerId = branded<PlayerId>(z.string().min(1).max(100));
export const gameId = branded<GameId>(z.string().min(1).max(100));

/**
 * The number in an object's id. Objects are stored under it, and so in the order in which they were created.
 */
export function objectNumber(id: ObjectId): number {
  let number = 0;
  // Parsed digit by digit for speed: this is the most frequent call of all.
  for (let at = 1; at < id.length; at += 1) number = number * 10 + (id.charCodeAt(at) - 48);
  return number;
}

export const ZONE_KINDS = ZONES;
/** A zone: its kind, its seat (null when shared), and its index where a seat has several. */
export const zone = z.strictObject({
  kind: z.enum(ZONE_KINDS),
  seat: seat.nullable(),
  index: z.int().min(0),
});
export type Zone = z.infer<typeof zone>;
export type ZoneKey = Brand<string, 'ZoneKey'>;

/** One for each zone of a table: by kind, then seat (null first), then index. A variant has up to two of a kind. */
const forEachZone = <T>(
  make: (kind: Zone['kind'], seat: Seat | null, index: number) => T,
): Readonly<Record<Zone['kind'], readonly (readonly T[])[]>> => {
  const ofKind = (kind: Zone['kind']): T[][] =>
    [null, ...SEATS].map((seat) => [0, 1].map((index) => make(kind, seat, index)));
  return Object.fromEntries(ZONE_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<Zone['kind'], T[][]>;
};

const keyFor = (kind: Zone['kind'], seat: Seat | null, index: number): ZoneKey =>
  `${kind}/${seat ?? 'common'}/${index}` as ZoneKey;
const KEYS = forEachZone(keyFor);

/** Every step asks for keys, so they are built beforehand. */
export const zoneKey = ({ kind, seat, index }: Zone): ZoneKey =>
  KEYS[kind][seat === null ? 0 : seat + 1]?.[index] ?? keyFor(kind, seat, index);

export const sameZone = (one: Zone, other: Zone): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.index === other.index;

const THE_ZONES = forEachZone((kind, seat, index): Zone => ({ kind, seat, index }));

/** One shared object for each zone: hundreds of cards lie in a few zones. */
export const theZone = (kind: Zone['kind'], seat: Seat | null, index: number): Zone =>
  THE_ZONES[kind][seat === null ? 0 : seat + 1]?.[index] ?? { kind, seat, index };

export const sharedZone = ({ kind, seat, index }: Readonly<Zone>): Zone => theZone(kind, seat, index);

export const COMMON_LIBRARY: Zone = theZone('library', null, 0);
export const BATTLEFIELD: Zone = theZone('battlefield', null, 0);
export const STACK: Zone = theZone('stack', null, 0);
export const EXILE: Zone = theZone('exile', null, 0);
export const COMMAND: Zone = theZone('command', null, 0);
export const handOf = (seat: Seat): Zone => theZone('hand', seat, 0);
export const graveyardOf = (seat: Seat): Zone => theZone('graveyard', seat, 0);
/** cr 400.11a: a player's sideboard. It is none of the game's zones, but its cards need a place. */
export const outsideOf = (seat: Seat): Zone => theZone('outside', seat, 0);
export const ownLibraryOf = (seat: Seat): Zone => theZone('library', seat, 0);
