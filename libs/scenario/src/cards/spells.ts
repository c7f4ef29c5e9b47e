// Instants and sorceries.
import type { Ability } from '#abilities';
import {
  subtype,
  everywhere,
  YOU,
  EVERYONE,
  OPPONENTS,
  T0,
  T1,
  bound,
  each,
  controllerOf,
  CREATURE,
  LAND,
  ARTIFACT,
  ENCHANTMENT,
  INSTANT,
  SORCERY,
  PERMANENT,
  SPELL,
  IS_THIS,
  both,
  either,
  not,
  YOURS,
  colour,
  has,
  status,
  inZone,
  countOf,
  target,
  targetPlayer,
  ANY_TARGET,
  anyTarget,
  mana,
  steps,
  draw,
  damage,
  damageTo,
  destroy,
  move,
  bounce,
  exile,
  gainLife,
  loseLife,
  addCounters,
  END_OF_TURN,
  becomes,
  pump,
  gains,
  set,
  counter,
  create,
  tokenOf,
  does,
  spell,
  whenever,
  keyword,
  priced,
  modes,
  card,
} from './words.js';

const instant = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Instant', {}, ...abilities);
const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Sorcery', {}, ...abilities);
const X = { kind: 'x' } as const;
const ATTACKING_OR_BLOCKING = either(status('attacking'), status('blocking'));
const NONCREATURE_SPELL = both(SPELL, not(CREATURE));

