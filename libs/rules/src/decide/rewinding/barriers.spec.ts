// Every type of event stands in the way of taking back, or tells nobody anything hidden: this says why. A new type
// fails until somebody has thought about it. libs/visibility compares the barriers with what the views show.
import { describe, expect, it } from '@jest/globals';
import { EVENT_TYPES, EVENTS, type EventType } from '../../model/events/events.js';
import { BARRIER_TYPES } from './barriers.js';

/** Nobody is told of it. */
const UNTOLD: readonly EventType[] = [
  ...(['CommandAccepted', 'DefinitionRecorded', 'PositionRecorded', 'LinkSet', 'CardsLieOpen'] as const),
  ...(['ActivationCounted', 'EffectUsed', 'EffectEnded', 'AgendaMoved', 'RandomnessUsed'] as const),
  ...(['StruckFirst', 'PositionNoted', 'ChoiceNoted'] as const),
];

const HARMLESS: { readonly [reason: string]: readonly EventType[] } = {
  'comes before the first moment to which a game can return': [
    ...(['GameCreated', 'ForkedFrom', 'PlayerInvited', 'InvitationEnded', 'SeatTaken', 'SeatLeft'] as const),
    ...(['HostChanged', 'SeatReady', 'ReadinessWithdrawn', 'OpeningBegan', 'EntropyOpened'] as const),
    ...(['GameBegan', 'LibraryMade', 'CardsPlaced', 'PermanentPlaced', 'PositionEntered'] as const),
  ],
  'is about the table, its clocks, its judges, or its talk': [
    ...(['FlagFell', 'ClocksResumed', 'PassingSet', 'GameQuarantined', 'QuarantineLifted'] as const),
    ...(['GameRepaired', 'GameStopped', 'CallTaken', 'CallHandedBack', 'RulingApplied'] as const),
    ...(['GameResumed', 'NameFreed', 'TakeBackAsked', 'TakeBackAgreed', 'TakeBackEnded'] as const),
    ...(['ShortcutProposed', 'ShortcutRound', 'OpeningAgreed'] as const),
  ],
  'hides cards, and shows none': [
    ...(['LibraryShuffled', 'LibraryCut', 'HandsReturned', 'GameRestarted', 'TemplateReleased'] as const),
  ],
  'shows a player nothing but the player’s own card, which that player saw before': [
    ...(['CardPutOnBottom', 'PentalandPlayed', 'UtopiaPlayed'] as const),
  ],
  'tells where cards are about which another event has told what there is to tell': [
    ...(['LibraryArranged', 'TakenForUtopia', 'OwnershipTransferred', 'CardLeftUnnamed'] as const),
    ...(['DrewFromEmptyLibrary', 'HandBottomed'] as const),
  ],
  'asks about cards that the player has seen, by events of their own': ['DecisionOpened', 'DecisionClosed'],
  'says aloud what a player chose': [
    ...(['StartingPlayerChosen', 'MulliganRoundBegan', 'MulliganDeclared', 'WordChosen'] as const),
    ...(['PriorityPassed', 'AttackersDeclared', 'BlockersDeclared', 'BlockersOrdered'] as const),
    ...(['TargetsChanged', 'ClauseCameUp', 'ClauseProposed', 'ProposalRefused', 'ProposalAccepted'] as const),
    ...(['ClauseReferred', 'ClauseSettled'] as const),
  ],
  'is about what lies open, or is made in the open': [
    ...(['PrioritySet', 'SpellCast', 'AbilityStacked', 'SpellCopied', 'ResolutionBegan'] as const),
    ...(['Countered', 'LandPlayed', 'ManaAdded', 'ManaSpent', 'ManaEmptied', 'EffectBegan'] as const),
    ...(['ActionTaken', 'ObjectCeased', 'TokenCreated', 'PermanentTapped', 'CountersChanged'] as const),
    ...(['PlayerCountersChanged', 'DamagePrevented', 'DamageDealt', 'DamageRemoved'] as const),
    ...(['StateBasedChecked', 'LifeChanged', 'AttachmentChanged', 'Phased', 'Marked'] as const),
    ...(['AttackerAdded', 'BecameBlocked', 'RemovedFromCombat', 'DamageAssigned'] as const),
    ...(['AssignedDamageTaken', 'CombatBegan', 'CombatEnded', 'TurnPlanned', 'FuturePlanned'] as const),
    ...(['PlayerDesignated', 'EmblemMade', 'TurnBegan', 'TurnPassedOver', 'TurnOrderReversed'] as const),
    ...(['StepBegan', 'PlayerLost', 'GameEnded'] as const),
  ],
  'shows again only what was seen then': ['Rewound'],
  'is looked at part by part': ['HappenedAtOnce'],
};

describe('what can stand in the way of taking back', () => {
  it('is every type of event, but for those that tell nobody anything hidden, for a reason', () => {
    const said = [...BARRIER_TYPES, ...UNTOLD, ...Object.values(HARMLESS).flat()];
    const twice = said.filter((type, nth) => said.indexOf(type) !== nth);
    expect(twice).toEqual([]);
    expect([...said].sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(UNTOLD)('is no %s: nobody is told of it', (type) => {
    const { audience } = EVENTS[type];
    expect([audience.length, (audience as () => object)()]).toEqual([0, {}]);
  });

  it.each(BARRIER_TYPES)('is %s, of which somebody is told', (type) => {
    expect(UNTOLD).not.toContain(type);
  });
});
