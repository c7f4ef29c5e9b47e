// A card's own replacement effects for where it goes from a library (cr 113.6, 400.6). Libraries are not
// searched for working abilities, so only a card about to leave one publicly is checked.
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { plainOf } from '../../reading/characteristics/alone/plain.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import { speechOf } from '../../reading/characteristics/speech.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { replaceOf, type EffectSource } from '../watching/sources.js';

const NONE: readonly EffectSource[] = [];
const HIDDEN: readonly unknown[] = ['library', 'hand'];

const speaksAnywhere = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' &&
  ability.zone === 'any' &&
  ability.effects.some(({ kind }) => kind === 'replace');

export function speaksInLibrary(state: GameState, id: ObjectId): boolean {
  const object = state.objects[objectNumber(id)];
  return object?.zone.kind === 'library' && plainOf(state, object).abilities.some(speaksAnywhere);
}

export function ownInLibrary(
  state: GameState,
  { kind, from, to, before }: Happening,
): readonly EffectSource[] {
  if (kind !== 'moves' || from !== 'library' || HIDDEN.includes(to) || before === null) return NONE;
  const object = state.objects[objectNumber(before)];
  const now = speaksInLibrary(state, before) ? known(state, before) : undefined;
  if (object === undefined || now === undefined) return NONE;
  return speechOf(sightOf(state), object, now).said.flatMap((said) => {
    if (said.in !== 'statics' || said.value.effect.kind !== 'replace') return [];
    const { effect, ref, context } = said.value;
    return replaceOf(effect, ref, context);
  });
}