export const SPELLS = [
  instant('Lightning Bolt', '{R}', spell(damage(3), ANY_TARGET)),
  instant('Shock', '{R}', spell(damage(2), ANY_TARGET)),
  sorcery('Blaze', '{X}{R}', spell(damage(X), ANY_TARGET)),
  sorcery(
    'Fireball',
    '{X}{R}',
    spell(damage(X, 0, { divided: 'divided' }), anyTarget({ least: 0, unbounded: 'unbounded', divides: X })),
  ),
  instant(
    'Electrolyze',
    '{1}{U}{R}',
    spell(steps(damage(2, 0, { divided: 'divided' }), draw(1)), anyTarget({ least: 1, most: 2, divides: 2 })),
  ),
  sorcery(
    'Arc Lightning',
    '{2}{R}',
    spell(damage(3, 0, { divided: 'divided' }), anyTarget({ least: 1, most: 3, divides: 3 })),
  ),
  sorcery('Pyroclasm', '{1}{R}', spell(damageTo(each(CREATURE), 2))),
  sorcery(
    'Earthquake',
    '{X}{R}',
    spell({ kind: 'damage', to: each(both(CREATURE, not(has('flying')))), players: EVERYONE, amount: X }),
  ),
  instant('Searing Wind', '{8}{R}', spell(damage(10), ANY_TARGET)),
  instant('Sudden Shock', '{1}{R}', keyword('split second'), spell(damage(2), ANY_TARGET)),
  instant('Lightning Helix', '{R}{W}', spell(steps(damage(3), gainLife(3)), ANY_TARGET)),
  sorcery('Lava Spike', '{R}', spell({ kind: 'damage', players: T0, amount: 3 }, targetPlayer())),
  instant(
    'Fling',
    '{1}{R}',
    everywhere({
      kind: 'additional-cost',
      costs: [
        {
          kind: 'move',
          filter: both(CREATURE, YOURS),
          count: 1,
          to: 'graveyard',
          cause: 'sacrifice',
          bind: 'flung',
        },
      ],
    }),
    spell(damage({ kind: 'stat', of: { kind: 'paid', cause: 'sacrifice' }, stat: 'power' }), ANY_TARGET),
  ),
  sorcery(
    'Threaten',
    '{2}{R}',
    spell(
      steps(
        { kind: 'untap', what: T0 },
        becomes(T0, [{ kind: 'control', to: YOU }, gains(keyword('haste'))]),
      ),
      target(CREATURE),
    ),
  ),
  sorcery('Stone Rain', '{2}{R}', spell(destroy(), target(LAND))),
  instant('Shatter', '{1}{R}', spell(destroy(), target(ARTIFACT))),

  sorcery('Divination', '{2}{U}', spell(draw(2))),
  instant('Ancestral Recall', '{U}', spell(draw(3, T0), targetPlayer())),
  sorcery('Tome Scour', '{U}', spell({ kind: 'mill', who: T0, count: 5 }, targetPlayer())),
  instant('Counterspell', '{U}{U}', spell(counter(), target(SPELL))),
  instant('Cancel', '{1}{U}{U}', spell(counter(), target(SPELL))),
  instant('Negate', '{1}{U}', spell(counter(), target(NONCREATURE_SPELL))),
  instant('Essence Scatter', '{1}{U}', spell(counter(), target(both(SPELL, CREATURE)))),
  instant(
    'Mana Leak',
    '{1}{U}',
    spell({ kind: 'pay', who: controllerOf(T0), costs: [mana('{3}')], unpaid: counter() }, target(SPELL)),
  ),
  instant(
    'Stifle',
    '{U}',
    spell(
      counter(),
      target({
        kind: 'any',
        of: [
          { kind: 'ability', of: 'activated' },
          { kind: 'ability', of: 'triggered' },
        ],
      }),
    ),
  ),
  instant(
    'Twincast',
    '{U}{U}',
    spell(
      { kind: 'copy-spell', what: T0, targets: 'may-change' },
      target(both(SPELL, either(INSTANT, SORCERY))),
    ),
  ),
  instant('Unsummon', '{U}', spell(bounce(), target(CREATURE))),
  instant('Boomerang', '{U}{U}', spell(bounce(), target(PERMANENT))),
  instant(
    'Turn to Frog',
    '{1}{U}',
    spell(
      becomes(T0, [
        { kind: 'set-types', subtypes: ['Frog'] },
        { kind: 'set-colours', colours: ['blue'] },
        { kind: 'lose-all-abilities' },
        ...set(1, 1),
      ]),
      target(CREATURE),
    ),
  ),
  instant(
    'Twiddle',
    '{U}',
    spell(
      {
        kind: 'choose-effect',
        who: YOU,
        options: [
          { kind: 'mode', effect: { kind: 'tap', what: T0 } },
          { kind: 'mode', effect: { kind: 'untap', what: T0 } },
        ],
        least: 0,
        most: 1,
      },
      target(either(ARTIFACT, CREATURE, LAND)),
    ),
  ),
  sorcery('Time Walk', '{1}{U}', spell({ kind: 'extra-turn', who: YOU })),
  instant('Opt', '{U}', spell(steps({ kind: 'scry', who: YOU, count: 1 }, draw(1)))),
  instant(
    'Peek',
    '{U}',
    spell(
      steps({ kind: 'look', who: YOU, what: { kind: 'zone', zone: 'hand', whose: T0 } }, draw(1)),
      targetPlayer(),
    ),
  ),

  instant('Giant Growth', '{G}', spell(pump(T0, 3, 3), target(CREATURE))),
  sorcery(
    'Overrun',
    '{2}{G}{G}{G}',
    spell(pump(each(both(CREATURE, YOURS)), 3, 3, gains(keyword('trample')))),
  ),
  sorcery(
    'Rampant Growth',
    '{1}{G}',
    spell(
      steps(
        {
          kind: 'search',
          who: YOU,
          zones: ['library'],
          filter: both(LAND, { kind: 'supertype', is: 'basic' }),
          bind: 'found',
        },
        move(bound('found'), 'battlefield', 'search', { enters: [{ kind: 'tapped' }] }),
        { kind: 'shuffle', who: YOU },
      ),
    ),
  ),
  instant('Naturalize', '{1}{G}', spell(destroy(), target(either(ARTIFACT, ENCHANTMENT)))),
  instant('Fog', '{G}', spell({ kind: 'prevent-damage', combat: 'combat', until: END_OF_TURN })),
  sorcery(
    'Lure of the Hunt',
    '{1}{G}{G}',
    spell(becomes(T0, [{ kind: 'must', action: { kind: 'be-blocked', all: 'all' } }]), target(CREATURE)),
  ),
  sorcery(
    'Prey Upon',
    '{G}',
    spell(
      { kind: 'fight', one: T0, other: T1 },
      target(both(CREATURE, YOURS)),
      target(both(CREATURE, not(YOURS))),
    ),
  ),
  sorcery('Regrowth', '{1}{G}', spell(move(T0, 'hand', 'return'), target(inZone('graveyard', YOU)))),
  sorcery(
    'Hunting Triad',
    '{3}{G}',
    modes(
      1,
      1,
      does(create(tokenOf('Elf Warrior', 1, 1, ['green']), 3)),
      does(addCounters(T0, 3), target(both(CREATURE, YOURS))),
    ),
  ),

  instant(
    'Healing Salve',
    '{W}',
    modes(
      1,
      1,
      does(gainLife(3, T0), targetPlayer()),
      does({ kind: 'prevent-damage', to: T0, toPlayers: T0, amount: 3, until: END_OF_TURN }, ANY_TARGET),
    ),
  ),
  sorcery('Wrath of God', '{2}{W}{W}', spell(destroy(each(CREATURE), { regeneration: 'cannot' }))),
  instant(
    'Swords to Plowshares',
    '{W}',
    spell(
      steps(exile(T0), gainLife({ kind: 'stat', of: T0, stat: 'power' }, controllerOf(T0))),
      target(CREATURE),
    ),
  ),
  instant('Disenchant', '{1}{W}', spell(destroy(), target(either(ARTIFACT, ENCHANTMENT)))),
  instant(
    'Cloudshift',
    '{W}',
    spell(
      steps(exile(T0, { bind: 'gone' }), move(bound('gone'), 'battlefield', 'return', { under: YOU })),
      target(both(CREATURE, YOURS)),
    ),
  ),
  instant('Raise the Alarm', '{1}{W}', spell(create(tokenOf('Soldier', 1, 1, ['white']), 2))),
  instant('Holy Day', '{W}', spell({ kind: 'prevent-damage', combat: 'combat', until: END_OF_TURN })),
  sorcery('Armageddon', '{3}{W}', spell(destroy(each(LAND)))),
  instant('Kill Shot', '{2}{W}', spell(destroy(), target(both(CREATURE, status('attacking'))))),
  instant('Divine Verdict', '{3}{W}', spell(destroy(), target(both(CREATURE, ATTACKING_OR_BLOCKING)))),
  instant(
    'Rally the Peasants',
    '{2}{W}',
    priced('flashback', '{2}{R}'),
    spell(pump(each(both(CREATURE, status('attacking'))), 2, 0)),
  ),

  instant('Doom Blade', '{1}{B}', spell(destroy(), target(both(CREATURE, not(colour('black')))))),
  instant(
    'Terror',
    '{1}{B}',
    spell(
      destroy(T0, { regeneration: 'cannot' }),
      target(both(CREATURE, not(ARTIFACT), not(colour('black')))),
    ),
  ),
  sorcery(
    'Decree of Pain',
    '{6}{B}{B}',
    spell(
      steps(
        destroy(each(CREATURE), { regeneration: 'cannot', bind: 'destroyed' }),
        draw({ kind: 'size', of: bound('destroyed') }),
      ),
    ),
    priced('cycling', '{3}{B}{B}'),
    whenever({ kind: 'moves', what: IS_THIS, cause: ['cycle'] }, pump(each(CREATURE), -2, -2)),
  ),
  sorcery('Mind Rot', '{2}{B}', spell({ kind: 'discard', who: T0, count: 2 }, targetPlayer())),
  instant(
    'Diabolic Edict',
    '{1}{B}',
    spell({ kind: 'sacrifice', who: T0, filter: CREATURE, count: 1 }, targetPlayer()),
  ),
  sorcery(
    'Duress',
    '{B}',
    spell(
      steps(
        { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: T0 }, bind: 'hand' },
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'only', of: bound('hand'), filter: both(not(CREATURE), not(LAND)) },
          bind: 'chosen',
        },
        move(bound('chosen'), 'graveyard', 'discard'),
      ),
      targetPlayer(OPPONENTS),
    ),
  ),
  sorcery(
    'Zombify',
    '{3}{B}',
    spell(move(T0, 'battlefield', 'return'), target(both(CREATURE, inZone('graveyard', YOU)))),
  ),
  sorcery('Sign in Blood', '{B}{B}', spell(steps(draw(2, T0), loseLife(2, T0)), targetPlayer())),
  instant('Dismember', '{1}{B/P}{B/P}', spell(pump(T0, -5, -5), target(CREATURE))),
  instant('Grasp of Darkness', '{B}{B}', spell(pump(T0, -4, -4), target(CREATURE))),
  sorcery(
    'Exsanguinate',
    '{X}{B}{B}',
    spell(
      steps(
        { kind: 'lose-life', who: OPPONENTS, amount: X, bind: 'lost' },
        gainLife({ kind: 'amount', name: 'lost' }),
      ),
    ),
  ),
  instant(
    'Vendetta',
    '{B}',
    spell(
      steps(destroy(T0, { regeneration: 'cannot' }), loseLife({ kind: 'stat', of: T0, stat: 'toughness' })),
      target(both(CREATURE, not(colour('black')))),
    ),
  ),
  instant(
    'Putrefy',
    '{1}{B}{G}',
    spell(destroy(T0, { regeneration: 'cannot' }), target(either(ARTIFACT, CREATURE))),
  ),
  instant('Bituminous Blast', '{3}{B}{R}', keyword('cascade'), spell(damage(4), target(CREATURE))),
  instant(
    'Skred',
    '{R}',
    spell(damageTo(T0, countOf(both({ kind: 'supertype', is: 'snow' }, YOURS))), target(CREATURE)),
  ),
  card(
    'Glacial Ray',
    '{1}{R}',
    'Instant — Arcane',
    {},
    spell(damage(2), ANY_TARGET),
    keyword('splice', { filter: subtype('Arcane'), costs: [mana('{1}{R}')] }),
  ),
  card('Reach Through Mists', '{U}', 'Instant — Arcane', {}, spell(draw(1))),
  instant(
    'Fork',
    '{R}{R}',
    spell(
      {
        kind: 'copy-spell',
        what: T0,
        targets: 'may-change',
        except: [{ kind: 'set-colours', colours: ['red'] }],
      },
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
  instant(
    'Otherworldly Journey',
    '{1}{W}',
    spell(
      steps(exile(T0, { bind: 'gone' }), {
        kind: 'delayed',
        when: { kind: 'step', is: 'end' },
        body: {
          kind: 'plain',
          effect: move(bound('gone'), 'battlefield', 'return', {
            enters: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }],
          }),
        },
      }),
      target(CREATURE),
    ),
  ),
  instant(
    'Twisted Image',
    '{U}',
    spell(steps(becomes(T0, [{ kind: 'switch-stats' }]), draw(1)), target(CREATURE)),
  ),
  sorcery('Plague Wind Lesser', '{2}{B}{B}', spell(destroy(each(both(CREATURE, not(YOURS)))))),
  instant(
    'Redirecting Gust',
    '{1}{U}',
    spell(
      { kind: 'new-targets', what: T0, who: YOU, how: 'change' },
      target(both(SPELL, either(INSTANT, SORCERY))),
    ),
  ),
  sorcery(
    'Wheel of Fortune',
    '{2}{R}',
    spell(steps({ kind: 'discard', who: EVERYONE, how: 'hand' }, draw(7, EVERYONE))),
  ),
  sorcery(
    'Demonic Tutor',
    '{1}{B}',
    spell(
      steps(
        { kind: 'search', who: YOU, zones: ['library'], bind: 'found' },
        move(bound('found'), 'hand', 'search'),
        { kind: 'shuffle', who: YOU },
      ),
    ),
  ),
];
