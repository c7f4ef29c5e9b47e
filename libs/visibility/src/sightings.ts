// Which objects each event brings into a viewer's sight. One entry an event type.
import type { EventData, EventType, GameEvent, ObjectId, Zone } from '#rules';
import { handOf } from '#rules';
import { seesInto } from './permissions.js';
import type { Viewer } from './viewer.js';

type Arrivals<K extends EventType> = (event: EventData<K>) => readonly { object: ObjectId; zone: Zone }[];

const none = (): [] => [];

/** The objects an event puts into zones, in the order they arrive. */
const ARRIVALS: { readonly [K in EventType]: Arrivals<K> } = {
  CommandAccepted: none,
  GameCreated: none,
  PlayerInvited: none,
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
  PlayerLost: none,
  GameEnded: none,
};

/** The objects that come into the viewer's sight by the event. */
export function cameIntoSight(event: GameEvent, viewer: Viewer): readonly ObjectId[] {
  const arrivals = (ARRIVALS[event.type] as (event: GameEvent) => ReturnType<Arrivals<EventType>>)(event);
  return arrivals.filter(({ zone }) => seesInto(viewer, zone)).map(({ object }) => object);
}
