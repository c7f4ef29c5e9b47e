// A group of verbs happens: all its events at once, seen from the game as it was before (cr 603.10, 608.2h).
import type { GameEvent } from '../events/events.js';
import { isPublicZone } from '../events/objects.js';
import { makeLastKnown } from '../characteristics/last-known.js';
import { baseOf } from '../characteristics/base.js';
import { sightOf } from '../characteristics/characteristics.js';
import { qualities } from '../characteristics/in-force.js';
import { cardsIn } from '../evolve/cards.js';
import {
  BATTLEFIELD,
  objectNumber,
  sameZone,
  zoneKey,
  type ObjectId,
  type Seat,
  type Zone,
} from '../state/ids.js';
import type { GameObject } from '../state/game-state.js';
import type { Identity } from '../state/objects.js';
import { comeChanged, fightAtOnce } from './entering.js';
import { shuffleZone } from '../decide/library.js';
import type { Proposal } from '../decide/proposal.js';
import { liesAsLand, staysDown } from '../objects/any-card-as-land.js';
import { isShownLeaving } from '../objects/face-down.js';
import { playerHas } from '../reading/player-rules.js';
import { occur } from './occur.js';
import type { Entering, Move, Verb, VerbName, VerbOf } from './verb.js';
import { whereTo } from './where-to.js';

export interface Outcome {
  objects: ObjectId[];
  players: Seat[];
  amount: number;
  /** What follows from it: the results of damage (cr 120.3). */
  follows: Verb[];
}

/** What is being put together: events that happen at once, and what is done right after them. */
class Group {
  readonly events: GameEvent[] = [];
  readonly after: (() => void)[] = [];
  /** What is so as they happen: before anything notices that they have. */
  readonly meanwhile: (() => void)[] = [];
  readonly outcome: Outcome = { objects: [], players: [], amount: 0, follows: [] };
  private made: number;
  /** How many of each library's cards are drawn within the group. */
  private readonly taken = new Map<string, number>();
  readonly leaving = new Set<ObjectId>();
  /** The life gained by lifelink, by its source. */
  readonly linked = new Map<ObjectId, VerbOf<'life'>>();

  constructor(readonly proposal: Proposal) {
    this.made = proposal.state.objectsMade;
  }

  newId(): ObjectId {
    this.made += 1;
    return `o${String(this.made)}` as ObjectId;
  }

  /** How many cards no other draw of the group takes. */
  left(library: Zone): number {
    return cardsIn(this.proposal.state, library).length - (this.taken.get(zoneKey(library)) ?? 0);
  }

  /** What comes onto the battlefield is changed as it comes, and fights after it has come. */
  comes(object: ObjectId, entering: Entering): void {
    this.meanwhile.push(() => comeChanged(this.proposal, object, entering));
    this.after.push(() => fightAtOnce(this.proposal, object, entering));
  }

  /** The library that was meant, or one that comes after it, where there is none in it. */
  drawnFrom(meant: Zone, libraries: readonly Zone[]): Zone {
    if (this.left(meant) > 0) return meant;
    const after = libraries.slice(libraries.findIndex((library) => sameZone(library, meant)) + 1);
    return [meant, ...after].find((library) => this.left(library) > 0) ?? meant;
  }

  /** The top card of a library that no other draw of the group takes. */
  takeTop(library: Zone): ObjectId | undefined {
    const key = zoneKey(library);
    const cards = cardsIn(this.proposal.state, library);
    const taken = this.taken.get(key) ?? 0;
    this.taken.set(key, taken + 1);
    return cards[cards.length - 1 - taken];
  }
}

type Emitter<N extends VerbName> = (group: Group, verb: VerbOf<N>) => void;

