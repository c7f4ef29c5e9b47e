// Cards that were cast face down without a name, by the name they may yet have (pentaland 705.4).
import { expandKeyword, type Ability, type Face } from '#abilities';
import type { CardDefinition } from '#cards';
import { facesOf } from '../../model/printed/faces.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { definitionNamed, namesIn } from './definition-named.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { FaceDownNaming, UnnamedCard } from '../../model/variant/variant.js';

/** What the way to cast a card face down is called (cr 702.37c, 702.168). */
export const FACE_DOWN_CAST = 'morph';

const isCastSo = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind === 'alternative-cost' && effect.face === 'face-down');

const casts = new WeakMap<Face, boolean>();

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

/** Whether a card of that name could have been cast face down. */
export const couldLieDown = (definition: CardDefinition): boolean => {
  const [front] = facesOf(definition);
  return front !== undefined && castsFaceDown(front);
};

/** With all that it does, where the format only says what is printed. */
export const inFull = ({ inputs }: Proposal, definition: CardDefinition): CardDefinition =>
  definition.faces === undefined ? (definitionNamed(inputs, definition.name) ?? definition) : definition;

/** The names it could have had when it was cast face down, used up since or not. */
export function namesToLieUnder(
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

const downAmong = new WeakMap<readonly CardDefinition[], readonly CardDefinition[]>();

/** Those of a cost that could lie face down are few, and asked for again and again. */
function lyingDown(proposal: Proposal, names: readonly CardDefinition[]): readonly CardDefinition[] {
  let found = downAmong.get(names);
  if (found === undefined)
    downAmong.set(
      names,
      (found = names.map((definition) => inFull(proposal, definition)).filter(couldLieDown)),
    );
  return found;
}

/** Cast face down, on the stack or on the battlefield: not manifested, not a land of any card. */
export const liesCast = ({ item, permanent }: GameObject): boolean =>
  (permanent?.faceDown ?? item?.faceDown) === 'morph';

export interface PlayedDown {
  readonly by: Seat;
  /** How many names had been given before. */
  readonly names: number;
}

/** What was laid so in a position was cast before its first turn. */
export function playedDown(state: GameState, { owner, identity, card }: GameObject): PlayedDown | undefined {
  const marked = (card ?? identity).down;
  if (marked !== undefined) return marked;
  const names = state.naming?.names.filter(({ turn }) => turn === 0).length ?? 0;
  return owner === null ? undefined : { by: owner, names };
}

/** pentaland 705.4a: every name it could have has been given since it was cast, one of them at least by an opponent. */
export function mayBeNamedAgain(
  { state }: Proposal,
  { object }: UnnamedCard,
  names: readonly CardDefinition[],
): boolean {
  const cast = playedDown(state, object);
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

const holderOf = ({ permanent, item }: GameObject, { by }: PlayedDown): Seat =>
  permanent?.controlledBy ?? item?.controller ?? by;

/** Those it may be given now. */
export function namesLeftToIt(
  proposal: Proposal,
  card: UnnamedCard,
  policy: FaceDownNaming,
): readonly CardDefinition[] {
  const names = namesToLieUnder(proposal, card, policy);
  const unused = names.filter((name) => !policy.isUsed(proposal.state, name));
  const mayBeReused = policy.runsOut === 'reused-or-lost';
  return unused.length === 0 && mayBeReused && mayBeNamedAgain(proposal, card, names) ? names : unused;
}

/** Why a card that lies face down cannot be turned up as that, which it could be but for its being used up. */
export function whyNotUnder(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
  policy: FaceDownNaming,
): Refusal | undefined {
  const isLeft = namesLeftToIt(proposal, card, policy).some(({ name }) => name === definition.name);
  return isLeft
    ? undefined
    : refuse('illegal-answer', policy.rule, `${definition.name} is not what could be lying there.`);
}
