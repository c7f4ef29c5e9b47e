// Printed cards that the compiler cannot read whole yet, as scenarios play them.
import type { Ability, Replacement } from '#abilities';
import type { CardDefinition } from '#cards';
import {
  card,
  activated,
  TAP,
  addMana,
  always,
  YOU,
  both,
  PERMANENT,
  YOURS,
  asLongAs,
  gains,
  whenever,
  T0,
  target,
  CREATURE,
  OPPONENTS,
  steps,
  mana,
  create,
  tokenOf,
  spell,
  not,
  becomes,
  bound,
  SUBJECT,
  each,
  gainLife,
  damagePlayers,
  SPELL,
  draw,
  loyalty,
  exile,
  targetPlayer,
  inZone,
  subtype,
  move,
  status,
  enters,
  IS_THIS,
  either,
  colour,
  keyword,
  END_OF_TURN,
} from './words.js';

const linked = (name: string) => ({ kind: 'linked', name }) as const;
const artifact = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Artifact', {}, ...abilities);
const replaces = (replacement: Omit<Extract<Replacement, { kind: 'replace' }>, 'kind'>): Ability =>
  always({ kind: 'replace', replacement: { kind: 'replace', ...replacement } });
const enchantment = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Enchantment', {}, ...abilities);
const tapFor = (symbols: string) => activated([TAP], addMana(symbols));

