// Static abilities that change objects for as long as the ability exists. Example: Glorious Anthem.
import type { Change, Cost, Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, listed, map, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { restrictions } from './can-cannot-must.js';
import { subject, staticRestriction, type Subject } from './subjects.js';
import { withX } from './changes.js';
import { change, deedCosts, predicate, statics, value, noun } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';
import { manaCost } from '../words/mana-symbols.js';
import { numeral } from '../words/numbers.js';

/** A change of the subject is one static effect; each restriction is a static effect of its own. */
type Part = (of: Subject) => readonly Static[];
const part: Parser<Part> = either<Part>(
  map(predicate, (changes): Part => ({ modify }) => [modify(changes)]),
  map(
    restrictions,
    (said): Part =>
      ({ filter, said: how }) =>
        said.map((each) => staticRestriction(each(filter), how)),
  ),
);
/** Joins changes that follow each other into one effect. */
const merged = (all: readonly Static[], { modify }: Subject): readonly Static[] =>
  all.reduce<readonly Static[]>((before, each) => {
    const last = before.at(-1);
    return isModified(last) && isModified(each)
      ? [...before.slice(0, -1), modify([...last.changes, ...each.changes])]
      : [...before, each];
  }, []);
/** cr 604.3: a characteristic-defining change applies in every zone. */
const isDefined = (change: Change): boolean =>
  change.kind === 'every-creature-type' ||
  (change.kind === 'set-colours' && change.colours.every((colour) => typeof colour === 'string'));
const defining = (all: readonly Static[]): readonly Static[] =>
  all.map((each) =>
    each.kind === 'modify-this' && each.changes.every(isDefined)
      ? { kind: 'defines', changes: each.changes }
      : each,
  );
const isModified = (
  each: Static | undefined,
): each is Extract<Static, { readonly changes: readonly Change[] }> =>
  each?.kind === 'modify' || each?.kind === 'modify-this' || each?.kind === 'modify-host';

/** cr 508.1h, 509.1d: a cost to attack or block, and who pays it. */
interface Price {
  readonly by: 'you' | 'its controller';
  readonly costs: readonly Cost[];
}
const isMana = ({ kind }: Cost): boolean => kind === 'mana' || kind === 'mana-value' || kind === 'life';
const priced: Parser<Price> = either<Price>(
  rule(['you', deedCosts], (costs) => ({ by: 'you', costs })),
  // The text would have to say that another player sacrifices their own permanent.
  rule(['its controller', deedCosts], (costs) =>
    costs.every(isMana) ? { by: 'its controller', costs } : undefined,
  ),
);
const COMBAT: readonly string[] = ['attack', 'block'];

const ITS_ABILITIES: Static = {
  kind: 'cannot',
  action: { kind: 'activate', who: { kind: 'all' }, of: { kind: 'is', of: { kind: 'host' } } },
};
export const staticsProductions: Productions = [
  production(
    statics,
    rule([statics, ", and its activated abilities can't be activated"], (all) => [...all, ITS_ABILITIES]),
    rule([subject, listed(part, 'and')], (of, parts) =>
      defining(
        merged(
          parts.flatMap((each) => each(of)),
          of,
        ),
      ),
    ),
    rule(
      [subject, listed(restrictions, 'and'), 'unless', priced],
      ({ filter, said: how }, said, { by, costs }) =>
        by === (filter.kind === 'is' && filter.of.kind === 'host' ? 'its controller' : 'you')
          ? said.flat().map((each) => {
              const about = staticRestriction(each(filter), how);
              return about.kind === 'cannot' && COMBAT.includes(about.action.kind)
                ? { ...about, unless: costs }
                : about;
            })
          : undefined,
    ),
    rule([subject, change, ', where x is', value], ({ modify }, changes, of) => {
      const known = withX(changes, of);
      return known === undefined ||
        known.some(({ kind }) => kind === 'cannot' || kind === 'must' || kind === 'may')
        ? undefined
        : [modify(known)];
    }),
    rule([thisObject, "'s power and toughness are each equal to", value], (_, size) => [
      {
        kind: 'defines',
        changes: [
          { kind: 'set-stat', stat: 'power', value: size },
          { kind: 'set-stat', stat: 'toughness', value: size },
        ],
      },
    ]),
    rule(
      [thisObject, "'s power is equal to", value, 'and its toughness is equal to that number plus', numeral],
      (_, size, more) => [
        {
          kind: 'defines',
          changes: [
            { kind: 'set-stat', stat: 'power', value: size },
            { kind: 'set-stat', stat: 'toughness', value: { kind: 'sum', of: [size, more] } },
          ],
        },
      ],
    ),
    rule([thisObject, "'s power is equal to", value], (_, size) => [
      { kind: 'defines', changes: [{ kind: 'set-stat', stat: 'power', value: size }] },
    ]),
    rule([thisObject, "'s toughness is equal to", value], (_, size) => [
      { kind: 'defines', changes: [{ kind: 'set-stat', stat: 'toughness', value: size }] },
    ]),
    rule([noun, 'you cast cost', manaCost, 'less to cast'], ({ filter, number, base }, mana) =>
      number === 'many' && base === 'spell'
        ? [{ kind: 'costs', what: filter, for: { kind: 'you' }, mana, direction: 'less' }]
        : undefined,
    ),
    rule([noun, 'cost', manaCost, 'more to cast'], ({ filter, number, base }, mana) =>
      number === 'many' && base === 'spell'
        ? [{ kind: 'costs', what: filter, for: { kind: 'all' }, mana, direction: 'more' }]
        : undefined,
    ),
  ),
];
