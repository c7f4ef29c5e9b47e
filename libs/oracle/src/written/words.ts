// Short constructors for the definitions written by hand.
import { bound, CREATURE, does, IS_THIS, not, steps, TARGET_0 as T0, THIS, YOU, YOURS } from '#abilities';
import type {
  Ability,
  Change,
  Cost,
  Effect,
  Filter,
  Pattern,
  Players,
  Reference,
  TargetSpec,
  ZoneName,
} from '#abilities';

export { bound, CREATURE, does, IS_THIS, not, steps, T0, THIS, YOU, YOURS };

/** A face's abilities, line by line; a line that another tells with it has none. */
export type Written = readonly (readonly Ability[])[];

export const controllerOf = (of: Reference): Players => ({ kind: 'controller', of });

export const type = (is: Extract<Filter, { kind: 'type' }>['is']): Filter => ({ kind: 'type', is });
export const ofSubtype = (is: string): Filter => ({ kind: 'subtype', is });
export const all = (...of: readonly Filter[]): Filter => ({ kind: 'all', of: [...of] });
export const any = (...of: readonly Filter[]): Filter => ({ kind: 'any', of: [...of] });
export const controlledBy = (is: Players): Filter => ({ kind: 'controller', is });
export const inZone = (zone: ZoneName, whose?: Players): Filter => ({
  kind: 'in',
  zone,
  ...(whose === undefined ? {} : { whose }),
});
export const IN_GRAVEYARDS = inZone('graveyard');
export const IN_YOUR_GRAVEYARD = inZone('graveyard', YOU);
export const IN_YOUR_HAND = inZone('hand', YOU);
export const BASIC_LAND = all({ kind: 'supertype', is: 'basic' }, type('land'));

export const target = (filter: Filter): TargetSpec => ({ kind: 'target', filter });
export const ANY_TARGET: Extract<TargetSpec, { kind: 'target' }> = {
  kind: 'target',
  filter: { kind: 'anything' },
  players: { kind: 'all' },
};

export const spell = (effect: Effect, ...targets: readonly TargetSpec[]): Ability => ({
  kind: 'spell',
  body: does(effect, ...targets),
});
export const activated = (
  costs: readonly Cost[],
  effect: Effect,
  ...targets: readonly TargetSpec[]
): Ability => ({ kind: 'activated', costs: [...costs], body: does(effect, ...targets) });
export const triggered = (
  when: Pattern,
  effect: Effect,
  ...targets: readonly TargetSpec[]
): Extract<Ability, { kind: 'triggered' }> => ({
  kind: 'triggered',
  when,
  body: does(effect, ...targets),
});
export const keywordAbility = (name: string): Ability => ({ kind: 'keyword', name });
export const mana = (cost: string): Cost => ({ kind: 'mana', cost });
export const TAP: Cost = { kind: 'tap' };

export const ENTERS: Pattern = { kind: 'moves', what: IS_THIS, to: ['battlefield'] };
export const LEAVES: Pattern = { kind: 'moves', what: IS_THIS, from: ['battlefield'] };
export const DIES: Pattern = { kind: 'moves', what: IS_THIS, from: ['battlefield'], to: ['graveyard'] };
export const END_STEP: Pattern = { kind: 'step', is: 'end' };
export const YOUR_UPKEEP: Pattern = { kind: 'step', is: 'upkeep', whose: YOU };

export const HASTE: Change = { kind: 'gain-ability', ability: keywordAbility('haste') };
export const hasteFor = (what: Reference): Effect => ({
  kind: 'continuous',
  what,
  changes: [HASTE],
  until: { kind: 'forever' },
});
export const exile = (what: Reference): Effect => ({ kind: 'move', what, to: 'exile', cause: 'exile' });
export const gainLife = (amount: number): Effect => ({ kind: 'gain-life', who: YOU, amount });
export const delayedUntil = (when: Pattern, effect: Effect): Effect => ({
  kind: 'delayed',
  when,
  body: does(effect),
});
export const staticAbility = (...effects: Extract<Ability, { kind: 'static' }>['effects']): Ability => ({
  kind: 'static',
  effects,
});
/** cr 606. */
export const loyalty = (
  sign: 'plus' | 'minus',
  change: number,
  effect: Effect,
  ...targets: readonly TargetSpec[]
): Ability => activated([{ kind: 'loyalty', change, sign }], effect, ...targets);
