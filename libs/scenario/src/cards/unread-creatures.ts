// Printed creatures that the compiler cannot read whole yet, as scenarios play them.
import type { CardDefinition } from '#cards';
import {
  card,
  keyword,
  always,
  both,
  CREATURE,
  OTHER,
  activated,
  inZone,
  pump,
  THIS,
  mana,
  becomes,
  T0,
  target,
  YOU,
  IS_THIS,
  whenever,
  enters,
  may,
  exile,
  not,
  status,
  everywhere,
  set,
  countOf,
  each,
  dies,
  create,
  tokenOf,
  priced,
  SPELL,
  either,
  INSTANT,
  SORCERY,
  subtype,
  SUBJECT,
  steps,
  bound,
  ARTIFACT,
  LAND,
  move,
  EVERYONE,
  stat,
  asLongAs,
  sacrifice,
  damage,
  ANY_TARGET,
} from './words.js';

const FACE_DOWN_CREATURES = countOf(both(CREATURE, status('face-down')));
const linked = (name: string) => ({ kind: 'linked', name }) as const;

export const UNREAD_CREATURES: readonly CardDefinition[] = [
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
    'Serra Avenger',
    '{W}{W}',
    'Creature — Angel',
    { pt: '3/3' },
    asLongAs(
      {
        kind: 'all',
        of: [
          { kind: 'turn', whose: YOU },
          { kind: 'compare', left: { kind: 'turn-number', of: YOU }, compare: 'at-most', right: 3 },
        ],
      },
      { kind: 'cannot', action: { kind: 'cast', who: EVERYONE, what: IS_THIS } },
    ),
    keyword('flying'),
    keyword('vigilance'),
  ),
  card(
    'Krovikan Horror',
    '{3}{B}',
    'Creature — Horror Spirit',
    { pt: '2/2' },
    whenever({ kind: 'step', is: 'end' }, may(move(THIS, 'hand', 'return')), [], {
      zone: 'graveyard',
      if: {
        kind: 'matches',
        what: { kind: 'above', of: THIS, which: 'next' },
        filter: both(CREATURE, inZone('graveyard')),
      },
    }),
    activated([mana('{1}'), sacrifice(CREATURE)], damage(1), [ANY_TARGET]),
  ),
];
