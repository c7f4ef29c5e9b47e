// Damage that is prevented (cr 615): of a number, all of it, or by a source of one's choice. Examples: Healing Salve,
// Fog.
import type { Duration, Effect, Filter, Outcome, Pattern, Reference, Static, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { damageRecipient, type DamageRecipient } from '../deeds/on-objects.js';
import { adjectives, aThing, allOf, thing, things } from '../nouns/nouns.js';
import { anyone, clause, objects, sentence, statics } from '../words/nonterminals.js';
import { subject } from '../changes/subjects.js';
import { numeral, x } from '../words/numbers.js';
import { CARD_TYPE_WORDS } from '../words/vocabulary.js';

export const combatWord = maybe(from({ combat: 'combat', noncombat: 'noncombat' } as const));
interface Combat {
  readonly combat?: 'combat' | 'noncombat';
}
export const combatField = (is: 'combat' | 'noncombat' | undefined): Combat =>
  is === undefined ? {} : { combat: is };
const THIS_TURN: Duration = { kind: 'end-of-turn', said: 'this-turn' };
export const thisTurn: Parser<Duration> = either<Duration>(
  map(words('this turn'), () => THIS_TURN),
  map(words('this combat'), () => ({ kind: 'end-of-combat', said: 'this-combat' })),
);

/** A shield that an effect creates: what it protects, and from what. */
type Prevention = Extract<Effect, { kind: 'prevent-damage' }>;
type Shielded = Pick<Prevention, 'to' | 'toPlayers' | 'from' | 'fromAny'>;
const onTo = ({ to, players, said }: DamageRecipient): Shielded | undefined =>
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
export const aimed: Parser<Shielded> = either<Shielded>(
  map(words('dealt'), () => ({})),
  rule(['dealt to', damageRecipient], onTo),
  rule(['dealt', by], (shielded) => shielded),
  rule(['dealt to', map(damageRecipient, onTo), by], (dealt, of) => ({ ...dealt, ...of })),
);
/** cr 615.5: life equal to each amount that was prevented. */
const GAINED: Effect = { kind: 'gain-life', who: { kind: 'you' }, amount: { kind: 'event-amount' } };
const consequence: Parser<Effect> = either<Effect>(
  map(words('. you gain life equal to the damage prevented this way'), () => GAINED),
  rule(['. if damage is prevented this way ,', sentence], (then) => then),
);

/** The damage that a static ability prevents. */
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

/** cr 609.7: 'a source of your choice' is chosen as the effect is created. */
interface ChosenSource {
  readonly from: Reference;
  readonly as?: Filter;
}
const SOURCES: Reference = { kind: 'damage-sources' };
const sourceThat = (as: Filter | undefined): ChosenSource =>
  as === undefined ? { from: SOURCES } : { from: { kind: 'only', of: SOURCES, filter: as }, as };
export const chosenSource: Parser<ChosenSource> = either<ChosenSource>(
  rule(['a|an', either(adjectives, typed), 'source of your choice'], (all) =>
    sourceThat(all.length === 0 ? undefined : allOf(all)),
  ),
  map(words('a source of the chosen color of your choice'), () =>
    sourceThat({ kind: 'colour', is: { kind: 'linked', name: 'chosen color' } }),
  ),
  rule(['a|an', thing, 'of your choice'], (as) => ({ from: { kind: 'each', filter: as }, as })),
);
export const chooseSource = (from: Reference): Effect => ({
  kind: 'choose-objects',
  who: { kind: 'you' },
  from,
  said: 'of-your-choice',
  bind: 'source',
});
const CHOSEN: Filter = { kind: 'is', of: { kind: 'bound', name: 'source' } };
/** cr 609.7b: the source must still be what it was chosen as. */
const chosenAs = (as: Filter | undefined): Filter =>
  as === undefined ? CHOSEN : { kind: 'all', of: [CHOSEN, as] };
export const damageTo: Parser<Fitting> = rule(['to', damageRecipient], ({ to: what, players, said }) =>
  said === undefined && what?.kind !== 'each' && what?.kind !== 'union'
    ? {
        ...(what === undefined ? {} : { to: { kind: 'is', of: what } }),
        ...(players === undefined ? {} : { players }),
      }
    : undefined,
);
/** cr 615.8, 614.9: what happens instead the next time the source would deal such damage this turn. */
export const nextTime = (
  { from, as }: ChosenSource,
  event: Omit<Extract<Pattern, { kind: 'damage' }>, 'kind' | 'from'>,
  outcomes: readonly Outcome[],
): Effect => ({
  kind: 'sequence',
  steps: [
    chooseSource(from),
    {
      kind: 'create-replacement',
      replacement: { kind: 'replace', event: { kind: 'damage', from: chosenAs(as), ...event }, outcomes },
      until: THIS_TURN,
      uses: 1,
    },
  ],
});

export const preventionProductions: Productions = [
  production(
    clause,
    rule(
      ['prevent the next', either<Value>(numeral, x), combatWord, 'damage that would be', aimed, thisTurn],
      (amount, is, shielded, until) => ({
        kind: 'prevent-damage',
        ...shielded,
        ...combatField(is),
        amount,
        until,
      }),
    ),
    rule(
      [
        'prevent the next',
        either<Value>(numeral, x),
        combatWord,
        'damage that would be',
        aimed,
        thisTurn,
        consequence,
      ],
      (amount, is, shielded, until, then) => ({
        kind: 'prevent-damage',
        ...shielded,
        ...combatField(is),
        amount,
        until,
        then,
      }),
    ),
    rule(
      ['prevent all', combatWord, 'damage that would be', aimed, thisTurn, consequence],
      (is, shielded, until, then) => ({
        kind: 'prevent-damage',
        ...shielded,
        ...combatField(is),
        until,
        then,
      }),
    ),
    rule(['prevent all', combatWord, 'damage that would be', aimed, thisTurn], (is, shielded, until) => ({
      kind: 'prevent-damage',
      ...shielded,
      ...combatField(is),
      until,
    })),
  ),
  production(
    statics,
    rule(['prevent all', combatWord, 'damage that would be', fitting], (is, fits) =>
      replaced({ kind: 'damage', ...fits, ...combatField(is) }, [{ kind: 'prevent' }], 'all'),
    ),
    rule(
      ['prevent all', combatWord, 'damage that would be dealt to and dealt by', subject],
      (is, { filter }): readonly Static[] => [
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: {
              kind: 'any',
              of: [
                { kind: 'damage', to: filter, ...combatField(is) },
                { kind: 'damage', from: filter, ...combatField(is) },
              ],
            },
            outcomes: [{ kind: 'prevent' }],
            said: 'all',
          },
        },
      ],
    ),
    rule(
      ['if', aSource, 'would deal', combatWord, 'damage to', whom, ',', preventing],
      (of, is, fits, outcomes) =>
        replaced(
          { kind: 'damage', ...(of === ANY_SOURCE ? {} : { from: of }), ...fits, ...combatField(is) },
          outcomes,
        ),
    ),
    // cr 615.5: an additional effect, once for all damage dealt at the same time.
    rule(
      ['if', combatWord, 'damage would be dealt to', whom, ', prevent that damage .', sentence],
      (is, fits, effect) => besides({ kind: 'damage', ...fits, ...combatField(is) }, effect, 'dealt'),
    ),
    rule(
      ['if', aSource, 'would deal', combatWord, 'damage to', whom, ', prevent that damage .', sentence],
      (of, is, fits, effect) =>
        besides(
          { kind: 'damage', ...(of === ANY_SOURCE ? {} : { from: of }), ...fits, ...combatField(is) },
          effect,
        ),
    ),
    rule(
      ['all', combatWord, 'damage that would be', fitting, 'is dealt to', objects, 'instead'],
      (is, fits, other) =>
        other.kind === 'this' || other.kind === 'host'
          ? replaced(
              { kind: 'damage', ...fits, ...combatField(is) },
              [{ kind: 'redirect', to: other }],
              'all',
            )
          : undefined,
    ),
  ),
  production(
    clause,
    rule(
      [
        'the next time',
        chosenSource,
        'would deal',
        combatWord,
        'damage',
        // One recipient only: damage a source deals to several at once counts as one time, and each would use it up
        // here.
        damageTo,
        'this turn , prevent that damage',
        maybe(map(words('. you gain life equal to the damage prevented this way'), () => GAINED)),
      ],
      (source, is, fits, gained) =>
        nextTime(source, { ...fits, ...combatField(is) }, [
          { kind: 'prevent' },
          ...(gained === undefined ? [] : [{ kind: 'also' as const, effect: gained }]),
        ]),
    ),
  ),
];