const EMITTERS: { readonly [N in VerbName]: Emitter<N> } = {
  move: emitMove,
  damage: emitDamage,
  life(group, { seat, by, cause }) {
    if (by === 0) return;
    group.events.push({ type: 'LifeChanged', seat, by, cause });
    group.outcome.players.push(seat);
    group.outcome.amount += Math.abs(by);
  },
  draw(group, { seat, from: meantFrom, chosen }) {
    const { state, variant } = group.proposal;
    const libraries = variant.libraries.drawnFrom(state, seat);
    const meant = meantFrom ?? libraries[0];
    const from = meant === undefined ? undefined : group.drawnFrom(meant, libraries);
    const object = from === undefined ? undefined : group.takeTop(from);
    if (from === undefined || object === undefined) {
      // Who could draw from another library, if not for this draw, has not run out of cards.
      if (chosen === undefined && !libraries.some((library) => group.left(library) > 0))
        group.events.push({ type: 'DrewFromEmptyLibrary', seat });
      return;
    }
    const becomes = group.newId();
    group.events.push({ type: 'CardDrawn', seat, from, object, becomes });
    group.outcome.objects.push(becomes);
    group.outcome.players.push(seat);
    group.outcome.amount += 1;
  },
  counters(group, { on, counter, by }) {
    const { state } = group.proposal;
    const had =
      typeof on === 'number' ? state.seats[on]?.counters : countersOn(state.objects[objectNumber(on)]);
    if (had === undefined) return;
    // cr 122.1: no more are removed than there are.
    const change = Math.max(by, -(had[counter] ?? 0));
    if (change === 0) return;
    if (typeof on === 'number') {
      group.events.push({ type: 'PlayerCountersChanged', seat: on, counter, by: change });
      group.outcome.players.push(on);
    } else {
      group.events.push({ type: 'CountersChanged', object: on, counter, by: change });
      group.outcome.objects.push(on);
    }
    group.outcome.amount += Math.abs(change);
  },
  token(group, { who, identity, entering, count }) {
    for (let nth = 0; nth < count; nth += 1) {
      const object = group.newId();
      group.events.push({
        type: 'TokenCreated',
        object,
        identity: entering.copy ?? identity,
        owner: who,
        controller: entering.under,
        tapped: entering.tapped ?? false,
        counters: entering.counters ?? {},
        ...(entering.castAs === undefined ? {} : { castAs: entering.castAs }),
      });
      if (entering.attachedTo !== undefined)
        group.events.push({ type: 'AttachmentChanged', object, to: entering.attachedTo });
      group.outcome.objects.push(object);
      group.comes(object, entering);
    }
    group.outcome.players.push(who);
    group.outcome.amount += count;
  },
  destroy() {
    throw new Error('a destroying is a move by the time it happens');
  },
  tap(group, { object, tapped, forMana = false }) {
    const permanent = group.proposal.state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined || permanent.tapped === tapped) return;
    group.events.push({ type: 'PermanentTapped', object, tapped, forMana });
    group.outcome.objects.push(object);
    group.outcome.amount += 1;
  },
  attach(group, { object, to }) {
    const permanent = group.proposal.state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined || permanent.attachedTo === to) return;
    group.events.push({ type: 'AttachmentChanged', object, to });
    group.outcome.objects.push(object);
    group.outcome.amount += 1;
  },
  mana(group, { seat, units, source, tapped }) {
    if (units.length === 0) return;
    const made = { type: 'ManaAdded' as const, seat, mana: units, source };
    group.events.push(tapped ? { ...made, tapped } : made);
    group.outcome.players.push(seat);
    group.outcome.amount += units.length;
  },
};

const countersOn = (object: GameObject | undefined): Readonly<Record<string, number>> | undefined =>
  object === undefined ? undefined : (object.permanent?.counters ?? object.counters ?? {});

/** What the card is by itself: face up, its front, no copy of anything (cr 400.7, 712.8). */
const cardOf = ({ identity, card, token }: GameObject): Identity => {
  const own = card ?? identity;
  if (token === true) return own;
  const { half, ...alone } = own;
  return { ...(half === undefined ? own : alone), face: 0 };
};

/** cr 306.5b, 310.4b: with the loyalty or defense printed. */
function printedCounters(
  group: Group,
  identity: Identity,
  to: Zone,
  given: Readonly<Record<string, number>>,
) {
  if (to.kind !== 'battlefield') return given;
  const { types, loyalty, defense } = baseOf(group.proposal.state, identity);
  const counters: Record<string, number> = { ...given };
  if (types.includes('planeswalker') && loyalty !== null && counters['loyalty'] === undefined)
    counters['loyalty'] = loyalty;
  if (types.includes('battle') && defense !== null && counters['defense'] === undefined)
    counters['defense'] = defense;
  return counters;
}

/** utopia 904.5f: the land that leaves is the one that was to leave; which card lies under it is drawn. */
function leaveAtRandom({ proposal, leaving }: Group, { id, owner, permanent }: GameObject): void {
  const { state, variant } = proposal;
  const as = liesAsLand({ permanent });
  if (as === null || variant.anyCardAsLand?.leaves !== 'at-random') return;
  const lands = cardsIn(state, BATTLEFIELD).filter((other) => {
    const land = state.objects[objectNumber(other)];
    return (
      land !== undefined &&
      (other === id || !leaving.has(other)) &&
      liesAsLand({ permanent: land.permanent }) === as &&
      land.owner === owner &&
      land.permanent?.controlledBy === permanent?.controlledBy
    );
  });
  const random = proposal.random();
  const drawn = lands[random.below(lands.length)] ?? id;
  proposal.emit({
    type: 'UtopiaIdentitiesSwapped',
    seat: permanent?.controlledBy ?? owner ?? (0 as Seat),
    object: id,
    with: drawn,
    drawn: random.drawn,
  });
}

