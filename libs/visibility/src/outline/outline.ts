// The outline of a game through one viewer's eyes: at which moments its turns and phases began, life totals
// changed, commands came, questions were asked and answered, and something notable happened. A client draws a
// scrubber from it. It says nothing that the viewer's feed does not say.
import type { Duration, Instant, PlayerId } from '#kernel';
import type { EndReason, Phase, Prompt, QuestionKind, Seat } from '#rules';

export interface OutlineSeat {
  readonly seat: Seat;
  readonly team: number;
  /** Absent: nobody sits there. */
  readonly player?: PlayerId;
}

export interface OutlineTurn {
  readonly moment: number;
  readonly number: number;
  readonly active: Seat;
  readonly extra: boolean;
}

export interface OutlinePhase {
  readonly moment: number;
  /** The number of its turn. */
  readonly turn: number;
  readonly phase: Phase;
}

/** A player's life total from this moment on. */
export interface OutlineLife {
  readonly moment: number;
  readonly seat: Seat;
  readonly life: number;
}

/** A command of which the viewer noticed something. */
export interface OutlineCommand {
  /** The last moment of what it did. */
  readonly moment: number;
  readonly at: Instant;
  /** Whose command it was; absent if it was a timer's, a judge's or the operator's. */
  readonly seat?: Seat;
}

export interface OutlineQuestion {
  readonly moment: number;
  readonly seat: Seat;
  /** The seat whose decision it is, if another player makes it (cr 723.5). */
  readonly of?: Seat;
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly since: Instant;
  /** The moment from which it is no longer open. */
  readonly ended?: number;
  /** Milliseconds from the question to its answer, without the time in which the game stood still. */
  readonly thought?: Duration;
}

export const MARK_KINDS = [
  'mulligan',
  'name',
  'spell',
  'combat',
  'death',
  'concession',
  'loss',
  'call',
  'ruling',
  'rewind',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Something notable that happened at a moment; several of a kind at one moment are one mark. */
export interface OutlineMark {
  readonly moment: number;
  readonly kind: MarkKind;
  /** The player who did it, or to whom it happened. */
  readonly seat?: Seat;
  /** The names of the cards concerned, as far as the viewer knows them; each once. */
  readonly names: readonly string[];
  /** How many spells, attackers, dead creatures and the like. */
  readonly count: number;
  /** With a rewind: the moment to which the game went back. */
  readonly to?: number;
}

export interface OutlineResult {
  readonly moment: number;
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
}

/** Every list is in the order of its moments. */
export interface Outline {
  /** The last moment. */
  readonly moments: number;
  readonly seats: readonly OutlineSeat[];
  readonly turns: readonly OutlineTurn[];
  readonly phases: readonly OutlinePhase[];
  readonly lives: readonly OutlineLife[];
  readonly commands: readonly OutlineCommand[];
  readonly questions: readonly OutlineQuestion[];
  readonly marks: readonly OutlineMark[];
  readonly result?: OutlineResult;
}

/** The last item at or before a moment, of a list in the order of its moments. */
export function lastAt<T extends { readonly moment: number }>(
  list: readonly T[],
  moment: number,
): T | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.moment ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}

/** A name, and the seat whose player gave it. */
export interface SaidName {
  readonly seat: Seat;
  readonly name: string;
}

/** The names given by a moment, each once a seat; without those that a rewind took back. */
export function namesBy({ marks }: Pick<Outline, 'marks'>, moment: number): readonly SaidName[] {
  let said: (SaidName & { readonly moment: number })[] = [];
  for (const mark of marks) {
    if (mark.moment > moment) break;
    const { kind, seat, to = Infinity } = mark;
    if (kind === 'rewind') said = said.filter((one) => one.moment <= to);
    if (kind !== 'name' || seat === undefined) continue;
    for (const name of mark.names)
      if (!said.some((one) => one.seat === seat && one.name === name))
        said.push({ seat, name, moment: mark.moment });
  }
  return said.map(({ seat, name }) => ({ seat, name }));
}
