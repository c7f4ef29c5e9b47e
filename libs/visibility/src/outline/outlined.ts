// What each event type puts into an outline. A handler gets the fields that the viewer may know; any other is
// absent. Null: the outline does not show it.
import { after, type Duration, type Instant } from '#kernel';
import {
  isPublicZone,
  type EventData,
  type Identity,
  type ObjectId,
  type Seat,
  type SingleType,
} from '#rules';
import type { OutlineDraft, SeenAs } from './outline-draft.js';

/** The face of a card or token in words. */
export type Words = (identity: Identity) => { readonly name: string; readonly typeLine: string };

type Seen<K extends SingleType> = Partial<EventData<K>>;
type Outlining<K extends SingleType> = (draft: OutlineDraft, seen: Seen<K>, words: Words) => void;

const MORTAL = /\b(Creature|Planeswalker)\b/;
/** Any card can lie face down as a land; everything else that lies face down is a creature (cr 708.2). */
const DOWN_AS_LAND: ReadonlySet<string> = new Set(['pentaland', 'utopia']);
const NAMELESS_CREATURE: SeenAs = { mortal: true };
const NAMELESS_LAND: SeenAs = { mortal: false };

function face(words: Words, identity: Identity): SeenAs {
  const { name, typeLine } = words(identity);
  return { mortal: MORTAL.test(typeLine), ...(name === '' ? {} : { name }) };
}

const down = (how: string): SeenAs => (DOWN_AS_LAND.has(how) ? NAMELESS_LAND : NAMELESS_CREATURE);

/** The viewer learns what the object is, or sees it turn face down. */
function appears(
  draft: OutlineDraft,
  words: Words,
  seen: {
    readonly object: ObjectId;
    readonly identity?: Identity | undefined;
    readonly faceDown?: string | null | undefined;
  },
): void {
  const { object, identity, faceDown } = seen;
  const as =
    typeof faceDown === 'string'
      ? down(faceDown)
      : identity === undefined
        ? undefined
        : face(words, identity);
  draft.see(object, as);
}

const named = ({ name }: SeenAs = NAMELESS_LAND): readonly string[] => (name === undefined ? [] : [name]);

const laterBy =
  (stood: number) =>
  (since: Instant): Instant =>
    after(since, stood as Duration);

