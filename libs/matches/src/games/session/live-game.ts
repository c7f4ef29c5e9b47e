// A game folded from its log: the state, everyone's eyes, where the log ends, and the first answer to each command.
import type { Expected, Revision } from '#event-store';
import type { CommandId, GameId, Instant } from '#kernel';
import { playerId } from '#kernel';
import type { GameEvent, GameState, Seat } from '#rules';
import { Gallery, SPECTATOR, viewerAt, viewerKey, type Seen, type Viewer } from '#visibility';
import { EMPTY_TAIL, type Actor, type Tail } from '../../log/index.js';
import type { RecordedGameEvent } from '../game-log.js';

/** What an accepted command was answered: the end of its actor's own feed. */
export interface FirstAnswer {
  readonly viewer: Viewer;
  readonly seq: number;
}

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

export interface KeptAnswer extends FirstAnswer {
  readonly actor: Actor;
  readonly commandId: CommandId;
}

/** What an actor was answered as one viewer: at a seat, and before it took one. */
interface Answered {
  readonly viewer: Viewer;
  /** By the id that the actor chose for the command. */
  readonly seqs: Map<CommandId, number>;
}

interface LeftAt {
  readonly tail: Tail;
  readonly revision: Revision | undefined;
  readonly answers: readonly KeptAnswer[];
}

export class LiveGame {
  private readonly answers = new Map<Actor, Answered[]>();
  private logTail: Tail;
  private last: Revision | undefined;

  /** `from`: where the log was left, and what had been answered by then. */
  constructor(
    readonly id: GameId,
    readonly gallery: Gallery,
    from: LeftAt = { tail: EMPTY_TAIL, revision: undefined, answers: [] },
  ) {
    this.logTail = from.tail;
    this.last = from.revision;
    for (const { actor, commandId, ...answer } of from.answers) this.answerOf(actor, commandId, answer);
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
    for (const { viewer, seqs } of this.answers.get(actor) ?? []) {
      const seq = seqs.get(commandId);
      if (seq !== undefined) return { viewer, seq };
    }
    return undefined;
  }

  /** Folds a batch that is in the log; what each awake viewer sees of it. */
  take(batch: LoggedBatch): readonly Seen[] {
    const seen = batch.events.flatMap((event) => this.gallery.apply(event, batch.at));
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
    this.answerOf(actor, commandId, { viewer, seq: this.seqOf(viewer) });
  }

  private answerOf(actor: Actor, commandId: CommandId, { viewer, seq }: FirstAnswer): void {
    let all = this.answers.get(actor);
    if (all === undefined) this.answers.set(actor, (all = []));
    let answered = all.find((one) => viewerKey(one.viewer) === viewerKey(viewer));
    if (answered === undefined) all.push((answered = { viewer, seqs: new Map() }));
    answered.seqs.set(commandId, seq);
  }

  keptAnswers(): KeptAnswer[] {
    return [...this.answers].flatMap(([actor, all]) =>
      all.flatMap(({ viewer, seqs }) =>
        [...seqs].map(([commandId, seq]) => ({ actor, commandId, viewer, seq })),
      ),
    );
  }

  private viewerOf(actor: Actor): Viewer {
    const seat = this.state.seats.find(({ player }) => player === playerId(actor));
    return seat === undefined ? SPECTATOR : this.gallery.projector(viewerAt(seat.seat)).viewer;
  }
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
