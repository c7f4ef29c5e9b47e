// Runs tasks one at a time: the order of a game's commands, reads and catch-ups.
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Runs the task when every earlier one has settled. */
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
