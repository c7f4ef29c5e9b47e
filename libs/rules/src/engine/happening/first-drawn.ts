// cr 702.94a: a player may reveal the first card they draw in a turn as they draw it: before the next draw,
// and before the effect that drew it goes on. Public knowledge alone decides who is asked and when; only the
// player knows whether the card has miracle. After the draw of the draw step only priority follows: nobody is
// asked then, and a special action reveals the card (play/casting/ways/just-drawn.ts).
import { memoByIdentity } from '#kernel';
import { isNode, walk, type Filter } from '#abilities';
import type { CardDefinition } from '#cards';
import type { Proposal } from '../proposal/proposal.js';
import type { Ran } from '../frames/handlers.js';
import type { GameState } from '../../model/state/game-state.js';
import { contextOf } from '../../model/state/context.js';
import { handOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Frame } from '../../model/state/agenda.js';
import { newFrame } from '../proposal/frames.js';
import { occur } from '../triggers/occur.js';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';

const HAS_MIRACLE: Filter = { kind: 'has', keyword: 'miracle' };

const known = memoByIdentity<readonly CardDefinition[], boolean>();

const speaksOfMiracle = ({ faces = [] }: CardDefinition): boolean =>
  faces.some((face) =>
    [...walk('face', face)].some(
      ({ sort, node }) => sort === 'ability' && isNode(node) && node['name'] === 'miracle',
    ),
  );

/**
 * True if, by public knowledge, a card could have miracle: a card of the format has it, or any name may be
 * given.
 */
function mayMatter({ variant, inputs }: Proposal): boolean {
  if (variant.turns !== 'played') return false;
  if (variant.naming !== null) return true;
  const { definitions } = inputs.cards;
  let found = known.get(definitions);
  if (found === undefined) known.set(definitions, (found = definitions.some(speaksOfMiracle)));
  return found;
}

const NOBODY: readonly Seat[] = [];

const hasDrawn = ({ history }: GameState, seat: Seat): boolean =>
  history.turn.some(({ kind, player }) => kind === 'draws' && player === seat);

/**
 * Among draws that are to happen at once: the index of the first one after some player's first draw of the
 * turn.
 */
export function afterFirstDraw({ proposal, state }: Run, group: readonly Verb[]): number | undefined {
  if (group.length < 2 || !mayMatter(proposal)) return undefined;
  const seen = new Set<Seat>();
  for (const [index, verb] of group.entries()) {
    if (verb.verb !== 'draw') continue;
    if (seen.has(verb.seat)) return index;
    if (!hasDrawn(state, verb.seat)) seen.add(verb.seat);
  }
  return undefined;
}

/** The players whose first draw of the turn is about to happen. */
export function firstDraws({ proposal, state }: Run, group: readonly Verb[]): readonly Seat[] {
  if (!group.some(({ verb }) => verb === 'draw')) return NOBODY;
  const seats = new Set(group.flatMap((verb) => (verb.verb === 'draw' ? [verb.seat] : [])));
  if (!mayMatter(proposal)) return NOBODY;
  return [...seats].filter((seat) => !hasDrawn(state, seat));
}

/** The frames that ask these players about the card drawn, in this order. */
export function askingOf({ proposal, state }: Run, seats: readonly Seat[]): readonly Frame[] {
  return seats.flatMap((seat) => {
    const drawn = state.history.turn.find(({ kind, player }) => kind === 'draws' && player === seat)?.agent;
    if (drawn === undefined || drawn === null) return [];
    const context = proposal.addContext(contextOf(drawn, seat));
    return [newFrame('first-drawn', { context, object: drawn, seat })];
  });
}

export function firstDrawn(run: Run): Ran {
  const { object, seat } = run.frame;
  if (object === undefined || seat === undefined || !isHeld(run.state, object, seat)) return undefined;
  // The card was chosen, but nobody knew a name for it that has miracle.
  if (run.local('unfit') !== undefined) return undefined;
  const candidates = run.mayFit(HAS_MIRACLE, object) ? [object] : [];
  const { objects } = run.ask<'choose-objects'>(seat, 'first-drawn', {
    kind: 'choose-objects',
    candidates,
    count: candidates.length,
    least: 0,
  });
  if (run.fitting(seat, HAS_MIRACLE, objects).length === 0) return undefined;
  revealFirstDrawn(run.proposal, seat, object);
  return undefined;
}

export function revealFirstDrawn(proposal: Proposal, seat: Seat, object: ObjectId): void {
  occur(proposal, [
    { type: 'CardsRevealed', seat, objects: [object], zone: handOf(seat) },
    { type: 'ActionTaken', action: 'miracle', seat, object },
  ]);
}

const isHeld = (state: GameState, object: ObjectId, seat: Seat): boolean => {
  const zone = state.objects[objectNumber(object)]?.zone;
  return zone?.kind === 'hand' && zone.seat === seat;
};
