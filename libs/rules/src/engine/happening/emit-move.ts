// Moves a card or permanent (cr 400.7): what it becomes in its new zone, and what the move brings with it. It
// names the swap of utopia lands: the variant says that one leaves at random, and the event says which card
// that was.
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { makeLastKnown } from '../../reading/characteristics/last-known.js';
import { shuffleZone } from './library.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone } from '../../model/events/objects.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import {
  underlyingLandKind,
  faceDownLandKind,
  landKindAfterMove,
} from '../../reading/language/any-card-as-land.js';
import { isShownLeaving } from '../objects/face-down.js';
import type { GameObject } from '../../model/state/game-state.js';
import {
  BATTLEFIELD,
  objectNumber,
  sameZone,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import type { Identity } from '../../model/state/objects.js';
import type { Variant } from '../../model/variant/variant.js';
import type { Group } from './group.js';
import { occur } from '../triggers/occur.js';
import type { Move } from '../verbs/verb.js';
import { whereTo } from '../proposal/where-to.js';

/** The card's own identity: face up, front face, not a copy (cr 400.7, 712.8). */
const cardOf = ({ identity, card, token }: GameObject): Identity => {
  const own = card ?? identity;
  if (token === true) return own;
  const { half, ...alone } = own;
  return { ...(half === undefined ? own : alone), face: 0 };
};

/** cr 306.5b, 310.4b: the counters for its printed loyalty or defense. */
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

/** utopia 904.5f: the chosen land leaves, but the card that lies under it is drawn at random. */
function leaveAtRandom({ proposal, leaving }: Group, { id, owner, permanent }: GameObject): void {
  const { state, variant } = proposal;
  const as = faceDownLandKind({ permanent });
  if (as === null || variant.anyCardAsLand?.leaves !== 'at-random') return;
  const lands = cardsIn(state, BATTLEFIELD).filter((other) => {
    const land = state.objects[objectNumber(other)];
    return (
      land !== undefined &&
      (other === id || !leaving.has(other)) &&
      faceDownLandKind({ permanent: land.permanent }) === as &&
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

/**
 * utopia 904.11c: an announced hidden card stays what it was announced as until what reveals it is over, in
 * whatever hidden zone it lies by then.
 */
const isStillSaid = ({ naming }: Variant, { zone }: GameObject, to: Zone): boolean =>
  naming?.revealed === 'announced' && !isPublicZone(zone) && !isPublicZone(to);

/** The card's identity in its new zone: whether it keeps its name, or could be named again. */
function whatItIsThere({ state, variant }: Proposal, object: GameObject, card: Identity, to: Zone): Identity {
  if (variant.naming === null) return card;
  const { printed, unnamed, down, made, ...rest } = card;
  if (
    printed !== undefined &&
    !variant.naming.staysNamed(state, object, to) &&
    !isStillSaid(variant, object, to)
  )
    return { definition: printed, face: 0, unnamed: 'open' };
  if (unnamed === undefined) return card;
  const again = unnamed === 'closed' && !isPublicZone(to) ? 'open' : unnamed;
  const isStillDown = down !== undefined && (to.kind === 'stack' || to.kind === 'battlefield');
  // utopia 904.10c: a creature without a name is a creature where everyone sees it.
  const isSeen = made !== undefined && isPublicZone(to);
  return { ...rest, unnamed: again, ...(isSeen ? { made } : {}), ...(isStillDown ? { down } : {}) };
}

/** utopia 904.11e, 904.12: its announced name is used up once the card lies where everyone sees it. */
function markPublic({ proposal, events }: Group, { id, owner }: GameObject, card: Identity, to: Zone): void {
  const { state } = proposal;
  if (state.naming === null || card.printed === undefined || card.definition === null) return;
  const name = state.definitions[card.definition]?.name ?? '';
  if (!isPublicZone(to) || state.naming.names.some((given) => given.name === name)) return;
  events.push({ type: 'CardMarked', seat: owner ?? (0 as Seat), object: id, name });
}

/**
 * pentaland 702.2: a card taken from the common library belongs to the player whose library was meant; a card
 * put into it belongs to nobody.
 */
function ownerThere({ owner }: GameObject, { by }: Move, to: Zone): Seat | null {
  if (to.kind === 'library' && to.seat === null) return null;
  return owner ?? to.seat ?? by;
}

/** cr 712.21: when a melded permanent leaves the battlefield, its other card moves too. */
const halfOf = (
  { identity: { half: printed } }: GameObject,
  object: ObjectId | undefined,
  { halfFirst }: Move,
): Pick<GameEvent<'ObjectMoved'>, 'half'> =>
  printed === undefined || object === undefined
    ? {}
    : { half: { object, printed, ...(halfFirst === true ? { first: true } : {}) } };

/** cr 406.4: cards that go there face down at the same time from among one player's cards form one pile. */
function pileWith(
  { events }: Group,
  { to, faceDown, owner }: Pick<GameEvent<'ObjectMoved'>, 'to' | 'faceDown' | 'owner'>,
): Pick<GameEvent<'ObjectMoved'>, 'pile'> {
  if (to.kind !== 'exile' || faceDown === null || faceDownLandKind({ faceDown }) !== null) return {};
  const before = events.findLast((event) => event.type === 'ObjectMoved' && event.to.kind === 'exile');
  const isOn = before?.type === 'ObjectMoved' && before.faceDown === faceDown && before.owner === owner;
  return isOn ? { pile: 'same' } : {};
}

export function emitMove(group: Group, verb: Move): void {
  const { state } = group.proposal;
  const object = state.objects[objectNumber(verb.object)];
  // cr 400.7: it is gone, or already moves in this group.
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
  // cr 708.9: everyone sees a face-down object as it leaves. war-zone: everyone sees a card that goes to
  // another library than was meant.
  const isOther = to.kind === 'library' && to.index > 0 && !isPublicZone(object.zone);
  if (isShownLeaving(object, to) || isOther)
    group.events.push({
      type: 'CardsRevealed',
      seat: object.owner ?? verb.by ?? (0 as Seat),
      objects: [object.id],
      zone: object.zone,
    });
  const saidLand = isStillSaid(group.proposal.variant, object, to) ? underlyingLandKind(object) : null;
  const lies = {
    to,
    owner: ownerThere(object, verb, to),
    faceDown: entering?.faceDown ?? verb.faceDown ?? landKindAfterMove(object, to) ?? saidLand,
  };
  group.events.push({
    type: 'ObjectMoved',
    object: object.id,
    becomes,
    from: object.zone,
    ...lies,
    position: verb.position,
    cause: verb.cause,
    by: verb.by,
    identity,
    ...(entering?.copy === undefined ? {} : { card }),
    controller: entering?.under ?? null,
    tapped: entering?.tapped ?? false,
    counters: printedCounters(group, identity, to, entering?.counters ?? verb.counters ?? {}),
    castAs: entering?.castAs ?? null,
    was: isPublicZone(object.zone) ? makeLastKnown(state, object.id) : null,
    ...pileWith(group, lies),
    ...halfOf(object, half, verb),
  });
  if (entering?.attachedTo !== undefined)
    group.events.push({ type: 'AttachmentChanged', object: becomes, to: entering.attachedTo });
  // cr 712.21e: both cards move, and count as one object that moved.
  const cards = half === undefined ? [becomes] : verb.halfFirst === true ? [half, becomes] : [becomes, half];
  group.outcome.objects.push(...cards);
  group.outcome.amount += 1;
  if ((entering?.faceDown ?? verb.faceDown ?? null) === null)
    markPublic(group, { ...object, id: becomes }, card, to);
  if (entering !== undefined) group.comes(becomes, entering);
  const { link } = verb;
  if (link !== undefined) keepLinked(group, link, cards);
  if (to.kind === 'library' && verb.shuffle !== true && (verb.position === 0 || verb.position === -1))
    group.laid.push({ zone: to, at: verb.position === 0 ? 'top' : 'bottom', object: becomes });
  if (verb.shuffle === true)
    group.after.push(() => {
      shuffleZone(group.proposal, to, object.owner ?? undefined);
      layAgain(group, to, object.owner ?? verb.by);
    });
}

/** cr 701.24g: after the shuffle, cards put in a certain place at the same time are put there again. */
function layAgain({ proposal, laid }: Group, zone: Zone, by: Seat | null): void {
  const kept = laid.filter((one) => sameZone(one.zone, zone));
  if (kept.length === 0 || by === null) return;
  const at = (place: 'top' | 'bottom'): ObjectId[] =>
    kept.flatMap(({ at: where, object }) => (where === place ? [object] : []));
  const [top, bottom] = [at('top'), at('bottom').reverse()];
  const rest = cardsIn(proposal.state, zone).filter((id) => !top.includes(id) && !bottom.includes(id));
  const order = [...bottom, ...rest, ...top];
  occur(proposal, [{ type: 'LibraryArranged', zone, order, top: top.length, bottom: bottom.length, by }]);
}

/**
 * cr 607.2a, 607.2c: stores what one ability of an object put there, so that its linked ability can find it.
 */
export function keepLinked(
  { proposal, after }: Group,
  { on, as }: NonNullable<Move['link']>,
  objects: readonly ObjectId[],
): void {
  after.push(() => {
    const { state } = proposal;
    const keeper = state.objects[objectNumber(on)] ?? state.gone[String(objectNumber(on))];
    const before = (keeper?.links?.[as] as { objects?: ObjectId[] } | undefined)?.objects ?? [];
    proposal.emit({ type: 'LinkSet', object: on, link: as, bound: { objects: [...before, ...objects] } });
  });
}
