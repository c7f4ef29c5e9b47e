// Records every look of a judge at a game: an opening and a closing event in the game's audit stream, never
// in the game's own.
import { randomUUID } from 'node:crypto';
import { commandId, type GameId, type PlayerId } from '#kernel';
import { auditStream } from '#log';
import type { SideStreams } from '../beside/side-streams.js';
import { AUDIT_EVENTS, type AuditEvent, type WayOfLooking, type WhatOnRecord } from './audit-events.js';

export interface OnRecord {
  readonly way: WayOfLooking;
  readonly what: WhatOnRecord;
  /** Under which call. */
  readonly dispute?: string | undefined;
}

export class JudgeLooks {
  constructor(private readonly streams: SideStreams) {}

  /** Show nothing before this settles; the returned function closes the look. */
  async open(game: GameId, judge: PlayerId, { way, what, dispute }: OnRecord): Promise<() => Promise<void>> {
    const id = randomUUID();
    const under = dispute === undefined ? {} : { dispute };
    const opened = { type: 'JudgeLookOpened', look: id, judge, way, ...under, what } as const;
    await this.record(game, judge, `open/${id}`, opened);
    return () => this.record(game, judge, `close/${id}`, { type: 'JudgeLookClosed', look: id });
  }

  private record(game: GameId, judge: PlayerId, command: string, event: AuditEvent): Promise<void> {
    const stream = auditStream(game);
    const side = { stream, codec: AUDIT_EVENTS, actor: judge, commandId: commandId(command) };
    return this.streams.append(side, () => event);
  }
}
