// The only way to write a game state. Handlers see the state as deeply read-only and pass their writes to a
// Writer. A Journal is a Writer that can undo them, so a decision can be tried out on the state itself.
// Saves: every command and trial would need a copy of the state. A copy took 3 ms in games of Magic with decks of 300,
// and a whole command of self-play 0.2 ms (2026-11-27, a busy machine).
// journal.spec.ts compares it with a writer that records nothing, and what it undoes with an untouched object.

export interface Writer {
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void;
  remove(target: Readonly<Record<string, unknown>>, key: string): void;
  remove(target: Readonly<Record<number, unknown>>, key: number): void;
  push<T>(target: readonly T[], item: T): void;
  pop(target: readonly unknown[]): void;
  /** Removes the item at that index from a list. */
  take(target: readonly unknown[], index: number): void;
  /** Replaces the whole content of a list. */
  fill<T>(target: readonly T[], items: readonly T[]): void;
}

/** A writer that records nothing: for folding a log. */
export const plainWriter: Writer = {
  set(target, key, value) {
    target[key] = value;
  },
  remove(target, key) {
    Reflect.deleteProperty(target, key);
  },
  push(target, item) {
    mutable(target).push(item);
  },
  pop(target) {
    mutable(target).pop();
  },
  take(target, index) {
    mutable(target).splice(index, 1);
  },
  fill(target, items) {
    refill(target, items);
  },
};

/** A recorded write: its target, the name or index, and the previous value. */
interface Step {
  readonly wrote: keyof typeof UNDO;
  readonly target: object;
  readonly at: PropertyKey;
  readonly before: unknown;
}

type Members = { [key: PropertyKey]: unknown };

/** A removed member, and the names of the members after it. */
interface Removed {
  readonly value: unknown;
  readonly following: readonly string[];
}

const UNDO = {
  set({ target, at, before }: Step): void {
    (target as Members)[at] = before;
  },
  add({ target, at }: Step): void {
    Reflect.deleteProperty(target, at);
  },
  remove({ target, at, before }: Step): void {
    const { value, following } = before as Removed;
    const members = target as Members;
    members[at] = value;
    for (const name of following) {
      const later = members[name];
      Reflect.deleteProperty(target, name);
      members[name] = later;
    }
  },
  push({ target }: Step): void {
    (target as unknown[]).pop();
  },
  pop({ target, before }: Step): void {
    (target as unknown[]).push(before);
  },
  take({ target, at, before }: Step): void {
    (target as unknown[]).splice(at as number, 0, before);
  },
  fill({ target, before }: Step): void {
    refill(target as unknown[], before as readonly unknown[]);
  },
};

/** A writer that records how to undo each write. */
export class Journal implements Writer {
  private readonly steps: Step[] = [];

  private note(wrote: Step['wrote'], target: object, at: PropertyKey, before: unknown): void {
    this.steps.push({ wrote, target, at, before });
  }

  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    const before = target[key];
    this.note(isOwn(target, key, before) ? 'set' : 'add', target, key, before);
    target[key] = value;
  }

  remove(target: Readonly<Record<string | number, unknown>>, key: string | number): void {
    if (!Object.hasOwn(target, key)) return;
    const value = target[key];
    // Members with numeric names are always ordered by number, whenever they were added.
    if (typeof key === 'number') this.note('set', target, key, value);
    else this.note('remove', target, key, { value, following: namesAfter(target, key) } satisfies Removed);
    Reflect.deleteProperty(target, key);
  }

  push<T>(target: readonly T[], item: T): void {
    this.note('push', target, 0, undefined);
    mutable(target).push(item);
  }

  pop(target: readonly unknown[]): void {
    if (target.length === 0) return;
    this.note('pop', target, 0, mutable(target).pop());
  }

  take(target: readonly unknown[], index: number): void {
    const [taken] = mutable(target).splice(index, 1);
    this.note('take', target, index, taken);
  }

  fill<T>(target: readonly T[], items: readonly T[]): void {
    this.note('fill', target, 0, [...target]);
    refill(target, items);
  }

  get length(): number {
    return this.steps.length;
  }

  /** Undoes the writes of this journal, last first: all of them, or those after the first `after`. */
  undo(after = 0): void {
    while (this.steps.length > after) {
      const step = this.steps.pop();
      if (step !== undefined) UNDO[step.wrote](step);
    }
  }
}

/**
 * Members keep their order: an undone removal must give the same bytes, so the members after it are inserted
 * again.
 */
function namesAfter(target: object, name: string): readonly string[] {
  const names = Object.keys(target);
  return names.slice(names.indexOf(name) + 1);
}

/** A state is plain data: a value that is no function is not inherited, and that is the usual case. */
const isOwn = (target: object, key: PropertyKey, value: unknown): boolean =>
  (value !== undefined && typeof value !== 'function') || Object.hasOwn(target, key);

const mutable = <T>(list: readonly T[]): T[] => list as T[];

function refill<T>(list: readonly T[], items: readonly T[]): void {
  mutable(list).splice(0, list.length, ...items);
}
