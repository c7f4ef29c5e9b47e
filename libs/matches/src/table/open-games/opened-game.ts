// A game that has opened to everyone, as the public list stores it.
import type { GameId, Instant, PlayerId } from '#kernel';
import type { EndReason, Seat, Terms } from '#rules';

export interface OpenedGame {
  readonly game: GameId;
  readonly terms: Terms;
  /** By seat; null where nobody sat when the game began. */
  readonly players: readonly (PlayerId | null)[];
  readonly createdAt: Instant;
  readonly endedAt: Instant;
  readonly openedAt: Instant;
  /** The number of its last turn. */
  readonly turns: number;
  /** The length of its log, up to its end. */
  readonly events: number;
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
}

/** What a search compares: few and small, because it may look at thousands. */
export type Facts = readonly [
  turns: number,
  events: number,
  ruleset: Terms['ruleset'],
  base: Terms['base'],
  /** `all`, `chosen`, or the legality it was chosen for, as `chosen vintage`. */
  format: string,
  reason: EndReason,
  isDrawn: 0 | 1,
];

export const formatFact = (format: Terms['format']): string => {
  if (format === 'all') return 'all';
  return format.legality === undefined ? 'chosen' : `chosen ${format.legality.toLowerCase()}`;
};

export const factsOf = ({ turns, events, terms, reason, winners }: OpenedGame): Facts => [
  turns,
  events,
  terms.ruleset,
  terms.base,
  formatFact(terms.format),
  reason,
  winners.length === 0 ? 1 : 0,
];

/** Card names are compared without case. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();
