// Every memo that a module holds is made here. One rule for all of them:
// - Keyed by: the identity of an object that is never changed (`memoByIdentity`, `memoOfLatest`), or a text
//   (`memoByText`). What is memoized follows from the key alone, or the reader checks what else it depends on.
// - Dropped: with the object that is its key; all texts at once when there are too many.
// - Tested: libs/simulation/src/memos.spec.ts plays games while all memos are dropped again and again, and games in
//   which no memo keeps anything. Their events and states are the same as with memos.
// The linter refuses any other collection that a module fills (scripts/support/lint/module-state.js).

interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): unknown;
}

interface Memo {
  drop(): void;
  keepNothing(): void;
}

/** Memos belong to modules, so there are only as many as are declared. */
const all: Memo[] = [];
const KEEPS_NOTHING: Kept<unknown, never> = {
  get: () => undefined,
  set: () => undefined,
  delete: () => false,
};

export class IdentityMemo<K extends object, V> {
  private kept: Kept<K, V> = new WeakMap<K, V>();

  get(key: K): V | undefined {
    return this.kept.get(key);
  }

  set(key: K, value: V): void {
    this.kept.set(key, value);
  }

  delete(key: K): void {
    this.kept.delete(key);
  }

  drop(): void {
    this.kept = new WeakMap<K, V>();
  }

  keepNothing(): void {
    this.kept = KEEPS_NOTHING;
  }
}

/** The same, and it looks first at the key that was asked for last. */
export class LatestMemo<K extends object, V> {
  private kept: Kept<K, V> = new WeakMap<K, V>();
  private key: K | undefined;
  private value: V | undefined;

  get(key: K): V | undefined {
    if (key === this.key) return this.value;
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.key = key;
    this.value = found;
    return found;
  }

  set(key: K, value: V): void {
    this.kept.set(key, value);
    if (this.kept === KEEPS_NOTHING) return;
    this.key = key;
    this.value = value;
  }

  delete(key: K): void {
    this.kept.delete(key);
    if (key === this.key) this.forgetLatest();
  }

  drop(): void {
    this.kept = new WeakMap<K, V>();
    this.forgetLatest();
  }

  keepNothing(): void {
    this.kept = KEEPS_NOTHING;
    this.forgetLatest();
  }

  private forgetLatest(): void {
    this.key = undefined;
    this.value = undefined;
  }
}

export class TextMemo<V> {
  private kept: Map<string, V> | undefined = new Map<string, V>();

  constructor(private readonly most: number) {}

  get(key: string): V | undefined {
    return this.kept?.get(key);
  }

  set(key: string, value: V): void {
    if (this.kept === undefined) return;
    if (this.kept.size >= this.most && !this.kept.has(key)) this.kept.clear();
    this.kept.set(key, value);
  }

  drop(): void {
    this.kept = new Map<string, V>();
  }

  keepNothing(): void {
    this.kept = undefined;
  }
}

function declared<M extends Memo>(memo: M): M {
  all.push(memo);
  return memo;
}

/** Keeps a value as long as anything refers to the object it was made for. */
export const memoByIdentity = <K extends object, V>(): IdentityMemo<K, V> =>
  declared(new IdentityMemo<K, V>());

/** `memoByIdentity` for what is asked many times in a row for the same object. */
export const memoOfLatest = <K extends object, V>(): LatestMemo<K, V> => declared(new LatestMemo<K, V>());

/** Keeps a value for each text, and starts again when it holds `most`. */
export const memoByText = <V>(most: number): TextMemo<V> => declared(new TextMemo<V>(most));

/** For tests: all memos of the process become empty. */
export function dropMemos(): void {
  for (const memo of all) memo.drop();
}

/** For tests: while the work runs, no memo keeps anything. */
export function withoutMemos<T>(work: () => T): T {
  for (const memo of all) memo.keepNothing();
  try {
    return work();
  } finally {
    dropMemos();
  }
}
