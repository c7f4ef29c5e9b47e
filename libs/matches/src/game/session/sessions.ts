// The live games of this node. A game is folded on first use, kept while in use, updated with other nodes'
// events, and woken at its deadlines.
import { instant, type GameId, type Instant } from '#kernel';
import { isImported } from '../../contract/imported.js';
import type { Homes } from '../homes/index.js';
import { LONG_WORK } from '../../event-loop/long-work.js';
import type { History } from '../past/history.js';
import { Outlines } from '../past/outlines.js';
import { PastViews } from '../past/past-views.js';
import { Alarms, type Rung } from '../timers/alarms.js';
import { LaggingGames } from './behind.js';
import type { SessionDeps } from './deps.js';
import { foldedGame } from '../folding/folded.js';
import { LiveGame } from '../folding/live-game.js';
import { RestingGames } from '../folding/resting-games.js';
import { Session } from './session.js';
import { Standstills } from '../deciding/standstill.js';

/** How a session reached its state: folded, by a command taken here, or by another node's events. */
export type Settling = 'opened' | 'decided' | 'heard';
type OnSettled = (session: Session, how: Settling) => void;

const SWEEP_MS = 30_000;

export class Sessions {
  /** The past of the games, for queries. */
  readonly history: History;
  readonly pastViews: PastViews;
  readonly outlines: Outlines;
  readonly homes: Homes;
  private readonly live = new Map<GameId, Promise<Session | undefined>>();
  /** The sessions that have already been folded. */
  private readonly opened = new WeakMap<Promise<Session | undefined>, Session>();
  private readonly resting = new RestingGames();
  private readonly standstills = new Standstills();
  private readonly lagging: LaggingGames;
  private readonly alarms: Alarms;
  private sweeping: NodeJS.Timeout | undefined;
  private readonly watchers: OnSettled[] = [];
  private readonly hearers: ((game: GameId) => void)[] = [];
  /** Since when this node serves. */
  private served: Instant | undefined;

  constructor(private readonly deps: SessionDeps) {
    this.history = deps.history;
    this.pastViews = new PastViews(deps.history);
    this.outlines = new Outlines(deps.store, deps.history);
    this.homes = deps.homes;
    this.lagging = new LaggingGames(deps.metrics);
    this.alarms = new Alarms(deps.clock, (game) => this.ring(game));
  }

  start(): void {
    this.served = this.deps.clock.now();
    this.sweeping = setInterval(() => void this.evictIdle(this.deps.patience.idle), SWEEP_MS);
    this.sweeping.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    this.alarms.stop();
    const sessions = await Promise.allSettled(this.live.values());
    const open = sessions.flatMap((session) => (session.status === 'fulfilled' ? [session.value] : []));
    await Promise.all(open.map(async (session) => session?.close()));
  }

  /** The game; undefined if the log has none with that id. */
  async find(game: GameId): Promise<Session | undefined> {
    return this.open(game, () => undefined);
  }

  /** The game, or a new one for its first command. */
  async findOrNew(game: GameId, seats: number): Promise<Session> {
    const session = await this.open(game, () => this.sessionOf(LiveGame.new(game, seats)));
    if (session === undefined) throw new Error('a new game has no session');
    return session;
  }

  /** Reports every game that may have changed. */
  onSettled(watcher: OnSettled): void {
    this.watchers.push(watcher);
  }

  /** Reports every game that another node has written to while it is not live here. */
  onHeardOf(hearer: (game: GameId) => void): void {
    this.hearers.push(hearer);
  }

  /** The game may have this deadline; a live game knows better. */
  expect(game: GameId, deadline: Instant): void {
    if (!isImported(game) && !this.alarms.has(game)) this.alarms.set(game, this.dueHere(game, deadline));
  }

  /** Evicts a session whose game was not created after all. */
  forgetUncreated({ id, game }: Session): void {
    if (game.revision === undefined) this.live.delete(id);
  }

  /** Evicts games that have been idle for this long. */
  async evictIdle(milliseconds: number): Promise<void> {
    const before = performance.now() - milliseconds;
    const job = LONG_WORK.job();
    for (const [game, opening] of [...this.live]) {
      if (job.isDue) await job.pause();
      const session = await opening.catch(() => undefined);
      if (this.live.get(game) !== opening) continue;
      if (session === undefined || (session.idle && session.lastUsed <= before)) {
        this.live.delete(game);
        if (session?.broken === false && session.game.unreadable === undefined)
          this.resting.put(session.game);
        this.deps.metrics.count('sessions-evicted');
      }
    }
    this.deps.metrics.level('live-games', this.live.size);
  }

