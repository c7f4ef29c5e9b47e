// Instants.
import type { Ability } from '#abilities';
import {
  subtype,
  everywhere,
  YOU,
  T0,
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
  both,
  either,
  not,
  YOURS,
  colour,
  status,
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
  END_OF_TURN,
  becomes,
  pump,
  set,
  counter,
  create,
  tokenOf,
  does,
  spell,
  keyword,
  priced,
  modes,
  card,
} from './words.js';

const instant = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Instant', {}, ...abilities);
const ATTACKING_OR_BLOCKING = either(status('attacking'), status('blocking'));
const NONCREATURE_SPELL = both(SPELL, not(CREATURE));

export const INSTANTS = [
  instant('Lightning Bolt', '{R}', spell(damage(3), ANY_TARGET)),
  instant('Shock', '{R}', spell(damage(2), ANY_TARGET)),
  instant(
    'Electrolyze',
    '{1}{U}{R}',
    spell(steps(damage(2, 0, { divided: 'divided' }), draw(1)), anyTarget({ least: 1, most: 2, divides: 2 })),
  ),
  instant('Searing Wind', '{8}{R}', spell(damage(10), ANY_TARGET)),
  instant('Sudden Shock', '{1}{R}', keyword('split second'), spell(damage(2), ANY_TARGET)),
  instant('Lightning Helix', '{R}{W}', spell(steps(damage(3), gainLife(3)), ANY_TARGET)),
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
  instant('Shatter', '{1}{R}', spell(destroy(), target(ARTIFACT))),

  instant('Ancestral Recall', '{U}', spell(draw(3, T0), targetPlayer())),
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
  instant('Naturalize', '{1}{G}', spell(destroy(), target(either(ARTIFACT, ENCHANTMENT)))),
  instant('Fog', '{G}', spell({ kind: 'prevent-damage', combat: 'combat', until: END_OF_TURN })),
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
  instant(
    'Diabolic Edict',
    '{1}{B}',
    spell({ kind: 'sacrifice', who: T0, filter: CREATURE, count: 1 }, targetPlayer()),
  ),
  instant('Dismember', '{1}{B/P}{B/P}', spell(pump(T0, -5, -5), target(CREATURE))),
  instant('Grasp of Darkness', '{B}{B}', spell(pump(T0, -4, -4), target(CREATURE))),
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
  instant(
    'Redirecting Gust',
    '{1}{U}',
    spell(
      { kind: 'new-targets', what: T0, who: YOU, how: 'change' },
      target(both(SPELL, either(INSTANT, SORCERY))),
    ),
  ),
];
