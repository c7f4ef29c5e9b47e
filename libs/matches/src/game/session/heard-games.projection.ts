// What other nodes append to games from now on: each live game reads its own stream as far as it was heard of. Every
// batch begins with its command's first event, so one event announces the batch.
import { gameId, type GameId } from '#kernel';
import { familyOf, memberOf, type Projection } from '#log';

export interface GamesHeardOf {
  heard(game: GameId, revision: number): void;
}

export const HEARD_GAMES: Projection<GamesHeardOf> = {
  name: 'sessions',
  version: '1',
  types: ['CommandAccepted'],
  from: 'end',
  othersOnly: true,
  answers: 'always',
  apply(games, { stream, revision }) {
    if (familyOf(stream) === 'game') games.heard(gameId(memberOf(stream)), revision);
  },
};
