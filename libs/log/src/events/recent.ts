// A cache of values computed from texts. It keeps the values of the texts asked for last.
const KEPT = 500;

export class Recent<T> {
  private lately = new Map<string, T>();
  private before: ReadonlyMap<string, T> = new Map();

  constructor(private readonly make: (text: string) => T) {}

  of(text: string): T {
    const found = this.lately.get(text);
    if (found !== undefined) return found;
    const made = this.before.get(text) ?? this.make(text);
    if (this.lately.size >= KEPT) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(text, made);
    return made;
  }
}
