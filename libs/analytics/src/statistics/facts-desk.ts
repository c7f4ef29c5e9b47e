// The port through which the server asks the facts. Also the injection token.
/** A question of the server's own: read-only SQL, with its values apart from it. */
export interface FactsQuery {
  readonly sql: string;
  readonly values: Readonly<Record<string, FactsValue>>;
}
export type FactsValue = string | number | boolean | null;
/** The questions of the server answer with no lists. */
export type FactsRow = Readonly<Record<string, FactsValue>>;

/** Why there is no answer now. */
export type AwayReason = 'switched-off' | 'starting' | 'being-built' | 'unusable' | 'too-slow';

export class FactsAway extends Error {
  override readonly name = 'FactsAway';
  constructor(
    readonly reason: AwayReason,
    options?: ErrorOptions,
  ) {
    super(`the facts cannot be asked: ${reason}`, options);
  }
}

export abstract class FactsDesk {
  /** @throws FactsAway */
  abstract ask(query: FactsQuery): Promise<readonly FactsRow[]>;
}

export class NoFacts extends FactsDesk {
  ask(): Promise<readonly FactsRow[]> {
    return Promise.reject(new FactsAway('switched-off'));
  }
}
