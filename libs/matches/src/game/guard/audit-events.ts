// The events of a game's audit stream: a judge's look opens and closes.
import type { PlayerId } from '#kernel';
import { z } from 'zod';
import type { Codec } from '#log';

const look = z.uuid();
const WAYS = ['view', 'feed', 'log', 'notes', 'ruling'] as const;
export type WayOfLooking = (typeof WAYS)[number];

export type AuditEvent =
  | {
      readonly type: 'JudgeLookOpened';
      readonly look: string;
      readonly judge: PlayerId;
      readonly way: WayOfLooking;
    }
  | { readonly type: 'JudgeLookClosed'; readonly look: string };

export const AUDIT_EVENTS: Codec<AuditEvent> = {
  JudgeLookOpened: { version: 1, schema: z.strictObject({ look, judge: z.string(), way: z.enum(WAYS) }) },
  JudgeLookClosed: { version: 1, schema: z.strictObject({ look }) },
};
