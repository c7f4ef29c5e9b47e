// Auras and Equipment.
import type { Ability, Change, Filter } from '#abilities';
import {
  YOU,
  EVERYONE,
  THIS,
  CREATURE,
  LAND,
  PERMANENT,
  IS_THIS,
  move,
  plus,
  gains,
  set,
  whenever,
  always,
  keyword,
  priced,
  enters,
  card,
} from './words.js';

const aura = (name: string, cost: string, what: Filter, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Enchantment — Aura', {}, keyword('enchant', { filter: what }), ...abilities);
const equipment = (name: string, cost: string, equip: string, ...abilities: readonly Ability[]) =>
  card(name, cost, 'Artifact — Equipment', {}, ...abilities, priced('equip', equip));
const host = (...changes: readonly Change[]) => always({ kind: 'modify-host', changes });
const HOST = { kind: 'is', of: { kind: 'host' } } as const;

export const ATTACHMENTS = [
  aura('Holy Strength', '{W}', CREATURE, host(plus(1, 2))),
  aura('Unholy Strength', '{B}', CREATURE, host(plus(2, 1))),
  aura(
    'Pacifism',
    '{1}{W}',
    CREATURE,
    always(
      { kind: 'cannot', action: { kind: 'attack', who: HOST } },
      { kind: 'cannot', action: { kind: 'block', who: HOST } },
    ),
  ),
  aura('Control Magic', '{2}{U}{U}', CREATURE, host({ kind: 'control', to: YOU })),
  aura(
    'Rancor',
    '{G}',
    CREATURE,
    host(plus(2, 0), gains(keyword('trample'))),
    whenever(
      { kind: 'moves', what: IS_THIS, from: ['battlefield'], to: ['graveyard'] },
      move(THIS, 'hand', 'return'),
    ),
  ),
  aura('Flight', '{U}', CREATURE, host(gains(keyword('flying')))),
  aura(
    'Claustrophobia',
    '{1}{U}{U}',
    CREATURE,
    whenever(enters(), { kind: 'tap', what: { kind: 'host' } }),
    always({ kind: 'cannot', action: { kind: 'untap', what: HOST, step: 'untap-step' } }),
  ),
  aura(
    'Wild Growth',
    '{G}',
    LAND,
    whenever(
      { kind: 'taps-for-mana', what: HOST },
      {
        kind: 'add-mana',
        who: { kind: 'controller', of: { kind: 'host' } },
        mana: { kind: 'exactly', symbols: '{G}' },
      },
    ),
  ),
  aura(
    'Lignify',
    '{1}{G}',
    CREATURE,
    host({ kind: 'set-types', subtypes: ['Treefolk'] }, ...set(0, 4), { kind: 'lose-all-abilities' }),
  ),
  aura(
    'Pariah',
    '{2}{W}',
    CREATURE,
    always({
      kind: 'replace',
      replacement: {
        kind: 'replace',
        event: { kind: 'damage', players: YOU },
        outcomes: [{ kind: 'redirect', to: { kind: 'host' } }],
      },
    }),
  ),
  aura('Indestructibility', '{3}{W}', PERMANENT, host(gains(keyword('indestructible')))),
  aura(
    'Hyena Umbra',
    '{W}',
    CREATURE,
    host(plus(1, 1), gains(keyword('first strike'))),
    keyword('umbra armor'),
  ),
  aura(
    'Lure',
    '{1}{G}{G}',
    CREATURE,
    always({ kind: 'must', action: { kind: 'be-blocked', who: HOST, all: 'all' } }),
  ),
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
  equipment('Bonesplitter', '{1}', '{1}', host(plus(2, 0))),
  equipment('Boots of Escape', '{2}', '{1}', host(gains(keyword('haste')), gains(keyword('shroud')))),
  equipment(
    'Loxodon Warhammer',
    '{3}',
    '{3}',
    host(plus(3, 0), gains(keyword('trample')), gains(keyword('lifelink'))),
  ),
  equipment('Flayer Husk', '{1}', '{2}', keyword('living weapon'), host(plus(1, 1))),
];
