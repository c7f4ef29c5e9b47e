// The faces of a recorded card. A card recorded without its abilities has only what its type line says.
import { memoByIdentity } from '#kernel';
import { CARD_TYPES, SUPERTYPES, type Face } from '#abilities';
import { HALVES, type CardDefinition } from '#cards';

const made = memoByIdentity<CardDefinition, readonly Face[]>();

export function facesOf(definition: CardDefinition): readonly Face[] {
  if (definition.faces !== undefined) return definition.faces;
  let faces = made.get(definition);
  if (faces === undefined) made.set(definition, (faces = plainFaces(definition)));
  return faces;
}

function plainFaces({ name, cost, typeLine }: CardDefinition): readonly Face[] {
  const costs = cost?.split(HALVES);
  const typeLines = typeLine.split(HALVES);
  return name.split(HALVES).map((half, index) => {
    const own = costs?.[index];
    return {
      kind: 'face' as const,
      name: half,
      ...(own === undefined ? {} : { cost: own }),
      ...parseTypeLine(typeLines[index] ?? typeLine),
    };
  });
}

/** cr 205.1: 'Legendary Creature — Human Monk'. */
export function parseTypeLine(line: string): Pick<Face, 'supertypes' | 'types' | 'subtypes'> {
  const [left = '', right] = line.split(' — ');
  const words = left.split(' ').map((word) => word.toLowerCase());
  const among = (list: readonly string[]): string[] => words.filter((word) => list.includes(word));
  return {
    supertypes: among(SUPERTYPES),
    types: among(CARD_TYPES),
    ...(right === undefined ? {} : { subtypes: right.split(' ') }),
  };
}
