import { Query } from '@nestjs/cqrs';
import type { PlayerId } from '#kernel';
import type { Sighted } from '../../contract/contract.js';
import type { OpenedGame } from './opened-game.js';
import type { Comparison } from './search.js';

/** A player by id, or by the name they have now. */
export type PlayerSought = { readonly id: PlayerId } | { readonly name: string };

/** All that is given must hold. */
export interface OpenGamesFilter {
  readonly compared: Comparison;
  /** Each of them had a seat. */
  readonly players: readonly PlayerSought[];
  readonly winners: readonly PlayerSought[];
  readonly losers: readonly PlayerSought[];
  /** English names; each was given to a card in the game. */
  readonly cards: readonly string[];
}

export interface OpenGamesPage {
  readonly games: readonly OpenedGame[];
  /** The game to go on after; null if there are no more. A page may be short before that. */
  readonly next: string | null;
}

/** A page of the games that are open to everyone by their terms, the last one opened first. */
export class ListOpenGames extends Query<Sighted<OpenGamesPage>> {
  constructor(
    readonly filter: OpenGamesFilter,
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}
