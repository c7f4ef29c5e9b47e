// Generated from the language of abilities by `npm run generate`; do not edit.

export type ProposedEffect =
  | ProposedSequenceEffect
  | ProposedNothingEffect
  | ProposedMayEffect
  | ProposedIfEffect
  | ProposedPayEffect
  | ProposedChooseObjectsEffect
  | ProposedChoosePlayersEffect
  | ProposedChooseColourEffect
  | ProposedChooseWordEffect
  | ProposedChooseNumberEffect
  | ProposedContinuousEffect
  | ProposedLetValueEffect
  | ProposedLetObjectsEffect
  | ProposedMoveEffect
  | ProposedDestroyEffect
  | ProposedSacrificeEffect
  | ProposedSacrificeTheseEffect
  | ProposedTapEffect
  | ProposedUntapEffect
  | ProposedCounterEffect
  | ProposedDamageEffect
  | ProposedAddCountersEffect
  | ProposedRemoveCountersEffect
  | ProposedDoubleCountersEffect
  | ProposedMoveCountersEffect
  | ProposedAttachEffect
  | ProposedUnattachEffect
  | ProposedRegenerateEffect
  | ProposedTransformEffect
  | ProposedFlipEffect
  | ProposedTurnFaceEffect
  | ProposedRemoveFromCombatEffect
  | ProposedExchangeEffect
  | ProposedRevealEffect
  | ProposedLookEffect
  | ProposedRemoveDamageEffect
  | ProposedDrawEffect
  | ProposedDiscardEffect
  | ProposedMillEffect
  | ProposedGainLifeEffect
  | ProposedLoseLifeEffect
  | ProposedSetLifeEffect
  | ProposedExchangeLifeEffect
  | ProposedAddManaEffect
  | ProposedPlayerCountersEffect
  | ProposedRemovePlayerCountersEffect
  | ProposedCreateTokenEffect
  | ProposedSearchEffect
  | ProposedShuffleEffect
  | ProposedScryEffect
  | ProposedFlipCoinsEffect
  | ProposedRollDiceEffect;
export type ProposedSequenceEffect = {
  readonly kind: 'sequence';
  readonly steps: readonly ProposedEffect[];
  readonly said?: 'then' | 'and' | 'then-of-one' | 'and-of-one' | 'one-deed';
};
export type ProposedNothingEffect = { readonly kind: 'nothing' };
export type ProposedMayEffect = {
  readonly kind: 'may';
  readonly who: ProposedPlayers;
  readonly effect: ProposedEffect;
  readonly else?: ProposedEffect;
  readonly each?: 'each';
  readonly said?: 'any';
  readonly bind?: string;
};
export type ProposedIfEffect = {
  readonly kind: 'if';
  readonly condition: ProposedCondition;
  readonly then: ProposedEffect;
  readonly else?: ProposedEffect;
  readonly said?: 'condition-last' | 'unless' | 'instead' | 'instead-if' | 'of-those';
};
export type ProposedPayEffect = {
  readonly kind: 'pay';
  readonly who: ProposedPlayers;
  readonly costs: readonly ProposedCost[];
  readonly paid?: ProposedEffect;
  readonly unpaid?: ProposedEffect;
  readonly times?: ProposedValue;
  readonly all?: 'all';
  readonly bind?: string;
};
export type ProposedChooseObjectsEffect = {
  readonly kind: 'choose-objects';
  readonly who: ProposedPlayers;
  readonly from: ProposedReference;
  readonly least?: ProposedValue;
  readonly most?: ProposedValue;
  readonly unbounded?: 'unbounded';
  readonly random?: 'random';
  readonly together?: ProposedCondition;
  readonly said?: 'of-your-choice';
  readonly bind: string;
};
export type ProposedChoosePlayersEffect = {
  readonly kind: 'choose-players';
  readonly who: ProposedPlayers;
  readonly from: ProposedPlayers;
  readonly least?: ProposedValue;
  readonly most?: ProposedValue;
  readonly unbounded?: 'unbounded';
  readonly random?: 'random';
  readonly bind: string;
};
export type ProposedChooseColourEffect = {
  readonly kind: 'choose-colour';
  readonly who: ProposedPlayers;
  readonly from?: readonly ProposedColour[];
  readonly other?: string;
  readonly said?: 'of-your-choice';
  readonly bind: string;
};
export type ProposedChooseWordEffect = {
  readonly kind: 'choose-word';
  readonly who: ProposedPlayers;
  readonly of:
    | 'creature-type'
    | 'land-type'
    | 'basic-land-type'
    | 'card-type'
    | 'artifact-type'
    | 'enchantment-type'
    | 'planeswalker-type'
    | 'counter'
    | 'keyword'
    | 'even-odd'
    | 'direction'
    | 'label';
  readonly from?: readonly string[];
  readonly other?: string;
  readonly said?: 'of-your-choice';
  readonly bind: string;
};
export type ProposedChooseNumberEffect = {
  readonly kind: 'choose-number';
  readonly who: ProposedPlayers;
  readonly least: ProposedValue;
  readonly most?: ProposedValue;
  readonly secretly?: 'secretly';
  readonly bind: string;
};
export type ProposedContinuousEffect = {
  readonly kind: 'continuous';
  readonly what: ProposedReference;
  readonly changes: readonly ProposedChange[];
  readonly until: ProposedDuration;
  readonly said?: 'duration-first' | 'duration-before';
};
export type ProposedLetValueEffect = {
  readonly kind: 'let-value';
  readonly value: ProposedValue;
  readonly bind: string;
  readonly said?: 'where';
};
export type ProposedLetObjectsEffect = {
  readonly kind: 'let-objects';
  readonly what: ProposedReference;
  readonly bind: string;
  readonly said?: 'that-card' | 'choose' | 'group';
};
export type ProposedMoveEffect = {
  readonly kind: 'move';
  readonly what: ProposedReference;
  readonly to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly cause:
    | 'put'
    | 'play'
    | 'cast'
    | 'resolve'
    | 'draw'
    | 'discard'
    | 'mill'
    | 'destroy'
    | 'sacrifice'
    | 'exile'
    | 'return'
    | 'counter'
    | 'search'
    | 'cycle'
    | 'state-based'
    | 'cease';
  readonly position?: 'top' | 'bottom' | 'nth' | 'shuffled-in';
  readonly nth?: ProposedValue;
  readonly order?: 'any' | 'random';
  readonly under?: ProposedPlayers;
  readonly enters?: readonly ProposedOutcome[];
  readonly face?: 'face-up' | 'face-down' | 'transformed';
  readonly link?: string;
  readonly by?: ProposedPlayers;
  readonly until?: ProposedPattern;
  readonly bind?: string;
};
export type ProposedDestroyEffect = {
  readonly kind: 'destroy';
  readonly what: ProposedReference;
  readonly regeneration?: 'cannot';
  readonly bind?: string;
};
export type ProposedSacrificeEffect = {
  readonly kind: 'sacrifice';
  readonly who: ProposedPlayers;
  readonly filter: ProposedFilter;
  readonly count: ProposedValue;
  readonly bind?: string;
};
export type ProposedSacrificeTheseEffect = {
  readonly kind: 'sacrifice-these';
  readonly what: ProposedReference;
  readonly who?: ProposedPlayers;
  readonly bind?: string;
};
export type ProposedTapEffect = {
  readonly kind: 'tap';
  readonly what: ProposedReference;
  readonly bind?: string;
};
export type ProposedUntapEffect = {
  readonly kind: 'untap';
  readonly what: ProposedReference;
  readonly bind?: string;
};
export type ProposedCounterEffect = {
  readonly kind: 'counter';
  readonly what: ProposedReference;
  readonly to?: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly position?: 'top' | 'bottom';
  readonly bind?: string;
};
export type ProposedDamageEffect = {
  readonly kind: 'damage';
  readonly from?: ProposedReference;
  readonly to?: ProposedReference;
  readonly players?: ProposedPlayers;
  readonly amount: ProposedValue;
  readonly divided?: 'divided' | 'evenly';
  readonly unpreventable?: 'unpreventable';
  readonly said?: 'objects-first' | 'amount-last';
  readonly bind?: string;
};
export type ProposedAddCountersEffect = {
  readonly kind: 'add-counters';
  readonly on: ProposedReference;
  readonly counter: string;
  readonly count: ProposedValue;
  readonly divided?: 'divided';
  readonly bind?: string;
};
export type ProposedRemoveCountersEffect = {
  readonly kind: 'remove-counters';
  readonly from: ProposedReference;
  readonly counter?: string;
  readonly count?: ProposedValue;
  readonly bind?: string;
};
export type ProposedDoubleCountersEffect = {
  readonly kind: 'double-counters';
  readonly on: ProposedReference;
  readonly counter?: string;
};
export type ProposedMoveCountersEffect = {
  readonly kind: 'move-counters';
  readonly from: ProposedReference;
  readonly to: ProposedReference;
  readonly counter?: string;
  readonly count?: ProposedValue;
};
export type ProposedAttachEffect = {
  readonly kind: 'attach';
  readonly what: ProposedReference;
  readonly to?: ProposedReference;
  readonly players?: ProposedPlayers;
};
export type ProposedUnattachEffect = { readonly kind: 'unattach'; readonly what: ProposedReference };
export type ProposedRegenerateEffect = { readonly kind: 'regenerate'; readonly what: ProposedReference };
export type ProposedTransformEffect = { readonly kind: 'transform'; readonly what: ProposedReference };
export type ProposedFlipEffect = { readonly kind: 'flip'; readonly what: ProposedReference };
export type ProposedTurnFaceEffect = {
  readonly kind: 'turn-face';
  readonly what: ProposedReference;
  readonly face: 'up' | 'down';
};
export type ProposedRemoveFromCombatEffect = {
  readonly kind: 'remove-from-combat';
  readonly what: ProposedReference;
};
export type ProposedExchangeEffect = {
  readonly kind: 'exchange';
  readonly one: ProposedReference;
  readonly other: ProposedReference;
  readonly of: 'control' | 'text' | 'counters' | 'power' | 'toughness' | 'zones';
};
export type ProposedRevealEffect = {
  readonly kind: 'reveal';
  readonly what: ProposedReference;
  readonly by?: ProposedPlayers;
  readonly bind?: string;
};
export type ProposedLookEffect = {
  readonly kind: 'look';
  readonly who: ProposedPlayers;
  readonly what: ProposedReference;
  readonly bind?: string;
};
export type ProposedRemoveDamageEffect = { readonly kind: 'remove-damage'; readonly from: ProposedReference };
export type ProposedDrawEffect = {
  readonly kind: 'draw';
  readonly who: ProposedPlayers;
  readonly count: ProposedValue;
  readonly bind?: string;
};
export type ProposedDiscardEffect = {
  readonly kind: 'discard';
  readonly who: ProposedPlayers;
  readonly count?: ProposedValue;
  readonly filter?: ProposedFilter;
  readonly how?: 'choose' | 'random' | 'hand' | 'chosen-by-you';
  readonly bind?: string;
};
export type ProposedMillEffect = {
  readonly kind: 'mill';
  readonly who: ProposedPlayers;
  readonly count: ProposedValue;
  readonly bind?: string;
};
export type ProposedGainLifeEffect = {
  readonly kind: 'gain-life';
  readonly who: ProposedPlayers;
  readonly amount: ProposedValue;
  readonly bind?: string;
};
export type ProposedLoseLifeEffect = {
  readonly kind: 'lose-life';
  readonly who: ProposedPlayers;
  readonly amount: ProposedValue;
  readonly bind?: string;
};
export type ProposedSetLifeEffect = {
  readonly kind: 'set-life';
  readonly who: ProposedPlayers;
  readonly amount: ProposedValue;
};
export type ProposedExchangeLifeEffect = {
  readonly kind: 'exchange-life';
  readonly one: ProposedPlayers;
  readonly other: ProposedPlayers;
};
export type ProposedAddManaEffect = {
  readonly kind: 'add-mana';
  readonly who?: ProposedPlayers;
  readonly mana: ProposedMana;
  readonly count?: ProposedValue;
  readonly restriction?: ProposedFilter;
  readonly said?: 'one';
  readonly until?: 'end-of-turn' | 'end-of-phase';
};
export type ProposedPlayerCountersEffect = {
  readonly kind: 'player-counters';
  readonly who: ProposedPlayers;
  readonly counter: string;
  readonly count: ProposedValue;
};
export type ProposedRemovePlayerCountersEffect = {
  readonly kind: 'remove-player-counters';
  readonly who: ProposedPlayers;
  readonly counter: string;
  readonly count?: ProposedValue;
};
export type ProposedCreateTokenEffect = {
  readonly kind: 'create-token';
  readonly who?: ProposedPlayers;
  readonly token: ProposedToken;
  readonly count?: ProposedValue;
  readonly enters?: readonly ProposedOutcome[];
  readonly link?: string;
  readonly bind?: string;
};
export type ProposedSearchEffect = {
  readonly kind: 'search';
  readonly who: ProposedPlayers;
  readonly whose?: ProposedPlayers;
  readonly zones: readonly ('library' | 'graveyard' | 'hand' | 'outside')[];
  readonly filter?: ProposedFilter;
  readonly least?: ProposedValue;
  readonly most?: ProposedValue;
  readonly unbounded?: 'unbounded' | 'all';
  readonly bind: string;
};
export type ProposedShuffleEffect = { readonly kind: 'shuffle'; readonly who: ProposedPlayers };
export type ProposedScryEffect = {
  readonly kind: 'scry';
  readonly who: ProposedPlayers;
  readonly count: ProposedValue;
  readonly whose?: ProposedPlayers;
};
export type ProposedFlipCoinsEffect = {
  readonly kind: 'flip-coins';
  readonly who: ProposedPlayers;
  readonly count?: ProposedValue;
  readonly until?: 'loses' | 'wins';
  readonly call?: 'call' | 'no-call';
  readonly bind: string;
};
export type ProposedRollDiceEffect = {
  readonly kind: 'roll-dice';
  readonly who: ProposedPlayers;
  readonly sides: number;
  readonly count?: ProposedValue;
  readonly bind: string;
};
export type ProposedReference =
  | ProposedThisReference
  | ProposedTargetReference
  | ProposedBoundReference
  | ProposedSubjectReference
  | ProposedAgentReference
  | ProposedLinkedReference
  | ProposedHostReference
  | ProposedAttachmentsReference
  | ProposedEachReference
  | ProposedOnlyReference
  | ProposedUnionReference
  | ProposedExceptReference
  | ProposedTopReference
  | ProposedTopUntilReference
  | ProposedTopOfGraveyardReference
  | ProposedAboveReference
  | ProposedZoneReference
  | ProposedCombatReference
  | ProposedDamageSourcesReference
  | ProposedSourceReference
  | ProposedTargetsOfReference
  | ProposedPaidReference
  | ProposedSuccessorReference
  | ProposedFormerReference
  | ProposedChosenReference
  | ProposedCommanderReference
  | ProposedGranterReference
  | ProposedParameterReference;