export const UNREAD: readonly CardDefinition[] = [
  card('Wastes', null, 'Basic Land', {}, tapFor('{C}')),
  enchantment(
    'Doubling Season',
    '{4}{G}',
    replaces({ event: { kind: 'creates', who: YOU }, outcomes: [{ kind: 'more-tokens', times: 2 }] }),
    replaces({
      event: { kind: 'adds-counters', on: both(PERMANENT, YOURS), except: 'costs' },
      outcomes: [{ kind: 'amount', value: { kind: 'product', of: { kind: 'event-amount' }, by: 2 } }],
    }),
  ),
  artifact(
    'Mirror Gallery',
    '{5}',
    always({ kind: 'may', permission: { kind: 'legend-rule-off', what: { kind: 'anything' } } }),
  ),
  card(
    'Citadel Siege',
    '{2}{W}{W}',
    'Enchantment',
    {},
    always({
      kind: 'enters',
      outcomes: [
        {
          kind: 'choosing',
          effect: { kind: 'choose-word', who: YOU, of: 'label', from: ['Khans', 'Dragons'], bind: 'side' },
          as: 'side',
        },
      ],
    }),
    asLongAs(
      { kind: 'chose-linked', name: 'side', is: 'Khans' },
      {
        kind: 'modify-this',
        changes: [
          gains(
            whenever(
              { kind: 'step', is: 'combat', whose: YOU },
              { kind: 'add-counters', on: T0, counter: '+1/+1', count: 2 },
              [target(both(CREATURE, YOURS))],
            ),
          ),
        ],
      },
    ),
    asLongAs(
      { kind: 'chose-linked', name: 'side', is: 'Dragons' },
      {
        kind: 'modify-this',
        changes: [
          gains(
            whenever({ kind: 'step', is: 'combat', whose: OPPONENTS }, { kind: 'tap', what: T0 }, [
              target(both(CREATURE, { kind: 'controller', is: { kind: 'active' } })),
            ]),
          ),
        ],
      },
    ),
  ),
  card(
    'Phyrexian Processor',
    '{4}',
    'Artifact',
    {},
    always({
      kind: 'enters',
      outcomes: [
        {
          kind: 'choosing',
          effect: steps(
            { kind: 'choose-number', who: YOU, least: 0, most: { kind: 'life', of: YOU }, bind: 'paid' },
            { kind: 'lose-life', who: YOU, amount: { kind: 'amount', name: 'paid' } },
          ),
          as: 'paid',
        },
      ],
    }),
    activated([mana('{4}'), TAP], create(tokenOf('Minion', linked('paid'), linked('paid'), ['black']))),
  ),
  card(
    'Cytoshape',
    '{1}{G}{U}',
    'Instant',
    {},
    spell(
      steps(
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'each', filter: both(CREATURE, not({ kind: 'supertype', is: 'legendary' })) },
          bind: 'model',
        },
        becomes(T0, [{ kind: 'copy', of: bound('model') }]),
      ),
      target(CREATURE),
    ),
  ),
  card(
    'Rings of Brighthearth',
    '{3}',
    'Artifact',
    {},
    whenever(
      { kind: 'activated', of: { kind: 'anything' }, by: YOU, except: 'mana' },
      {
        kind: 'pay',
        who: YOU,
        costs: [mana('{2}')],
        paid: { kind: 'copy-spell', what: SUBJECT, targets: 'may-change' },
      },
    ),
  ),
  card(
    'Misfortune',
    '{1}{B}{R}{G}',
    'Sorcery',
    {},
    {
      kind: 'spell',
      body: {
        kind: 'modal',
        least: 1,
        most: 1,
        by: OPPONENTS,
        options: [
          {
            kind: 'mode',
            effect: steps(
              { kind: 'add-counters', on: each(both(CREATURE, YOURS)), counter: '+1/+1', count: 1 },
              gainLife(4),
            ),
          },
          {
            kind: 'mode',
            effect: steps(
              {
                kind: 'add-counters',
                on: each(both(CREATURE, { kind: 'controller', is: OPPONENTS })),
                counter: '-1/-1',
                count: 1,
              },
              damagePlayers(OPPONENTS, 4),
            ),
          },
        ],
      },
    },
  ),
  card(
    "Multani's Presence",
    '{G}',
    'Enchantment',
    {},
    whenever(
      {
        kind: 'moves',
        what: both(SPELL, YOURS),
        from: ['stack'],
        cause: ['counter'],
      },
      draw(1),
    ),
  ),
  card(
    'Karn Liberated',
    '{7}',
    'Legendary Planeswalker — Karn',
    { loyalty: 6 },
    loyalty(
      4,
      steps(
        {
          kind: 'choose-objects',
          who: { kind: 'target', slot: 0 },
          from: { kind: 'zone', zone: 'hand', whose: { kind: 'target', slot: 0 } },
          bind: 'card',
        },
        exile(bound('card'), { link: 'exiled' }),
      ),
      targetPlayer(),
    ),
    loyalty(-3, exile(T0, { link: 'exiled' }), target(PERMANENT)),
    loyalty(
      -14,
      steps(
        {
          kind: 'let-objects',
          what: {
            kind: 'only',
            of: linked('exiled'),
            filter: both(PERMANENT, inZone('exile'), not(subtype('Aura'))),
          },
          bind: 'kept',
        },
        { kind: 'restart-game', except: bound('kept') },
        move(bound('kept'), 'battlefield', 'put', { under: YOU }),
      ),
    ),
  ),
  card(
    'Pull from Eternity',
    '{W}',
    'Instant',
    {},
    spell(move(T0, 'graveyard', 'put'), target(both(inZone('exile'), not(status('face-down'))))),
  ),
  card(
    'Rise of the Hobgoblins',
    '{R/W}{R/W}',
    'Enchantment',
    {},
    whenever(enters(IS_THIS), {
      kind: 'pay',
      who: YOU,
      costs: [mana('{X}')],
      paid: {
        kind: 'create-token',
        token: tokenOf('Goblin Soldier', 1, 1, ['red', 'white']),
        count: { kind: 'x' },
      },
    }),
    activated(
      [mana('{R/W}')],
      becomes(
        each(both(CREATURE, YOURS, either(colour('red'), colour('white')))),
        [gains(keyword('first strike'))],
        END_OF_TURN,
      ),
    ),
  ),
];