/** One entry for each event type. */
export const OUTLINED: { readonly [K in SingleType]: Outlining<K> | null } = {
  CommandAccepted: null,
  GameCreated(draft, { terms }) {
    if (terms === undefined) return;
    const seats = Array.from({ length: terms.seats }, (_, seat) => seat as Seat);
    draft.seated(seats.map((seat) => ({ seat, team: terms.teams?.[seat] ?? seat })));
  },
  ForkedFrom: null,
  PositionRecorded: null,
  PositionEntered(draft, { standing }) {
    if (standing === undefined) return;
    for (const { seat, life } of standing.lives) draft.has(seat, life);
    for (const seat of standing.lost) draft.lose(seat);
    const { turn, asked } = standing;
    if (turn !== null) draft.beginTurn({ number: turn.turn, active: turn.seat, extra: turn.extra });
    if (turn?.step !== undefined && turn.step !== null) draft.beginStep(turn.step);
    const { of, ...question } = asked;
    draft.ask(of === undefined ? question : { ...question, of });
  },
  PlayerInvited: null,
  InvitationEnded: null,
  SeatTaken(draft, { seat, player }) {
    if (seat === undefined) return;
    draft.by(seat);
    draft.taken(seat, player);
  },
  SeatLeft(draft, { seat, reason }) {
    if (seat === undefined) return;
    draft.by(reason === 'left' ? seat : null);
    draft.taken(seat, undefined);
  },
  HostChanged: null,
  SeatReady: (draft, { seat }) => draft.by(seat ?? null),
  ReadinessWithdrawn: null,
  OpeningBegan: null,
  EntropyOpened: (draft, { seat }) => draft.by(seat ?? null),
  GameBegan(draft, { life }) {
    if (life !== undefined) draft.everyoneHas(life);
  },
  StarterChooserDetermined: null,
  StartingPlayerChosen: null,
  MulliganRoundBegan: null,
  MulliganDeclared(draft, { seat, choice }) {
    if (seat !== undefined && choice === 'mulligan') draft.mark('mulligan', { seat });
  },
  HandBottomed: null,
  GameRestarted(draft, { life }) {
    if (life !== undefined) draft.restart(life);
  },
  DefinitionRecorded: null,
  LibraryMade: null,
  LibraryShuffled: null,
  LibraryCut: null,
  HandsReturned: null,
  CardDrawn: null,
  DrewFromEmptyLibrary: null,
  CardPutOnBottom: null,
  CardsPlaced: null,
  PermanentPlaced(draft, { object, identity, faceDown }, words) {
    if (object !== undefined) appears(draft, words, { object, identity, faceDown });
  },
  TurnBegan(draft, { turn, seat, extra }) {
    if (turn !== undefined && seat !== undefined)
      draft.beginTurn({ number: turn, active: seat, extra: extra ?? false });
  },
  TurnPassedOver: null,
  TurnOrderReversed: null,
  StepBegan(draft, { step }) {
    if (step !== undefined) draft.beginStep(step);
  },
  DecisionOpened(draft, { seat, of, kind, prompt, since }) {
    if (seat === undefined || kind === undefined || prompt === undefined || since === undefined) return;
    draft.ask({ seat, ...(of === undefined ? {} : { of }), kind, prompt, since });
  },
  DecisionClosed(draft) {
    const seat = draft.answered();
    if (seat !== undefined) draft.by(seat);
  },
  ObjectMoved(draft, { object, becomes, from, to, identity, faceDown }, words) {
    const before = object === undefined ? undefined : draft.seenAs(object);
    if (object !== undefined) draft.see(object, undefined);
    if (becomes !== undefined && to !== undefined && isPublicZone(to))
      appears(draft, words, { object: becomes, identity, faceDown });
    if (from?.kind === 'battlefield' && to?.kind === 'graveyard' && before?.mortal === true)
      draft.mark('death', { names: named(before) });
  },
  ObjectCeased(draft, { object }) {
    if (object !== undefined) draft.see(object, undefined);
  },
  TokenCreated(draft, { object, identity }, words) {
    if (object !== undefined) appears(draft, words, { object, identity });
  },
  PermanentTapped: null,
  CountersChanged: null,
  PlayerCountersChanged: null,
  DamageDealt: null,
  DamagePrevented: null,
  DamageRemoved: null,
  StateBasedChecked: null,
  LifeChanged(draft, { seat, by }) {
    if (seat !== undefined && by !== undefined) draft.changeLife(seat, by);
  },
  AttachmentChanged: null,
  ControllerChanged: null,
  FaceChanged(draft, { object, identity, faceDown }, words) {
    if (object !== undefined) appears(draft, words, { object, identity, faceDown });
  },
  Phased: null,
  Marked: null,
  LinkSet: null,
  CardsRevealed: null,
  CardRevealedAgain: null,
  CardsLieOpen: null,
  CardsLookedAt: null,
  LibraryArranged: null,
  ActivationCounted: null,
  PriorityPassed: null,
  PrioritySet: null,
  SpellCast(draft, { object, item }) {
    if (object === undefined || item === undefined) return;
    draft.mark('spell', { seat: item.controller, names: named(draft.seenAs(object)) });
  },
  AbilityStacked: null,
  SpellCopied(draft, { object, identity }, words) {
    if (object !== undefined) appears(draft, words, { object, identity });
  },
  TargetsChanged: null,
  ResolutionBegan: null,
  Countered: null,
  LandPlayed: null,
  CardNamed(draft, { seat, object, name }) {
    if (name === undefined) return;
    if (object !== undefined)
      draft.see(object, { ...draft.seenAs(object), mortal: draft.seenAs(object)?.mortal ?? false, name });
    draft.mark('name', { ...(seat === undefined ? {} : { seat }), names: [name] });
  },
  CardLeftUnnamed: null,
  TakenForUtopia: null,
  CardMarked: null,
  TemplateReleased: null,
  OwnershipTransferred: null,
  PentalandPlayed: null,
  UtopiaPlayed: null,
  UtopiaIdentitiesSwapped: null,
  ManaAdded: null,
  ManaSpent: null,
  ManaEmptied: null,
  EffectBegan: null,
  EffectUsed: null,
  EffectEnded: null,
  AgendaMoved: null,
  CoinFlipped: null,
  DieRolled: null,
  WordChosen: null,
  RandomnessUsed: null,
  ActionTaken: null,
  AttackersDeclared(draft, { attacks = [] }) {
    const { active } = draft;
    if (attacks.length > 0)
      draft.mark('combat', { ...(active === undefined ? {} : { seat: active }), count: attacks.length });
  },
  BlockersDeclared: null,
  AttackerAdded: null,
  BecameBlocked: null,
  BlockersOrdered: null,
  RemovedFromCombat: null,
  StruckFirst: null,
  DamageAssigned: null,
  AssignedDamageTaken: null,
  CombatBegan: null,
  CombatEnded: null,
  TurnPlanned: null,
  FuturePlanned: null,
  PlayerDesignated: null,
  EmblemMade: null,
  PositionNoted: null,
  ChoiceNoted: null,
  ShortcutProposed: null,
  ShortcutRound: null,
  PassingSet: (draft, { seat }) => draft.by(seat ?? null),
  FlagFell: (draft) => draft.by(null),
  ClocksResumed(draft, { since }) {
    if (since !== undefined) draft.askedLater(() => since);
  },
  GameQuarantined: (draft) => draft.by(null),
  QuarantineLifted(draft, { stood = 0 }) {
    draft.by(null);
    // The end of a dispute moves everything.
    if (!draft.inDispute) draft.askedLater(laterBy(stood));
  },
  GameRepaired(draft, { stood = 0 }) {
    draft.by(null);
    // The end of a dispute moves everything.
    if (!draft.inDispute) draft.askedLater(laterBy(stood));
  },
  GameStopped(draft, { seat }) {
    draft.by(seat ?? null);
    draft.inDispute = true;
    draft.mark('call', seat === undefined || seat === null ? {} : { seat });
  },
  CallTaken: (draft) => draft.by(null),
  CallHandedBack: (draft) => draft.by(null),
  RulingApplied(draft) {
    draft.by(null);
    draft.mark('ruling');
  },
  GameResumed(draft, { stood = 0 }) {
    draft.by(null);
    draft.inDispute = false;
    draft.askedLater(laterBy(stood));
  },
  NameFreed: null,
  ControlCorrected: null,
  Rewound(draft, { moment, by }) {
    if (moment === undefined) return;
    draft.by(null);
    draft.rewind(moment);
    draft.mark('rewind', { to: moment, ...(by?.kind === 'consent' ? { seat: by.seat } : {}) });
  },
  TakeBackAsked: (draft, { seat }) => draft.by(seat ?? null),
  TakeBackAgreed: (draft, { seat }) => draft.by(seat ?? null),
  TakeBackEnded(draft, { seat }) {
    // Without a seat, the command that comes next ended it.
    if (seat !== undefined && seat !== null) draft.by(seat);
  },
  ClauseCameUp: null,
  ClauseProposed: null,
  ProposalRefused: null,
  ProposalAccepted: null,
  ClauseReferred(draft, { seat }) {
    draft.mark('call', seat === undefined ? {} : { seat });
  },
  ClauseSettled(draft, { why }) {
    if (why !== 'judge' && why !== 'unruled') return;
    draft.by(null);
    if (why === 'judge') draft.mark('ruling');
  },
  PlayerLost(draft, { seat, reason }) {
    if (seat === undefined) return;
    draft.by(reason === 'conceded' ? seat : null);
    draft.lose(seat);
    draft.mark(reason === 'conceded' ? 'concession' : 'loss', { seat });
  },
  GameEnded(draft, { reason, winners = [] }) {
    if (reason !== undefined) draft.end({ reason, winners });
  },
  OpeningAgreed: (draft, { seat }) => draft.by(seat ?? null),
};