export type ProposedThisReference = {
  readonly kind: 'this';
  readonly said?: 'name' | 'it' | 'card' | 'from-graveyard' | 'from-hand';
};
export type ProposedTargetReference = {
  readonly kind: 'target';
  readonly slot: number;
  readonly said?: 'name' | 'it' | 'card';
};
export type ProposedBoundReference = {
  readonly kind: 'bound';
  readonly name: string;
  readonly said?: 'name' | 'it' | 'card';
};
export type ProposedSubjectReference = { readonly kind: 'subject'; readonly said?: 'name' | 'it' | 'card' };
export type ProposedAgentReference = { readonly kind: 'agent'; readonly said?: 'name' | 'it' | 'card' };
export type ProposedLinkedReference = {
  readonly kind: 'linked';
  readonly name: string;
  readonly said?: 'name' | 'it' | 'card' | 'one' | 'created' | 'with-it';
};
export type ProposedHostReference = {
  readonly kind: 'host';
  readonly of?: ProposedReference;
  readonly said?: 'name' | 'it' | 'card';
};
export type ProposedAttachmentsReference = {
  readonly kind: 'attachments';
  readonly of: ProposedReference;
  readonly filter?: ProposedFilter;
};
export type ProposedEachReference = {
  readonly kind: 'each';
  readonly filter: ProposedFilter;
  readonly said?: 'all' | 'each';
};
export type ProposedOnlyReference = {
  readonly kind: 'only';
  readonly of: ProposedReference;
  readonly filter: ProposedFilter;
};
export type ProposedUnionReference = { readonly kind: 'union'; readonly of: readonly ProposedReference[] };
export type ProposedExceptReference = {
  readonly kind: 'except';
  readonly of: ProposedReference;
  readonly without: ProposedReference;
};
export type ProposedTopReference = {
  readonly kind: 'top';
  readonly whose: ProposedPlayers;
  readonly count: ProposedValue;
  readonly end?: 'top' | 'bottom';
};
export type ProposedTopUntilReference = {
  readonly kind: 'top-until';
  readonly whose: ProposedPlayers;
  readonly filter: ProposedFilter;
  readonly count?: ProposedValue;
};
export type ProposedTopOfGraveyardReference = {
  readonly kind: 'top-of-graveyard';
  readonly whose: ProposedPlayers;
};
export type ProposedAboveReference = {
  readonly kind: 'above';
  readonly of: ProposedReference;
  readonly which: 'all' | 'next';
};
export type ProposedZoneReference = {
  readonly kind: 'zone';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly whose?: ProposedPlayers;
};
export type ProposedCombatReference = {
  readonly kind: 'combat';
  readonly of: ProposedReference;
  readonly relation: 'blocked-by' | 'blocks' | 'paired-with' | 'banded-with' | 'attacks';
};
export type ProposedDamageSourcesReference = { readonly kind: 'damage-sources' };
export type ProposedSourceReference = { readonly kind: 'source'; readonly of: ProposedReference };
export type ProposedTargetsOfReference = { readonly kind: 'targets-of'; readonly of: ProposedReference };
export type ProposedPaidReference = {
  readonly kind: 'paid';
  readonly cause: string;
  readonly said?: 'creature' | 'artifact' | 'land' | 'enchantment' | 'card';
};
export type ProposedSuccessorReference = { readonly kind: 'successor'; readonly of: ProposedReference };
export type ProposedFormerReference = {
  readonly kind: 'former';
  readonly of: ProposedReference;
  readonly said?: 'name' | 'it' | 'done';
};
export type ProposedChosenReference = {
  readonly kind: 'chosen';
  readonly of: ProposedReference;
  readonly most?: 'greatest' | 'least';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
};
export type ProposedCommanderReference = { readonly kind: 'commander'; readonly whose: ProposedPlayers };
export type ProposedGranterReference = { readonly kind: 'granter' };
export type ProposedParameterReference = { readonly kind: 'parameter'; readonly name: string };
export type ProposedPlayers =
  | ProposedYouPlayers
  | ProposedAllPlayers
  | ProposedOpponentsPlayers
  | ProposedTeamPlayers
  | ProposedTeammatesPlayers
  | ProposedOthersPlayers
  | ProposedTargetPlayers
  | ProposedBoundPlayers
  | ProposedSubjectPlayers
  | ProposedAgentPlayers
  | ProposedControllerPlayers
  | ProposedOwnerPlayers
  | ProposedHostPlayers
  | ProposedActivePlayers
  | ProposedNonactivePlayers
  | ProposedStartingPlayers
  | ProposedDefendingPlayers
  | ProposedAttackingPlayers
  | ProposedMonarchPlayers
  | ProposedLinkedPlayers
  | ProposedOnlyPlayers
  | ProposedExtremePlayers
  | ProposedNextPlayers
  | ProposedUnionPlayers
  | ProposedParameterPlayers;
