// A game folded from its log: its state, all viewers' eyes, the tail of the log, and the first answer to each
// command.
import type { Expected, Revision } from '#event-store';
import type { CommandId, GameId, Instant } from '#kernel';
import { playerId } from '#kernel';
import { evolve, type GameEvent, type GameState, type Seat } from '#rules';
import {
  Gallery,
  keepGallery,
  SPECTATOR,
  viewerAt,
  type KeptGallery,
  type Projector,
  type Seen,
  type Viewer,
} from '#visibility';
import { EMPTY_TAIL, type Actor, type Tail } from '#log';
import { LONG_WORK, type Job } from '../../event-loop/long-work.js';
import type { GuardedGallery } from '../eyes/granted-eyes.js';
import { applied, type Past } from './applied.js';
import { BatchEnds, type BatchEnd } from './batch-ends.js';
import type { RecordedGameEvent } from '../log/game-log.js';
import { FirstAnswers, type FirstAnswer, type KeptAnswers } from './first-answers.js';

/** The logged events of one accepted command. */
export interface LoggedBatch {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** The tail of the log after it. */
  readonly tail: Tail;
  readonly revision: Revision;
}

interface LeftAt {
  readonly tail: Tail;
  readonly revision: Revision | undefined;
  readonly answers: readonly KeptAnswers[];
  readonly ends?: Uint32Array;
}

export class LiveGame {
  private readonly answers: FirstAnswers;
  private readonly ends: BatchEnds;
  private logTail: Tail;
  private last: Revision | undefined;
  private unreadableFrom: number | undefined;
  private isDeciding = false;
  /** The batches folded after that revision. */
  private readonly endings: LoggedBatch[] = [];

  /** `from`: the end of the log at the snapshot, and the answers given up to then. */
  constructor(
    readonly id: GameId,
    private readonly viewed: Gallery,
    from: LeftAt = { tail: EMPTY_TAIL, revision: undefined, answers: [] },
  ) {
    this.logTail = from.tail;
    this.last = from.revision;
    this.answers = new FirstAnswers(from.answers);
    this.ends = new BatchEnds(from.ends);
  }

  /** A new game without events, for this number of players. */
  static new(id: GameId, seats: number): LiveGame {
    return new LiveGame(id, new Gallery(Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat))));
  }

  /** Throws while a command is decided: the state is then in the middle of what may never happen. */
  get state(): GameState {
    if (this.isDeciding) throw new Error('a state was read in the middle of a decision');
    return this.viewed.state;
  }

  /** The game as it can be seen through granted eyes. */
  get gallery(): GuardedGallery {
    return this.viewed;
  }

  get viewers(): readonly Viewer[] {
    return this.viewed.viewers.map(({ viewer }) => viewer);
  }

  has(viewer: Viewer): boolean {
    return this.viewed.has(viewer);
  }

  adopt(projector: Projector): void {
    this.viewed.adopt(projector);
  }

  sleep(viewer: Viewer): void {
    this.viewed.projector(viewer).sleep();
  }

  kept(): KeptGallery {
    return keepGallery(this.viewed);
  }

  /** Hands the state to the decision of a command, and to nobody else until it is made. */
  async whileDeciding<T>(decide: (state: GameState) => Promise<T>): Promise<T> {
    const { state } = this;
    this.isDeciding = true;
    try {
      return await decide(state);
    } finally {
      this.isDeciding = false;
    }
  }

  get tail(): Tail {
    return this.logTail;
  }

  /** The revision of the last event folded; undefined before the first. */
  get revision(): Revision | undefined {
    return this.last;
  }

  get expected(): Expected {
    return this.last ?? 'no-stream';
  }

  firstAnswer(actor: Actor, commandId: CommandId): FirstAnswer | undefined {
    return this.answers.find(actor, commandId);
  }

  /** The revision from which the log cannot be folded. After it only the operator's ending counts. */
  get unreadable(): number | undefined {
    return this.unreadableFrom;
  }

  folds(at: Revision): boolean {
    const isOf = ({ revision, events }: LoggedBatch): boolean =>
      at <= revision && at > revision - events.length;
    return this.unreadableFrom === undefined || at < this.unreadableFrom || this.endings.some(isOf);
  }

  /** Skips everything that follows. The game is stopped, which the log does not record. */
  cannotBeReadFrom(revision: number): void {
    this.unreadableFrom = revision;
    if (this.state.stage.kind !== 'over')
      evolve(this.state, { type: 'GameQuarantined', why: 'unreadable-log' });
  }

  /** The batch is in the log and was not folded. */
  passOver({ tail, revision }: Pick<LoggedBatch, 'tail' | 'revision'>): void {
    this.logTail = tail;
    this.last = revision;
  }

  /**
   * Folds a batch from the log, and returns what each awake viewer sees of it. It runs in slices: until it is
   * done, the state is in the middle of the batch, and only the session may read it.
   */
  async take(batch: LoggedBatch, past: Past, job: Job = LONG_WORK.job()): Promise<readonly Seen[]> {
    if (this.unreadableFrom !== undefined) {
      if (!isEndByOperator(batch)) {
        this.passOver(batch);
        return [];
      }
      this.endings.push(batch);
    }
    const seen = await applied(this.viewed, batch, job, past);
    this.logTail = batch.tail;
    this.ends.note({ events: batch.tail.links, moment: this.viewed.moment });
    this.last = batch.revision;
    this.remember(batch);
    return seen;
  }

  /** The number of entries in the viewer's feed so far. */
  seqOf(viewer: Viewer): number {
    return viewer.kind === 'seat' ? this.viewed.projector(viewer).seq : this.viewed.moment;
  }

  private remember({ actor, commandId }: LoggedBatch): void {
    const viewer = this.viewerOf(actor);
    this.answers.note(actor, commandId, { viewer, seq: this.seqOf(viewer) });
  }

  /** The end of the last batch at or before the moment; undefined if the moment is not in the log. */
  endUpTo(moment: number): BatchEnd | undefined {
    return this.unreadableFrom === undefined ? this.ends.upTo(moment) : undefined;
  }

  keptEnds(): Uint32Array {
    return this.ends.kept();
  }

  keptAnswers(): KeptAnswers[] {
    return this.answers.kept();
  }

  private viewerOf(actor: Actor): Viewer {
    const seat = this.state.seats.find(({ player }) => player === playerId(actor));
    return seat === undefined ? SPECTATOR : this.viewed.projector(viewerAt(seat.seat)).viewer;
  }
}

function isEndByOperator({ actor, events }: LoggedBatch): boolean {
  const [first] = events;
  return actor === 'operator' && first?.type === 'CommandAccepted' && first.command.type === 'end-game';
}

/**
 * Groups a log's events into batches. The events of one command are adjacent, and CommandAccepted is the
 * first.
 */
export function* batchesOf(recorded: Iterable<RecordedGameEvent>, tail: Tail): Generator<LoggedBatch> {
  let batch: RecordedGameEvent[] = [];
  let links = tail.links;
  const close = function* (): Generator<LoggedBatch> {
    const [first] = batch;
    const last = batch.at(-1);
    if (first === undefined || last === undefined) return;
    links += batch.length;
    const { actor, commandId, at } = first;
    const events = batch.map(({ event }) => event);
    yield { actor, commandId, at, events, tail: { links, hash: last.hash }, revision: last.revision };
  };
  for (const event of recorded) {
    if (event.event.type === 'CommandAccepted') {
      yield* close();
      batch = [];
    }
    batch.push(event);
  }
  yield* close();
}
