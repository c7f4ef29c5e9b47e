// An outline that is being written: what `outlined.ts` does with events, and how the game goes back to an
// earlier moment of it.
import type { Duration, Instant } from '#kernel';
import { BOUNDS, PHASE_OF, type ObjectId, type Seat, type Step } from '#rules';
import {
  lastAt,
  type MarkKind,
  type Outline,
  type OutlineCommand,
  type OutlineLife,
  type OutlineMark,
  type OutlinePhase,
  type OutlineQuestion,
  type OutlineResult,
  type OutlineSeat,
  type OutlineTurn,
} from './outline.js';

/** A card or token, as far as the viewer knows what it is. */
export interface SeenAs {
  /** Absent: it has no name, or the viewer does not know it. */
  readonly name?: string;
  /** It is printed as something that can die (cr 700.4), or lies face down as a creature. */
  readonly mortal: boolean;
}

/** A turn that is over, because the game restarted (cr 726), or that is under way. */
interface TurnAt {
  readonly moment: number;
  readonly turn: OutlineTurn | undefined;
  readonly step: Step | undefined;
}
interface LostAt {
  readonly moment: number;
  readonly lost: readonly Seat[];
}
interface ResultAt {
  readonly moment: number;
  readonly result: OutlineResult | undefined;
}

type Asked = Omit<OutlineQuestion, 'moment' | 'ended' | 'thought'>;

/** These steps begin a phase, even after a phase of the same kind (cr 500.8). */
const OPENS_A_PHASE: ReadonlySet<Step> = new Set([
  'untap',
  'precombat-main',
  'begin-combat',
  'postcombat-main',
]);

export class OutlineDraft {
  private moment = 0;
  private at = 0 as Instant;
  private seats: OutlineSeat[] = [];
  private readonly turns: OutlineTurn[] = [];
  private readonly phases: OutlinePhase[] = [];
  private readonly lives: OutlineLife[] = [];
  private readonly commands: OutlineCommand[] = [];
  private readonly questions: OutlineQuestion[] = [];
  private readonly marks: OutlineMark[] = [];
  private readonly steps: TurnAt[] = [];
  private readonly losses: LostAt[] = [];
  private readonly results: ResultAt[] = [];
  private readonly faces = new Map<ObjectId, SeenAs>();
  /** The viewer has noticed something of the present command; who gave it, once that is known. */
  private isNoticed = false;
  private isAttributed = false;
  /** The game is stopped for a judge. */
  inDispute = false;

  /** How many items it has. */
  get size(): number {
    const lists = [this.turns, this.phases, this.lives, this.commands, this.questions, this.marks];
    return lists.reduce((sum, { length }) => sum + length, this.faces.size);
  }

  get lastMoment(): number {
    return this.moment;
  }

  /** Whose turn it is. */
  get active(): Seat | undefined {
    return this.steps.at(-1)?.turn?.active;
  }

  beginCommand(): void {
    this.isNoticed = false;
    this.isAttributed = false;
  }

  /** The viewer gets an entry. */
  notice(moment: number, at: Instant): void {
    this.moment = moment;
    this.at = at;
    const last = this.commands.at(-1);
    if (!this.isNoticed || last === undefined) this.commands.push({ moment, at });
    else if (last.moment !== moment) this.commands[this.commands.length - 1] = { ...last, moment };
    this.isNoticed = true;
  }

  /** The first event of a command that tells whose it was counts. `null`: no player's. */
  by(seat: Seat | null): void {
    if (this.isAttributed) return;
    this.isAttributed = true;
    const last = this.commands.at(-1);
    if (last !== undefined && seat !== null) this.commands[this.commands.length - 1] = { ...last, seat };
  }

  seated(seats: readonly OutlineSeat[]): void {
    this.seats = [...seats];
  }

  taken(seat: Seat, player: OutlineSeat['player']): void {
    this.seats = this.seats.map((one) =>
      one.seat === seat ? { seat, team: one.team, ...(player === undefined ? {} : { player }) } : one,
    );
  }

  everyoneHas(life: number): void {
    const lost = this.losses.at(-1)?.lost ?? [];
    for (const { seat, player } of this.seats)
      if (player !== undefined && !lost.includes(seat)) this.has(seat, life);
  }

  changeLife(seat: Seat, by: number): void {
    const before = this.lifeAt(seat, this.moment) ?? 0;
    this.has(seat, Math.min(Math.max(before + by, -BOUNDS.quantity), BOUNDS.quantity));
  }

  private lifeAt(seat: Seat, moment: number): number | undefined {
    return this.lives.findLast((one) => one.seat === seat && one.moment <= moment)?.life;
  }

  has(seat: Seat, life: number): void {
    const { moment, lives } = this;
    const now = { moment, seat, life };
    const same = lives.findLastIndex((one) => one.seat === seat || one.moment < moment);
    const before = lives[same];
    if (before?.seat === seat && before.moment === moment) lives[same] = now;
    else lives.push(now);
  }

