// Hands: shown or looked at, and what is chosen from them.
import type { Effect, Filter, Players, Reference, Value } from '#abilities';
import { either, rule, type Parser } from '../parsing/parser.js';
import { card, cards } from './nouns.js';
import { clause, deed, objects, whose } from './sorts.js';
import { numberWord, x } from './values.js';

const hand = (of: Players): Reference => ({ kind: 'zone', zone: 'hand', whose: of });
type Choice = Omit<Extract<Effect, { kind: 'choose-objects' }>, 'kind' | 'who' | 'bind' | 'from'>;
const number = either<Value>(numberWord, x);
const sought: Parser<{ readonly limits: Choice; readonly filter: Filter }> = either<{
  readonly limits: Choice;
  readonly filter: Filter;
}>(
  rule(['a|an', card], (filter) => ({ limits: {}, filter })),
  rule([number, cards], (count, filter) =>
    count === 1 ? undefined : { limits: { least: count, most: count }, filter },
  ),
  rule(['up to', number, cards], (most, filter) => ({ limits: { least: 0, most }, filter })),
);
const chosen = (
  who: Players,
  { limits, filter }: { readonly limits: Choice; readonly filter: Filter },
  of: Reference,
): Effect => ({
  kind: 'choose-objects',
  who,
  from: filter.kind === 'anything' ? of : { kind: 'only', of, filter },
  ...limits,
  bind: 'chosen',
});
const it: Parser<Reference> = rule(['from it'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' }));

deed.add(
  rule(['reveal|reveals your|their hand'], () => (who) => ({
    kind: 'reveal',
    what: hand(who),
    ...(who.kind === 'you' ? {} : { by: who }),
  })),
  rule(['look|looks at', whose, 'hand'], (of) => (who) => ({ kind: 'look', who, what: hand(of) })),
  rule(['choose', sought, it], (what, of) => (who) => chosen(who, what, of)),
  // What is named is discarded by whoever has it (cr 701.9a).
  rule(['discard|discards', objects], (what) => (who) => ({
    kind: 'move',
    what,
    to: 'graveyard',
    cause: 'discard',
    ...(who.kind === 'you' ? {} : { by: who }),
  })),
);
clause.add(rule(['you choose', sought, it], (what, of) => chosen({ kind: 'you', said: 'you' }, what, of)));
