// Cards of the examples of pentaland 704: what costs fit one another.
import type { CardDefinition } from '#cards';
import {
  activated,
  always,
  ANY_TARGET,
  becomes,
  card,
  damage,
  gains,
  keyword,
  mana,
  set,
  spell,
  subtype,
  THIS,
  IS_THIS,
} from './words.js';

const printed = (name: string, cost: string, typeLine: string): CardDefinition => ({ name, cost, typeLine });

export const COSTS: readonly CardDefinition[] = [
  card(
    'Figure of Destiny',
    '{R/W}',
    'Creature — Kithkin',
    { pt: '1/1' },
    activated(
      [mana('{R/W}')],
      becomes(THIS, [{ kind: 'set-types', subtypes: ['Kithkin', 'Spirit'] }, ...set(2, 2)], {
        kind: 'forever',
      }),
    ),
    ...(
      [
        ['{R/W}{R/W}{R/W}', 'Spirit', ['Kithkin', 'Spirit', 'Warrior'], 4, []],
        [
          '{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}',
          'Warrior',
          ['Kithkin', 'Spirit', 'Warrior', 'Avatar'],
          8,
          ['flying', 'first strike'],
        ],
      ] as const
    ).map(([cost, is, subtypes, size, keywords]) =>
      activated([mana(cost)], {
        kind: 'if',
        condition: { kind: 'matches', what: THIS, filter: subtype(is) },
        then: becomes(
          THIS,
          [
            { kind: 'set-types', subtypes: [...subtypes] },
            ...set(size, size),
            ...keywords.map((one) => gains(keyword(one))),
          ],
          { kind: 'forever' },
        ),
      }),
    ),
  ),
  card('Serra Avenger', '{W}{W}', 'Creature — Angel', { pt: '3/3' }, keyword('flying'), keyword('vigilance')),
  card('Slith Firewalker', '{R}{R}', 'Creature — Slith', { pt: '1/1' }, keyword('haste')),
  card('Rise of the Hobgoblins', '{R/W}{R/W}', 'Enchantment', {}),
  card(
    'Vexing Shusher',
    '{R/G}{R/G}',
    'Creature — Goblin Shaman',
    { pt: '2/2' },
    always({ kind: 'cannot', action: { kind: 'be-countered', what: IS_THIS } }),
  ),
  card('Flame Javelin', '{2/R}{2/R}{2/R}', 'Instant', {}, spell(damage(4), ANY_TARGET)),
  printed('Mindslaver', '{6}', 'Legendary Artifact'),
  printed('Attended Knight', '{2}{W}', 'Creature — Human Knight'),
  printed('Centaur Courser', '{2}{G}', 'Creature — Centaur Warrior'),
  printed('Trained Armodon', '{1}{G}{G}', 'Creature — Elephant'),
  printed('Bituminous Blast', '{3}{B}{R}', 'Instant'),
];
