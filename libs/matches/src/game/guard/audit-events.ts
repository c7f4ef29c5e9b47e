// The events of a game's audit stream: a judge's look opens and closes.
import type { PlayerId } from '#kernel';
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
] as const;
export type WayOfLooking = (typeof WAYS)[number];

export type AuditEvent =
  | {
      readonly type: 'JudgeLookOpened';
      readonly look: string;
      readonly judge: PlayerId;
      readonly way: WayOfLooking;
      /** Under which call; absent: under none. */
      readonly dispute?: string;
    }
  | { readonly type: 'JudgeLookClosed'; readonly look: string };

export const AUDIT_EVENTS: Codec<AuditEvent> = {
  JudgeLookOpened: {
    version: 2,
    schema: z.strictObject({ look, judge: z.string(), way: z.enum(WAYS), dispute: z.uuid().optional() }),
    // Version 2 adds the dispute, which may be absent.
    upcasts: { 1: (data) => data },
  },
  JudgeLookClosed: { version: 1, schema: z.strictObject({ look }) },
};
