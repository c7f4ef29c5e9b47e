// One thing after another: the order in which a game's commands, readings and catch-ups happen.
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Runs the task when everything before it has settled. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.waiting += 1;
    const result = this.last.then(task);
    this.last = result.then(
      () => this.settled(),
      () => this.settled(),
    );
    return result;
  }

  private settled(): void {
    this.waiting -= 1;
  }
}
