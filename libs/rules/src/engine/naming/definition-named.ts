// The cards that can be named, and the card that a name means: the one the inputs give, or the one found by
// name, ignoring case, accents and punctuation. Each half of a split card is a name; both together are not
// (cr 201.4b).
import { memoByIdentity } from '#kernel';
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import type { Inputs } from '../proposal/proposal.js';

type Named = Pick<Inputs, 'cards'>;

const byName = memoByIdentity<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

/** The halves of a split card are listed together, or each by itself. */
export const namesIn = ({ cards: { names, definitions } }: Named): readonly CardDefinition[] =>
  names ?? definitions;

export function definitionNamed({ cards }: Named, name: string): CardDefinition | undefined {
  if (cards.named !== undefined) return cards.named(name);
  const all = namesIn({ cards });
  let names = byName.get(all);
  if (names === undefined) {
    names = new Map(all.flatMap(namesWithin).map((definition) => [nameKey(definition.name), definition]));
    byName.set(all, names);
  }
  return names.get(nameKey(name));
}