export type ProposedYouPlayers = { readonly kind: 'you'; readonly said?: 'you' };
export type ProposedAllPlayers = { readonly kind: 'all'; readonly said?: 'they' };
export type ProposedOpponentsPlayers = {
  readonly kind: 'opponents';
  readonly of?: ProposedPlayers;
  readonly said?: 'they';
};
export type ProposedTeamPlayers = { readonly kind: 'team'; readonly of?: ProposedPlayers };
export type ProposedTeammatesPlayers = { readonly kind: 'teammates' };
export type ProposedOthersPlayers = { readonly kind: 'others'; readonly than: ProposedPlayers };
export type ProposedTargetPlayers = {
  readonly kind: 'target';
  readonly slot: number;
  readonly said?: 'they';
};
export type ProposedBoundPlayers = { readonly kind: 'bound'; readonly name: string; readonly said?: 'they' };
export type ProposedSubjectPlayers = { readonly kind: 'subject'; readonly said?: 'they' };
export type ProposedAgentPlayers = { readonly kind: 'agent'; readonly said?: 'they' };
export type ProposedControllerPlayers = {
  readonly kind: 'controller';
  readonly of: ProposedReference;
  readonly said?: 'they' | 'player';
};
export type ProposedOwnerPlayers = {
  readonly kind: 'owner';
  readonly of: ProposedReference;
  readonly said?: 'they' | 'player';
};
export type ProposedHostPlayers = { readonly kind: 'host' };
export type ProposedActivePlayers = { readonly kind: 'active' };
export type ProposedNonactivePlayers = { readonly kind: 'nonactive' };
export type ProposedStartingPlayers = { readonly kind: 'starting' };
export type ProposedDefendingPlayers = { readonly kind: 'defending'; readonly of?: ProposedReference };
export type ProposedAttackingPlayers = { readonly kind: 'attacking' };
export type ProposedMonarchPlayers = { readonly kind: 'monarch' };
export type ProposedLinkedPlayers = { readonly kind: 'linked'; readonly name: string };
export type ProposedOnlyPlayers = {
  readonly kind: 'only';
  readonly of: ProposedPlayers;
  readonly bind: string;
  readonly if: ProposedCondition;
};
export type ProposedExtremePlayers = {
  readonly kind: 'extreme';
  readonly of: ProposedPlayers;
  readonly which: 'most' | 'least';
  readonly bind: string;
  readonly value: ProposedValue;
};
export type ProposedNextPlayers = { readonly kind: 'next'; readonly direction: 'left' | 'right' };
export type ProposedUnionPlayers = { readonly kind: 'union'; readonly of: readonly ProposedPlayers[] };
export type ProposedParameterPlayers = { readonly kind: 'parameter'; readonly name: string };
export type ProposedValue =
  | number
  | ProposedXValue
  | ProposedCountValue
  | ProposedCountPlayersValue
  | ProposedSizeValue
  | ProposedStatValue
  | ProposedCountersValue
  | ProposedPlayerCountersValue
  | ProposedLifeValue
  | ProposedStartingLifeValue
  | ProposedHandSizeValue
  | ProposedAmountValue
  | ProposedEventAmountValue
  | ProposedLinkedValue
  | ProposedSumValue
  | ProposedDifferenceValue
  | ProposedProductValue
  | ProposedHalfValue
  | ProposedLeastValue
  | ProposedGreatestValue
  | ProposedDevotionValue
  | ProposedDifferentValue
  | ProposedHappenedValue
  | ProposedPaidValue
  | ProposedVotesForValue
  | ProposedTurnNumberValue
  | ProposedResolutionsValue
  | ProposedIfValueValue
  | ProposedParameterValue;
export type ProposedXValue = { readonly kind: 'x' };
export type ProposedCountValue = {
  readonly kind: 'count';
  readonly of: ProposedFilter;
  readonly said?: 'for-each';
};
export type ProposedCountPlayersValue = {
  readonly kind: 'count-players';
  readonly of: ProposedPlayers;
  readonly said?: 'for-each';
};
export type ProposedSizeValue = {
  readonly kind: 'size';
  readonly of: ProposedReference;
  readonly said?: 'for-each';
};
export type ProposedStatValue = {
  readonly kind: 'stat';
  readonly of: ProposedReference;
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly take?: 'sum' | 'greatest' | 'least';
};
export type ProposedCountersValue = {
  readonly kind: 'counters';
  readonly on: ProposedReference;
  readonly counter?: string;
  readonly said?: 'for-each';
};
export type ProposedPlayerCountersValue = {
  readonly kind: 'player-counters';
  readonly of: ProposedPlayers;
  readonly counter: string;
};
export type ProposedLifeValue = { readonly kind: 'life'; readonly of: ProposedPlayers };
export type ProposedStartingLifeValue = { readonly kind: 'starting-life'; readonly of: ProposedPlayers };
export type ProposedHandSizeValue = {
  readonly kind: 'hand-size';
  readonly of: ProposedPlayers;
  readonly said?: 'for-each';
};
export type ProposedAmountValue = {
  readonly kind: 'amount';
  readonly name: string;
  readonly said?: 'that-many' | 'x' | 'for-each';
};
export type ProposedEventAmountValue = { readonly kind: 'event-amount' };
export type ProposedLinkedValue = { readonly kind: 'linked'; readonly name: string };
export type ProposedSumValue = { readonly kind: 'sum'; readonly of: readonly ProposedValue[] };
export type ProposedDifferenceValue = {
  readonly kind: 'difference';
  readonly of: ProposedValue;
  readonly less: ProposedValue;
};
export type ProposedProductValue = {
  readonly kind: 'product';
  readonly of: ProposedValue;
  readonly by: ProposedValue;
};
export type ProposedHalfValue = {
  readonly kind: 'half';
  readonly of: ProposedValue;
  readonly round: 'up' | 'down';
};
export type ProposedLeastValue = { readonly kind: 'least'; readonly of: readonly ProposedValue[] };
export type ProposedGreatestValue = { readonly kind: 'greatest'; readonly of: readonly ProposedValue[] };
export type ProposedDevotionValue = {
  readonly kind: 'devotion';
  readonly to: readonly ProposedColour[];
  readonly of?: ProposedPlayers;
};
export type ProposedDifferentValue = {
  readonly kind: 'different';
  readonly what:
    | 'name'
    | 'colour'
    | 'card-type'
    | 'basic-land-type'
    | 'creature-type'
    | 'mana-value'
    | 'power'
    | 'controller';
  readonly among: ProposedReference;
  readonly said?: 'for-each';
};
export type ProposedHappenedValue = {
  readonly kind: 'happened';
  readonly pattern: ProposedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat';
  readonly take?: 'times' | 'amount';
  readonly before?: 'event';
  readonly said?: 'for-each';
};
export type ProposedPaidValue = {
  readonly kind: 'paid';
  readonly what: 'times' | 'mana' | 'colours' | 'snow';
  readonly cost?: string;
  readonly of?: ProposedReference;
  readonly said?: 'for-each';
};
export type ProposedVotesForValue = {
  readonly kind: 'votes-for';
  readonly vote: string;
  readonly option: string;
};
export type ProposedTurnNumberValue = { readonly kind: 'turn-number'; readonly of?: ProposedPlayers };
export type ProposedResolutionsValue = { readonly kind: 'resolutions' };
export type ProposedIfValueValue = {
  readonly kind: 'if-value';
  readonly condition: ProposedCondition;
  readonly then: ProposedValue;
  readonly else: ProposedValue;
};
export type ProposedParameterValue = { readonly kind: 'parameter'; readonly name: string };
export type ProposedFilter =
  | ProposedAnythingFilter
  | ProposedAllFilter
  | ProposedAnyFilter
  | ProposedNotFilter
  | ProposedTypeFilter
  | ProposedPermanentFilter
  | ProposedSpellFilter
  | ProposedAbilityFilter
  | ProposedSupertypeFilter
  | ProposedSubtypeFilter
  | ProposedColourFilter
  | ProposedColoursFilter
  | ProposedNameFilter
  | ProposedOriginallyPrintedFilter
  | ProposedHasFilter
  | ProposedHasAbilityFilter
  | ProposedStatFilter
  | ProposedCounterFilter
  | ProposedControllerFilter
  | ProposedOwnerFilter
  | ProposedInFilter
  | ProposedStatusFilter
  | ProposedIsFilter
  | ProposedSharesFilter
  | ProposedAttachedToFilter
  | ProposedHasAttachedFilter
  | ProposedTargetsFilter
  | ProposedCombatFilter
  | ProposedSourceFilter
  | ProposedHappenedFilter
  | ProposedWhereFilter
  | ProposedCouldProduceFilter
  | ProposedParameterFilter;
