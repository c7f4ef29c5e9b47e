// Which objects each event brings into a viewer's sight. One entry per event type.
import type { EventData, ObjectId, Seat, SingleEvent, SingleType, Zone } from '#rules';
import { BATTLEFIELD, COMMAND, handOf, isPublicZone, STACK } from '#rules';
import { mayReadFor, seesInto } from './permissions.js';
import type { Viewer } from './viewer.js';

interface Arrival {
  readonly object: ObjectId;
  readonly zone: Zone;
  /** Shown in place, to everyone or to one seat, although the zone is hidden. */
  readonly shown?: 'everyone' | Seat;
}

type Arrivals<K extends SingleType> = (event: EventData<K>) => readonly Arrival[];

const NONE: readonly [] = [];
const none = (): readonly [] => NONE;

/** The objects an event puts into zones or shows there, in the order they arrive. */
const ARRIVALS: { readonly [K in SingleType]: Arrivals<K> } = {
  CommandAccepted: none,
  GameCreated: none,
  ForkedFrom: none,
  PositionRecorded: none,
  /** What it brings stands in the state (position-seen.ts). */
  PositionEntered: none,
  PlayerInvited: none,
  InvitationEnded: none,
  SeatTaken: none,
  SeatLeft: none,
  HostChanged: none,
  SeatReady: none,
  ReadinessWithdrawn: none,
  OpeningBegan: none,
  EntropyOpened: none,
  GameBegan: none,
  StarterChooserDetermined: none,
  StartingPlayerChosen: none,
  MulliganRoundBegan: none,
  MulliganDeclared: none,
  HandBottomed: none,
  GameRestarted: ({ libraries }) =>
    libraries.flatMap(({ zone, cards }) => cards.map(({ becomes }) => ({ object: becomes, zone }))),
  DefinitionRecorded: none,
  LibraryMade: ({ zone, cards }) => cards.map(({ object }) => ({ object, zone })),
  LibraryShuffled: none,
  LibraryCut: none,
  HandsReturned: ({ to, cards }) => cards.map(({ becomes }) => ({ object: becomes, zone: to })),
  CardDrawn: ({ seat, becomes }) => [{ object: becomes, zone: handOf(seat) }],
  DrewFromEmptyLibrary: none,
  CardPutOnBottom: ({ to, becomes }) => [{ object: becomes, zone: to }],
  TurnBegan: none,
  StepBegan: none,
  DecisionOpened: none,
  DecisionClosed: none,
  TurnPassedOver: none,
  TurnOrderReversed: none,
  ObjectMoved: ({ to, becomes, half }) => [
    { object: becomes, zone: to },
    ...(half === undefined ? [] : [{ object: half.object, zone: to }]),
  ],
  ObjectCeased: none,
  CardsPlaced: ({ zone, cards }) => cards.map(({ object }) => ({ object, zone })),
  PermanentPlaced: ({ object }) => [{ object, zone: BATTLEFIELD }],
  TokenCreated: ({ object }) => [{ object, zone: BATTLEFIELD }],
  PermanentTapped: none,
  CountersChanged: none,
  PlayerCountersChanged: none,
  DamageDealt: none,
  DamagePrevented: none,
  DamageRemoved: none,
  StateBasedChecked: none,
  LifeChanged: none,
  AttachmentChanged: none,
  ControllerChanged: none,
  FaceChanged: none,
  Phased: none,
  Marked: none,
  LinkSet: none,
  CardsRevealed: ({ objects, zone }) => objects.map((object) => ({ object, zone, shown: 'everyone' })),
  CardRevealedAgain: ({ becomes, zone }) => [{ object: becomes, zone, shown: 'everyone' }],
  CardsLieOpen: none,
  CardsLookedAt: ({ seat, objects, zone }) => objects.map((object) => ({ object, zone, shown: seat })),
  LibraryArranged: none,
  ActivationCounted: none,
  PriorityPassed: none,
  PrioritySet: none,
  SpellCast: none,
  AbilityStacked: ({ object }) => [{ object, zone: STACK }],
  SpellCopied: ({ object }) => [{ object, zone: STACK }],
  TargetsChanged: none,
  ResolutionBegan: none,
  Countered: none,
  LandPlayed: none,
  CardNamed: none,
  CardLeftUnnamed: none,
  TakenForUtopia: none,
  CardMarked: none,
  TemplateReleased: none,
  OwnershipTransferred: none,
  PentalandPlayed: none,
  UtopiaPlayed: none,
  UtopiaIdentitiesSwapped: none,
  ManaAdded: none,
  ManaSpent: none,
  ManaEmptied: none,
  EffectBegan: none,
  EffectUsed: none,
  EffectEnded: none,
  AgendaMoved: none,
  CoinFlipped: none,
  DieRolled: none,
  WordChosen: none,
  RandomnessUsed: none,
  ActionTaken: none,
  AttackersDeclared: none,
  BlockersDeclared: none,
  AttackerAdded: none,
  BecameBlocked: none,
  BlockersOrdered: none,
  RemovedFromCombat: none,
  StruckFirst: none,
  DamageAssigned: none,
  AssignedDamageTaken: none,
  CombatBegan: none,
  CombatEnded: none,
  TurnPlanned: none,
  FuturePlanned: none,
  PlayerDesignated: none,
  PositionNoted: none,
  ChoiceNoted: none,
  PassingSet: none,
  FlagFell: none,
  ClocksResumed: none,
  GameQuarantined: none,
  QuarantineLifted: none,
  GameRepaired: none,
  GameStopped: none,
  CallTaken: none,
  CallHandedBack: none,
  RulingApplied: none,
  GameResumed: none,
  NameFreed: none,
  ControlCorrected: none,
  ClauseCameUp: none,
  ClauseProposed: none,
  ProposalRefused: none,
  ProposalAccepted: none,
  ClauseReferred: none,
  ClauseSettled: none,
  ShortcutProposed: none,
  ShortcutRound: none,
  EmblemMade: ({ object }) => [{ object, zone: COMMAND }],
  PlayerLost: none,
  GameEnded: none,
  OpeningAgreed: none,
  /** What a viewer sees again was seen then (projector.ts). */
  Rewound: none,
  TakeBackAsked: none,
  TakeBackAgreed: none,
  TakeBackEnded: none,
};

/** An object that the event brings into the viewer's sight. `by`: who else sees it there. */
export interface Sighting {
  readonly object: ObjectId;
  readonly by: 'everyone' | 'some';
  /** Shown in place, hidden or face down. */
  readonly shown: boolean;
  /** In a zone the viewer does not see into: an object forgotten there gets a new id when seen again. */
  readonly hidden: boolean;
}

export function cameIntoSight(event: SingleEvent, viewer: Viewer): readonly Sighting[] {
  const arrivals = (ARRIVALS[event.type] as (event: SingleEvent) => readonly Arrival[])(event);
  if (arrivals.length === 0) return NONE;
  return arrivals.flatMap(({ object, zone, shown }): readonly Sighting[] => {
    const by = isPublicZone(zone) ? 'everyone' : 'some';
    const isShown = shown !== undefined && (shown === 'everyone' || mayReadFor(viewer, shown));
    const hidden = !seesInto(viewer, zone);
    return isShown || !hidden ? [{ object, by, shown: isShown, hidden }] : [];
  });
}
