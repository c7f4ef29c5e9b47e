// evolve: the only writer of a game state. It has one entry per event type and no default branch.
import type { BATCH_EVENTS } from '../../model/events/batch.js';
import type { GameEvent } from '../../model/events/events.js';
import { partsOf, type SingleEvent, type SingleType } from '../../model/events/parts.js';
import type { GameState } from '../../model/state/game-state.js';
import { plainWriter, type Writer } from '../journal/journal.js';
import { assistedHandlers } from './assisted.js';
import { cardHandlers } from './cards.js';
import { clockHandlers } from './clocks.js';
import { combatHandlers } from './combat.js';
import { disputeHandlers } from './disputes.js';
import { endingHandlers } from './ending.js';
import { touchAfter } from './epoch.js';
import { forkingHandlers } from './forking.js';
import type { Handlers } from './handler.js';
import { breakLoopBy, loopHandlers } from './loops.js';
import { namingHandlers } from './naming.js';
import { objectHandlers } from './objects.js';
import { passingHandlers } from './passing.js';
import { placingHandlers } from './placing.js';
import { quarantineHandlers } from './quarantine.js';
import { rewound } from './rewound.js';
import { stackHandlers } from './stack.js';
import { startHandlers } from './start.js';
import { tableHandlers } from './table.js';
import { takeBackHandlers } from './take-backs.js';
import { turnHandlers } from './turn.js';
import { happeningsOf, isRemembered } from './happenings.js';
import type { Happening } from '../../model/state/happening.js';

const batchHandlers: Handlers<keyof typeof BATCH_EVENTS> = {
  CommandAccepted(state, { at, command, catalogue }, write) {
    write.set(state, 'now', at);
    if (catalogue !== undefined) write.set(state, 'catalogue', catalogue);
    breakLoopBy(state, command, write);
  },
};

const HANDLERS: Handlers<Exclude<SingleType, 'Rewound'>> = {
  ...batchHandlers,
  ...tableHandlers,
  ...startHandlers,
  ...cardHandlers,
  ...namingHandlers,
  ...assistedHandlers,
  ...turnHandlers,
  ...objectHandlers,
  ...placingHandlers,
  ...stackHandlers,
  ...combatHandlers,
  ...endingHandlers,
  ...loopHandlers,
  ...clockHandlers,
  ...passingHandlers,
  ...quarantineHandlers,
  ...takeBackHandlers,
  ...disputeHandlers,
  ...forkingHandlers,
};

const NOTHING: readonly Happening[] = [];

type AnyHandler = (state: GameState, event: SingleEvent, write: Writer) => void;

/**
 * Applies an event to the state in place, and records what happened for triggers and history. `earlier`: for
 * a rewind, the state to which the game returns (log-fold.ts); it stays unchanged.
 */
export function evolve(
  state: GameState,
  event: GameEvent,
  write: Writer = plainWriter,
  earlier?: GameState,
): readonly Happening[] {
  if (event.type === 'Rewound') {
    if (earlier === undefined) throw new Error('a rewind was folded without the state to return to');
    rewound(state, event, write, earlier);
    return NOTHING;
  }
  if (event.type === 'HappenedAtOnce') return partsOf(event).flatMap((part) => evolve(state, part, write));
  return evolveOne(state, event, write);
}

function evolveOne(
  state: GameState,
  event: Exclude<SingleEvent, GameEvent<'Rewound'>>,
  write: Writer,
): readonly Happening[] {
  const happened = happeningsOf(state, event);
  (HANDLERS[event.type] as AnyHandler)(state, event, write);
  for (const happening of happened)
    if (isRemembered(happening.kind)) write.push(state.history.turn, happening);
  touchAfter(state, event, write);
  return happened;
}
