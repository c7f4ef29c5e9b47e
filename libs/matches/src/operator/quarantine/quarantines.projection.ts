// Which games are quarantined: a game from its quarantine on, until that is lifted or the game ends.
import { familyOf, memberOf, type Projection, type Rows } from '#log';

export const QUARANTINES: Projection<Rows> = {
  name: 'quarantines',
  version: '1',
  types: ['GameQuarantined', 'QuarantineLifted', 'GameEnded'],
  answers: 'always',
  apply(rows, { stream, type }) {
    if (familyOf(stream) !== 'game') return;
    const game = memberOf(stream);
    if (type === 'GameQuarantined') rows.put(game, true);
    else rows.remove(game);
  },
};
