// The cards a game is played with: those of its format, and what each name means.
import type { CardDefinition } from '#cards';
import type { Hash } from '#kernel';

export type Illegal = 'not-in-format' | 'banned' | 'ante';

export interface GameCards {
  readonly catalogue: Hash;
  /** What libraries are made of. */
  readonly definitions: readonly CardDefinition[];
  /** What each name means that a card can have; the definitions where absent. */
  readonly names?: readonly CardDefinition[];
  /** What each seat brings to a game with libraries of their own. */
  readonly decks?: readonly (readonly CardDefinition[])[];
  /** What each seat has outside the game (cr 100.4); undefined where the terms alone say so. */
  readonly sideboards?: readonly (readonly CardDefinition[])[];
  /** The card a name means, however it is written; where absent, the one of exactly that name among the names. */
  readonly named?: (name: string) => CardDefinition | undefined;
  /** Why a name is not to be given in games of the format; undefined where it is. */
  readonly illegal?: (name: CardDefinition) => Illegal | undefined;
  /** What of the format nothing is known of: no game can be played with it. */
  readonly unknown?: string;
}
