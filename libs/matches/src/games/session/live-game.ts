// A game folded from its log: the state, everyone's eyes, where the log ends, and the first answer to each command.
import type { Expected, Revision } from '#event-store';
import type { CommandId, GameId, Instant } from '#kernel';
import { playerId } from '#kernel';
import { evolve, type GameEvent, type GameState, type Seat } from '#rules';
import { Gallery, SPECTATOR, viewerAt, type Seen, type Viewer } from '#visibility';
import { EMPTY_TAIL, type Actor, type Tail } from '../../log/index.js';
import { LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { applied } from '../feeds/applied.js';
import type { RecordedGameEvent } from '../game-log.js';
import { FirstAnswers, type FirstAnswer, type KeptAnswers } from './first-answers.js';

/** One accepted command's events, as they stand in the log. */
export interface LoggedBatch {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** The end of the log after it. */
  readonly tail: Tail;
  readonly revision: Revision;
}

interface LeftAt {
  readonly tail: Tail;
  readonly revision: Revision | undefined;
  readonly answers: readonly KeptAnswers[];
}

export class LiveGame {
  private readonly answers: FirstAnswers;
  private logTail: Tail;
  private last: Revision | undefined;
  private unreadableFrom: number | undefined;
  /** What was folded of the log after that. */
  private readonly endings: LoggedBatch[] = [];

  /** `from`: where the log was left, and what had been answered by then. */
  constructor(
    readonly id: GameId,
    readonly gallery: Gallery,
    from: LeftAt = { tail: EMPTY_TAIL, revision: undefined, answers: [] },
  ) {
    this.logTail = from.tail;
    this.last = from.revision;
    this.answers = new FirstAnswers(from.answers);
  }

  /** One that nothing has happened in yet, for so many players. */
  static new(id: GameId, seats: number): LiveGame {
    return new LiveGame(id, new Gallery(Array.from({ length: seats }, (_, seat) => viewerAt(seat as Seat))));
  }

  get state(): GameState {
    return this.gallery.state;
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

  /** From which revision on the log holds what cannot be folded: what is there is only how the operator ended it. */
  get unreadable(): number | undefined {
    return this.unreadableFrom;
  }

  folds(at: Revision): boolean {
    const isOf = ({ revision, events }: LoggedBatch): boolean =>
      at <= revision && at > revision - events.length;
    return this.unreadableFrom === undefined || at < this.unreadableFrom || this.endings.some(isOf);
  }

  /** What follows is passed over; the game stands still, which is not in the log. */
  cannotBeReadFrom(revision: number): void {
    this.unreadableFrom = revision;
    if (this.state.stage.kind !== 'over')
      evolve(this.state, { type: 'GameQuarantined', why: 'unreadable-log' });
  }

  /** It is in the log, and is not folded. */
  passOver({ tail, revision }: Pick<LoggedBatch, 'tail' | 'revision'>): void {
    this.logTail = tail;
    this.last = revision;
  }

  /**
   * Folds a batch that is in the log; what each awake viewer sees of it. In slices: until it is done the game stands in
   * the middle of the batch, and is only its owner's to look at.
   */
  async take(batch: LoggedBatch, job: Job = LONG_WORK.job()): Promise<readonly Seen[]> {
    if (this.unreadableFrom !== undefined) {
      if (!isEndByOperator(batch)) {
        this.passOver(batch);
        return [];
      }
      this.endings.push(batch);
    }
    const seen = await applied(this.gallery, batch, job);
    this.logTail = batch.tail;
    this.last = batch.revision;
    this.remember(batch);
    return seen;
  }

  /** How many entries the viewer has so far. */
  seqOf(viewer: Viewer): number {
    return viewer.kind === 'seat' ? this.gallery.projector(viewer).seq : this.gallery.moment;
  }

  private remember({ actor, commandId }: LoggedBatch): void {
    const viewer = this.viewerOf(actor);
    this.answers.note(actor, commandId, { viewer, seq: this.seqOf(viewer) });
  }

  keptAnswers(): KeptAnswers[] {
    return this.answers.kept();
  }

  private viewerOf(actor: Actor): Viewer {
    const seat = this.state.seats.find(({ player }) => player === playerId(actor));
    return seat === undefined ? SPECTATOR : this.gallery.projector(viewerAt(seat.seat)).viewer;
  }
}

function isEndByOperator({ actor, events }: LoggedBatch): boolean {
  const [first] = events;
  return actor === 'operator' && first?.type === 'CommandAccepted' && first.command.type === 'end-game';
}

/** The events of a log, batch by batch: the events of one command stand together and begin with it. */
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
