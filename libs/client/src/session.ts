// Whose requests these are: a token, and another one when it has ended.

export interface Session {
  readonly name: string;
  readonly recoverySecret: string;
}

/** A token, or a function that gives one; it is asked again when a token has ended. */
export type TokenSource = string | (() => string | Promise<string>);

export class Tokens {
  private held: Promise<string> | undefined;

  constructor(
    private fresh: (() => Promise<string>) | undefined,
    first?: string,
  ) {
    if (first !== undefined) this.held = Promise.resolve(first);
  }

  /** Those of somebody else from now on; without arguments, of nobody. */
  use(fresh: (() => Promise<string>) | undefined, first?: string): void {
    this.fresh = fresh;
    this.held = first === undefined ? undefined : Promise.resolve(first);
  }

  /** Undefined for those who have no account. Whoever asks while a token is being fetched gets the same one. */
  async token(): Promise<string | undefined> {
    if (this.held === undefined) {
      if (this.fresh === undefined) return undefined;
      const fetched = this.fresh();
      this.held = fetched;
      fetched.catch(() => {
        if (this.held === fetched) this.held = undefined;
      });
    }
    return this.held;
  }

  /** The server no longer takes this token. False if no other can be had. */
  async ended(token: string | undefined): Promise<boolean> {
    if (this.fresh === undefined) return false;
    const held = this.held;
    // Another request may have renewed it meanwhile.
    if (held !== undefined && (await held.catch(() => undefined)) === token && this.held === held)
      this.held = undefined;
    return true;
  }
}
