// The only owner of a live game on this node. It takes commands one after another: decides each on the
// committed state, appends its events, and only then folds and shows them. Correctness depends on the
// expected revision, not on being the only node.
import type { GameId, Instant } from '#kernel';
import {
  DEFAULT_TERMS,
  flagAt,
  QUARANTINED,
  timerOf,
  TOO_MUCH_WORK,
  type GameState,
  type Inputs,
  type Proposed,
  type Rulebook,
} from '#rules';
import type { Projector, Viewer } from '#visibility';
import { StoreUnavailable, type Revision } from '#event-store';
import { decode, gameStream, pagesOf, sizeOf, UnreadableOutcome, type GameSecret } from '#log';
import { rulebookFor } from '../../ports/index.js';
import type { ActionOutcome, MatchRefusal } from '../../contract/contract.js';
import { LiveFeeds } from '../feeds/live-feeds.js';
import type { Watch } from '../feeds/watch.js';
import { inSlices, LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { GAME_CODEC, type RecordedGameEvent } from '../log/game-log.js';
import { appendUntilKnown } from '../deciding/append-batch.js';
import { decideSafely, encodeSafely, isAsLogged } from '../deciding/deciding.js';
import type { SessionDeps } from './deps.js';
import type { FirstAnswer } from '../folding/first-answers.js';
import { Behind, type LaggingGames } from './behind.js';
import { Returning } from './returning.js';
import { UnreadableLog } from '../folding/folded.js';
import { byTimer } from '../timers/by-timer.js';
import { batchesOf, type LiveGame, type LoggedBatch } from '../folding/live-game.js';
import { Mailbox } from '../queue/mailbox.js';
import { guessIn, NameMeter } from '../deciding/name-meter.js';
import {
  ENGINE_FAULT,
  fromRules,
  OUTCOME_UNKNOWN,
  STORE_UNAVAILABLE,
  TOO_MANY_NAMES,
  UNKNOWN_GAME,
  UNREADABLE_OUTCOME,
  refused,
} from '../../contract/refusals.js';
import { Deadline, withPatience } from '../queue/deadline.js';
import { stopAfter, type Standstills } from '../deciding/standstill.js';
import type { Submission } from '../deciding/submission.js';
import { TickBarrier } from '../queue/tick-barrier.js';
import { UnderWay } from '../queue/under-way.js';

/** Shared by all games of this node. */
const deciding = new TickBarrier();
const answering = new TickBarrier();

/** How many times a command is decided again because another node was faster. */
const MOST_CONFLICTS = 20;

export class Session {
  private readonly mailbox = new Mailbox();
  private readonly feeds: LiveFeeds;
  private readonly closing = new AbortController();
  readonly guesses = new NameMeter();
  private secret: Promise<GameSecret> | undefined;
  private readonly behind: Behind;
  private readonly returning: Returning;
  /** Commands that have begun and whose outcome is not known. */
  private readonly underWay = new UnderWay();
  private failed = false;
  lastUsed = 0;

  constructor(
    private readonly deps: SessionDeps,
    readonly game: LiveGame,
    private readonly standstills: Standstills,
    lagging: LaggingGames,
    /** Called when the game may have changed. */
    private readonly onSettled: (session: Session, how: 'decided' | 'heard') => void,
  ) {
    this.feeds = new LiveFeeds(game.id);
    this.returning = new Returning(deps, game);
    this.behind = new Behind(deps.log, lagging, game.id, this.closing.signal, (revision) =>
      this.hearOf(revision),
    );
  }

  get id(): GameId {
    return this.game.id;
  }

  /** True if the game must be folded again before it is used. */
  get broken(): boolean {
    return this.failed;
  }

  /** The cards and rules of the game; undefined before it is created. */
  get rulebook(): Rulebook | undefined {
    const { terms } = this.game.state;
    return terms === null ? undefined : rulebookFor(this.deps.cards, terms);
  }

  private bookFor({ command }: Proposed): Rulebook {
    return (
      this.rulebook ?? rulebookFor(this.deps.cards, command.type === 'create' ? command.terms : DEFAULT_TERMS)
    );
  }

  /** True if nobody would notice that the session was evicted. */
  get idle(): boolean {
    return this.mailbox.idle && !this.feeds.areFollowed;
  }

  /** Reads the committed state after earlier tasks have settled, within the time limit. */
  look<T>(at: (game: LiveGame) => T | Promise<T>): Promise<T> {
    return withPatience(
      this.deps.patience.answer,
      this.mailbox.run(() => at(this.game)),
    );
  }

  submit(submission: Submission): Promise<ActionOutcome> {
    const deadline = new Deadline(this.deps.patience.answer);
    const done = this.mailbox.run(async () => {
      await deciding.next();
      // Once a sender was told 'nothing was done', the command must never run.
      if (!deadline.begin()) return refused(STORE_UNAVAILABLE);
      const ended = this.underWay.begin(submission);
      const outcome = await this.perform(submission, () => deadline.outcomeUnknown()).finally(ended);
      this.onSettled(this, 'decided');
      return outcome;
    });
    // Others are shown the events before the sender is answered: of many commands committed together, all are
    // shown first and answered afterwards.
    const shown = done.then((outcome) => answering.next().then(() => outcome));
    return deadline.race(shown, {
      // This command did nothing and never will; but the same command, sent earlier, may have been carried
      // out.
      notBegun: () => refused(this.underWay.has(submission) ? OUTCOME_UNKNOWN : STORE_UNAVAILABLE),
      unknown: () => refused(OUTCOME_UNKNOWN),
    });
  }

  private async perform(submission: Submission, onUnknown: () => void): Promise<ActionOutcome> {
    const { actor, commandId, propose, meter } = submission;
    const { metrics } = this.deps;
    let landed = false;
    try {
      if (this.behind.isLagging) await this.catchUp();
      for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
        const first = this.game.firstAnswer(actor, commandId);
        if (first !== undefined) {
          metrics.count('commands-repeated');
          return this.accepted(first);
        }
        const { seed, chain } = await this.gameSecret();
        const proposed = propose(this.game);
        if (proposed === undefined) {
          if (await this.hasMore()) continue;
          return refused(UNKNOWN_GAME);
        }
        const overQuota = meter?.refusal(this.game.state);
        if (overQuota !== undefined) {
          metrics.count('commands-refused');
          return refused(overQuota);
        }
        while (deciding.isUsedUp) await deciding.next();
        const earlier = await this.returning.earlierFor(proposed);
        const inputs: Inputs = { now: this.deps.clock.now(), seed, ...this.bookFor(proposed), earlier };
        const guess = guessIn(this.game.state, proposed);
        if (guess !== undefined && !this.guesses.allows(guess, this.game.state, inputs.now)) {
          metrics.count('commands-refused');
          return refused(TOO_MANY_NAMES);
        }
        const job = LONG_WORK.begun();
        const decided = await this.game.whileDeciding((state) =>
          decideSafely(state, proposed, inputs, {
            job,
            onFault: (thrown) => {
              this.deps.log.error('engine-fault', { game: this.id, kind: proposed.command.type }, thrown);
              metrics.count('engine-faults');
            },
          }),
        );
        if (!decided.ok) {
          // A command refused here may be allowed at the end of the log, because another node may have
          // written.
          if (await this.hasMore()) continue;
          if (guess !== undefined) this.guesses.refused(guess, inputs.now);
          return await this.refusedBy(decided.error, proposed, inputs);
        }
        const stream = gameStream(this.id);
        const { expected, tail } = this.game;
        const content = { stream, actor, commandId, at: inputs.now, events: decided.value };
        const batch = await encodeSafely({ ...content, after: tail, secret: chain }, job);
        if (batch instanceof UnreadableOutcome) {
          this.deps.log.warn('outcome-not-readable', { game: this.id }, batch);
          return await this.refusedBy(UNREADABLE_OUTCOME, proposed, inputs);
        }
        const settled = await appendUntilKnown(
          this.deps.store,
          metrics,
          { stream, expected, events: batch.events },
          { onUnknown, signal: this.closing.signal },
        );
        switch (settled.kind) {
          case 'appended':
            landed = true;
            await this.take({ ...content, tail: batch.tail, revision: settled.revision }, LONG_WORK.job());
            meter?.wrote(sizeOf(batch.events), this.game.state);
            break;
          case 'duplicate':
          case 'conflict':
            if (settled.kind === 'conflict') {
              metrics.count('append-conflicts');
              this.deps.homes.heard(this.id);
            } else landed = true;
            await this.catchUp();
            continue;
          case 'not-done':
            return refused(STORE_UNAVAILABLE);
          case 'refused':
            // A batch within the budget of a command may still be too large for the log.
            if (settled.reason === 'too-large' || settled.reason === 'too-many-events')
              return await this.refusedBy(fromRules(TOO_MUCH_WORK), proposed, inputs);
            throw new Error(`the store refused a batch of ${batch.events.length} events: ${settled.reason}`);
        }
        const answer = this.game.firstAnswer(actor, commandId);
        if (answer === undefined) throw new Error('an accepted command has no answer');
        metrics.count('commands-accepted');
        return this.accepted(answer);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(landed ? OUTCOME_UNKNOWN : STORE_UNAVAILABLE);
      this.giveUp();
      // Events that were appended but cannot be shown are in the log: the next fold finds out how far it can
      // be read.
      if (!landed && !(error instanceof UnreadableLog)) throw error;
      this.deps.log.error('engine-fault', { game: this.id }, error);
      return refused(landed ? OUTCOME_UNKNOWN : fromRules(QUARANTINED));
    }
    return refused(STORE_UNAVAILABLE);
  }

  /** Quarantines a game that cannot go on; folds a game again if the rules may have changed it halfway. */
  private async refusedBy(refusal: MatchRefusal, proposed: Proposed, inputs: Inputs): Promise<ActionOutcome> {
    this.deps.metrics.count('commands-refused');
    const stop = await stopAfter(refusal, proposed, { counted: this.standstills, game: this.game, inputs });
    if (refusal === ENGINE_FAULT && !(await isAsLogged(this.game, this.deps.store))) this.giveUp();
    if (stop !== undefined) void this.submit(stop).catch(() => undefined);
    return refused(refusal);
  }

  /** Something failed that never should: trust the log, not the state folded here. */
  private giveUp(): void {
    this.failed = true;
    this.feeds.end('store-unavailable');
  }

  /** A node, perhaps this one, has written up to a revision; the mailbox reads what is missing. */
  hear(revision: number): void {
    if (revision > (this.game.revision ?? -1)) this.behind.hear(revision);
  }

  /** Checks the end of the log before it does something that another node may already have done. */
  readOn(): Promise<void> {
    return this.mailbox.run(async () => {
      if (await this.hasMore()) this.onSettled(this, 'heard');
    });
  }

  private hearOf(revision: number): Promise<void> {
    return this.mailbox.run(async () => {
      if ((this.game.revision ?? -1) >= revision || this.failed) return;
      this.deps.homes.heard(this.id);
      try {
        await this.catchUp();
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        this.giveUp();
      }
      this.onSettled(this, 'heard');
    });
  }

  /** Reads to the end of the log. True if there was more than was folded here. */
  private async hasMore(): Promise<boolean> {
    const before = this.game.revision;
    await this.catchUp();
    return this.game.revision !== before;
  }

  /**
   * Follows the feed of this viewer while `isStill` says that the asker is that viewer; call `leave` when
   * done.
   */
  join(viewer: GrantedEyes, isStill: (state: GameState) => boolean): Promise<Watch> {
    assertGranted(viewer, this.id);
    return this.mailbox.run(async () => {
      let feed = this.feeds.of(viewer);
      if (feed === undefined) {
        const projector = await this.eyesOf(viewer);
        await inSlices(projector.waking(this.game.state));
        feed = this.feeds.begin(viewer, projector.seq);
        if (this.closing.signal.aborted) feed.end('server-stops');
      }
      return this.feeds.watch(feed, isStill, this.game.state);
    });
  }

  leave(viewer: Viewer, watch: Watch): void {
    if (this.feeds.leave(viewer, watch)) this.game.sleep(viewer);
  }

  /**
   * The viewer's live eyes. Seats have watched from the first event on; other viewers' eyes are built from
   * the log.
   */
  async eyesOf(viewer: GrantedEyes): Promise<Projector> {
    assertGranted(viewer, this.id);
    const { game } = this;
    if (!game.has(viewer)) {
      if (game.revision === undefined) throw new Error('a game without a log has no viewers');
      game.adopt(await this.deps.history.eyesAfter(this.id, viewer, game.tail.links));
    }
    return game.gallery.projector(viewer);
  }

  /** Ends the feeds, and waits for the tasks that have begun. */
  async close(): Promise<void> {
    this.feeds.end('server-stops');
    const settled = this.mailbox.run(() => undefined);
    // An outcome that may never be known cannot be awaited; its events are in the log or they are not.
    const patience = setTimeout(() => this.closing.abort(), this.deps.patience.answer);
    await settled;
    clearTimeout(patience);
    this.closing.abort();
  }

  /** When time will cause something in the game, if nothing else happens. */
  get deadline(): Instant | undefined {
    return timerOf(this.game.state)?.deadline;
  }

  get timer(): { readonly at: Instant; readonly submission: Submission } | undefined {
    const timer = timerOf(this.game.state);
    if (timer === undefined) return undefined;
    const { command, deadline } = timer;
    return { at: deadline, submission: byTimer(command, deadline) };
  }

  /**
   * Clocks stop while no server serves: a question asked before this server started counts as asked at its
   * start.
   */
  async resumeClocks(served: Instant): Promise<void> {
    const { state } = this.game;
    const { decision } = state;
    if (decision === null || decision.since >= served || flagAt(state) === undefined) return;
    await this.submit(byTimer({ type: 'resume-clocks', decision: decision.id, since: served }, served));
  }

  private gameSecret(): Promise<GameSecret> {
    this.secret ??= this.deps.secrets.load(this.id).catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    return this.secret;
  }

  /**
   * Reads and folds events beyond the present state; call it within the mailbox, or before the session is in
   * use.
   */
  async catchUp(): Promise<void> {
    const { revision, tail } = this.game;
    const from = revision === undefined ? undefined : ((revision + 1) as Revision);
    const events: RecordedGameEvent[] = [];
    const job = LONG_WORK.job();
    try {
      for await (const page of pagesOf(this.deps.store, gameStream(this.id), from))
        for (const stored of page) {
          events.push(decode(GAME_CODEC, stored));
          if (job.isDue) await job.pause();
        }
      for (const batch of batchesOf(events, tail)) await this.take(batch, job);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      throw new UnreadableLog(error);
    }
    this.behind.reached(this.game.revision ?? -1);
  }

  private async take(batch: LoggedBatch, job: Job): Promise<void> {
    const began = performance.now();
    const seen = await this.game.take(batch, this.returning.past, job);
    this.feeds.show(seen, this.game.state);
    this.deps.metrics.count('feed-entries-pushed', seen.length);
    this.deps.metrics.time('feed-lag', (performance.now() - began) / 1000);
  }

  private accepted({ viewer, seq }: FirstAnswer): ActionOutcome {
    return { kind: 'accepted', game: this.id, seq, cursor: this.feeds.cursor(viewer, seq) };
  }
}
