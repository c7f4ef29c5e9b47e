// Cards that do what few others do: face everything down, copy abilities, begin the game again.
import {
  ARTIFACT,
  CREATURE,
  EVERYONE,
  INSTANT,
  IS_THIS,
  LAND,
  OPPONENTS,
  OTHER,
  PERMANENT,
  SORCERY,
  SPELL,
  SUBJECT,
  T0,
  THIS,
  YOU,
  YOURS,
  always,
  both,
  bound,
  card,
  countOf,
  create,
  damagePlayers,
  dies,
  draw,
  each,
  either,
  enters,
  everywhere,
  exile,
  gainLife,
  inZone,
  keyword,
  loyalty,
  mana,
  may,
  move,
  not,
  priced,
  set,
  spell,
  stat,
  status,
  steps,
  subtype,
  target,
  targetPlayer,
  tokenOf,
  whenever,
} from './words.js';

const linked = (name: string) => ({ kind: 'linked', name }) as const;
const FACE_DOWN_CREATURES = countOf(both(CREATURE, status('face-down')));

export const RARE_DEEDS = [
  card(
    'Ixidron',
    '{3}{U}{U}',
    'Creature — Illusion',
    { power: 0, toughness: 0 },
    everywhere({ kind: 'defines', changes: [...set(FACE_DOWN_CREATURES, FACE_DOWN_CREATURES)] }),
    always({
      kind: 'enters',
      outcomes: [
        {
          kind: 'choosing',
          effect: {
            kind: 'turn-face',
            what: each(both(CREATURE, OTHER, not(status('token')))),
            face: 'down',
          },
        },
      ],
    }),
  ),
  card(
    'Hooded Hydra',
    '{X}{G}{G}',
    'Creature — Snake Hydra',
    { pt: '0/0' },
    always({
      kind: 'enters',
      outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: { kind: 'x' } }],
    }),
    whenever(
      dies(),
      create(tokenOf('Snake', 1, 1, ['green']), { kind: 'counters', on: THIS, counter: '+1/+1' }),
    ),
    priced('morph', '{3}{G}{G}'),
    always({
      kind: 'replace',
      replacement: {
        kind: 'replace',
        event: { kind: 'turned-face-up', what: IS_THIS },
        outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 5 }],
      },
    }),
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
    'Precursor Golem',
    '{5}',
    'Artifact Creature — Golem',
    { pt: '3/3' },
    whenever(enters(), create(tokenOf('Golem', 3, 3, [], { types: ['artifact', 'creature'] }), 2)),
    whenever(
      {
        kind: 'cast',
        what: both(SPELL, either(INSTANT, SORCERY), {
          kind: 'targets',
          filter: subtype('Golem'),
          only: 'single',
        }),
      },
      {
        kind: 'for-each',
        over: {
          kind: 'except',
          of: each(subtype('Golem')),
          without: { kind: 'targets-of', of: SUBJECT },
        },
        bind: 'golem',
        effect: steps(
          { kind: 'copy-spell', what: SUBJECT, who: { kind: 'agent' }, bind: 'copy' },
          { kind: 'new-targets', what: bound('copy'), who: { kind: 'agent' }, how: 'to', to: bound('golem') },
        ),
      },
    ),
  ),
  card(
    'Arbiter of the Ideal',
    '{4}{U}{U}',
    'Creature — Sphinx',
    { pt: '4/5' },
    keyword('flying'),
    whenever(
      { kind: 'untaps', what: IS_THIS },
      steps(
        { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 1 }, bind: 'shown' },
        {
          kind: 'let-objects',
          what: { kind: 'only', of: bound('shown'), filter: either(ARTIFACT, CREATURE, LAND) },
          bind: 'fitting',
        },
        may(
          move(bound('fitting'), 'battlefield', 'put', {
            under: YOU,
            enters: [
              { kind: 'with-counters', counter: 'manifestation', count: 1 },
              { kind: 'changed', changes: [{ kind: 'add-types', types: ['enchantment'] }] },
            ],
          }),
        ),
      ),
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
    'Sanctum Prelate',
    '{1}{W}{W}',
    'Creature — Human Cleric',
    { pt: '2/2' },
    always({
      kind: 'enters',
      outcomes: [
        {
          kind: 'choosing',
          effect: { kind: 'choose-number', who: YOU, least: 0, bind: 'number' },
          as: 'number',
        },
      ],
    }),
    always({
      kind: 'cannot',
      action: {
        kind: 'cast',
        who: EVERYONE,
        what: both(not(CREATURE), stat('mana-value', 'equal', linked('number'))),
      },
    }),
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
    'Gravecrawler',
    '{B}',
    'Creature — Zombie',
    { pt: '2/1' },
    always({ kind: 'cannot', action: { kind: 'block', who: IS_THIS } }),
    {
      kind: 'static',
      zone: 'any',
      while: { kind: 'exists', filter: both(subtype('Zombie'), YOURS) },
      effects: [{ kind: 'may', permission: { kind: 'play', who: YOU, what: IS_THIS, from: 'graveyard' } }],
    },
  ),
  card(
    'Pull from Eternity',
    '{W}',
    'Instant',
    {},
    spell(move(T0, 'graveyard', 'put'), target(both(inZone('exile'), not(status('face-down'))))),
  ),
];
