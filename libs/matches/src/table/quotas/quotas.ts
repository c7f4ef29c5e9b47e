// The quotas of one account: bytes in the log, and games at once. Ordinary play stays far below them.

export interface Quotas {
  /** Bytes a minute that an account and the bots it seated may add to the log, without limit of time. */
  readonly bytesPerMinute: number;
  /** Tables of an account where the game has not begun. */
  readonly tables: number;
  /** Seats that bots have at unfinished tables of an account. */
  readonly bots: number;
  /** Unfinished games in which an account has a seat. */
  readonly games: number;
  /** The quota of an address, as a multiple of each quota of an account. */
  readonly accountsPerAddress: number;
}

export const DEFAULT_QUOTAS: Quotas = {
  bytesPerMinute: 4_000_000,
  tables: 20,
  bots: 60,
  games: 200,
  accountsPerAddress: 10,
};

/** The injection token; an app or a test sets its own quotas. */
export const QUOTAS = Symbol('Quotas');

/** An account that was idle for this long may write the allowance of this time at once. */
export const BURST_MINUTES = 10;
