// Mana added according to a mana cost (cr 106.8-11): for each symbol, the possible runs of mana.
import type { Reference } from '#abilities';
import { knownCost, type ManaSymbol } from '#cards';
import type { Context } from '../../model/state/context.js';
import type { Sight } from './sight.js';

const run = (side: string | number): string => (typeof side === 'number' ? '{C}'.repeat(side) : `{${side}}`);

function runsOf(symbol: ManaSymbol): readonly string[] {
  switch (symbol.kind) {
    case 'coloured':
      return [run(symbol.colour)];
    case 'colourless':
      return ['{C}'];
    // cr 106.10.
    case 'generic':
      return [run(symbol.amount)];
    // cr 106.8: the half that is chosen.
    case 'hybrid':
      return symbol.sides.map(run);
    // cr 106.9.
    case 'phyrexian':
      return symbol.colours.map(run);
    // cr 106.11.
    case 'snow':
      return ['{C}'];
    // cr 107.3g: of a permanent it is nothing.
    case 'variable':
      return [''];
  }
}

/** In the order of the cost; empty for an object without a mana cost. */
export function runsOfCost(sight: Sight, of: Reference, context: Context): readonly (readonly string[])[] {
  const [id] = sight.read.objectsOf(sight, of, context);
  const cost = id === undefined ? null : (sight.remembered(id)?.cost ?? null);
  return cost === null ? [] : knownCost(cost).map(runsOf);
}
