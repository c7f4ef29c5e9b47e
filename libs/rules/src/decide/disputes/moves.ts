// Moves an object by a ruling (cr 400.7). It becomes a new object; abilities that would trigger do so only if
// the ruling says so, and no replacement effect applies.
import type { RepairOf, PlaceInZone } from '../../model/decisions/remedies.js';
import { objectNumber, sameZone, sharedZone, zoneKey, type Zone } from '../../model/basics/ids.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { graveyardsOf, librariesOf } from '../../reading/language/references.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { emitGroup } from '../../engine/happening/emit-group.js';
import { isPlaying, type Proposal } from '../../engine/proposal/proposal.js';
import { whereTo } from '../../engine/proposal/where-to.js';
import type { Move } from '../../engine/verbs/verb.js';

/** Why it does not fit, as a sentence. */
export function moveByRuling(proposal: Proposal, repair: RepairOf<'move'>): string | undefined {
  const { state } = proposal;
  const object = state.objects[objectNumber(repair.object)];
  if (object === undefined) return 'There is no such object. It may have become a new one (cr 400.7).';
  const to = sharedZone(whereTo(proposal, object, repair.to));
  const why = cannotMove(object) ?? cannotGo(state, object, to, repair) ?? needsName(proposal, object, to);
  if (why !== undefined) return why;
  const position = positionFor(proposal, object, to, repair.place);
  if (typeof position === 'string') return position;
  const { under } = repair;
  const move: Move = {
    verb: 'move',
    object: object.id,
    to,
    position,
    cause: 'put',
    by: under ?? to.seat,
    ...(under === null ? {} : { entering: { under } }),
  };
  emitGroup(proposal, [move], repair.triggers ? 'noticed' : 'unnoticed');
  return undefined;
}

function cannotMove({ item, token, permanent, zone }: GameObject): string | undefined {
  if (item !== undefined && item.kind !== 'spell') return 'An ability on the stack cannot move (cr 113.7).';
  if (permanent !== undefined && permanent.phasedOut !== 'no') return 'It is phased out (cr 702.26b).';
  if (token === true && permanent === undefined && item === undefined)
    return 'A token that has left the battlefield does not move again (cr 111.8).';
  return zone.kind === 'outside' ? 'It is outside the game.' : undefined;
}

function cannotGo(
  state: GameState,
  object: GameObject,
  to: Zone,
  { to: asked, place, under }: RepairOf<'move'>,
): string | undefined {
  const { owner, zone } = object;
  if (to.kind === 'stack') return 'Nothing can be put on the stack. Rewind the game instead.';
  if (!zonesOf(state).has(zoneKey(to))) return 'The game has no such zone.';
  if (!sameZone(to, asked)) return 'It goes to another library or graveyard of that player.';
  if (to.seat !== null && owner !== null && owner !== to.seat)
    return 'A card goes to a zone of its owner (cr 400.3).';
  if (owner === null && (to.kind === 'exile' || to.kind === 'command'))
    return 'It belongs to nobody. Move it to a hand first.';
  if ((place !== null) !== (to.kind === 'library'))
    return 'A place belongs to a library, and to nothing else.';
  if ((under !== null) !== (to.kind === 'battlefield'))
    return 'A controller belongs to the battlefield, and to nothing else.';
  const controller = under === null ? undefined : state.seats[under];
  if (under !== null && (controller === undefined || !isPlaying(controller)))
    return 'That player is not in the game.';
  if (to.kind === 'battlefield' && !isPermanentCard(state, object))
    return 'An instant or a sorcery does not enter the battlefield (cr 400.4a).';
  return sameZone(zone, to) && to.kind !== 'library' ? 'It is in that zone already.' : undefined;
}

/** A variant may say that a card has no place there without a name. */
function needsName({ state, variant }: Proposal, { id }: GameObject, to: Zone): string | undefined {
  const card = unnamedCard(state, id);
  return card !== undefined && variant.naming?.mustHaveOne(state, card, to) === true
    ? 'It needs a name there. Name it first, with a repair of its name.'
    : undefined;
}

/** A card without a name can still become anything. */
function isPermanentCard(state: GameState, { identity, card }: GameObject): boolean {
  const own = card ?? identity;
  const { types } = baseOf(state, own);
  return own.unnamed !== undefined || !(types.includes('instant') || types.includes('sorcery'));
}

/** The zones that cards can be put into by hand, of the players who are in the game. */
function zonesOf(state: GameState): ReadonlySet<string> {
  const shared = (['battlefield', 'exile', 'command'] as const).map((kind): Zone => ({
    kind,
    seat: null,
    index: 0,
  }));
  const own = state.seats
    .filter(isPlaying)
    .flatMap(({ seat }): readonly Zone[] => [
      { kind: 'hand', seat, index: 0 },
      ...graveyardsOf(state, seat),
      ...librariesOf(state, seat),
    ]);
  return new Set([...shared, ...own].map(zoneKey));
}

/** As the move counts it: cards above it, -1 for the bottom; a random place is drawn. */
function positionFor(
  proposal: Proposal,
  { zone }: GameObject,
  to: Zone,
  place: PlaceInZone | null,
): number | null | string {
  if (place === null) return null;
  const cards = cardsIn(proposal.state, to).length;
  const others = sameZone(zone, to) ? cards - 1 : cards;
  switch (place.at) {
    case 'top':
      return 0;
    case 'bottom':
      return -1;
    case 'nth':
      return place.nth > others + 1 ? `That library has only ${String(others)} other cards.` : place.nth - 1;
    case 'random': {
      const random = proposal.random();
      const above = random.below(others + 1);
      proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
      return above;
    }
  }
}
