// All event types of a game in one table; the TypeScript types are derived from it.
import type { z } from 'zod';
import { ASSISTED_EVENTS } from './assisted.js';
import { AT_ONCE_EVENTS } from './at-once.js';
import { BATCH_EVENTS } from './batch.js';
import { CARD_EVENTS } from './cards.js';
import { CLOCK_EVENTS } from './clocks.js';
import { COMBAT_EVENTS } from './combat.js';
import { DISPUTE_EVENTS } from './disputes.js';
import { ENDING_EVENTS } from './ending.js';
import { FORKING_EVENTS } from './forking.js';
import { LOOP_EVENTS } from './loops.js';
import { NAMING_EVENTS } from './naming.js';
import { OBJECT_EVENTS } from './objects.js';
import { PASSING_EVENTS } from './passing.js';
import { PLACING_EVENTS } from './placing.js';
import { QUARANTINE_EVENTS } from './quarantine.js';
import { REWIND_EVENTS, TAKE_BACK_EVENTS } from './rewinding.js';
import { STACK_EVENTS } from './stack.js';
import { START_EVENTS } from './start.js';
import { TABLE_EVENTS } from './table.js';
import { TURN_EVENTS } from './turn.js';

export const EVENTS = {
  ...BATCH_EVENTS,
  ...TABLE_EVENTS,
  ...START_EVENTS,
  ...CARD_EVENTS,
  ...NAMING_EVENTS,
  ...ASSISTED_EVENTS,
  ...TURN_EVENTS,
  ...OBJECT_EVENTS,
  ...AT_ONCE_EVENTS,
  ...PLACING_EVENTS,
  ...STACK_EVENTS,
  ...COMBAT_EVENTS,
  ...ENDING_EVENTS,
  ...LOOP_EVENTS,
  ...CLOCK_EVENTS,
  ...PASSING_EVENTS,
  ...QUARANTINE_EVENTS,
  ...FORKING_EVENTS,
  ...DISPUTE_EVENTS,
  ...REWIND_EVENTS,
  ...TAKE_BACK_EVENTS,
};

export type EventType = keyof typeof EVENTS;
export type EventData<K extends EventType> = z.infer<(typeof EVENTS)[K]['schema']>;
export type GameEvent<K extends EventType = EventType> = {
  [T in K]: { readonly type: T } & Readonly<EventData<T>>;
}[K];
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];
/** The events that show a game's life from outside: the only ones the lobby folds. */
export const LIFE_CYCLE_EVENTS = [
  'GameCreated',
  'ForkedFrom',
  'PlayerInvited',
  'InvitationEnded',
  'SeatTaken',
  'SeatLeft',
  'HostChanged',
  'OpeningBegan',
  'ReadinessWithdrawn',
  'GameBegan',
  'ClauseReferred',
  'ClauseSettled',
  'GameStopped',
  'GameResumed',
  'PlayerLost',
  'GameEnded',
  'Rewound',
] as const satisfies readonly EventType[];
