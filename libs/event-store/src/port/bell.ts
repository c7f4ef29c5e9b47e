// Wakes the subscriptions that wait at the end of a log when new events arrive.
export class Bell {
  #rung = 0;
  readonly #everything = new Set<() => void>();
  readonly #byTopic = new Map<string, Set<() => void>>();

  /**
   * How often the bell has rung. A reader that noted the count before it looked can tell whether to look
   * again.
   */
  get rung(): number {
    return this.#rung;
  }

  get anyoneWaiting(): boolean {
    return this.#everything.size > 0 || this.#byTopic.size > 0;
  }

  /**
   * Calls `wake` when the topic rings, or on any ring if there is no topic. Returns a function that stops
   * listening.
   */
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

  /**
   * Wakes the listeners of these topics and the listeners without a topic; without topics, wakes everyone.
   */
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
