// Enchantments, artifacts and planeswalkers.
import type { Ability, Filter, Pattern, Replacement } from '#abilities';
import {
  YOU,
  EVERYONE,
  OPPONENTS,
  THIS,
  SUBJECT,
  T0,
  each,
  set,
  CREATURE,
  LAND,
  ARTIFACT,
  PERMANENT,
  SPELL,
  IS_THIS,
  both,
  either,
  not,
  OTHER,
  YOURS,
  status,
  inZone,
  target,
  targetPlayer,
  ANY_TARGET,
  mana,
  TAP,
  steps,
  draw,
  damage,
  move,
  exile,
  gainLife,
  addCounters,
  becomes,
  plus,
  gains,
  create,
  spell,
  activated,
  loyalty,
  whenever,
  always,
  modify,
  keyword,
  enters,
  card,
} from './words.js';

const enchantment = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Enchantment', {}, ...abilities);
const artifact = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Artifact', {}, ...abilities);
const replaces = (replacement: Omit<Extract<Replacement, { kind: 'replace' }>, 'kind'>): Ability =>
  always({ kind: 'replace', replacement: { kind: 'replace', ...replacement } });
const toGraveyard = (what: Filter): Pattern => ({ kind: 'moves', what, to: ['graveyard'] });

export const PERMANENTS = [
  enchantment(
    'Leyline of the Void',
    '{2}{B}{B}',
    replaces({
      event: toGraveyard({ kind: 'owner', is: OPPONENTS }),
      outcomes: [{ kind: 'to-zone', zone: 'exile' }],
    }),
  ),
  enchantment(
    'Rest in Peace',
    '{1}{W}',
    whenever(enters(), exile(each(inZone('graveyard')))),
    replaces({ event: toGraveyard({ kind: 'anything' }), outcomes: [{ kind: 'to-zone', zone: 'exile' }] }),
  ),
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    replaces({
      event: { kind: 'damage' },
      outcomes: [{ kind: 'amount', value: { kind: 'product', of: { kind: 'event-amount' }, by: 2 } }],
    }),
  ),
  enchantment(
    'Doubling Season',
    '{4}{G}',
    replaces({ event: { kind: 'creates', who: YOU }, outcomes: [{ kind: 'more-tokens', times: 2 }] }),
    replaces({
      event: { kind: 'adds-counters', on: both(PERMANENT, YOURS), except: 'costs' },
      outcomes: [{ kind: 'amount', value: { kind: 'product', of: { kind: 'event-amount' }, by: 2 } }],
    }),
  ),
  enchantment(
    'Hardened Scales',
    '{G}',
    replaces({
      event: { kind: 'adds-counters', on: both(CREATURE, YOURS), counter: '+1/+1' },
      outcomes: [{ kind: 'amount', value: { kind: 'sum', of: [{ kind: 'event-amount' }, 1] } }],
    }),
  ),
  enchantment(
    'Propaganda',
    '{2}{U}',
    always({
      kind: 'cannot',
      action: { kind: 'attack', who: CREATURE, players: YOU },
      unless: [mana('{2}')],
    }),
  ),
  enchantment(
    'Underworld Dreams',
    '{B}{B}{B}',
    whenever({ kind: 'draws', who: OPPONENTS }, { kind: 'damage', players: SUBJECT, amount: 1 }),
  ),
  enchantment(
    'Pacifying Aurora',
    '{2}{W}{W}',
    always({ kind: 'cannot', action: { kind: 'attack', who: CREATURE } }),
  ),
  enchantment(
    'Exploration',
    '{G}',
    always({ kind: 'player', who: YOU, property: 'land-plays', value: 1, how: 'more' }),
  ),
  enchantment('Spellbook Shelf', '{1}{U}', always({ kind: 'player', who: YOU, property: 'no-hand-limit' })),
  enchantment(
    'Sulfuric Vortex',
    '{1}{R}{R}',
    whenever({ kind: 'step', is: 'upkeep' }, { kind: 'damage', players: SUBJECT, amount: 2 }),
    always({ kind: 'cannot', action: { kind: 'gain-life', who: EVERYONE } }),
  ),
  enchantment(
    'Oblivion Ring',
    '{2}{W}',
    whenever(enters(), exile(T0, { link: 'exiled' }), [target(both(PERMANENT, not(LAND), OTHER))]),
    whenever(
      { kind: 'moves', what: IS_THIS, from: ['battlefield'] },
      move({ kind: 'linked', name: 'exiled' }, 'battlefield', 'return'),
    ),
  ),
  enchantment(
    'Banishing Light',
    '{2}{W}',
    whenever(enters(), exile(T0, { until: { kind: 'moves', what: IS_THIS, from: ['battlefield'] } }), [
      target(both(PERMANENT, not(LAND), { kind: 'controller', is: OPPONENTS })),
    ]),
  ),
  artifact(
    'Howling Mine',
    '{2}',
    whenever({ kind: 'step', is: 'draw' }, draw(1, SUBJECT), [], {
      if: { kind: 'matches', what: THIS, filter: status('untapped') },
    }),
  ),
  artifact(
    'Millstone',
    '{2}',
    activated([mana('{2}'), TAP], { kind: 'mill', who: T0, count: 2 }, [targetPlayer()]),
  ),
  artifact(
    'Icy Manipulator',
    '{4}',
    activated([mana('{1}'), TAP], { kind: 'tap', what: T0 }, [target(either(ARTIFACT, CREATURE, LAND))]),
  ),
  artifact('Rod of Ruin', '{4}', activated([mana('{3}'), TAP], damage(1), [ANY_TARGET])),
  artifact(
    'Sphere of Resistance',
    '{2}',
    always({ kind: 'costs', what: SPELL, for: EVERYONE, amount: 1, direction: 'more' }),
  ),
  artifact(
    'Mirror Gallery',
    '{5}',
    always({ kind: 'may', permission: { kind: 'legend-rule-off', what: { kind: 'anything' } } }),
  ),
  artifact('Statue of Refusal', '{7}', always({ kind: 'player', who: YOU, property: 'cannot-lose' })),
  card("Gaea's Anthem", '{1}{G}{G}', 'Enchantment', {}, always(modify(both(CREATURE, YOURS), plus(1, 1)))),
  card(
    'Ajani Goldmane',
    '{2}{W}{W}',
    'Legendary Planeswalker — Ajani',
    { loyalty: 4 },
    loyalty(1, gainLife(2)),
    loyalty(
      -1,
      steps(
        addCounters(each(both(CREATURE, YOURS)), 1),
        becomes(each(both(CREATURE, YOURS)), [gains(keyword('vigilance'))]),
      ),
    ),
    loyalty(
      -6,
      create({
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Avatar',
          types: ['creature'],
          subtypes: ['Avatar'],
          colours: ['white'],
          abilities: [
            always({ kind: 'defines', changes: set({ kind: 'life', of: YOU }, { kind: 'life', of: YOU }) }),
          ],
        },
      }),
    ),
  ),
  card(
    'Jace Beleren',
    '{1}{U}{U}',
    'Legendary Planeswalker — Jace',
    { loyalty: 3 },
    loyalty(2, draw(1, EVERYONE)),
    loyalty(-1, draw(1, T0), targetPlayer()),
    loyalty(-10, { kind: 'mill', who: T0, count: 20 }, targetPlayer()),
  ),
  card(
    'Ancestral Vision',
    null,
    'Sorcery',
    { colours: ['blue'] },
    keyword('suspend', { value: 4, costs: [mana('{U}')] }),
    spell(draw(3, T0), targetPlayer()),
  ),
  card(
    'Rift Bolt',
    '{2}{R}',
    'Sorcery',
    {},
    spell(damage(3), ANY_TARGET),
    keyword('suspend', { value: 1, costs: [mana('{R}')] }),
  ),
  card(
    'Telepathy',
    '{U}',
    'Enchantment',
    {},
    always({ kind: 'player', who: OPPONENTS, property: 'reveals-hand' }),
  ),
  card(
    'Goblin Spy',
    '{R}',
    'Creature — Goblin Rogue',
    { pt: '1/1' },
    always({ kind: 'player', who: YOU, property: 'reveals-top' }),
  ),
];
