// Damage that is prevented or dealt to something else: 'prevent the next 2 damage that would be dealt to any target
// this turn', 'prevent all damage that would be dealt to you', 'the next time a source of your choice would deal …'.
import type {
  Duration,
  Effect,
  Filter,
  Outcome,
  Pattern,
  Players,
  Reference,
  Static,
  Value,
} from '#abilities';
import { either, from, map, maybe, rule, words, type Parser } from '../parsing/parser.js';
import { dealtTo, type Dealt } from './deeds-on-objects.js';
import { adjectives, aThing, allOf, thing, things } from './nouns.js';
import { anyone, clause, objects, sentence, statics } from './sorts.js';
import { subject } from './subjects.js';
import { numeral, x } from './values.js';
import { CARD_TYPE_WORDS } from './vocabulary.js';

const combat = maybe(from({ combat: 'combat', noncombat: 'noncombat' } as const));
interface Combat {
  readonly combat?: 'combat' | 'noncombat';
}
const kind = (is: 'combat' | 'noncombat' | undefined): Combat => (is === undefined ? {} : { combat: is });
const THIS_TURN: Duration = { kind: 'end-of-turn', said: 'this-turn' };
const thisTurn: Parser<Duration> = either<Duration>(
  map(words('this turn'), () => THIS_TURN),
  map(words('this combat'), () => ({ kind: 'end-of-combat', said: 'this-combat' })),
);

/** Of a shield that lasts: whom it shields, and from what. */
type Prevention = Extract<Effect, { kind: 'prevent-damage' }>;
type Shielded = Pick<Prevention, 'to' | 'toPlayers' | 'from' | 'fromAny'>;
const onTo = ({ to, players, said }: Dealt): Shielded | undefined =>
  said === undefined
    ? {
        ...(to === undefined ? {} : { to }),
        ...(players === undefined ? {} : { toPlayers: players }),
      }
    : undefined;
const by: Parser<Shielded> = either<Shielded>(
  rule(['by', things], (fromAny) => ({ fromAny })),
  rule(['by', objects], (of) => (of.kind === 'each' ? undefined : { from: of })),
);
const aimed: Parser<Shielded> = either<Shielded>(
  map(words('dealt'), () => ({})),
  rule(['dealt to', dealtTo], onTo),
  rule(['dealt', by], (shielded) => shielded),
  rule(['dealt to', map(dealtTo, onTo), by], (dealt, of) => ({ ...dealt, ...of })),
);
/** cr 615.5: as much as was prevented, each time. */
const GAINED: Effect = { kind: 'gain-life', who: { kind: 'you' }, amount: { kind: 'event-amount' } };
clause.add(
  rule(
    ['prevent the next', either<Value>(numeral, x), combat, 'damage that would be', aimed, thisTurn],
    (amount, is, shielded, until) => ({ kind: 'prevent-damage', ...shielded, ...kind(is), amount, until }),
  ),
  rule(
    [
      'prevent the next',
      either<Value>(numeral, x),
      'damage that would be',
      aimed,
      thisTurn,
      '. you gain life equal to the damage prevented this way',
    ],
    (amount, shielded, until) => ({ kind: 'prevent-damage', ...shielded, amount, until, then: GAINED }),
  ),
  rule(
    [
      'prevent all',
      combat,
      'damage that would be',
      aimed,
      thisTurn,
      '. you gain life equal to the damage prevented this way',
    ],
    (is, shielded, until) => ({ kind: 'prevent-damage', ...shielded, ...kind(is), until, then: GAINED }),
  ),
  rule(['prevent all', combat, 'damage that would be', aimed, thisTurn], (is, shielded, until) => ({
    kind: 'prevent-damage',
    ...shielded,
    ...kind(is),
    until,
  })),
);

