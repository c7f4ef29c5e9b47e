// Cards of the examples of utopia 904, and a few by which its other rules are shown. They are found by their names alone:
// nobody's deck is made of them.
import type { CardDefinition } from '#cards';
import {
  activated,
  both,
  card,
  colour,
  counter,
  CREATURE,
  damage,
  draw,
  each,
  END_OF_TURN,
  everywhere,
  IS_THIS,
  inZone,
  keyword,
  LAND,
  mana,
  move,
  bound,
  OPPONENTS,
  OTHER,
  priced,
  SACRIFICE_THIS,
  spell,
  SPELL,
  steps,
  subtype,
  T0,
  TAP,
  target,
  targetPlayer,
  whenever,
  dies,
  enters,
  may,
  addCounters,
  THIS,
  YOU,
  YOURS,
} from './words.js';

const found = bound('found');
const shuffle = { kind: 'shuffle', who: YOU } as const;
const theyMay = (action: 'cast') => ({ kind: 'cannot', action: { kind: action, who: T0 } }) as const;

/** Of these only what is printed counts: they are named as others. */
const printed = (name: string, cost: string, typeLine: string): CardDefinition => ({ name, cost, typeLine });

export const UTOPIA_EXAMPLES: readonly CardDefinition[] = [
  printed("Angel's Herald", '{W}', 'Creature — Human Cleric'),
  card(
    "Orim's Chant",
    '{W}',
    'Instant',
    {},
    keyword('kicker', { costs: [mana('{W}')] }),
    spell(
      steps(
        { kind: 'rule', effects: [theyMay('cast')], until: END_OF_TURN },
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'kicker' },
          then: {
            kind: 'rule',
            effects: [{ kind: 'cannot', action: { kind: 'attack', who: CREATURE } }],
            until: END_OF_TURN,
          },
        },
      ),
      targetPlayer(),
    ),
  ),
  card(
    'Bloodpyre Elemental',
    '{4}{R}',
    'Creature — Elemental',
    { pt: '4/1' },
    activated([SACRIFICE_THIS], damage(4), [target(CREATURE)], { speed: 'sorcery' }),
  ),
  card(
    'Keldon Halberdier',
    '{4}{R}',
    'Creature — Human Warrior',
    { pt: '4/1' },
    keyword('first strike'),
    keyword('suspend', { value: 4, costs: [mana('{R}')] }),
  ),
  card(
    'Scavenger Drake',
    '{3}{B}',
    'Creature — Drake',
    { pt: '1/1' },
    keyword('flying'),
    whenever(dies(both(OTHER, CREATURE)), may(addCounters(THIS, 1))),
  ),
  card(
    'Viscera Dragger',
    '{3}{B}',
    'Creature — Zombie Ogre Warrior',
    { pt: '3/3' },
    priced('cycling', '{2}'),
    priced('unearth', '{1}{B}'),
  ),
  card(
    'Valeron Outlander',
    '{G}{W}',
    'Creature — Human Scout',
    { pt: '2/2' },
    keyword('protection', { filter: colour('black') }),
  ),
  card(
    "Eladamri's Call",
    '{G}{W}',
    'Instant',
    {},
    spell(
      steps(
        { kind: 'search', who: YOU, zones: ['library'], filter: CREATURE, bind: 'found' },
        { kind: 'reveal', what: found },
        move(found, 'hand', 'search'),
        shuffle,
      ),
    ),
  ),
  card('Serum Visions', '{U}', 'Sorcery', {}, spell(steps(draw(1), { kind: 'scry', who: YOU, count: 2 }))),
  card(
    'Spreading Seas',
    '{1}{U}',
    'Enchantment — Aura',
    {},
    keyword('enchant', { filter: LAND }),
    whenever(enters(IS_THIS), draw(1)),
    {
      kind: 'static',
      effects: [{ kind: 'modify-host', changes: [{ kind: 'set-types', subtypes: ['Island'] }] }],
    },
  ),
  card(
    'Deprive',
    '{U}{U}',
    'Instant',
    {},
    everywhere({
      kind: 'additional-cost',
      costs: [{ kind: 'move', filter: both(LAND, YOURS), count: 1, to: 'hand', cause: 'return' }],
    }),
    spell(counter(), target(SPELL)),
  ),
  card(
    'Bribery',
    '{3}{U}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        { kind: 'search', who: YOU, whose: T0, zones: ['library'], filter: CREATURE, bind: 'found' },
        move(found, 'battlefield', 'search', { under: YOU }),
        { kind: 'shuffle', who: T0 },
      ),
      targetPlayer(OPPONENTS),
    ),
  ),
  card(
    'Tribal Flames',
    '{1}{R}',
    'Sorcery',
    {},
    spell(
      damage({
        kind: 'different',
        what: 'basic-land-type',
        among: { kind: 'each', filter: both(LAND, YOURS) },
      }),
      { kind: 'target', filter: { kind: 'anything' }, players: { kind: 'all' } },
    ),
  ),
  card(
    'Tsunami',
    '{3}{G}',
    'Sorcery',
    {},
    spell({ kind: 'destroy', what: { kind: 'each', filter: subtype('Island') } }),
  ),
  card(
    "Nature's Lore",
    '{1}{G}',
    'Sorcery',
    {},
    spell(
      steps(
        { kind: 'search', who: YOU, zones: ['library'], filter: subtype('Forest'), bind: 'found' },
        move(found, 'battlefield', 'search'),
        shuffle,
      ),
    ),
  ),
  card(
    'Untamed Wilds',
    '{2}{G}',
    'Sorcery',
    {},
    spell(
      steps(
        {
          kind: 'search',
          who: YOU,
          zones: ['library'],
          filter: both(LAND, { kind: 'supertype', is: 'basic' }),
          bind: 'found',
        },
        move(found, 'battlefield', 'search'),
        shuffle,
      ),
    ),
  ),
  card(
    'Mana Severance',
    '{1}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        {
          kind: 'search',
          who: YOU,
          zones: ['library'],
          filter: LAND,
          least: 0,
          unbounded: 'unbounded',
          bind: 'found',
        },
        move(bound('found'), 'exile', 'exile'),
        { kind: 'shuffle', who: YOU },
      ),
    ),
  ),
  card(
    'Strategic Planning',
    '{1}{U}',
    'Sorcery',
    {},
    spell(
      steps(
        { kind: 'look', who: YOU, what: { kind: 'top', whose: YOU, count: 3 }, bind: 'it' },
        { kind: 'choose-objects', who: YOU, from: bound('it'), bind: 'chosen' },
        move(bound('chosen'), 'hand', 'put'),
        move({ kind: 'except', of: bound('it'), without: bound('chosen') }, 'graveyard', 'put'),
      ),
    ),
  ),
  card(
    'Elvish Piper',
    '{3}{G}',
    'Creature — Elf Shaman',
    { pt: '1/1' },
    activated(
      [mana('{G}'), TAP],
      may(
        steps(
          {
            kind: 'choose-objects',
            who: YOU,
            from: each(both(CREATURE, inZone('hand', YOU))),
            bind: 'chosen',
          },
          move(bound('chosen'), 'battlefield', 'put'),
        ),
      ),
    ),
  ),
];
