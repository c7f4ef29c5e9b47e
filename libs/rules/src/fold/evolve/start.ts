// Folds the events for the start of the game (cr 103).
import { startClocks } from './clock.js';
import type { START_EVENTS } from '../../model/events/start.js';
import type { GameState, Stage } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { seatAt, type Handlers } from './handler.js';
import { restarted } from './restarted.js';

type Mulligans = Extract<Stage, { kind: 'mulligans' }>;

const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);

export function mulligansOf(state: GameState): Mulligans {
  if (state.stage.kind !== 'mulligans') throw new Error('the log speaks of mulligans outside of them');
  return state.stage;
}

export const startHandlers: Handlers<keyof typeof START_EVENTS> = {
  GameBegan(state, { life, graveyards = 1, naming }, write) {
    write.set(state, 'stage', { kind: 'starting', chooser: null });
    write.set(state, 'graveyards', graveyards);
    if (naming !== undefined) write.set(state, 'naming', { granted: naming, names: [] });
    for (const seat of state.seats) if (seat.player !== null) write.set(seat, 'life', life);
    startClocks(state, write);
  },
  StarterChooserDetermined(state, { seat, drawn }, write) {
    write.set(state, 'stage', { kind: 'starting', chooser: seat });
    write.set(state, 'drawn', drawn);
  },
  StartingPlayerChosen(state, { seat }, write) {
    write.set(state, 'startingSeat', seat);
  },
  MulliganRoundBegan(state, { seats }, write) {
    write.set(state, 'stage', { kind: 'mulligans', undeclared: [...seats], taking: [], bottoming: [] });
  },
  MulliganDeclared(state, { seat, choice }, write) {
    const stage = mulligansOf(state);
    write.fill(stage.undeclared, without(stage.undeclared, seat));
    const at = seatAt(state, seat);
    if (choice === 'keep') {
      write.set(at, 'keptHand', true);
    } else {
      write.set(at, 'mulligans', at.mulligans + 1);
      write.push(stage.taking, seat);
    }
  },
  HandBottomed(state, { seat }, write) {
    const stage = mulligansOf(state);
    write.fill(stage.bottoming, without(stage.bottoming, seat));
  },
  GameRestarted: restarted,
};
