// Unnamed cards that an action uses besides its own, mainly to pay. The action may state their names
// (pentaland 705.5). A name is given only where a card needs one. A missing name is asked for.
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import { refuse, type Refusal } from '../../../model/basics/refusal.js';
import type { Proposal } from '../../../engine/proposal/proposal.js';
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import { giveWord, isSeenBy, wordFault } from '../../../engine/naming/given-word.js';
import type { NameNeed } from '../../../reading/language/needs-identity.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';

type Names = NonNullable<Choices['names']>;

export const namesInAction = (action: GameAction): Names =>
  action.do === 'play' ? [] : (action.names ?? []);

/** The action with those names. Without names it lacks the member. */
export function withNames<A extends GameAction>(action: A, names: Names): A {
  const rest = { ...action };
  if (rest.do !== 'play') delete rest.names;
  return names.length === 0 ? rest : { ...rest, names };
}

/** True if that player names the card and sees it. */
export function isNamedBy({ state, variant }: Proposal, seat: Seat, need: NameNeed): boolean {
  const card = unnamedCard(state, need.object);
  if (card === undefined || !isSeenBy(card, seat)) return false;
  return variant.naming?.asks(state, card, need.occasion, need.chooser) === seat;
}

const said = (action: GameAction, object: ObjectId): string | undefined =>
  namesInAction(action).find((one) => one.object === object)?.name;

/** Removes the name of that object, one entry. */
function without(action: GameAction, object: ObjectId): GameAction {
  const names = namesInAction(action);
  const at = names.findIndex((one) => one.object === object);
  return withNames(action, names.toSpliced(at, 1));
}

/** Whether the card must have a name there, or may. Undefined if it needs none. */
function asItGoes({ state, variant }: Proposal, need: NameNeed): NameNeed | undefined {
  const card = unnamedCard(state, need.object);
  if (need.to === undefined || card === undefined) return need;
  const must = variant.naming?.mustHaveOne(state, card, need.to) ?? false;
  if (must === false) return undefined;
  return must === 'may' ? { ...need, occasion: 'moving-unnamed' } : need;
}

const wrong = (message: string): { readonly refusal: Refusal } => ({
  refusal: refuse('illegal-answer', 'cr 601.2b', message),
});

/**
 * The rest of the action once that card has the name it states. Undefined if it states none, or another
 * player names the card.
 */
export function nameGiven(
  proposal: Proposal,
  seat: Seat,
  action: GameAction,
  meant: NameNeed,
): GameAction | { readonly refusal: Refusal } | undefined {
  const name = said(action, meant.object);
  if (!isNamedBy(proposal, seat, meant)) return undefined;
  if (name === undefined)
    return namesInAction(action).length === 0 ? undefined : wrong('Name every card that it needs.');
  const need = asItGoes(proposal, meant);
  if (need === undefined) return wrong('It needs no name there. Leave the name out.');
  const refusal = wordFault(proposal, need, name);
  if (refusal !== undefined) return { refusal };
  giveWord(proposal, need, seat, name);
  return without(action, need.object);
}
