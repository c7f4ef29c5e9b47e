// Where abilities function (cr 113.6).
import type { Ability, Static, ZoneName } from '#abilities';
import type { GameObject } from '../state/game-state.js';

type StaticAbility = Extract<Ability, { kind: 'static' }>;

/** cr 113.6d-e, 601.2b, 601.2f: what a spell says of its own casting. */
const OF_CASTING: ReadonlySet<Static['kind']> = new Set<Static['kind']>([
  'additional-cost',
  'alternative-cost',
]);

/** cr 113.6a, 113.6p: definitions everywhere; the rest on the battlefield, and in the command zone. */
export function functionsIn({ zone }: StaticAbility, effect: Static, at: ZoneName): boolean {
  if (effect.kind === 'defines' || zone === 'any') return true;
  if (zone !== undefined) return zone === at;
  if (at === 'stack') return OF_CASTING.has(effect.kind) || isOwnCost(effect) || isOwnProtection(effect);
  return at === 'battlefield' || at === 'command';
}

/** 'This spell costs {1} less'. */
const isOwnCost = (effect: Static): boolean =>
  effect.kind === 'costs' && effect.what.kind === 'is' && effect.what.of.kind === 'this';

/** cr 113.6g. */
const isOwnProtection = (effect: Static): boolean =>
  effect.kind === 'cannot' && effect.action.kind === 'be-countered';

/** cr 702.26b: what is phased out is not there. */
export const isThere = ({ permanent }: Pick<GameObject, 'permanent'>): boolean =>
  permanent === undefined || permanent.phasedOut === 'no';