  private async open(game: GameId, absent: () => Session | undefined): Promise<Session | undefined> {
    let opening = this.live.get(game);
    if (opening !== undefined && (await opening.catch(() => undefined))?.broken === true) {
      if (this.live.get(game) === opening) this.live.delete(game);
      opening = this.live.get(game);
    }
    if (opening === undefined) {
      opening = this.load(game).then((session) => session ?? absent());
      this.live.set(game, opening);
      this.deps.metrics.level('live-games', this.live.size);
    }
    try {
      const session = await opening;
      if (session === undefined) this.live.delete(game);
      else {
        this.opened.set(opening, session);
        session.lastUsed = performance.now();
      }
      return session;
    } catch (error) {
      this.live.delete(game);
      throw error;
    }
  }

  private async load(game: GameId): Promise<Session | undefined> {
    const began = performance.now();
    const resting = this.resting.take(game);
    const session = resting === undefined ? await this.folded(game) : this.sessionOf(resting);
    if (session === undefined) return undefined;
    if (resting !== undefined) await session.catchUp();
    if (this.served !== undefined) await session.resumeClocks(this.served);
    this.settled(session, 'opened');
    this.deps.metrics.count('sessions-opened');
    this.deps.metrics.time('session-opening', (performance.now() - began) / 1000);
    return session;
  }

  private async folded(game: GameId): Promise<Session | undefined> {
    const folded = await foldedGame(this.deps.store, game);
    if (folded === undefined) return undefined;
    const { live, fault } = folded;
    if (live.unreadable !== undefined) {
      this.deps.log.error('game-unreadable', { game, revision: live.unreadable }, fault);
      this.history.foldOnly(game, (at) => live.folds(at));
    }
    return this.sessionOf(live);
  }

  private sessionOf(live: LiveGame): Session {
    return new Session(this.deps, live, this.standstills, this.lagging, (session, how) =>
      this.settled(session, how),
    );
  }

  private settled(session: Session, how: Settling): void {
    const { id } = session;
    // Time causes nothing in a game that was played elsewhere, even if its import is not finished.
    const deadline = isImported(id) ? undefined : session.deadline;
    this.alarms.set(id, deadline === undefined ? undefined : this.dueHere(id, deadline));
    for (const watcher of this.watchers) watcher(session, how);
  }

  /** When this node handles a deadline, if no node before it has. */
  private dueHere(game: GameId, deadline: Instant): Instant {
    return instant(deadline + this.homes.timerPatience(game));
  }

  /** A deadline of the game has come. */
  private async ring(game: GameId): Promise<Rung> {
    try {
      const session = await this.find(game);
      if (session === undefined) return 'done';
      const isHome = this.homes.isHome(game);
      if (!isHome) await session.readOn();
      const timer = await session.look(() => session.timer);
      if (timer === undefined) return 'done';
      const due = this.dueHere(game, timer.at);
      if (due > this.deps.clock.now()) {
        this.alarms.set(game, due);
        return 'done';
      }
      if (!isHome) this.homes.missed(game);
      const outcome = await session.submit(timer.submission);
      return outcome.kind === 'accepted' ? 'done' : 'failed';
    } catch (error) {
      this.deps.log.warn('timer-failed', { game }, error);
      return 'failed';
    }
  }

  /** Another node has appended to a game, up to a revision. Games that are not live are skipped. */
  heard(game: GameId, revision: number): void {
    const opening = this.live.get(game);
    if (opening === undefined) {
      this.homes.heard(game);
      for (const hearer of this.hearers) hearer(game);
      // The game's home looks after it, whichever node its players use.
      if (this.homes.hasOthers && this.homes.isHome(game)) this.takeUp(game);
      return;
    }
    const open = this.opened.get(opening);
    if (open === undefined) opening.then((session) => session?.hear(revision)).catch(() => undefined);
    else open.hear(revision);
  }

  private takeUp(game: GameId): void {
    this.find(game).catch((error: unknown) => this.deps.log.warn('game-not-taken-up', { game }, error));
  }
}
