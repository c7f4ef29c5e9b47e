// The only way a game state is written. Handlers see the state as deeply read-only and hand their writes to a
// Writer; a Journal is a Writer that can take them back, so a decision can be tried out on the state itself.

export type ReadOnly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadOnly<Item>[]
    : { readonly [Key in keyof T]: ReadOnly<T[Key]> };

export interface Writer {
  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void;
  remove(target: Readonly<Record<string, unknown>>, key: string): void;
  remove(target: Readonly<Record<number, unknown>>, key: number): void;
  push<T>(target: readonly T[], item: T): void;
  pop(target: readonly unknown[]): void;
  /** Replaces the whole content of a list. */
  fill<T>(target: readonly T[], items: readonly T[]): void;
}

/** Writes and keeps nothing: for folding a log. */
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
  fill(target, items) {
    mutable(target).splice(0, target.length, ...items);
  },
};

/** Writes, and remembers how to undo it. */
export class Journal implements Writer {
  private readonly steps: (() => void)[] = [];

  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    if (Object.hasOwn(target, key)) {
      const before = target[key];
      this.steps.push(() => (target[key] = before));
    } else {
      this.steps.push(() => Reflect.deleteProperty(target, key));
    }
    target[key] = value;
  }

  remove(target: Readonly<Record<string | number, unknown>>, key: string | number): void {
    if (!Object.hasOwn(target, key)) return;
    const writable = target as Record<string | number, unknown>;
    // Members under numbers stand in the order of their numbers, whenever they came.
    const following = typeof key === 'number' ? [] : namesAfter(target, key);
    const before = target[key];
    this.steps.push(() => {
      writable[key] = before;
      for (const name of following) {
        const value = writable[name];
        Reflect.deleteProperty(writable, name);
        writable[name] = value;
      }
    });
    Reflect.deleteProperty(target, key);
  }

  push<T>(target: readonly T[], item: T): void {
    this.steps.push(() => mutable(target).pop());
    mutable(target).push(item);
  }

  pop(target: readonly unknown[]): void {
    if (target.length === 0) return;
    const last = target[target.length - 1];
    this.steps.push(() => mutable(target).push(last));
    mutable(target).pop();
  }

  fill<T>(target: readonly T[], items: readonly T[]): void {
    const before = [...target];
    this.steps.push(() => mutable(target).splice(0, target.length, ...before));
    mutable(target).splice(0, target.length, ...items);
  }

  get length(): number {
    return this.steps.length;
  }

  /** Takes back what was written through this journal, last write first: all of it, or what came after so many writes. */
  undo(after = 0): void {
    while (this.steps.length > after) this.steps.pop()?.();
  }
}

/** Members keep their order: a removal undone must give the same bytes, so what followed is laid anew. */
function namesAfter(target: object, name: string): readonly string[] {
  const names = Object.keys(target);
  return names.slice(names.indexOf(name) + 1);
}

const mutable = <T>(list: readonly T[]): T[] => list as T[];
