// A land that is put from a hand onto the battlefield without having been shown may be any card, face down
// (pentaland 703.5). Which it is to be is asked before the card: what was chosen tells nothing of the others.
import type { Effect, Reference } from '#abilities';
import { nodeAt, parentRef } from '../../characteristics/node-ref.js';
import { landKnown } from '../../characteristics/as-land.js';
import type { Run } from '../../engine/run.js';
import { cardsIn } from '../../evolve/cards.js';
import { objectsOf } from '../../reading/references.js';
import type { Sight } from '../../reading/sight.js';
import { handOf, objectNumber, type ObjectId, type Seat } from '../../state/ids.js';
import { limitsOf } from './limits.js';

type ChooseObjects = Extract<Effect, { kind: 'choose-objects' }>;

const LABELS = { pentaland: 'Pentaland', utopia: 'Utopia' } as const;

const meansIt = (what: Reference | undefined, bind: string): boolean =>
  what?.kind === 'bound' && what.name === bind;

/** Whether what is chosen goes straight onto the battlefield. */
function goesThereUnseen(run: Run, { bind }: ChooseObjects): boolean {
  const around = nodeAt(run.state, parentRef(parentRef(run.at))) as Partial<Effect> | undefined;
  if (around?.kind !== 'sequence') return false;
  const next = (around as Extract<Effect, { kind: 'sequence' }>).steps.find(
    (step) => (step.kind === 'move' || step.kind === 'reveal') && meansIt(step.what, bind),
  );
  return next?.kind === 'move' && next.to === 'battlefield' && next.face === undefined;
}

/** The cards of the hand that would be among what was meant if they lay as that land. */
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

/** What lies there face down; undefined where a card is to be chosen as what it says. */
export function chosenAsLand(run: Run, effect: ChooseObjects, seat: Seat): readonly ObjectId[] | undefined {
  const policy = run.proposal.variant.anyCardAsLand;
  if (policy?.putFromHand !== 'any-card' || effect.together !== undefined || !goesThereUnseen(run, effect))
    return undefined;
  const cards = asLands(run, effect, seat);
  if (cards.length === 0) return undefined;
  const { modes } = run.ask<'choose-modes'>(seat, 'mode', {
    kind: 'choose-modes',
    options: [{ label: LABELS[policy.as] }, { label: 'a card that is a land' }],
    least: 1,
    most: 1,
    repeat: false,
  });
  return modes[0] === 0
    ? run.choose(seat, 'choose', cards, { ...limitsOf(run, effect), hidden: true })
    : undefined;
}

/** Under what name it is kept which of them lie so. */
const lying = (bind: string): string => `${bind}: face down`;

export const keepAsLands = (run: Run, { bind }: ChooseObjects, objects: readonly ObjectId[]): void => {
  if (objects.length > 0) run.bind(lying(bind), { objects: [...objects] });
};

export const isKeptAsLand = (run: Run, what: Reference, id: ObjectId): boolean =>
  what.kind === 'bound' && run.context.bindings[lying(what.name)]?.objects?.includes(id) === true;
