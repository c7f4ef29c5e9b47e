// Whether any effect gives abilities to objects that do not have them by themselves: while none does, what an object
// has by itself says that it has none.
import type { Change, Static } from '#abilities';
import { nodeAt } from '../characteristics/node-ref.js';
import { plainOf } from '../characteristics/plain.js';
import type { AbilityInstance } from '../characteristics/shape.js';
import { perEpoch } from '../engine/epoch.js';
import type { GameState } from '../state/game-state.js';
import { objectNumber } from '../state/ids.js';
import type { Lasting } from '../state/lasting.js';

const GIVING: ReadonlySet<string> = new Set<Change['kind']>([
  'copy',
  'face-down',
  'gain-ability',
  'gain-abilities-of',
  'words',
]);

const isGiving = (changes: readonly { readonly kind: string }[]): boolean =>
  changes.some(({ kind }) => GIVING.has(kind));

const gives = (effects: readonly Static[]): boolean =>
  effects.some((effect) => 'changes' in effect && isGiving(effect.changes));

const giving = new WeakMap<readonly AbilityInstance[], boolean>();

function isGiver(abilities: readonly AbilityInstance[]): boolean {
  let found = giving.get(abilities);
  if (found === undefined) {
    found = abilities.some(({ ability }) => ability.kind === 'static' && gives(ability.effects));
    giving.set(abilities, found);
  }
  return found;
}

const lastingGives = (state: GameState, { kind, changes, at }: Lasting): boolean => {
  if (kind === 'continuous') return isGiving(changes);
  return kind === 'rule' && gives((nodeAt(state, at) as { readonly effects: readonly Static[] }).effects);
};

export const givesAbilities: (state: GameState) => boolean = perEpoch(
  (state) =>
    state.lasting.some((lasting) => lastingGives(state, lasting)) ||
    Object.entries(state.zones).some(
      ([key, ids]) =>
        !key.startsWith('library/') &&
        ids.some((id) => {
          const object = state.objects[objectNumber(id)];
          return object !== undefined && isGiver(plainOf(state, object).abilities);
        }),
    ),
);
