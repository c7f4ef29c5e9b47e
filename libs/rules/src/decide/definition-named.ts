// The cards that can be named, and the one a name means: what the inputs say, or that of exactly that name.
import type { CardDefinition } from '#cards';
import type { Inputs } from './proposal.js';

const byName = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

export const namesIn = ({
  cards: { names, definitions },
}: Pick<Inputs, 'cards'>): readonly CardDefinition[] => names ?? definitions;

export function definitionNamed({ cards }: Pick<Inputs, 'cards'>, name: string): CardDefinition | undefined {
  if (cards.named !== undefined) return cards.named(name);
  const all = namesIn({ cards });
  let names = byName.get(all);
  if (names === undefined) {
    names = new Map(all.map((definition) => [definition.name, definition]));
    byName.set(all, names);
  }
  return names.get(name);
}