export type ProposedAnythingFilter = { readonly kind: 'anything' };
export type ProposedAllFilter = { readonly kind: 'all'; readonly of: readonly ProposedFilter[] };
export type ProposedAnyFilter = {
  readonly kind: 'any';
  readonly of: readonly ProposedFilter[];
  readonly said?: 'and' | 'and-or';
};
export type ProposedNotFilter = { readonly kind: 'not'; readonly of: ProposedFilter };
export type ProposedTypeFilter = {
  readonly kind: 'type';
  readonly is:
    | 'artifact'
    | 'battle'
    | 'conspiracy'
    | 'creature'
    | 'dungeon'
    | 'enchantment'
    | 'instant'
    | 'kindred'
    | 'land'
    | 'phenomenon'
    | 'plane'
    | 'planeswalker'
    | 'scheme'
    | 'sorcery'
    | 'vanguard';
};
export type ProposedPermanentFilter = { readonly kind: 'permanent' };
export type ProposedSpellFilter = { readonly kind: 'spell' };
export type ProposedAbilityFilter = {
  readonly kind: 'ability';
  readonly of?: 'activated' | 'triggered' | 'mana' | 'loyalty';
};
export type ProposedSupertypeFilter = {
  readonly kind: 'supertype';
  readonly is: 'basic' | 'legendary' | 'ongoing' | 'snow' | 'world';
};
export type ProposedSubtypeFilter = { readonly kind: 'subtype'; readonly is: ProposedWord };
export type ProposedColourFilter = { readonly kind: 'colour'; readonly is: ProposedColour };
export type ProposedColoursFilter = {
  readonly kind: 'colours';
  readonly how: 'colourless' | 'multicoloured' | 'monocoloured' | 'all';
};
export type ProposedNameFilter = { readonly kind: 'name'; readonly is: ProposedWord };
export type ProposedOriginallyPrintedFilter = {
  readonly kind: 'originally-printed';
  readonly in: 'Arabian Nights' | 'Antiquities' | 'Homelands';
};
export type ProposedHasFilter = { readonly kind: 'has'; readonly keyword: string };
export type ProposedHasAbilityFilter = {
  readonly kind: 'has-ability';
  readonly of: 'activated' | 'triggered' | 'static' | 'mana' | 'any';
};
export type ProposedStatFilter = {
  readonly kind: 'stat';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly value: ProposedValue;
};
export type ProposedCounterFilter = {
  readonly kind: 'counter';
  readonly counter?: string;
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly value: ProposedValue;
};
export type ProposedControllerFilter = { readonly kind: 'controller'; readonly is: ProposedPlayers };
export type ProposedOwnerFilter = { readonly kind: 'owner'; readonly is: ProposedPlayers };
export type ProposedInFilter = {
  readonly kind: 'in';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly whose?: ProposedPlayers;
};
export type ProposedStatusFilter = {
  readonly kind: 'status';
  readonly is:
    | 'tapped'
    | 'untapped'
    | 'flipped'
    | 'face-down'
    | 'face-up'
    | 'transformed'
    | 'phased-out'
    | 'attacking'
    | 'blocking'
    | 'blocked'
    | 'unblocked'
    | 'enchanted'
    | 'equipped'
    | 'fortified'
    | 'attached'
    | 'token'
    | 'card'
    | 'copy'
    | 'monstrous'
    | 'renowned'
    | 'suspected'
    | 'goaded'
    | 'paired'
    | 'summoning-sick'
    | 'historic'
    | 'modified'
    | 'commander'
    | 'ring-bearer'
    | 'kicked'
    | 'cast'
    | 'attacked-this-turn'
    | 'blocked-this-turn'
    | 'damaged-this-turn'
    | 'entered-this-turn'
    | 'activated-this-turn';
};
export type ProposedIsFilter = {
  readonly kind: 'is';
  readonly of: ProposedReference;
  readonly said?: 'damaged';
};
export type ProposedSharesFilter = {
  readonly kind: 'shares';
  readonly what:
    | 'name'
    | 'colour'
    | 'type'
    | 'creature-type'
    | 'land-type'
    | 'subtype'
    | 'controller'
    | 'owner'
    | 'mana-value'
    | 'power'
    | 'toughness'
    | 'counter';
  readonly with: ProposedReference;
};
export type ProposedAttachedToFilter = {
  readonly kind: 'attached-to';
  readonly filter?: ProposedFilter;
  readonly players?: ProposedPlayers;
};
export type ProposedHasAttachedFilter = { readonly kind: 'has-attached'; readonly filter: ProposedFilter };
export type ProposedTargetsFilter = {
  readonly kind: 'targets';
  readonly filter?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly only?: 'only' | 'single';
};
export type ProposedCombatFilter = {
  readonly kind: 'combat';
  readonly relation: 'attacking' | 'blocking' | 'blocked-by' | 'dealt-damage-to' | 'dealt-damage-by';
  readonly players?: ProposedPlayers;
  readonly filter?: ProposedFilter;
};
export type ProposedSourceFilter = { readonly kind: 'source'; readonly filter: ProposedFilter };
export type ProposedHappenedFilter = {
  readonly kind: 'happened';
  readonly pattern: ProposedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat';
};
export type ProposedWhereFilter = {
  readonly kind: 'where';
  readonly bind: string;
  readonly condition: ProposedCondition;
};
export type ProposedCouldProduceFilter = { readonly kind: 'could-produce'; readonly colour?: ProposedColour };
export type ProposedParameterFilter = { readonly kind: 'parameter'; readonly name: string };
export type ProposedCondition =
  | ProposedAllCondition
  | ProposedAnyCondition
  | ProposedNotCondition
  | ProposedAlwaysCondition
  | ProposedCompareCondition
  | ProposedExistsCondition
  | ProposedMatchesCondition
  | ProposedPlayerIsCondition
  | ProposedTurnCondition
  | ProposedStepCondition
  | ProposedReachedCondition
  | ProposedDidCondition
  | ProposedChoseCondition
  | ProposedChoseLinkedCondition
  | ProposedPaidCondition
  | ProposedCastFromCondition
  | ProposedCastForCondition
  | ProposedManaSpentCondition
  | ProposedHappenedCondition
  | ProposedDesignationCondition
  | ProposedShareAmongCondition
  | ProposedAnsweredCondition
  | ProposedDayNightCondition
  | ProposedParameterCondition;
