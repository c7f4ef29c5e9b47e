// Any card may be put from a hand onto the battlefield face down as a land, if the land need not be revealed
// (pentaland 703.5). Face up or face down is asked before the card, so that the choice reveals nothing about
// the other cards.
import type { Effect, Reference } from '#abilities';
import { nodeAt, parentRef } from '../../../model/printed/node-ref.js';
import { landKnown } from '../../../reading/characteristics/alone/as-land.js';
import type { Run } from '../../../engine/frames/run.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { objectsOf } from '../../../reading/language/references.js';
import type { Sight } from '../../../reading/language/sight.js';
import { handOf, objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { limitsOf } from './limits.js';

type ChooseObjects = Extract<Effect, { kind: 'choose-objects' }>;

const LABELS = { pentaland: 'Pentaland', utopia: 'Utopia' } as const;

const meansIt = (what: Reference | undefined, bind: string): boolean =>
  what?.kind === 'bound' && what.name === bind;

/** True if the chosen object goes straight onto the battlefield. */
function goesThereUnseen(run: Run, { bind }: ChooseObjects): boolean {
  const around = nodeAt(run.state, parentRef(parentRef(run.at))) as Partial<Effect> | undefined;
  if (around?.kind !== 'sequence') return false;
  const next = (around as Extract<Effect, { kind: 'sequence' }>).steps.find(
    (step) => (step.kind === 'move' || step.kind === 'reveal') && meansIt(step.what, bind),
  );
  return next?.kind === 'move' && next.to === 'battlefield' && next.face === undefined;
}

/** The cards of the hand that would fit if they were that face-down land. */
function asLands(run: Run, { from }: ChooseObjects, seat: Seat): readonly ObjectId[] {
  const policy = run.proposal.variant.anyCardAsLand;
  if (policy === null) return [];
  const { sight, state } = run;
  const hand = cardsIn(state, handOf(seat));
  const known: Sight['known'] = (id) => {
    const object = hand.includes(id) ? state.objects[objectNumber(id)] : undefined;
    return object === undefined ? sight.remembered(id) : landKnown(state, seat, object, policy.as);
  };
  const seen: Sight = { ...sight, known, remembered: known };
  return objectsOf(seen, from, run.context).filter((id) => hand.includes(id));
}

/** The objects to put there face down, and those put there as themselves. */
export interface ChosenLands {
  readonly down: readonly ObjectId[];
  readonly others: readonly ObjectId[];
}
/** A choice of land cards, among those not chosen yet. */
type ByText = (limits: Bounds, without: readonly ObjectId[]) => readonly ObjectId[];
interface Bounds {
  readonly least: number;
  readonly most: number;
}

const LAND_CARD = { label: 'a card that is a land' };
const NO_MORE = { label: 'no more' };

/** Undefined if the cards are chosen as themselves. */
export function chosenLands(
  run: Run,
  effect: ChooseObjects,
  seat: Seat,
  byText: ByText,
): ChosenLands | undefined {
  const policy = run.proposal.variant.anyCardAsLand;
  if (policy?.putFromHand !== 'any-card' || effect.together !== undefined || !goesThereUnseen(run, effect))
    return undefined;
  const cards = asLands(run, effect, seat);
  if (cards.length === 0) return undefined;
  const asked = (...more: readonly { label: string }[]): number | undefined =>
    run.ask<'choose-modes'>(seat, 'mode', {
      kind: 'choose-modes',
      options: [{ label: LABELS[policy.as] }, LAND_CARD, ...more],
      least: 1,
      most: 1,
      repeat: false,
    }).modes[0];
  const limits = limitsOf(run, effect);
  if (limits.most > 1) return oneByOne(run, seat, cards, limits, byText, asked);
  return asked() === 0
    ? { down: run.choose(seat, 'choose', cards, { ...limits, hidden: true }), others: [] }
    : { down: [], others: byText(limits, []) };
}

/** Each of several is either face up or face down. */
function oneByOne(
  run: Run,
  seat: Seat,
  cards: readonly ObjectId[],
  { least, most }: Bounds,
  byText: ByText,
  asked: (...more: readonly { label: string }[]) => number | undefined,
): ChosenLands {
  const down: ObjectId[] = [];
  const others: ObjectId[] = [];
  const one = { least: 1, most: 1 };
  for (;;) {
    const chosen = [...down, ...others];
    if (chosen.length >= Math.min(most, cards.length)) break;
    const mode = chosen.length < least ? asked() : asked(NO_MORE);
    if (mode === 2) break;
    const left = cards.filter((id) => !chosen.includes(id));
    if (mode === 0) down.push(...run.choose(seat, 'choose', left, { ...one, hidden: true }));
    else others.push(...byText(one, chosen));
  }
  return { down, others };
}

/** The name under which the face-down ones are kept. */
const lying = (bind: string): string => `${bind}: face down`;

export const keepAsLands = (run: Run, { bind }: ChooseObjects, objects: readonly ObjectId[]): void => {
  if (objects.length > 0) run.bind(lying(bind), { objects: [...objects] });
};

export const isKeptAsLand = (run: Run, what: Reference, id: ObjectId): boolean =>
  what.kind === 'bound' && run.context.bindings[lying(what.name)]?.objects?.includes(id) === true;
