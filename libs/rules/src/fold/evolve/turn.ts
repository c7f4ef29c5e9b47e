// Folds the events for turns, steps and questions.
import type { TURN_EVENTS } from '../../model/events/turn.js';
import type { Decision } from '../../model/decisions/decision.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type Seat } from '../../model/basics/ids.js';
import type { Gone } from '../../model/state/last-known.js';
import type { Writer } from '../journal/journal.js';
import { rangeThisTurn, type Range } from '../../model/state/range.js';
import { WHOLE_TURN } from '../../model/basics/steps.js';
import type { Handlers } from './handler.js';
import { chargeClock } from './clock.js';
import { turnCame } from './passing.js';
import { forgetClauses } from './assisted.js';
import { breakLoop, forgetDeeds } from './loops.js';

/** For how many turns an object that is gone can be asked for without anything naming it. */
const REMEMBERED_TURNS = 2;

const NOTHING: Partial<GameObject> = {};

/** Drops objects that are gone and that nothing names any more. */
function forget(state: GameState, turn: number, write: Writer): void {
  const old: Gone[] = [];
  const naming: unknown[] = [];
  for (let number = 1; number <= state.objectsMade; number += 1) {
    const gone = state.gone[number];
    if (gone !== undefined && gone.turn < turn - REMEMBERED_TURNS) old.push(gone);
    const { links, item } = state.objects[number] ?? NOTHING;
    if (links !== undefined || item !== undefined) naming.push(links, item);
  }
  if (old.length === 0) return;
  const named = JSON.stringify([state.agenda, state.lasting, naming]);
  for (const { id } of old) if (!named.includes(`"${id}"`)) write.remove(state.gone, objectNumber(id));
}

/**
 * cr 302.6: records when a player's latest turn began; with shared turns, a team's turns begin together
 * (cr 805.4).
 */
function countTurn(state: GameState, seat: Seat, turn: number, write: Writer): void {
  const active = state.seats[seat];
  for (const at of state.seats)
    if (at.seat === seat || (state.sharedLife && at.team === active?.team))
      write.set(at, 'turns', { begun: at.turns.begun + 1, last: turn, before: at.turns.last });
}

/** cr 801.2c. Effects on objects depend on the range, so all characteristics become stale. */
function determineRange(state: GameState, range: Range, write: Writer): void {
  write.set(state, 'range', rangeThisTurn(state.seats, range));
  write.set(state, 'shape', state.shape + 1);
}

export const turnHandlers: Handlers<keyof typeof TURN_EVENTS> = {
  TurnBegan(state, { turn, seat, extra }, write) {
    if (state.stage.kind !== 'turns') write.set(state, 'stage', { kind: 'turns' });
    forgetClauses(state, write);
    write.set(state, 'turn', {
      number: turn,
      active: seat,
      step: null,
      ahead: [...WHOLE_TURN],
      combats: 0,
      stepFrom: 0,
      landsPlayed: 0,
      extra: extra ?? false,
    });
    write.set(state, 'history', { turn: [], last: state.history.turn });
    write.set(state, 'priority', { next: null, passed: 0 });
    // cr 500.7: after extra turns, the order continues from the last regular turn.
    if (extra !== true) write.set(state, 'orderAt', seat);
    countTurn(state, seat, turn, write);
    if (state.range !== undefined) determineRange(state, state.range, write);
    turnCame(state, seat, write);
    forget(state, turn, write);
  },
  TurnPassedOver(state, { seat }, write) {
    write.set(state, 'orderAt', seat);
  },
  TurnOrderReversed(state, { reversed }, write) {
    write.set(state, 'reversed', reversed);
  },
  StepBegan(state, { step }, write) {
    breakLoop(state, write);
    forgetDeeds(state, write);
    if (state.turn === null) return;
    const { turn } = state;
    write.set(turn, 'step', step);
    write.set(turn, 'stepFrom', state.history.turn.length);
    const at = turn.ahead.indexOf(step);
    if (at !== -1) write.set(turn, 'ahead', turn.ahead.slice(at + 1));
    write.set(state, 'priority', { next: null, passed: 0 });
  },
  DecisionOpened(state, { decision, seat, of, kind, prompt, since, source, question }, write) {
    const asked = { id: decision, seat, kind, prompt, since, question } as Decision;
    if (of !== undefined) asked.of = of;
    if (source !== undefined) asked.source = source;
    write.set(state, 'decision', asked);
    write.set(state, 'decisionsAsked', state.decisionsAsked + 1);
  },
  DecisionClosed(state, _, write) {
    chargeClock(state, write);
    write.set(state, 'decision', null);
  },
};
