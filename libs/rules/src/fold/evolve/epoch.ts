// When memos of a state become stale: after every event that a filter, value or condition could notice. It
// names the lands of pentaland and utopia, because the list is complete: the events of all variants belong to
// the rules.
import { happenedElsewhere, onlyGrew, positionChanged } from '../journal/epoch.js';
import type { SingleEvent, SingleType } from '../../model/events/parts.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';

/** Events that nothing in the ability language can ask about. */
const QUIET: ReadonlySet<SingleType> = new Set<SingleType>([
  'CommandAccepted',
  'DefinitionRecorded',
  'ForkedFrom',
  'PositionRecorded',
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
  'GameStopped',
  'CallTaken',
  'CallHandedBack',
  'RulingApplied',
  'GameResumed',
  'ClauseCameUp',
  'ClauseProposed',
  'ProposalRefused',
  'ProposalAccepted',
  'ClauseReferred',
  'ClauseSettled',
  'ShortcutProposed',
  'ShortcutRound',
  'OpeningAgreed',
  'TakeBackAsked',
  'TakeBackAgreed',
  'TakeBackEnded',
]);

/** Events that write only what the position leaves out (model/state/position.ts): deeds, choices, times. */
const STILL: ReadonlySet<SingleType> = new Set<SingleType>(['CommandAccepted', 'ChoiceNoted']);

/**
 * Events that leave every object in place and unchanged: only readings that look at more than objects notice
 * them.
 */
const SHAPELESS: ReadonlySet<SingleType> = new Set<SingleType>([
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

/** Events that change objects, but nothing on the battlefield. */
const ELSEWHERE: ReadonlySet<SingleType> = new Set<SingleType>([
  'CardDrawn',
  'SpellCast',
  'AbilityStacked',
  'EffectBegan',
  'EffectEnded',
]);

/**
 * Events that put an object on top of the stack, or begin or end an effect, and leave all other objects in
 * place and unchanged.
 */
const GROWING: ReadonlySet<SingleType> = new Set<SingleType>([
  'AbilityStacked',
  'SpellCopied',
  'EffectBegan',
  'EffectEnded',
]);

/** Whether the event left the battlefield alone, apart from what effects do there. */
function wasElsewhere({ gone }: GameState, event: SingleEvent): boolean {
  if (event.type === 'ObjectMoved')
    return event.from.kind !== 'battlefield' && event.to.kind !== 'battlefield';
  if (event.type === 'ObjectCeased') {
    const from = gone[String(objectNumber(event.object))]?.from.kind;
    return from !== undefined && from !== 'battlefield';
  }
  // A card in a hand or library gets a name for every use that is tried out.
  if (event.type === 'CardNamed') return event.zone.kind !== 'battlefield';
  return ELSEWHERE.has(event.type);
}

/** Whether the event may have changed which objects are on the battlefield, or their characteristics. */
export const changesBattlefield = (state: GameState, event: SingleEvent): boolean =>
  !QUIET.has(event.type) && !SHAPELESS.has(event.type) && !wasElsewhere(state, event);

/**
 * Timestamps are taken from the epoch (cr 613.7): an effect that an event begins has the epoch from before
 * the event.
 */
export function touchAfter(state: GameState, event: SingleEvent, write: Writer): void {
  if (!STILL.has(event.type)) positionChanged(state);
  if (QUIET.has(event.type)) return;
  write.set(state, 'epoch', state.epoch + 1);
  if (SHAPELESS.has(event.type)) return;
  write.set(state, 'shape', state.shape + 1);
  if (wasElsewhere(state, event)) happenedElsewhere(state);
  if (GROWING.has(event.type)) onlyGrew(state);
}
