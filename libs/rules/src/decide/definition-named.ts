// The card a name means: what the inputs say, or the one of that name among the cards there are, case, accents and
// punctuation aside. Of a split card each half is a name, both together are none (cr 201.4b).
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import type { Inputs } from './proposal.js';

const byName = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

export function definitionNamed({ cards }: Pick<Inputs, 'cards'>, name: string): CardDefinition | undefined {
  if (cards.named !== undefined) return cards.named(name);
  let names = byName.get(cards.definitions);
  if (names === undefined) {
    names = new Map(
      cards.definitions.flatMap(namesWithin).map((definition) => [nameKey(definition.name), definition]),
    );
    byName.set(cards.definitions, names);
  }
  return names.get(nameKey(name));
}