/** Of a static ability: whatever fits. */
type Damage = Extract<Pattern, { kind: 'damage' }>;
type Fitting = Pick<Damage, 'to' | 'players' | 'from'>;
const to: Parser<Fitting> = either<Fitting>(
  map(words('you'), () => ({ players: { kind: 'you' } })),
  map(subject, ({ filter }) => ({ to: filter })),
  rule(['you and', things], (filter) => ({ players: { kind: 'you' }, to: filter })),
);
const source: Parser<Fitting> = map(subject, ({ filter }) => ({ from: filter }));
const fitting: Parser<Fitting> = either<Fitting>(
  rule(['dealt to', to], (fits) => fits),
  rule(['dealt', rule(['by', source], (fits) => fits)], (fits) => fits),
  rule(['dealt to', to, 'by', source], (fits, of) => ({ ...fits, ...of })),
);
const replaced = (event: Damage, outcomes: readonly Outcome[], said?: 'all'): readonly Static[] => [
  {
    kind: 'replace',
    replacement: { kind: 'replace', event, outcomes, ...(said === undefined ? {} : { said }) },
  },
];
const besides = (event: Damage, effect: Effect, said?: 'dealt'): readonly Static[] => [
  {
    kind: 'replace',
    replacement: {
      kind: 'replace',
      event,
      outcomes: [{ kind: 'prevent' }, { kind: 'also', effect }],
      ...(said === undefined ? {} : { said }),
    },
  },
];
/** 'a source', 'a red source', 'an artifact'. */
const ANY_SOURCE: Filter = { kind: 'anything' };
const aSource: Parser<Filter> = either<Filter>(
  rule(['a|an', adjectives, 'source'], (all) => (all.length === 0 ? ANY_SOURCE : allOf(all))),
  aThing,
);
const typed: Parser<readonly Filter[]> = map(from(CARD_TYPE_WORDS), ({ is, number }) =>
  number === 'one' ? [{ kind: 'type', is }] : undefined,
);
const whom: Parser<Fitting> = either<Fitting>(
  map(anyone, (players) => ({ players })),
  map(subject, ({ filter }) => ({ to: filter })),
  map(aThing, (filter) => ({ to: filter })),
  rule(['you or', aThing], (filter) => ({ players: { kind: 'you' }, to: filter })),
);
const preventing: Parser<readonly Outcome[]> = either<readonly Outcome[]>(
  map(words('prevent that damage'), () => [{ kind: 'prevent' }]),
  rule(['prevent', numeral, 'of that damage'], (amount) => [{ kind: 'prevent', amount }]),
);
statics.add(
  rule(['prevent all', combat, 'damage that would be', fitting], (is, fits) =>
    replaced({ kind: 'damage', ...fits, ...kind(is) }, [{ kind: 'prevent' }], 'all'),
  ),
  rule(
    ['prevent all', combat, 'damage that would be dealt to and dealt by', subject],
    (is, { filter }): readonly Static[] => [
      {
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: {
            kind: 'any',
            of: [
              { kind: 'damage', to: filter, ...kind(is) },
              { kind: 'damage', from: filter, ...kind(is) },
            ],
          },
          outcomes: [{ kind: 'prevent' }],
          said: 'all',
        },
      },
    ],
  ),
  rule(['if', aSource, 'would deal', combat, 'damage to', whom, ',', preventing], (of, is, fits, outcomes) =>
    replaced({ kind: 'damage', ...(of === ANY_SOURCE ? {} : { from: of }), ...fits, ...kind(is) }, outcomes),
  ),
  // cr 615.5: what is done besides, once for all that is dealt at once.
  rule(
    ['if', combat, 'damage would be dealt to', whom, ', prevent that damage .', sentence],
    (is, fits, effect) => besides({ kind: 'damage', ...fits, ...kind(is) }, effect, 'dealt'),
  ),
  rule(
    ['if', aSource, 'would deal', combat, 'damage to', whom, ', prevent that damage .', sentence],
    (of, is, fits, effect) =>
      besides({ kind: 'damage', ...(of === ANY_SOURCE ? {} : { from: of }), ...fits, ...kind(is) }, effect),
  ),
  rule(
    ['all', combat, 'damage that would be', fitting, 'is dealt to', objects, 'instead'],
    (is, fits, other) =>
      other.kind === 'this' || other.kind === 'host'
        ? replaced({ kind: 'damage', ...fits, ...kind(is) }, [{ kind: 'redirect', to: other }], 'all')
        : undefined,
  ),
);

/** cr 609.7: 'a source of your choice' is chosen as the effect is made. */
interface ChosenSource {
  readonly from: Reference;
  readonly as?: Filter;
}
const SOURCES: Reference = { kind: 'damage-sources' };
const sourceThat = (as: Filter | undefined): ChosenSource =>
  as === undefined ? { from: SOURCES } : { from: { kind: 'only', of: SOURCES, filter: as }, as };
const chosenSource: Parser<ChosenSource> = either<ChosenSource>(
  rule(['a|an', either(adjectives, typed), 'source of your choice'], (all) =>
    sourceThat(all.length === 0 ? undefined : allOf(all)),
  ),
  map(words('a source of the chosen color of your choice'), () =>
    sourceThat({ kind: 'colour', is: { kind: 'linked', name: 'chosen color' } }),
  ),
  rule(['a|an', thing, 'of your choice'], (as) => ({ from: { kind: 'each', filter: as }, as })),
);
const choosing = (from: Reference): Effect => ({
  kind: 'choose-objects',
  who: { kind: 'you' },
  from,
  said: 'of-your-choice',
  bind: 'source',
});
const CHOSEN: Filter = { kind: 'is', of: { kind: 'bound', name: 'source' } };
/** cr 609.7b: what it was chosen as is looked at again. */
const chosenAs = (as: Filter | undefined): Filter =>
  as === undefined ? CHOSEN : { kind: 'all', of: [CHOSEN, as] };
