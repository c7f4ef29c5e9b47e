// The events of a game's audit stream: a judge's look opens and closes.
import type { PlayerId } from '#kernel';
import { seat } from '#rules';
import { z } from 'zod';
import type { Codec } from '#log';

const look = z.uuid();
/** `dispute`: what was said in it; `desk`, `talk`, `penalty`, `ruling`: what the judge did instead of looking. */
const WAYS = [
  'view',
  'feed',
  'outline',
  'log',
  'notes',
  'chat',
  'annotations',
  'dispute',
  'desk',
  'talk',
  'preview',
  'ruling',
  'penalty',
  'side-by-side',
  'knowledge',
  'plays',
  'what-if',
  'fork',
] as const;
export type WayOfLooking = (typeof WAYS)[number];

/** What a judge did, where one way has several. */
const DEEDS = [
  'take-call',
  'hand-back-call',
  'stop-game',
  'close-dispute',
  'say',
  'ask-name',
  'give-ruling',
  'uphold-ruling',
  'overturn-ruling',
  'rule',
] as const;
export type DeedOnRecord = (typeof DEEDS)[number];

/** Of an opened game: what of it was read. */
const PARTS = ['view', 'events', 'secret', 'verdict', 'proof'] as const;
export type LogPart = (typeof PARTS)[number];

/** The longest text that is kept of what a judge asked about. */
export const LONGEST_ASKED = 200;
const asked = z.string().max(LONGEST_ASKED);
const whole = z.int();

/** Numbers and texts stand here as the judge gave them: there may be no such moment, seat or card. */
const what = z.strictObject({
  /** The moment of the game, or the first of several; the last one then, if none was asked for. */
  moment: whole,
  /** The last moment of several. */
  until: whole.optional(),
  /** Of a feed, a log or the talk at the table: read from after this entry, or up to that one. */
  after: whole.optional(),
  before: whole.optional(),
  /** What the guard granted: those of a seat, of spectators, of a judge, or of everyone at an opened game. */
  eyes: z.union([seat, z.enum(['spectator', 'judge', 'opened'])]).optional(),
  part: z.enum(PARTS).optional(),
  /** The id of an object, and the seat that has this id for it; without a seat it is a judge's id. */
  card: asked.optional(),
  cardOf: whole.optional(),
  name: asked.optional(),
  /** The entry of the judges' feed that says the fact. */
  entry: whole.optional(),
  seat: whole.optional(),
  deed: z.enum(DEEDS).optional(),
  /** The number that it gets in its dispute, if it is given; of an appeal: that it has. */
  ruling: z.int().min(1).optional(),
  penalty: z.int().min(1).optional(),
  /** Of a judge's ruling on a text: the question that was referred. */
  referral: asked.optional(),
});
export type WhatOnRecord = Readonly<z.infer<typeof what>>;

export type AuditEvent =
  | {
      readonly type: 'JudgeLookOpened';
      readonly look: string;
      readonly judge: PlayerId;
      readonly way: WayOfLooking;
      /** Under which call; absent: under none. */
      readonly dispute?: string;
      /** Absent before version 3. */
      readonly what?: WhatOnRecord;
    }
  | { readonly type: 'JudgeLookClosed'; readonly look: string };

export const AUDIT_EVENTS: Codec<AuditEvent> = {
  JudgeLookOpened: {
    version: 3,
    schema: z.strictObject({
      look,
      judge: z.string(),
      way: z.enum(WAYS),
      dispute: z.uuid().optional(),
      what: what.optional(),
    }),
    // Version 2 adds the dispute, version 3 what was looked at. Both may be absent.
    upcasts: { 1: (data) => data, 2: (data) => data },
  },
  JudgeLookClosed: { version: 1, schema: z.strictObject({ look }) },
};
