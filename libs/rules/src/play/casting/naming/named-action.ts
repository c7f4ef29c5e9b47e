// Using an unnamed card: the action states its name (pentaland 705.1). The name enters the game only when the
// whole action is performed, and a refusal leaves no trace.
import { known } from '../../../reading/characteristics/characteristics.js';
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import { refuse, type Refusal } from '../../../model/basics/refusal.js';
import type { Inputs, Proposal, Rules } from '../../../engine/proposal/proposal.js';
import { trial } from '../../../engine/proposal/trial.js';
import type { GameAction } from '../../../model/decisions/action.js';
import type { QuestionOf } from '../../../model/decisions/decision.js';
import { FACE_DOWN_CAST, possibleFaceDownNames } from '../../../engine/naming/face-down-names.js';
import { nameCard, nameFor } from '../../../engine/naming/give-name.js';
import { isNamedWhileSeen, releaseUsed, namedWhileSeenIn } from '../../../engine/naming/seen-hidden.js';
import { faceDownLandKind } from '../../../reading/language/any-card-as-land.js';
import type { GameState } from '../../../model/state/game-state.js';
import { librariesOf } from '../../../reading/language/references.js';
import { handOf, objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { PLAIN_MAGIC } from '../../../engine/variants/plain-magic.js';
import { variantOf } from '../../../engine/variants/registry.js';
import type { UnnamedCard, Variant } from '../../../model/variant/variant.js';
import { refusalOf } from '../ways/fault.js';
import { isOffer } from '../ways/offers.js';
import { objectToUse } from '../ways/scene.js';

/** The context for pure questions about an action, the same as a command gets. */
export type Rulebook = Pick<Inputs, 'cards' | 'variants'>;

/** For questions about games of plain Magic: no name is looked up. */
export const PLAIN_RULEBOOK: Rulebook = {
  cards: { catalogue: '' as Inputs['cards']['catalogue'], definitions: [] },
};

export const variantIn = ({ terms }: GameState, book: Pick<Inputs, 'variants'>): Variant =>
  terms === null ? PLAIN_MAGIC : variantOf(book.variants, terms);

export type NamedAction =
  /** The action concerns no unnamed card. */
  | { readonly kind: 'as-it-is' }
  | { readonly kind: 'missing'; readonly card: UnnamedCard }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'named'; readonly name: (proposal: Proposal) => void }
  /** The card is cast face down without a name, as one it could be. */
  | { readonly kind: 'face-down'; readonly card: UnnamedCard; readonly name: (proposal: Proposal) => void };

const refused = (rule: string, message: string): NamedAction => ({
  kind: 'refused',
  refusal: refuse('illegal-answer', rule, message),
});

/** The card that needs a name for this action. Not a face-down object, unless it is turned face up. */
export function cardToName(state: GameState, action: GameAction): UnnamedCard | undefined {
  if (action.do === 'play' && action.as !== undefined) return undefined;
  const card = unnamedCard(state, action.object);
  const isTurnedUp =
    action.do === 'special' &&
    action.what === 'turn-up' &&
    card !== undefined &&
    faceDownLandKind(card.object) === null;
  return isTurnedUp || known(state, action.object)?.copiable.unnamed !== undefined ? card : undefined;
}

/** Adds the announced name to an action on an announced hidden card (utopia 904.11c). */
export function withHiddenName(proposal: Proposal, action: GameAction): GameAction {
  const announced = releaseUsed(proposal, action.object);
  const needsNone = action.name !== undefined || (action.do === 'play' && action.as !== undefined);
  return announced === undefined || needsNone ? action : { ...action, name: announced };
}

/** The result for the name of the card that is used. */
export function namedAction(proposal: Proposal, seat: Seat, action: GameAction): NamedAction {
  const { state } = proposal;
  const { name } = action;
  if (state.naming === null && name === undefined) return { kind: 'as-it-is' };
  // An action an effect offers belongs to that effect, whatever happened to its source.
  if (action.do === 'special' && isOffer(action.what) && name === undefined) return { kind: 'as-it-is' };
  const card = cardToName(state, action);
  // A card the player cannot see counts as absent, whatever its name.
  const unseen = refusalOf(() => objectToUse(state, seat, action.object, 'unnamed-too'));
  if (unseen !== undefined) return { kind: 'refused', refusal: unseen };
  if (card === undefined)
    return name === undefined
      ? { kind: 'as-it-is' }
      : refused(whyNoName(proposal, action), 'It cannot be given a name.');
  const down = castDown(proposal, seat, action, card);
  if (down !== undefined) return down;
  if (name === undefined) return { kind: 'missing', card };
  const named = nameFor(proposal, card, name);
  if ('refusal' in named) return { kind: 'refused', refusal: named.refusal };
  return {
    kind: 'named',
    name: (on) => {
      nameCard(on, card, named.definition, seat, 'used');
    },
  };
}