const hit: Parser<Fitting> = rule(['to', dealtTo], ({ to: what, players, said }) =>
  said === undefined && what?.kind !== 'each' && what?.kind !== 'union'
    ? {
        ...(what === undefined ? {} : { to: { kind: 'is', of: what } }),
        ...(players === undefined ? {} : { players }),
      }
    : undefined,
);
/** cr 609.7: chosen as the effect is made; what is to be done with its damage waits for it. */
const ofChosen = (sources: Reference, shield: Effect): Effect => ({
  kind: 'sequence',
  steps: [choosing(sources), shield],
});
/** What takes it instead: one object or player. */
interface Taker {
  readonly to?: Reference;
  readonly players?: Players;
}
const taker: Parser<Taker> = map(dealtTo, ({ to: what, players, said }) =>
  said === undefined && what?.kind !== 'each' && what?.kind !== 'union'
    ? { ...(what === undefined ? {} : { to: what }), ...(players === undefined ? {} : { players }) }
    : undefined,
);
type Redirection = Extract<Effect, { kind: 'redirect-damage' }>;
const redirected = (
  shielded: Shielded,
  { to: onto, players: ontoPlayers }: Taker,
  rest: Pick<Redirection, 'amount' | 'combat' | 'until'>,
): Effect => ({
  kind: 'redirect-damage',
  ...shielded,
  ...rest,
  ...(onto === undefined ? {} : { onto }),
  ...(ontoPlayers === undefined ? {} : { ontoPlayers }),
});
function shieldedBy({ to: what, players }: Fitting = {}, as: Filter | undefined): Shielded | undefined {
  if (what !== undefined && what.kind !== 'is') return undefined;
  const chosen: Reference = { kind: 'bound', name: 'source' };
  return {
    ...(what === undefined ? {} : { to: what.of }),
    ...(players === undefined ? {} : { toPlayers: players }),
    from: as === undefined ? chosen : { kind: 'only', of: chosen, filter: as },
  };
}
const nextTime = (event: Damage, outcomes: readonly Outcome[]): Effect => ({
  kind: 'create-replacement',
  replacement: { kind: 'replace', event, outcomes },
  until: THIS_TURN,
  uses: 1,
});
clause.add(
  rule(
    [
      'the next time',
      chosenSource,
      'would deal',
      combat,
      'damage',
      maybe(hit),
      'this turn , prevent that damage',
      maybe(map(words('. you gain life equal to the damage prevented this way'), () => GAINED)),
    ],
    ({ from: sources, as }, is, fits = {}, gained) =>
      ofChosen(
        sources,
        nextTime(
          { kind: 'damage', from: chosenAs(as), ...fits, ...kind(is) },
          gained === undefined
            ? [{ kind: 'prevent' }]
            : [{ kind: 'prevent' }, { kind: 'also', effect: gained }],
        ),
      ),
  ),
  // cr 614.9
  rule(
    [
      'the next time',
      chosenSource,
      'would deal',
      combat,
      'damage',
      maybe(hit),
      'this turn , that damage is dealt to',
      taker,
      'instead',
    ],
    ({ from: sources, as }, is, fits = {}, other) =>
      ofChosen(
        sources,
        nextTime({ kind: 'damage', from: chosenAs(as), ...fits, ...kind(is) }, [
          { kind: 'redirect', ...other },
        ]),
      ),
  ),
  rule(
    [
      'the next',
      either<Value>(numeral, x),
      'damage that would be',
      aimed,
      thisTurn,
      'is dealt to',
      taker,
      'instead',
    ],
    (amount, shielded, until, other) => redirected(shielded, other, { amount, until }),
  ),
  rule(
    ['all', combat, 'damage that would be', aimed, thisTurn, 'is dealt to', taker, 'instead'],
    (is, shielded, until, other) => redirected(shielded, other, { ...kind(is), until }),
  ),
  rule(
    [
      'all damage that would be dealt',
      maybe(hit),
      'by',
      chosenSource,
      thisTurn,
      'is dealt to',
      taker,
      'instead',
    ],
    (fits, { from: sources, as }, until, other) => {
      const shielded = shieldedBy(fits, as);
      return shielded === undefined ? undefined : ofChosen(sources, redirected(shielded, other, { until }));
    },
  ),
  // cr 609.7b: of what was chosen as a red source no longer, when it is no longer red.
  rule(
    ['prevent all', combat, 'damage that would be dealt', maybe(hit), 'by', chosenSource, thisTurn],
    (is, fits, { from: sources, as }, until) => {
      const shielded = shieldedBy(fits, as);
      return shielded === undefined
        ? undefined
        : ofChosen(sources, { kind: 'prevent-damage', ...shielded, ...kind(is), until });
    },
  ),
);
