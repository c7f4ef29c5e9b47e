// What players can't do, have and may decide: "players can't gain life", 'you have hexproof'. Example: Leyline of
// Sanctity.
import type { Action, Cost, Filter, Permission, Players, Reference, Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { manaCost } from '../words/mana-symbols.js';
import { aCard, aThing, things } from '../nouns/nouns.js';
import { clause, deed as anyDeed, duration, noun, players, statics, value } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { numberWord, numeral } from '../words/numbers.js';

const YOU: Players = { kind: 'you' };
/** 'players', 'your opponents', 'you'. */
export const playerSubject: Parser<Players> = either<Players>(
  map(words('players'), () => ({ kind: 'all' })),
  map(words('your opponents'), () => ({ kind: 'opponents' })),
  map(words('you'), () => YOU),
  rule([hostObject, "'s controller"], () => ({ kind: 'controller', of: { kind: 'host' } })),
);
const spells: Parser<Filter> = map(noun, ({ filter, base, number }) =>
  base === 'spell' && number === 'many' ? filter : undefined,
);
const deed: Parser<(of: Players) => Action> = either<(of: Players) => Action>(
  map(words('gain life'), () => (of) => ({ kind: 'gain-life', who: of })),
  map(words('draw cards'), () => (of) => ({ kind: 'draw', who: of })),
  rule(['draw more than', numberWord, 'card|cards each turn'], (most) => (of) => ({
    kind: 'draw',
    who: of,
    most,
  })),
  map(words('search libraries'), () => (of) => ({ kind: 'search', who: of })),
  map(words('win the game'), () => (of) => ({ kind: 'win-game', who: of })),
  map(words('lose the game'), () => (of) => ({ kind: 'lose-game', who: of })),
  map(words('play lands'), () => (of) => ({ kind: 'play', who: of, what: { kind: 'type', is: 'land' } })),
  rule(['cast', spells], (what) => deedOf(what)),
  rule(['activate abilities of', things], (filter) => (of) => ({ kind: 'activate', who: of, of: filter })),
  rule(['activate abilities of', things, "unless they're mana abilities"], (filter) => (of) => ({
    kind: 'activate',
    who: of,
    of: filter,
    except: 'mana',
  })),
  rule(['cast more than one spell each turn'], () => (of) => ({ kind: 'cast', who: of, most: 1 })),
);
const deedOf =
  (what: Filter) =>
  (who: Players): Action => ({ kind: 'cast', who, ...(what.kind === 'spell' ? {} : { what }) });
const TOP: Reference = { kind: 'top', whose: YOU, count: 1 };
const LAND: Filter = { kind: 'type', is: 'land' };
const PLANESWALKERS: Filter = {
  kind: 'all',
  of: [
    { kind: 'type', is: 'planeswalker' },
    { kind: 'controller', is: YOU },
  ],
};
/** cr 508.1d, 508.1h: a cost for each creature that attacks. */
const priced = (who: Filter, unless: readonly Cost[], defender?: Filter): readonly Static[] => [
  {
    kind: 'cannot',
    action: { kind: 'attack', who, players: YOU, ...(defender === undefined ? {} : { defender }) },
    unless,
  },
];
/** 'an additional land', 'two additional lands'. */
const additional: Parser<number> = either<number>(
  map(words('an additional land'), () => 1),
  rule([either(words('up to'), given(undefined)), numberWord, 'additional lands'], (_, count) =>
    count === 1 ? undefined : count,
  ),
);
const cannot = (action: Action): readonly Static[] => [{ kind: 'cannot', action }];
const may = (permission: Permission): readonly Static[] => [{ kind: 'may', permission }];
const A_LOOK_AT_THE_TOP = {
  kind: 'look-at',
  who: YOU,
  what: { kind: 'top', whose: YOU, count: 1 },
} as const satisfies Permission;
const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
const has = (
  of: Players,
  property: Extract<Static, { kind: 'player' }>['property'],
  more: Partial<Extract<Static, { kind: 'player' }>> = {},
): readonly Static[] => [{ kind: 'player', who: of, property, ...more }];

const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const activated: Parser<Filter> = either<Filter>(
  map(words('its'), () => HOST),
  rule([hostObject, "'s"], () => HOST),
);
const STEPS = { untap: 'untap', upkeep: 'upkeep', draw: 'draw' } as const;
const skips = (is: 'untap' | 'upkeep' | 'draw', whose: Players): readonly Static[] => [
  {
    kind: 'replace',
    replacement: { kind: 'replace', event: { kind: 'step', is, whose }, outcomes: [] },
  },
];
type Counted = 'additional-votes' | 'optional-votes' | 'searched-cards';
const counted = (property: Counted, who: Players, value: number): readonly Static[] => [
  { kind: 'player', who, property, value },
];
/** The permanent that this spell becomes. */
const WHAT_IT_BECOMES = { kind: 'successor', of: { kind: 'this' } } as const;

/** 'Target player can't cast spells this turn.' */
const someone: Parser<Players> = either(playerSubject, players);

export const rulesOfPlayersProductions: Productions = [
  production(
    statics,
    // cr 510.1a
    rule([things, 'assign combat damage equal to their toughness rather than their power'], (what) =>
      may({ kind: 'assign-with-toughness', what }),
    ),
    rule(['skip your', from(STEPS), 'step'], (is) => skips(is, YOU)),
    rule(['players skip their', from(STEPS), 'steps'], (is) => skips(is, { kind: 'all' })),
    // cr 701.38d
    rule(['while voting , you get an additional vote'], () => counted('additional-votes', YOU, 1)),
    rule(['while voting , you may vote an additional time'], () => counted('optional-votes', YOU, 1)),
    // cr 701.23f
    rule(
      [
        'if an opponent would search a library , that player searches the top',
        numberWord,
        'cards of that library instead',
      ],
      (cards) => counted('searched-cards', { kind: 'opponents' }, cards),
    ),
    rule([playerSubject, "can't", deed], (of, action) => cannot(action(of))),
    rule(['players can cast', spells, 'only during their own turns'], (what) =>
      cannot(deedOf(what)({ kind: 'nonactive' })),
    ),
    rule(
      [
        things,
        "can't attack you unless their controller pays",
        manaCost,
        "for each creature they control that's attacking you",
        maybe(rule([', where x is', value], (of) => of)),
      ],
      (filter, cost, amount) =>
        (cost === '{X}') === (amount !== undefined)
          ? priced(filter, [amount === undefined ? { kind: 'mana', cost } : { kind: 'mana-value', amount }])
          : undefined,
    ),
    rule(
      [
        things,
        "can't attack you or planeswalkers you control unless their controller pays",
        manaCost,
        'for each of those creatures',
        maybe(rule([', where x is', value], (of) => of)),
      ],
      (filter, cost, amount) =>
        cost === '{X}'
          ? amount === undefined
            ? undefined
            : priced(filter, [{ kind: 'mana-value', amount }], PLANESWALKERS)
          : priced(filter, [{ kind: 'mana', cost }], PLANESWALKERS),
    ),
    rule([things, "entering don't cause abilities to trigger"], (what) =>
      cannot({ kind: 'cause-triggers', what: { kind: 'moves', what, to: ['battlefield'] } }),
    ),
    rule(
      [
        'if',
        aThing,
        'entering causes a triggered ability of',
        aThing,
        'to trigger , that ability triggers an additional time',
      ],
      (what, source) => [
        { kind: 'trigger-again', pattern: { kind: 'moves', what, to: ['battlefield'] }, source },
      ],
    ),
    rule(['you may cast', spells, 'from your hand without paying their mana costs'], (what) =>
      may({ kind: 'play', who: YOU, what, from: 'hand', free: 'free' }),
    ),
    rule(
      ['you may cast', thisObject, 'as though it had flash if you pay', manaCost, 'more to cast it'],
      (_, cost) =>
        may({ kind: 'play', who: YOU, what: THIS, speed: 'instant', additional: [{ kind: 'mana', cost }] }),
    ),
    rule(
      [
        'you may cast',
        thisObject,
        "as though it had flash . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
      ],
      () =>
        may({
          kind: 'play',
          who: YOU,
          what: THIS,
          speed: 'instant',
          effect: {
            kind: 'delayed',
            when: { kind: 'step', is: 'cleanup' },
            body: {
              kind: 'plain',
              effect: {
                kind: 'sacrifice-these',
                what: WHAT_IT_BECOMES,
                who: { kind: 'controller', of: WHAT_IT_BECOMES },
              },
            },
            said: 'time-last',
          },
        }),
    ),
    rule(['you may play the top card of your library'], () =>
      may({ kind: 'play', who: YOU, what: { kind: 'anything' }, from: 'library', cards: TOP, lands: 'too' }),
    ),
    rule(["you may play the top card of your library if it's a land card"], () =>
      may({ kind: 'play', who: YOU, what: LAND, from: 'library', cards: TOP, lands: 'only' }),
    ),
    rule(["you may cast the top card of your library if it's", aCard], (what) =>
      may({ kind: 'play', who: YOU, what, from: 'library', cards: TOP }),
    ),
    rule([playerSubject, "can't", deed, 'or', deed], (of, action, other) => [
      ...cannot(action(of)),
      ...cannot(other(of)),
    ]),
    rule(['players can cast spells and activate abilities only during their own turns'], () => [
      ...cannot({ kind: 'cast', who: { kind: 'nonactive' } }),
      ...cannot({ kind: 'activate', who: { kind: 'nonactive' } }),
    ]),
    rule([playerSubject, "can't", deed, 'and', playerSubject, "can't", deed], (of, action, others, other) => [
      ...cannot(action(of)),
      ...cannot(other(others)),
    ]),
    rule([playerSubject, 'may spend mana as though it were mana of any color'], (of) =>
      has(of, 'mana-any-colour'),
    ),
    rule(['you may spend mana as though it were mana of any color to cast', spells], (what) =>
      may({ kind: 'spend-as-though', who: YOU, what: 'any-colour', for: what }),
    ),
    rule([playerSubject, "don't lose unspent mana as steps and phases end"], (of) =>
      has(of, 'mana-persists'),
    ),
    rule(["damage can't be prevented"], () => cannot({ kind: 'prevent-damage' })),
    rule([playerSubject, 'have|has', from({ hexproof: 'hexproof', shroud: 'shroud' } as const)], (of, is) =>
      has(of, is),
    ),
    rule([playerSubject, 'have|has no maximum hand size'], (of) => has(of, 'no-hand-limit')),
    rule(['your maximum hand size is', numeral], (value) => has(YOU, 'hand-size', { value })),
    rule(['your maximum hand size is increased by', numeral], (value) =>
      has(YOU, 'hand-size', { value, how: 'more' }),
    ),
    rule(['your maximum hand size is reduced by', numeral], (value) =>
      has(YOU, 'hand-size', { value, how: 'less' }),
    ),
    rule(['you may play an additional land on each of your turns'], () =>
      has(YOU, 'land-plays', { value: 1, how: 'more' }),
    ),
    rule(['you may play two additional lands on each of your turns'], () =>
      has(YOU, 'land-plays', { value: 2, how: 'more' }),
    ),
    rule(['players may play an additional land on each of their turns'], () =>
      has({ kind: 'all' }, 'land-plays', { value: 1, how: 'more' }),
    ),
    rule(["each opponent 's maximum hand size is reduced by", either(numeral, numberWord)], (value) =>
      has({ kind: 'opponents' }, 'hand-size', { value, how: 'less' }),
    ),
    rule(['players play with the top card of their library revealed'], () =>
      has({ kind: 'all' }, 'reveals-top'),
    ),
    rule(['play with the top card of your library revealed'], () => has(YOU, 'reveals-top')),
    rule(['play with your hand revealed'], () => has(YOU, 'reveals-hand')),
    rule(['your opponents play with their hands revealed'], () => has({ kind: 'opponents' }, 'reveals-hand')),
    rule(['players play with their hands revealed'], () => has({ kind: 'all' }, 'reveals-hand')),
    rule(['you may choose not to untap', thisObject, 'during your untap step'], () =>
      may({ kind: 'not-untap', what: THIS }),
    ),
    rule(['you may have', thisObject, "assign its combat damage as though it weren't blocked"], () =>
      may({ kind: 'assign-as-though-unblocked' }),
    ),
    rule(['you may cast', spells, 'as though they had flash'], (what) =>
      may({ kind: 'play', who: YOU, what, speed: 'instant' }),
    ),
    rule(['you may look at the top card of your library any time'], () => may(A_LOOK_AT_THE_TOP)),
    rule(['you may look at the top card of your library'], () =>
      may({ ...A_LOOK_AT_THE_TOP, said: 'time-unsaid' }),
    ),
    rule(['you control', hostObject], () => [
      { kind: 'modify-host', changes: [{ kind: 'control', to: YOU }] },
    ]),
    rule(
      [
        'all creatures able to block',
        either<Filter>(
          map(thisObject, () => THIS),
          map(hostObject, () => HOST),
        ),
        'do so',
      ],
      (of) => [{ kind: 'must', action: { kind: 'be-blocked', who: of, all: 'all' } }],
    ),
    rule([activated, "activated abilities can't be activated"], (of) =>
      cannot({ kind: 'activate', who: { kind: 'all' }, of }),
    ),
    rule([activated, "activated abilities can't be activated unless they're mana abilities"], (of) =>
      cannot({ kind: 'activate', who: { kind: 'all' }, of, except: 'mana' }),
    ),
  ),
  production(
    anyDeed,
    rule(['end the turn'], () => () => ({ kind: 'end-turn' })),
  ),
  production(
    clause,
    rule(['you choose how each player votes this turn'], () => ({
      kind: 'rule',
      effects: [{ kind: 'player', who: YOU, property: 'chooses-votes' }],
      until: { kind: 'end-of-turn', said: 'this-turn' },
      said: 'duration-last',
    })),
    rule(
      ['after this main phase , there is an additional combat phase followed by an additional main phase'],
      () => ({
        kind: 'extra-phase',
        phase: 'combat',
        after: 'main-phase',
        then: 'main',
      }),
    ),
    rule(['after this phase , there is an additional combat phase'], () => ({
      kind: 'extra-phase',
      phase: 'combat',
      after: 'this-phase',
    })),
    rule(['you may play', additional, 'this turn'], (value) => ({
      kind: 'rule',
      effects: has(YOU, 'land-plays', { value, how: 'more' }),
      until: { kind: 'end-of-turn', said: 'this-turn' },
      said: 'duration-last',
    })),
    rule(["damage can't be prevented", duration], (until) => ({
      kind: 'rule',
      effects: cannot({ kind: 'prevent-damage' }),
      until,
      said: 'duration-last',
    })),
    rule([someone, "can't", deed, duration], (of, action, until) => ({
      kind: 'rule',
      effects: cannot(action(of)),
      until,
      said: 'duration-last',
    })),
  ),
];
