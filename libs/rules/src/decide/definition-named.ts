// The card a name means: what the inputs say, or the one of exactly that name among the cards of the format.
import type { CardDefinition } from '#cards';
import type { Inputs } from './proposal.js';

const byName = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

export function definitionNamed({ cards }: Pick<Inputs, 'cards'>, name: string): CardDefinition | undefined {
  if (cards.named !== undefined) return cards.named(name);
  let names = byName.get(cards.definitions);
  if (names === undefined) {
    names = new Map(cards.definitions.map((definition) => [definition.name, definition]));
    byName.set(cards.definitions, names);
  }
  return names.get(name);
}
