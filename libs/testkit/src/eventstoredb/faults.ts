// The faults of the double. A test asks for each a number of times; each time uses one up.
export type AppendFault =
  /** It lands; no answer comes, though the call stays open. */
  | 'answer-lost'
  /** It lands; the connection is cut instead of an answer. */
  | 'cut-after-landing'
  /** The connection is cut and it never lands. */
  | 'cut-before-landing'
  /** It lands; the answer is that it took too long. */
  | 'timeout-after-landing'
  /** The whole call fails with 'Server Is Not Ready'; it doesn't land. */
  | 'not-ready'
  /** The answer is just 'Server Is Not Ready'; it doesn't land. */
  | 'answered-not-ready'
  /** The whole call fails with an error that explains nothing; it doesn't land. */
  | 'untyped'
  /** The whole call fails: the leader is another node. */
  | 'not-leader'
  /** Access is denied. */
  | 'denied';

export type ReadFault = 'not-ready' | 'untyped' | 'too-slow' | 'never-confirmed' | 'denied';

export class Faults {
  readonly #appends: AppendFault[] = [];
  readonly #reads: ReadFault[] = [];
  #dropCatchUpAfter: number | undefined;

  ofAppends(fault: AppendFault, times = 1): void {
    for (let n = 0; n < times; n += 1) this.#appends.push(fault);
  }

  ofReads(fault: ReadFault, times = 1): void {
    for (let n = 0; n < times; n += 1) this.#reads.push(fault);
  }

  /** Drops the next subscription as too slow after this many events of its history. */
  dropCatchUpAfter(events: number): void {
    this.#dropCatchUpAfter = events;
  }

  nextAppend(): AppendFault | undefined {
    return this.#appends.shift();
  }

  nextRead(): ReadFault | undefined {
    return this.#reads.shift();
  }

  nextCatchUpDrop(): number | undefined {
    const after = this.#dropCatchUpAfter;
    this.#dropCatchUpAfter = undefined;
    return after;
  }

  /** True if every requested fault has happened. */
  get areSpent(): boolean {
    return this.#appends.length === 0 && this.#reads.length === 0 && this.#dropCatchUpAfter === undefined;
  }
}