/** Whether a card keeps its name where it goes, or could have one again. */
function whatItIsThere({ state, variant }: Proposal, object: GameObject, card: Identity, to: Zone): Identity {
  if (variant.naming === null) return card;
  const { printed, unnamed, down, made, ...rest } = card;
  if (printed !== undefined && !variant.naming.staysNamed(state, object, to))
    return { definition: printed, face: 0, unnamed: 'open' };
  if (unnamed === undefined) return card;
  const again = unnamed === 'closed' && !isPublicZone(to) ? 'open' : unnamed;
  const isStillDown = down !== undefined && (to.kind === 'stack' || to.kind === 'battlefield');
  // utopia 904.10c: a creature without a name is that where everyone sees it.
  const isSeen = made !== undefined && isPublicZone(to);
  return { ...rest, unnamed: again, ...(isSeen ? { made } : {}), ...(isStillDown ? { down } : {}) };
}

/** utopia 904.11e, 904.12: what it was announced as is used up once it lies where everyone sees it. */
function markPublic({ proposal, events }: Group, { id, owner }: GameObject, card: Identity, to: Zone): void {
  const { state } = proposal;
  if (state.naming === null || card.printed === undefined || card.definition === null) return;
  const name = state.definitions[card.definition]?.name ?? '';
  if (!isPublicZone(to) || state.naming.names.some((given) => given.name === name)) return;
  events.push({ type: 'CardMarked', seat: owner ?? (0 as Seat), object: id, name });
}

/** pentaland 702.2: out of a library that is nobody's it is the player's whose library was meant; into it, nobody's. */
function ownerThere({ owner }: GameObject, { by }: Move, to: Zone): Seat | null {
  if (to.kind === 'library' && to.seat === null) return null;
  return owner ?? to.seat ?? by;
}

/** cr 712.21: where a melded permanent leaves the battlefield, two cards come: the other one. */
const halfOf = (
  { identity: { half: printed } }: GameObject,
  object: ObjectId | undefined,
  { halfFirst }: Move,
): Pick<GameEvent<'ObjectMoved'>, 'half'> =>
  printed === undefined || object === undefined
    ? {}
    : { half: { object, printed, ...(halfFirst === true ? { first: true } : {}) } };

function emitMove(group: Group, verb: Move): void {
  const { state } = group.proposal;
  const object = state.objects[objectNumber(verb.object)];
  // cr 400.7: it is not there any more, or moves already.
  if (object === undefined || group.leaving.has(object.id)) return;
  // cr 111.8: a token that has left the battlefield does not move again.
  if (object.token === true && object.zone.kind !== 'battlefield' && object.zone.kind !== 'stack') return;
  group.leaving.add(object.id);
  if (object.permanent !== undefined) leaveAtRandom(group, object);
  const { entering } = verb;
  const to = whereTo(group.proposal, object, verb.to);
  const card =
    verb.setAside === true ? cardOf(object) : whatItIsThere(group.proposal, object, cardOf(object), to);
  const front = entering?.face === undefined ? card : { ...card, face: entering.face };
  const stays = to.kind === 'stack' ? object.identity : front;
  const identity = entering?.copy ?? entering?.melded ?? stays;
  const becomes = group.newId();
  const half = object.identity.half === undefined ? undefined : group.newId();
  if (verb.countered !== undefined)
    group.events.push({ type: 'Countered', object: object.id, by: verb.countered });
  // cr 708.9: everyone sees what lay face down as it leaves; war-zone: and what goes to another library than was meant.
  const isOther = to.kind === 'library' && to.index > 0 && !isPublicZone(object.zone);
  if (isShownLeaving(object, to) || isOther)
    group.events.push({
      type: 'CardsRevealed',
      seat: object.owner ?? verb.by ?? (0 as Seat),
      objects: [object.id],
      zone: object.zone,
    });
  group.events.push({
    type: 'ObjectMoved',
    object: object.id,
    becomes,
    from: object.zone,
    to,
    position: verb.position,
    cause: verb.cause,
    by: verb.by,
    owner: ownerThere(object, verb, to),
    identity,
    ...(entering?.copy === undefined ? {} : { card }),
    controller: entering?.under ?? null,
    tapped: entering?.tapped ?? false,
    faceDown: entering?.faceDown ?? verb.faceDown ?? staysDown(object, to),
    counters: printedCounters(group, identity, to, entering?.counters ?? verb.counters ?? {}),
    castAs: entering?.castAs ?? null,
    was: isPublicZone(object.zone) ? makeLastKnown(state, object.id) : null,
    ...halfOf(object, half, verb),
  });
  if (entering?.attachedTo !== undefined)
    group.events.push({ type: 'AttachmentChanged', object: becomes, to: entering.attachedTo });
  // cr 712.21e: both cards, and one object that moved.
  const cards = half === undefined ? [becomes] : verb.halfFirst === true ? [half, becomes] : [becomes, half];
  group.outcome.objects.push(...cards);
  group.outcome.amount += 1;
  if ((entering?.faceDown ?? verb.faceDown ?? null) === null)
    markPublic(group, { ...object, id: becomes }, card, to);
  if (entering !== undefined) group.comes(becomes, entering);
  const { link } = verb;
  if (link !== undefined)
    group.after.push(() => {
      for (const card of cards) keepLinked(group, link, card);
    });
  if (verb.shuffle === true)
    group.after.push(() => {
      shuffleZone(group.proposal, to, object.owner ?? undefined);
    });
}

