// Whose lists a batch of life-cycle events may have changed. Nobody else is told, so that a game which a player may not
// know of does not show by its news that it moves.
import type { GameId, PlayerId } from '#kernel';
import type { Shelf } from './fold.js';
import { isListed, isShown, type LobbyGame, type PlayerStanding } from './lobby-game.js';

/** The lists of everyone, or those of some. */
export interface ListsChanged {
  readonly everyone: boolean;
  /** Those for whom a game of their own may have changed. */
  readonly players: ReadonlySet<PlayerId>;
}

type StandingsOf = (game: GameId) => readonly PlayerStanding[];

export class ChangedLists {
  /** Each game that was kept, as it was before. */
  readonly #games = new Map<GameId, { readonly was: LobbyGame | undefined; is: LobbyGame }>();
  readonly #invited = new Set<PlayerId>();

  /** The shelf, for one event: it notes what is kept. */
  noting(shelf: Shelf): Shelf {
    let before: LobbyGame | undefined;
    return {
      find: (id) => {
        before = shelf.find(id);
        return before;
      },
      keep: (game) => {
        if (game !== before) this.#note(before, game);
        shelf.keep(game);
      },
      invite: (game, player) => {
        this.#invited.add(player);
        shelf.invite(game, player);
      },
      uninvite: (game, player) => {
        this.#invited.add(player);
        shelf.uninvite(game, player);
      },
    };
  }

  /** What was noted since it was last taken. */
  take(standingsOf: StandingsOf): ListsChanged {
    const players = new Set(this.#invited);
    let everyone = false;
    for (const [id, { was, is }] of this.#games) {
      for (const { player } of [...(was?.seats ?? []), ...is.seats]) if (player !== null) players.add(player);
      const both = was === undefined ? [is] : [was, is];
      if (both.some(isListed)) everyone = true;
      // A table that was left out of the lists of its guests when it began is no business of theirs any more.
      else if (both.some(isShown))
        for (const { player, invited } of standingsOf(id)) if (invited) players.add(player);
    }
    this.#games.clear();
    this.#invited.clear();
    return { everyone, players };
  }

  #note(was: LobbyGame | undefined, is: LobbyGame): void {
    const noted = this.#games.get(is.id);
    if (noted === undefined) this.#games.set(is.id, { was, is });
    else noted.is = is;
  }
}
