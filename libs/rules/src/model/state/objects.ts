// The shape of an object: a card, token or ability in one zone (cr 109), with its state there. Lying face
// down as a land of pentaland or utopia is a state like others, because state belongs to the rules.
import type { Change } from '#abilities';
import { z } from 'zod';
import { storedNode } from '../basics/stored-node.js';
import { hash, nodeRef, objectId, seat, zone, type NodeRef } from '../basics/ids.js';
import { context } from './context.js';

/**
 * The source of an object's copiable values (cr 707.2): a face of a recorded card, or the face a token was
 * made from.
 */
export const identity = z.strictObject({
  /** The recorded definition; null where `made` gives the face instead. */
  definition: hash.nullable(),
  /** Which of its faces is up. */
  face: z.int().min(0),
  /** For a token: a face node within a definition. */
  made: nodeRef.optional(),
  /** Numbers computed when a token was made ('X/X'), and exceptions of a copy (cr 707.9). */
  power: z.int().optional(),
  toughness: z.int().optional(),
  except: z.array(storedNode<Change & { readonly at?: NodeRef }>()).optional(),
  exceptFrom: nodeRef.optional(),
  /** cr 712.4: the other card of a melded pair. */
  half: hash.optional(),
  /** Where cards are named: the actual card, which was given another card's name. */
  printed: hash.optional(),
  /** It was given a legal name that is watched (pentaland 706.4a). */
  watched: z.literal(true).optional(),
  /**
   * It has no name yet, and `definition` is what is printed on it; `closed`: it cannot get a name in its
   * zone.
   */
  unnamed: z.enum(['open', 'closed']).optional(),
  /**
   * It was cast face down without a name: who cast it, and how many names had been given before
   * (pentaland 705.4a).
   */
  down: z.strictObject({ by: seat, names: z.int().min(0) }).optional(),
});
export type Identity = z.infer<typeof identity>;

/** How it was turned face down, which decides what may turn it face up (cr 708). */
export const FACE_DOWN = ['morph', 'manifest', 'cloak', 'effect', 'pentaland', 'utopia'] as const;
export type FaceDown = (typeof FACE_DOWN)[number];

/** How the spell that became a permanent was cast. */
export const castAs = z.strictObject({
  by: seat,
  from: z.string(),
  x: z.int().nullable(),
  paid: z.record(z.string(), z.int()),
  alternative: z.string().nullable(),
  mana: z.array(z.string()),
});
export type CastAs = z.infer<typeof castAs>;

/** cr 110.5, 613.7: the state of an object on the battlefield. */
export const permanent = z.strictObject({
  /** The player under whose control it entered; effects may change that (layer 2). */
  controller: seat,
  tapped: z.boolean(),
  flipped: z.boolean(),
  phasedOut: z.enum(['no', 'directly', 'with-host']),
  faceDown: z.enum(FACE_DOWN).nullable(),
  damage: z.int().min(0),
  /** Dealt damage by a source with deathtouch since the last check (cr 704.5h). */
  deathtouched: z.boolean(),
  counters: z.record(z.string(), z.int()),
  /** An object's id or a seat. */
  attachedTo: z.union([objectId, seat]).nullable(),
  /** cr 613.7: renewed when it becomes attached or turns over. */
  timestamp: z.int(),
  /** The turn it entered, and since when its present controller has had it continuously (cr 302.6). */
  enteredTurn: z.int(),
  controlledSince: z.int(),
  /** The controller for whom `controlledSince` counts. */
  controlledBy: seat,
  marks: z.array(z.string()),
  /** Activations of loyalty abilities and other counts of this turn, by ability. */
  activations: z.record(z.string(), z.int()),
  /** The spell it was, as it was cast: kicked, X, alternative (cr 607.2, 400.7d). */
  castAs: castAs.nullable(),
});
export type Permanent = z.infer<typeof permanent>;

/** The choices for one target slot, in order; `amounts` where something is divided (cr 601.2d). */
export const targetChoice = z.strictObject({
  objects: z.array(objectId),
  players: z.array(seat),
  amounts: z.array(z.int()).optional(),
});
export type TargetChoice = z.infer<typeof targetChoice>;

/** cr 405: an item on the stack. */
export const stackItem = z.strictObject({
  kind: z.enum(['spell', 'activated', 'triggered']),
  controller: seat,
  /** For an ability: the object it came from (cr 113.7), and the ability. For a spell: the spell itself. */
  source: objectId,
  ability: nodeRef.nullable(),
  /** cr 601.2b: modes chosen, by index, in order; empty where there are none. */
  modes: z.array(z.int()),
  /** The slots of each chosen mode, or of the single body. */
  targets: z.array(z.array(targetChoice)),
  x: z.int().nullable(),
  /** How often each optional cost was paid, by label. */
  paid: z.record(z.string(), z.int()),
  alternative: z.string().nullable(),
  from: z.string(),
  /** The types of mana spent, one letter each (cr 106, sunburst). */
  mana: z.array(z.string()),
  /** The bindings from the costs and the event, for the resolution. */
  context,
  copy: z.boolean(),
  faceDown: z.enum(FACE_DOWN).nullable(),
});
export type StackItem = z.infer<typeof stackItem>;

export const gameObject = z.strictObject({
  id: objectId,
  identity,
  /** The actual card, where it came as a copy of something else (cr 707.9). */
  card: identity.optional(),
  owner: seat.nullable(),
  zone,
  token: z.boolean().optional(),
  permanent: permanent.optional(),
  item: stackItem.optional(),
  /** In other zones: counters (suspend), face down in exile, who may look at it. */
  counters: z.record(z.string(), z.int()).optional(),
  faceDown: z.enum(FACE_DOWN).optional(),
  /** cr 406.4: the number of the lowest card on its pile in exile; absent for that card. */
  pile: z.int().optional(),
  /** Activations of its abilities in other zones (cr 602.5b), as for a permanent. */
  activations: z.record(z.string(), z.int()).optional(),
  /** cr 613.7d: for an object in a zone where its abilities may function; a permanent has its own. */
  timestamp: z.int().optional(),
  /** cr 607: what linked abilities stored, by link. */
  links: z.record(z.string(), z.looseObject({})).optional(),
});
