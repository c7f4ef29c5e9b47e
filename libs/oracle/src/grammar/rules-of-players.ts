// What players can't do and have, and what is theirs to choose: "players can't gain life", 'you have hexproof'.
import type { Action, Filter, Permission, Players, Static } from '#abilities';
import { either, from, map, rule, words, type Parser } from '../parsing/parser.js';
import { clause, duration, noun, statics } from './sorts.js';
import { host, self } from './things.js';
import { numberWord, numeral } from './values.js';

const YOU: Players = { kind: 'you' };
/** 'players', 'your opponents', 'you'. */
const who: Parser<Players> = either<Players>(
  map(words('players'), () => ({ kind: 'all' })),
  map(words('your opponents'), () => ({ kind: 'opponents' })),
  map(words('you'), () => YOU),
  rule([host, "'s controller"], () => ({ kind: 'controller', of: { kind: 'host' } })),
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
  rule(['cast', spells], (what) => (of) => ({
    kind: 'cast',
    who: of,
    ...(what.kind === 'spell' ? {} : { what }),
  })),
  rule(['cast more than one spell each turn'], () => (of) => ({ kind: 'cast', who: of, most: 1 })),
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
  rule([host, "'s"], () => HOST),
);
const STEPS = { untap: 'untap', upkeep: 'upkeep', draw: 'draw' } as const;
const skips = (is: 'untap' | 'upkeep' | 'draw', whose: Players): readonly Static[] => [
  {
    kind: 'replace',
    replacement: { kind: 'replace', event: { kind: 'step', is, whose }, outcomes: [] },
  },
];
statics.add(
  rule(['skip your', from(STEPS), 'step'], (is) => skips(is, YOU)),
  rule(['players skip their', from(STEPS), 'steps'], (is) => skips(is, { kind: 'all' })),
  rule([who, "can't", deed], (of, action) => cannot(action(of))),
  rule([who, "can't", deed, 'and', who, "can't", deed], (of, action, others, other) => [
    ...cannot(action(of)),
    ...cannot(other(others)),
  ]),
  rule(["damage can't be prevented"], () => cannot({ kind: 'prevent-damage' })),
  rule([who, 'have|has', from({ hexproof: 'hexproof', shroud: 'shroud' } as const)], (of, is) => has(of, is)),
  rule([who, 'have|has no maximum hand size'], (of) => has(of, 'no-hand-limit')),
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
  rule(['play with the top card of your library revealed'], () => has(YOU, 'reveals-top')),
  rule(['play with your hand revealed'], () => has(YOU, 'reveals-hand')),
  rule(['your opponents play with their hands revealed'], () => has({ kind: 'opponents' }, 'reveals-hand')),
  rule(['players play with their hands revealed'], () => has({ kind: 'all' }, 'reveals-hand')),
  rule(['you may choose not to untap', self, 'during your untap step'], () =>
    may({ kind: 'not-untap', what: THIS }),
  ),
  rule(['you may have', self, "assign its combat damage as though it weren't blocked"], () =>
    may({ kind: 'assign-as-though-unblocked' }),
  ),
  rule(['you may cast', spells, 'as though they had flash'], (what) =>
    may({ kind: 'play', who: YOU, what, speed: 'instant' }),
  ),
  rule(['you may look at the top card of your library any time'], () => may(A_LOOK_AT_THE_TOP)),
  rule(['you may look at the top card of your library'], () =>
    may({ ...A_LOOK_AT_THE_TOP, said: 'time-unsaid' }),
  ),
  rule(['you control', host], () => [{ kind: 'modify-host', changes: [{ kind: 'control', to: YOU }] }]),
  rule(
    [
      'all creatures able to block',
      either<Filter>(
        map(self, () => THIS),
        map(host, () => HOST),
      ),
      'do so',
    ],
    (of) => [{ kind: 'must', action: { kind: 'be-blocked', who: of, all: 'all' } }],
  ),
  rule([activated, "activated abilities can't be activated"], (of) =>
    cannot({ kind: 'activate', who: { kind: 'all' }, of }),
  ),
);
clause.add(
  rule(["damage can't be prevented", duration], (until) => ({
    kind: 'rule',
    effects: cannot({ kind: 'prevent-damage' }),
    until,
    said: 'duration-last',
  })),
  rule([who, "can't", deed, duration], (of, action, until) => ({
    kind: 'rule',
    effects: cannot(action(of)),
    until,
    said: 'duration-last',
  })),
);
