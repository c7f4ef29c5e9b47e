// The cards of a game: those of its format, and the card behind each name.
import type { CardDefinition } from '#cards';
import type { Hash } from '#kernel';

export type Illegal = 'not-in-format' | 'banned' | 'ante';

export interface GameCards {
  readonly catalogue: Hash;
  /** The cards that libraries are made from. */
  readonly definitions: readonly CardDefinition[];
  /** The cards whose names can be given; the definitions where absent. */
  readonly names?: readonly CardDefinition[];
  /** The cards each seat brings, in a game with decks. */
  readonly decks?: readonly (readonly CardDefinition[])[];
  /** The cards each seat has outside the game (cr 100.4); undefined where only the terms say so. */
  readonly sideboards?: readonly (readonly CardDefinition[])[];
  /** Finds the card for a name, however it is spelled; where absent, the one with exactly that name. */
  readonly named?: (name: string) => CardDefinition | undefined;
  /** Why a name cannot be given in games of the format; undefined where it can. */
  readonly illegal?: (name: CardDefinition) => Illegal | undefined;
  /** The part of the format that the server has no data for: no game can be played with it. */
  readonly unknown?: string;
}
