// Cards nobody prints: where no printed one shows a rule by itself.
import type { Ability } from '#abilities';
import type { CardDefinition } from '#cards';
import {
  card,
  spell,
  T0,
  YOU,
  target,
  both,
  SPELL,
  either,
  INSTANT,
  SORCERY,
  steps,
  each,
  CREATURE,
  YOURS,
  whenever,
  dies,
  OPPONENTS,
  yourUpkeep,
  draw,
  loseLife,
  activated,
  discard,
  pump,
  THIS,
  attacks,
  create,
  tokenOf,
  damage,
  ANY_TARGET,
  always,
  keyword,
  EVERYONE,
  mana,
  everywhere,
  set,
  countOf,
  TAP,
  becomes,
  gains,
  colour,
  move,
  inZone,
  twofold,
  faceOf,
  targetPlayer,
  FOREVER,
} from './words.js';

const enchantment = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Enchantment', {}, ...abilities);
const creature = (name: string, cost: string, types: string, pt: string, ...abilities: readonly Ability[]) =>
  card(name, cost, `Creature — ${types}`, { pt }, ...abilities);
const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Sorcery', {}, ...abilities);
const instant = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Instant', {}, ...abilities);

export const OWN: readonly CardDefinition[] = [
  instant(
    'Redirecting Gust',
    '{1}{U}',
    spell(
      { kind: 'new-targets', what: T0, who: YOU, how: 'change' },
      target(both(SPELL, either(INSTANT, SORCERY))),
    ),
  ),
  sorcery(
    'Relentless Charge',
    '{2}{R}{R}',
    spell(
      steps(
        { kind: 'untap', what: each(both(CREATURE, YOURS)) },
        { kind: 'extra-phase', phase: 'combat', after: 'this-phase', then: 'main' },
      ),
    ),
  ),
  creature(
    'Priest of the Pact',
    '{1}{B}',
    'Human Cleric',
    '1/1',
    whenever(dies(), { kind: 'sacrifice', who: OPPONENTS, filter: CREATURE, count: 1 }),
  ),
  creature(
    'Keeper of the Arena',
    '{1}{B}{B}',
    'Phyrexian Cleric',
    '1/1',
    whenever(yourUpkeep, steps(draw(1), loseLife(1))),
  ),
  creature('Atog Pup', '{U}{B}', 'Atog', '1/2', activated([discard()], pump(THIS, 1, 1))),
  creature(
    'Sower of Saprolings',
    '{3}{G}',
    'Plant',
    '2/2',
    whenever(attacks(), create(tokenOf('Saproling', 1, 1, ['green']))),
  ),
  creature(
    'Warchanter of Storms',
    '{2}{R}',
    'Orc Shaman',
    '2/2',
    whenever({ kind: 'cast', what: either(INSTANT, SORCERY), by: YOU }, damage(1), [ANY_TARGET]),
  ),
  enchantment('Spellbook Shelf', '{1}{U}', always({ kind: 'player', who: YOU, property: 'no-hand-limit' })),
  card(
    'Curse of Small Cuts',
    '{4}{B}',
    'Enchantment — Aura Curse',
    {},
    keyword('enchant', { players: EVERYONE }),
    whenever(
      { kind: 'step', is: 'upkeep', whose: { kind: 'host' } },
      { kind: 'damage', players: { kind: 'host' }, amount: 1 },
    ),
  ),
  card('Smuggler Skiff', '{2}', 'Artifact — Vehicle', { pt: '3/3' }, keyword('crew', { value: 1 })),
  card(
    'Dwarf Courier',
    '{1}{R}',
    'Creature — Dwarf',
    { pt: '1/1' },
    keyword('dash', { costs: [mana('{R}')] }),
  ),
  card(
    'Charnel Counter',
    '{1}{G}',
    'Creature — Lhurgoyf',
    { power: 0, toughness: 1 },
    everywhere({
      kind: 'defines',
      changes: [
        ...set(countOf(both(CREATURE, { kind: 'in', zone: 'graveyard' })), {
          kind: 'sum',
          of: [countOf(both(CREATURE, { kind: 'in', zone: 'graveyard' })), 1],
        }),
      ],
    }),
  ),
  card(
    'Glistening Mantle',
    '{2}{W}',
    'Enchantment',
    {},
    always({ kind: 'player', who: YOU, property: 'damage-as-poison' }),
  ),
  card(
    'Pebble Thrower',
    '{2}',
    'Artifact Creature — Construct',
    { pt: '0/0' },
    always({ kind: 'enters', outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 2 }] }),
    activated([{ kind: 'remove-counters', counter: '+1/+1', count: 1 }], damage(1), [ANY_TARGET]),
  ),
  card(
    'Assembled Servant',
    '{X}{X}',
    'Artifact Creature — Construct',
    { pt: '0/0' },
    always({ kind: 'enters', outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: { kind: 'x' } }] }),
  ),
  card(
    'Ward Bearer of the Ember',
    '{2}{W}',
    'Creature — Human Cleric',
    { pt: '1/3' },
    activated([TAP], becomes(T0, [gains(keyword('protection', { filter: colour('red') }))]), [
      target(CREATURE),
    ]),
  ),
  card(
    'Restless Bird',
    '{1}{U}',
    'Creature — Bird',
    { pt: '1/1' },
    activated([mana('{0}')], becomes(THIS, [gains(keyword('flying'))])),
  ),
  card(
    'Binding Net',
    '{1}',
    'Artifact',
    {},
    activated([mana('{0}')], becomes(T0, [{ kind: 'lose-ability', keyword: 'flying' }]), [target(CREATURE)]),
  ),
  card(
    'Pallid Visitor',
    '{1}{B}',
    'Creature — Spirit',
    { pt: '2/2' },
    always({ kind: 'modify-this', changes: [{ kind: 'set-colours', colours: ['white'] }] }),
  ),
  card(
    'Hour of Return',
    '{2}{B}',
    'Sorcery',
    {},
    spell(
      move(T0, 'battlefield', 'put', {
        under: YOU,
        enters: [
          {
            kind: 'changed',
            changes: [
              { kind: 'add-colours', colours: ['black'] },
              { kind: 'add-types', subtypes: ['Zombie'] },
            ],
          },
        ],
      }),
      target(both(CREATURE, inZone('graveyard', YOU))),
    ),
  ),
  card('Hour of Changing', '{1}{G}', 'Instant', {}, spell({ kind: 'transform', what: T0 }, target(CREATURE))),
  twofold(
    'transform',
    [
      faceOf(
        'Whisper of Dread',
        '{2}{U}',
        'Sorcery',
        {},
        spell({ kind: 'mill', who: T0, count: 3 }, targetPlayer(OPPONENTS)),
        activated(
          [mana('{3}{U}')],
          { kind: 'move', what: THIS, to: 'battlefield', cause: 'put', face: 'transformed' },
          [],
          { zone: 'graveyard', speed: 'sorcery' },
        ),
      ),
      'Sorcery',
    ],
    [
      faceOf(
        'Lasting Dread',
        null,
        'Creature — Nightmare',
        { pt: '1/1', colours: ['blue'] },
        keyword('skulk'),
      ),
      'Creature — Nightmare',
    ],
  ),
  card(
    'Second Reading',
    '{U}',
    'Sorcery',
    {},
    spell(
      { kind: 'cast-now', who: YOU, what: T0, free: 'free', copy: 'copy' },
      target(both(INSTANT, inZone('graveyard', YOU))),
    ),
  ),
  card(
    'Turned Coat',
    '{U}',
    'Instant',
    {},
    spell(
      becomes(T0, [{ kind: 'words', of: 'creature-type', from: 'Soldier', to: 'Goblin' }], FOREVER),
      target(CREATURE),
    ),
  ),
  card(
    'Unmarked Keeper',
    '{4}{G}',
    'Creature — Human Warrior',
    { pt: '4/4' },
    always({ kind: 'cannot', action: { kind: 'have-counters', what: { kind: 'is', of: { kind: 'this' } } } }),
  ),
];
