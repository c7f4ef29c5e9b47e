// The cards that a card of some cost can be named as, without a search through the catalogue.
import type { CardName } from '../card/printed.js';
import { costsOf, type CardDefinition } from '../card/definition.js';
import { canonicalManaCost, knownCost, type ManaCost } from '../card/mana-cost.js';
import { fitKeys, type CostFit } from './cost-fit.js';

export interface CostIndex {
  readonly fit: CostFit;
  /** The costs of all names, with symbols in printed order, and how many names have each; null: no cost. */
  readonly costs: ReadonlyMap<string | null, number>;
  /** The names a card of this cost can be given, in the catalogue's order; null: no cost. */
  namesFor(cost: ManaCost | null): readonly CardName[];
  /**
   * The names for a printed card: for a split card by either half's cost, never by both together (pentaland 704.1, cr
   * 709.4b). 'barred' leaves out its own name and those of its halves.
   */
  namesForCard(card: CardDefinition, own: 'allowed' | 'barred'): readonly CardName[];
}

/** The names of one cost, by their places in the catalogue. */
interface CostClass {
  readonly cost: ManaCost | null;
  readonly places: number[];
}

export function makeCostIndex(names: readonly CardName[], fit: CostFit): CostIndex {
  const classes = classesOf(names);
  const byKey = new Map<string, CostClass[]>();
  for (const one of classes.values())
    for (const key of fitKeys(one.cost, fit)) {
      const sharing = byKey.get(key);
      if (sharing === undefined) byKey.set(key, [one]);
      else sharing.push(one);
    }

  const found = (costs: readonly (ManaCost | null)[]): readonly CardName[] => {
    const fitting = new Set<CostClass>();
    for (const cost of costs)
      for (const key of fitKeys(cost, fit)) for (const one of byKey.get(key) ?? []) fitting.add(one);
    const places = Uint32Array.from([...fitting].flatMap((one) => one.places)).sort();
    return Array.from(places, (place) => names[place] as CardName);
  };
  const answers = new Map<string | null, readonly CardName[]>();
  for (const [text, { cost }] of classes) answers.set(text, found([cost]));

  const namesFor = (cost: ManaCost | null): readonly CardName[] => answers.get(textOf(cost)) ?? found([cost]);
  const splitCards = new Map<string | null, readonly CardName[]>();
  const ofSplitCard = (text: string | null, costs: readonly (ManaCost | null)[]): readonly CardName[] => {
    let names = splitCards.get(text);
    if (names === undefined) splitCards.set(text, (names = found(costs)));
    return names;
  };
  return {
    fit,
    costs: new Map([...classes].map(([text, { places }]) => [text, places.length])),
    namesFor,
    namesForCard: (card, own) => {
      const costs = costsOf(card);
      const names = costs.length === 1 ? namesFor(costs[0] ?? null) : ofSplitCard(card.cost, costs);
      return own === 'allowed' ? names : names.filter((name) => name.card.name !== card.name);
    },
  };
}

function classesOf(names: readonly CardName[]): ReadonlyMap<string | null, CostClass> {
  const classes = new Map<string | null, CostClass>();
  for (const [place, { manaCost }] of names.entries()) {
    const cost = manaCost === null ? null : knownCost(manaCost);
    const text = textOf(cost);
    const known = classes.get(text);
    if (known === undefined) classes.set(text, { cost, places: [place] });
    else known.places.push(place);
  }
  return classes;
}

const textOf = (cost: ManaCost | null): string | null => (cost === null ? null : canonicalManaCost(cost));
