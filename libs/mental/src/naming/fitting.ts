// Finds the names that a printed card can be given by its mana cost.
import { memoByIdentity, memoByText } from '#kernel';
import { costsOf, fitKeys, namesWithin, type CardDefinition, type CostFit } from '#cards';

type Keys = readonly string[];

/** Keyed by the printed cost: thousands of cards share a few hundred costs. */
const keysInstantiated = memoByText<Keys>(10_000);
const keysOfSymbols = memoByText<Keys>(10_000);

/** For a split card, the keys of either half, never of both together (cr 709.4b). */
function keysOf(card: CardDefinition, fit: CostFit): Keys {
  const cost = String(card.cost);
  const keys = fit === 'instantiated' ? keysInstantiated : keysOfSymbols;
  let found = keys.get(cost);
  if (found === undefined) {
    found = [...new Set(costsOf(card).flatMap((each) => fitKeys(each, fit)))];
    keys.set(cost, found);
  }
  return found;
}

export function costFits(printed: CardDefinition, name: CardDefinition, fit: CostFit): boolean {
  const own = keysOf(printed, fit);
  return keysOf(name, fit).some((key) => own.includes(key));
}

/** True if it is the printed name, or a half's name on a split card. */
export const isOwnName = (printed: CardDefinition, { name }: CardDefinition): boolean =>
  namesWithin(printed).some((own) => own.name === name);

interface Index {
  readonly names: readonly CardDefinition[];
  /** The indexes of the cards that share a key, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Keyed by the printed cost. */
  readonly answers: Map<string | null, readonly CardDefinition[]>;
}
type Cards = readonly CardDefinition[];
const indexInstantiated = memoByIdentity<Cards, Index>();
const indexOfSymbols = memoByIdentity<Cards, Index>();

/** How many cards one step processes. */
const AT_ONCE = 500;

/**
 * Builds the index for these cards, step by step, so that the caller can do other things in between. Does
 * nothing if the index exists.
 */
export function* preparing(cards: Cards, fit: CostFit): Generator<undefined, Index> {
  const indexes = fit === 'instantiated' ? indexInstantiated : indexOfSymbols;
  const known = indexes.get(cards);
  if (known !== undefined) return known;
  const names: CardDefinition[] = [];
  const places = new Map<string, number[]>();
  for (let at = 0; at < cards.length; at += AT_ONCE) {
    for (const name of cards.slice(at, at + AT_ONCE).flatMap(namesWithin)) {
      for (const key of keysOf(name, fit)) {
        const sharing = places.get(key);
        if (sharing === undefined) places.set(key, [names.length]);
        else sharing.push(names.length);
      }
      names.push(name);
    }
    yield undefined;
  }
  const index: Index = { names, places, answers: new Map() };
  indexes.set(cards, index);
  return index;
}

function indexOf(cards: Cards, fit: CostFit): Index {
  const steps = preparing(cards, fit);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** All names among these cards that its cost allows, including its own, in the order of the cards. */
export function fittingNames(
  cards: readonly CardDefinition[],
  printed: CardDefinition,
  fit: CostFit,
): readonly CardDefinition[] {
  const { names, places, answers } = indexOf(cards, fit);
  let found = answers.get(printed.cost);
  if (found === undefined) {
    const shared = new Set(keysOf(printed, fit).flatMap((key) => places.get(key) ?? []));
    found = [...shared].sort((a, b) => a - b).flatMap((place) => names[place] ?? []);
    answers.set(printed.cost, found);
  }
  return found;
}