/** The rule by which the used object gets no name: it has one, or needs none. */
function whyNoName({ state, variant }: Proposal, action: GameAction): string {
  const { card, identity } = state.objects[objectNumber(action.object)] ?? {};
  const isNamed = (card ?? identity)?.printed !== undefined;
  const isUsedAsItIs = isNamed && !(action.do === 'play' && action.as !== undefined);
  return (isUsedAsItIs ? variant.naming?.rules.named : undefined) ?? 'cr 601.2b';
}

/**
 * pentaland 705.4, 705.1: from a hidden zone, if a name is left with which it can be cast face down. A stated
 * name must be one of those, and only the player who states it learns it.
 */
function castDown(
  proposal: Proposal,
  seat: Seat,
  action: GameAction,
  card: UnnamedCard,
): NamedAction | undefined {
  const policy = proposal.variant.naming?.faceDown ?? null;
  if (
    action.do !== 'cast' ||
    action.alternative !== FACE_DOWN_CAST ||
    policy?.from(card.object.zone) !== true
  )
    return undefined;
  const said = action.name === undefined ? undefined : nameFor(proposal, card, action.name);
  if (said !== undefined && 'refusal' in said) return { kind: 'refused', refusal: said.refusal };
  const [one] = possibleFaceDownNames(proposal, card, policy).filter(
    (name) => !policy.isUsed(proposal.state, name) && (said?.definition.name ?? name.name) === name.name,
  );
  if (one === undefined) return refused(policy.rule, 'No unused name would allow casting it face down.');
  return {
    kind: 'face-down',
    card,
    name: (on) => {
      nameCard(on, card, one, seat, 'used');
    },
  };
}

export function withoutName(action: GameAction): GameAction {
  if (action.name === undefined) return action;
  const rest = { ...action };
  delete rest.name;
  return rest;
}

export const nameQuestion = (object: ObjectId): QuestionOf<'word'> => ({
  kind: 'word',
  of: 'card',
  from: null,
  object,
});

export const missingName = ({ variant }: Proposal): Refusal =>
  refuse('illegal-answer', variant.naming?.rules.missing ?? 'cr 601.2a', 'Add the name of the card.');

/** The answers about an action, depending on the state of its name. */
interface Answers<T> {
  /** The card has the right name, or needs none. */
  readonly ready: (action: GameAction) => T;
  readonly missing: (card: UnnamedCard) => T;
  readonly refused: (refusal: Refusal) => T;
}

export function askWithName<T>(
  state: GameState,
  seat: Seat,
  action: GameAction,
  rules: Rules,
  answers: Answers<T>,
): T {
  if (state.naming === null && action.name === undefined) return answers.ready(action);
  const proposal = trial(state, rules);
  const answer = (meant: GameAction): T => {
    const found = namedAction(proposal, seat, meant);
    switch (found.kind) {
      case 'as-it-is':
        return answers.ready(meant);
      case 'missing':
        return answers.missing(found.card);
      case 'refused':
        return answers.refused(found.refusal);
      case 'named':
      case 'face-down':
        return proposal.tryOut(() => {
          found.name(proposal);
          return answers.ready(withoutName(meant));
        });
    }
  };
  return isNamedWhileSeen(proposal, action.object)
    ? proposal.tryOut(() => answer(withHiddenName(proposal, action)))
    : answer(action);
}

/** Actions with announced hidden cards are offered as actions with unnamed cards. */
export function offeredOfHidden<T>(state: GameState, seat: Seat, rules: Rules, offer: () => T): T {
  const { naming } = variantIn(state, rules);
  if (naming?.revealed !== 'announced') return offer();
  const zones = [handOf(seat), ...librariesOf(state, seat)];
  const proposal = trial(state, rules);
  const said = zones.flatMap((zone) => namedWhileSeenIn(proposal, zone));
  if (said.length === 0) return offer();
  return proposal.tryOut(() => {
    for (const id of said) releaseUsed(proposal, id);
    return offer();
  });
}
