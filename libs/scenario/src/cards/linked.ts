// Cards whose abilities are linked (cr 607), and such as get abilities of others.
import {
  CREATURE,
  IS_THIS,
  OPPONENTS,
  OTHER,
  T0,
  TAP,
  THIS,
  YOU,
  YOURS,
  activated,
  always,
  asLongAs,
  becomes,
  both,
  bound,
  card,
  create,
  enters,
  exile,
  gainLife,
  gains,
  inZone,
  keyword,
  mana,
  may,
  move,
  not,
  pump,
  spell,
  status,
  steps,
  target,
  tokenOf,
  whenever,
} from './words.js';

const linked = (name: string) => ({ kind: 'linked', name }) as const;
const paidFor = (cost: string) => ({ kind: 'paid', cost }) as const;

export const LINKED = [
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
    'Void Maw',
    '{4}{B}{B}',
    'Creature — Horror',
    { pt: '4/5' },
    keyword('trample'),
    always({
      kind: 'replace',
      replacement: {
        kind: 'replace',
        event: { kind: 'moves', what: both(CREATURE, OTHER), from: ['battlefield'], to: ['graveyard'] },
        outcomes: [{ kind: 'exile-linked', as: 'exiled' }],
      },
    }),
    activated(
      [
        {
          kind: 'move',
          filter: both(inZone('exile'), { kind: 'is', of: linked('exiled') }),
          count: 1,
          to: 'graveyard',
          cause: 'put',
        },
      ],
      pump(THIS, 2, 2),
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
    'Stormscape Battlemage',
    '{2}{U}',
    'Creature — Metathran Wizard',
    { pt: '2/2' },
    keyword('kicker', { costs: [mana('{W}')], text: 'kicker {W}' }),
    keyword('kicker', { costs: [mana('{2}{B}')], text: 'kicker {2}{B}' }),
    whenever(enters(), gainLife(3), [], { if: paidFor('kicker {W}') }),
    whenever(
      enters(),
      { kind: 'destroy', what: T0, regeneration: 'cannot' },
      [target(both(CREATURE, not({ kind: 'colour', is: 'black' })))],
      { if: paidFor('kicker {2}{B}') },
    ),
  ),
  card(
    'Sisters of Stone Death',
    '{4}{B}{B}{G}{G}',
    'Legendary Creature — Gorgon',
    { pt: '7/5' },
    activated([mana('{B}{G}')], exile(T0, { link: 'exiled' }), [
      target({
        kind: 'any',
        of: [
          { kind: 'combat', relation: 'blocking', filter: IS_THIS },
          { kind: 'combat', relation: 'blocked-by', filter: IS_THIS },
        ],
      }),
    ]),
    activated(
      [mana('{2}{B}')],
      steps(
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'only', of: linked('exiled'), filter: both(CREATURE, inZone('exile')) },
          bind: 'one',
        },
        move(bound('one'), 'battlefield', 'put', { under: YOU }),
      ),
    ),
  ),
  card(
    'Quicksilver Elemental',
    '{3}{U}{U}',
    'Creature — Elemental',
    { pt: '3/4' },
    activated([mana('{U}')], becomes(THIS, [{ kind: 'gain-abilities-of', of: T0, filter: 'activated' }]), [
      target(CREATURE),
    ]),
    always({
      kind: 'may',
      permission: { kind: 'spend-as-though', who: YOU, what: 'any-colour', for: IS_THIS },
    }),
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
    'Necrotic Ooze',
    '{2}{B}{B}',
    'Creature — Ooze',
    { pt: '4/3' },
    always({
      kind: 'modify-this',
      changes: [
        {
          kind: 'gain-abilities-of',
          of: { kind: 'each', filter: both(CREATURE, inZone('graveyard')) },
          filter: 'activated',
        },
      ],
    }),
  ),
  card(
    'Phyrexian Ingester',
    '{6}{U}',
    'Creature — Phyrexian Beast',
    { pt: '3/3' },
    whenever(enters(), may(exile(T0, { link: 'exiled' })), [target(both(CREATURE, not(status('token'))))]),
    always({
      kind: 'modify-this',
      changes: [
        {
          kind: 'modify-stats',
          power: { kind: 'stat', of: linked('exiled'), stat: 'power' },
          toughness: { kind: 'stat', of: linked('exiled'), stat: 'toughness' },
        },
      ],
    }),
  ),
];
