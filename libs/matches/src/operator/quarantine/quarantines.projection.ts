// Which games stand still: a game from its quarantine on, until that is lifted or the game ends.
import { gameId, type GameId } from '#kernel';
import { familyOf, memberOf, type Projection } from '#log';

export interface Quarantines {
  began(game: GameId, why: string): void;
  ended(game: GameId): void;
}

export const QUARANTINES: Projection<Quarantines> = {
  name: 'quarantines',
  version: '1',
  types: ['GameQuarantined', 'QuarantineLifted', 'GameEnded'],
  answers: 'always',
  apply(quarantines, { stream, type, data }) {
    if (familyOf(stream) !== 'game') return;
    const game = gameId(memberOf(stream));
    if (type === 'GameQuarantined') quarantines.began(game, reasonIn(data));
    else quarantines.ended(game);
  },
};

function reasonIn(data: unknown): string {
  const { why } = data as { readonly why?: unknown };
  return typeof why === 'string' ? why : 'unknown';
}
