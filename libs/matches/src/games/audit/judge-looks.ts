// Every look of a judge at a game opens and closes with an event in the game's audit stream, never in the game's own.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { commandId, type GameId, type PlayerId } from '#kernel';
import type { EventStore } from '#event-store';
import { z } from 'zod';
import { auditStream, encodeBatch, readLog, streamSecret, type Codec } from '../../log/index.js';
import { CLOCK, EVENT_STORE, KEYS, type Clock, type Keys } from '../../ports/index.js';

const look = z.uuid();
const WAYS = ['view', 'feed', 'log'] as const;
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

const MOST_CONFLICTS = 50;

@Injectable()
export class JudgeLooks {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Nothing is shown before this has settled; what it gives closes the look. */
  async open(game: GameId, judge: PlayerId, way: WayOfLooking): Promise<() => Promise<void>> {
    const id = randomUUID();
    await this.record(game, judge, `open/${id}`, { type: 'JudgeLookOpened', look: id, judge, way });
    return () => this.record(game, judge, `close/${id}`, { type: 'JudgeLookClosed', look: id });
  }

  private async record(game: GameId, judge: PlayerId, command: string, event: AuditEvent): Promise<void> {
    const stream = auditStream(game);
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt += 1) {
      const { expected, tail } = await readLog(this.store, AUDIT_EVENTS, stream);
      const batch = encodeBatch(AUDIT_EVENTS, {
        stream,
        actor: judge,
        commandId: commandId(command),
        at: this.clock.now(),
        events: [event],
        after: tail,
        secret: streamSecret(this.keys, stream),
      });
      const { kind } = await this.store.append(stream, expected, batch.events);
      if (kind === 'appended' || kind === 'duplicate') return;
      if (kind === 'refused') throw new Error('the store refused an event of the audit');
    }
    throw new Error('the audit stream is too busy');
  }
}
