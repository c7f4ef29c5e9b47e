// Cards of the examples and rulings of war-zone. They are found by their names alone: nobody's deck is made of them.
import type { Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import {
  activated,
  ANY_TARGET,
  ARTIFACT,
  bound,
  card,
  CREATURE,
  damage,
  each,
  draw,
  EVERYONE,
  either,
  ENCHANTMENT,
  keyword,
  mana,
  may,
  move,
  pump,
  sacrifice,
  SACRIFICE_THIS,
  spell,
  steps,
  subtype,
  T0,
  TAP,
  target,
  targetPlayer,
  THIS,
  whenever,
  YOU,
  YOURS,
  both,
  IS_THIS,
  status,
  not,
  PERMANENT,
  LAND,
  inZone,
} from './words.js';

const printed = (name: string, cost: string, typeLine: string): CardDefinition => ({
  name,
  cost,
  typeLine,
});
const THEIRS_TO_DEFEND = { kind: 'controller', is: { kind: 'defending' } } as const;
const HAND = { kind: 'zone', zone: 'hand', whose: YOU } as const;
const IS_NAMED = { kind: 'name', is: { kind: 'chosen', name: 'named' } } as const;
const found = bound('found');
const it = bound('it');

const choosesOutside: Effect = {
  kind: 'choose-objects',
  who: YOU,
  from: { kind: 'zone', zone: 'outside', whose: YOU },
  bind: 'it',
};

/** Both of them, where one says. */
const putBack = (position: 'top' | 'bottom') =>
  ({ kind: 'mode', effect: move(it, 'library', 'put', { position, order: 'any' }) }) as const;

export const WAR_ZONE_EXAMPLES: readonly CardDefinition[] = [
  printed('Circle of Protection: White', '{1}{W}', 'Enchantment'),
  card(
    'Dungeon Shade',
    '{3}{B}',
    'Creature — Shade Spirit',
    { pt: '1/1' },
    keyword('flying'),
    activated([mana('{B}')], pump(THIS, 1, 1)),
  ),
  card('Youthful Knight', '{1}{W}', 'Creature — Human Knight', { pt: '2/1' }, keyword('first strike')),
  card(
    'Segovian Leviathan',
    '{4}{U}',
    'Creature — Leviathan',
    { pt: '3/3' },
    keyword('landwalk', { filter: subtype('Island') }),
  ),
  card(
    'Dandân',
    '{U}{U}',
    'Creature — Fish',
    { pt: '4/1' },
    {
      kind: 'static',
      while: { kind: 'not', of: { kind: 'exists', filter: both(subtype('Island'), THEIRS_TO_DEFEND) } },
      effects: [{ kind: 'cannot', action: { kind: 'attack', who: IS_THIS } }],
    },
    whenever(
      {
        kind: 'state',
        condition: { kind: 'not', of: { kind: 'exists', filter: both(subtype('Island'), YOURS) } },
      },
      { kind: 'sacrifice-these', what: THIS },
    ),
  ),
  card(
    'Clairvoyance',
    '{U}',
    'Instant',
    {},
    spell({ kind: 'look', who: YOU, what: { kind: 'zone', zone: 'hand', whose: T0 } }, targetPlayer()),
    spell({
      kind: 'delayed',
      when: { kind: 'step', is: 'upkeep' },
      body: { kind: 'plain', effect: draw(1) },
    }),
  ),
  card(
    'Mulch',
    '{1}{G}',
    'Sorcery',
    {},
    spell(
      steps(
        { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 4 }, bind: 'it' },
        { kind: 'let-objects', what: { kind: 'only', of: it, filter: LAND }, bind: 'chosen' },
        move(bound('chosen'), 'hand', 'put'),
        move({ kind: 'except', of: it, without: bound('chosen') }, 'graveyard', 'put'),
      ),
    ),
  ),
  card(
    'Cursed Scroll',
    '{1}',
    'Artifact',
    {},
    activated(
      [mana('{3}'), TAP],
      steps(
        { kind: 'choose-name', who: YOU, bind: 'named' },
        { kind: 'choose-objects', who: YOU, from: HAND, random: 'random', bind: 'shown' },
        { kind: 'reveal', what: bound('shown') },
        {
          kind: 'if',
          condition: { kind: 'matches', what: bound('shown'), filter: IS_NAMED },
          then: damage(2),
        },
      ),
      [ANY_TARGET],
    ),
  ),
  card(
    'Demonic Consultation',
    '{B}',
    'Instant',
    {},
    spell(
      steps(
        { kind: 'choose-name', who: YOU, bind: 'named' },
        move({ kind: 'top', whose: YOU, count: 6 }, 'exile', 'exile'),
        { kind: 'reveal', what: { kind: 'top-until', whose: YOU, filter: IS_NAMED }, bind: 'shown' },
        move({ kind: 'only', of: bound('shown'), filter: IS_NAMED }, 'hand', 'put', { bind: 'kept' }),
        move(bound('shown'), 'exile', 'exile'),
      ),
    ),
  ),
  card(
    "Ring of Ma'rûf",
    '{5}',
    'Artifact',
    {},
    activated([mana('{5}'), TAP, { kind: 'move-this', to: 'exile', cause: 'exile' }], {
      kind: 'create-replacement',
      replacement: {
        kind: 'replace',
        event: { kind: 'draws', who: YOU },
        outcomes: [{ kind: 'instead', effect: steps(choosesOutside, move(it, 'hand', 'put')) }],
      },
      until: { kind: 'end-of-turn' },
      uses: 1,
    }),
  ),
  card(
    'Enlightened Tutor',
    '{W}',
    'Instant',
    {},
    spell(
      steps(
        {
          kind: 'search',
          who: YOU,
          zones: ['library'],
          filter: either(ARTIFACT, ENCHANTMENT),
          bind: 'found',
        },
        { kind: 'reveal', what: found },
        { kind: 'shuffle', who: YOU },
        move(found, 'library', 'search', { position: 'top' }),
      ),
    ),
  ),
  card(
    "Gaea's Blessing",
    '{1}{G}',
    'Sorcery',
    {},
    spell(
      steps(move({ kind: 'target', slot: 1 }, 'library', 'put', { position: 'shuffled-in' }), draw(1)),
      targetPlayer(),
      target(inZone('graveyard', T0), { least: 0, most: 3 }),
    ),
    whenever(
      { kind: 'moves', what: IS_THIS, from: ['library'], to: ['graveyard'] },
      move({ kind: 'zone', zone: 'graveyard', whose: YOU }, 'library', 'put', { position: 'shuffled-in' }),
    ),
  ),
  card(
    'Timetwister',
    '{2}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        move(
          {
            kind: 'union',
            of: [
              { kind: 'zone', zone: 'hand', whose: EVERYONE },
              { kind: 'zone', zone: 'graveyard', whose: EVERYONE },
            ],
          },
          'library',
          'put',
          { position: 'shuffled-in' },
        ),
        draw(7, EVERYONE),
      ),
    ),
  ),
  card(
    'Flicker',
    '{1}{W}',
    'Sorcery',
    {},
    spell(
      steps(
        move(T0, 'exile', 'exile', { bind: 'it' }),
        move(it, 'battlefield', 'return', { under: { kind: 'owner', of: T0 } }),
      ),
      target(both(not(status('token')), PERMANENT)),
    ),
  ),
  card('Tropical Island', null, 'Land — Forest Island'),
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
  card(
    "Tormod's Crypt",
    '{0}',
    'Artifact',
    {},
    activated([TAP, SACRIFICE_THIS], move(each(inZone('graveyard', T0)), 'exile', 'exile'), [targetPlayer()]),
  ),
  card(
    'Grindstone',
    '{1}',
    'Artifact',
    {},
    activated(
      [mana('{3}'), TAP],
      {
        kind: 'repeat-while',
        condition: { kind: 'share-among', what: 'colour', among: bound('milled'), how: 'all-same' },
        effect: { kind: 'mill', who: T0, count: 2, bind: 'milled' },
      },
      [targetPlayer()],
    ),
  ),
  card(
    'Dream Cache',
    '{2}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        draw(3),
        { kind: 'choose-objects', who: YOU, from: HAND, least: 2, most: 2, bind: 'it' },
        {
          kind: 'choose-effect',
          who: YOU,
          options: [putBack('top'), putBack('bottom')],
        },
      ),
    ),
  ),
  card(
    'Millikin',
    '{2}',
    'Artifact Creature — Construct',
    { pt: '0/1' },
    activated([TAP, { kind: 'effect', effect: { kind: 'mill', who: YOU, count: 1 } }], {
      kind: 'add-mana',
      mana: { kind: 'exactly', symbols: '{C}' },
    }),
  ),
  card(
    'Arc-Slogger',
    '{3}{R}{R}',
    'Creature — Beast',
    { pt: '4/5' },
    activated(
      [
        mana('{R}'),
        { kind: 'effect', effect: move({ kind: 'top', whose: YOU, count: 10 }, 'exile', 'exile') },
      ],
      damage(2),
      [ANY_TARGET],
    ),
  ),
  card(
    'Reality Ripple',
    '{1}{U}',
    'Instant',
    {},
    spell({ kind: 'phase-out', what: T0 }, target(either(ARTIFACT, CREATURE, LAND))),
  ),
];