/** cr 607.2a: what one ability of an object put there, another of it finds again. */
function keepLinked({ proposal }: Group, { on, as }: NonNullable<Move['link']>, card: ObjectId): void {
  const keeper = proposal.state.objects[objectNumber(on)] ?? proposal.state.gone[String(objectNumber(on))];
  const before = (keeper?.links?.[as] as { objects?: ObjectId[] } | undefined)?.objects ?? [];
  proposal.emit({ type: 'LinkSet', object: on, link: as, bound: { objects: [...before, card] } });
}

function emitDamage(group: Group, { source, to, amount, combat }: VerbOf<'damage'>): void {
  if (amount <= 0) return;
  const { state } = group.proposal;
  const sight = sightOf(state);
  const by = sight.remembered(source);
  const has = (keyword: string): boolean => by?.keywords.has(keyword) ?? false;
  const types = typeof to === 'number' ? [] : (sight.known(to)?.types ?? []);
  if (typeof to !== 'number' && state.objects[objectNumber(to)]?.permanent === undefined) return;
  const isCreature = types.includes('creature');
  const asCounters = has('wither') || has('infect');
  const marked = isCreature && !asCounters ? amount : 0;
  group.events.push({
    type: 'DamageDealt',
    source,
    to,
    amount,
    combat,
    marked,
    deathtouch: isCreature && has('deathtouch'),
  });
  const { follows, players, objects } = group.outcome;
  group.outcome.amount += amount;
  if (typeof to === 'number') {
    players.push(to);
    if (has('infect') || playerHas(state, 'damage-as-poison', to))
      follows.push({ verb: 'counters', on: to, counter: 'poison', by: amount });
    else follows.push({ verb: 'life', seat: to, by: -amount, cause: 'damage' });
    // cr 702.164c: in addition.
    if (combat)
      for (const { node } of qualities(state, source, 'toxic'))
        if (typeof node.value === 'number')
          follows.push({ verb: 'counters', on: to, counter: 'poison', by: node.value });
  } else {
    objects.push(to);
    if (isCreature && asCounters) follows.push({ verb: 'counters', on: to, counter: '-1/-1', by: amount });
    if (types.includes('planeswalker'))
      follows.push({ verb: 'counters', on: to, counter: 'loyalty', by: -amount });
    if (types.includes('battle')) follows.push({ verb: 'counters', on: to, counter: 'defense', by: -amount });
  }
  // cr 120.3f: its controller gains as much life, besides.
  const gains = by?.controller ?? by?.owner ?? null;
  if (has('lifelink') && gains !== null) gainByLink(group, source, gains, amount);
}

/** cr 702.15e: once for all that one source deals at once. */
function gainByLink({ linked, outcome }: Group, source: ObjectId, seat: Seat, amount: number): void {
  const before = linked.get(source);
  if (before !== undefined) {
    before.by += amount;
    return;
  }
  const gain: VerbOf<'life'> = { verb: 'life', seat, by: amount, cause: 'gain' };
  linked.set(source, gain);
  outcome.follows.push(gain);
}

/** The verbs happen, all at once. */
export function emitGroup(proposal: Proposal, verbs: readonly Verb[]): Outcome {
  const group = new Group(proposal);
  for (const verb of verbs) (EMITTERS[verb.verb] as (group: Group, verb: Verb) => void)(group, verb);
  occur(proposal, group.events, () => {
    for (const so of group.meanwhile) so();
  });
  for (const then of group.after) then();
  return group.outcome;
}
