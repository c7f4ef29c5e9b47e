// How much of a server one account may take: in its log, and of games at once. Ordinary play stays far below.

export interface Quotas {
  /** Bytes a minute that what an account does, and the bots it seated do, may add to the log for as long as it likes. */
  readonly bytesPerMinute: number;
  /** Tables of an account that have not begun. */
  readonly tables: number;
  /** Seats that bots have at unfinished tables of an account. */
  readonly bots: number;
  /** Unfinished games that an account has a seat in. */
  readonly games: number;
  /** How many accounts' worth of each one address may take. */
  readonly accountsPerAddress: number;
}

export const DEFAULT_QUOTAS: Quotas = {
  bytesPerMinute: 4_000_000,
  tables: 20,
  bots: 60,
  games: 200,
  accountsPerAddress: 10,
};

/** Injected where an app or a test sets its own. */
export const QUOTAS = Symbol('Quotas');

/** An account that was quiet for so long may write that much at once. */
export const BURST_MINUTES = 10;
