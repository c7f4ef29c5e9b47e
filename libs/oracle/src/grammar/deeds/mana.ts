// The mana that 'add' adds: exact symbols, any color, one of several. Example: Birds of Paradise.
import type { ManaSpec, Value } from '#abilities';
import { either, listed, map, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { symbol, symbols } from '../words/mana-symbols.js';
import { aThing } from '../nouns/nouns.js';
import { NOTED } from '../../text/linked.js';
import { value } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';
import { forEach, possessor } from '../amounts/values.js';
import { numberWord, x } from '../words/numbers.js';

interface Added {
  readonly mana: ManaSpec;
  readonly count?: Value;
}
const counted = either<Value>(numberWord, x);
const counting = (mana: ManaSpec, count: Value): Added => (count === 1 ? { mana } : { mana, count });
export const addedMana: Parser<Added> = either<Added>(
  map(symbols, (all) => ({ mana: { kind: 'exactly', symbols: all } })),
  map(listed(symbols, 'or'), (of) => (of.length < 2 ? undefined : { mana: { kind: 'choice', of } })),
  rule([counted, 'mana of any color'], (count) => counting({ kind: 'any-colour' }, count)),
  rule([counted, 'mana of any one color'], (count) =>
    counting({ kind: 'any-colour', different: 'one-colour' }, count),
  ),
  rule([counted, 'mana of any color that', aThing, 'could produce'], (count, filter) =>
    counting({ kind: 'could-produce', filter, of: 'colour' }, count),
  ),
  rule([counted, 'mana of any type that', aThing, 'could produce'], (count, filter) =>
    counting({ kind: 'could-produce', filter, of: 'type' }, count),
  ),
  rule([counted, 'mana of any type that land produced'], (count) =>
    counting({ kind: 'same-as-event' }, count),
  ),
  rule([counted, 'mana in any combination of', listed(symbol, 'and/or')], (count, of) =>
    counting({ kind: 'combination', of }, count),
  ),
  rule([counted, 'mana of the chosen color'], (count) =>
    counting({ kind: 'colour', of: { kind: 'linked', name: 'chosen color' } }, count),
  ),
  rule(['an amount of mana of that color equal to', value], (count) =>
    typeof count === 'number'
      ? undefined
      : { mana: { kind: 'colour', of: { kind: 'chosen', name: 'colour', said: 'that' } }, count },
  ),
  // cr 607.2e
  rule([counted, 'mana of', thisObject, "'s last noted type"], (count, _, scan) =>
    scan.self.kept.includes(NOTED)
      ? counting({ kind: 'noted', name: NOTED, what: 'type' }, count)
      : undefined,
  ),
  rule(['mana equal to', possessor, 'mana cost'], (of) => ({ mana: { kind: 'cost-of', of } })),
  rule(['an amount of', symbols, 'equal to', value], (all, count) =>
    typeof count === 'number' ? undefined : { mana: { kind: 'exactly', symbols: all }, count },
  ),
  rule([symbols, forEach], (all, count) => ({ mana: { kind: 'exactly', symbols: all }, count })),
);
