// The names a definition can be named as: the card's, or each half's of a split card (pentaland 704.3, cr 709.4).
import { memoByIdentity } from '#kernel';
import { HALVES, type CardDefinition } from '../card/definition.js';

const halves = memoByIdentity<CardDefinition, readonly CardDefinition[]>();

/** Each half has a definition of its own, the same object every time. */
export function namesWithin(definition: CardDefinition): readonly CardDefinition[] {
  if (definition.layout !== 'split') return [definition];
  let made = halves.get(definition);
  if (made === undefined) halves.set(definition, (made = halvesOf(definition)));
  return made;
}

function halvesOf({ name, cost, typeLine, faces }: CardDefinition): readonly CardDefinition[] {
  const costs = cost?.split(HALVES) ?? [];
  const typeLines = typeLine.split(HALVES);
  return name.split(HALVES).map((half, index): CardDefinition => {
    const face = faces?.[index];
    return {
      name: half,
      cost: costs[index] ?? null,
      typeLine: typeLines[index] ?? typeLine,
      ...(face === undefined ? {} : { faces: [face] }),
    };
  });
}
