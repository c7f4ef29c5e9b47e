// When what was worked out of a state is worked out anew: after every event that a filter, a value or a condition can
// tell from its not having happened.
import type { EventType } from '../events/events.js';
import type { GameState } from '../state/game-state.js';
import type { Writer } from '../state/journal.js';

/** What nothing in the language of abilities can ask about. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>([
  'CommandAccepted',
  'DefinitionRecorded',
  'DecisionOpened',
  'DecisionClosed',
  'PriorityPassed',
  'PrioritySet',
  'AgendaMoved',
  'ManaAdded',
  'ManaSpent',
  'ManaEmptied',
  'RandomnessUsed',
  'ActivationCounted',
  'EffectUsed',
  'CardsLookedAt',
  'ResolutionBegan',
  'Countered',
  'BlockersOrdered',
  'StruckFirst',
  'TurnPlanned',
  'FuturePlanned',
]);

/** Timestamps are read off this count (cr 613.7): what an event begins has the count from before it. */
export function touchAfter(state: GameState, type: EventType, write: Writer): void {
  if (!QUIET.has(type)) write.set(state, 'epoch', state.epoch + 1);
}
