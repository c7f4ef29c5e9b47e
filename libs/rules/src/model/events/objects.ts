// Events for objects: the verbs that the whole game is made of, each with its cause.
import { MOVE_CAUSES } from '#abilities';
import { z } from 'zod';
import { hash, nodeRef, objectId, seat, zone, type Zone } from '../basics/ids.js';
import { lastKnown } from '../state/last-known.js';
import { castAs, FACE_DOWN, identity } from '../state/objects.js';
import { declare } from './declare.js';

/** Whether everyone sees the cards of a zone (cr 400.2). */
export const isPublicZone = ({ kind }: Pick<Zone, 'kind'>): boolean =>
  kind !== 'library' && kind !== 'hand' && kind !== 'outside';

/** Hidden zones in which the zone's player sees each card. */
export const isSeenByOwner = ({ kind }: Pick<Zone, 'kind'>): boolean => kind === 'hand' || kind === 'outside';

export const OBJECT_EVENTS = {
  /** cr 400.7: an object changes zone and becomes a new object there. */
  ObjectMoved: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      becomes: objectId,
      from: zone,
      to: zone,
      /** From the top; null: the zone's usual place for new cards (top or end). */
      position: z.int().nullable(),
      cause: z.enum(MOVE_CAUSES),
      /** The player who moved it. */
      by: seat.nullable(),
      owner: seat.nullable(),
      identity,
      /** The card itself, where `identity` is what it copies (cr 707.9). */
      card: identity.optional(),
      controller: seat.nullable(),
      tapped: z.boolean(),
      faceDown: z.enum(FACE_DOWN).nullable(),
      counters: z.record(z.string(), z.int()),
      castAs: castAs.nullable(),
      was: lastKnown.nullable(),
      /** cr 406.4: it was exiled face down together with the previous card, and lies on the same pile. */
      pile: z.literal('same').optional(),
      /** cr 712.21: the other card of a melded permanent; `first`: it is put there before this one. */
      half: z.strictObject({ object: objectId, printed: hash, first: z.literal(true).optional() }).optional(),
    }),
    audience: ({ from, to, owner, faceDown }) => {
      const seen = [
        'from',
        'to',
        'cause',
        'by',
        'owner',
        'tapped',
        'faceDown',
        'counters',
        'controller',
        'pile',
      ] as const;
      const open = isPublicZone(to) && faceDown === null;
      const leaves = isPublicZone(from);
      return {
        everyone: [
          ...seen,
          ...(leaves ? (['object'] as const) : []),
          ...(isPublicZone(to) ? (['becomes'] as const) : []),
          ...(open ? (['identity'] as const) : []),
        ],
        ...(owner === null
          ? {}
          : {
              seat: {
                seat: owner,
                fields: [
                  ...(isSeenByOwner(from) ? (['object'] as const) : []),
                  ...(isSeenByOwner(to) ? (['becomes', 'identity'] as const) : []),
                ],
              },
            }),
      };
    },
  }),
  /** cr 704.5d, 111.8, 112.3b: the object ceases to exist. */
  ObjectCeased: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      /** The zone it was in, if not everyone sees that zone's objects. */
      from: zone.optional(),
      was: lastKnown.nullable(),
    }),
    audience: ({ from }) => {
      if (from === undefined) return { everyone: ['object'] };
      if (!isSeenByOwner(from) || from.seat === null) return { everyone: ['from'] };
      return { everyone: ['from'], seat: { seat: from.seat, fields: ['object'] } };
    },
  }),
  /** Cards placed at the start: decks, sideboards, set-up positions. */
  CardsPlaced: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      owner: seat.nullable(),
      cards: z.array(z.strictObject({ object: objectId, printed: hash })),
      unnamed: z.literal(true).optional(),
    }),
    audience: () => ({ everyone: ['zone', 'owner', 'unnamed'] }),
  }),
  /**
   * cr 111.1. A token that a copy of a spell becomes is not created (cr 111.13); it records how the spell was
   * cast.
   */
  TokenCreated: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      identity,
      owner: seat,
      controller: seat,
      tapped: z.boolean(),
      counters: z.record(z.string(), z.int()),
      castAs: castAs.optional(),
    }),
    audience: () => ({
      everyone: ['object', 'identity', 'owner', 'controller', 'tapped', 'counters', 'castAs'],
    }),
  }),
  PermanentTapped: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, tapped: z.boolean(), forMana: z.boolean() }),
    audience: () => ({ everyone: ['object', 'tapped', 'forMana'] }),
  }),
  CountersChanged: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, counter: z.string(), by: z.int() }),
    audience: () => ({ everyone: ['object', 'counter', 'by'] }),
  }),
  PlayerCountersChanged: declare({
    version: 1,
    schema: z.strictObject({ seat, counter: z.string(), by: z.int() }),
    audience: () => ({ everyone: ['seat', 'counter', 'by'] }),
  }),
  /** cr 120.3: damage marked on a permanent. The other results of damage have events of their own. */
  /** cr 615.13: one prevention effect prevents this much of the damage that the source would deal there. */
  DamagePrevented: declare({
    version: 1,
    schema: z.strictObject({
      source: objectId,
      to: z.union([objectId, seat]),
      amount: z.int().min(1),
      combat: z.boolean(),
    }),
    audience: () => ({ everyone: ['source', 'to', 'amount', 'combat'] }),
  }),
  DamageDealt: declare({
    version: 1,
    schema: z.strictObject({
      source: objectId,
      to: z.union([objectId, seat]),
      amount: z.int(),
      combat: z.boolean(),
      /** How much of it is marked on the permanent as damage. */
      marked: z.int(),
      deathtouch: z.boolean(),
    }),
    audience: () => ({ everyone: ['source', 'to', 'amount', 'combat'] }),
  }),
  DamageRemoved: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId) }),
    audience: () => ({ everyone: ['objects'] }),
  }),
  /**
   * cr 704.3: the check has seen everything since the last one: who drew from an empty library (cr 704.5b),
   * what a source with deathtouch dealt damage to (cr 704.5h). Emitted only if there is any.
   */
  StateBasedChecked: declare({
    version: 1,
    schema: z.strictObject({ seats: z.array(seat), objects: z.array(objectId) }),
    audience: () => ({ everyone: ['seats', 'objects'] }),
  }),
  LifeChanged: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      by: z.int(),
      cause: z.enum(['gain', 'lose', 'damage', 'pay', 'set', 'burn']),
    }),
    audience: () => ({ everyone: ['seat', 'by', 'cause'] }),
  }),
  /** cr 701.3. `to` null: it becomes unattached. */
  AttachmentChanged: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, to: z.union([objectId, seat]).nullable() }),
    audience: () => ({ everyone: ['object', 'to'] }),
  }),
  /**
   * cr 613.1b gave another result. The event records since when the new controller has had the permanent
   * (cr 302.6).
   */
  ControllerChanged: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, controller: seat }),
    audience: () => ({ everyone: ['object', 'controller'] }),
  }),
  /** cr 701.27, 708, 709: another face is up, or it is turned face down; null: it is turned face up. */
  FaceChanged: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      how: z.enum(['transform', 'flip', 'face-up', 'face-down']),
      identity,
      faceDown: z.enum(FACE_DOWN).nullable(),
      /** cr 702.37f: the X of the cost paid to turn it face up. */
      x: z.int().optional(),
    }),
    audience: ({ faceDown }) => ({
      everyone: faceDown === null ? ['object', 'how', 'identity', 'x'] : ['object', 'how', 'faceDown'],
    }),
  }),
  Phased: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, phasedOut: z.enum(['no', 'directly', 'with-host']) }),
    audience: () => ({ everyone: ['object', 'phasedOut'] }),
  }),
  /** Designations and other markers on a permanent (cr 701.37, 702.112…). */
  Marked: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      mark: z.string(),
      on: z.boolean(),
      /** cr 701.37c: the X it became monstrous with. */
      x: z.int().optional(),
    }),
    audience: () => ({ everyone: ['object', 'mark', 'on', 'x'] }),
  }),
  /**
   * cr 607: something kept for linked abilities. The content is as secret as what is kept; everyone learns
   * only that something is.
   */
  LinkSet: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, link: z.string(), bound: z.looseObject({}) }),
    audience: () => ({}),
  }),
  /** cr 701.20: cards revealed to everyone. */
  CardsRevealed: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      objects: z.array(objectId),
      zone,
      /** cr 607.2h: the static ability that revealed it: its object and link name. */
      by: z.strictObject({ source: objectId, link: z.string() }).optional(),
    }),
    audience: () => ({ everyone: ['seat', 'objects', 'zone'] }),
  }),
  /**
   * cr 401.6: the top card of a library is revealed again after a time in which it was not: it is a new
   * object.
   */
  CardRevealedAgain: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId, becomes: objectId, zone }),
    audience: () => ({ everyone: ['seat', 'becomes', 'zone'] }),
  }),
  /**
   * cr 401.5: the cards that lie open from now on, and to whom (null: everyone). Another event says what was
   * shown.
   */
  CardsLieOpen: declare({
    version: 1,
    schema: z.strictObject({
      cards: z.array(z.strictObject({ object: objectId, to: seat.nullable() })),
    }),
    audience: () => ({}),
  }),
  /** One player looks at cards (cr 701.22 and similar). */
  CardsLookedAt: declare({
    version: 1,
    schema: z.strictObject({ seat, objects: z.array(objectId), zone, count: z.int() }),
    audience: ({ seat }) => ({ everyone: ['seat', 'zone', 'count'], seat: { seat, fields: ['objects'] } }),
  }),
  /** A library's order after a player arranged some of its cards: bottom first, and how many were touched. */
  LibraryArranged: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      order: z.array(objectId),
      top: z.int(),
      bottom: z.int(),
      by: seat,
      /** The player who put them there does not know their order either. */
      atRandom: z.literal(true).optional(),
    }),
    audience: () => ({ everyone: ['zone', 'top', 'bottom', 'by', 'atRandom'] }),
  }),
  /** A use of an ability is counted ('once', 'once each turn', loyalty). */
  ActivationCounted: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, ability: nodeRef }),
    audience: () => ({}),
  }),
};
