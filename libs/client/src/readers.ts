// Those who go through what comes with `for await`: each gets all of it from when it begins, at its own pace.

interface Reader<Item> {
  readonly tell: (item: Item) => void;
  readonly end: () => void;
}

export class Readers<Item> {
  private readonly all = new Set<Reader<Item>>();
  private ended: { readonly error: Error | null } | undefined;

  tell(item: Item): void {
    for (const reader of this.all) reader.tell(item);
  }

  /** Nothing more comes; with an error, that is thrown to them after what has come. */
  end(error: Error | null): void {
    this.ended ??= { error };
    for (const reader of this.all) reader.end();
  }

  /** `begun` is called when somebody has begun to read. */
  async *read(first: readonly Item[], begun: () => void): AsyncGenerator<Item, void, undefined> {
    const waiting = [...first];
    let wake: (() => void) | undefined;
    const reader: Reader<Item> = {
      tell: (item) => {
        waiting.push(item);
        wake?.();
      },
      end: () => wake?.(),
    };
    this.all.add(reader);
    begun();
    try {
      for (;;) {
        for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) yield item;
        if (this.ended !== undefined) {
          if (this.ended.error !== null) throw this.ended.error;
          return;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      this.all.delete(reader);
    }
  }
}