export type ProposedAllCondition = { readonly kind: 'all'; readonly of: readonly ProposedCondition[] };
export type ProposedAnyCondition = { readonly kind: 'any'; readonly of: readonly ProposedCondition[] };
export type ProposedNotCondition = { readonly kind: 'not'; readonly of: ProposedCondition };
export type ProposedAlwaysCondition = { readonly kind: 'always' };
export type ProposedCompareCondition = {
  readonly kind: 'compare';
  readonly left: ProposedValue;
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly right: ProposedValue;
};
export type ProposedExistsCondition = { readonly kind: 'exists'; readonly filter: ProposedFilter };
export type ProposedMatchesCondition = {
  readonly kind: 'matches';
  readonly what: ProposedReference;
  readonly filter: ProposedFilter;
};
export type ProposedPlayerIsCondition = {
  readonly kind: 'player-is';
  readonly who: ProposedPlayers;
  readonly among: ProposedPlayers;
};
export type ProposedTurnCondition = { readonly kind: 'turn'; readonly whose: ProposedPlayers };
export type ProposedStepCondition = {
  readonly kind: 'step';
  readonly is: readonly (
    | 'untap'
    | 'upkeep'
    | 'draw'
    | 'precombat-main'
    | 'begin-combat'
    | 'declare-attackers'
    | 'declare-blockers'
    | 'first-strike-damage'
    | 'combat-damage'
    | 'end-combat'
    | 'postcombat-main'
    | 'end'
    | 'cleanup'
  )[];
};
export type ProposedReachedCondition = {
  readonly kind: 'reached';
  readonly step:
    | 'untap'
    | 'upkeep'
    | 'draw'
    | 'precombat-main'
    | 'begin-combat'
    | 'declare-attackers'
    | 'declare-blockers'
    | 'first-strike-damage'
    | 'combat-damage'
    | 'end-combat'
    | 'postcombat-main'
    | 'end'
    | 'cleanup';
  readonly since: 'turn' | 'combat';
};
export type ProposedDidCondition = {
  readonly kind: 'did';
  readonly name: string;
  readonly said?: 'can' | 'do';
};
export type ProposedChoseCondition = { readonly kind: 'chose'; readonly name: string; readonly is: string };
export type ProposedChoseLinkedCondition = {
  readonly kind: 'chose-linked';
  readonly name: string;
  readonly is: string;
};
export type ProposedPaidCondition = {
  readonly kind: 'paid';
  readonly cost: string;
  readonly times?: number;
  readonly of?: ProposedReference;
  readonly said?: 'it';
};
export type ProposedCastFromCondition = {
  readonly kind: 'cast-from';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly of?: ProposedReference;
  readonly by?: ProposedPlayers;
};
export type ProposedCastForCondition = {
  readonly kind: 'cast-for';
  readonly alternative: string;
  readonly of?: ProposedReference;
};
export type ProposedManaSpentCondition = {
  readonly kind: 'mana-spent';
  readonly colour: ProposedColour;
  readonly times?: number;
  readonly said?: 'symbol' | 'symbol-it';
};
export type ProposedHappenedCondition = {
  readonly kind: 'happened';
  readonly pattern: ProposedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat' | 'last-upkeep';
  readonly compare?: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly times?: ProposedValue;
};
export type ProposedDesignationCondition = {
  readonly kind: 'designation';
  readonly who: ProposedPlayers;
  readonly is: 'monarch' | 'city-blessing' | 'initiative';
};
export type ProposedShareAmongCondition = {
  readonly kind: 'share-among';
  readonly what:
    'name' | 'colour' | 'type' | 'creature-type' | 'controller' | 'owner' | 'mana-value' | 'power';
  readonly among: ProposedReference;
  readonly how: 'all-same' | 'all-different';
};
export type ProposedAnsweredCondition = {
  readonly kind: 'answered';
  readonly name: string;
  readonly is: 'yes' | 'no';
};
export type ProposedDayNightCondition = { readonly kind: 'day-night'; readonly is: 'day' | 'night' };
export type ProposedParameterCondition = { readonly kind: 'parameter'; readonly name: string };
export type ProposedPattern =
  | ProposedAnyPattern
  | ProposedMovesPattern
  | ProposedDamagePattern
  | ProposedDamagePreventedPattern
  | ProposedCastPattern
  | ProposedActivatedPattern
  | ProposedTriggeredPattern
  | ProposedTargetedPattern
  | ProposedAttacksPattern
  | ProposedBlocksPattern
  | ProposedBecomesBlockedPattern
  | ProposedUnblockedPattern
  | ProposedStepPattern
  | ProposedDrawsPattern
  | ProposedGainsLifePattern
  | ProposedLosesLifePattern
  | ProposedAddsCountersPattern
  | ProposedRemovesCountersPattern
  | ProposedTapsPattern
  | ProposedTapsForManaPattern
  | ProposedUntapsPattern
  | ProposedAttachedPattern
  | ProposedUnattachedPattern
  | ProposedTurnedFaceUpPattern
  | ProposedTurnedFaceDownPattern
  | ProposedTransformsPattern
  | ProposedFlipsPattern
  | ProposedPhasesInPattern
  | ProposedPhasesOutPattern
  | ProposedControlChangesPattern
  | ProposedCreatesPattern
  | ProposedSearchesPattern
  | ProposedShufflesPattern
  | ProposedScriesPattern
  | ProposedSurveilsPattern
  | ProposedRevealsPattern
  | ProposedAddsManaPattern
  | ProposedFlipsCoinPattern
  | ProposedRollsDiePattern
  | ProposedVotesPattern
  | ProposedBecomesMonarchPattern
  | ProposedBecomesDesignatedPattern
  | ProposedLosesGamePattern
  | ProposedRegeneratesPattern
  | ProposedProliferatesPattern
  | ProposedClashesPattern
  | ProposedDayNightPattern
  | ProposedStatePattern
  | ProposedKeywordActionPattern
  | ProposedParameterPattern;
