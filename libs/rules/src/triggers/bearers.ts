// Which objects have triggered abilities by themselves that work where they are, and whether any gives abilities to
// others.
import type { Ability, Change, Static } from '#abilities';
import { perHeap } from '../characteristics/heaps.js';
import type { AbilityInstance } from '../characteristics/shape.js';
import type { GameObject } from '../state/game-state.js';
import type { ObjectId, Zone } from '../state/ids.js';

export interface Bearing {
  readonly bearers: readonly ObjectId[];
  /** An effect of one of them gives abilities: anything may have more than it has by itself. */
  readonly gives: boolean;
}

export const bearingOf = perHeap(({ zone, all }): Bearing => {
  const there = all.filter(({ object }) => couldHave(object, zone));
  return {
    bearers: there
      .filter(({ plain }) =>
        plain.abilities.some(({ ability }) => ability.kind === 'triggered' && worksIn(ability, zone)),
      )
      .map(({ object }) => object.id),
    gives: there.some(({ plain }) => plain.abilities.some(isGiver)),
  };
});

/** cr 113.6, 113.6p: it works where it says, else on the battlefield; what is only ever in the command zone, there. */
export const worksIn = ({ zone }: Extract<Ability, { kind: 'triggered' }>, kind: Zone['kind']): boolean =>
  zone === undefined ? kind === 'battlefield' || kind === 'command' : zone === kind;

/** Not what is phased out or lies face down elsewhere, no ability on the stack (cr 702.26b, 708.2). */
export function couldHave({ permanent, faceDown, item }: GameObject, zone: Zone['kind']): boolean {
  if (permanent !== undefined) return permanent.phasedOut === 'no';
  return faceDown === undefined && (zone !== 'stack' || item?.kind === 'spell');
}

const GIVING: ReadonlySet<string> = new Set<Change['kind']>([
  'copy',
  'face-down',
  'gain-ability',
  'gain-abilities-of',
  'full-text',
  'words',
]);

export const isGiving = (changes: readonly { readonly kind: string }[]): boolean =>
  changes.some(({ kind }) => GIVING.has(kind));

export const givesBy = (effects: readonly Static[]): boolean =>
  effects.some((effect) => 'changes' in effect && isGiving(effect.changes));

const isGiver = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' && givesBy(ability.effects);
