// Lands, and a few sources of mana that are none.
import {
  activated,
  addMana,
  always,
  card,
  CREATURE,
  either,
  EVERYONE,
  inZone,
  keyword,
  modify,
  PERMANENT,
  TAP,
  YOURS,
  both,
  gains,
} from './words.js';

const tapFor = (symbols: string) => activated([TAP], addMana(symbols));
const tapped = always({ kind: 'enters', outcomes: [{ kind: 'tapped' }] });
const basic = (name: string) => card(name, null, `Basic Land — ${name}`);
/** 'All cards that aren't on the battlefield, spells, and permanents.' */
const EVERYWHERE = either(
  PERMANENT,
  ...(['hand', 'library', 'graveyard', 'stack', 'exile', 'command'] as const).map((zone) => inZone(zone)),
);
const ANY_COLOUR = { kind: 'add-mana', mana: { kind: 'any-colour' } } as const;

export const LANDS = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic),
  card('Wastes', null, 'Basic Land', {}, tapFor('{C}')),
  card('Snow-Covered Forest', null, 'Basic Snow Land — Forest'),
  card('Taiga', null, 'Land — Mountain Forest'),
  card('Tropical Island', null, 'Land — Forest Island'),
  card('Coastal Tower', null, 'Land', {}, tapped, tapFor('{W}'), tapFor('{U}')),
  card(
    'Ancient Tomb',
    null,
    'Land',
    {},
    activated([TAP], {
      kind: 'sequence',
      steps: [addMana('{C}{C}'), { kind: 'damage', players: { kind: 'you' }, amount: 2 }],
    }),
  ),
  card('Sol Ring', '{1}', 'Artifact', {}, tapFor('{C}{C}')),
  card('Llanowar Elves', '{G}', 'Creature — Elf Druid', { pt: '1/1' }, tapFor('{G}')),
  card(
    'Birds of Paradise',
    '{G}',
    'Creature — Bird',
    { pt: '0/1' },
    keyword('flying'),
    activated([TAP], ANY_COLOUR),
  ),
  card(
    'Dark Ritual',
    '{B}',
    'Instant',
    {},
    { kind: 'spell', body: { kind: 'plain', effect: addMana('{B}{B}{B}') } },
  ),
  card(
    'Cryptolith Rite',
    '{1}{G}',
    'Enchantment',
    {},
    always(modify(both(CREATURE, YOURS), gains(activated([TAP], ANY_COLOUR)))),
  ),
  card('Darksteel Citadel', null, 'Artifact Land', {}, keyword('indestructible'), tapFor('{C}')),
  card(
    'Blood Moon',
    '{2}{R}',
    'Enchantment',
    {},
    always(
      modify(
        {
          kind: 'all',
          of: [
            { kind: 'type', is: 'land' },
            { kind: 'not', of: { kind: 'supertype', is: 'basic' } },
          ],
        },
        { kind: 'set-types', subtypes: ['Mountain'] },
      ),
    ),
  ),
  card(
    'Mycosynth Lattice',
    '{6}',
    'Artifact',
    {},
    always(modify(PERMANENT, { kind: 'add-types', types: ['artifact'] })),
    always(modify(EVERYWHERE, { kind: 'set-colours', colours: [] })),
    always({ kind: 'player', who: EVERYONE, property: 'mana-any-colour' }),
  ),
  card('Ornithopter', '{0}', 'Artifact Creature — Thopter', { pt: '0/2' }, keyword('flying')),
];
