// Data that remembers which of its fields were read. Equal parts are one object, as they are without it.

export interface Traced<T> {
  readonly value: T;
  /** Paths of fields, joined by '/', that were read since the last time it was forgotten. */
  readonly read: ReadonlySet<string>;
}

export function traced<T extends object>(value: T): Traced<T> {
  const read = new Set<string>();
  const known = new Map<object, object>();
  const wrap = (part: object, path: string): object => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const proxy = new Proxy(part, {
      get(target, key, receiver) {
        const found: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || typeof found === 'function') return found;
        const at = `${path}/${key}`;
        read.add(at);
        return typeof found === 'object' && found !== null ? wrap(found, at) : found;
      },
    });
    known.set(part, proxy);
    return proxy;
  };
  return { value: wrap(value, '') as T, read };
}

/** Every field that data has, by its path. */
export function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    `${path}/${key}`,
    ...fieldsOf(part, `${path}/${key}`),
  ]);
}
