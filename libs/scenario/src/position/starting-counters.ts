// The counters a permanent has that is just said to be there: those it would have entered with, as far as that is
// plain from the card.
import { expandKeyword, type Ability } from '#abilities';
import type { CardDefinition } from '#cards';

export function startingCounters({ faces }: CardDefinition): Record<string, number> {
  const counters: Record<string, number> = {};
  const [face] = faces ?? [];
  if (face === undefined) return counters;
  if (typeof face.loyalty === 'number') counters['loyalty'] = face.loyalty;
  if (typeof face.defense === 'number') counters['defense'] = face.defense;
  for (const ability of (face.abilities ?? []).flatMap(writtenOut))
    for (const [counter, count] of entersWith(ability)) counters[counter] = (counters[counter] ?? 0) + count;
  return counters;
}

const writtenOut = (ability: Ability): readonly Ability[] =>
  ability.kind === 'keyword' ? expandKeyword(ability) : [ability];

function entersWith(ability: Ability): (readonly [string, number])[] {
  if (ability.kind !== 'static' || ability.while !== undefined) return [];
  return ability.effects.flatMap((effect) => {
    if (effect.kind !== 'enters' || effect.what !== undefined || effect.if !== undefined) return [];
    return effect.outcomes.flatMap((outcome) =>
      outcome.kind === 'with-counters' && typeof outcome.count === 'number'
        ? [[outcome.counter, outcome.count] as const]
        : [],
    );
  });
}
