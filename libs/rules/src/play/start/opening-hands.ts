// Cards used before the first turn: from an opening hand (cr 103.6), or when their player could take a
// mulligan (cr 103.5b). Public information decides who is asked and when. Only the player learns which cards
// may be used.
import { memoByIdentity } from '#kernel';
import type { CardDefinition } from '#cards';
import { isNode, walk } from '#abilities';
import { abilitiesOf, sightOf } from '../../reading/characteristics/characteristics.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { newFrame } from '../../engine/proposal/frames.js';
import type { Run } from '../../engine/frames/run.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { holds } from '../../reading/language/conditions.js';
import type { Frame } from '../../model/state/agenda.js';
import { contextOf } from '../../model/state/context.js';
import { handOf, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { beginFirstTurn } from './first-turn.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

type When = 'opening-hand' | 'mulligan';

interface Usable {
  readonly object: ObjectId;
  readonly effect: NodeRef;
  /** What follows if the card is used. */
  readonly then: NodeRef | undefined;
}

type Locals = {
  /** The players who are not done yet, the next one first. */
  readonly seats: readonly Seat[];
  /** What follows when all are done: the first turn, or the postponed declaration. */
  readonly next: 'first-turn' | 'declaration';
};

const localsOf = (locals: Locals): Frame['locals'] => locals;

/** The frame of the start of the game, whatever waits below it (cr 726.4). */
export const isOfTheStart = ({ kind }: Frame): boolean => kind === 'dealing' || kind === 'opening-hands';

const known = memoByIdentity<readonly CardDefinition[], boolean>();

const saysSomethingOfIt = ({ faces = [] }: CardDefinition): boolean =>
  faces.some((face) =>
    [...walk('face', face)].some(
      ({ sort, node }) =>
        sort === 'ability' && isNode(node) && node.kind === 'opening' && node['when'] === 'opening-hand',
    ),
  );

/**
 * True if any player could have such a card, by public information: a card of the format is one. Libraries
 * and brought decks do not count. A card without a name has no such ability.
 */
function mayMatter({ variant, inputs }: Proposal): boolean {
  if (variant.naming !== null || variant.turns !== 'played') return false;
  const { definitions } = inputs.cards;
  let found = known.get(definitions);
  if (found === undefined) known.set(definitions, (found = definitions.some(saysSomethingOfIt)));
  return found;
}

function usableCards({ state, variant }: Proposal, seat: Seat, time: When): readonly Usable[] {
  if (variant.naming !== null) return [];
  return cardsIn(state, handOf(seat)).flatMap((object) => {
    // cr 103.6b: each card is revealed once.
    if (time === 'opening-hand' && state.shown.includes(object)) return [];
    return abilitiesOf(state, object).flatMap(({ ability, ref }) => {
      if (ability.kind !== 'opening' || ability.when !== time) return [];
      if (ability.only !== undefined && !holds(sightOf(state), ability.only, contextOf(object, seat)))
        return [];
      const then = ability.then === undefined ? undefined : childRef(ref, 'then');
      return [{ object, effect: childRef(ref, 'effect'), then }];
    });
  });
}

/** cr 103.5b: the cards that may be used before the player declares. */
export const usableInstead = (proposal: Proposal, seat: Seat): readonly ObjectId[] =>
  usableCards(proposal, seat, 'mulligan').map(({ object }) => object);

/** cr 103.5b: the card is used, and the player declares afterwards. */
export function useInstead(proposal: Proposal, seat: Seat, object: ObjectId): void {
  const { frames } = proposal.agenda;
  frames.push(newFrame('opening-hands', { locals: localsOf({ seats: [], next: 'declaration' }) }));
  frames.push(...framesOf(proposal, seat, usableCards(proposal, seat, 'mulligan'), object).toReversed());
}

/** The effects of using it, in order. */
function framesOf(
  proposal: Proposal,
  seat: Seat,
  usable: readonly Usable[],
  object: ObjectId,
): readonly Frame[] {
  const used = usable.find((one) => one.object === object);
  if (used === undefined) throw new Error('what was chosen could not be used');
  const context = proposal.addContext(contextOf(object, seat));
  const places = used.then === undefined ? [used.effect] : [used.effect, used.then];
  return places.map((at) => newFrame('effect', { at, context }));
}

/** cr 103.6: once the mulligans are done; the first turn follows. */
export function actFromOpeningHands(proposal: Proposal, seats: readonly Seat[]): void {
  if (mayMatter(proposal))
    proposal.agenda.frames.push(
      newFrame('opening-hands', { locals: localsOf({ seats: [...seats], next: 'first-turn' }) }),
    );
  else beginFirstTurn(proposal);
}

/** Each player in turn order uses cards one after another, and says when they are done. */
export function openingHands(run: Run): Ran {
  const { proposal } = run;
  const { seats, next } = run.frame.locals as Locals;
  const [seat, ...others] = seats.filter((one) => !run.hasLeft(one));
  if (seat === undefined) {
    if (next === 'first-turn') beginFirstTurn(proposal);
    return undefined;
  }
  const usable = usableCards(proposal, seat, 'opening-hand');
  const { objects } = run.ask<'choose-objects'>(seat, 'opening-hand', {
    kind: 'choose-objects',
    candidates: usable.map(({ object }) => object),
    count: Math.min(1, usable.length),
    least: 0,
  });
  const [chosen] = objects;
  if (chosen === undefined) run.keep('seats', others);
  else for (const frame of framesOf(proposal, seat, usable, chosen)) run.begin(frame);
  return 'again';
}
