// Generated from the events by `npm run generate`; do not edit.

import type { Json } from './stories.js';

/** An event of `LogPage.events`, in its present version. */
export type LogEvent =
  | LoggedCommandAccepted
  | LoggedGameCreated
  | LoggedPlayerInvited
  | LoggedInvitationEnded
  | LoggedSeatTaken
  | LoggedSeatLeft
  | LoggedHostChanged
  | LoggedSeatReady
  | LoggedReadinessWithdrawn
  | LoggedOpeningBegan
  | LoggedEntropyOpened
  | LoggedGameBegan
  | LoggedStarterChooserDetermined
  | LoggedStartingPlayerChosen
  | LoggedMulliganRoundBegan
  | LoggedMulliganDeclared
  | LoggedHandBottomed
  | LoggedGameRestarted
  | LoggedDefinitionRecorded
  | LoggedLibraryMade
  | LoggedLibraryShuffled
  | LoggedLibraryCut
  | LoggedHandsReturned
  | LoggedCardDrawn
  | LoggedDrewFromEmptyLibrary
  | LoggedCardPutOnBottom
  | LoggedCardNamed
  | LoggedCardLeftUnnamed
  | LoggedTakenForUtopia
  | LoggedCardMarked
  | LoggedTemplateReleased
  | LoggedOwnershipTransferred
  | LoggedPentalandPlayed
  | LoggedUtopiaPlayed
  | LoggedUtopiaIdentitiesSwapped
  | LoggedClauseCameUp
  | LoggedClauseProposed
  | LoggedProposalRefused
  | LoggedProposalAccepted
  | LoggedClauseReferred
  | LoggedClauseSettled
  | LoggedTurnBegan
  | LoggedTurnPassedOver
  | LoggedTurnOrderReversed
  | LoggedStepBegan
  | LoggedDecisionOpened
  | LoggedDecisionClosed
  | LoggedObjectMoved
  | LoggedObjectCeased
  | LoggedCardsPlaced
  | LoggedTokenCreated
  | LoggedPermanentTapped
  | LoggedCountersChanged
  | LoggedPlayerCountersChanged
  | LoggedDamagePrevented
  | LoggedDamageDealt
  | LoggedDamageRemoved
  | LoggedStateBasedChecked
  | LoggedLifeChanged
  | LoggedAttachmentChanged
  | LoggedControllerChanged
  | LoggedFaceChanged
  | LoggedPhased
  | LoggedMarked
  | LoggedLinkSet
  | LoggedCardsRevealed
  | LoggedCardRevealedAgain
  | LoggedCardsLieOpen
  | LoggedCardsLookedAt
  | LoggedLibraryArranged
  | LoggedActivationCounted
  | LoggedHappenedAtOnce
  | LoggedPermanentPlaced
  | LoggedPriorityPassed
  | LoggedPrioritySet
  | LoggedSpellCast
  | LoggedAbilityStacked
  | LoggedSpellCopied
  | LoggedTargetsChanged
  | LoggedResolutionBegan
  | LoggedCountered
  | LoggedLandPlayed
  | LoggedManaAdded
  | LoggedManaSpent
  | LoggedManaEmptied
  | LoggedEffectBegan
  | LoggedEffectUsed
  | LoggedEffectEnded
  | LoggedAgendaMoved
  | LoggedCoinFlipped
  | LoggedDieRolled
  | LoggedWordChosen
  | LoggedRandomnessUsed
  | LoggedActionTaken
  | LoggedAttackersDeclared
  | LoggedBlockersDeclared
  | LoggedAttackerAdded
  | LoggedBecameBlocked
  | LoggedBlockersOrdered
  | LoggedRemovedFromCombat
  | LoggedStruckFirst
  | LoggedDamageAssigned
  | LoggedAssignedDamageTaken
  | LoggedCombatBegan
  | LoggedCombatEnded
  | LoggedTurnPlanned
  | LoggedFuturePlanned
  | LoggedPlayerDesignated
  | LoggedEmblemMade
  | LoggedPlayerLost
  | LoggedGameEnded
  | LoggedOpeningAgreed
  | LoggedPositionNoted
  | LoggedChoiceNoted
  | LoggedShortcutProposed
  | LoggedShortcutRound
  | LoggedFlagFell
  | LoggedClocksResumed
  | LoggedPassingSet
  | LoggedGameQuarantined
  | LoggedQuarantineLifted
  | LoggedGameRepaired
  | LoggedForkedFrom
  | LoggedPositionRecorded
  | LoggedPositionEntered
  | LoggedGameStopped
  | LoggedCallTaken
  | LoggedCallHandedBack
  | LoggedRulingApplied
  | LoggedGameResumed
  | LoggedNameFreed
  | LoggedControlCorrected
  | LoggedRewound
  | LoggedTakeBackAsked
  | LoggedTakeBackAgreed
  | LoggedTakeBackEnded;
