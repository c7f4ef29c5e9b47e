// Sorceries.
import type { Ability } from '#abilities';
import {
  YOU,
  EVERYONE,
  OPPONENTS,
  T0,
  T1,
  bound,
  each,
  CREATURE,
  LAND,
  IS_THIS,
  both,
  not,
  YOURS,
  has,
  inZone,
  target,
  targetPlayer,
  ANY_TARGET,
  anyTarget,
  steps,
  draw,
  damage,
  damageTo,
  destroy,
  move,
  gainLife,
  loseLife,
  becomes,
  pump,
  gains,
  spell,
  whenever,
  keyword,
  priced,
  card,
} from './words.js';

const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Sorcery', {}, ...abilities);
const X = { kind: 'x' } as const;

export const SORCERIES = [
  sorcery('Blaze', '{X}{R}', spell(damage(X), ANY_TARGET)),
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
  sorcery('Lava Spike', '{R}', spell({ kind: 'damage', players: T0, amount: 3 }, targetPlayer())),
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
  sorcery('Divination', '{2}{U}', spell(draw(2))),
  sorcery('Tome Scour', '{U}', spell({ kind: 'mill', who: T0, count: 5 }, targetPlayer())),
  sorcery('Time Walk', '{1}{U}', spell({ kind: 'extra-turn', who: YOU })),
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

  sorcery('Wrath of God', '{2}{W}{W}', spell(destroy(each(CREATURE), { regeneration: 'cannot' }))),
  sorcery('Armageddon', '{3}{W}', spell(destroy(each(LAND)))),
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
  sorcery('Plague Wind Lesser', '{2}{B}{B}', spell(destroy(each(both(CREATURE, not(YOURS)))))),
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
