// The first answer to each accepted command of a game, by actor and command id: a repeated command gets the
// same answer, however late. All answers are kept while the game is live, and few are ever needed, so an id
// is kept as a 64-bit hash. A chance collision between two ids of one player is next to impossible. A player
// who constructs one only makes their own command count as an earlier one.
import type { CommandId } from '#kernel';
import { viewerKey, type Viewer } from '#visibility';
import type { Actor } from '#log';

/** The answer to an accepted command: the end of its actor's own feed. */
export interface FirstAnswer {
  readonly viewer: Viewer;
  readonly seq: number;
}

/** The answers to an actor as one viewer: at a seat, or before taking one. */
export interface KeptAnswers {
  readonly actor: Actor;
  readonly viewer: Viewer;
  /** For each answer, the two halves of its id's hash, and its seq. */
  readonly numbers: Uint32Array;
}

interface Answered {
  readonly viewer: Viewer;
  numbers: Uint32Array;
  used: number;
}

/** How many numbers one answer takes. */
const EACH = 3;
const ROOM_FOR_FIRST = 8 * EACH;

export class FirstAnswers {
  private readonly byActor = new Map<Actor, Answered[]>();

  constructor(kept: readonly KeptAnswers[] = []) {
    for (const { actor, viewer, numbers } of kept)
      this.answeredTo(actor).push({ viewer, numbers, used: numbers.length });
  }

  find(actor: Actor, commandId: CommandId): FirstAnswer | undefined {
    const answered = this.byActor.get(actor);
    if (answered === undefined) return undefined;
    const [one, other] = markOf(commandId);
    for (const { viewer, numbers, used } of answered)
      // The newest first: a lookup usually finds a recent answer, or none.
      for (let at = used - EACH; at >= 0; at -= EACH)
        if (numbers[at] === one && numbers[at + 1] === other) return { viewer, seq: numbers[at + 2] ?? 0 };
    return undefined;
  }

  note(actor: Actor, commandId: CommandId, { viewer, seq }: FirstAnswer): void {
    const answered = this.answeredTo(actor);
    let as = answered.find((one) => viewerKey(one.viewer) === viewerKey(viewer));
    if (as === undefined) answered.push((as = { viewer, numbers: new Uint32Array(ROOM_FOR_FIRST), used: 0 }));
    if (as.used === as.numbers.length) as.numbers = enlarged(as.numbers);
    as.numbers.set([...markOf(commandId), seq], as.used);
    as.used += EACH;
  }

  kept(): KeptAnswers[] {
    return [...this.byActor].flatMap(([actor, all]) =>
      all.map(({ viewer, numbers, used }) => ({ actor, viewer, numbers: numbers.slice(0, used) })),
    );
  }

  private answeredTo(actor: Actor): Answered[] {
    const found = this.byActor.get(actor);
    if (found !== undefined) return found;
    const made: Answered[] = [];
    this.byActor.set(actor, made);
    return made;
  }
}

/** Grows by half. */
function enlarged(numbers: Uint32Array): Uint32Array {
  const larger = new Uint32Array(numbers.length + EACH * Math.ceil(numbers.length / EACH / 2));
  larger.set(numbers);
  return larger;
}

/** Two halves, each computed from every character with multiplications by large primes and shifts. */
function markOf(text: string): readonly [number, number] {
  let one = 0x9e3779b1;
  let other = 0x85ebca77;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x27d4eb2f);
    other = Math.imul(other ^ unit, 0x165667b1);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return [one >>> 0, other >>> 0];
}
