// The contents of the common library where the terms set them: a list, playable costs, even colours.
import { memoByIdentity } from '#kernel';
import { coloursOfCost, costsOf, nameKey, namesWithin, type CardDefinition } from '#cards';
import type { LibraryAsked as Asked } from '#rules';
import { fittingNames, isOwnName } from '../naming/fitting.js';
import { bannedBy } from './bans.js';

type Listed = NonNullable<NonNullable<Asked['library']>['cards']>;

const byKey = memoByIdentity<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

function called(definitions: readonly CardDefinition[], name: string): CardDefinition | undefined {
  let found = byKey.get(definitions);
  if (found === undefined) {
    found = new Map(definitions.map((card) => [nameKey(card.name), card]));
    byKey.set(definitions, found);
  }
  return found.get(nameKey(name));
}

/** The cards of a list, in the listed numbers. */
export const listed = ({ definitions }: Asked, cards: Listed): readonly CardDefinition[] =>
  cards.flatMap(({ name, count }) => {
    const card = called(definitions, name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });

function wrongList(asked: Asked, cards: Listed): string | undefined {
  const { definitions, size } = asked;
  const missing = cards.find(({ name }) => called(definitions, name) === undefined);
  if (missing !== undefined)
    return asked.cards.named?.(missing.name) === undefined
      ? `there is no card named ${missing.name}`
      : `${missing.name} is not a card its library can have`;
  const sum = cards.reduce((all, { count }) => all + count, 0);
  return sum === size ? undefined : `the list has ${sum} cards, not ${size}`;
}

/** The cards whose cost allows at least this many names other than their own. */
export function playable({ definitions, cards }: Asked, least: number): readonly CardDefinition[] {
  const names = cards.names ?? definitions;
  const ofCost = new Map<string | null, readonly CardDefinition[]>();
  return definitions.filter((card) => {
    let fitting = ofCost.get(card.cost);
    if (fitting === undefined) {
      fitting = fittingNames(names, card, 'instantiated').filter(
        (name) => bannedBy(name) === undefined && cards.illegal?.(name) === undefined,
      );
      ofCost.set(card.cost, fitting);
    }
    // A shortcut: a card has no more own names than it prints, so they rarely have to be counted.
    if (fitting.length < least || fitting.length - namesWithin(card).length >= least)
      return fitting.length >= least;
    const own = fitting.filter((name) => isOwnName(card, name)).length;
    return fitting.length - own >= least;
  });
}

const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const;

/** The card's single colour; null if it has several or none. */
function onlyColour(card: CardDefinition): string | null {
  const colours = new Set(costsOf(card).flatMap((cost) => (cost === null ? [] : coloursOfCost(cost))));
  const [only = null] = colours;
  return colours.size === 1 ? only : null;
}

export interface Shares {
  readonly ofOne: readonly (readonly CardDefinition[])[];
  readonly others: readonly CardDefinition[];
}

export function byColour(cards: readonly CardDefinition[]): Shares {
  const colours = cards.map(onlyColour);
  const of = (colour: string | null) => cards.filter((_, nth) => colours[nth] === colour);
  return { ofOne: COLOURS.map(of), others: of(null) };
}

/** The cards to draw from, if the terms give no list. */
export const poolOf = (asked: Asked): readonly CardDefinition[] =>
  asked.library?.leastNames === undefined ? asked.definitions : playable(asked, asked.library.leastNames);

/** Why the library cannot be made, or undefined. */
export function cannotBeMade(asked: Asked): string | undefined {
  const { library } = asked;
  if (library === undefined) return undefined;
  if (library.cards !== undefined)
    return library.leastNames === undefined && library.colours === undefined
      ? wrongList(asked, library.cards)
      : 'a list cannot be combined with other library terms';
  const pool = poolOf(asked);
  if (pool.length === 0) return `no mana cost has ${library.leastNames ?? 0} names`;
  if (library.colours === undefined) return undefined;
  return byColour(pool).ofOne.every((cards) => cards.length > 0) ? undefined : 'one colour has no cards';
}
