// The words of the language of abilities that most tests say.
import { YOU, type Effect, type Filter } from '#abilities';

export { ALL_PLAYERS as ALL, CREATURE, IS_THIS, OPPONENTS, THIS, YOU, YOURS } from '#abilities';

export const both = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const gain = (amount: number): Effect => ({ kind: 'gain-life', who: YOU, amount });
