// The one owner of a live game on this node: its commands, one after another, decided on the committed state,
// appended, and only then folded and shown. Correctness rests on the expected revision, not on being the only node.
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
import { viewerKey, type Projector, type Seen, type Viewer } from '#visibility';
import { StoreUnavailable, type Revision } from '#event-store';
import { decode, gameStream, pagesOf, sizeOf, UnreadableOutcome, type GameSecret } from '../../log/index.js';
import { rulebookFor } from '../../ports/index.js';
import type { ActionOutcome, MatchRefusal } from '../contract.js';
import { cursorAt, cursorsOf } from '../feeds/cursor.js';
import { LiveFeed } from '../feeds/live-feed.js';
import { Watch } from '../feeds/watch.js';
import { inSlices, LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { GAME_CODEC, type RecordedGameEvent } from '../game-log.js';
import { appendUntilKnown } from './append-batch.js';
import { decideSafely, encodeSafely, isAsLogged } from './deciding.js';
import type { SessionDeps } from './deps.js';
import type { FirstAnswer } from './first-answers.js';
import { Behind } from './behind.js';
import { UnreadableLog } from './folded.js';
import { byTimer } from './by-timer.js';
import { batchesOf, type LiveGame, type LoggedBatch } from './live-game.js';
import { Mailbox } from './mailbox.js';
import { guessIn, NameMeter } from './name-meter.js';
import {
  ENGINE_FAULT,
  fromRules,
  OUTCOME_UNKNOWN,
  STORE_UNAVAILABLE,
  TOO_MANY_NAMES,
  UNKNOWN_GAME,
  UNREADABLE_OUTCOME,
} from './refusals.js';
import { Deadline, withPatience } from './deadline.js';
import { stopAfter, type Standstills } from './standstill.js';
import type { Submission } from './submission.js';
import { Together } from './together.js';
import { UnderWay } from './under-way.js';

/** Of all games of this node. */
const deciding = new Together();
const answering = new Together();

/** How often a command is decided again because another node was quicker. */
const MOST_CONFLICTS = 20;

export class Session {
  private readonly mailbox = new Mailbox();
  private readonly feeds = new Map<string, LiveFeed>();
  private readonly watches = new Set<Watch>();
  private readonly closing = new AbortController();
  readonly guesses = new NameMeter();
  private secret: Promise<GameSecret> | undefined;
  private readonly behind: Behind;
  /** Commands whose turn has come and whose end is not known. */
  private readonly underWay = new UnderWay();
  private failed = false;
  lastUsed = 0;

  constructor(
    private readonly deps: SessionDeps,
    readonly game: LiveGame,
    private readonly standstills: Standstills,
    /** Called when the game may stand otherwise than before. */
    private readonly onSettled: (session: Session, how: 'decided' | 'heard') => void,
  ) {
    this.behind = new Behind(deps, game.id, this.closing.signal, (revision) => this.hearOf(revision));
  }

  get id(): GameId {
    return this.game.id;
  }

  /** Whether it is to be folded anew before it is used again. */
  get broken(): boolean {
    return this.failed;
  }

  /** The cards and rules the game is played by; none before it is created. */
  get rulebook(): Rulebook | undefined {
    const { terms } = this.game.state;
    return terms === null ? undefined : rulebookFor(this.deps.cards, terms);
  }

  private bookFor({ command }: Proposed): Rulebook {
    return (
      this.rulebook ?? rulebookFor(this.deps.cards, command.type === 'create' ? command.terms : DEFAULT_TERMS)
    );
  }

  /** Whether letting go of it would be noticed by nobody. */
  get idle(): boolean {
    return this.mailbox.idle && this.feeds.size === 0;
  }

  /** Looks at the committed state, when what was under way before has settled; not for ever, though. */
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
      // Whose sender has been told that nothing was done must not be done after all.
      if (!deadline.begin()) return refused(STORE_UNAVAILABLE);
      const ended = this.underWay.begin(submission);
      const outcome = await this.perform(submission, () => deadline.outcomeUnknown()).finally(ended);
      this.onSettled(this, 'decided');
      return outcome;
    });
    // What others are to see of it is under way before its sender is answered: of many commands that were committed
    // together all are shown first, and answered then.
    const shown = done.then((outcome) => answering.next().then(() => outcome));
    return deadline.race(shown, {
      // This one has done nothing, and will not; the same command, sent before, may have.
      notBegun: () => refused(this.underWay.has(submission) ? OUTCOME_UNKNOWN : STORE_UNAVAILABLE),
      unknown: () => refused(OUTCOME_UNKNOWN),
    });
  }

  private async perform(submission: Submission, onUnknown: () => void): Promise<ActionOutcome> {
    const { actor, commandId, propose, meter } = submission;
    const { metrics } = this.deps;
    const job = LONG_WORK.job();
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
        const inputs: Inputs = { now: this.deps.clock.now(), seed, ...this.bookFor(proposed) };
        const guess = guessIn(this.game.state, proposed);
        if (guess !== undefined && !this.guesses.allows(guess, this.game.state, inputs.now)) {
          metrics.count('commands-refused');
          return refused(TOO_MANY_NAMES);
        }
        const decided = decideSafely(this.game.state, proposed, inputs, (thrown) => {
          this.deps.log.error('engine-fault', { game: this.id, kind: proposed.command.type }, thrown);
          metrics.count('engine-faults');
        });
        if (!decided.ok) {
          // What is refused here may be allowed where the log ends: another node may have written.
          if (await this.hasMore()) continue;
          if (guess !== undefined) this.guesses.refused(guess, inputs.now);
          return await this.refusedBy(decided.error, proposed, inputs);
        }
        const stream = gameStream(this.id);
        const { expected, tail } = this.game;
        const content = { stream, actor, commandId, at: inputs.now, events: decided.value };
        if (job.isDue) await job.pause();
        const batch = encodeSafely({ ...content, after: tail, secret: chain });
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
            await this.take({ ...content, tail: batch.tail, revision: settled.revision }, job);
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
            // What the budget of a command lets through is still more than the log takes at once.
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
      // What was appended and cannot be shown stands in the log: whoever folds it anew finds out what can be.
      if (!landed && !(error instanceof UnreadableLog)) throw error;
      this.deps.log.error('engine-fault', { game: this.id }, error);
      return refused(landed ? OUTCOME_UNKNOWN : fromRules(QUARANTINED));
    }
    return refused(STORE_UNAVAILABLE);
  }

  /** A game that cannot go on is stopped; one that the rules may have left otherwise than it was is folded anew. */
  private async refusedBy(refusal: MatchRefusal, proposed: Proposed, inputs: Inputs): Promise<ActionOutcome> {
    this.deps.metrics.count('commands-refused');
    const stop = await stopAfter(refusal, proposed, { counted: this.standstills, game: this.game, inputs });
    if (refusal === ENGINE_FAULT && !(await isAsLogged(this.game, this.deps.store))) this.giveUp();
    if (stop !== undefined) void this.submit(stop).catch(() => undefined);
    return refused(refusal);
  }

  /** Something failed that never should: what is folded here is not trusted any more, the log is. */
  private giveUp(): void {
    this.failed = true;
    for (const feed of this.feeds.values()) feed.end('store-unavailable');
  }

  /** Another node, or this one, has written up to a revision; what is missing is read when its turn comes. */
  hear(revision: number): void {
    if (revision > (this.game.revision ?? -1)) this.behind.hear(revision);
  }

  /** Looks at the end of the log before something is done that another node may have done. */
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

  /** Reads on to the end of the log; whether there was more than is folded here. */
  private async hasMore(): Promise<boolean> {
    const before = this.game.revision;
    await this.catchUp();
    return this.game.revision !== before;
  }

  /** Follows the feed as this viewer has it, while `isStill` who has it; `leave` when done. */
  join(viewer: Viewer, isStill: (state: GameState) => boolean): Promise<Watch> {
    return this.mailbox.run(async () => {
      const key = viewerKey(viewer);
      let feed = this.feeds.get(key);
      if (feed === undefined) {
        const projector = await this.eyesOf(viewer);
        await inSlices(projector.waking(this.game.state));
        feed = new LiveFeed(projector.seq, cursorsOf(this.id, viewer));
        this.feeds.set(key, feed);
        if (this.closing.signal.aborted) feed.end('server-stops');
      }
      feed.followers += 1;
      const watch = new Watch(feed, isStill, this.game.state);
      this.watches.add(watch);
      return watch;
    });
  }

  leave(viewer: Viewer, watch: Watch): void {
    const { feed } = watch;
    this.watches.delete(watch);
    feed.followers -= 1;
    if (feed.followers > 0) return;
    this.feeds.delete(viewerKey(viewer));
    this.game.gallery.projector(viewer).sleep();
  }

  /** The viewer's eyes, live. Seats have been looking from the first event on; others are made out of the log. */
  async eyesOf(viewer: Viewer): Promise<Projector> {
    const { gallery, revision, tail } = this.game;
    if (!gallery.has(viewer)) {
      if (revision === undefined) throw new Error('a game without a log has no viewers');
      gallery.adopt(await this.deps.history.eyesAfter(this.id, viewer, tail.links));
    }
    return gallery.projector(viewer);
  }

  /** Ends the feeds, and waits for what was begun. */
  async close(): Promise<void> {
    for (const feed of this.feeds.values()) feed.end('server-stops');
    const settled = this.mailbox.run(() => undefined);
    // What waits for an outcome that may never be known cannot be waited for; its events are in the log or they aren't.
    const patience = setTimeout(() => this.closing.abort(), this.deps.patience.answer);
    await settled;
    clearTimeout(patience);
    this.closing.abort();
  }

  /** When time brings something about in the game, if nothing else happens. */
  get deadline(): Instant | undefined {
    return timerOf(this.game.state)?.deadline;
  }

  get timer(): { readonly at: Instant; readonly submission: Submission } | undefined {
    const timer = timerOf(this.game.state);
    if (timer === undefined) return undefined;
    const { command, deadline } = timer;
    return { at: deadline, submission: byTimer(command, deadline) };
  }

  /** Clocks stand while no server serves: what was asked before this one began counts as asked then. */
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

  /** Reads and folds what the log has beyond what is folded here; within the mailbox, or before anyone uses it. */
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
    const seen = await this.game.take(batch, job);
    for (const watch of this.watches) watch.look(this.game.state);
    this.show(seen);
    this.deps.metrics.time('feed-lag', (performance.now() - began) / 1000);
  }

  private show(seen: readonly Seen[]): void {
    for (const { viewer, entry } of seen) this.feeds.get(viewerKey(viewer))?.push(entry);
    for (const feed of this.feeds.values()) feed.announce();
    this.deps.metrics.count('feed-entries-pushed', seen.length);
  }

  private accepted({ viewer, seq }: FirstAnswer): ActionOutcome {
    const cursor = this.feeds.get(viewerKey(viewer))?.cursor(seq) ?? cursorAt(this.id, viewer, seq);
    return { kind: 'accepted', game: this.id, seq, cursor };
  }
}

const refused = (refusal: MatchRefusal): ActionOutcome => ({ kind: 'refused', refusal });
