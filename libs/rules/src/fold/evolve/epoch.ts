// When what was worked out of a state is worked out anew: after every event that a filter, a value or a condition can
// tell from its not having happened.
import { happenedElsewhere, onlyGrew } from '../journal/epoch.js';
import type { EventType, GameEvent } from '../../model/events/events.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';

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
  'CardsLookedAt',
  'CardsLieOpen',
  'ResolutionBegan',
  'Countered',
  'TurnPlanned',
  'FuturePlanned',
  'PositionNoted',
  'ChoiceNoted',
  'PassingSet',
  'FlagFell',
  'ClocksResumed',
  'GameQuarantined',
  'QuarantineLifted',
  'GameRepaired',
  'ClauseCameUp',
  'ClauseProposed',
  'ProposalRefused',
  'ProposalAccepted',
  'ClauseReferred',
  'ClauseSettled',
  'ShortcutProposed',
  'ShortcutRound',
  'OpeningAgreed',
]);

/** What leaves every object where it is and as it is: only what looks at more than objects can tell. */
const SHAPELESS: ReadonlySet<EventType> = new Set<EventType>([
  'PermanentTapped',
  'LifeChanged',
  'PlayerCountersChanged',
  'PlayerDesignated',
  'DamageDealt',
  'DamagePrevented',
  'DamageRemoved',
  'StateBasedChecked',
  'ActivationCounted',
  'EffectUsed',
  'TurnBegan',
  'TurnPassedOver',
  'StepBegan',
  'CombatBegan',
  'AttackersDeclared',
  'BlockersDeclared',
  'AttackerAdded',
  'BecameBlocked',
  'BlockersOrdered',
  'RemovedFromCombat',
  'StruckFirst',
  'CombatEnded',
  'LandPlayed',
  'PentalandPlayed',
  'UtopiaPlayed',
  'TargetsChanged',
  'CardsRevealed',
  'LibraryShuffled',
  'LibraryCut',
  'LibraryArranged',
  'DrewFromEmptyLibrary',
  'Marked',
  'CoinFlipped',
  'DieRolled',
  'WordChosen',
  'ActionTaken',
]);

/** What changes objects, but leaves the battlefield and all that is on it alone. */
const ELSEWHERE: ReadonlySet<EventType> = new Set<EventType>([
  'CardDrawn',
  'SpellCast',
  'AbilityStacked',
  'EffectBegan',
  'EffectEnded',
]);

/** What puts an object onto the stack, on top, or begins or ends an effect: it leaves every other where and as it is. */
const GROWING: ReadonlySet<EventType> = new Set<EventType>([
  'AbilityStacked',
  'SpellCopied',
  'EffectBegan',
  'EffectEnded',
]);

/** Whether what has just happened left the battlefield alone; what effects make of it is another matter. */
function wasElsewhere({ gone }: GameState, event: GameEvent): boolean {
  if (event.type === 'ObjectMoved')
    return event.from.kind !== 'battlefield' && event.to.kind !== 'battlefield';
  if (event.type === 'ObjectCeased') {
    const from = gone[String(objectNumber(event.object))]?.from.kind;
    return from !== undefined && from !== 'battlefield';
  }
  // A card in a hand or a library is named for every use of it that is tried out.
  if (event.type === 'CardNamed') return event.zone.kind !== 'battlefield';
  return ELSEWHERE.has(event.type);
}

/** Whether what has just happened may have changed which objects are on the battlefield, or what they are. */
export const changesBattlefield = (state: GameState, event: GameEvent): boolean =>
  !QUIET.has(event.type) && !SHAPELESS.has(event.type) && !wasElsewhere(state, event);

/** Timestamps are read off the epoch (cr 613.7): what an event begins has the count from before it. */
export function touchAfter(state: GameState, event: GameEvent, write: Writer): void {
  if (QUIET.has(event.type)) return;
  write.set(state, 'epoch', state.epoch + 1);
  if (SHAPELESS.has(event.type)) return;
  write.set(state, 'shape', state.shape + 1);
  if (wasElsewhere(state, event)) happenedElsewhere(state);
  if (GROWING.has(event.type)) onlyGrew(state);
}
