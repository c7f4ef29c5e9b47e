// The cards there are to name, and the one a name means: what the inputs say, or that of the name among them, case,
// accents and punctuation aside. Of a split card each half is a name, both together are none (cr 201.4b).
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import type { Inputs } from '../proposal/proposal.js';

type Named = Pick<Inputs, 'cards'>;

const byName = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

/** A split card's halves stand in it together, or each by itself. */
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
