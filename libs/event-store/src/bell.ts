// Wakes the subscriptions that wait at the end of a log when there is more.
export class Bell {
  #rung = 0;
  readonly #everything = new Set<() => void>();
  readonly #byTopic = new Map<string, Set<() => void>>();

  /** How often it has rung: whoever noted it before looking knows afterwards whether to look again. */
  get rung(): number {
    return this.#rung;
  }

  get anyoneWaiting(): boolean {
    return this.#everything.size > 0 || this.#byTopic.size > 0;
  }

  /** Calls `wake` when one of the topic is rung, or anything at all without a topic. The answer takes it back. */
  listen(topic: string | undefined, wake: () => void): () => void {
    if (topic === undefined) {
      this.#everything.add(wake);
      return () => this.#everything.delete(wake);
    }
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(wake));
    return () => {
      listeners.delete(wake);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic);
    };
  }

  /** Wakes those who wait for one of the topics, and those who wait for anything; without topics, all. */
  ring(topics?: Iterable<string>): void {
    this.#rung += 1;
    wakeAll(this.#everything);
    if (topics === undefined) for (const listeners of [...this.#byTopic.values()]) wakeAll(listeners);
    else if (this.#byTopic.size > 0) for (const topic of topics) wakeAll(this.#byTopic.get(topic));
  }
}

function wakeAll(listeners: Set<() => void> | undefined): void {
  if (listeners !== undefined && listeners.size > 0) for (const wake of [...listeners]) wake();
}
