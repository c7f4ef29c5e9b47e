// What objects can, can't and must do, without the subject: "can't block", 'attacks each combat'. Example: Pacifism.
import type { Action, Change, Filter, Permission } from '#abilities';
import { either, listed, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { counterKind } from '../words/counters.js';
import { anyOf, negated, things } from '../nouns/nouns.js';
import { noun } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';
import { numberWord } from '../words/numbers.js';

/** A restriction on the objects that fit, or on this object if there is no filter. */
export type Restriction = (who: Filter | undefined) => Extract<Change, { kind: 'cannot' | 'must' | 'may' }>;

const whom = (who: Filter | undefined) => (who === undefined ? {} : { who });
const what = (of: Filter | undefined) => (of === undefined ? {} : { what: of });
const cannot =
  (action: (who: Filter | undefined) => Action): Restriction =>
  (who) => ({ kind: 'cannot', action: action(who) });
const must =
  (action: (who: Filter | undefined) => Action): Restriction =>
  (who) => ({ kind: 'must', action: action(who) });
const may =
  (permission: (who: Filter | undefined) => Permission): Restriction =>
  (who) => ({ kind: 'may', permission: permission(who) });
type Attack = Partial<Omit<Extract<Action, { kind: 'attack' }>, 'kind' | 'who'>>;
type Block = Partial<Omit<Extract<Action, { kind: 'block' }>, 'kind' | 'who'>>;
type Blocked = Partial<Omit<Extract<Action, { kind: 'be-blocked' }>, 'kind' | 'who'>>;
const attack = (rest: Attack = {}): Restriction =>
  cannot((who) => ({ kind: 'attack', ...whom(who), ...rest }));
const block = (rest: Block = {}): Restriction => cannot((who) => ({ kind: 'block', ...whom(who), ...rest }));
const blocked = (rest: Blocked = {}): Restriction =>
  cannot((who) => ({ kind: 'be-blocked', ...whom(who), ...rest }));
const YOURS: Filter = { kind: 'controller', is: { kind: 'you' } };
const OTHER_AURAS: Filter = {
  kind: 'all',
  of: [
    { kind: 'not', of: { kind: 'is', of: { kind: 'this' } } },
    { kind: 'subtype', is: 'Aura' },
  ],
};
const ITSELF: Filter = { kind: 'is', of: { kind: 'this' } };

const attacked: Parser<Attack> = either<Attack>(
  rule(['you'], () => ({ players: { kind: 'you' } })),
  rule(['you or planeswalkers you control'], () => ({
    players: { kind: 'you' },
    defender: { kind: 'all', of: [{ kind: 'type', is: 'planeswalker' }, YOURS] },
  })),
);
const spells: Parser<Filter> = map(noun, ({ filter, base, number }) =>
  base === 'spell' && number === 'many' ? filter : undefined,
);

const one: Parser<Restriction> = either<Restriction>(
  rule(["can't attack"], () => attack()),
  rule(["can't attack", attacked], attack),
  rule(["can't attack alone"], () => attack({ alone: 'alone' })),
  rule(["can't block"], () => block()),
  rule(["can't block", things], (attacker) => block({ attacker })),
  rule(["can't block it"], () => block({ attacker: ITSELF })),
  rule(["can't block", thisObject], () => block({ attacker: ITSELF })),
  rule(["can't block alone"], () => block({ alone: 'alone' })),
  rule(['can block only', things], (attacker) => block({ attacker: negated(attacker) })),
  rule(["can't be blocked"], () => blocked()),
  rule(["can't be blocked by", listed(things, 'and/or')], (by) => blocked({ by: anyOf(by) })),
  rule(["can't be blocked except by", listed(things, 'and/or')], (by) => blocked({ by: negated(anyOf(by)) })),
  rule(["can't be blocked by more than", numberWord, 'creature|creatures'], (most) => blocked({ most })),
  rule(["can't be blocked except by", numberWord, 'or more creatures'], (least) => blocked({ least })),
  rule(["can't be the target of spells or abilities"], () =>
    cannot((of) => ({ kind: 'be-targeted', ...what(of) })),
  ),
  rule(["can't be the target of spells or abilities your opponents control"], () =>
    cannot((of) => ({ kind: 'be-targeted', ...what(of), byPlayers: { kind: 'opponents' } })),
  ),
  rule(["can't be the target of", spells], (by) =>
    cannot((of) => ({ kind: 'be-targeted', ...what(of), by })),
  ),
  rule(["can't be enchanted"], () =>
    cannot((of) => ({ kind: 'be-attached', ...what(of), by: { kind: 'subtype', is: 'Aura' } })),
  ),
  rule(["can't be enchanted by other auras"], () =>
    cannot((of) => ({ kind: 'be-attached', ...what(of), by: OTHER_AURAS })),
  ),
  rule(["can't be equipped"], () =>
    cannot((of) => ({ kind: 'be-attached', ...what(of), by: { kind: 'subtype', is: 'Equipment' } })),
  ),
  rule(["can't have more than", numberWord, counterKind, 'counter|counters on it'], (most, counter) =>
    cannot((of) => ({ kind: 'have-counters', ...what(of), counter, most })),
  ),
  rule(["can't be countered"], () => cannot((of) => ({ kind: 'be-countered', ...what(of) }))),
  rule(["can't be regenerated"], () => cannot((of) => ({ kind: 'regenerate', ...what(of) }))),
  rule(["can't be sacrificed"], () => cannot((of) => ({ kind: 'be-sacrificed', ...what(of) }))),
  rule(["can't transform"], () => cannot((of) => ({ kind: 'transform', ...what(of) }))),
  rule(
    [
      "doesn't|don't untap during",
      either(words("its|their controller|controllers 's|' untap step|steps"), words('your untap step')),
    ],
    () => cannot((of = ITSELF) => ({ kind: 'untap', what: of, step: 'untap-step' })),
  ),
  rule(['attacks|attack each combat if able'], () => must((who) => ({ kind: 'attack', ...whom(who) }))),
  rule(['attacks|attack if able'], () => must((who) => ({ kind: 'attack', ...whom(who) }))),
  rule(['blocks|block each combat if able'], () => must((who) => ({ kind: 'block', ...whom(who) }))),
  rule(['blocks|block if able'], () => must((who) => ({ kind: 'block', ...whom(who) }))),
  rule(['must be blocked if able'], () => must((who) => ({ kind: 'be-blocked', ...whom(who) }))),
  rule(['can block an additional creature each combat'], () =>
    may((who) => ({ kind: 'block-as-though', ...whom(who), what: 'more', count: 1 })),
  ),
  rule(['can block any number of creatures'], () =>
    may((who) => ({ kind: 'block-as-though', ...whom(who), what: 'more' })),
  ),
  rule(['can block creatures with shadow as though it|they had shadow'], () =>
    may((who) => ({ kind: 'block-as-though', ...whom(who), what: 'no-shadow' })),
  ),
  rule(["can attack as though it|they didn't have defender"], () =>
    may((who) => ({ kind: 'attack-as-though', ...whom(who), what: 'no-defender' })),
  ),
  rule(['can attack as though it|they had haste'], () =>
    may((who) => ({ kind: 'attack-as-though', ...whom(who), what: 'haste' })),
  ),
);
/** cr 508.1d, 509.1c: in each combat of the turn. */
export const ifAbleThisTurn: Parser<Restriction> = either<Restriction>(
  rule(['attacks|attack this turn if able'], () => must((who) => ({ kind: 'attack', ...whom(who) }))),
  rule(['attacks|attack', attacked, 'this turn if able'], (rest) =>
    must((who) => ({ kind: 'attack', ...whom(who), ...rest })),
  ),
  rule(['blocks|block this turn if able'], () => must((who) => ({ kind: 'block', ...whom(who) }))),
  rule(['blocks|block', thisObject, 'this turn if able'], () =>
    must((who) => ({ kind: 'block', ...whom(who), attacker: ITSELF })),
  ),
  rule(['must be blocked this turn if able'], () => must((who) => ({ kind: 'be-blocked', ...whom(who) }))),
);
/** Two restrictions with one verb: "can't attack or block". */
const both: Parser<readonly Restriction[]> = either<readonly Restriction[]>(
  rule(["can't attack or block"], () => [attack(), block()]),
  rule(["can't attack or block alone"], () => [attack({ alone: 'alone' }), block({ alone: 'alone' })]),
);
export const restrictions: Parser<readonly Restriction[]> = either(
  map(one, (said) => [said]),
  both,
);
