// Generated from the events and from schema.graphql by `npm run generate`; do not edit.
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What a feed entry tells. */
export type Story =
  | ToldGameCreated
  | ToldPlayerInvited
  | ToldInvitationEnded
  | ToldSeatTaken
  | ToldSeatLeft
  | ToldHostChanged
  | ToldSeatReady
  | ToldReadinessWithdrawn
  | ToldOpeningBegan
  | ToldEntropyOpened
  | ToldGameBegan
  | ToldStarterChooserDetermined
  | ToldStartingPlayerChosen
  | ToldMulliganRoundBegan
  | ToldMulliganDeclared
  | ToldHandBottomed
  | ToldGameRestarted
  | ToldLibraryMade
  | ToldLibraryShuffled
  | ToldLibraryCut
  | ToldHandsReturned
  | ToldCardDrawn
  | ToldDrewFromEmptyLibrary
  | ToldCardPutOnBottom
  | ToldCardNamed
  | ToldCardLeftUnnamed
  | ToldTakenForUtopia
  | ToldCardMarked
  | ToldTemplateReleased
  | ToldOwnershipTransferred
  | ToldPentalandPlayed
  | ToldUtopiaPlayed
  | ToldUtopiaIdentitiesSwapped
  | ToldClauseCameUp
  | ToldClauseProposed
  | ToldProposalRefused
  | ToldProposalAccepted
  | ToldClauseReferred
  | ToldClauseSettled
  | ToldTurnBegan
  | ToldTurnPassedOver
  | ToldTurnOrderReversed
  | ToldStepBegan
  | ToldDecisionOpened
  | ToldDecisionClosed
  | ToldObjectMoved
  | ToldObjectCeased
  | ToldCardsPlaced
  | ToldTokenCreated
  | ToldPermanentTapped
  | ToldCountersChanged
  | ToldPlayerCountersChanged
  | ToldDamagePrevented
  | ToldDamageDealt
  | ToldDamageRemoved
  | ToldStateBasedChecked
  | ToldLifeChanged
  | ToldAttachmentChanged
  | ToldControllerChanged
  | ToldFaceChanged
  | ToldPhased
  | ToldMarked
  | ToldCardsRevealed
  | ToldCardRevealedAgain
  | ToldCardsLookedAt
  | ToldLibraryArranged
  | ToldHappenedAtOnce
  | ToldPermanentPlaced
  | ToldPriorityPassed
  | ToldSpellCast
  | ToldAbilityStacked
  | ToldSpellCopied
  | ToldTargetsChanged
  | ToldResolutionBegan
  | ToldCountered
  | ToldLandPlayed
  | ToldManaAdded
  | ToldManaSpent
  | ToldManaEmptied
  | ToldEffectBegan
  | ToldCoinFlipped
  | ToldDieRolled
  | ToldWordChosen
  | ToldActionTaken
  | ToldAttackersDeclared
  | ToldBlockersDeclared
  | ToldAttackerAdded
  | ToldBecameBlocked
  | ToldBlockersOrdered
  | ToldRemovedFromCombat
  | ToldDamageAssigned
  | ToldAssignedDamageTaken
  | ToldCombatBegan
  | ToldCombatEnded
  | ToldTurnPlanned
  | ToldFuturePlanned
  | ToldPlayerDesignated
  | ToldEmblemMade
  | ToldPlayerLost
  | ToldGameEnded
  | ToldOpeningAgreed
  | ToldShortcutProposed
  | ToldShortcutRound
  | ToldFlagFell
  | ToldClocksResumed
  | ToldPassingSet
  | ToldGameQuarantined
  | ToldQuarantineLifted
  | ToldGameRepaired
  | ToldForkedFrom
  | ToldPositionEntered
  | ToldGameStopped
  | ToldCallTaken
  | ToldCallHandedBack
  | ToldRulingApplied
  | ToldGameResumed
  | ToldNameFreed
  | ToldControlCorrected
  | ToldRewound
  | ToldTakeBackAsked
  | ToldTakeBackAgreed
  | ToldTakeBackEnded;
