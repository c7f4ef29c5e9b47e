// Picks random libraries for games to which nobody brings one.
import { isBasicLand, type CardDefinition } from '#cards';
import { memoByIdentity, type RandomSource } from '#kernel';
import type { Supply } from '../../model/variant/variant.js';

/** `count` different numbers below `bound`, each choice equally likely. */
function sample(bound: number, count: number, random: RandomSource): number[] {
  const moved = new Map<number, number>();
  const picked: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const pick = index + random.below(bound - index);
    picked.push(moved.get(pick) ?? pick);
    moved.set(pick, moved.get(index) ?? index);
  }
  return picked;
}

/** Picks different cards of the format. */
export function differentCards({ definitions, size, random }: Supply): CardDefinition[] {
  return sample(definitions.length, size, random).map((index) => {
    const definition = definitions[index];
    if (definition === undefined) throw new RangeError('picked a card the format does not have');
    return definition;
  });
}

/** The number of basic lands in a hundred cards of a random deck. */
const LANDS_OF_A_HUNDRED = 40;

function anyOf(cards: readonly CardDefinition[], random: RandomSource): CardDefinition {
  const card = cards[random.below(cards.length)];
  if (card === undefined) throw new RangeError('a format without cards');
  return card;
}

interface Sorted {
  readonly lands: readonly CardDefinition[];
  readonly others: readonly CardDefinition[];
}

const sortedOnce = memoByIdentity<readonly CardDefinition[], Sorted>();

/**
 * Memoized for the cards of a format: sorting 16,000 of them for every library took 7 % of a game of Magic.
 */
function sorted(definitions: readonly CardDefinition[]): Sorted {
  let found = sortedOnce.get(definitions);
  if (found === undefined) {
    const lands = definitions.filter(isBasicLand);
    found = { lands, others: definitions.filter((card) => !isBasicLand(card)) };
    sortedOnce.set(definitions, found);
  }
  return found;
}

export function randomDeck({ definitions, size, random }: Supply): CardDefinition[] {
  const { lands, others } = sorted(definitions);
  return Array.from({ length: size }, () =>
    others.length === 0 || (lands.length > 0 && random.below(100) < LANDS_OF_A_HUNDRED)
      ? anyOf(lands, random)
      : anyOf(others, random),
  );
}

/** A random sideboard has no basic lands if the format has anything else. */
export function randomSideboard(
  definitions: readonly CardDefinition[],
  size: number,
  random: RandomSource,
): CardDefinition[] {
  const { others } = sorted(definitions);
  return Array.from({ length: size }, () => anyOf(others.length === 0 ? definitions : others, random));
}