export type ProposedAnyPattern = { readonly kind: 'any'; readonly of: readonly ProposedPattern[] };
export type ProposedMovesPattern = {
  readonly kind: 'moves';
  readonly what: ProposedFilter;
  readonly from?: readonly (
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside'
  )[];
  readonly to?: readonly (
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside'
  )[];
  readonly cause?: readonly (
    | 'put'
    | 'play'
    | 'cast'
    | 'resolve'
    | 'draw'
    | 'discard'
    | 'mill'
    | 'destroy'
    | 'sacrifice'
    | 'exile'
    | 'return'
    | 'counter'
    | 'search'
    | 'cycle'
    | 'state-based'
    | 'cease'
  )[];
  readonly by?: ProposedPlayers;
  readonly group?: 'one-or-more';
  readonly face?: 'face-up' | 'face-down';
};
export type ProposedDamagePattern = {
  readonly kind: 'damage';
  readonly from?: ProposedFilter;
  readonly to?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly combat?: 'combat' | 'noncombat';
  readonly group?: 'one-or-more';
};
export type ProposedDamagePreventedPattern = {
  readonly kind: 'damage-prevented';
  readonly from?: ProposedFilter;
  readonly to?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly combat?: 'combat' | 'noncombat';
};
export type ProposedCastPattern = {
  readonly kind: 'cast';
  readonly what: ProposedFilter;
  readonly by?: ProposedPlayers;
  readonly nth?: ProposedValue;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type ProposedActivatedPattern = {
  readonly kind: 'activated';
  readonly of: ProposedFilter;
  readonly by?: ProposedPlayers;
  readonly except?: 'mana';
};
export type ProposedTriggeredPattern = { readonly kind: 'triggered'; readonly of: ProposedFilter };
export type ProposedTargetedPattern = {
  readonly kind: 'targeted';
  readonly what?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly by?: ProposedFilter;
  readonly first?: 'first-each-turn';
};
export type ProposedAttacksPattern = {
  readonly kind: 'attacks';
  readonly what: ProposedFilter;
  readonly defender?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly alone?: 'alone';
  readonly group?: 'one-or-more';
  readonly least?: ProposedValue;
  readonly others?: number;
};
export type ProposedBlocksPattern = {
  readonly kind: 'blocks';
  readonly what: ProposedFilter;
  readonly attacker?: ProposedFilter;
  readonly group?: 'one-or-more';
};
export type ProposedBecomesBlockedPattern = {
  readonly kind: 'becomes-blocked';
  readonly what: ProposedFilter;
  readonly by?: ProposedFilter;
  readonly each?: 'each';
};
export type ProposedUnblockedPattern = { readonly kind: 'unblocked'; readonly what: ProposedFilter };
export type ProposedStepPattern = {
  readonly kind: 'step';
  readonly is:
    | 'untap'
    | 'upkeep'
    | 'draw'
    | 'precombat-main'
    | 'begin-combat'
    | 'declare-attackers'
    | 'declare-blockers'
    | 'first-strike-damage'
    | 'combat-damage'
    | 'end-combat'
    | 'postcombat-main'
    | 'end'
    | 'cleanup'
    | 'turn'
    | 'combat'
    | 'main'
    | 'each';
  readonly whose?: ProposedPlayers;
  readonly at?: 'begins' | 'ends';
};
export type ProposedDrawsPattern = {
  readonly kind: 'draws';
  readonly who: ProposedPlayers;
  readonly nth?: ProposedValue;
  readonly except?: 'draw-step';
};
export type ProposedGainsLifePattern = { readonly kind: 'gains-life'; readonly who: ProposedPlayers };
export type ProposedLosesLifePattern = { readonly kind: 'loses-life'; readonly who: ProposedPlayers };
export type ProposedAddsCountersPattern = {
  readonly kind: 'adds-counters';
  readonly on?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly counter?: string;
  readonly reaching?: ProposedValue;
  readonly except?: 'costs';
};
export type ProposedRemovesCountersPattern = {
  readonly kind: 'removes-counters';
  readonly from?: ProposedFilter;
  readonly counter?: string;
  readonly last?: 'last';
};
export type ProposedTapsPattern = { readonly kind: 'taps'; readonly what: ProposedFilter };
export type ProposedTapsForManaPattern = {
  readonly kind: 'taps-for-mana';
  readonly what: ProposedFilter;
  readonly who?: ProposedPlayers;
};
export type ProposedUntapsPattern = { readonly kind: 'untaps'; readonly what: ProposedFilter };
export type ProposedAttachedPattern = {
  readonly kind: 'attached';
  readonly what: ProposedFilter;
  readonly to?: ProposedFilter;
};
export type ProposedUnattachedPattern = {
  readonly kind: 'unattached';
  readonly what: ProposedFilter;
  readonly from?: ProposedFilter;
};
export type ProposedTurnedFaceUpPattern = { readonly kind: 'turned-face-up'; readonly what: ProposedFilter };
export type ProposedTurnedFaceDownPattern = {
  readonly kind: 'turned-face-down';
  readonly what: ProposedFilter;
};
export type ProposedTransformsPattern = { readonly kind: 'transforms'; readonly what: ProposedFilter };
export type ProposedFlipsPattern = { readonly kind: 'flips'; readonly what: ProposedFilter };
export type ProposedPhasesInPattern = { readonly kind: 'phases-in'; readonly what: ProposedFilter };
export type ProposedPhasesOutPattern = { readonly kind: 'phases-out'; readonly what: ProposedFilter };
export type ProposedControlChangesPattern = {
  readonly kind: 'control-changes';
  readonly what: ProposedFilter;
  readonly to?: ProposedPlayers;
  readonly from?: ProposedPlayers;
};
export type ProposedCreatesPattern = {
  readonly kind: 'creates';
  readonly who: ProposedPlayers;
  readonly filter?: ProposedFilter;
};
export type ProposedSearchesPattern = {
  readonly kind: 'searches';
  readonly who: ProposedPlayers;
  readonly whose?: ProposedPlayers;
};
export type ProposedShufflesPattern = { readonly kind: 'shuffles'; readonly who: ProposedPlayers };
export type ProposedScriesPattern = { readonly kind: 'scries'; readonly who: ProposedPlayers };
export type ProposedSurveilsPattern = { readonly kind: 'surveils'; readonly who: ProposedPlayers };
export type ProposedRevealsPattern = {
  readonly kind: 'reveals';
  readonly who?: ProposedPlayers;
  readonly what?: ProposedFilter;
  readonly as?: string;
};
export type ProposedAddsManaPattern = {
  readonly kind: 'adds-mana';
  readonly who: ProposedPlayers;
  readonly source?: ProposedFilter;
};
export type ProposedFlipsCoinPattern = {
  readonly kind: 'flips-coin';
  readonly who: ProposedPlayers;
  readonly result?: 'wins' | 'loses';
};
export type ProposedRollsDiePattern = { readonly kind: 'rolls-die'; readonly who: ProposedPlayers };
export type ProposedVotesPattern = { readonly kind: 'votes'; readonly who: ProposedPlayers };
export type ProposedBecomesMonarchPattern = {
  readonly kind: 'becomes-monarch';
  readonly who: ProposedPlayers;
};
export type ProposedBecomesDesignatedPattern = {
  readonly kind: 'becomes-designated';
  readonly what: ProposedFilter;
  readonly is: 'monstrous' | 'renowned' | 'suspected';
};
export type ProposedLosesGamePattern = { readonly kind: 'loses-game'; readonly who: ProposedPlayers };
export type ProposedRegeneratesPattern = { readonly kind: 'regenerates'; readonly what: ProposedFilter };
export type ProposedProliferatesPattern = { readonly kind: 'proliferates'; readonly who: ProposedPlayers };
export type ProposedClashesPattern = {
  readonly kind: 'clashes';
  readonly who: ProposedPlayers;
  readonly result?: 'wins' | 'loses';
};
export type ProposedDayNightPattern = { readonly kind: 'day-night'; readonly to?: 'day' | 'night' };
export type ProposedStatePattern = { readonly kind: 'state'; readonly condition: ProposedCondition };
export type ProposedKeywordActionPattern = {
  readonly kind: 'keyword-action';
  readonly action: string;
  readonly what?: ProposedFilter;
  readonly who?: ProposedPlayers;
};
export type ProposedParameterPattern = { readonly kind: 'parameter'; readonly name: string };
export type ProposedColour =
  | 'white'
  | 'blue'
  | 'black'
  | 'red'
  | 'green'
  | ProposedChosenColour
  | ProposedLinkedColour
  | ProposedOfReferenceColour
  | ProposedParameterColour;
export type ProposedChosenColour = { readonly kind: 'chosen'; readonly name: string; readonly said?: 'that' };
export type ProposedLinkedColour = { readonly kind: 'linked'; readonly name: string };
export type ProposedOfReferenceColour = { readonly kind: 'of-reference'; readonly of: ProposedReference };
export type ProposedParameterColour = { readonly kind: 'parameter'; readonly name: string };
export type ProposedWord =
  | string
  | ProposedChosenWord
  | ProposedLinkedWord
  | ProposedNameOfWord
  | ProposedTypesOfWord
  | ProposedParameterWord;
export type ProposedChosenWord = { readonly kind: 'chosen'; readonly name: string; readonly said?: 'that' };
export type ProposedLinkedWord = { readonly kind: 'linked'; readonly name: string };
export type ProposedNameOfWord = { readonly kind: 'name-of'; readonly of: ProposedReference };
export type ProposedTypesOfWord = { readonly kind: 'types-of'; readonly of: ProposedReference };
export type ProposedParameterWord = { readonly kind: 'parameter'; readonly name: string };
export type ProposedDuration =
  | ProposedEndOfTurnDuration
  | ProposedEndOfCombatDuration
  | ProposedNextTurnDuration
  | ProposedEndOfNextTurnDuration
  | ProposedNextStepDuration
  | ProposedNextUntapStepDuration
  | ProposedWhileThisDuration
  | ProposedWhileDuration
  | ProposedForeverDuration
  | ProposedUntilDuration
  | ProposedParameterDuration;
export type ProposedEndOfTurnDuration = { readonly kind: 'end-of-turn'; readonly said?: 'this-turn' };
export type ProposedEndOfCombatDuration = { readonly kind: 'end-of-combat'; readonly said?: 'this-combat' };
export type ProposedNextTurnDuration = { readonly kind: 'next-turn'; readonly whose: ProposedPlayers };
export type ProposedEndOfNextTurnDuration = {
  readonly kind: 'end-of-next-turn';
  readonly whose: ProposedPlayers;
};
export type ProposedNextStepDuration = {
  readonly kind: 'next-step';
  readonly step:
    | 'untap'
    | 'upkeep'
    | 'draw'
    | 'precombat-main'
    | 'begin-combat'
    | 'declare-attackers'
    | 'declare-blockers'
    | 'first-strike-damage'
    | 'combat-damage'
    | 'end-combat'
    | 'postcombat-main'
    | 'end'
    | 'cleanup';
  readonly whose?: ProposedPlayers;
};
export type ProposedNextUntapStepDuration = { readonly kind: 'next-untap-step' };
export type ProposedWhileThisDuration = {
  readonly kind: 'while-this';
  readonly status?: 'on-battlefield' | 'tapped' | 'controlled';
};
export type ProposedWhileDuration = { readonly kind: 'while'; readonly condition: ProposedCondition };
export type ProposedForeverDuration = { readonly kind: 'forever' };
export type ProposedUntilDuration = { readonly kind: 'until'; readonly pattern: ProposedPattern };
export type ProposedParameterDuration = { readonly kind: 'parameter'; readonly name: string };
export type ProposedCost =
  | ProposedManaCost
  | ProposedManaValueCost
  | ProposedManaOfCost
  | ProposedTapCost
  | ProposedUntapCost
  | ProposedLifeCost
  | ProposedTapOthersCost
  | ProposedUntapOthersCost
  | ProposedMoveCost
  | ProposedMoveThisCost
  | ProposedRevealCost
  | ProposedRevealThisCost
  | ProposedRemoveCountersCost
  | ProposedAddCountersCost
  | ProposedLoyaltyCost
  | ProposedPlayerCountersCost
  | ProposedUnattachThisCost
  | ProposedDrawCost
  | ProposedGainLifeCost
  | ProposedFlipCost
  | ProposedEffectCost
  | ProposedEitherCost
  | ProposedParameterCost;
export type ProposedManaCost = { readonly kind: 'mana'; readonly cost: string };
export type ProposedManaValueCost = {
  readonly kind: 'mana-value';
  readonly amount: ProposedValue;
  readonly colour?: ProposedColour;
};
export type ProposedManaOfCost = {
  readonly kind: 'mana-of';
  readonly what: ProposedReference;
  readonly less?: ProposedValue;
};
export type ProposedTapCost = { readonly kind: 'tap' };
export type ProposedUntapCost = { readonly kind: 'untap' };
export type ProposedLifeCost = { readonly kind: 'life'; readonly amount: ProposedValue };
export type ProposedTapOthersCost = {
  readonly kind: 'tap-others';
  readonly filter: ProposedFilter;
  readonly count: ProposedValue;
  readonly total?: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly bind?: string;
};
export type ProposedUntapOthersCost = {
  readonly kind: 'untap-others';
  readonly filter: ProposedFilter;
  readonly count: ProposedValue;
};
export type ProposedMoveCost = {
  readonly kind: 'move';
  readonly filter: ProposedFilter;
  readonly count: ProposedValue;
  readonly to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly cause:
    | 'put'
    | 'play'
    | 'cast'
    | 'resolve'
    | 'draw'
    | 'discard'
    | 'mill'
    | 'destroy'
    | 'sacrifice'
    | 'exile'
    | 'return'
    | 'counter'
    | 'search'
    | 'cycle'
    | 'state-based'
    | 'cease';
  readonly random?: 'random';
  readonly all?: 'all';
  readonly position?: 'top' | 'bottom';
  readonly link?: string;
  readonly bind?: string;
};
export type ProposedMoveThisCost = {
  readonly kind: 'move-this';
  readonly to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly cause:
    | 'put'
    | 'play'
    | 'cast'
    | 'resolve'
    | 'draw'
    | 'discard'
    | 'mill'
    | 'destroy'
    | 'sacrifice'
    | 'exile'
    | 'return'
    | 'counter'
    | 'search'
    | 'cycle'
    | 'state-based'
    | 'cease';
  readonly said?: 'from-graveyard' | 'from-hand';
};
export type ProposedRevealCost = {
  readonly kind: 'reveal';
  readonly filter: ProposedFilter;
  readonly count: ProposedValue;
  readonly bind?: string;
};
export type ProposedRevealThisCost = { readonly kind: 'reveal-this' };
export type ProposedRemoveCountersCost = {
  readonly kind: 'remove-counters';
  readonly counter?: string;
  readonly count: ProposedValue;
  readonly from?: ProposedFilter;
  readonly among?: 'among';
};
export type ProposedAddCountersCost = {
  readonly kind: 'add-counters';
  readonly counter: string;
  readonly count: ProposedValue;
  readonly on?: ProposedFilter;
};
export type ProposedLoyaltyCost = {
  readonly kind: 'loyalty';
  readonly change: ProposedValue;
  readonly sign: 'plus' | 'minus';
};
export type ProposedPlayerCountersCost = {
  readonly kind: 'player-counters';
  readonly counter: string;
  readonly count: ProposedValue;
};
export type ProposedUnattachThisCost = { readonly kind: 'unattach-this' };
export type ProposedDrawCost = {
  readonly kind: 'draw';
  readonly who: ProposedPlayers;
  readonly count: ProposedValue;
};
export type ProposedGainLifeCost = {
  readonly kind: 'gain-life';
  readonly who: ProposedPlayers;
  readonly amount: ProposedValue;
};
export type ProposedFlipCost = { readonly kind: 'flip' };
export type ProposedEffectCost = {
  readonly kind: 'effect';
  readonly effect: ProposedEffect;
  readonly if?: ProposedCondition;
};
export type ProposedEitherCost = { readonly kind: 'either'; readonly of: readonly ProposedCost[] };
export type ProposedParameterCost = { readonly kind: 'parameter'; readonly name: string };
export type ProposedChange =
  | ProposedControlChange
  | ProposedSetNameChange
  | ProposedAddTypesChange
  | ProposedRemoveTypesChange
  | ProposedSetTypesChange
  | ProposedEveryCreatureTypeChange
  | ProposedSetColoursChange
  | ProposedAddColoursChange
  | ProposedGainAbilityChange
  | ProposedLoseAbilityChange
  | ProposedLoseAllAbilitiesChange
  | ProposedCannotHaveChange
  | ProposedSetStatChange
  | ProposedModifyStatsChange
  | ProposedSwitchStatsChange
  | ProposedCannotChange
  | ProposedMustChange;
export type ProposedControlChange = { readonly kind: 'control'; readonly to: ProposedPlayers };
export type ProposedSetNameChange = { readonly kind: 'set-name'; readonly name: ProposedWord };
export type ProposedAddTypesChange = {
  readonly kind: 'add-types';
  readonly supertypes?: readonly ('basic' | 'legendary' | 'ongoing' | 'snow' | 'world')[];
  readonly types?: readonly (
    | 'artifact'
    | 'battle'
    | 'conspiracy'
    | 'creature'
    | 'dungeon'
    | 'enchantment'
    | 'instant'
    | 'kindred'
    | 'land'
    | 'phenomenon'
    | 'plane'
    | 'planeswalker'
    | 'scheme'
    | 'sorcery'
    | 'vanguard'
  )[];
  readonly subtypes?: readonly ProposedWord[];
  readonly said?:
    | 'with-what-follows'
    | 'with-base'
    | 'colours-too'
    | 'still-a-land'
    | 'thats-still-a-land'
    | 'thats-still-a-planeswalker';
};
export type ProposedRemoveTypesChange = {
  readonly kind: 'remove-types';
  readonly supertypes?: readonly ('basic' | 'legendary' | 'ongoing' | 'snow' | 'world')[];
  readonly types?: readonly (
    | 'artifact'
    | 'battle'
    | 'conspiracy'
    | 'creature'
    | 'dungeon'
    | 'enchantment'
    | 'instant'
    | 'kindred'
    | 'land'
    | 'phenomenon'
    | 'plane'
    | 'planeswalker'
    | 'scheme'
    | 'sorcery'
    | 'vanguard'
  )[];
  readonly subtypes?: readonly ProposedWord[];
};
export type ProposedSetTypesChange = {
  readonly kind: 'set-types';
  readonly types?: readonly (
    | 'artifact'
    | 'battle'
    | 'conspiracy'
    | 'creature'
    | 'dungeon'
    | 'enchantment'
    | 'instant'
    | 'kindred'
    | 'land'
    | 'phenomenon'
    | 'plane'
    | 'planeswalker'
    | 'scheme'
    | 'sorcery'
    | 'vanguard'
  )[];
  readonly subtypes?: readonly ProposedWord[];
  readonly supertypes?: readonly ('basic' | 'legendary' | 'ongoing' | 'snow' | 'world')[];
  readonly said?: 'with-what-follows' | 'with-base';
};
export type ProposedEveryCreatureTypeChange = { readonly kind: 'every-creature-type' };
export type ProposedSetColoursChange = {
  readonly kind: 'set-colours';
  readonly colours: readonly ProposedColour[];
};
export type ProposedAddColoursChange = {
  readonly kind: 'add-colours';
  readonly colours: readonly ProposedColour[];
};
export type ProposedGainAbilityChange = { readonly kind: 'gain-ability'; readonly ability: ProposedAbility };
export type ProposedLoseAbilityChange = { readonly kind: 'lose-ability'; readonly keyword: string };
export type ProposedLoseAllAbilitiesChange = { readonly kind: 'lose-all-abilities' };
export type ProposedCannotHaveChange = { readonly kind: 'cannot-have'; readonly keyword: string };
export type ProposedSetStatChange = {
  readonly kind: 'set-stat';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly value: ProposedValue;
};
export type ProposedModifyStatsChange = {
  readonly kind: 'modify-stats';
  readonly power: ProposedValue;
  readonly toughness: ProposedValue;
  readonly said?: 'for-each';
};
export type ProposedSwitchStatsChange = { readonly kind: 'switch-stats' };
export type ProposedCannotChange = { readonly kind: 'cannot'; readonly action: ProposedAction };
export type ProposedMustChange = { readonly kind: 'must'; readonly action: ProposedAction };
export type ProposedAbility = ProposedKeywordAbility;
export type ProposedKeywordAbility = {
  readonly kind: 'keyword';
  readonly name: string;
  readonly costs?: readonly ProposedCost[];
  readonly value?: ProposedValue;
  readonly filter?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly ability?: ProposedAbility;
  readonly text?: string;
  readonly colour?: ProposedColour;
  readonly levels?: readonly ProposedFace[];
};
export type ProposedFace = ProposedFaceFace;
export type ProposedFaceFace = {
  readonly kind: 'face';
  readonly name: string;
  readonly cost?: string;
  readonly supertypes?: readonly string[];
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly colours?: readonly ProposedColour[];
  readonly power?: ProposedValue;
  readonly toughness?: ProposedValue;
  readonly loyalty?: ProposedValue;
  readonly defense?: ProposedValue;
  readonly handModifier?: ProposedValue;
  readonly lifeModifier?: ProposedValue;
  readonly abilities?: readonly ProposedAbility[];
  readonly unknown?: readonly string[];
  readonly from?: number;
  readonly to?: number;
};
export type ProposedAction =
  | ProposedAttackAction
  | ProposedBlockAction
  | ProposedBeBlockedAction
  | ProposedAssignDamageAction
  | ProposedBeTargetedAction
  | ProposedBeAttachedAction
  | ProposedCastAction
  | ProposedActivateAction
  | ProposedPlayAction
  | ProposedUntapAction
  | ProposedTapAction
  | ProposedBeCounteredAction
  | ProposedBeDestroyedAction
  | ProposedBeSacrificedAction
  | ProposedRegenerateAction
  | ProposedEnterAction
  | ProposedLeaveAction
  | ProposedGainLifeAction
  | ProposedLoseLifeAction
  | ProposedPayLifeAction
  | ProposedDrawAction
  | ProposedSearchAction
  | ProposedPreventDamageAction
  | ProposedHaveCountersAction
  | ProposedTransformAction
  | ProposedTurnFaceUpAction
  | ProposedWinGameAction
  | ProposedLoseGameAction
  | ProposedCauseTriggersAction
  | ProposedPhaseInAction
  | ProposedParameterAction;
export type ProposedAttackAction = {
  readonly kind: 'attack';
  readonly who?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly defender?: ProposedFilter;
  readonly alone?: 'alone' | 'not-alone';
  readonly most?: ProposedValue;
};
export type ProposedBlockAction = {
  readonly kind: 'block';
  readonly who?: ProposedFilter;
  readonly attacker?: ProposedFilter;
  readonly alone?: 'alone' | 'not-alone';
  readonly most?: ProposedValue;
};
export type ProposedBeBlockedAction = {
  readonly kind: 'be-blocked';
  readonly who?: ProposedFilter;
  readonly by?: ProposedFilter;
  readonly least?: number;
  readonly most?: number;
  readonly all?: 'all';
};
export type ProposedAssignDamageAction = { readonly kind: 'assign-damage'; readonly who?: ProposedFilter };
export type ProposedBeTargetedAction = {
  readonly kind: 'be-targeted';
  readonly what?: ProposedFilter;
  readonly players?: ProposedPlayers;
  readonly by?: ProposedFilter;
  readonly byPlayers?: ProposedPlayers;
};
export type ProposedBeAttachedAction = {
  readonly kind: 'be-attached';
  readonly what?: ProposedFilter;
  readonly by?: ProposedFilter;
};
export type ProposedCastAction = {
  readonly kind: 'cast';
  readonly who: ProposedPlayers;
  readonly what?: ProposedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly most?: ProposedValue;
  readonly speed?: 'instant';
};
export type ProposedActivateAction = {
  readonly kind: 'activate';
  readonly who: ProposedPlayers;
  readonly of?: ProposedFilter;
  readonly except?: 'mana';
  readonly which?: 'loyalty' | 'tap-cost' | 'any';
};
export type ProposedPlayAction = {
  readonly kind: 'play';
  readonly who: ProposedPlayers;
  readonly what?: ProposedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type ProposedUntapAction = {
  readonly kind: 'untap';
  readonly what: ProposedFilter;
  readonly step?: 'untap-step' | 'ever';
  readonly most?: ProposedValue;
  readonly players?: ProposedPlayers;
};
export type ProposedTapAction = { readonly kind: 'tap'; readonly what: ProposedFilter };
export type ProposedBeCounteredAction = { readonly kind: 'be-countered'; readonly what?: ProposedFilter };
export type ProposedBeDestroyedAction = { readonly kind: 'be-destroyed'; readonly what?: ProposedFilter };
export type ProposedBeSacrificedAction = { readonly kind: 'be-sacrificed'; readonly what?: ProposedFilter };
export type ProposedRegenerateAction = { readonly kind: 'regenerate'; readonly what?: ProposedFilter };
export type ProposedEnterAction = {
  readonly kind: 'enter';
  readonly what: ProposedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type ProposedLeaveAction = {
  readonly kind: 'leave';
  readonly what: ProposedFilter;
  readonly from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type ProposedGainLifeAction = { readonly kind: 'gain-life'; readonly who: ProposedPlayers };
export type ProposedLoseLifeAction = { readonly kind: 'lose-life'; readonly who: ProposedPlayers };
export type ProposedPayLifeAction = { readonly kind: 'pay-life'; readonly who: ProposedPlayers };
export type ProposedDrawAction = {
  readonly kind: 'draw';
  readonly who: ProposedPlayers;
  readonly most?: ProposedValue;
};
export type ProposedSearchAction = { readonly kind: 'search'; readonly who: ProposedPlayers };
export type ProposedPreventDamageAction = {
  readonly kind: 'prevent-damage';
  readonly from?: ProposedFilter;
  readonly combat?: 'combat';
};
export type ProposedHaveCountersAction = {
  readonly kind: 'have-counters';
  readonly what?: ProposedFilter;
  readonly counter?: string;
  readonly players?: ProposedPlayers;
  readonly most?: number;
};
export type ProposedTransformAction = { readonly kind: 'transform'; readonly what?: ProposedFilter };
export type ProposedTurnFaceUpAction = { readonly kind: 'turn-face-up'; readonly what: ProposedFilter };
export type ProposedWinGameAction = { readonly kind: 'win-game'; readonly who: ProposedPlayers };
export type ProposedLoseGameAction = { readonly kind: 'lose-game'; readonly who: ProposedPlayers };
export type ProposedCauseTriggersAction = { readonly kind: 'cause-triggers'; readonly what: ProposedPattern };
export type ProposedPhaseInAction = { readonly kind: 'phase-in'; readonly what: ProposedFilter };
export type ProposedParameterAction = { readonly kind: 'parameter'; readonly name: string };
export type ProposedOutcome =
  | ProposedTappedOutcome
  | ProposedUntappedOutcome
  | ProposedWithCountersOutcome
  | ProposedWithCountersOfOutcome
  | ProposedUnderControlOutcome
  | ProposedAsCopyOutcome
  | ProposedItselfOutcome
  | ProposedChoosingOutcome
  | ProposedChangedOutcome
  | ProposedTransformedOutcome
  | ProposedFaceDownOutcome
  | ProposedAttackingOutcome
  | ProposedAttachedOutcome
  | ProposedBlockingOutcome
  | ProposedToZoneOutcome
  | ProposedAmountOutcome
  | ProposedPreventOutcome
  | ProposedRedirectOutcome
  | ProposedInsteadOutcome
  | ProposedAlsoOutcome
  | ProposedAsCountersOutcome
  | ProposedMoreTokensOutcome
  | ProposedExileLinkedOutcome
  | ProposedRegenerateOutcome
  | ProposedParameterOutcome;
export type ProposedTappedOutcome = { readonly kind: 'tapped'; readonly if?: ProposedCondition };
export type ProposedUntappedOutcome = { readonly kind: 'untapped' };
export type ProposedWithCountersOutcome = {
  readonly kind: 'with-counters';
  readonly counter: string;
  readonly count: ProposedValue;
  readonly said?: 'for-each' | 'where';
};
export type ProposedWithCountersOfOutcome = {
  readonly kind: 'with-counters-of';
  readonly of: ProposedReference;
};
export type ProposedUnderControlOutcome = { readonly kind: 'under-control'; readonly who: ProposedPlayers };
export type ProposedAsCopyOutcome = {
  readonly kind: 'as-copy';
  readonly filter: ProposedFilter;
  readonly in?: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly may?: 'may';
  readonly except?: readonly ProposedChange[];
  readonly counter?: string;
  readonly count?: ProposedValue;
};
export type ProposedItselfOutcome = {
  readonly kind: 'itself';
  readonly changes: readonly ProposedChange[];
  readonly if?: ProposedCondition;
};
export type ProposedChoosingOutcome = {
  readonly kind: 'choosing';
  readonly effect: ProposedEffect;
  readonly as?: string;
};
export type ProposedChangedOutcome = {
  readonly kind: 'changed';
  readonly changes: readonly ProposedChange[];
};
export type ProposedTransformedOutcome = { readonly kind: 'transformed' };
export type ProposedFaceDownOutcome = { readonly kind: 'face-down' };
export type ProposedAttackingOutcome = {
  readonly kind: 'attacking';
  readonly like?: ProposedReference;
  readonly players?: ProposedPlayers;
  readonly or?: 'planeswalkers';
};
export type ProposedAttachedOutcome = {
  readonly kind: 'attached';
  readonly to?: ProposedReference;
  readonly players?: ProposedPlayers;
};
export type ProposedBlockingOutcome = { readonly kind: 'blocking'; readonly attacker?: ProposedReference };
export type ProposedToZoneOutcome = {
  readonly kind: 'to-zone';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly position?: 'top' | 'bottom' | 'shuffled-in';
  readonly reveal?: 'reveal';
  readonly owner?: 'owner';
};
export type ProposedAmountOutcome = { readonly kind: 'amount'; readonly value: ProposedValue };
export type ProposedPreventOutcome = { readonly kind: 'prevent'; readonly amount?: ProposedValue };
export type ProposedRedirectOutcome = {
  readonly kind: 'redirect';
  readonly to?: ProposedReference;
  readonly players?: ProposedPlayers;
};
export type ProposedInsteadOutcome = {
  readonly kind: 'instead';
  readonly effect: ProposedEffect;
  readonly bind?: string;
};
export type ProposedAlsoOutcome = { readonly kind: 'also'; readonly effect: ProposedEffect };
export type ProposedAsCountersOutcome = { readonly kind: 'as-counters'; readonly counter: string };
export type ProposedMoreTokensOutcome = {
  readonly kind: 'more-tokens';
  readonly token?: ProposedToken;
  readonly times?: ProposedValue;
};
export type ProposedExileLinkedOutcome = { readonly kind: 'exile-linked'; readonly as: string };
export type ProposedRegenerateOutcome = { readonly kind: 'regenerate' };
export type ProposedParameterOutcome = { readonly kind: 'parameter'; readonly name: string };
export type ProposedToken = ProposedMadeToken | ProposedCopyToken;
export type ProposedMadeToken = { readonly kind: 'made'; readonly face: ProposedFace };
export type ProposedCopyToken = {
  readonly kind: 'copy';
  readonly of: ProposedReference;
  readonly except?: readonly ProposedChange[];
};
export type ProposedMana =
  | ProposedExactlyMana
  | ProposedChoiceMana
  | ProposedAnyColourMana
  | ProposedColourMana
  | ProposedCouldProduceMana
  | ProposedSameAsEventMana
  | ProposedDoubledMana
  | ProposedAmongColoursMana
  | ProposedCostOfMana
  | ProposedNotedMana
  | ProposedCombinationMana
  | ProposedParameterMana;
export type ProposedExactlyMana = { readonly kind: 'exactly'; readonly symbols: string };
export type ProposedChoiceMana = { readonly kind: 'choice'; readonly of: readonly string[] };
export type ProposedAnyColourMana = {
  readonly kind: 'any-colour';
  readonly different?: 'each-different' | 'one-colour';
};
export type ProposedColourMana = { readonly kind: 'colour'; readonly of: ProposedColour };
export type ProposedCouldProduceMana = {
  readonly kind: 'could-produce';
  readonly filter: ProposedFilter;
  readonly of: 'colour' | 'type';
};
export type ProposedSameAsEventMana = { readonly kind: 'same-as-event' };
export type ProposedDoubledMana = { readonly kind: 'doubled' };
export type ProposedAmongColoursMana = { readonly kind: 'among-colours'; readonly of: ProposedReference };
export type ProposedCostOfMana = { readonly kind: 'cost-of'; readonly of: ProposedReference };
export type ProposedNotedMana = {
  readonly kind: 'noted';
  readonly name: string;
  readonly what: 'type' | 'type-and-amount';
};
export type ProposedCombinationMana = { readonly kind: 'combination'; readonly of: readonly string[] };
export type ProposedParameterMana = { readonly kind: 'parameter'; readonly name: string };