export type ToldGameCreated = {
  readonly type: 'GameCreated';
  readonly game: string;
  readonly host: string;
  readonly terms: {
    readonly ruleset: 'pentaland' | 'utopia' | 'war-zone' | 'magic';
    readonly base: 'cr' | 'cr2011' | 'ninth';
    readonly format:
      | 'all'
      | {
          readonly cards:
            | { readonly from: 'all' }
            | { readonly from: 'until'; readonly date: string }
            | { readonly from: 'sets'; readonly sets: readonly string[] }
            | { readonly from: 'list'; readonly names: readonly string[] };
          readonly legality?: string;
        };
    readonly seats: number;
    readonly access: 'open' | 'invitation' | 'private';
    readonly spectators: 'allowed' | 'refused';
    readonly opens: 'at-end' | 'by-consent' | 'after-tournament' | 'judges-only';
    readonly librarySize: number;
    readonly library?: {
      readonly cards?: readonly { readonly name: string; readonly count: number }[];
      readonly leastNames?: number;
      readonly colours?: 'even';
    };
    readonly prebuilt?: readonly string[];
    readonly sideboardSize?: number;
    readonly startingLife: number;
    readonly maximumHandSize: 'none' | number;
    readonly attack?: 'multiple' | 'left' | 'right';
    readonly teams?: readonly number[];
    readonly deploy?: 'creatures';
    readonly graveyards?: 'arranged';
    readonly range?: readonly (number | null)[];
    readonly naming?: {
      readonly help: 'none' | 'used' | 'search';
      readonly refused: { readonly free: number; readonly thenEvery: number };
    };
    readonly clock?:
      | {
          readonly kind: 'chess';
          readonly initial: number;
          readonly increment: number;
          readonly flag: 'loses' | 'passes';
        }
      | {
          readonly kind: 'thinking';
          readonly each: number;
          readonly late?: { readonly from: number; readonly each: number } | null;
          readonly flag: 'loses' | 'passes';
        };
    readonly unresolved?: { readonly goes: 'to-a-judge'; readonly within: number };
    readonly takeBack?: 'by-consent';
    readonly challenges?: 'allowed';
    readonly startWithin: number;
    readonly openWithin: number;
    readonly absentAfter: number;
    readonly abandonAfter: number;
  };
  readonly commitment: string;
};
export type ToldPlayerInvited = { readonly type: 'PlayerInvited'; readonly player: string };
export type ToldInvitationEnded = {
  readonly type: 'InvitationEnded';
  readonly player: string;
  readonly reason: 'declined' | 'withdrawn';
};
export type ToldSeatTaken = { readonly type: 'SeatTaken'; readonly seat: number; readonly player: string };
export type ToldSeatLeft = {
  readonly type: 'SeatLeft';
  readonly seat: number;
  readonly reason: 'left' | 'entropy-not-opened' | 'taken-out';
};
export type ToldHostChanged = { readonly type: 'HostChanged'; readonly host: string };
export type ToldSeatReady = {
  readonly type: 'SeatReady';
  readonly seat: number;
  readonly commitment: string | null;
};
export type ToldReadinessWithdrawn = {
  readonly type: 'ReadinessWithdrawn';
  readonly reason: 'left' | 'entropy-not-opened' | 'taken-out';
};
export type ToldOpeningBegan = { readonly type: 'OpeningBegan'; readonly deadline: number };
export type ToldEntropyOpened = {
  readonly type: 'EntropyOpened';
  readonly seat: number;
  readonly entropy: string;
};
export type ToldGameBegan = {
  readonly type: 'GameBegan';
  readonly life: number;
  readonly graveyards?: number;
  readonly naming?: 'nonland-where-it-costs' | 'nothing';
};
export type ToldStarterChooserDetermined = {
  readonly type: 'StarterChooserDetermined';
  readonly seat: number;
};
export type ToldStartingPlayerChosen = { readonly type: 'StartingPlayerChosen'; readonly seat: number };
export type ToldMulliganRoundBegan = {
  readonly type: 'MulliganRoundBegan';
  readonly seats: readonly number[];
};
export type ToldMulliganDeclared = {
  readonly type: 'MulliganDeclared';
  readonly seat: number;
  readonly choice: 'keep' | 'mulligan';
};
export type ToldHandBottomed = {
  readonly type: 'HandBottomed';
  readonly seat: number;
  readonly count: number;
};
export type ToldGameRestarted = {
  readonly type: 'GameRestarted';
  readonly starting: number;
  readonly life: number;
};
export type ToldLibraryMade = {
  readonly type: 'LibraryMade';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly count: number;
  readonly catalogue: string;
  readonly unnamed?: true;
};
export type ToldLibraryShuffled = {
  readonly type: 'LibraryShuffled';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldLibraryCut = {
  readonly type: 'LibraryCut';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly by?: number;
};
export type ToldHandsReturned = {
  readonly type: 'HandsReturned';
  readonly seats: readonly number[];
  readonly to: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldCardDrawn = {
  readonly type: 'CardDrawn';
  readonly seat: number;
  readonly from: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  /** Your id of an object. */ readonly becomes?: string;
};
export type ToldDrewFromEmptyLibrary = { readonly type: 'DrewFromEmptyLibrary'; readonly seat: number };
export type ToldCardPutOnBottom = {
  readonly type: 'CardPutOnBottom';
  readonly seat: number;
  readonly to: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  /** Your id of an object. */ readonly object?: string;
};
export type ToldCardNamed = {
  readonly type: 'CardNamed';
  readonly seat: number;
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly name: string;
  readonly counts: boolean;
  readonly watched?: true;
  /** Your id of an object. */ readonly object?: string;
};
export type ToldCardLeftUnnamed = {
  readonly type: 'CardLeftUnnamed';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly as?: 'creature';
  /** Your id of an object. */ readonly object?: string;
};
export type ToldTakenForUtopia = {
  readonly type: 'TakenForUtopia';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldCardMarked = {
  readonly type: 'CardMarked';
  readonly seat: number;
  /** Your id of an object. */ readonly object: string;
  readonly name: string;
};
export type ToldTemplateReleased = {
  readonly type: 'TemplateReleased';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldOwnershipTransferred = {
  readonly type: 'OwnershipTransferred';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly owner: number | null;
};
export type ToldPentalandPlayed = {
  readonly type: 'PentalandPlayed';
  readonly seat: number;
  /** Your id of an object. */ readonly object?: string;
};
export type ToldUtopiaPlayed = {
  readonly type: 'UtopiaPlayed';
  readonly seat: number;
  /** Your id of an object. */ readonly object?: string;
};
export type ToldUtopiaIdentitiesSwapped = {
  readonly type: 'UtopiaIdentitiesSwapped';
  readonly seat: number;
  /** Your id of an object. */ readonly object: string;
};
export type ToldClauseCameUp = {
  readonly type: 'ClauseCameUp';
  readonly seat: number;
  /** Your id of an object. */ readonly object: string;
  readonly text: string;
  readonly part: 'effect' | 'costs' | 'trigger';
};
export type ToldClauseProposed = {
  readonly type: 'ClauseProposed';
  readonly seat: number;
  /** Your id of an object. */ readonly object: string;
  readonly text: string;
  readonly part: 'effect' | 'costs' | 'trigger';
  readonly attempt: number;
  readonly does: { readonly kind: string; readonly [name: string]: Json };
  readonly named: readonly {
    readonly name: string;
    readonly objects: readonly string[];
    readonly players: readonly number[];
  }[];
  readonly covered: readonly {
    readonly name: string;
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat?: number | null;
      readonly index: number;
    };
    readonly count: number;
  }[];
  readonly hidden?: readonly {
    readonly name: string;
    readonly objects: readonly string[];
    readonly players: readonly number[];
  }[];
  /** `does` in the words of cards. */ readonly inWords?: string;
};
export type ToldProposalRefused = {
  readonly type: 'ProposalRefused';
  /** Your id of an object. */ readonly object: string;
  readonly by: number;
};
export type ToldProposalAccepted = {
  readonly type: 'ProposalAccepted';
  /** Your id of an object. */ readonly object: string;
  readonly by: readonly number[];
};
export type ToldClauseReferred = {
  readonly type: 'ClauseReferred';
  readonly referral: string;
  readonly seat: number;
  /** Your id of an object. */ readonly object: string;
  readonly text: string;
  readonly part: 'effect' | 'costs' | 'trigger';
  readonly nothing: readonly number[];
  readonly stands: readonly number[];
  readonly until: number;
};
export type ToldClauseSettled = {
  readonly type: 'ClauseSettled';
  /** Your id of an object. */ readonly object: string;
  readonly text: string;
  readonly part: 'effect' | 'costs' | 'trigger';
  readonly outcome: 'nothing' | 'stands';
  readonly why: 'vote' | 'claim-refused' | 'left' | 'judge' | 'unruled';
  readonly nothing: readonly number[];
  readonly stands: readonly number[];
  readonly ruling?: { readonly judge: string; readonly attempt?: number | null; readonly reason: string };
};
export type ToldTurnBegan = {
  readonly type: 'TurnBegan';
  readonly turn: number;
  readonly seat: number;
  readonly extra?: boolean;
};
export type ToldTurnPassedOver = { readonly type: 'TurnPassedOver'; readonly seat: number };
export type ToldTurnOrderReversed = { readonly type: 'TurnOrderReversed'; readonly reversed: boolean };
export type ToldStepBegan = {
  readonly type: 'StepBegan';
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
};
export type ToldDecisionOpened = {
  readonly type: 'DecisionOpened';
  readonly decision: string;
  readonly seat: number;
  readonly of?: number;
  readonly kind:
    | 'choose-players'
    | 'yes-no'
    | 'choose-objects'
    | 'priority'
    | 'choose-modes'
    | 'choose-targets'
    | 'number'
    | 'word'
    | 'order'
    | 'divide'
    | 'attackers'
    | 'blockers'
    | 'propose';
  readonly prompt:
    | 'choose-starting-player'
    | 'take-a-mulligan'
    | 'put-on-the-bottom'
    | 'opening-hand'
    | 'priority'
    | 'attackers'
    | 'blockers'
    | 'damage'
    | 'discard'
    | 'target'
    | 'order-triggers'
    | 'order-replacements'
    | 'order-cards'
    | 'legend-rule'
    | 'may'
    | 'pay'
    | 'mode'
    | 'choose'
    | 'divide'
    | 'number'
    | 'word'
    | 'name'
    | 'search'
    | 'scry'
    | 'vote'
    | 'coin'
    | 'mana'
    | 'propose'
    | 'accept'
    | 'settle-as-nothing'
    | 'let-stand'
    | 'shortcut'
    | 'first-drawn';
  readonly since: number;
  /** Your id of an object. */ readonly source?: string;
  readonly question?:
    | {
        readonly kind: 'choose-players';
        readonly candidates: readonly number[];
        readonly count: number;
        readonly least?: number;
      }
    | { readonly kind: 'yes-no'; readonly instead?: readonly string[] }
    | {
        readonly kind: 'choose-objects';
        readonly candidates: readonly string[];
        readonly count: number;
        readonly least?: number;
      }
    | { readonly kind: 'priority'; readonly actions: readonly ('pass-turn' | 'pass' | 'act')[] }
    | {
        readonly kind: 'choose-modes';
        readonly options: readonly {
          readonly label: string;
          /** Your id of an object. */ readonly object?: string;
        }[];
        readonly least: number;
        readonly most: number;
        readonly repeat: boolean;
      }
    | {
        readonly kind: 'choose-targets';
        readonly objects: readonly string[];
        readonly players: readonly number[];
        readonly least: number;
        readonly most: number;
      }
    | { readonly kind: 'number'; readonly least: number; readonly most?: number | null }
    | {
        readonly kind: 'word';
        readonly of: string;
        readonly from?: readonly string[] | null;
        /** Your id of an object. */ readonly object?: string;
        readonly none?: 'allowed';
      }
    | {
        readonly kind: 'order';
        readonly options: readonly {
          readonly label: string;
          /** Your id of an object. */ readonly object?: string;
        }[];
      }
    | {
        readonly kind: 'divide';
        readonly total: number;
        readonly least: number;
        readonly among: readonly (string | number)[];
        readonly most?: readonly number[];
        /** Your id of an object. */ readonly source?: string;
        readonly tiers?: readonly {
          readonly tier: number;
          readonly enough: number;
          readonly least: number;
        }[];
      }
    | {
        readonly kind: 'attackers';
        readonly candidates: readonly {
          /** Your id of an object. */ readonly attacker?: string;
          readonly defenders: readonly (number | string)[];
        }[];
      }
    | {
        readonly kind: 'blockers';
        readonly candidates: readonly {
          /** Your id of an object. */ readonly blocker?: string;
          readonly attackers: readonly string[];
          readonly most: number;
        }[];
      }
    | {
        readonly kind: 'propose';
        readonly text: string;
        readonly part: 'effect' | 'costs';
        readonly attempt: number;
        readonly attempts: number;
      };
};
export type ToldDecisionClosed = { readonly type: 'DecisionClosed'; readonly decision: string };
export type ToldObjectMoved = {
  readonly type: 'ObjectMoved';
  readonly from: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly to: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
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
  readonly by: number | null;
  readonly owner: number | null;
  readonly tapped: boolean;
  readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
  readonly counters: { readonly [name: string]: number };
  readonly controller: number | null;
  readonly pile?: 'same';
  /** Your id of an object. */ readonly object?: string;
  /** Your id of an object. */ readonly becomes?: string;
  readonly identity?: ToldFace;
};
export type ToldObjectCeased = {
  readonly type: 'ObjectCeased';
  readonly from?: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  /** Your id of an object. */ readonly object?: string;
};
export type ToldCardsPlaced = {
  readonly type: 'CardsPlaced';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly owner: number | null;
  readonly unnamed?: true;
};
export type ToldTokenCreated = {
  readonly type: 'TokenCreated';
  /** Your id of an object. */ readonly object: string;
  readonly identity: ToldFace;
  readonly owner: number;
  readonly controller: number;
  readonly tapped: boolean;
  readonly counters: { readonly [name: string]: number };
  readonly castAs?: {
    readonly by: number;
    readonly from: string;
    readonly x?: number | null;
    readonly paid: { readonly [name: string]: number };
    readonly alternative: string | null;
    readonly mana: readonly string[];
  };
};
export type ToldPermanentTapped = {
  readonly type: 'PermanentTapped';
  /** Your id of an object. */ readonly object: string;
  readonly tapped: boolean;
  readonly forMana: boolean;
};
export type ToldCountersChanged = {
  readonly type: 'CountersChanged';
  /** Your id of an object. */ readonly object: string;
  readonly counter: string;
  readonly by: number;
};
export type ToldPlayerCountersChanged = {
  readonly type: 'PlayerCountersChanged';
  readonly seat: number;
  readonly counter: string;
  readonly by: number;
};
export type ToldDamagePrevented = {
  readonly type: 'DamagePrevented';
  /** Your id of an object. */ readonly source?: string;
  readonly to?: string | number;
  readonly amount: number;
  readonly combat: boolean;
};
export type ToldDamageDealt = {
  readonly type: 'DamageDealt';
  /** Your id of an object. */ readonly source?: string;
  readonly to?: string | number;
  readonly amount: number;
  readonly combat: boolean;
};
export type ToldDamageRemoved = { readonly type: 'DamageRemoved'; readonly objects: readonly string[] };
export type ToldStateBasedChecked = {
  readonly type: 'StateBasedChecked';
  readonly seats: readonly number[];
  readonly objects: readonly string[];
};
export type ToldLifeChanged = {
  readonly type: 'LifeChanged';
  readonly seat: number;
  readonly by: number;
  readonly cause: 'gain' | 'lose' | 'damage' | 'pay' | 'set' | 'burn';
};
export type ToldAttachmentChanged = {
  readonly type: 'AttachmentChanged';
  /** Your id of an object. */ readonly object: string;
  readonly to?: string | number | null;
};
export type ToldControllerChanged = {
  readonly type: 'ControllerChanged';
  /** Your id of an object. */ readonly object: string;
  readonly controller: number;
};
export type ToldFaceChanged = {
  readonly type: 'FaceChanged';
  /** Your id of an object. */ readonly object: string;
  readonly how: 'transform' | 'flip' | 'face-up' | 'face-down';
  readonly faceDown?: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
  readonly identity?: ToldFace;
  readonly x?: number;
};
export type ToldPhased = {
  readonly type: 'Phased';
  /** Your id of an object. */ readonly object: string;
  readonly phasedOut: 'no' | 'directly' | 'with-host';
};
export type ToldMarked = {
  readonly type: 'Marked';
  /** Your id of an object. */ readonly object: string;
  readonly mark: string;
  readonly on: boolean;
  readonly x?: number;
};
export type ToldCardsRevealed = {
  readonly type: 'CardsRevealed';
  readonly seat: number;
  readonly objects: readonly string[];
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldCardRevealedAgain = {
  readonly type: 'CardRevealedAgain';
  readonly seat: number;
  /** Your id of an object. */ readonly becomes: string;
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
};
export type ToldCardsLookedAt = {
  readonly type: 'CardsLookedAt';
  readonly seat: number;
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly count: number;
  readonly objects?: readonly string[];
};
export type ToldLibraryArranged = {
  readonly type: 'LibraryArranged';
  readonly zone: {
    readonly kind:
      'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
    readonly seat?: number | null;
    readonly index: number;
  };
  readonly top: number;
  readonly bottom: number;
  readonly by: number;
  readonly atRandom?: true;
};
export type ToldHappenedAtOnce = {
  readonly type: 'HappenedAtOnce';
  readonly events: readonly { readonly [name: string]: Json }[];
};
export type ToldPermanentPlaced = {
  readonly type: 'PermanentPlaced';
  /** Your id of an object. */ readonly object: string;
  readonly owner: number;
  readonly controller: number;
  readonly tapped: boolean;
  readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
  readonly counters: { readonly [name: string]: number };
  readonly damage: number;
  readonly attachedTo?: string | number | null;
  readonly token?: true;
  readonly since: number;
  readonly identity?: ToldFace;
};
export type ToldPriorityPassed = { readonly type: 'PriorityPassed'; readonly seat: number };
export type ToldSpellCast = {
  readonly type: 'SpellCast';
  /** Your id of an object. */ readonly object: string;
  readonly item: ToldItem;
};
export type ToldAbilityStacked = {
  readonly type: 'AbilityStacked';
  /** Your id of an object. */ readonly object: string;
  readonly item: ToldItem;
};
export type ToldSpellCopied = {
  readonly type: 'SpellCopied';
  /** Your id of an object. */ readonly object: string;
  /** Your id of an object. */ readonly of?: string;
  readonly identity: ToldFace;
  readonly item: ToldItem;
};
export type ToldTargetsChanged = {
  readonly type: 'TargetsChanged';
  /** Your id of an object. */ readonly object: string;
  readonly targets: readonly {
    readonly objects: readonly string[];
    readonly players: readonly number[];
    readonly amounts?: readonly number[];
  }[];
  readonly zones?: readonly {
    readonly kind: 'library' | 'graveyard';
    readonly seat: number;
    readonly index?: number | null;
  }[];
};
export type ToldResolutionBegan = {
  readonly type: 'ResolutionBegan';
  /** Your id of an object. */ readonly object: string;
  readonly fizzled: boolean;
};
export type ToldCountered = {
  readonly type: 'Countered';
  /** Your id of an object. */ readonly object: string;
  readonly by?: string | null;
};
export type ToldLandPlayed = {
  readonly type: 'LandPlayed';
  readonly seat: number;
  /** Your id of an object. */ readonly object?: string;
};
export type ToldManaAdded = {
  readonly type: 'ManaAdded';
  readonly seat: number;
  readonly mana: readonly {
    readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly snow?: boolean;
    /** Your id of an object. */ readonly source?: string;
    readonly only?: string;
    readonly rider?: string;
    readonly keeps?: 'end-of-turn' | 'end-of-phase';
  }[];
  readonly source?: string | null;
  readonly tapped?: true;
};
export type ToldManaSpent = {
  readonly type: 'ManaSpent';
  readonly seat: number;
  readonly mana: readonly {
    readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly snow?: boolean;
    /** Your id of an object. */ readonly source?: string;
    readonly only?: string;
    readonly rider?: string;
    readonly keeps?: 'end-of-turn' | 'end-of-phase';
  }[];
};
export type ToldManaEmptied = {
  readonly type: 'ManaEmptied';
  readonly seat: number;
  readonly left: readonly {
    readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly snow?: boolean;
    /** Your id of an object. */ readonly source?: string;
    readonly only?: string;
    readonly rider?: string;
    readonly keeps?: 'end-of-turn' | 'end-of-phase';
  }[];
};
export type ToldEffectBegan = { readonly type: 'EffectBegan'; readonly effect: ToldEffect };
export type ToldCoinFlipped = {
  readonly type: 'CoinFlipped';
  readonly seat: number;
  readonly heads: boolean;
  readonly won: boolean | null;
};
export type ToldDieRolled = {
  readonly type: 'DieRolled';
  readonly seat: number;
  readonly sides: number;
  readonly result: number;
};
export type ToldWordChosen = {
  readonly type: 'WordChosen';
  readonly seat: number;
  readonly of: string;
  readonly word: string;
};
export type ToldActionTaken = {
  readonly type: 'ActionTaken';
  readonly action: string;
  readonly seat: number | null;
  readonly object: string | null;
  readonly word?: string;
  readonly amount?: number;
};
export type ToldAttackersDeclared = {
  readonly type: 'AttackersDeclared';
  readonly attacks: readonly {
    /** Your id of an object. */ readonly attacker?: string;
    readonly defender?: number | string | null;
    /** Your id of an object. */ readonly lost?: string;
    readonly defending: number;
    readonly blocked: boolean;
    readonly band?: number | null;
  }[];
};
export type ToldBlockersDeclared = {
  readonly type: 'BlockersDeclared';
  readonly seat: number;
  readonly blocks: readonly {
    /** Your id of an object. */ readonly blocker?: string;
    readonly attackers: readonly string[];
  }[];
};
export type ToldAttackerAdded = {
  readonly type: 'AttackerAdded';
  readonly attack: {
    /** Your id of an object. */ readonly attacker?: string;
    readonly defender?: number | string | null;
    /** Your id of an object. */ readonly lost?: string;
    readonly defending: number;
    readonly blocked: boolean;
    readonly band?: number | null;
  };
};
export type ToldBecameBlocked = {
  readonly type: 'BecameBlocked';
  /** Your id of an object. */ readonly attacker?: string;
  /** Your id of an object. */ readonly blocker?: string;
};
export type ToldBlockersOrdered = {
  readonly type: 'BlockersOrdered';
  /** Your id of an object. */ readonly object: string;
  readonly order: readonly string[];
};
export type ToldRemovedFromCombat = {
  readonly type: 'RemovedFromCombat';
  /** Your id of an object. */ readonly object: string;
  readonly part?: 'fights' | 'is-attacked';
};
export type ToldDamageAssigned = {
  readonly type: 'DamageAssigned';
  readonly damage: readonly {
    /** Your id of an object. */ readonly source?: string;
    readonly to?: number | string;
    readonly amount: number;
  }[];
};
export type ToldAssignedDamageTaken = { readonly type: 'AssignedDamageTaken'; readonly amount: number };
export type ToldCombatBegan = { readonly type: 'CombatBegan'; readonly seat: number };
export type ToldCombatEnded = { readonly type: 'CombatEnded'; readonly seat: number };
export type ToldTurnPlanned = {
  readonly type: 'TurnPlanned';
  readonly ahead: readonly (
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
export type ToldFuturePlanned = {
  readonly type: 'FuturePlanned';
  readonly extraTurns: readonly number[];
  readonly skips: readonly { readonly seat: number; readonly what: string }[];
  readonly controls: readonly {
    readonly seat: number;
    readonly by: number;
    readonly during: string;
    readonly active: boolean;
  }[];
};
export type ToldPlayerDesignated = {
  readonly type: 'PlayerDesignated';
  readonly seat: number | null;
  readonly designation: string;
  readonly on: boolean;
};
export type ToldEmblemMade = {
  readonly type: 'EmblemMade';
  /** Your id of an object. */ readonly object: string;
  readonly seat: number;
  readonly made: ToldFace;
};
export type ToldPlayerLost = {
  readonly type: 'PlayerLost';
  readonly seat: number;
  readonly reason:
    | 'conceded'
    | 'absent'
    | 'drew-from-empty-library'
    | 'no-life'
    | 'poisoned'
    | 'effect'
    | 'out-of-time'
    | 'drawn';
};
export type ToldGameEnded = {
  readonly type: 'GameEnded';
  readonly reason:
    | 'last-one-standing'
    | 'nobody-left'
    | 'won-by-effect'
    | 'drawn-by-effect'
    | 'mandatory-loop'
    | 'cancelled'
    | 'expired'
    | 'abandoned'
    | 'ruled';
  readonly winners: readonly number[];
};
export type ToldOpeningAgreed = { readonly type: 'OpeningAgreed'; readonly seat: number };
export type ToldShortcutProposed = {
  readonly type: 'ShortcutProposed';
  readonly seat: number;
  readonly choices: number;
  readonly times: number;
};
export type ToldShortcutRound = {
  readonly type: 'ShortcutRound';
  readonly seat: number;
  readonly round: number;
};
export type ToldFlagFell = { readonly type: 'FlagFell'; readonly seat: number; readonly decision: string };
export type ToldClocksResumed = {
  readonly type: 'ClocksResumed';
  readonly decision: string;
  readonly since: number;
};
export type ToldPassingSet = {
  readonly type: 'PassingSet';
  readonly seat: number;
  readonly until: 'something-happens' | 'my-turn' | null;
  readonly stops: {
    readonly own: readonly (
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
    readonly others: readonly (
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
  } | null;
};
export type ToldGameQuarantined = {
  readonly type: 'GameQuarantined';
  readonly why: 'too-much-work' | 'engine-fault' | 'by-operator' | 'unreadable-log';
};
export type ToldQuarantineLifted = { readonly type: 'QuarantineLifted'; readonly stood: number };
export type ToldGameRepaired = {
  readonly type: 'GameRepaired';
  readonly object: string | null;
  readonly stood: number;
};
export type ToldForkedFrom = {
  readonly type: 'ForkedFrom';
  readonly origin:
    | { readonly kind: 'game'; readonly game: string; readonly moment: number }
    | { readonly kind: 'scenario'; readonly name: string };
};
export type ToldPositionEntered = {
  readonly type: 'PositionEntered';
  readonly standing: {
    readonly lives: readonly { readonly seat: number; readonly life: number }[];
    readonly lost: readonly number[];
    readonly turn?: {
      readonly turn: number;
      readonly seat: number;
      readonly extra: boolean;
      readonly step?:
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
        | null;
    } | null;
    readonly asked: {
      readonly seat: number;
      readonly of?: number;
      readonly kind:
        | 'choose-players'
        | 'yes-no'
        | 'choose-objects'
        | 'priority'
        | 'choose-modes'
        | 'choose-targets'
        | 'number'
        | 'word'
        | 'order'
        | 'divide'
        | 'attackers'
        | 'blockers'
        | 'propose';
      readonly prompt:
        | 'choose-starting-player'
        | 'take-a-mulligan'
        | 'put-on-the-bottom'
        | 'opening-hand'
        | 'priority'
        | 'attackers'
        | 'blockers'
        | 'damage'
        | 'discard'
        | 'target'
        | 'order-triggers'
        | 'order-replacements'
        | 'order-cards'
        | 'legend-rule'
        | 'may'
        | 'pay'
        | 'mode'
        | 'choose'
        | 'divide'
        | 'number'
        | 'word'
        | 'name'
        | 'search'
        | 'scry'
        | 'vote'
        | 'coin'
        | 'mana'
        | 'propose'
        | 'accept'
        | 'settle-as-nothing'
        | 'let-stand'
        | 'shortcut'
        | 'first-drawn';
      readonly since: number;
    };
  };
};
export type ToldGameStopped = {
  readonly type: 'GameStopped';
  readonly dispute: string;
  readonly seat: number | null;
  readonly until: number | null;
};
export type ToldCallTaken = { readonly type: 'CallTaken'; readonly dispute: string };
export type ToldCallHandedBack = {
  readonly type: 'CallHandedBack';
  readonly dispute: string;
  readonly until: number | null;
};
export type ToldRulingApplied = {
  readonly type: 'RulingApplied';
  readonly dispute: string;
  readonly ruling: string;
  readonly rules: readonly string[];
  readonly words: string;
};
export type ToldGameResumed = {
  readonly type: 'GameResumed';
  readonly dispute: string;
  readonly why: 'ruled' | 'withdrawn' | 'lapsed';
  readonly stood: number;
  readonly extension: readonly { readonly seat: number; readonly milliseconds: number }[];
};
export type ToldNameFreed = { readonly type: 'NameFreed'; readonly name: string };
export type ToldControlCorrected = {
  readonly type: 'ControlCorrected';
  /** Your id of an object. */ readonly object: string;
  readonly controller: number;
};
export type ToldRewound = {
  readonly type: 'Rewound';
  readonly moment: number;
  readonly by:
    | { readonly kind: 'consent'; readonly seat: number }
    | { readonly kind: 'ruling'; readonly ruling: string };
  readonly because: string | null;
  readonly names: 'free' | 'used';
  readonly positions: 'shuffle' | 'keep-known';
  readonly lost: readonly number[];
  readonly referred: { readonly referral: string; readonly until: number } | null;
};
export type ToldTakeBackAsked = {
  readonly type: 'TakeBackAsked';
  readonly seat: number;
  readonly moment: number;
  readonly asks: readonly number[];
};
export type ToldTakeBackAgreed = { readonly type: 'TakeBackAgreed'; readonly seat: number };
export type ToldTakeBackEnded = {
  readonly type: 'TakeBackEnded';
  readonly seat: number | null;
  readonly why: 'refused' | 'withdrawn' | 'moved-on';
};
export type ToldFace = { readonly name: string; readonly cost?: string; readonly typeLine: string };
export type ToldItem = {
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly controller: number;
  /** Your id of an object. */ readonly source?: string;
  readonly text?: string;
  readonly modes: readonly number[];
  readonly targets: readonly {
    readonly objects: readonly string[];
    readonly players: readonly number[];
    readonly amounts?: readonly number[];
  }[];
  readonly zones?: readonly {
    readonly seat: number;
    readonly kind: 'library' | 'graveyard';
    readonly index: number;
  }[];
  readonly x?: number;
  readonly paid: { readonly [name: string]: number };
  readonly alternative?: string;
  readonly copy: boolean;
};
export type ToldEffect = {
  readonly kind: string;
  readonly controller: number;
  readonly until: string;
  /** Your id of an object. */ readonly source?: string;
};

/** The kinds of stories. */
export type StoryKind = Story['type'];
export type StoryOf<K extends StoryKind> = Extract<Story, { readonly type: K }>;
