// Records every look of a judge at a game: an opening and a closing event in the game's audit stream, never
// in the game's own.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { commandId, type GameId, type PlayerId } from '#kernel';
import { auditStream, type Codec } from '#log';
import { z } from 'zod';
import { SideStreams } from '../side-streams.js';

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

@Injectable()
export class JudgeLooks {
  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  /** Show nothing before this settles; the returned function closes the look. */
  async open(game: GameId, judge: PlayerId, way: WayOfLooking): Promise<() => Promise<void>> {
    const id = randomUUID();
    await this.record(game, judge, `open/${id}`, { type: 'JudgeLookOpened', look: id, judge, way });
    return () => this.record(game, judge, `close/${id}`, { type: 'JudgeLookClosed', look: id });
  }

  private record(game: GameId, judge: PlayerId, command: string, event: AuditEvent): Promise<void> {
    const stream = auditStream(game);
    const side = { stream, codec: AUDIT_EVENTS, actor: judge, commandId: commandId(command) };
    return this.streams.append(side, () => event);
  }
}
