// The end of the game for one player or for all (cr 104).
import type { Run } from '../../../engine/frames/run.js';
import { drawFor, endGame, loseTogether, withinRange } from '../../../engine/ending/ending.js';
import { turnOrder } from '../../../reading/language/players.js';
import { seatsPlaying } from '../../../engine/proposal/proposal.js';
import { cannotLose } from '../../state-based/losing.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { playerCannot, playerHas } from '../../../reading/in-force/player-rules.js';

const cannotWin = (run: Run, seat: Seat): boolean =>
  playerCannot(run.state, 'win-game', seat) || playerHas(run.state, 'cannot-win', seat);

/** cr 801.14: instead of winning, the opponents within the player's range lose. */
function winWithinRange(run: Run, winning: readonly Seat[]): void {
  const { seats } = run.state;
  const losing = turnOrder(
    run.sight,
    winning.flatMap((seat) =>
      withinRange(run.state, seat).filter((other) => seats[other]?.team !== seats[seat]?.team),
    ),
  ).filter((seat) => !cannotLose(run.state, seat));
  loseTogether(
    run.proposal,
    losing.map((seat) => ({ seat, reason: 'effect' as const })),
  );
}

export const gameEffects: EffectHandlers<'lose-game' | 'win-game' | 'draw-game'> = {
  /** cr 104.3e. Players who lose at the same time lose together. */
  'lose-game'(run, { who }) {
    const losing = inChoosingOrder(run, who).filter((seat) => !cannotLose(run.state, seat));
    loseTogether(
      run.proposal,
      losing.map((seat) => ({ seat, reason: 'effect' as const })),
    );
    return undefined;
  },
  /** cr 104.2b, 104.1: the game ends; a team wins together (cr 810.8). */
  'win-game'(run, { who }) {
    const winning = inChoosingOrder(run, who).filter((seat) => !cannotWin(run, seat));
    if (winning.length === 0) return undefined;
    if (run.state.range !== undefined) {
      winWithinRange(run, winning);
      return undefined;
    }
    const teams = new Set(winning.map((seat) => run.state.seats[seat]?.team));
    endGame(
      run.proposal,
      'won-by-effect',
      seatsPlaying(run.state)
        .filter(({ team }) => teams.has(team))
        .map(({ seat }) => seat),
    );
    return undefined;
  },
  /** cr 104.4c. */
  'draw-game'(run) {
    if (run.state.range !== undefined) {
      drawFor(run.proposal, [run.context.controller]);
      return undefined;
    }
    endGame(run.proposal, 'drawn-by-effect', []);
    return undefined;
  },
};
