// Folds the events for the table before the game.
import type { TABLE_EVENTS } from '../../model/events/table.js';
import type { SeatState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { rangeAtFirst } from '../../model/state/range.js';
import { seatAt, type Handlers } from './handler.js';

const emptySeat = (seat: Seat, teams: readonly number[] | undefined): SeatState => ({
  seat,
  player: null,
  team: teams?.[seat] ?? seat,
  ready: false,
  commitment: null,
  entropy: null,
  life: 0,
  mulligans: 0,
  keptHand: false,
  drewFromEmptyLibrary: false,
  lost: null,
  mana: [],
  counters: {},
  designations: [],
  turns: { begun: 0, last: 0, before: 0 },
});

export const tableHandlers: Handlers<keyof typeof TABLE_EVENTS> = {
  GameCreated(state, { game, host, terms, commitment }, write) {
    write.set(state, 'game', game);
    write.set(state, 'host', host);
    write.set(state, 'terms', terms);
    write.set(state, 'commitment', commitment);
    write.set(state, 'createdAt', state.now);
    const seats = Array.from({ length: terms.seats }, (_, index) => emptySeat(index as Seat, terms.teams));
    write.set(state, 'seats', seats);
    const range = rangeAtFirst(terms);
    if (range !== undefined) write.set(state, 'range', range);
  },
  PlayerInvited(state, { player }, write) {
    write.push(state.invited, player);
  },
  InvitationEnded(state, { player }, write) {
    write.fill(
      state.invited,
      state.invited.filter((other) => other !== player),
    );
  },
  SeatTaken(state, { seat, player }, write) {
    write.set(seatAt(state, seat), 'player', player);
  },
  SeatLeft(state, { seat }, write) {
    write.set(state.seats, seat, emptySeat(seat, state.terms?.teams));
  },
  HostChanged(state, { host }, write) {
    write.set(state, 'host', host);
  },
  SeatReady(state, { seat, commitment }, write) {
    const at = seatAt(state, seat);
    write.set(at, 'ready', true);
    write.set(at, 'commitment', commitment);
  },
  ReadinessWithdrawn(state, _, write) {
    write.set(state, 'stage', { kind: 'gathering' });
    for (const seat of state.seats) {
      write.set(seat, 'ready', false);
      write.set(seat, 'commitment', null);
      write.set(seat, 'entropy', null);
    }
  },
  OpeningBegan(state, { deadline }, write) {
    write.set(state, 'stage', { kind: 'opening', deadline });
  },
  EntropyOpened(state, { seat, entropy }, write) {
    write.set(seatAt(state, seat), 'entropy', entropy);
  },
};