export type LoggedCommandAccepted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CommandAccepted';
  /** The version of `data`. */ readonly v: 2;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly command: { readonly type: string; readonly [name: string]: Json };
    readonly engine: string;
    readonly at: number;
    readonly catalogue?: string;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameCreated = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameCreated';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
            readonly late: { readonly from: number; readonly each: number } | null;
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPlayerInvited = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PlayerInvited';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly player: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedInvitationEnded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'InvitationEnded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly player: string; readonly reason: 'declined' | 'withdrawn' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedSeatTaken = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'SeatTaken';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly player: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedSeatLeft = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'SeatLeft';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly reason: 'left' | 'entropy-not-opened' | 'taken-out' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedHostChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'HostChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly host: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedSeatReady = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'SeatReady';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly commitment: string | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedReadinessWithdrawn = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ReadinessWithdrawn';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly reason: 'left' | 'entropy-not-opened' | 'taken-out' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedOpeningBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'OpeningBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly deadline: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedEntropyOpened = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'EntropyOpened';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly entropy: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly life: number;
    readonly graveyards?: number;
    readonly naming?: 'nonland-where-it-costs' | 'nothing';
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedStarterChooserDetermined = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'StarterChooserDetermined';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly drawn: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedStartingPlayerChosen = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'StartingPlayerChosen';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedMulliganRoundBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'MulliganRoundBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seats: readonly number[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedMulliganDeclared = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'MulliganDeclared';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly choice: 'keep' | 'mulligan' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedHandBottomed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'HandBottomed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly count: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameRestarted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameRestarted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly starting: number;
    readonly life: number;
    readonly exempt: readonly string[];
    readonly libraries: readonly {
      readonly zone: {
        readonly kind:
          'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
        readonly seat: number | null;
        readonly index: number;
      };
      readonly cards: readonly { readonly object: string; readonly becomes: string }[];
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDefinitionRecorded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DefinitionRecorded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly hash: string; readonly definition: LoggedCardDefinition };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLibraryMade = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LibraryMade';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly count: number;
    readonly catalogue: string;
    readonly cards: readonly { readonly object: string; readonly printed: string }[];
    readonly drawn: number;
    readonly unnamed?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLibraryShuffled = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LibraryShuffled';
  /** The version of `data`. */ readonly v: 2;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly order: readonly string[];
    readonly drawn: number;
    readonly kept?: readonly string[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLibraryCut = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LibraryCut';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly at: number;
    readonly drawn: number;
    readonly by?: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedHandsReturned = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'HandsReturned';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seats: readonly number[];
    readonly to: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly cards: readonly { readonly object: string; readonly becomes: string }[];
    readonly drawn: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardDrawn = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardDrawn';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly from: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly object: string;
    readonly becomes: string;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDrewFromEmptyLibrary = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DrewFromEmptyLibrary';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardPutOnBottom = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardPutOnBottom';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly to: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly object: string;
    readonly becomes: string;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardNamed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardNamed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly object: string;
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly holder: number | null;
    readonly name: string;
    readonly definition: string;
    readonly counts: boolean;
    readonly watched?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardLeftUnnamed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardLeftUnnamed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly holder: number | null;
    readonly as?: 'creature';
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTakenForUtopia = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TakenForUtopia';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly objects: readonly string[];
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardMarked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardMarked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly object: string; readonly name: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTemplateReleased = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TemplateReleased';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly objects: readonly string[];
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedOwnershipTransferred = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'OwnershipTransferred';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly objects: readonly string[];
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly owner: number | null;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPentalandPlayed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PentalandPlayed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly object: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedUtopiaPlayed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'UtopiaPlayed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly object: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedUtopiaIdentitiesSwapped = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'UtopiaIdentitiesSwapped';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly object: string;
    readonly with: string;
    readonly drawn: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedClauseCameUp = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ClauseCameUp';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly object: string;
    readonly text: string;
    readonly part: 'effect' | 'costs' | 'trigger';
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedClauseProposed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ClauseProposed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly object: string;
    readonly text: string;
    readonly part: 'effect' | 'costs' | 'trigger';
    readonly attempt: number;
    readonly does: { readonly kind: string; readonly [name: string]: Json };
    readonly named: readonly {
      readonly name: string;
      readonly objects: readonly string[];
      readonly players: readonly number[];
    }[];
    readonly hidden: readonly {
      readonly name: string;
      readonly objects: readonly string[];
      readonly players: readonly number[];
    }[];
    readonly covered: readonly {
      readonly name: string;
      readonly zone: {
        readonly kind:
          'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
        readonly seat: number | null;
        readonly index: number;
      };
      readonly count: number;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedProposalRefused = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ProposalRefused';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly by: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedProposalAccepted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ProposalAccepted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly by: readonly number[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedClauseReferred = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ClauseReferred';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly referral: string;
    readonly seat: number;
    readonly object: string;
    readonly text: string;
    readonly part: 'effect' | 'costs' | 'trigger';
    readonly nothing: readonly number[];
    readonly stands: readonly number[];
    readonly until: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedClauseSettled = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ClauseSettled';
  /** The version of `data`. */ readonly v: 2;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly text: string;
    readonly part: 'effect' | 'costs' | 'trigger';
    readonly outcome: 'nothing' | 'stands';
    readonly why: 'vote' | 'claim-refused' | 'left' | 'judge' | 'unruled';
    readonly nothing: readonly number[];
    readonly stands: readonly number[];
    readonly ruling?: { readonly judge: string; readonly attempt: number | null; readonly reason: string };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTurnBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TurnBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly turn: number; readonly seat: number; readonly extra?: boolean };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTurnPassedOver = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TurnPassedOver';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTurnOrderReversed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TurnOrderReversed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly reversed: boolean };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedStepBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'StepBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDecisionOpened = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DecisionOpened';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
    readonly source?: string;
    readonly question:
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
          readonly options: readonly { readonly label: string; readonly object?: string }[];
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
      | { readonly kind: 'number'; readonly least: number; readonly most: number | null }
      | {
          readonly kind: 'word';
          readonly of: string;
          readonly from: readonly string[] | null;
          readonly object?: string;
          readonly none?: 'allowed';
        }
      | {
          readonly kind: 'order';
          readonly options: readonly { readonly label: string; readonly object?: string }[];
        }
      | {
          readonly kind: 'divide';
          readonly total: number;
          readonly least: number;
          readonly among: readonly (string | number)[];
          readonly most?: readonly number[];
          readonly source?: string;
          readonly tiers?: readonly {
            readonly tier: number;
            readonly enough: number;
            readonly least: number;
          }[];
        }
      | {
          readonly kind: 'attackers';
          readonly candidates: readonly {
            readonly attacker: string;
            readonly defenders: readonly (number | string)[];
          }[];
        }
      | {
          readonly kind: 'blockers';
          readonly candidates: readonly {
            readonly blocker: string;
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDecisionClosed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DecisionClosed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly decision: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedObjectMoved = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ObjectMoved';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly becomes: string;
    readonly from: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly to: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly position: number | null;
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
    readonly identity: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly card?: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly controller: number | null;
    readonly tapped: boolean;
    readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    readonly counters: { readonly [name: string]: number };
    readonly castAs: {
      readonly by: number;
      readonly from: string;
      readonly x: number | null;
      readonly paid: { readonly [name: string]: number };
      readonly alternative: string | null;
      readonly mana: readonly string[];
    } | null;
    readonly was: {
      readonly identity: {
        readonly definition: string | null;
        readonly face: number;
        readonly made?: string;
        readonly power?: number;
        readonly toughness?: number;
        readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
        readonly exceptFrom?: string;
        readonly half?: string;
        readonly printed?: string;
        readonly watched?: true;
        readonly unnamed?: 'open' | 'closed';
        readonly down?: { readonly by: number; readonly names: number };
      };
      readonly token: boolean;
      readonly owner: number | null;
      readonly controller: number | null;
      readonly name: string;
      readonly cost: string | null;
      readonly manaValue: number;
      readonly colours: readonly string[];
      readonly supertypes: readonly string[];
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
      readonly abilities: readonly string[];
      readonly power: number | null;
      readonly toughness: number | null;
      readonly loyalty: number | null;
      readonly permanent: {
        readonly controller: number;
        readonly tapped: boolean;
        readonly flipped: boolean;
        readonly phasedOut: 'no' | 'directly' | 'with-host';
        readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
        readonly damage: number;
        readonly deathtouched: boolean;
        readonly counters: { readonly [name: string]: number };
        readonly attachedTo: string | number | null;
        readonly timestamp: number;
        readonly enteredTurn: number;
        readonly controlledSince: number;
        readonly controlledBy: number;
        readonly marks: readonly string[];
        readonly activations: { readonly [name: string]: number };
        readonly castAs: {
          readonly by: number;
          readonly from: string;
          readonly x: number | null;
          readonly paid: { readonly [name: string]: number };
          readonly alternative: string | null;
          readonly mana: readonly string[];
        } | null;
      } | null;
      readonly item: {
        readonly kind: 'spell' | 'activated' | 'triggered';
        readonly controller: number;
        readonly source: string;
        readonly ability: string | null;
        readonly modes: readonly number[];
        readonly targets: readonly (readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[])[];
        readonly x: number | null;
        readonly paid: { readonly [name: string]: number };
        readonly alternative: string | null;
        readonly from: string;
        readonly mana: readonly string[];
        readonly context: {
          readonly source: string;
          readonly stack: string | null;
          readonly controller: number;
          readonly targets: readonly {
            readonly objects: readonly string[];
            readonly players: readonly number[];
            readonly amounts?: readonly number[];
          }[];
          readonly bindings: {
            readonly [name: string]: {
              readonly objects?: readonly string[];
              readonly players?: readonly number[];
              readonly amount?: number;
              readonly word?: string;
            };
          };
          readonly x: number | null;
          readonly event: {
            readonly subject: string | null;
            readonly agent: string | null;
            readonly subjects?: readonly string[];
            readonly player: number | null;
            readonly other: number | null;
            readonly amount: number;
            readonly word?: string;
          } | null;
          readonly acquired?: string;
        };
        readonly copy: boolean;
        readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
      } | null;
      readonly attacking: boolean;
      readonly blocking: boolean;
    } | null;
    readonly pile?: 'same';
    readonly half?: { readonly object: string; readonly printed: string; readonly first?: true };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedObjectCeased = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ObjectCeased';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly from?: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly was: {
      readonly identity: {
        readonly definition: string | null;
        readonly face: number;
        readonly made?: string;
        readonly power?: number;
        readonly toughness?: number;
        readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
        readonly exceptFrom?: string;
        readonly half?: string;
        readonly printed?: string;
        readonly watched?: true;
        readonly unnamed?: 'open' | 'closed';
        readonly down?: { readonly by: number; readonly names: number };
      };
      readonly token: boolean;
      readonly owner: number | null;
      readonly controller: number | null;
      readonly name: string;
      readonly cost: string | null;
      readonly manaValue: number;
      readonly colours: readonly string[];
      readonly supertypes: readonly string[];
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
      readonly abilities: readonly string[];
      readonly power: number | null;
      readonly toughness: number | null;
      readonly loyalty: number | null;
      readonly permanent: {
        readonly controller: number;
        readonly tapped: boolean;
        readonly flipped: boolean;
        readonly phasedOut: 'no' | 'directly' | 'with-host';
        readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
        readonly damage: number;
        readonly deathtouched: boolean;
        readonly counters: { readonly [name: string]: number };
        readonly attachedTo: string | number | null;
        readonly timestamp: number;
        readonly enteredTurn: number;
        readonly controlledSince: number;
        readonly controlledBy: number;
        readonly marks: readonly string[];
        readonly activations: { readonly [name: string]: number };
        readonly castAs: {
          readonly by: number;
          readonly from: string;
          readonly x: number | null;
          readonly paid: { readonly [name: string]: number };
          readonly alternative: string | null;
          readonly mana: readonly string[];
        } | null;
      } | null;
      readonly item: {
        readonly kind: 'spell' | 'activated' | 'triggered';
        readonly controller: number;
        readonly source: string;
        readonly ability: string | null;
        readonly modes: readonly number[];
        readonly targets: readonly (readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[])[];
        readonly x: number | null;
        readonly paid: { readonly [name: string]: number };
        readonly alternative: string | null;
        readonly from: string;
        readonly mana: readonly string[];
        readonly context: {
          readonly source: string;
          readonly stack: string | null;
          readonly controller: number;
          readonly targets: readonly {
            readonly objects: readonly string[];
            readonly players: readonly number[];
            readonly amounts?: readonly number[];
          }[];
          readonly bindings: {
            readonly [name: string]: {
              readonly objects?: readonly string[];
              readonly players?: readonly number[];
              readonly amount?: number;
              readonly word?: string;
            };
          };
          readonly x: number | null;
          readonly event: {
            readonly subject: string | null;
            readonly agent: string | null;
            readonly subjects?: readonly string[];
            readonly player: number | null;
            readonly other: number | null;
            readonly amount: number;
            readonly word?: string;
          } | null;
          readonly acquired?: string;
        };
        readonly copy: boolean;
        readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
      } | null;
      readonly attacking: boolean;
      readonly blocking: boolean;
    } | null;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardsPlaced = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardsPlaced';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly owner: number | null;
    readonly cards: readonly { readonly object: string; readonly printed: string }[];
    readonly unnamed?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTokenCreated = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TokenCreated';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly identity: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly owner: number;
    readonly controller: number;
    readonly tapped: boolean;
    readonly counters: { readonly [name: string]: number };
    readonly castAs?: {
      readonly by: number;
      readonly from: string;
      readonly x: number | null;
      readonly paid: { readonly [name: string]: number };
      readonly alternative: string | null;
      readonly mana: readonly string[];
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPermanentTapped = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PermanentTapped';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly tapped: boolean; readonly forMana: boolean };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCountersChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CountersChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly counter: string; readonly by: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPlayerCountersChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PlayerCountersChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly counter: string; readonly by: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDamagePrevented = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DamagePrevented';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly source: string;
    readonly to: string | number;
    readonly amount: number;
    readonly combat: boolean;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDamageDealt = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DamageDealt';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly source: string;
    readonly to: string | number;
    readonly amount: number;
    readonly combat: boolean;
    readonly marked: number;
    readonly deathtouch: boolean;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDamageRemoved = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DamageRemoved';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly objects: readonly string[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedStateBasedChecked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'StateBasedChecked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seats: readonly number[]; readonly objects: readonly string[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLifeChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LifeChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly by: number;
    readonly cause: 'gain' | 'lose' | 'damage' | 'pay' | 'set' | 'burn';
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAttachmentChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AttachmentChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly to: string | number | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedControllerChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ControllerChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly controller: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedFaceChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'FaceChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly how: 'transform' | 'flip' | 'face-up' | 'face-down';
    readonly identity: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    readonly x?: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPhased = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'Phased';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly phasedOut: 'no' | 'directly' | 'with-host' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedMarked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'Marked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly mark: string;
    readonly on: boolean;
    readonly x?: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLinkSet = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LinkSet';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly link: string;
    readonly bound: { readonly [name: string]: Json };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardsRevealed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardsRevealed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly objects: readonly string[];
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly by?: { readonly source: string; readonly link: string };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardRevealedAgain = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardRevealedAgain';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly object: string;
    readonly becomes: string;
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardsLieOpen = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardsLieOpen';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly cards: readonly { readonly object: string; readonly to: number | null }[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCardsLookedAt = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CardsLookedAt';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly objects: readonly string[];
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly count: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLibraryArranged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LibraryArranged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly zone: {
      readonly kind:
        'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
      readonly seat: number | null;
      readonly index: number;
    };
    readonly order: readonly string[];
    readonly top: number;
    readonly bottom: number;
    readonly by: number;
    readonly atRandom?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedActivationCounted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ActivationCounted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly ability: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedHappenedAtOnce = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'HappenedAtOnce';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly events: readonly {
      readonly type?:
        | 'ObjectMoved'
        | 'ObjectCeased'
        | 'TokenCreated'
        | 'PermanentTapped'
        | 'CountersChanged'
        | 'PlayerCountersChanged'
        | 'DamagePrevented'
        | 'DamageDealt'
        | 'LifeChanged'
        | 'AttachmentChanged'
        | 'ControllerChanged'
        | 'FaceChanged'
        | 'Phased'
        | 'Marked'
        | 'CardsRevealed';
      readonly like?: number;
      readonly [name: string]: Json | undefined;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPermanentPlaced = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PermanentPlaced';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly owner: number;
    readonly controller: number;
    readonly identity: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly tapped: boolean;
    readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    readonly counters: { readonly [name: string]: number };
    readonly damage: number;
    readonly attachedTo: string | number | null;
    readonly since: number;
    readonly token?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPriorityPassed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PriorityPassed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly next: number | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPrioritySet = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PrioritySet';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedSpellCast = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'SpellCast';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly item: {
      readonly kind: 'spell' | 'activated' | 'triggered';
      readonly controller: number;
      readonly source: string;
      readonly ability: string | null;
      readonly modes: readonly number[];
      readonly targets: readonly (readonly {
        readonly objects: readonly string[];
        readonly players: readonly number[];
        readonly amounts?: readonly number[];
      }[])[];
      readonly x: number | null;
      readonly paid: { readonly [name: string]: number };
      readonly alternative: string | null;
      readonly from: string;
      readonly mana: readonly string[];
      readonly context: {
        readonly source: string;
        readonly stack: string | null;
        readonly controller: number;
        readonly targets: readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[];
        readonly bindings: {
          readonly [name: string]: {
            readonly objects?: readonly string[];
            readonly players?: readonly number[];
            readonly amount?: number;
            readonly word?: string;
          };
        };
        readonly x: number | null;
        readonly event: {
          readonly subject: string | null;
          readonly agent: string | null;
          readonly subjects?: readonly string[];
          readonly player: number | null;
          readonly other: number | null;
          readonly amount: number;
          readonly word?: string;
        } | null;
        readonly acquired?: string;
      };
      readonly copy: boolean;
      readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    };
    readonly colours?: readonly ('white' | 'blue' | 'black' | 'red' | 'green')[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAbilityStacked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AbilityStacked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly item: {
      readonly kind: 'spell' | 'activated' | 'triggered';
      readonly controller: number;
      readonly source: string;
      readonly ability: string | null;
      readonly modes: readonly number[];
      readonly targets: readonly (readonly {
        readonly objects: readonly string[];
        readonly players: readonly number[];
        readonly amounts?: readonly number[];
      }[])[];
      readonly x: number | null;
      readonly paid: { readonly [name: string]: number };
      readonly alternative: string | null;
      readonly from: string;
      readonly mana: readonly string[];
      readonly context: {
        readonly source: string;
        readonly stack: string | null;
        readonly controller: number;
        readonly targets: readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[];
        readonly bindings: {
          readonly [name: string]: {
            readonly objects?: readonly string[];
            readonly players?: readonly number[];
            readonly amount?: number;
            readonly word?: string;
          };
        };
        readonly x: number | null;
        readonly event: {
          readonly subject: string | null;
          readonly agent: string | null;
          readonly subjects?: readonly string[];
          readonly player: number | null;
          readonly other: number | null;
          readonly amount: number;
          readonly word?: string;
        } | null;
        readonly acquired?: string;
      };
      readonly copy: boolean;
      readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedSpellCopied = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'SpellCopied';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly of: string;
    readonly identity: {
      readonly definition: string | null;
      readonly face: number;
      readonly made?: string;
      readonly power?: number;
      readonly toughness?: number;
      readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly exceptFrom?: string;
      readonly half?: string;
      readonly printed?: string;
      readonly watched?: true;
      readonly unnamed?: 'open' | 'closed';
      readonly down?: { readonly by: number; readonly names: number };
    };
    readonly item: {
      readonly kind: 'spell' | 'activated' | 'triggered';
      readonly controller: number;
      readonly source: string;
      readonly ability: string | null;
      readonly modes: readonly number[];
      readonly targets: readonly (readonly {
        readonly objects: readonly string[];
        readonly players: readonly number[];
        readonly amounts?: readonly number[];
      }[])[];
      readonly x: number | null;
      readonly paid: { readonly [name: string]: number };
      readonly alternative: string | null;
      readonly from: string;
      readonly mana: readonly string[];
      readonly context: {
        readonly source: string;
        readonly stack: string | null;
        readonly controller: number;
        readonly targets: readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[];
        readonly bindings: {
          readonly [name: string]: {
            readonly objects?: readonly string[];
            readonly players?: readonly number[];
            readonly amount?: number;
            readonly word?: string;
          };
        };
        readonly x: number | null;
        readonly event: {
          readonly subject: string | null;
          readonly agent: string | null;
          readonly subjects?: readonly string[];
          readonly player: number | null;
          readonly other: number | null;
          readonly amount: number;
          readonly word?: string;
        } | null;
        readonly acquired?: string;
      };
      readonly copy: boolean;
      readonly faceDown: 'morph' | 'manifest' | 'cloak' | 'effect' | 'pentaland' | 'utopia' | null;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTargetsChanged = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TargetsChanged';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly object: string;
    readonly targets: readonly (readonly {
      readonly objects: readonly string[];
      readonly players: readonly number[];
      readonly amounts?: readonly number[];
    }[])[];
    readonly zones?: readonly {
      readonly kind: 'library' | 'graveyard';
      readonly seat: number;
      readonly index: number | null;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedResolutionBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ResolutionBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly fizzled: boolean };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCountered = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'Countered';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly by: string | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedLandPlayed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'LandPlayed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly object: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedManaAdded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ManaAdded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly mana: readonly {
      readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
      readonly snow?: boolean;
      readonly source?: string;
      readonly only?: string;
      readonly rider?: string;
      readonly keeps?: 'end-of-turn' | 'end-of-phase';
    }[];
    readonly source: string | null;
    readonly tapped?: true;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedManaSpent = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ManaSpent';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly mana: readonly {
      readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
      readonly snow?: boolean;
      readonly source?: string;
      readonly only?: string;
      readonly rider?: string;
      readonly keeps?: 'end-of-turn' | 'end-of-phase';
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedManaEmptied = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ManaEmptied';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly left: readonly {
      readonly type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
      readonly snow?: boolean;
      readonly source?: string;
      readonly only?: string;
      readonly rider?: string;
      readonly keeps?: 'end-of-turn' | 'end-of-phase';
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedEffectBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'EffectBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly effect: {
      readonly id: string;
      readonly kind:
        | 'continuous'
        | 'rule'
        | 'replacement'
        | 'delayed'
        | 'prevention'
        | 'returning'
        | 'ending'
        | 'ignoring';
      readonly at: string;
      readonly source: string;
      readonly controller: number;
      readonly context: {
        readonly source: string;
        readonly stack: string | null;
        readonly controller: number;
        readonly targets: readonly {
          readonly objects: readonly string[];
          readonly players: readonly number[];
          readonly amounts?: readonly number[];
        }[];
        readonly bindings: {
          readonly [name: string]: {
            readonly objects?: readonly string[];
            readonly players?: readonly number[];
            readonly amount?: number;
            readonly word?: string;
          };
        };
        readonly x: number | null;
        readonly event: {
          readonly subject: string | null;
          readonly agent: string | null;
          readonly subjects?: readonly string[];
          readonly player: number | null;
          readonly other: number | null;
          readonly amount: number;
          readonly word?: string;
        } | null;
        readonly acquired?: string;
      };
      readonly timestamp: number;
      readonly affects: readonly string[] | null;
      readonly changes: readonly { readonly kind: string; readonly [name: string]: Json }[];
      readonly until: { readonly kind: string; readonly [name: string]: Json };
      readonly since: { readonly turn: number; readonly active: number };
      readonly left: number | null;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedEffectUsed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'EffectUsed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly effect: string; readonly left: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedEffectEnded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'EffectEnded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly effects: readonly string[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAgendaMovedPart0 =
  | string
  | number
  | boolean
  | null
  | readonly LoggedAgendaMovedPart0[]
  | { readonly [name: string]: LoggedAgendaMovedPart0 };
export type LoggedAgendaMoved = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AgendaMoved';
  /** The version of `data`. */ readonly v: 2;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly agenda: {
      readonly frames: readonly {
        readonly kind:
          | 'effect'
          | 'resolve'
          | 'put-triggers'
          | 'perform'
          | 'turn-based'
          | 'state-based'
          | 'announced'
          | 'naming'
          | 'which-zone'
          | 'dealing'
          | 'opening-hands'
          | 'claim'
          | 'coming'
          | 'shortcut'
          | 'first-drawn';
        readonly at?: string;
        readonly context?: number;
        readonly object?: string;
        readonly seat?: number;
        readonly answers: readonly (
          | { readonly kind: 'choose-players'; readonly players: readonly number[] }
          | { readonly kind: 'yes-no'; readonly yes: boolean }
          | { readonly kind: 'choose-objects'; readonly objects: readonly string[] }
          | {
              readonly kind: 'priority';
              readonly action:
                | 'pass-turn'
                | 'pass'
                | {
                    readonly do: 'cast';
                    readonly object: string;
                    readonly face?: number;
                    readonly name?: string;
                    readonly names?: readonly { readonly object: string; readonly name: string }[];
                    readonly modes?: readonly number[];
                    readonly targets?: readonly (readonly (
                      { readonly object: string } | { readonly seat: number }
                    )[])[];
                    readonly divided?: readonly (readonly number[])[];
                    readonly x?: number;
                    readonly optional?: { readonly [name: string]: number };
                    readonly alternative?: string;
                    readonly costs?: readonly (readonly string[])[];
                    readonly either?: readonly number[];
                    readonly pay?: readonly {
                      readonly object: string;
                      readonly ability: number;
                      readonly mana?: string;
                    }[];
                    readonly mana?: string;
                    readonly convoke?: readonly string[];
                    readonly improvise?: readonly string[];
                    readonly delve?: readonly string[];
                    readonly life?: number;
                    readonly splice?: readonly string[];
                  }
                | {
                    readonly do: 'activate';
                    readonly object: string;
                    readonly ability: number;
                    readonly name?: string;
                    readonly names?: readonly { readonly object: string; readonly name: string }[];
                    readonly modes?: readonly number[];
                    readonly targets?: readonly (readonly (
                      { readonly object: string } | { readonly seat: number }
                    )[])[];
                    readonly divided?: readonly (readonly number[])[];
                    readonly x?: number;
                    readonly optional?: { readonly [name: string]: number };
                    readonly alternative?: string;
                    readonly costs?: readonly (readonly string[])[];
                    readonly either?: readonly number[];
                    readonly pay?: readonly {
                      readonly object: string;
                      readonly ability: number;
                      readonly mana?: string;
                    }[];
                    readonly mana?: string;
                    readonly convoke?: readonly string[];
                    readonly improvise?: readonly string[];
                    readonly delve?: readonly string[];
                    readonly life?: number;
                    readonly splice?: readonly string[];
                  }
                | {
                    readonly do: 'play';
                    readonly object: string;
                    readonly face?: number;
                    readonly name?: string;
                    readonly as?: 'any-land';
                  }
                | {
                    readonly do: 'special';
                    readonly object: string;
                    readonly what: string;
                    readonly name?: string;
                    readonly names?: readonly { readonly object: string; readonly name: string }[];
                    readonly modes?: readonly number[];
                    readonly targets?: readonly (readonly (
                      { readonly object: string } | { readonly seat: number }
                    )[])[];
                    readonly divided?: readonly (readonly number[])[];
                    readonly x?: number;
                    readonly optional?: { readonly [name: string]: number };
                    readonly alternative?: string;
                    readonly costs?: readonly (readonly string[])[];
                    readonly either?: readonly number[];
                    readonly pay?: readonly {
                      readonly object: string;
                      readonly ability: number;
                      readonly mana?: string;
                    }[];
                    readonly mana?: string;
                    readonly convoke?: readonly string[];
                    readonly improvise?: readonly string[];
                    readonly delve?: readonly string[];
                    readonly life?: number;
                    readonly splice?: readonly string[];
                  };
            }
          | { readonly kind: 'choose-modes'; readonly modes: readonly number[] }
          | {
              readonly kind: 'choose-targets';
              readonly targets: readonly ({ readonly object: string } | { readonly seat: number })[];
            }
          | { readonly kind: 'number'; readonly number: number }
          | { readonly kind: 'word'; readonly word: string }
          | { readonly kind: 'order'; readonly order: readonly number[] }
          | { readonly kind: 'divide'; readonly amounts: readonly number[] }
          | {
              readonly kind: 'attackers';
              readonly attacks: readonly {
                readonly attacker: string;
                readonly defender: number | string;
                readonly band?: number;
              }[];
              readonly pay?: readonly {
                readonly object: string;
                readonly ability: number;
                readonly mana?: string;
              }[];
            }
          | {
              readonly kind: 'blockers';
              readonly blocks: readonly { readonly blocker: string; readonly attackers: readonly string[] }[];
              readonly pay?: readonly {
                readonly object: string;
                readonly ability: number;
                readonly mana?: string;
              }[];
            }
          | {
              readonly kind: 'propose';
              readonly effect: Json;
              readonly names: readonly {
                readonly name: string;
                readonly objects: readonly string[];
                readonly players: readonly number[];
              }[];
            }
        )[];
        readonly locals: { readonly [name: string]: LoggedAgendaMovedPart0 };
      }[];
      readonly contexts: {
        readonly [name: string]: {
          readonly source: string;
          readonly stack: string | null;
          readonly controller: number;
          readonly targets: readonly {
            readonly objects: readonly string[];
            readonly players: readonly number[];
            readonly amounts?: readonly number[];
          }[];
          readonly bindings: {
            readonly [name: string]: {
              readonly objects?: readonly string[];
              readonly players?: readonly number[];
              readonly amount?: number;
              readonly word?: string;
            };
          };
          readonly x: number | null;
          readonly event: {
            readonly subject: string | null;
            readonly agent: string | null;
            readonly subjects?: readonly string[];
            readonly player: number | null;
            readonly other: number | null;
            readonly amount: number;
            readonly word?: string;
          } | null;
          readonly acquired?: string;
        };
      };
      readonly made: number;
      readonly triggers: readonly {
        readonly ability: string;
        readonly source: string;
        readonly controller: number;
        readonly context: {
          readonly source: string;
          readonly stack: string | null;
          readonly controller: number;
          readonly targets: readonly {
            readonly objects: readonly string[];
            readonly players: readonly number[];
            readonly amounts?: readonly number[];
          }[];
          readonly bindings: {
            readonly [name: string]: {
              readonly objects?: readonly string[];
              readonly players?: readonly number[];
              readonly amount?: number;
              readonly word?: string;
            };
          };
          readonly x: number | null;
          readonly event: {
            readonly subject: string | null;
            readonly agent: string | null;
            readonly subjects?: readonly string[];
            readonly player: number | null;
            readonly other: number | null;
            readonly amount: number;
            readonly word?: string;
          } | null;
          readonly acquired?: string;
        };
        readonly lasting?: string;
        readonly events?: readonly {
          readonly subject: string | null;
          readonly agent: string | null;
          readonly subjects?: readonly string[];
          readonly player: number | null;
          readonly other: number | null;
          readonly amount: number;
          readonly word?: string;
        }[];
      }[];
      readonly showsAgain?: true;
    };
    readonly kept?: { readonly frames: number; readonly answers: number };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCoinFlipped = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CoinFlipped';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly heads: boolean;
    readonly won: boolean | null;
    readonly drawn: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDieRolled = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DieRolled';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly sides: number;
    readonly result: number;
    readonly drawn: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedWordChosen = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'WordChosen';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly of: string; readonly word: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedRandomnessUsed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'RandomnessUsed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly drawn: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedActionTaken = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ActionTaken';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly action: string;
    readonly seat: number | null;
    readonly object: string | null;
    readonly word?: string;
    readonly amount?: number;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAttackersDeclared = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AttackersDeclared';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly attacks: readonly {
      readonly attacker: string;
      readonly defender: number | string | null;
      readonly lost?: string;
      readonly defending: number;
      readonly blocked: boolean;
      readonly band: number | null;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedBlockersDeclared = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'BlockersDeclared';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly seat: number;
    readonly blocks: readonly { readonly blocker: string; readonly attackers: readonly string[] }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAttackerAdded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AttackerAdded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly attack: {
      readonly attacker: string;
      readonly defender: number | string | null;
      readonly lost?: string;
      readonly defending: number;
      readonly blocked: boolean;
      readonly band: number | null;
    };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedBecameBlocked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'BecameBlocked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly attacker: string; readonly blocker?: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedBlockersOrdered = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'BlockersOrdered';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly order: readonly string[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedRemovedFromCombat = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'RemovedFromCombat';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly part?: 'fights' | 'is-attacked' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedStruckFirst = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'StruckFirst';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly objects: readonly string[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedDamageAssigned = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'DamageAssigned';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly damage: readonly {
      readonly source: string;
      readonly to: number | string;
      readonly amount: number;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedAssignedDamageTaken = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'AssignedDamageTaken';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly amount: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCombatBegan = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CombatBegan';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCombatEnded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CombatEnded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTurnPlanned = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TurnPlanned';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedFuturePlanned = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'FuturePlanned';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly extraTurns: readonly number[];
    readonly skips: readonly { readonly seat: number; readonly what: string }[];
    readonly controls: readonly {
      readonly seat: number;
      readonly by: number;
      readonly during: string;
      readonly active: boolean;
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPlayerDesignated = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PlayerDesignated';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number | null; readonly designation: string; readonly on: boolean };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedEmblemMade = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'EmblemMade';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly seat: number; readonly made: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPlayerLost = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PlayerLost';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
    readonly leaving?: readonly {
      readonly objects: readonly string[];
      readonly looks: {
        readonly identity: {
          readonly definition: string | null;
          readonly face: number;
          readonly made?: string;
          readonly power?: number;
          readonly toughness?: number;
          readonly except?: readonly { readonly kind: string; readonly [name: string]: Json }[];
          readonly exceptFrom?: string;
          readonly half?: string;
          readonly printed?: string;
          readonly watched?: true;
          readonly unnamed?: 'open' | 'closed';
          readonly down?: { readonly by: number; readonly names: number };
        };
        readonly owner: number | null;
        readonly controller: number | null;
        readonly name: string;
        readonly cost: string | null;
        readonly manaValue: number;
        readonly colours: readonly string[];
        readonly supertypes: readonly string[];
        readonly types: readonly string[];
        readonly subtypes: readonly string[];
        readonly abilities: readonly string[];
        readonly power: number | null;
        readonly toughness: number | null;
        readonly loyalty: number | null;
      };
    }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameEnded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameEnded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedOpeningAgreed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'OpeningAgreed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPositionNoted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PositionNoted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly position: string; readonly outline?: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedChoiceNoted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ChoiceNoted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly choice: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedShortcutProposed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ShortcutProposed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly choices: number; readonly times: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedShortcutRound = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ShortcutRound';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly round: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedFlagFell = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'FlagFell';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly decision: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedClocksResumed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ClocksResumed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly decision: string; readonly since: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPassingSet = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PassingSet';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameQuarantined = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameQuarantined';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly why: 'too-much-work' | 'engine-fault' | 'by-operator' | 'unreadable-log' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedQuarantineLifted = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'QuarantineLifted';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly stood: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameRepaired = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameRepaired';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string | null; readonly stood: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedForkedFrom = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ForkedFrom';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly origin:
      | { readonly kind: 'game'; readonly game: string; readonly moment: number }
      | { readonly kind: 'scenario'; readonly name: string };
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPositionRecorded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PositionRecorded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly state: number;
    readonly position: Json;
    readonly shown: readonly { readonly seat: number; readonly objects: readonly string[] }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedPositionEntered = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'PositionEntered';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly shown: readonly { readonly seat: number; readonly objects: readonly string[] }[];
    readonly standing: {
      readonly lives: readonly { readonly seat: number; readonly life: number }[];
      readonly lost: readonly number[];
      readonly turn: {
        readonly turn: number;
        readonly seat: number;
        readonly extra: boolean;
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameStopped = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameStopped';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly dispute: string; readonly seat: number | null; readonly until: number | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCallTaken = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CallTaken';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly dispute: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCallHandedBack = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'CallHandedBack';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly dispute: string; readonly until: number | null };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedRulingApplied = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'RulingApplied';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly dispute: string;
    readonly ruling: string;
    readonly remedies: readonly (
      | {
          readonly kind: 'rewind';
          readonly moment: number;
          readonly positions: 'shuffle' | 'keep-known';
          readonly names: 'free' | 'used';
        }
      | {
          readonly kind: 'repair';
          readonly repair:
            | {
                readonly what: 'move';
                readonly object: string;
                readonly to: {
                  readonly kind:
                    | 'library'
                    | 'hand'
                    | 'battlefield'
                    | 'graveyard'
                    | 'stack'
                    | 'exile'
                    | 'command'
                    | 'outside';
                  readonly seat: number | null;
                  readonly index: number;
                };
                readonly place:
                  | { readonly at: 'top' }
                  | { readonly at: 'bottom' }
                  | { readonly at: 'nth'; readonly nth: number }
                  | { readonly at: 'random' }
                  | null;
                readonly under: number | null;
                readonly triggers: boolean;
              }
            | { readonly what: 'life'; readonly seat: number; readonly total: number }
            | {
                readonly what: 'counters';
                readonly on: string | number;
                readonly counter: string;
                readonly count: number;
              }
            | { readonly what: 'tapped'; readonly object: string; readonly tapped: boolean }
            | { readonly what: 'control'; readonly object: string; readonly seat: number }
            | { readonly what: 'reveal'; readonly objects: readonly string[]; readonly to: number | null }
            | { readonly what: 'mark'; readonly name: string; readonly seat: number; readonly object: string }
            | { readonly what: 'free'; readonly name: string }
            | {
                readonly what: 'answer';
                readonly object: string;
                readonly of: 'name' | 'choice';
                readonly word: string;
                readonly frees: boolean;
              };
        }
      | {
          readonly kind: 'answer';
          readonly seat: number;
          readonly decision: string;
          readonly answer:
            | { readonly kind: 'choose-players'; readonly players: readonly number[] }
            | { readonly kind: 'yes-no'; readonly yes: boolean }
            | { readonly kind: 'choose-objects'; readonly objects: readonly string[] }
            | {
                readonly kind: 'priority';
                readonly action:
                  | 'pass-turn'
                  | 'pass'
                  | {
                      readonly do: 'cast';
                      readonly object: string;
                      readonly face?: number;
                      readonly name?: string;
                      readonly names?: readonly { readonly object: string; readonly name: string }[];
                      readonly modes?: readonly number[];
                      readonly targets?: readonly (readonly (
                        { readonly object: string } | { readonly seat: number }
                      )[])[];
                      readonly divided?: readonly (readonly number[])[];
                      readonly x?: number;
                      readonly optional?: { readonly [name: string]: number };
                      readonly alternative?: string;
                      readonly costs?: readonly (readonly string[])[];
                      readonly either?: readonly number[];
                      readonly pay?: readonly {
                        readonly object: string;
                        readonly ability: number;
                        readonly mana?: string;
                      }[];
                      readonly mana?: string;
                      readonly convoke?: readonly string[];
                      readonly improvise?: readonly string[];
                      readonly delve?: readonly string[];
                      readonly life?: number;
                      readonly splice?: readonly string[];
                    }
                  | {
                      readonly do: 'activate';
                      readonly object: string;
                      readonly ability: number;
                      readonly name?: string;
                      readonly names?: readonly { readonly object: string; readonly name: string }[];
                      readonly modes?: readonly number[];
                      readonly targets?: readonly (readonly (
                        { readonly object: string } | { readonly seat: number }
                      )[])[];
                      readonly divided?: readonly (readonly number[])[];
                      readonly x?: number;
                      readonly optional?: { readonly [name: string]: number };
                      readonly alternative?: string;
                      readonly costs?: readonly (readonly string[])[];
                      readonly either?: readonly number[];
                      readonly pay?: readonly {
                        readonly object: string;
                        readonly ability: number;
                        readonly mana?: string;
                      }[];
                      readonly mana?: string;
                      readonly convoke?: readonly string[];
                      readonly improvise?: readonly string[];
                      readonly delve?: readonly string[];
                      readonly life?: number;
                      readonly splice?: readonly string[];
                    }
                  | {
                      readonly do: 'play';
                      readonly object: string;
                      readonly face?: number;
                      readonly name?: string;
                      readonly as?: 'any-land';
                    }
                  | {
                      readonly do: 'special';
                      readonly object: string;
                      readonly what: string;
                      readonly name?: string;
                      readonly names?: readonly { readonly object: string; readonly name: string }[];
                      readonly modes?: readonly number[];
                      readonly targets?: readonly (readonly (
                        { readonly object: string } | { readonly seat: number }
                      )[])[];
                      readonly divided?: readonly (readonly number[])[];
                      readonly x?: number;
                      readonly optional?: { readonly [name: string]: number };
                      readonly alternative?: string;
                      readonly costs?: readonly (readonly string[])[];
                      readonly either?: readonly number[];
                      readonly pay?: readonly {
                        readonly object: string;
                        readonly ability: number;
                        readonly mana?: string;
                      }[];
                      readonly mana?: string;
                      readonly convoke?: readonly string[];
                      readonly improvise?: readonly string[];
                      readonly delve?: readonly string[];
                      readonly life?: number;
                      readonly splice?: readonly string[];
                    };
              }
            | { readonly kind: 'choose-modes'; readonly modes: readonly number[] }
            | {
                readonly kind: 'choose-targets';
                readonly targets: readonly ({ readonly object: string } | { readonly seat: number })[];
              }
            | { readonly kind: 'number'; readonly number: number }
            | { readonly kind: 'word'; readonly word: string }
            | { readonly kind: 'order'; readonly order: readonly number[] }
            | { readonly kind: 'divide'; readonly amounts: readonly number[] }
            | {
                readonly kind: 'attackers';
                readonly attacks: readonly {
                  readonly attacker: string;
                  readonly defender: number | string;
                  readonly band?: number;
                }[];
                readonly pay?: readonly {
                  readonly object: string;
                  readonly ability: number;
                  readonly mana?: string;
                }[];
              }
            | {
                readonly kind: 'blockers';
                readonly blocks: readonly {
                  readonly blocker: string;
                  readonly attackers: readonly string[];
                }[];
                readonly pay?: readonly {
                  readonly object: string;
                  readonly ability: number;
                  readonly mana?: string;
                }[];
              }
            | {
                readonly kind: 'propose';
                readonly effect: Json;
                readonly names: readonly {
                  readonly name: string;
                  readonly objects: readonly string[];
                  readonly players: readonly number[];
                }[];
              };
        }
      | { readonly kind: 'time'; readonly seat: number; readonly milliseconds: number }
      | { readonly kind: 'result'; readonly winners: readonly number[] }
    )[];
    readonly rules: readonly string[];
    readonly words: string;
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedGameResumed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'GameResumed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly dispute: string;
    readonly why: 'ruled' | 'withdrawn' | 'lapsed';
    readonly stood: number;
    readonly extension: readonly { readonly seat: number; readonly milliseconds: number }[];
  };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedNameFreed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'NameFreed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly name: string };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedControlCorrected = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'ControlCorrected';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly object: string; readonly controller: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedRewound = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'Rewound';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: {
    readonly to: number;
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
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTakeBackAsked = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TakeBackAsked';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number; readonly moment: number; readonly asks: readonly number[] };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTakeBackAgreed = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TakeBackAgreed';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedTakeBackEnded = {
  /** From 0, without gaps. */ readonly place: number;
  readonly id: string;
  readonly type: 'TakeBackEnded';
  /** The version of `data`. */ readonly v: 1;
  /** In milliseconds since 1970. */ readonly at: number;
  /** The id of a player, `server` or `operator`. */ readonly actor: string;
  readonly commandId: string;
  readonly data: { readonly seat: number | null; readonly why: 'refused' | 'withdrawn' | 'moved-on' };
  /** Links it to the event before: docs/verification.md. */ readonly hash: string;
};
export type LoggedCheckpoint = {
  readonly pentaland: 'checkpoint';
  readonly version: 1;
  readonly size: number;
  readonly root: string;
  readonly at: number;
  readonly key: string;
  readonly signature: string;
};
export type LoggedGameProof = {
  readonly events: number;
  readonly index: number;
  readonly path: readonly string[];
  readonly checkpoint: {
    readonly pentaland: 'checkpoint';
    readonly version: 1;
    readonly size: number;
    readonly root: string;
    readonly at: number;
    readonly key: string;
    readonly signature: string;
  };
};
export type LoggedCardDefinition = {
  readonly name: string;
  readonly cost: string | null;
  readonly typeLine: string;
  readonly layout?: 'normal' | 'split' | 'flip' | 'transform' | 'modal' | 'meld' | 'adventure' | 'leveler';
  readonly faces?: readonly LoggedFace[];
};
export type LoggedFace = LoggedFaceFace;
export type LoggedFaceFace = {
  readonly kind: 'face';
  readonly name: string;
  readonly cost?: string;
  readonly supertypes?: readonly string[];
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly colours?: readonly LoggedColour[];
  readonly power?: LoggedValue;
  readonly toughness?: LoggedValue;
  readonly loyalty?: LoggedValue;
  readonly defense?: LoggedValue;
  readonly handModifier?: LoggedValue;
  readonly lifeModifier?: LoggedValue;
  readonly abilities?: readonly LoggedAbility[];
  readonly unknown?: readonly string[];
  readonly from?: number;
  readonly to?: number;
};
export type LoggedAbility =
  | LoggedSpellAbility
  | LoggedActivatedAbility
  | LoggedTriggeredAbility
  | LoggedStaticAbility
  | LoggedKeywordAbility
  | LoggedOpeningAbility
  | LoggedNamedAbility
  | LoggedAssistedAbility
  | LoggedParameterAbility;
export type LoggedSpellAbility = { readonly kind: 'spell'; readonly body: LoggedBody };
export type LoggedActivatedAbility = {
  readonly kind: 'activated';
  readonly label?: string;
  readonly costs: readonly LoggedCost[];
  readonly body: LoggedBody;
  readonly zone?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly by?: LoggedPlayers;
  readonly speed?: 'sorcery' | 'instant' | 'mana-source';
  readonly only?: LoggedCondition;
  readonly limit?: 'once-each-turn' | 'twice-each-turn' | 'three-times-each-turn' | 'once';
  readonly loyalty?: 'loyalty';
};
export type LoggedTriggeredAbility = {
  readonly kind: 'triggered';
  readonly label?: string;
  readonly when: LoggedPattern;
  readonly said?: 'when' | 'whenever';
  readonly if?: LoggedCondition;
  readonly body: LoggedBody;
  readonly zone?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly limit?: 'once-each-turn' | 'once';
};
export type LoggedStaticAbility = {
  readonly kind: 'static';
  readonly label?: string;
  readonly zone?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'any';
  readonly while?: LoggedCondition;
  readonly said?: 'condition-last' | 'unless' | 'if' | 'if-first';
  readonly effects: readonly LoggedStatic[];
};
export type LoggedKeywordAbility = {
  readonly kind: 'keyword';
  readonly name: string;
  readonly costs?: readonly LoggedCost[];
  readonly value?: LoggedValue;
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly ability?: LoggedAbility;
  readonly body?: LoggedBody;
  readonly text?: string;
  readonly colour?: LoggedColour;
  readonly levels?: readonly LoggedFace[];
};
export type LoggedOpeningAbility = {
  readonly kind: 'opening';
  readonly when: 'opening-hand' | 'mulligan';
  readonly only?: LoggedCondition;
  readonly effect: LoggedEffect;
  readonly then?: LoggedEffect;
};
export type LoggedNamedAbility = {
  readonly kind: 'named';
  readonly word: string;
  readonly ability: LoggedAbility;
};
export type LoggedAssistedAbility = {
  readonly kind: 'assisted';
  readonly as: 'activated' | 'triggered' | 'static';
  readonly body: LoggedBody;
};
export type LoggedParameterAbility = { readonly kind: 'parameter'; readonly name: string };
export type LoggedBody = LoggedPlainBody | LoggedModalBody | LoggedParameterBody;
export type LoggedPlainBody = {
  readonly kind: 'plain';
  readonly targets?: readonly LoggedTarget[];
  readonly effect: LoggedEffect;
};
export type LoggedModalBody = {
  readonly kind: 'modal';
  readonly least: LoggedValue;
  readonly most: LoggedValue;
  readonly repeat?: 'repeat';
  readonly by?: LoggedPlayers;
  readonly random?: 'random';
  readonly fresh?: 'this-turn' | 'ever';
  readonly options: readonly LoggedOption[];
};
export type LoggedParameterBody = { readonly kind: 'parameter'; readonly name: string };
export type LoggedOption = LoggedModeOption;
export type LoggedModeOption = {
  readonly kind: 'mode';
  readonly name?: string;
  readonly costs?: readonly LoggedCost[];
  readonly if?: LoggedCondition;
  readonly targets?: readonly LoggedTarget[];
  readonly effect: LoggedEffect;
};
export type LoggedTarget = LoggedTargetTarget | LoggedParameterTarget;
export type LoggedTargetTarget = {
  readonly kind: 'target';
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly least?: LoggedValue;
  readonly most?: LoggedValue;
  readonly unbounded?: 'unbounded';
  readonly different?: readonly number[];
  readonly divides?: LoggedValue;
  readonly together?: LoggedCondition;
  readonly if?: LoggedCondition;
  readonly by?: LoggedPlayers;
  readonly random?: 'random';
};
export type LoggedParameterTarget = { readonly kind: 'parameter'; readonly name: string };
export type LoggedPlayers =
  | LoggedYouPlayers
  | LoggedAllPlayers
  | LoggedOpponentsPlayers
  | LoggedTeamPlayers
  | LoggedTeammatesPlayers
  | LoggedOthersPlayers
  | LoggedTargetPlayers
  | LoggedBoundPlayers
  | LoggedSubjectPlayers
  | LoggedAgentPlayers
  | LoggedControllerPlayers
  | LoggedOwnerPlayers
  | LoggedHostPlayers
  | LoggedActivePlayers
  | LoggedNonactivePlayers
  | LoggedStartingPlayers
  | LoggedDefendingPlayers
  | LoggedAttackingPlayers
  | LoggedMonarchPlayers
  | LoggedLinkedPlayers
  | LoggedOnlyPlayers
  | LoggedExtremePlayers
  | LoggedNextPlayers
  | LoggedUnionPlayers
  | LoggedParameterPlayers;
export type LoggedYouPlayers = { readonly kind: 'you'; readonly said?: 'you' };
export type LoggedAllPlayers = { readonly kind: 'all'; readonly said?: 'they' };
export type LoggedOpponentsPlayers = {
  readonly kind: 'opponents';
  readonly of?: LoggedPlayers;
  readonly said?: 'they';
};
export type LoggedTeamPlayers = { readonly kind: 'team'; readonly of?: LoggedPlayers };
export type LoggedTeammatesPlayers = { readonly kind: 'teammates' };
export type LoggedOthersPlayers = { readonly kind: 'others'; readonly than: LoggedPlayers };
export type LoggedTargetPlayers = { readonly kind: 'target'; readonly slot: number; readonly said?: 'they' };
export type LoggedBoundPlayers = { readonly kind: 'bound'; readonly name: string; readonly said?: 'they' };
export type LoggedSubjectPlayers = { readonly kind: 'subject'; readonly said?: 'they' };
export type LoggedAgentPlayers = { readonly kind: 'agent'; readonly said?: 'they' };
export type LoggedControllerPlayers = {
  readonly kind: 'controller';
  readonly of: LoggedReference;
  readonly said?: 'they' | 'player';
};
export type LoggedOwnerPlayers = {
  readonly kind: 'owner';
  readonly of: LoggedReference;
  readonly said?: 'they' | 'player';
};
export type LoggedHostPlayers = { readonly kind: 'host' };
export type LoggedActivePlayers = { readonly kind: 'active' };
export type LoggedNonactivePlayers = { readonly kind: 'nonactive' };
export type LoggedStartingPlayers = { readonly kind: 'starting' };
export type LoggedDefendingPlayers = { readonly kind: 'defending'; readonly of?: LoggedReference };
export type LoggedAttackingPlayers = { readonly kind: 'attacking' };
export type LoggedMonarchPlayers = { readonly kind: 'monarch' };
export type LoggedLinkedPlayers = { readonly kind: 'linked'; readonly name: string };
export type LoggedOnlyPlayers = {
  readonly kind: 'only';
  readonly of: LoggedPlayers;
  readonly bind: string;
  readonly if: LoggedCondition;
};
export type LoggedExtremePlayers = {
  readonly kind: 'extreme';
  readonly of: LoggedPlayers;
  readonly which: 'most' | 'least';
  readonly bind: string;
  readonly value: LoggedValue;
};
export type LoggedNextPlayers = { readonly kind: 'next'; readonly direction: 'left' | 'right' };
export type LoggedUnionPlayers = { readonly kind: 'union'; readonly of: readonly LoggedPlayers[] };
export type LoggedParameterPlayers = { readonly kind: 'parameter'; readonly name: string };
export type LoggedReference =
  | LoggedThisReference
  | LoggedTargetReference
  | LoggedBoundReference
  | LoggedSubjectReference
  | LoggedAgentReference
  | LoggedLinkedReference
  | LoggedHostReference
  | LoggedAttachmentsReference
  | LoggedEachReference
  | LoggedOnlyReference
  | LoggedUnionReference
  | LoggedExceptReference
  | LoggedTopReference
  | LoggedTopUntilReference
  | LoggedTopOfGraveyardReference
  | LoggedAboveReference
  | LoggedZoneReference
  | LoggedCombatReference
  | LoggedDamageSourcesReference
  | LoggedSourceReference
  | LoggedTargetsOfReference
  | LoggedPaidReference
  | LoggedSuccessorReference
  | LoggedFormerReference
  | LoggedChosenReference
  | LoggedCommanderReference
  | LoggedGranterReference
  | LoggedParameterReference;
export type LoggedThisReference = {
  readonly kind: 'this';
  readonly said?: 'name' | 'it' | 'card' | 'from-graveyard' | 'from-hand';
};
export type LoggedTargetReference = {
  readonly kind: 'target';
  readonly slot: number;
  readonly said?: 'name' | 'it' | 'card';
};
export type LoggedBoundReference = {
  readonly kind: 'bound';
  readonly name: string;
  readonly said?: 'name' | 'it' | 'card';
};
export type LoggedSubjectReference = { readonly kind: 'subject'; readonly said?: 'name' | 'it' | 'card' };
export type LoggedAgentReference = { readonly kind: 'agent'; readonly said?: 'name' | 'it' | 'card' };
export type LoggedLinkedReference = {
  readonly kind: 'linked';
  readonly name: string;
  readonly said?: 'name' | 'it' | 'card' | 'one' | 'created' | 'with-it';
};
export type LoggedHostReference = {
  readonly kind: 'host';
  readonly of?: LoggedReference;
  readonly said?: 'name' | 'it' | 'card';
};
export type LoggedAttachmentsReference = {
  readonly kind: 'attachments';
  readonly of: LoggedReference;
  readonly filter?: LoggedFilter;
};
export type LoggedEachReference = {
  readonly kind: 'each';
  readonly filter: LoggedFilter;
  readonly said?: 'all' | 'each';
};
export type LoggedOnlyReference = {
  readonly kind: 'only';
  readonly of: LoggedReference;
  readonly filter: LoggedFilter;
};
export type LoggedUnionReference = { readonly kind: 'union'; readonly of: readonly LoggedReference[] };
export type LoggedExceptReference = {
  readonly kind: 'except';
  readonly of: LoggedReference;
  readonly without: LoggedReference;
};
export type LoggedTopReference = {
  readonly kind: 'top';
  readonly whose: LoggedPlayers;
  readonly count: LoggedValue;
  readonly end?: 'top' | 'bottom';
};
export type LoggedTopUntilReference = {
  readonly kind: 'top-until';
  readonly whose: LoggedPlayers;
  readonly filter: LoggedFilter;
  readonly count?: LoggedValue;
};
export type LoggedTopOfGraveyardReference = {
  readonly kind: 'top-of-graveyard';
  readonly whose: LoggedPlayers;
};
export type LoggedAboveReference = {
  readonly kind: 'above';
  readonly of: LoggedReference;
  readonly which: 'all' | 'next';
};
export type LoggedZoneReference = {
  readonly kind: 'zone';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly whose?: LoggedPlayers;
};
export type LoggedCombatReference = {
  readonly kind: 'combat';
  readonly of: LoggedReference;
  readonly relation: 'blocked-by' | 'blocks' | 'paired-with' | 'banded-with' | 'attacks';
};
export type LoggedDamageSourcesReference = { readonly kind: 'damage-sources' };
export type LoggedSourceReference = { readonly kind: 'source'; readonly of: LoggedReference };
export type LoggedTargetsOfReference = { readonly kind: 'targets-of'; readonly of: LoggedReference };
export type LoggedPaidReference = {
  readonly kind: 'paid';
  readonly cause: string;
  readonly said?: 'creature' | 'artifact' | 'land' | 'enchantment' | 'card';
};
export type LoggedSuccessorReference = { readonly kind: 'successor'; readonly of: LoggedReference };
export type LoggedFormerReference = {
  readonly kind: 'former';
  readonly of: LoggedReference;
  readonly said?: 'name' | 'it' | 'done';
};
export type LoggedChosenReference = {
  readonly kind: 'chosen';
  readonly of: LoggedReference;
  readonly most?: 'greatest' | 'least';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
};
export type LoggedCommanderReference = { readonly kind: 'commander'; readonly whose: LoggedPlayers };
export type LoggedGranterReference = { readonly kind: 'granter' };
export type LoggedParameterReference = { readonly kind: 'parameter'; readonly name: string };
export type LoggedFilter =
  | LoggedAnythingFilter
  | LoggedAllFilter
  | LoggedAnyFilter
  | LoggedNotFilter
  | LoggedTypeFilter
  | LoggedPermanentFilter
  | LoggedSpellFilter
  | LoggedAbilityFilter
  | LoggedSupertypeFilter
  | LoggedSubtypeFilter
  | LoggedColourFilter
  | LoggedColoursFilter
  | LoggedNameFilter
  | LoggedOriginallyPrintedFilter
  | LoggedHasFilter
  | LoggedHasAbilityFilter
  | LoggedStatFilter
  | LoggedCounterFilter
  | LoggedControllerFilter
  | LoggedOwnerFilter
  | LoggedInFilter
  | LoggedStatusFilter
  | LoggedIsFilter
  | LoggedSharesFilter
  | LoggedAttachedToFilter
  | LoggedHasAttachedFilter
  | LoggedTargetsFilter
  | LoggedCombatFilter
  | LoggedSourceFilter
  | LoggedHappenedFilter
  | LoggedWhereFilter
  | LoggedCouldProduceFilter
  | LoggedParameterFilter;
export type LoggedAnythingFilter = { readonly kind: 'anything' };
export type LoggedAllFilter = { readonly kind: 'all'; readonly of: readonly LoggedFilter[] };
export type LoggedAnyFilter = {
  readonly kind: 'any';
  readonly of: readonly LoggedFilter[];
  readonly said?: 'and' | 'and-or';
};
export type LoggedNotFilter = { readonly kind: 'not'; readonly of: LoggedFilter };
export type LoggedTypeFilter = {
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
export type LoggedPermanentFilter = { readonly kind: 'permanent' };
export type LoggedSpellFilter = { readonly kind: 'spell' };
export type LoggedAbilityFilter = {
  readonly kind: 'ability';
  readonly of?: 'activated' | 'triggered' | 'mana' | 'loyalty';
};
export type LoggedSupertypeFilter = {
  readonly kind: 'supertype';
  readonly is: 'basic' | 'legendary' | 'ongoing' | 'snow' | 'world';
};
export type LoggedSubtypeFilter = { readonly kind: 'subtype'; readonly is: LoggedWord };
export type LoggedColourFilter = { readonly kind: 'colour'; readonly is: LoggedColour };
export type LoggedColoursFilter = {
  readonly kind: 'colours';
  readonly how: 'colourless' | 'multicoloured' | 'monocoloured' | 'all';
};
export type LoggedNameFilter = { readonly kind: 'name'; readonly is: LoggedWord };
export type LoggedOriginallyPrintedFilter = {
  readonly kind: 'originally-printed';
  readonly in: 'Arabian Nights' | 'Antiquities' | 'Homelands';
};
export type LoggedHasFilter = { readonly kind: 'has'; readonly keyword: string };
export type LoggedHasAbilityFilter = {
  readonly kind: 'has-ability';
  readonly of: 'activated' | 'triggered' | 'static' | 'mana' | 'any';
};
export type LoggedStatFilter = {
  readonly kind: 'stat';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly value: LoggedValue;
};
export type LoggedCounterFilter = {
  readonly kind: 'counter';
  readonly counter?: string;
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly value: LoggedValue;
};
export type LoggedControllerFilter = { readonly kind: 'controller'; readonly is: LoggedPlayers };
export type LoggedOwnerFilter = { readonly kind: 'owner'; readonly is: LoggedPlayers };
export type LoggedInFilter = {
  readonly kind: 'in';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly whose?: LoggedPlayers;
};
export type LoggedStatusFilter = {
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
export type LoggedIsFilter = { readonly kind: 'is'; readonly of: LoggedReference; readonly said?: 'damaged' };
export type LoggedSharesFilter = {
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
  readonly with: LoggedReference;
};
export type LoggedAttachedToFilter = {
  readonly kind: 'attached-to';
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
};
export type LoggedHasAttachedFilter = { readonly kind: 'has-attached'; readonly filter: LoggedFilter };
export type LoggedTargetsFilter = {
  readonly kind: 'targets';
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly only?: 'only' | 'single';
};
export type LoggedCombatFilter = {
  readonly kind: 'combat';
  readonly relation: 'attacking' | 'blocking' | 'blocked-by' | 'dealt-damage-to' | 'dealt-damage-by';
  readonly players?: LoggedPlayers;
  readonly filter?: LoggedFilter;
};
export type LoggedSourceFilter = { readonly kind: 'source'; readonly filter: LoggedFilter };
export type LoggedHappenedFilter = {
  readonly kind: 'happened';
  readonly pattern: LoggedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat';
};
export type LoggedWhereFilter = {
  readonly kind: 'where';
  readonly bind: string;
  readonly condition: LoggedCondition;
};
export type LoggedCouldProduceFilter = { readonly kind: 'could-produce'; readonly colour?: LoggedColour };
export type LoggedParameterFilter = { readonly kind: 'parameter'; readonly name: string };
export type LoggedValue =
  | number
  | LoggedXValue
  | LoggedCountValue
  | LoggedCountPlayersValue
  | LoggedSizeValue
  | LoggedStatValue
  | LoggedCountersValue
  | LoggedPlayerCountersValue
  | LoggedLifeValue
  | LoggedStartingLifeValue
  | LoggedHandSizeValue
  | LoggedAmountValue
  | LoggedEventAmountValue
  | LoggedLinkedValue
  | LoggedSumValue
  | LoggedDifferenceValue
  | LoggedProductValue
  | LoggedHalfValue
  | LoggedLeastValue
  | LoggedGreatestValue
  | LoggedDevotionValue
  | LoggedDifferentValue
  | LoggedHappenedValue
  | LoggedPaidValue
  | LoggedVotesForValue
  | LoggedTurnNumberValue
  | LoggedResolutionsValue
  | LoggedIfValueValue
  | LoggedParameterValue;
export type LoggedXValue = { readonly kind: 'x' };
export type LoggedCountValue = {
  readonly kind: 'count';
  readonly of: LoggedFilter;
  readonly said?: 'for-each';
};
export type LoggedCountPlayersValue = {
  readonly kind: 'count-players';
  readonly of: LoggedPlayers;
  readonly said?: 'for-each';
};
export type LoggedSizeValue = {
  readonly kind: 'size';
  readonly of: LoggedReference;
  readonly said?: 'for-each';
};
export type LoggedStatValue = {
  readonly kind: 'stat';
  readonly of: LoggedReference;
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly take?: 'sum' | 'greatest' | 'least';
};
export type LoggedCountersValue = {
  readonly kind: 'counters';
  readonly on: LoggedReference;
  readonly counter?: string;
  readonly said?: 'for-each';
};
export type LoggedPlayerCountersValue = {
  readonly kind: 'player-counters';
  readonly of: LoggedPlayers;
  readonly counter: string;
};
export type LoggedLifeValue = { readonly kind: 'life'; readonly of: LoggedPlayers };
export type LoggedStartingLifeValue = { readonly kind: 'starting-life'; readonly of: LoggedPlayers };
export type LoggedHandSizeValue = {
  readonly kind: 'hand-size';
  readonly of: LoggedPlayers;
  readonly said?: 'for-each';
};
export type LoggedAmountValue = {
  readonly kind: 'amount';
  readonly name: string;
  readonly said?: 'that-many' | 'x' | 'for-each';
};
export type LoggedEventAmountValue = { readonly kind: 'event-amount' };
export type LoggedLinkedValue = { readonly kind: 'linked'; readonly name: string };
export type LoggedSumValue = { readonly kind: 'sum'; readonly of: readonly LoggedValue[] };
export type LoggedDifferenceValue = {
  readonly kind: 'difference';
  readonly of: LoggedValue;
  readonly less: LoggedValue;
};
export type LoggedProductValue = {
  readonly kind: 'product';
  readonly of: LoggedValue;
  readonly by: LoggedValue;
};
export type LoggedHalfValue = {
  readonly kind: 'half';
  readonly of: LoggedValue;
  readonly round: 'up' | 'down';
};
export type LoggedLeastValue = { readonly kind: 'least'; readonly of: readonly LoggedValue[] };
export type LoggedGreatestValue = { readonly kind: 'greatest'; readonly of: readonly LoggedValue[] };
export type LoggedDevotionValue = {
  readonly kind: 'devotion';
  readonly to: readonly LoggedColour[];
  readonly of?: LoggedPlayers;
};
export type LoggedDifferentValue = {
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
  readonly among: LoggedReference;
  readonly said?: 'for-each';
};
export type LoggedHappenedValue = {
  readonly kind: 'happened';
  readonly pattern: LoggedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat';
  readonly take?: 'times' | 'amount';
  readonly before?: 'event';
  readonly said?: 'for-each';
};
export type LoggedPaidValue = {
  readonly kind: 'paid';
  readonly what: 'times' | 'mana' | 'colours' | 'snow';
  readonly cost?: string;
  readonly of?: LoggedReference;
  readonly said?: 'for-each';
};
export type LoggedVotesForValue = {
  readonly kind: 'votes-for';
  readonly vote: string;
  readonly option: string;
};
export type LoggedTurnNumberValue = { readonly kind: 'turn-number'; readonly of?: LoggedPlayers };
export type LoggedResolutionsValue = { readonly kind: 'resolutions' };
export type LoggedIfValueValue = {
  readonly kind: 'if-value';
  readonly condition: LoggedCondition;
  readonly then: LoggedValue;
  readonly else: LoggedValue;
};
export type LoggedParameterValue = { readonly kind: 'parameter'; readonly name: string };
export type LoggedCondition =
  | LoggedAllCondition
  | LoggedAnyCondition
  | LoggedNotCondition
  | LoggedAlwaysCondition
  | LoggedCompareCondition
  | LoggedExistsCondition
  | LoggedMatchesCondition
  | LoggedPlayerIsCondition
  | LoggedTurnCondition
  | LoggedStepCondition
  | LoggedReachedCondition
  | LoggedDidCondition
  | LoggedChoseCondition
  | LoggedChoseLinkedCondition
  | LoggedPaidCondition
  | LoggedCastFromCondition
  | LoggedCastForCondition
  | LoggedManaSpentCondition
  | LoggedHappenedCondition
  | LoggedDesignationCondition
  | LoggedShareAmongCondition
  | LoggedAnsweredCondition
  | LoggedDayNightCondition
  | LoggedParameterCondition;
export type LoggedAllCondition = { readonly kind: 'all'; readonly of: readonly LoggedCondition[] };
export type LoggedAnyCondition = { readonly kind: 'any'; readonly of: readonly LoggedCondition[] };
export type LoggedNotCondition = { readonly kind: 'not'; readonly of: LoggedCondition };
export type LoggedAlwaysCondition = { readonly kind: 'always' };
export type LoggedCompareCondition = {
  readonly kind: 'compare';
  readonly left: LoggedValue;
  readonly compare: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly right: LoggedValue;
};
export type LoggedExistsCondition = { readonly kind: 'exists'; readonly filter: LoggedFilter };
export type LoggedMatchesCondition = {
  readonly kind: 'matches';
  readonly what: LoggedReference;
  readonly filter: LoggedFilter;
};
export type LoggedPlayerIsCondition = {
  readonly kind: 'player-is';
  readonly who: LoggedPlayers;
  readonly among: LoggedPlayers;
};
export type LoggedTurnCondition = { readonly kind: 'turn'; readonly whose: LoggedPlayers };
export type LoggedStepCondition = {
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
export type LoggedReachedCondition = {
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
export type LoggedDidCondition = {
  readonly kind: 'did';
  readonly name: string;
  readonly said?: 'can' | 'do';
};
export type LoggedChoseCondition = { readonly kind: 'chose'; readonly name: string; readonly is: string };
export type LoggedChoseLinkedCondition = {
  readonly kind: 'chose-linked';
  readonly name: string;
  readonly is: string;
};
export type LoggedPaidCondition = {
  readonly kind: 'paid';
  readonly cost: string;
  readonly times?: number;
  readonly of?: LoggedReference;
  readonly said?: 'it';
};
export type LoggedCastFromCondition = {
  readonly kind: 'cast-from';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly of?: LoggedReference;
  readonly by?: LoggedPlayers;
};
export type LoggedCastForCondition = {
  readonly kind: 'cast-for';
  readonly alternative: string;
  readonly of?: LoggedReference;
};
export type LoggedManaSpentCondition = {
  readonly kind: 'mana-spent';
  readonly colour: LoggedColour;
  readonly times?: number;
  readonly said?: 'symbol' | 'symbol-it';
};
export type LoggedHappenedCondition = {
  readonly kind: 'happened';
  readonly pattern: LoggedPattern;
  readonly since: 'turn' | 'last-turn' | 'game' | 'combat' | 'last-upkeep';
  readonly compare?: 'less' | 'at-most' | 'equal' | 'at-least' | 'more' | 'not-equal';
  readonly times?: LoggedValue;
};
export type LoggedDesignationCondition = {
  readonly kind: 'designation';
  readonly who: LoggedPlayers;
  readonly is: 'monarch' | 'city-blessing' | 'initiative';
};
export type LoggedShareAmongCondition = {
  readonly kind: 'share-among';
  readonly what:
    'name' | 'colour' | 'type' | 'creature-type' | 'controller' | 'owner' | 'mana-value' | 'power';
  readonly among: LoggedReference;
  readonly how: 'all-same' | 'all-different';
};
export type LoggedAnsweredCondition = {
  readonly kind: 'answered';
  readonly name: string;
  readonly is: 'yes' | 'no';
};
export type LoggedDayNightCondition = { readonly kind: 'day-night'; readonly is: 'day' | 'night' };
export type LoggedParameterCondition = { readonly kind: 'parameter'; readonly name: string };
export type LoggedPattern =
  | LoggedAnyPattern
  | LoggedMovesPattern
  | LoggedDamagePattern
  | LoggedDamagePreventedPattern
  | LoggedCastPattern
  | LoggedActivatedPattern
  | LoggedTriggeredPattern
  | LoggedTargetedPattern
  | LoggedAttacksPattern
  | LoggedBlocksPattern
  | LoggedBecomesBlockedPattern
  | LoggedUnblockedPattern
  | LoggedStepPattern
  | LoggedDrawsPattern
  | LoggedGainsLifePattern
  | LoggedLosesLifePattern
  | LoggedAddsCountersPattern
  | LoggedRemovesCountersPattern
  | LoggedTapsPattern
  | LoggedTapsForManaPattern
  | LoggedUntapsPattern
  | LoggedAttachedPattern
  | LoggedUnattachedPattern
  | LoggedTurnedFaceUpPattern
  | LoggedTurnedFaceDownPattern
  | LoggedTransformsPattern
  | LoggedFlipsPattern
  | LoggedPhasesInPattern
  | LoggedPhasesOutPattern
  | LoggedControlChangesPattern
  | LoggedCreatesPattern
  | LoggedSearchesPattern
  | LoggedShufflesPattern
  | LoggedScriesPattern
  | LoggedSurveilsPattern
  | LoggedRevealsPattern
  | LoggedAddsManaPattern
  | LoggedFlipsCoinPattern
  | LoggedRollsDiePattern
  | LoggedVotesPattern
  | LoggedBecomesMonarchPattern
  | LoggedBecomesDesignatedPattern
  | LoggedLosesGamePattern
  | LoggedRegeneratesPattern
  | LoggedProliferatesPattern
  | LoggedClashesPattern
  | LoggedDayNightPattern
  | LoggedStatePattern
  | LoggedKeywordActionPattern
  | LoggedParameterPattern;
export type LoggedAnyPattern = { readonly kind: 'any'; readonly of: readonly LoggedPattern[] };
export type LoggedMovesPattern = {
  readonly kind: 'moves';
  readonly what: LoggedFilter;
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
  readonly by?: LoggedPlayers;
  readonly group?: 'one-or-more';
  readonly face?: 'face-up' | 'face-down';
};
export type LoggedDamagePattern = {
  readonly kind: 'damage';
  readonly from?: LoggedFilter;
  readonly to?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly combat?: 'combat' | 'noncombat';
  readonly group?: 'one-or-more';
};
export type LoggedDamagePreventedPattern = {
  readonly kind: 'damage-prevented';
  readonly from?: LoggedFilter;
  readonly to?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly combat?: 'combat' | 'noncombat';
};
export type LoggedCastPattern = {
  readonly kind: 'cast';
  readonly what: LoggedFilter;
  readonly by?: LoggedPlayers;
  readonly nth?: LoggedValue;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type LoggedActivatedPattern = {
  readonly kind: 'activated';
  readonly of: LoggedFilter;
  readonly by?: LoggedPlayers;
  readonly except?: 'mana';
};
export type LoggedTriggeredPattern = { readonly kind: 'triggered'; readonly of: LoggedFilter };
export type LoggedTargetedPattern = {
  readonly kind: 'targeted';
  readonly what?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly by?: LoggedFilter;
  readonly first?: 'first-each-turn';
};
export type LoggedAttacksPattern = {
  readonly kind: 'attacks';
  readonly what: LoggedFilter;
  readonly defender?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly alone?: 'alone';
  readonly group?: 'one-or-more';
  readonly least?: LoggedValue;
  readonly others?: number;
};
export type LoggedBlocksPattern = {
  readonly kind: 'blocks';
  readonly what: LoggedFilter;
  readonly attacker?: LoggedFilter;
  readonly group?: 'one-or-more';
};
export type LoggedBecomesBlockedPattern = {
  readonly kind: 'becomes-blocked';
  readonly what: LoggedFilter;
  readonly by?: LoggedFilter;
  readonly each?: 'each';
};
export type LoggedUnblockedPattern = { readonly kind: 'unblocked'; readonly what: LoggedFilter };
export type LoggedStepPattern = {
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
  readonly whose?: LoggedPlayers;
  readonly at?: 'begins' | 'ends';
};
export type LoggedDrawsPattern = {
  readonly kind: 'draws';
  readonly who: LoggedPlayers;
  readonly nth?: LoggedValue;
  readonly except?: 'draw-step';
};
export type LoggedGainsLifePattern = { readonly kind: 'gains-life'; readonly who: LoggedPlayers };
export type LoggedLosesLifePattern = { readonly kind: 'loses-life'; readonly who: LoggedPlayers };
export type LoggedAddsCountersPattern = {
  readonly kind: 'adds-counters';
  readonly on?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly counter?: string;
  readonly reaching?: LoggedValue;
  readonly except?: 'costs';
};
export type LoggedRemovesCountersPattern = {
  readonly kind: 'removes-counters';
  readonly from?: LoggedFilter;
  readonly counter?: string;
  readonly last?: 'last';
};
export type LoggedTapsPattern = { readonly kind: 'taps'; readonly what: LoggedFilter };
export type LoggedTapsForManaPattern = {
  readonly kind: 'taps-for-mana';
  readonly what: LoggedFilter;
  readonly who?: LoggedPlayers;
};
export type LoggedUntapsPattern = { readonly kind: 'untaps'; readonly what: LoggedFilter };
export type LoggedAttachedPattern = {
  readonly kind: 'attached';
  readonly what: LoggedFilter;
  readonly to?: LoggedFilter;
};
export type LoggedUnattachedPattern = {
  readonly kind: 'unattached';
  readonly what: LoggedFilter;
  readonly from?: LoggedFilter;
};
export type LoggedTurnedFaceUpPattern = { readonly kind: 'turned-face-up'; readonly what: LoggedFilter };
export type LoggedTurnedFaceDownPattern = { readonly kind: 'turned-face-down'; readonly what: LoggedFilter };
export type LoggedTransformsPattern = { readonly kind: 'transforms'; readonly what: LoggedFilter };
export type LoggedFlipsPattern = { readonly kind: 'flips'; readonly what: LoggedFilter };
export type LoggedPhasesInPattern = { readonly kind: 'phases-in'; readonly what: LoggedFilter };
export type LoggedPhasesOutPattern = { readonly kind: 'phases-out'; readonly what: LoggedFilter };
export type LoggedControlChangesPattern = {
  readonly kind: 'control-changes';
  readonly what: LoggedFilter;
  readonly to?: LoggedPlayers;
  readonly from?: LoggedPlayers;
};
export type LoggedCreatesPattern = {
  readonly kind: 'creates';
  readonly who: LoggedPlayers;
  readonly filter?: LoggedFilter;
};
export type LoggedSearchesPattern = {
  readonly kind: 'searches';
  readonly who: LoggedPlayers;
  readonly whose?: LoggedPlayers;
};
export type LoggedShufflesPattern = { readonly kind: 'shuffles'; readonly who: LoggedPlayers };
export type LoggedScriesPattern = { readonly kind: 'scries'; readonly who: LoggedPlayers };
export type LoggedSurveilsPattern = { readonly kind: 'surveils'; readonly who: LoggedPlayers };
export type LoggedRevealsPattern = {
  readonly kind: 'reveals';
  readonly who?: LoggedPlayers;
  readonly what?: LoggedFilter;
  readonly as?: string;
};
export type LoggedAddsManaPattern = {
  readonly kind: 'adds-mana';
  readonly who: LoggedPlayers;
  readonly source?: LoggedFilter;
};
export type LoggedFlipsCoinPattern = {
  readonly kind: 'flips-coin';
  readonly who: LoggedPlayers;
  readonly result?: 'wins' | 'loses';
};
export type LoggedRollsDiePattern = { readonly kind: 'rolls-die'; readonly who: LoggedPlayers };
export type LoggedVotesPattern = { readonly kind: 'votes'; readonly who: LoggedPlayers };
export type LoggedBecomesMonarchPattern = { readonly kind: 'becomes-monarch'; readonly who: LoggedPlayers };
export type LoggedBecomesDesignatedPattern = {
  readonly kind: 'becomes-designated';
  readonly what: LoggedFilter;
  readonly is: 'monstrous' | 'renowned' | 'suspected';
};
export type LoggedLosesGamePattern = { readonly kind: 'loses-game'; readonly who: LoggedPlayers };
export type LoggedRegeneratesPattern = { readonly kind: 'regenerates'; readonly what: LoggedFilter };
export type LoggedProliferatesPattern = { readonly kind: 'proliferates'; readonly who: LoggedPlayers };
export type LoggedClashesPattern = {
  readonly kind: 'clashes';
  readonly who: LoggedPlayers;
  readonly result?: 'wins' | 'loses';
};
export type LoggedDayNightPattern = { readonly kind: 'day-night'; readonly to?: 'day' | 'night' };
export type LoggedStatePattern = { readonly kind: 'state'; readonly condition: LoggedCondition };
export type LoggedKeywordActionPattern = {
  readonly kind: 'keyword-action';
  readonly action: string;
  readonly what?: LoggedFilter;
  readonly who?: LoggedPlayers;
};
export type LoggedParameterPattern = { readonly kind: 'parameter'; readonly name: string };
export type LoggedColour =
  | 'white'
  | 'blue'
  | 'black'
  | 'red'
  | 'green'
  | LoggedChosenColour
  | LoggedLinkedColour
  | LoggedOfReferenceColour
  | LoggedParameterColour;
export type LoggedChosenColour = { readonly kind: 'chosen'; readonly name: string; readonly said?: 'that' };
export type LoggedLinkedColour = { readonly kind: 'linked'; readonly name: string };
export type LoggedOfReferenceColour = { readonly kind: 'of-reference'; readonly of: LoggedReference };
export type LoggedParameterColour = { readonly kind: 'parameter'; readonly name: string };
export type LoggedWord =
  string | LoggedChosenWord | LoggedLinkedWord | LoggedNameOfWord | LoggedTypesOfWord | LoggedParameterWord;
export type LoggedChosenWord = { readonly kind: 'chosen'; readonly name: string; readonly said?: 'that' };
export type LoggedLinkedWord = { readonly kind: 'linked'; readonly name: string };
export type LoggedNameOfWord = { readonly kind: 'name-of'; readonly of: LoggedReference };
export type LoggedTypesOfWord = { readonly kind: 'types-of'; readonly of: LoggedReference };
export type LoggedParameterWord = { readonly kind: 'parameter'; readonly name: string };
export type LoggedEffect =
  | LoggedSequenceEffect
  | LoggedNothingEffect
  | LoggedMayEffect
  | LoggedIfEffect
  | LoggedPayEffect
  | LoggedForEachEffect
  | LoggedForEachPlayerEffect
  | LoggedTogetherEffect
  | LoggedRepeatEffect
  | LoggedRepeatWhileEffect
  | LoggedChooseEffectEffect
  | LoggedChooseObjectsEffect
  | LoggedChoosePlayersEffect
  | LoggedChooseColourEffect
  | LoggedChooseWordEffect
  | LoggedChooseNumberEffect
  | LoggedChooseNameEffect
  | LoggedRememberEffect
  | LoggedNoteManaEffect
  | LoggedDelayedEffect
  | LoggedReflexiveEffect
  | LoggedContinuousEffect
  | LoggedMayEndEffect
  | LoggedRuleEffect
  | LoggedLetValueEffect
  | LoggedLetObjectsEffect
  | LoggedParameterEffect
  | LoggedMoveEffect
  | LoggedDestroyEffect
  | LoggedSacrificeEffect
  | LoggedSacrificeTheseEffect
  | LoggedTapEffect
  | LoggedUntapEffect
  | LoggedCounterEffect
  | LoggedDamageEffect
  | LoggedFightEffect
  | LoggedAddCountersEffect
  | LoggedRemoveCountersEffect
  | LoggedDoubleCountersEffect
  | LoggedMoveCountersEffect
  | LoggedAttachEffect
  | LoggedUnattachEffect
  | LoggedRegenerateEffect
  | LoggedTransformEffect
  | LoggedFlipEffect
  | LoggedTurnFaceEffect
  | LoggedPhaseOutEffect
  | LoggedPhaseInEffect
  | LoggedRemoveFromCombatEffect
  | LoggedBecomesAttackerEffect
  | LoggedBecomesBlockedEffect
  | LoggedExchangeEffect
  | LoggedRevealEffect
  | LoggedLookEffect
  | LoggedCopySpellEffect
  | LoggedNewTargetsEffect
  | LoggedCastNowEffect
  | LoggedGoadEffect
  | LoggedDetainEffect
  | LoggedMonstrosityEffect
  | LoggedMarkEffect
  | LoggedPairEffect
  | LoggedTurnOverMeldEffect
  | LoggedRemoveDamageEffect
  | LoggedKeywordActionEffect
  | LoggedEndContinuousEffect
  | LoggedDrawEffect
  | LoggedDiscardEffect
  | LoggedMillEffect
  | LoggedGainLifeEffect
  | LoggedLoseLifeEffect
  | LoggedSetLifeEffect
  | LoggedExchangeLifeEffect
  | LoggedAddManaEffect
  | LoggedActivateManaEffect
  | LoggedEmptyPoolEffect
  | LoggedPlayerCountersEffect
  | LoggedRemovePlayerCountersEffect
  | LoggedCreateTokenEffect
  | LoggedSearchEffect
  | LoggedShuffleEffect
  | LoggedScryEffect
  | LoggedSurveilEffect
  | LoggedFatesealEffect
  | LoggedClashEffect
  | LoggedVoteEffect
  | LoggedFlipCoinsEffect
  | LoggedRollDiceEffect
  | LoggedProliferateEffect
  | LoggedManifestEffect
  | LoggedGetEmblemEffect
  | LoggedBecomeMonarchEffect
  | LoggedTakeInitiativeEffect
  | LoggedGetCityBlessingEffect
  | LoggedLoseGameEffect
  | LoggedWinGameEffect
  | LoggedDrawGameEffect
  | LoggedRestartGameEffect
  | LoggedExtraTurnEffect
  | LoggedExtraPhaseEffect
  | LoggedExtraStepEffect
  | LoggedSkipEffect
  | LoggedEndTurnEffect
  | LoggedEndCombatPhaseEffect
  | LoggedControlPlayerEffect
  | LoggedExchangeZonesEffect
  | LoggedReverseTurnOrderEffect
  | LoggedAssistedEffect
  | LoggedCreateReplacementEffect
  | LoggedPreventDamageEffect;
export type LoggedSequenceEffect = {
  readonly kind: 'sequence';
  readonly steps: readonly LoggedEffect[];
  readonly said?: 'then' | 'and' | 'then-of-one' | 'and-of-one' | 'one-deed';
};
export type LoggedNothingEffect = { readonly kind: 'nothing' };
export type LoggedMayEffect = {
  readonly kind: 'may';
  readonly who: LoggedPlayers;
  readonly effect: LoggedEffect;
  readonly else?: LoggedEffect;
  readonly each?: 'each';
  readonly said?: 'any';
  readonly bind?: string;
};
export type LoggedIfEffect = {
  readonly kind: 'if';
  readonly condition: LoggedCondition;
  readonly then: LoggedEffect;
  readonly else?: LoggedEffect;
  readonly said?: 'condition-last' | 'unless' | 'instead' | 'instead-if' | 'of-those';
};
export type LoggedPayEffect = {
  readonly kind: 'pay';
  readonly who: LoggedPlayers;
  readonly costs: readonly LoggedCost[];
  readonly paid?: LoggedEffect;
  readonly unpaid?: LoggedEffect;
  readonly times?: LoggedValue;
  readonly all?: 'all';
  readonly bind?: string;
};
export type LoggedForEachEffect = {
  readonly kind: 'for-each';
  readonly over: LoggedReference;
  readonly bind: string;
  readonly effect: LoggedEffect;
};
export type LoggedForEachPlayerEffect = {
  readonly kind: 'for-each-player';
  readonly over: LoggedPlayers;
  readonly bind: string;
  readonly effect: LoggedEffect;
};
export type LoggedTogetherEffect = { readonly kind: 'together'; readonly effects: readonly LoggedEffect[] };
export type LoggedRepeatEffect = {
  readonly kind: 'repeat';
  readonly times: LoggedValue;
  readonly effect: LoggedEffect;
};
export type LoggedRepeatWhileEffect = {
  readonly kind: 'repeat-while';
  readonly condition: LoggedCondition;
  readonly effect: LoggedEffect;
};
export type LoggedChooseEffectEffect = {
  readonly kind: 'choose-effect';
  readonly who: LoggedPlayers;
  readonly options: readonly LoggedOption[];
  readonly least?: LoggedValue;
  readonly most?: LoggedValue;
};
export type LoggedChooseObjectsEffect = {
  readonly kind: 'choose-objects';
  readonly who: LoggedPlayers;
  readonly from: LoggedReference;
  readonly least?: LoggedValue;
  readonly most?: LoggedValue;
  readonly unbounded?: 'unbounded';
  readonly random?: 'random';
  readonly together?: LoggedCondition;
  readonly said?: 'of-your-choice';
  readonly bind: string;
};
export type LoggedChoosePlayersEffect = {
  readonly kind: 'choose-players';
  readonly who: LoggedPlayers;
  readonly from: LoggedPlayers;
  readonly least?: LoggedValue;
  readonly most?: LoggedValue;
  readonly unbounded?: 'unbounded';
  readonly random?: 'random';
  readonly bind: string;
};
export type LoggedChooseColourEffect = {
  readonly kind: 'choose-colour';
  readonly who: LoggedPlayers;
  readonly from?: readonly LoggedColour[];
  readonly other?: string;
  readonly said?: 'of-your-choice';
  readonly bind: string;
};
export type LoggedChooseWordEffect = {
  readonly kind: 'choose-word';
  readonly who: LoggedPlayers;
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
export type LoggedChooseNumberEffect = {
  readonly kind: 'choose-number';
  readonly who: LoggedPlayers;
  readonly least: LoggedValue;
  readonly most?: LoggedValue;
  readonly secretly?: 'secretly';
  readonly bind: string;
};
export type LoggedChooseNameEffect = {
  readonly kind: 'choose-name';
  readonly who: LoggedPlayers;
  readonly filter?: LoggedFilter;
  readonly bind: string;
};
export type LoggedRememberEffect = {
  readonly kind: 'remember';
  readonly what: string;
  readonly as: string;
  readonly on?: LoggedReference;
};
export type LoggedNoteManaEffect = {
  readonly kind: 'note-mana';
  readonly what: 'type' | 'type-and-amount';
  readonly as: string;
};
export type LoggedDelayedEffect = {
  readonly kind: 'delayed';
  readonly when: LoggedPattern;
  readonly if?: LoggedCondition;
  readonly body: LoggedBody;
  readonly until?: LoggedDuration;
  readonly repeats?: 'each-time';
  readonly said?: 'time-last' | 'first';
};
export type LoggedReflexiveEffect = { readonly kind: 'reflexive'; readonly body: LoggedBody };
export type LoggedContinuousEffect = {
  readonly kind: 'continuous';
  readonly what: LoggedReference;
  readonly changes: readonly LoggedChange[];
  readonly until: LoggedDuration;
  readonly said?: 'duration-first' | 'duration-before';
};
export type LoggedMayEndEffect = {
  readonly kind: 'may-end';
  readonly who: LoggedPlayers;
  readonly costs: readonly LoggedCost[];
};
export type LoggedRuleEffect = {
  readonly kind: 'rule';
  readonly effects: readonly LoggedStatic[];
  readonly until: LoggedDuration;
  readonly said?: 'duration-last';
};
export type LoggedLetValueEffect = {
  readonly kind: 'let-value';
  readonly value: LoggedValue;
  readonly bind: string;
  readonly said?: 'where';
};
export type LoggedLetObjectsEffect = {
  readonly kind: 'let-objects';
  readonly what: LoggedReference;
  readonly bind: string;
  readonly said?: 'that-card' | 'choose' | 'group';
};
export type LoggedParameterEffect = { readonly kind: 'parameter'; readonly name: string };
export type LoggedMoveEffect = {
  readonly kind: 'move';
  readonly what: LoggedReference;
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
  readonly nth?: LoggedValue;
  readonly order?: 'any' | 'random';
  readonly under?: LoggedPlayers;
  readonly enters?: readonly LoggedOutcome[];
  readonly face?: 'face-up' | 'face-down' | 'transformed';
  readonly link?: string;
  readonly by?: LoggedPlayers;
  readonly until?: LoggedPattern;
  readonly bind?: string;
};
export type LoggedDestroyEffect = {
  readonly kind: 'destroy';
  readonly what: LoggedReference;
  readonly regeneration?: 'cannot';
  readonly bind?: string;
};
export type LoggedSacrificeEffect = {
  readonly kind: 'sacrifice';
  readonly who: LoggedPlayers;
  readonly filter: LoggedFilter;
  readonly count: LoggedValue;
  readonly bind?: string;
};
export type LoggedSacrificeTheseEffect = {
  readonly kind: 'sacrifice-these';
  readonly what: LoggedReference;
  readonly who?: LoggedPlayers;
  readonly bind?: string;
};
export type LoggedTapEffect = {
  readonly kind: 'tap';
  readonly what: LoggedReference;
  readonly bind?: string;
};
export type LoggedUntapEffect = {
  readonly kind: 'untap';
  readonly what: LoggedReference;
  readonly bind?: string;
};
export type LoggedCounterEffect = {
  readonly kind: 'counter';
  readonly what: LoggedReference;
  readonly to?: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly position?: 'top' | 'bottom';
  readonly bind?: string;
};
export type LoggedDamageEffect = {
  readonly kind: 'damage';
  readonly from?: LoggedReference;
  readonly to?: LoggedReference;
  readonly players?: LoggedPlayers;
  readonly amount: LoggedValue;
  readonly divided?: 'divided' | 'evenly';
  readonly unpreventable?: 'unpreventable';
  readonly said?: 'objects-first' | 'amount-last';
  readonly bind?: string;
};
export type LoggedFightEffect = {
  readonly kind: 'fight';
  readonly one: LoggedReference;
  readonly other: LoggedReference;
};
export type LoggedAddCountersEffect = {
  readonly kind: 'add-counters';
  readonly on: LoggedReference;
  readonly counter: string;
  readonly count: LoggedValue;
  readonly divided?: 'divided';
  readonly bind?: string;
};
export type LoggedRemoveCountersEffect = {
  readonly kind: 'remove-counters';
  readonly from: LoggedReference;
  readonly counter?: string;
  readonly count?: LoggedValue;
  readonly bind?: string;
};
export type LoggedDoubleCountersEffect = {
  readonly kind: 'double-counters';
  readonly on: LoggedReference;
  readonly counter?: string;
};
export type LoggedMoveCountersEffect = {
  readonly kind: 'move-counters';
  readonly from: LoggedReference;
  readonly to: LoggedReference;
  readonly counter?: string;
  readonly count?: LoggedValue;
};
export type LoggedAttachEffect = {
  readonly kind: 'attach';
  readonly what: LoggedReference;
  readonly to?: LoggedReference;
  readonly players?: LoggedPlayers;
};
export type LoggedUnattachEffect = { readonly kind: 'unattach'; readonly what: LoggedReference };
export type LoggedRegenerateEffect = { readonly kind: 'regenerate'; readonly what: LoggedReference };
export type LoggedTransformEffect = { readonly kind: 'transform'; readonly what: LoggedReference };
export type LoggedFlipEffect = { readonly kind: 'flip'; readonly what: LoggedReference };
export type LoggedTurnFaceEffect = {
  readonly kind: 'turn-face';
  readonly what: LoggedReference;
  readonly face: 'up' | 'down';
};
export type LoggedPhaseOutEffect = { readonly kind: 'phase-out'; readonly what: LoggedReference };
export type LoggedPhaseInEffect = { readonly kind: 'phase-in'; readonly what: LoggedReference };
export type LoggedRemoveFromCombatEffect = {
  readonly kind: 'remove-from-combat';
  readonly what: LoggedReference;
};
export type LoggedBecomesAttackerEffect = {
  readonly kind: 'becomes-attacker';
  readonly what: LoggedReference;
  readonly players?: LoggedPlayers;
};
export type LoggedBecomesBlockedEffect = { readonly kind: 'becomes-blocked'; readonly what: LoggedReference };
export type LoggedExchangeEffect = {
  readonly kind: 'exchange';
  readonly one: LoggedReference;
  readonly other: LoggedReference;
  readonly of: 'control' | 'text' | 'counters' | 'power' | 'toughness' | 'zones';
};
export type LoggedRevealEffect = {
  readonly kind: 'reveal';
  readonly what: LoggedReference;
  readonly by?: LoggedPlayers;
  readonly bind?: string;
};
export type LoggedLookEffect = {
  readonly kind: 'look';
  readonly who: LoggedPlayers;
  readonly what: LoggedReference;
  readonly bind?: string;
};
export type LoggedCopySpellEffect = {
  readonly kind: 'copy-spell';
  readonly what: LoggedReference;
  readonly count?: LoggedValue;
  readonly who?: LoggedPlayers;
  readonly targets?: 'same' | 'may-change';
  readonly except?: readonly LoggedChange[];
  readonly bind?: string;
};
export type LoggedNewTargetsEffect = {
  readonly kind: 'new-targets';
  readonly what: LoggedReference;
  readonly who: LoggedPlayers;
  readonly how: 'all' | 'any' | 'change' | 'to';
  readonly to?: LoggedReference;
  readonly players?: LoggedPlayers;
};
export type LoggedCastNowEffect = {
  readonly kind: 'cast-now';
  readonly who: LoggedPlayers;
  readonly what: LoggedReference;
  readonly play?: 'play';
  readonly free?: 'free';
  readonly costs?: readonly LoggedCost[];
  readonly for?: string;
  readonly copy?: 'copy';
  readonly bind?: string;
};
export type LoggedGoadEffect = {
  readonly kind: 'goad';
  readonly what: LoggedReference;
  readonly by?: LoggedPlayers;
};
export type LoggedDetainEffect = { readonly kind: 'detain'; readonly what: LoggedReference };
export type LoggedMonstrosityEffect = {
  readonly kind: 'monstrosity';
  readonly what: LoggedReference;
  readonly count: LoggedValue;
};
export type LoggedMarkEffect = {
  readonly kind: 'mark';
  readonly what: LoggedReference;
  readonly as: 'monstrous' | 'renowned' | 'suspected' | 'ring-bearer' | 'paired';
};
export type LoggedPairEffect = {
  readonly kind: 'pair';
  readonly one: LoggedReference;
  readonly other: LoggedReference;
};
export type LoggedTurnOverMeldEffect = {
  readonly kind: 'turn-over-meld';
  readonly what: LoggedReference;
  readonly with: string;
  readonly into: string;
};
export type LoggedRemoveDamageEffect = { readonly kind: 'remove-damage'; readonly from: LoggedReference };
export type LoggedKeywordActionEffect = {
  readonly kind: 'keyword-action';
  readonly action: string;
  readonly what?: LoggedReference;
  readonly who?: LoggedPlayers;
};
export type LoggedEndContinuousEffect = { readonly kind: 'end-continuous'; readonly what: LoggedReference };
export type LoggedDrawEffect = {
  readonly kind: 'draw';
  readonly who: LoggedPlayers;
  readonly count: LoggedValue;
  readonly bind?: string;
};
export type LoggedDiscardEffect = {
  readonly kind: 'discard';
  readonly who: LoggedPlayers;
  readonly count?: LoggedValue;
  readonly filter?: LoggedFilter;
  readonly how?: 'choose' | 'random' | 'hand' | 'chosen-by-you';
  readonly bind?: string;
};
export type LoggedMillEffect = {
  readonly kind: 'mill';
  readonly who: LoggedPlayers;
  readonly count: LoggedValue;
  readonly bind?: string;
};
export type LoggedGainLifeEffect = {
  readonly kind: 'gain-life';
  readonly who: LoggedPlayers;
  readonly amount: LoggedValue;
  readonly bind?: string;
};
export type LoggedLoseLifeEffect = {
  readonly kind: 'lose-life';
  readonly who: LoggedPlayers;
  readonly amount: LoggedValue;
  readonly bind?: string;
};
export type LoggedSetLifeEffect = {
  readonly kind: 'set-life';
  readonly who: LoggedPlayers;
  readonly amount: LoggedValue;
};
export type LoggedExchangeLifeEffect = {
  readonly kind: 'exchange-life';
  readonly one: LoggedPlayers;
  readonly other: LoggedPlayers;
};
export type LoggedAddManaEffect = {
  readonly kind: 'add-mana';
  readonly who?: LoggedPlayers;
  readonly mana: LoggedMana;
  readonly count?: LoggedValue;
  readonly restriction?: LoggedFilter;
  readonly said?: 'one';
  readonly until?: 'end-of-turn' | 'end-of-phase';
  readonly rider?: LoggedBody;
};
export type LoggedActivateManaEffect = {
  readonly kind: 'activate-mana';
  readonly who: LoggedPlayers;
  readonly of: LoggedReference;
};
export type LoggedEmptyPoolEffect = {
  readonly kind: 'empty-pool';
  readonly who: LoggedPlayers;
  readonly to?: LoggedPlayers;
};
export type LoggedPlayerCountersEffect = {
  readonly kind: 'player-counters';
  readonly who: LoggedPlayers;
  readonly counter: string;
  readonly count: LoggedValue;
};
export type LoggedRemovePlayerCountersEffect = {
  readonly kind: 'remove-player-counters';
  readonly who: LoggedPlayers;
  readonly counter: string;
  readonly count?: LoggedValue;
};
export type LoggedCreateTokenEffect = {
  readonly kind: 'create-token';
  readonly who?: LoggedPlayers;
  readonly token: LoggedToken;
  readonly count?: LoggedValue;
  readonly enters?: readonly LoggedOutcome[];
  readonly link?: string;
  readonly bind?: string;
};
export type LoggedSearchEffect = {
  readonly kind: 'search';
  readonly who: LoggedPlayers;
  readonly whose?: LoggedPlayers;
  readonly zones: readonly ('library' | 'graveyard' | 'hand' | 'outside')[];
  readonly filter?: LoggedFilter;
  readonly least?: LoggedValue;
  readonly most?: LoggedValue;
  readonly unbounded?: 'unbounded' | 'all';
  readonly bind: string;
};
export type LoggedShuffleEffect = { readonly kind: 'shuffle'; readonly who: LoggedPlayers };
export type LoggedScryEffect = {
  readonly kind: 'scry';
  readonly who: LoggedPlayers;
  readonly count: LoggedValue;
  readonly whose?: LoggedPlayers;
};
export type LoggedSurveilEffect = {
  readonly kind: 'surveil';
  readonly who: LoggedPlayers;
  readonly count: LoggedValue;
};
export type LoggedFatesealEffect = {
  readonly kind: 'fateseal';
  readonly who: LoggedPlayers;
  readonly whose: LoggedPlayers;
  readonly count: LoggedValue;
};
export type LoggedClashEffect = {
  readonly kind: 'clash';
  readonly who: LoggedPlayers;
  readonly against: LoggedPlayers;
  readonly bind: string;
};
export type LoggedVoteEffect = {
  readonly kind: 'vote';
  readonly who: LoggedPlayers;
  readonly options: readonly string[];
  readonly bind: string;
};
export type LoggedFlipCoinsEffect = {
  readonly kind: 'flip-coins';
  readonly who: LoggedPlayers;
  readonly count?: LoggedValue;
  readonly until?: 'loses' | 'wins';
  readonly call?: 'call' | 'no-call';
  readonly bind: string;
};
export type LoggedRollDiceEffect = {
  readonly kind: 'roll-dice';
  readonly who: LoggedPlayers;
  readonly sides: number;
  readonly count?: LoggedValue;
  readonly bind: string;
};
export type LoggedProliferateEffect = { readonly kind: 'proliferate'; readonly who?: LoggedPlayers };
export type LoggedManifestEffect = {
  readonly kind: 'manifest';
  readonly who: LoggedPlayers;
  readonly what: LoggedReference;
  readonly how?: 'manifest' | 'cloak';
  readonly bind?: string;
};
export type LoggedGetEmblemEffect = {
  readonly kind: 'get-emblem';
  readonly who: LoggedPlayers;
  readonly face: LoggedFace;
};
export type LoggedBecomeMonarchEffect = { readonly kind: 'become-monarch'; readonly who: LoggedPlayers };
export type LoggedTakeInitiativeEffect = { readonly kind: 'take-initiative'; readonly who: LoggedPlayers };
export type LoggedGetCityBlessingEffect = { readonly kind: 'get-city-blessing'; readonly who: LoggedPlayers };
export type LoggedLoseGameEffect = { readonly kind: 'lose-game'; readonly who: LoggedPlayers };
export type LoggedWinGameEffect = { readonly kind: 'win-game'; readonly who: LoggedPlayers };
export type LoggedDrawGameEffect = { readonly kind: 'draw-game' };
export type LoggedRestartGameEffect = { readonly kind: 'restart-game'; readonly except?: LoggedReference };
export type LoggedExtraTurnEffect = {
  readonly kind: 'extra-turn';
  readonly who: LoggedPlayers;
  readonly count?: LoggedValue;
};
export type LoggedExtraPhaseEffect = {
  readonly kind: 'extra-phase';
  readonly phase: 'beginning' | 'combat' | 'main' | 'end';
  readonly after?: 'this-phase' | 'main-phase' | 'combat';
  readonly then?: 'main';
  readonly count?: LoggedValue;
};
export type LoggedExtraStepEffect = {
  readonly kind: 'extra-step';
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
export type LoggedSkipEffect = {
  readonly kind: 'skip';
  readonly who: LoggedPlayers;
  readonly what:
    'turn' | 'untap' | 'upkeep' | 'draw' | 'precombat-main' | 'combat' | 'postcombat-main' | 'end' | 'main';
  readonly count?: LoggedValue;
};
export type LoggedEndTurnEffect = { readonly kind: 'end-turn' };
export type LoggedEndCombatPhaseEffect = { readonly kind: 'end-combat-phase' };
export type LoggedControlPlayerEffect = {
  readonly kind: 'control-player';
  readonly who: LoggedPlayers;
  readonly by: LoggedPlayers;
  readonly during: 'next-turn' | 'next-combat' | 'this';
};
export type LoggedExchangeZonesEffect = {
  readonly kind: 'exchange-zones';
  readonly who: LoggedPlayers;
  readonly one: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly other:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type LoggedReverseTurnOrderEffect = { readonly kind: 'reverse-turn-order' };
export type LoggedAssistedEffect = { readonly kind: 'assisted'; readonly text: string };
export type LoggedCreateReplacementEffect = {
  readonly kind: 'create-replacement';
  readonly replacement: LoggedReplacement;
  readonly until: LoggedDuration;
  readonly uses?: LoggedValue;
};
export type LoggedPreventDamageEffect = {
  readonly kind: 'prevent-damage';
  readonly to?: LoggedReference;
  readonly toPlayers?: LoggedPlayers;
  readonly from?: LoggedReference;
  readonly fromAny?: LoggedFilter;
  readonly amount?: LoggedValue;
  readonly combat?: 'combat' | 'noncombat';
  readonly until: LoggedDuration;
  readonly redirect?: LoggedReference;
  readonly redirectPlayers?: LoggedPlayers;
  readonly then?: LoggedEffect;
};
export type LoggedDuration =
  | LoggedEndOfTurnDuration
  | LoggedEndOfCombatDuration
  | LoggedNextTurnDuration
  | LoggedEndOfNextTurnDuration
  | LoggedNextStepDuration
  | LoggedNextUntapStepDuration
  | LoggedWhileThisDuration
  | LoggedWhileDuration
  | LoggedForeverDuration
  | LoggedUntilDuration
  | LoggedParameterDuration;
export type LoggedEndOfTurnDuration = { readonly kind: 'end-of-turn'; readonly said?: 'this-turn' };
export type LoggedEndOfCombatDuration = { readonly kind: 'end-of-combat'; readonly said?: 'this-combat' };
export type LoggedNextTurnDuration = { readonly kind: 'next-turn'; readonly whose: LoggedPlayers };
export type LoggedEndOfNextTurnDuration = {
  readonly kind: 'end-of-next-turn';
  readonly whose: LoggedPlayers;
};
export type LoggedNextStepDuration = {
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
  readonly whose?: LoggedPlayers;
};
export type LoggedNextUntapStepDuration = { readonly kind: 'next-untap-step' };
export type LoggedWhileThisDuration = {
  readonly kind: 'while-this';
  readonly status?: 'on-battlefield' | 'tapped' | 'controlled';
};
export type LoggedWhileDuration = { readonly kind: 'while'; readonly condition: LoggedCondition };
export type LoggedForeverDuration = { readonly kind: 'forever' };
export type LoggedUntilDuration = { readonly kind: 'until'; readonly pattern: LoggedPattern };
export type LoggedParameterDuration = { readonly kind: 'parameter'; readonly name: string };
export type LoggedCost =
  | LoggedManaCost
  | LoggedManaValueCost
  | LoggedManaOfCost
  | LoggedTapCost
  | LoggedUntapCost
  | LoggedLifeCost
  | LoggedTapOthersCost
  | LoggedUntapOthersCost
  | LoggedMoveCost
  | LoggedMoveThisCost
  | LoggedRevealCost
  | LoggedRevealThisCost
  | LoggedRemoveCountersCost
  | LoggedAddCountersCost
  | LoggedLoyaltyCost
  | LoggedPlayerCountersCost
  | LoggedUnattachThisCost
  | LoggedDrawCost
  | LoggedGainLifeCost
  | LoggedFlipCost
  | LoggedEffectCost
  | LoggedEitherCost
  | LoggedParameterCost;
export type LoggedManaCost = { readonly kind: 'mana'; readonly cost: string };
export type LoggedManaValueCost = {
  readonly kind: 'mana-value';
  readonly amount: LoggedValue;
  readonly colour?: LoggedColour;
};
export type LoggedManaOfCost = {
  readonly kind: 'mana-of';
  readonly what: LoggedReference;
  readonly less?: LoggedValue;
};
export type LoggedTapCost = { readonly kind: 'tap' };
export type LoggedUntapCost = { readonly kind: 'untap' };
export type LoggedLifeCost = { readonly kind: 'life'; readonly amount: LoggedValue };
export type LoggedTapOthersCost = {
  readonly kind: 'tap-others';
  readonly filter: LoggedFilter;
  readonly count: LoggedValue;
  readonly total?: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly bind?: string;
};
export type LoggedUntapOthersCost = {
  readonly kind: 'untap-others';
  readonly filter: LoggedFilter;
  readonly count: LoggedValue;
};
export type LoggedMoveCost = {
  readonly kind: 'move';
  readonly filter: LoggedFilter;
  readonly count: LoggedValue;
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
export type LoggedMoveThisCost = {
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
export type LoggedRevealCost = {
  readonly kind: 'reveal';
  readonly filter: LoggedFilter;
  readonly count: LoggedValue;
  readonly bind?: string;
};
export type LoggedRevealThisCost = { readonly kind: 'reveal-this' };
export type LoggedRemoveCountersCost = {
  readonly kind: 'remove-counters';
  readonly counter?: string;
  readonly count: LoggedValue;
  readonly from?: LoggedFilter;
  readonly among?: 'among';
};
export type LoggedAddCountersCost = {
  readonly kind: 'add-counters';
  readonly counter: string;
  readonly count: LoggedValue;
  readonly on?: LoggedFilter;
};
export type LoggedLoyaltyCost = {
  readonly kind: 'loyalty';
  readonly change: LoggedValue;
  readonly sign: 'plus' | 'minus';
};
export type LoggedPlayerCountersCost = {
  readonly kind: 'player-counters';
  readonly counter: string;
  readonly count: LoggedValue;
};
export type LoggedUnattachThisCost = { readonly kind: 'unattach-this' };
export type LoggedDrawCost = {
  readonly kind: 'draw';
  readonly who: LoggedPlayers;
  readonly count: LoggedValue;
};
export type LoggedGainLifeCost = {
  readonly kind: 'gain-life';
  readonly who: LoggedPlayers;
  readonly amount: LoggedValue;
};
export type LoggedFlipCost = { readonly kind: 'flip' };
export type LoggedEffectCost = {
  readonly kind: 'effect';
  readonly effect: LoggedEffect;
  readonly if?: LoggedCondition;
};
export type LoggedEitherCost = { readonly kind: 'either'; readonly of: readonly LoggedCost[] };
export type LoggedParameterCost = { readonly kind: 'parameter'; readonly name: string };
export type LoggedStatic =
  | LoggedModifyStatic
  | LoggedModifyThisStatic
  | LoggedModifyHostStatic
  | LoggedDefinesStatic
  | LoggedCannotStatic
  | LoggedMustStatic
  | LoggedMayStatic
  | LoggedCostsStatic
  | LoggedAdditionalCostStatic
  | LoggedAlternativeCostStatic
  | LoggedReplaceStatic
  | LoggedUntapsTooStatic
  | LoggedCommanderStatic
  | LoggedIgnorableStatic
  | LoggedRevealsDrawnStatic
  | LoggedPlayerStatic
  | LoggedTriggerAgainStatic
  | LoggedQualityStatic
  | LoggedEntersStatic
  | LoggedParameterStatic;
export type LoggedModifyStatic = {
  readonly kind: 'modify';
  readonly what: LoggedFilter;
  readonly bind?: string;
  readonly changes: readonly LoggedChange[];
  readonly said?: 'all' | 'each';
};
export type LoggedModifyThisStatic = {
  readonly kind: 'modify-this';
  readonly changes: readonly LoggedChange[];
};
export type LoggedModifyHostStatic = {
  readonly kind: 'modify-host';
  readonly changes: readonly LoggedChange[];
};
export type LoggedDefinesStatic = { readonly kind: 'defines'; readonly changes: readonly LoggedChange[] };
export type LoggedCannotStatic = {
  readonly kind: 'cannot';
  readonly action: LoggedAction;
  readonly unless?: readonly LoggedCost[];
  readonly said?: 'all' | 'each';
};
export type LoggedMustStatic = {
  readonly kind: 'must';
  readonly action: LoggedAction;
  readonly said?: 'all' | 'each';
};
export type LoggedMayStatic = { readonly kind: 'may'; readonly permission: LoggedPermission };
export type LoggedCostsStatic = {
  readonly kind: 'costs';
  readonly what: LoggedFilter;
  readonly for: LoggedPlayers;
  readonly mana?: string;
  readonly amount?: LoggedValue;
  readonly direction: 'more' | 'less' | 'set';
  readonly extra?: readonly LoggedCost[];
  readonly of?: 'spells' | 'abilities' | 'equip' | 'cycling' | 'morph';
  readonly except?: 'mana';
  readonly floor?: number;
};
export type LoggedAdditionalCostStatic = {
  readonly kind: 'additional-cost';
  readonly costs: readonly LoggedCost[];
  readonly optional?: string;
  readonly repeat?: 'repeat';
  readonly or?: readonly LoggedCost[];
};
export type LoggedAlternativeCostStatic = {
  readonly kind: 'alternative-cost';
  readonly label: string;
  readonly costs: readonly LoggedCost[];
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly if?: LoggedCondition;
  readonly speed?: 'instant';
  readonly face?: 'face-down' | 'transformed' | 'awaken' | 'bestow';
};
export type LoggedReplaceStatic = { readonly kind: 'replace'; readonly replacement: LoggedReplacement };
export type LoggedUntapsTooStatic = {
  readonly kind: 'untaps-too';
  readonly what: LoggedFilter;
  readonly during: LoggedPlayers;
  readonly said?: 'all' | 'each';
};
export type LoggedCommanderStatic = { readonly kind: 'commander' };
export type LoggedIgnorableStatic = {
  readonly kind: 'ignorable';
  readonly by: LoggedPlayers;
  readonly costs: readonly LoggedCost[];
};
export type LoggedRevealsDrawnStatic = {
  readonly kind: 'reveals-drawn';
  readonly nth: LoggedValue;
  readonly turn?: LoggedPlayers;
  readonly as: string;
};
export type LoggedPlayerStatic = {
  readonly kind: 'player';
  readonly who: LoggedPlayers;
  readonly property:
    | 'hand-size'
    | 'land-plays'
    | 'hexproof'
    | 'shroud'
    | 'protection'
    | 'mana-persists'
    | 'life-total-fixed'
    | 'cannot-lose'
    | 'cannot-win'
    | 'no-hand-limit'
    | 'reveals-hand'
    | 'reveals-top'
    | 'mana-any-colour'
    | 'damage-as-poison'
    | 'damage-floor'
    | 'searched-cards'
    | 'additional-votes'
    | 'optional-votes'
    | 'chooses-votes';
  readonly value?: LoggedValue;
  readonly filter?: LoggedFilter;
  readonly how?: 'set' | 'more' | 'less';
};
export type LoggedTriggerAgainStatic = {
  readonly kind: 'trigger-again';
  readonly pattern?: LoggedPattern;
  readonly source: LoggedFilter;
  readonly times?: number;
};
export type LoggedQualityStatic = {
  readonly kind: 'quality';
  readonly is:
    | 'deathtouch'
    | 'double-strike'
    | 'enchant'
    | 'first-strike'
    | 'haste'
    | 'indestructible'
    | 'lifelink'
    | 'protection'
    | 'reach'
    | 'trample'
    | 'vigilance'
    | 'banding'
    | 'bands-with-other'
    | 'phasing'
    | 'turn-up'
    | 'entwine'
    | 'splice'
    | 'offering'
    | 'convoke'
    | 'suspend'
    | 'delve'
    | 'wither'
    | 'infect'
    | 'miracle'
    | 'overload'
    | 'bestow'
    | 'escalate'
    | 'partner'
    | 'improvise'
    | 'fuse'
    | 'assist'
    | 'toxic';
  readonly value?: LoggedValue;
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly costs?: readonly LoggedCost[];
  readonly text?: string;
  readonly link?: string;
};
export type LoggedEntersStatic = {
  readonly kind: 'enters';
  readonly outcomes: readonly LoggedOutcome[];
  readonly what?: LoggedFilter;
  readonly if?: LoggedCondition;
  readonly may?: 'may';
  readonly said?: 'if' | 'unless' | 'each';
};
export type LoggedParameterStatic = { readonly kind: 'parameter'; readonly name: string };
export type LoggedChange =
  | LoggedCopyChange
  | LoggedFaceDownChange
  | LoggedControlChange
  | LoggedWordsChange
  | LoggedSetNameChange
  | LoggedAddNameChange
  | LoggedEveryCreatureNameChange
  | LoggedFullTextChange
  | LoggedAddTypesChange
  | LoggedRemoveTypesChange
  | LoggedSetTypesChange
  | LoggedEveryCreatureTypeChange
  | LoggedSetColoursChange
  | LoggedAddColoursChange
  | LoggedGainAbilityChange
  | LoggedLoseAbilityChange
  | LoggedLoseAllAbilitiesChange
  | LoggedLoseThisAbilityChange
  | LoggedGainAbilitiesOfChange
  | LoggedCannotHaveChange
  | LoggedSetStatChange
  | LoggedModifyStatsChange
  | LoggedSwitchStatsChange
  | LoggedCannotChange
  | LoggedMustChange
  | LoggedMayChange
  | LoggedQualityChange
  | LoggedGoadedChange
  | LoggedParameterChange;
export type LoggedCopyChange = {
  readonly kind: 'copy';
  readonly of: LoggedReference;
  readonly except?: readonly LoggedChange[];
};
export type LoggedFaceDownChange = { readonly kind: 'face-down'; readonly face: LoggedFace };
export type LoggedControlChange = { readonly kind: 'control'; readonly to: LoggedPlayers };
export type LoggedWordsChange = {
  readonly kind: 'words';
  readonly of: 'colour' | 'land-type' | 'creature-type';
  readonly from?: LoggedWord;
  readonly to?: LoggedWord;
};
export type LoggedSetNameChange = { readonly kind: 'set-name'; readonly name: LoggedWord };
export type LoggedAddNameChange = { readonly kind: 'add-name'; readonly name: LoggedWord };
export type LoggedEveryCreatureNameChange = { readonly kind: 'every-creature-name' };
export type LoggedFullTextChange = {
  readonly kind: 'full-text';
  readonly of: LoggedReference;
  readonly except?: readonly LoggedChange[];
};
export type LoggedAddTypesChange = {
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
  readonly subtypes?: readonly LoggedWord[];
  readonly said?:
    | 'with-what-follows'
    | 'with-base'
    | 'colours-too'
    | 'still-a-land'
    | 'thats-still-a-land'
    | 'thats-still-a-planeswalker';
};
export type LoggedRemoveTypesChange = {
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
  readonly subtypes?: readonly LoggedWord[];
};
export type LoggedSetTypesChange = {
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
  readonly subtypes?: readonly LoggedWord[];
  readonly supertypes?: readonly ('basic' | 'legendary' | 'ongoing' | 'snow' | 'world')[];
  readonly said?: 'with-what-follows' | 'with-base';
};
export type LoggedEveryCreatureTypeChange = { readonly kind: 'every-creature-type' };
export type LoggedSetColoursChange = {
  readonly kind: 'set-colours';
  readonly colours: readonly LoggedColour[];
};
export type LoggedAddColoursChange = {
  readonly kind: 'add-colours';
  readonly colours: readonly LoggedColour[];
};
export type LoggedGainAbilityChange = { readonly kind: 'gain-ability'; readonly ability: LoggedAbility };
export type LoggedLoseAbilityChange = { readonly kind: 'lose-ability'; readonly keyword: string };
export type LoggedLoseAllAbilitiesChange = { readonly kind: 'lose-all-abilities' };
export type LoggedLoseThisAbilityChange = { readonly kind: 'lose-this-ability' };
export type LoggedGainAbilitiesOfChange = {
  readonly kind: 'gain-abilities-of';
  readonly of: LoggedReference;
  readonly filter?: 'activated' | 'triggered' | 'static' | 'keywords' | 'all';
  readonly keywords?: readonly string[];
};
export type LoggedCannotHaveChange = { readonly kind: 'cannot-have'; readonly keyword: string };
export type LoggedSetStatChange = {
  readonly kind: 'set-stat';
  readonly stat: 'power' | 'toughness' | 'mana-value' | 'loyalty' | 'defense';
  readonly value: LoggedValue;
};
export type LoggedModifyStatsChange = {
  readonly kind: 'modify-stats';
  readonly power: LoggedValue;
  readonly toughness: LoggedValue;
  readonly said?: 'for-each';
};
export type LoggedSwitchStatsChange = { readonly kind: 'switch-stats' };
export type LoggedCannotChange = { readonly kind: 'cannot'; readonly action: LoggedAction };
export type LoggedMustChange = { readonly kind: 'must'; readonly action: LoggedAction };
export type LoggedMayChange = { readonly kind: 'may'; readonly permission: LoggedPermission };
export type LoggedQualityChange = {
  readonly kind: 'quality';
  readonly is:
    | 'deathtouch'
    | 'double-strike'
    | 'enchant'
    | 'first-strike'
    | 'haste'
    | 'indestructible'
    | 'lifelink'
    | 'protection'
    | 'reach'
    | 'trample'
    | 'vigilance'
    | 'banding'
    | 'bands-with-other'
    | 'phasing'
    | 'turn-up'
    | 'entwine'
    | 'splice'
    | 'offering'
    | 'convoke'
    | 'suspend'
    | 'delve'
    | 'wither'
    | 'infect'
    | 'miracle'
    | 'overload'
    | 'bestow'
    | 'escalate'
    | 'partner'
    | 'improvise'
    | 'fuse'
    | 'assist'
    | 'toxic';
  readonly value?: LoggedValue;
  readonly filter?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly costs?: readonly LoggedCost[];
  readonly text?: string;
};
export type LoggedGoadedChange = { readonly kind: 'goaded'; readonly by: LoggedPlayers };
export type LoggedParameterChange = { readonly kind: 'parameter'; readonly name: string };
export type LoggedAction =
  | LoggedAttackAction
  | LoggedBlockAction
  | LoggedBeBlockedAction
  | LoggedAssignDamageAction
  | LoggedBeTargetedAction
  | LoggedBeAttachedAction
  | LoggedCastAction
  | LoggedActivateAction
  | LoggedPlayAction
  | LoggedUntapAction
  | LoggedTapAction
  | LoggedBeCounteredAction
  | LoggedBeDestroyedAction
  | LoggedBeSacrificedAction
  | LoggedRegenerateAction
  | LoggedEnterAction
  | LoggedLeaveAction
  | LoggedGainLifeAction
  | LoggedLoseLifeAction
  | LoggedPayLifeAction
  | LoggedDrawAction
  | LoggedSearchAction
  | LoggedPreventDamageAction
  | LoggedHaveCountersAction
  | LoggedTransformAction
  | LoggedTurnFaceUpAction
  | LoggedWinGameAction
  | LoggedLoseGameAction
  | LoggedCauseTriggersAction
  | LoggedPhaseInAction
  | LoggedParameterAction;
export type LoggedAttackAction = {
  readonly kind: 'attack';
  readonly who?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly defender?: LoggedFilter;
  readonly alone?: 'alone' | 'not-alone';
  readonly most?: LoggedValue;
};
export type LoggedBlockAction = {
  readonly kind: 'block';
  readonly who?: LoggedFilter;
  readonly attacker?: LoggedFilter;
  readonly alone?: 'alone' | 'not-alone';
  readonly most?: LoggedValue;
};
export type LoggedBeBlockedAction = {
  readonly kind: 'be-blocked';
  readonly who?: LoggedFilter;
  readonly by?: LoggedFilter;
  readonly least?: number;
  readonly most?: number;
  readonly all?: 'all';
};
export type LoggedAssignDamageAction = { readonly kind: 'assign-damage'; readonly who?: LoggedFilter };
export type LoggedBeTargetedAction = {
  readonly kind: 'be-targeted';
  readonly what?: LoggedFilter;
  readonly players?: LoggedPlayers;
  readonly by?: LoggedFilter;
  readonly byPlayers?: LoggedPlayers;
};
export type LoggedBeAttachedAction = {
  readonly kind: 'be-attached';
  readonly what?: LoggedFilter;
  readonly by?: LoggedFilter;
};
export type LoggedCastAction = {
  readonly kind: 'cast';
  readonly who: LoggedPlayers;
  readonly what?: LoggedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly most?: LoggedValue;
  readonly speed?: 'instant';
};
export type LoggedActivateAction = {
  readonly kind: 'activate';
  readonly who: LoggedPlayers;
  readonly of?: LoggedFilter;
  readonly except?: 'mana';
  readonly which?: 'loyalty' | 'tap-cost' | 'any';
};
export type LoggedPlayAction = {
  readonly kind: 'play';
  readonly who: LoggedPlayers;
  readonly what?: LoggedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type LoggedUntapAction = {
  readonly kind: 'untap';
  readonly what: LoggedFilter;
  readonly step?: 'untap-step' | 'ever';
  readonly most?: LoggedValue;
  readonly players?: LoggedPlayers;
};
export type LoggedTapAction = { readonly kind: 'tap'; readonly what: LoggedFilter };
export type LoggedBeCounteredAction = { readonly kind: 'be-countered'; readonly what?: LoggedFilter };
export type LoggedBeDestroyedAction = { readonly kind: 'be-destroyed'; readonly what?: LoggedFilter };
export type LoggedBeSacrificedAction = { readonly kind: 'be-sacrificed'; readonly what?: LoggedFilter };
export type LoggedRegenerateAction = { readonly kind: 'regenerate'; readonly what?: LoggedFilter };
export type LoggedEnterAction = {
  readonly kind: 'enter';
  readonly what: LoggedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type LoggedLeaveAction = {
  readonly kind: 'leave';
  readonly what: LoggedFilter;
  readonly from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
};
export type LoggedGainLifeAction = { readonly kind: 'gain-life'; readonly who: LoggedPlayers };
export type LoggedLoseLifeAction = { readonly kind: 'lose-life'; readonly who: LoggedPlayers };
export type LoggedPayLifeAction = { readonly kind: 'pay-life'; readonly who: LoggedPlayers };
export type LoggedDrawAction = {
  readonly kind: 'draw';
  readonly who: LoggedPlayers;
  readonly most?: LoggedValue;
};
export type LoggedSearchAction = { readonly kind: 'search'; readonly who: LoggedPlayers };
export type LoggedPreventDamageAction = {
  readonly kind: 'prevent-damage';
  readonly from?: LoggedFilter;
  readonly combat?: 'combat';
};
export type LoggedHaveCountersAction = {
  readonly kind: 'have-counters';
  readonly what?: LoggedFilter;
  readonly counter?: string;
  readonly players?: LoggedPlayers;
  readonly most?: number;
};
export type LoggedTransformAction = { readonly kind: 'transform'; readonly what?: LoggedFilter };
export type LoggedTurnFaceUpAction = { readonly kind: 'turn-face-up'; readonly what: LoggedFilter };
export type LoggedWinGameAction = { readonly kind: 'win-game'; readonly who: LoggedPlayers };
export type LoggedLoseGameAction = { readonly kind: 'lose-game'; readonly who: LoggedPlayers };
export type LoggedCauseTriggersAction = { readonly kind: 'cause-triggers'; readonly what: LoggedPattern };
export type LoggedPhaseInAction = { readonly kind: 'phase-in'; readonly what: LoggedFilter };
export type LoggedParameterAction = { readonly kind: 'parameter'; readonly name: string };
export type LoggedPermission =
  | LoggedPlayPermission
  | LoggedActivateAsInstantPermission
  | LoggedAttackAsThoughPermission
  | LoggedBlockAsThoughPermission
  | LoggedAssignAsThoughUnblockedPermission
  | LoggedAssignWithToughnessPermission
  | LoggedNotUntapPermission
  | LoggedLookAtPermission
  | LoggedTargetAsThoughPermission
  | LoggedSpendAsThoughPermission
  | LoggedDiscardAnyTimePermission
  | LoggedLegendRuleOffPermission
  | LoggedLoyaltyAnytimePermission
  | LoggedLoyaltyAgainPermission
  | LoggedParameterPermission;
export type LoggedPlayPermission = {
  readonly kind: 'play';
  readonly who: LoggedPlayers;
  readonly what: LoggedFilter;
  readonly from?:
    'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly cards?: LoggedReference;
  readonly costs?: readonly LoggedCost[];
  readonly additional?: readonly LoggedCost[];
  readonly free?: 'free';
  readonly speed?: 'instant';
  readonly anyMana?: 'any-colour' | 'any-type';
  readonly lands?: 'only' | 'too' | 'no';
  readonly then?: 'exile';
  readonly effect?: LoggedEffect;
  readonly most?: LoggedValue;
};
export type LoggedActivateAsInstantPermission = {
  readonly kind: 'activate-as-instant';
  readonly who: LoggedPlayers;
  readonly of: LoggedFilter;
};
export type LoggedAttackAsThoughPermission = {
  readonly kind: 'attack-as-though';
  readonly who?: LoggedFilter;
  readonly what: 'no-defender' | 'haste' | 'unblocked';
};
export type LoggedBlockAsThoughPermission = {
  readonly kind: 'block-as-though';
  readonly who?: LoggedFilter;
  readonly what: 'reach' | 'no-shadow' | 'more' | 'untapped';
  readonly count?: LoggedValue;
  readonly attacker?: LoggedFilter;
};
export type LoggedAssignAsThoughUnblockedPermission = { readonly kind: 'assign-as-though-unblocked' };
export type LoggedAssignWithToughnessPermission = {
  readonly kind: 'assign-with-toughness';
  readonly what?: LoggedFilter;
};
export type LoggedNotUntapPermission = { readonly kind: 'not-untap'; readonly what: LoggedFilter };
export type LoggedLookAtPermission = {
  readonly kind: 'look-at';
  readonly who: LoggedPlayers;
  readonly what: LoggedReference;
  readonly said?: 'time-unsaid';
};
export type LoggedTargetAsThoughPermission = {
  readonly kind: 'target-as-though';
  readonly who: LoggedPlayers;
  readonly what: LoggedFilter;
  readonly without: string;
};
export type LoggedSpendAsThoughPermission = {
  readonly kind: 'spend-as-though';
  readonly who: LoggedPlayers;
  readonly what: 'any-colour' | 'any-type';
  readonly for?: LoggedFilter;
};
export type LoggedDiscardAnyTimePermission = { readonly kind: 'discard-any-time' };
export type LoggedLegendRuleOffPermission = { readonly kind: 'legend-rule-off'; readonly what: LoggedFilter };
export type LoggedLoyaltyAnytimePermission = {
  readonly kind: 'loyalty-anytime';
  readonly what: LoggedFilter;
};
export type LoggedLoyaltyAgainPermission = { readonly kind: 'loyalty-again'; readonly what: LoggedFilter };
export type LoggedParameterPermission = { readonly kind: 'parameter'; readonly name: string };
export type LoggedReplacement = LoggedReplaceReplacement | LoggedParameterReplacement;
export type LoggedReplaceReplacement = {
  readonly kind: 'replace';
  readonly event: LoggedPattern;
  readonly if?: LoggedCondition;
  readonly may?: LoggedPlayers;
  readonly outcomes: readonly LoggedOutcome[];
  readonly self?: 'self';
  readonly said?: 'all' | 'dealt';
  readonly label?: string;
};
export type LoggedParameterReplacement = { readonly kind: 'parameter'; readonly name: string };
export type LoggedOutcome =
  | LoggedTappedOutcome
  | LoggedUntappedOutcome
  | LoggedWithCountersOutcome
  | LoggedWithCountersOfOutcome
  | LoggedUnderControlOutcome
  | LoggedAsCopyOutcome
  | LoggedItselfOutcome
  | LoggedChoosingOutcome
  | LoggedChangedOutcome
  | LoggedTransformedOutcome
  | LoggedFaceDownOutcome
  | LoggedAttackingOutcome
  | LoggedAttachedOutcome
  | LoggedBlockingOutcome
  | LoggedToZoneOutcome
  | LoggedAmountOutcome
  | LoggedPreventOutcome
  | LoggedRedirectOutcome
  | LoggedInsteadOutcome
  | LoggedAlsoOutcome
  | LoggedAsCountersOutcome
  | LoggedMoreTokensOutcome
  | LoggedExileLinkedOutcome
  | LoggedRegenerateOutcome
  | LoggedParameterOutcome;
export type LoggedTappedOutcome = { readonly kind: 'tapped'; readonly if?: LoggedCondition };
export type LoggedUntappedOutcome = { readonly kind: 'untapped' };
export type LoggedWithCountersOutcome = {
  readonly kind: 'with-counters';
  readonly counter: string;
  readonly count: LoggedValue;
  readonly said?: 'for-each' | 'where';
};
export type LoggedWithCountersOfOutcome = { readonly kind: 'with-counters-of'; readonly of: LoggedReference };
export type LoggedUnderControlOutcome = { readonly kind: 'under-control'; readonly who: LoggedPlayers };
export type LoggedAsCopyOutcome = {
  readonly kind: 'as-copy';
  readonly filter: LoggedFilter;
  readonly in?: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly may?: 'may';
  readonly except?: readonly LoggedChange[];
  readonly counter?: string;
  readonly count?: LoggedValue;
};
export type LoggedItselfOutcome = {
  readonly kind: 'itself';
  readonly changes: readonly LoggedChange[];
  readonly if?: LoggedCondition;
};
export type LoggedChoosingOutcome = {
  readonly kind: 'choosing';
  readonly effect: LoggedEffect;
  readonly as?: string;
};
export type LoggedChangedOutcome = { readonly kind: 'changed'; readonly changes: readonly LoggedChange[] };
export type LoggedTransformedOutcome = { readonly kind: 'transformed' };
export type LoggedFaceDownOutcome = { readonly kind: 'face-down' };
export type LoggedAttackingOutcome = {
  readonly kind: 'attacking';
  readonly like?: LoggedReference;
  readonly players?: LoggedPlayers;
  readonly or?: 'planeswalkers';
};
export type LoggedAttachedOutcome = {
  readonly kind: 'attached';
  readonly to?: LoggedReference;
  readonly players?: LoggedPlayers;
};
export type LoggedBlockingOutcome = { readonly kind: 'blocking'; readonly attacker?: LoggedReference };
export type LoggedToZoneOutcome = {
  readonly kind: 'to-zone';
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';
  readonly position?: 'top' | 'bottom' | 'shuffled-in';
  readonly reveal?: 'reveal';
  readonly owner?: 'owner';
};
export type LoggedAmountOutcome = { readonly kind: 'amount'; readonly value: LoggedValue };
export type LoggedPreventOutcome = { readonly kind: 'prevent'; readonly amount?: LoggedValue };
export type LoggedRedirectOutcome = {
  readonly kind: 'redirect';
  readonly to?: LoggedReference;
  readonly players?: LoggedPlayers;
};
export type LoggedInsteadOutcome = {
  readonly kind: 'instead';
  readonly effect: LoggedEffect;
  readonly bind?: string;
};
export type LoggedAlsoOutcome = { readonly kind: 'also'; readonly effect: LoggedEffect };
export type LoggedAsCountersOutcome = { readonly kind: 'as-counters'; readonly counter: string };
export type LoggedMoreTokensOutcome = {
  readonly kind: 'more-tokens';
  readonly token?: LoggedToken;
  readonly times?: LoggedValue;
};
export type LoggedExileLinkedOutcome = { readonly kind: 'exile-linked'; readonly as: string };
export type LoggedRegenerateOutcome = { readonly kind: 'regenerate' };
export type LoggedParameterOutcome = { readonly kind: 'parameter'; readonly name: string };
export type LoggedToken = LoggedMadeToken | LoggedCopyToken;
export type LoggedMadeToken = { readonly kind: 'made'; readonly face: LoggedFace };
export type LoggedCopyToken = {
  readonly kind: 'copy';
  readonly of: LoggedReference;
  readonly except?: readonly LoggedChange[];
};
export type LoggedMana =
  | LoggedExactlyMana
  | LoggedChoiceMana
  | LoggedAnyColourMana
  | LoggedColourMana
  | LoggedCouldProduceMana
  | LoggedSameAsEventMana
  | LoggedDoubledMana
  | LoggedAmongColoursMana
  | LoggedCostOfMana
  | LoggedNotedMana
  | LoggedCombinationMana
  | LoggedParameterMana;
export type LoggedExactlyMana = { readonly kind: 'exactly'; readonly symbols: string };
export type LoggedChoiceMana = { readonly kind: 'choice'; readonly of: readonly string[] };
export type LoggedAnyColourMana = {
  readonly kind: 'any-colour';
  readonly different?: 'each-different' | 'one-colour';
};
export type LoggedColourMana = { readonly kind: 'colour'; readonly of: LoggedColour };
export type LoggedCouldProduceMana = {
  readonly kind: 'could-produce';
  readonly filter: LoggedFilter;
  readonly of: 'colour' | 'type';
};
export type LoggedSameAsEventMana = { readonly kind: 'same-as-event' };
export type LoggedDoubledMana = { readonly kind: 'doubled' };
export type LoggedAmongColoursMana = { readonly kind: 'among-colours'; readonly of: LoggedReference };
export type LoggedCostOfMana = { readonly kind: 'cost-of'; readonly of: LoggedReference };
export type LoggedNotedMana = {
  readonly kind: 'noted';
  readonly name: string;
  readonly what: 'type' | 'type-and-amount';
};
export type LoggedCombinationMana = { readonly kind: 'combination'; readonly of: readonly string[] };
export type LoggedParameterMana = { readonly kind: 'parameter'; readonly name: string };
