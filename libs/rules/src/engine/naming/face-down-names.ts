// The names that a card without a name may still get after it was cast face down (pentaland 705.4).
import { memoByIdentity } from '#kernel';
import { expandKeyword, type Ability, type Face } from '#abilities';
import type { CardDefinition } from '#cards';
import { facesOf } from '../../model/printed/faces.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { definitionNamed, namesIn } from './definition-named.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { FaceDownNaming, UnnamedCard } from '../../model/variant/variant.js';

/** The name of the way to cast a card face down (cr 702.37c, 702.168). */
export const FACE_DOWN_CAST = 'morph';

const isCastSo = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind === 'alternative-cost' && effect.face === 'face-down');

const casts = memoByIdentity<Face, boolean>();

function castsFaceDown(face: Face): boolean {
  let found = casts.get(face);
  if (found === undefined) {
    found = (face.abilities ?? [])
      .flatMap((ability) => (ability.kind === 'keyword' ? expandKeyword(ability) : [ability]))
      .some(isCastSo);
    casts.set(face, found);
  }
  return found;
}

/** True if a card of that name could have been cast face down. */
export const canBeFaceDown = (definition: CardDefinition): boolean => {
  const [front] = facesOf(definition);
  return front !== undefined && castsFaceDown(front);
};

/** The full definition, if the format lists only what is printed. */
export const fullDefinition = ({ inputs }: Proposal, definition: CardDefinition): CardDefinition =>
  definition.faces === undefined ? (definitionNamed(inputs, definition.name) ?? definition) : definition;

/** The names it could have had when it was cast face down, used since or not. */
export function possibleFaceDownNames(
  proposal: Proposal,
  card: UnnamedCard,
  { fits }: FaceDownNaming,
): readonly CardDefinition[] {
  const { inputs, variant } = proposal;
  const { illegal } = inputs.cards;
  const names = variant.naming?.byCost(card.printed, namesIn(inputs)) ?? [];
  return lyingDown(proposal, names).filter(
    (definition) => fits(card, definition) && illegal?.(definition) === undefined,
  );
}

const downAmong = memoByIdentity<readonly CardDefinition[], readonly CardDefinition[]>();

/** The cards of a cost that could lie face down. They are few and often needed, so they are memoized. */
function lyingDown(proposal: Proposal, names: readonly CardDefinition[]): readonly CardDefinition[] {
  let found = downAmong.get(names);
  if (found === undefined)
    downAmong.set(
      names,
      (found = names.map((definition) => fullDefinition(proposal, definition)).filter(canBeFaceDown)),
    );
  return found;
}

/**
 * True if it was cast face down and is on the stack or the battlefield: not manifested, and not a land of any
 * card.
 */
export const wasCastFaceDown = ({ item, permanent }: GameObject): boolean =>
  (permanent?.faceDown ?? item?.faceDown) === 'morph';

export interface FaceDownPlay {
  readonly by: Seat;
  /** The number of names given before it was cast. */
  readonly names: number;
}

/** A card laid face down in a prepared position counts as cast before the first turn. */
export function faceDownPlay(
  state: GameState,
  { owner, identity, card }: GameObject,
): FaceDownPlay | undefined {
  const marked = (card ?? identity).down;
  if (marked !== undefined) return marked;
  const names = state.naming?.names.filter(({ turn }) => turn === 0).length ?? 0;
  return owner === null ? undefined : { by: owner, names };
}

/**
 * pentaland 705.4a: true if every name it could have has been given since it was cast, at least one of them
 * by an opponent.
 */
export function mayBeNamedAgain(
  { state }: Proposal,
  { object }: UnnamedCard,
  names: readonly CardDefinition[],
): boolean {
  const cast = faceDownPlay(state, object);
  const given = state.naming?.names ?? [];
  if (cast === undefined) return false;
  const before = new Set(given.slice(0, cast.names).map(({ name }) => name));
  const since = given.slice(cast.names);
  const teamOf = (seat: Seat): number | undefined => state.seats[seat]?.team;
  const open = names.filter(({ name }) => !before.has(name));
  const opponents = (name: string): boolean =>
    since.some((one) => one.name === name && teamOf(one.by) !== teamOf(holderOf(object, cast)));
  return (
    open.length > 0 &&
    open.every(({ name }) => since.some((one) => one.name === name)) &&
    open.some(({ name }) => opponents(name))
  );
}

const holderOf = ({ permanent, item }: GameObject, { by }: FaceDownPlay): Seat =>
  permanent?.controlledBy ?? item?.controller ?? by;

/** The names it may be given now. */
export function availableFaceDownNames(
  proposal: Proposal,
  card: UnnamedCard,
  policy: FaceDownNaming,
): readonly CardDefinition[] {
  const names = possibleFaceDownNames(proposal, card, policy);
  const unused = names.filter((name) => !policy.isUsed(proposal.state, name));
  const mayBeReused = policy.runsOut === 'reused-or-lost';
  return unused.length === 0 && mayBeReused && mayBeNamedAgain(proposal, card, names) ? names : unused;
}

/** Why a face-down card cannot be turned up as this definition, which fits but may be used up. */
export function whyNotTurnedUpAs(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
  policy: FaceDownNaming,
): Refusal | undefined {
  const isLeft = availableFaceDownNames(proposal, card, policy).some(({ name }) => name === definition.name);
  return isLeft
    ? undefined
    : refuse('illegal-answer', policy.rule, `This card cannot be ${definition.name}.`);
}
