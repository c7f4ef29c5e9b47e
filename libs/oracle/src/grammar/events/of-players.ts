// Trigger events with a player as the subject: 'you cast a spell', 'an opponent draws a card'. Example: Young
// Pyromancer.
import type { Filter, Pattern, Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { REVEALED } from '../../text/linked.js';
import { oneObject, IS_THIS_OBJECT } from './of-objects.js';
import { aCard, aThing, things } from '../nouns/nouns.js';
import { anyone, noun, pattern } from '../words/nonterminals.js';

/** A player's deed or another event: 'you cast a red spell or a Mountain you control enters'. */
const isOf = (one: Pattern, other: Pattern): boolean =>
  one.kind === 'cast' && one.nth === undefined && other.kind === 'moves' && other.group === undefined;

/** An event, given the player who does it. */
type Doing = (who: Players) => Pattern;

const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };
const spellNoun: Parser<Filter> = map(noun, ({ base, number, filter }) =>
  base === 'spell' && number === 'one' ? filter : undefined,
);
const spell: Parser<Filter> = either<Filter>(
  rule(['a|an', spellNoun], (filter) => filter),
  rule(['another', spellNoun], (filter) => ({
    kind: 'all',
    of: [
      { kind: 'not', of: { kind: 'is', of: { kind: 'this' } } },
      ...(filter.kind === 'all' ? filter.of : [filter]),
    ],
  })),
);
const fromZone = either<'hand' | 'graveyard' | 'library' | 'exile'>(
  map(words('from your|their hand'), () => 'hand'),
  map(words('from a graveyard'), () => 'graveyard'),
  map(words('from your|their library'), () => 'library'),
  map(words('from exile'), () => 'exile'),
);
const casts: Parser<Doing> = either<Doing>(
  rule(['casts|cast', spell], (what): Doing => (by) => ({ kind: 'cast', what, by })),
  rule(['casts|cast', spell, fromZone], (what, zone): Doing => (by) => ({
    kind: 'cast',
    what,
    by,
    from: zone,
  })),
  rule(['casts|cast your|their', from(ORDINALS), spellNoun, 'each turn'], (nth, what): Doing => (by) => ({
    kind: 'cast',
    what,
    by,
    nth,
  })),
);
const isLand = (what: Filter): boolean =>
  what.kind === 'all' ? what.of.some(isLand) : what.kind === 'type' && what.is === 'land';
const discarded: Parser<Filter> = either<Filter>(
  map(words('a card'), () => ({ kind: 'anything' })),
  aCard,
  map(words('this card'), () => IS_THIS_OBJECT),
);
const cards: Parser<Doing> = either<Doing>(
  rule(['draws|draw a card'], (): Doing => (who) => ({ kind: 'draws', who })),
  rule(['draws|draw your|their', from(ORDINALS), 'card each turn'], (nth): Doing => (who) => ({
    kind: 'draws',
    who,
    nth,
  })),
  rule(['discards|discard', discarded], (what): Doing => (by) => ({
    kind: 'moves',
    what,
    from: ['hand'],
    cause: ['discard'],
    by,
  })),
  rule(['cycles|cycle', discarded], (what): Doing => (by) => ({
    kind: 'moves',
    what,
    from: ['hand'],
    cause: ['cycle'],
    by,
  })),
  rule(['cycles|cycle or discards|discard', discarded], (what): Doing => (by) => ({
    kind: 'moves',
    what,
    from: ['hand'],
    cause: ['cycle', 'discard'],
    by,
  })),
  // cr 603.11: revealed by the static ability before it.
  rule(['reveals|reveal', aCard, 'this way'], (what): Doing => (who) => ({
    kind: 'reveals',
    who,
    what,
    as: REVEALED,
  })),
  rule(['plays|play', aThing], (what): Doing | undefined =>
    isLand(what) ? (by) => ({ kind: 'moves', what, to: ['battlefield'], cause: ['play'], by }) : undefined,
  ),
);
const simple = (
  text: string,
  kind:
    | 'gains-life'
    | 'loses-life'
    | 'shuffles'
    | 'scries'
    | 'loses-game'
    | 'becomes-monarch'
    | 'clashes'
    | 'proliferates',
): Parser<Doing> => rule([text], (): Doing => (who) => ({ kind, who }));
const others: Parser<Doing> = either<Doing>(
  simple('gains|gain life', 'gains-life'),
  simple('loses|lose life', 'loses-life'),
  simple('shuffles|shuffle', 'shuffles'),
  simple('scries|scry', 'scries'),
  simple('loses|lose the game', 'loses-game'),
  simple('becomes|become the monarch', 'becomes-monarch'),
  simple('clashes|clash', 'clashes'),
  simple('proliferates|proliferate', 'proliferates'),
  rule(['wins|win a coin flip'], (): Doing => (who) => ({ kind: 'flips-coin', who, result: 'wins' })),
  rule(['loses|lose a coin flip'], (): Doing => (who) => ({ kind: 'flips-coin', who, result: 'loses' })),
  rule(['sacrifices|sacrifice', oneObject], (what): Doing => (by) => ({
    kind: 'moves',
    what,
    from: ['battlefield'],
    cause: ['sacrifice'],
    by,
  })),
  rule(['taps|tap', oneObject, 'for mana'], (what): Doing => (who) => ({ kind: 'taps-for-mana', what, who })),
  rule(['is|are dealt damage'], (): Doing => (players) => ({
    kind: 'damage',
    players,
    group: 'one-or-more',
  })),
  rule(['is|are dealt combat damage'], (): Doing => (players) => ({
    kind: 'damage',
    players,
    combat: 'combat',
    group: 'one-or-more',
  })),
  rule(['gets|get one or more {e}'], (): Doing => (players) => ({
    kind: 'adds-counters',
    players,
    counter: 'energy',
  })),
  rule(['attacks|attack with one or more', things], (what): Doing => (is) => ({
    kind: 'attacks',
    what: { kind: 'all', of: [what, { kind: 'controller', is }] },
    group: 'one-or-more',
  })),
);
const anyOf = (patterns: readonly Pattern[]): Pattern | undefined => {
  const [first] = patterns;
  return patterns.length === 1 ? first : { kind: 'any', of: patterns };
};
const doing: Parser<Doing> = either<Doing>(casts, cards, others);

export const eventsOfPlayersProductions: Productions = [
  production(
    pattern,
    rule([pattern, 'or', pattern], (one, other) =>
      isOf(one, other) ? { kind: 'any', of: [one, other] } : undefined,
    ),
  ),
  production(
    pattern,
    rule([anyone, listed(doing, 'or')], (who, all) => anyOf(all.map((each) => each(who)))),
    rule(["you're dealt damage"], () => ({ kind: 'damage', players: { kind: 'you' }, group: 'one-or-more' })),
    rule(["you're dealt combat damage"], () => ({
      kind: 'damage',
      players: { kind: 'you' },
      combat: 'combat',
      group: 'one-or-more',
    })),
    rule(['you cast this spell'], () => ({ kind: 'cast', what: IS_THIS_OBJECT })),
    rule(['you cycle this card or it dies'], () => ({
      kind: 'any',
      of: [
        { kind: 'moves', what: IS_THIS_OBJECT, from: ['hand'], cause: ['cycle'], by: { kind: 'you' } },
        { kind: 'moves', what: IS_THIS_OBJECT, from: ['battlefield'], to: ['graveyard'] },
      ],
    })),
  ),
];