  beginTurn(turn: Omit<OutlineTurn, 'moment'>): void {
    const { moment } = this;
    const begun = { moment, ...turn };
    this.turns.push(begun);
    this.steps.push({ moment, turn: begun, step: undefined });
  }

  beginStep(step: Step): void {
    const { moment } = this;
    const before = this.steps.at(-1);
    if (before?.turn === undefined) return;
    const isNew =
      before.step === undefined || PHASE_OF[before.step] !== PHASE_OF[step] || OPENS_A_PHASE.has(step);
    if (isNew) this.phases.push({ moment, turn: before.turn.number, phase: PHASE_OF[step] });
    this.steps.push({ moment, turn: before.turn, step });
  }

  /** cr 726: there is no turn until the first one begins. */
  restart(life: number): void {
    this.steps.push({ moment: this.moment, turn: undefined, step: undefined });
    this.everyoneHas(life);
  }

  ask(question: Asked): void {
    this.questions.push({ moment: this.moment, ...question });
  }

  /** The open question, asked again at that time or so much later. */
  askedLater(later: (since: Instant) => Instant): void {
    const { open } = this;
    if (open !== undefined) this.questions[this.questions.length - 1] = { ...open, since: later(open.since) };
  }

  /** The open question was answered. */
  answered(): Seat | undefined {
    const { open, moment, at } = this;
    if (open === undefined) return undefined;
    const thought = Math.max(at - open.since, 0) as Duration;
    this.questions[this.questions.length - 1] = { ...open, ended: moment, thought };
    return open.seat;
  }

  private get open(): OutlineQuestion | undefined {
    const last = this.questions.at(-1);
    return last?.ended === undefined ? last : undefined;
  }

  lose(seat: Seat): void {
    const lost = this.losses.at(-1)?.lost ?? [];
    this.losses.push({ moment: this.moment, lost: [...lost, seat] });
  }

  end(result: Omit<OutlineResult, 'moment'>): void {
    const { moment } = this;
    this.results.push({ moment, result: { moment, ...result } });
  }

  /** From now on the viewer knows the object as that. */
  see(object: ObjectId, as: SeenAs | undefined): void {
    if (as === undefined) this.faces.delete(object);
    else this.faces.set(object, as);
  }

  seenAs(object: ObjectId): SeenAs | undefined {
    return this.faces.get(object);
  }

  mark(
    kind: MarkKind,
    { seat, names = [], count = 1, to }: Partial<Omit<OutlineMark, 'moment' | 'kind'>> = {},
  ): void {
    const { moment, marks } = this;
    const last = marks.findLastIndex((one) => one.moment < moment || one.kind === kind);
    const before = marks[last];
    if (before?.moment === moment && before.kind === kind && before.seat === seat) {
      const all = [...before.names, ...names.filter((name) => !before.names.includes(name))];
      marks[last] = { ...before, names: all, count: before.count + count };
    } else {
      const told = { ...(seat === undefined ? {} : { seat }), ...(to === undefined ? {} : { to }) };
      marks.push({ moment, kind, ...told, names: [...names], count });
    }
  }

  /** The game is again as it was after everything that happened up to a moment. */
  rewind(to: number): void {
    const { moment, at, open } = this;
    if (open !== undefined) this.questions[this.questions.length - 1] = { ...open, ended: moment };
    for (const { seat } of this.seats) {
      const life = this.lifeAt(seat, to);
      if (life !== undefined && life !== this.lifeAt(seat, moment)) this.has(seat, life);
    }
    const { turn, step } = lastAt(this.steps, to) ?? { turn: undefined, step: undefined };
    const again = turn === undefined ? undefined : { ...turn, moment };
    if (again !== undefined) this.turns.push(again);
    if (again !== undefined && step !== undefined)
      this.phases.push({ moment, turn: again.number, phase: PHASE_OF[step] });
    this.steps.push({ moment, turn: again, step });
    this.losses.push({ moment, lost: lastAt(this.losses, to)?.lost ?? [] });
    this.results.push({ moment, result: lastAt(this.results, to)?.result });
    const asked = this.questions.findLast((one) => one.moment <= to);
    if (asked !== undefined && (asked.ended === undefined || asked.ended > to)) {
      const { ended: _, thought: __, ...question } = asked;
      this.questions.push({ ...question, moment, since: at });
    }
  }

  outline(): Outline {
    const result = this.results.at(-1)?.result;
    return {
      moments: this.moment,
      seats: this.seats,
      turns: [...this.turns],
      phases: [...this.phases],
      lives: [...this.lives],
      commands: [...this.commands],
      questions: [...this.questions],
      marks: [...this.marks],
      ...(result === undefined ? {} : { result }),
    };
  }
}
