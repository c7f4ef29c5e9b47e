// The words of the language of abilities that most tests say.
import type { Effect, Filter, Players, Reference } from '#abilities';

export const THIS = { kind: 'this' } as const satisfies Reference;
export const IS_THIS = { kind: 'is', of: THIS } as const satisfies Filter;
export const CREATURE = { kind: 'type', is: 'creature' } as const satisfies Filter;

/** All players. */
export const ALL = { kind: 'all' } as const satisfies Players;
export const YOU = { kind: 'you' } as const satisfies Players;
export const OPPONENTS = { kind: 'opponents' } as const satisfies Players;
export const YOURS = { kind: 'controller', is: YOU } as const satisfies Filter;

export const both = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const gain = (amount: number): Effect => ({ kind: 'gain-life', who: YOU, amount });
