// The read model of the audit, and what it answers: to admins everything, to judges what is on record of them, to the players
// of a finished game who looked.
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StoredEvent } from '#event-store';
import { gameId } from '#kernel';
import { familyOf, Followers, RowStorage, type Follower, type Rows, type RowsModel } from '#log';
import type { Asker } from '../../contract/contract.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { LookedAt, ReadAudit, type AuditAsked, type AuditPage, type KnownLook } from './audit.messages.js';
import { INDEX, JUDGE_LOOKS, lookOf, looksAfter, placeBefore, type LookRow } from './looks.projection.js';

/** How many looks a page goes through to find those of one judge in one game. */
const MOST_READ = 2_000;
/** The most looks that players of a game are told of, the newest. */
const MOST_TOLD = 500;

@Injectable()
export class AuditTrail implements OnModuleInit, BeforeApplicationShutdown {
  private readonly rows: RowsModel;
  private readonly follower: Follower<Rows, RowsModel>;
  private readonly listeners = new Set<(look: LookRow) => void>();

  constructor(@Inject(Followers) followers: Followers, @Inject(RowStorage) storage: RowStorage) {
    this.rows = storage.open(JUDGE_LOOKS.name);
    this.follower = followers.of(JUDGE_LOOKS, this.rows);
  }

  onModuleInit(): void {
    this.follower.onFolded((events) => this.folded(events));
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
    this.rows.close();
  }

  /** Tells of each look that begins, once it can be read here. */
  onLook(listener: (look: LookRow) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  read({ game, judge, from, until }: AuditAsked, first: number, after?: string): AuditPage {
    const index =
      game !== undefined ? INDEX.game(game) : judge !== undefined ? INDEX.judge(judge) : INDEX.all;
    const begin = until === undefined ? undefined : placeBefore(until);
    const place = begin !== undefined && (after === undefined || after < begin) ? begin : after;
    const found = this.follower.ask((rows) => looksAfter(rows, index, place, MOST_READ + 1));
    const looks: LookRow[] = [];
    const places: string[] = [];
    for (const [nth, { row, place: at }] of found.entries()) {
      if (from !== undefined && row.at < from) return { looks, places, next: null };
      if (judge === undefined || row.judge === judge) {
        looks.push(row);
        places.push(at);
      }
      if (looks.length === first || nth === MOST_READ - 1)
        return { looks, places, next: nth < found.length - 1 ? at : null };
    }
    return { looks, places, next: null };
  }

  private folded(events: readonly StoredEvent[]): void {
    if (this.listeners.size === 0) return;
    for (const { stream, type, data } of events) {
      if (familyOf(stream) !== 'audit' || type !== 'JudgeLookOpened') continue;
      const row = lookOf(this.rows, (data as { readonly look: string }).look);
      if (row !== undefined) for (const tell of this.listeners) tell(row);
    }
  }
}

@QueryHandler(ReadAudit)
export class ReadAuditHandler implements IQueryHandler<ReadAudit> {
  constructor(@Inject(AuditTrail) private readonly trail: AuditTrail) {}

  execute({ asker, asked, first, after }: ReadAudit): Promise<AuditPage | null> {
    const own = ownOf(asker, asked);
    return Promise.resolve(own === undefined ? null : this.trail.read(own, first, after));
  }
}

/** What of it the asker may read: an admin all, a judge what is on record of that judge. */
function ownOf({ roles, player }: Asker, asked: AuditAsked): AuditAsked | undefined {
  if (roles.includes('admin')) return asked;
  const isOwn = asked.judge === undefined || asked.judge === player;
  return roles.includes('judge') && isOwn ? { ...asked, judge: player } : undefined;
}

@QueryHandler(LookedAt)
export class LookedAtHandler implements IQueryHandler<LookedAt> {
  constructor(
    @Inject(AuditTrail) private readonly trail: AuditTrail,
    @Inject(GameSessions) private readonly sessions: GameSessions,
  ) {}

  async execute({ asker, game }: LookedAt): Promise<readonly KnownLook[] | null> {
    const session = await this.sessions.find(gameId(game));
    const mayAsk = await session?.look(
      ({ state }) => state.stage.kind === 'over' && state.seats.some(({ player }) => player === asker.player),
    );
    if (mayAsk !== true) return null;
    const { looks } = this.trail.read({ game }, MOST_TOLD);
    return looks.map(({ judge, at, closedAt }) => ({ judge, at, until: closedAt }));
  }
}
